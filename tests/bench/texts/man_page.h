/** @file man_page.h
 *  The words of a man page: real text of many languages that a Debian package brings. */
#ifndef NEARDUP_TESTS_BENCH_MAN_PAGE_H
#define NEARDUP_TESTS_BENCH_MAN_PAGE_H

#include <string>
#include <string_view>

namespace neardup::bench {

/** The text of a page in roff's notation, line by line.
 *  Comment lines go, and of a request its name (".B open" gives "open"). Of the escapes, \- gives '-', \e a backslash,
 *  \~ and backslash-space a space, \(aq and \(cq ', \(lq and \(rq and \(dq ", \(co the sign (c), \" ends the line; all
 *  others, fonts and sizes above all, give nothing. An empty page gives an empty text. */
std::string man_page_text(std::string_view roff);

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_MAN_PAGE_H
