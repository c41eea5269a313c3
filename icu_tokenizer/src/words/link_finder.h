/** @file link_finder.h
 *  Finds the URLs and e-mail addresses in a text.
 *
 *  Next to the fourth step of the tokenizer: it decides the class of tokens, never where they begin or end. A link is
 *
 *  - a scheme, "://" and all following characters of RFC 3986, at least one (section 3.1 for the scheme);
 *  - "www." in any case, not after an ASCII letter, digit or '_', an ASCII letter or digit, and all characters of
 *    RFC 3986 that follow;
 *  - a dot-atom (RFC 5322 section 3.2.3), '@', and two or more labels of ASCII letters, digits and inner hyphens.
 *
 *  Only ASCII characters make a link. Text in other scripts may follow directly.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_LINK_FINDER_H
#define NEARDUP_ICU_TOKENIZER_WORDS_LINK_FINDER_H

#include <cstddef>
#include <string_view>
#include <vector>

#include "repair/offset_map.h"

namespace neardup {

class LinkFinder {
 public:
  /** Find the links of a text. Cost: linear in the text, n log n in its links. */
  void find(std::string_view text);

  /** Forget all links. */
  void clear();

  /** Also find the links of a part of a text that neither begins nor ends within a link.
   *  @param begin  of the part in the text; parts are given in text order. Cost: as find(), of the part. */
  void add(std::string_view part, std::size_t begin);

  /** The links in text order, disjoint. */
  const std::vector<ByteRange>& links() const { return links_; }

  /** Whether a range shares a byte with a link; ask for ranges in text order. */
  bool overlaps(ByteRange range) {
    while (next_ != links_.size() && links_[next_].end <= range.begin) ++next_;
    return next_ != links_.size() && links_[next_].begin < range.end;
  }

 private:
  void find_urls(std::string_view text);
  void find_www(std::string_view text);
  void find_addresses(std::string_view text);
  void sort_and_join(std::size_t first);

  std::vector<ByteRange> links_;
  std::size_t next_ = 0;  ///< first link that ends after the begin of the last range asked
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_LINK_FINDER_H
