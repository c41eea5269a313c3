/** @file extract.h
 *  The content of a web page: the text that its reader came for, without navigation, banners, sidebars, link lists,
 *  cookie notices and footers. The commands `extract` and `index` choose the same text.
 *
 *      const PageContent page = extract(database, html, url);
 *      indexer.index_page(document, page);
 *
 *  Finder::find_text(page.text) finds documents with nearly the same text, whatever their headlines and captions are.
 *
 *  THREADS: may be called from several at once, with a database object for each.
 */
#ifndef NEARDUP_EXTRACT_H
#define NEARDUP_EXTRACT_H

#include <cstdint>
#include <string>
#include <string_view>

#include <xapian.h>

namespace neardup {

/** The text of a page. UTF-8. */
struct PageContent {
  std::string title;      ///< one line; not part of the content
  std::string text;       ///< the content, a line for each block; empty if the page has none
  std::string left_out;   ///< the rest of the text, likewise
  unsigned rules = 0;     ///< version of the rules that chose, at least 1
  std::string evidence;   ///< of the headline and what else copies must share, in bytes; empty: the content is enough
  std::string canonical;  ///< URL under which the site wants the page to be known; empty if it names none
  bool names_other = false;  ///< whether that is the URL of another page; only if the page's own URL is known
  unsigned address_rank =
      0;  ///< how far the page's own URL is from a plain address: 1 for each parameter of its query, at
          ///< most 63, and 64 for a print or AMP view
};

/** The content of a page, judged by itself. The parser follows the HTML standard (WHATWG).
 *  Parts that the page keeps out of searches by comments (htdig_noindex, UdmComment, googleoff: index) are left out. A page
 *  that says "noindex" to robots is read like others: `index` leaves it out, your program decides for itself.
 *  @param html     any bytes.
 *  @param charset  of the bytes, as HTTP's Content-Type names it; empty: as the page declares it, or as it is detected.
 *                  Bytes that are clearly in another charset are read in that one.
 *  @exception Xapian::InvalidArgumentError for an unknown charset.
 *  Cost: linear; about 10 ms per megabyte, and memory for several times the page. */
PageContent extract(std::string_view html, const std::string& charset = {});

/** The same, without what the database knows to be repeated on the pages of the site. `index` learns that and records
 *  it.
 *  @param url  of the page; its host is the site, or for a `file:` URL the indexed folder above the file. */
PageContent extract(const Xapian::Database& database, std::string_view html, const std::string& url,
                    const std::string& charset = {});

}  // namespace neardup

#endif  // NEARDUP_EXTRACT_H
