/** @file cjk_segmenter.h
 *  Cuts a run of Han, Hiragana and Katakana into words exactly as ICU's break iterator does, but without it.
 *
 *  Finds the cheapest way to cover the run by words of the dictionary. A character that is not a word costs as much as
 *  the most expensive word, and a whole run of Katakana may be a word. ICU builds a UText, a string, a normalized
 *  string and five vectors for that; this is one pass over two arrays.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_BOUNDARIES_CJK_SEGMENTER_H
#define NEARDUP_ICU_TOKENIZER_BOUNDARIES_CJK_SEGMENTER_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "boundaries/cjk_dictionary.h"

namespace neardup {

class CjkSegmenter {
 public:
  /** Whether ICU's dictionary was found and a sample is cut as ICU cuts it; other versions of ICU may use other
   *  methods. If not, do not call segment(). */
  bool available() const { return available_; }

  CjkSegmenter();

  /** The ends of the words of a run, ascending; the last is run.size().
   *  @param run  characters that NFKC does not change, as a maximal run in the text.
   *  @return     valid until the next call. Cost: linear, some trie steps a character. */
  const std::vector<std::uint32_t>& segment(const std::vector<char32_t>& run);

 private:
  /** The cheapest cover of the first characters of the run. */
  struct Cover {
    std::uint32_t cost;
    std::uint32_t last_word;  // where its last word begins
  };

  void offer(std::size_t begin, std::size_t end, std::uint32_t cost);
  void offer_katakana_run(const std::vector<char32_t>& run, std::size_t begin);
  bool agrees_with_icu();
  bool cuts_sample_as_icu();

  CjkDictionary dictionary_;
  std::vector<Cover> covers_;
  std::vector<std::uint32_t> ends_;
  bool available_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_BOUNDARIES_CJK_SEGMENTER_H
