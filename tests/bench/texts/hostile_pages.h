/** @file hostile_pages.h
 *  Markup that someone might write to make its reader slow. */
#ifndef NEARDUP_TESTS_BENCH_HOSTILE_PAGES_H
#define NEARDUP_TESTS_BENCH_HOSTILE_PAGES_H

#include <cstddef>
#include <vector>

#include "bench/texts/hostile_texts.h"

namespace neardup::bench {

/** @param size  of each page, unit bytes, roughly. The same pages at every call. */
std::vector<HostileText> hostile_html(std::size_t size);
std::vector<HostileText> hostile_markdown(std::size_t size);

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_HOSTILE_PAGES_H
