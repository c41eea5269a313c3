/** @file cjk_segmenter.h
 *  Cuts a run of Han, Hiragana and Katakana into words exactly as ICU's break iterator does, but without it.
 *
 *  Looks words up in ICU's dictionary of Han, Hiragana and Katakana, and finds the cheapest way to cover the run by words
 *  of the dictionary. A character that is not a word costs as much as the most expensive word, and a whole run of
 *  Katakana may be a word. ICU builds a UText, a string, a normalized string and five vectors for that; this is one pass
 *  over two arrays.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_BOUNDARIES_CJK_SEGMENTER_H
#define NEARDUP_ICU_TOKENIZER_BOUNDARIES_CJK_SEGMENTER_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include <unicode/ucharstrie.h>
#include <unicode/udata.h>

namespace neardup {

/** ICU's dictionary, with what it says of the first two characters of words in tables of its own. */
class CjkDictionary {
 public:
  /** A word at the place that was looked up. */
  struct Word {
    std::size_t characters = 0;
    std::uint32_t cost = 0;  ///< negative logarithm of its frequency, scaled; 0..255
  };
  static constexpr std::size_t kLongestWord = 20;  // characters

  CjkDictionary();
  ~CjkDictionary();

  /** Whether ICU's data has the dictionary in a known form. */
  bool available() const { return trie_ != nullptr; }

  /** Call take(Word) for every word of the dictionary with which the text begins, the shortest first.
   *  @param text  [characters], at least one.
   *  Cost: two look-ups, and a step of ICU's trie for each further character. The first look-ups of a first character
   *  cost a step each; the last of these, one for each second character that it may have. */
  template <class Take>
  void words_at(const char32_t* text, std::size_t characters, Take take) {
    Prefix& one = first_character(text[0]);
    if (one.is_word) take(Word{1, one.cost});
    if (!one.goes_on || characters == 1 || text[1] > 0xFFFF) return;
    const Prefix two = first_pair(one, text[0], text[1]);
    if (two.is_word) take(Word{2, two.cost});
    if (!two.goes_on) return;
    trie_->resetToState64(two.state);
    const std::size_t most = characters < kLongestWord ? characters : kLongestWord;
    for (std::size_t length = 3; length <= most; ++length) {
      const UStringTrieResult result = trie_->next(static_cast<int32_t>(text[length - 1]));
      if (USTRINGTRIE_HAS_VALUE(result)) take(Word{length, static_cast<std::uint32_t>(trie_->getValue())});
      if (!USTRINGTRIE_HAS_NEXT(result)) return;
    }
  }

 private:
  /** The first one or two characters of words. */
  struct Prefix {
    std::uint64_t state = 0;  // of the trie behind it
    std::uint32_t key = 0;    // of a pair: both characters; of one: how often its pairs were looked up, at most kOften
    std::uint16_t cost = 0;
    bool is_word = false;
    bool goes_on = false;
  };
  using Page = std::array<Prefix, 256>;

  static constexpr std::uint32_t kOften = 64;  // look-ups; in a short text most characters are met less often

  Prefix& first_character(char32_t character) {
    const std::unique_ptr<Page>& page = pages_[character >> 8];
    return page ? (*page)[character & 0xFF] : fill_page_of(character);
  }

  /** The pair; if no word begins with it, one that is not a word and cannot continue. */
  Prefix first_pair(Prefix& one, char32_t first, char32_t second) {
    if (one.key != kOften) {
      if (++one.key != kOften) return next_in_trie(one, second);
      add_pairs(one, first);
    }
    const std::uint32_t key = first << 16 | second;
    for (std::size_t place = place_of(key);; place = (place + 1) & (pairs_.size() - 1)) {
      if (pairs_[place].key == key || pairs_[place].key == 0) return pairs_[place];
    }
  }

  std::size_t place_of(std::uint32_t key) const { return (key * 0x9E3779B97F4A7C15U >> 40) & (pairs_.size() - 1); }

  Prefix& fill_page_of(char32_t character);
  Prefix next_in_trie(const Prefix& one, char32_t second);
  void add_pairs(const Prefix& one, char32_t first);
  void add_pair(const Prefix& pair);
  Prefix prefix_behind(UStringTrieResult result) const;

  UDataMemory* data_ = nullptr;
  std::unique_ptr<icu::UCharsTrie> trie_;
  std::vector<std::unique_ptr<Page>> pages_;
  std::vector<Prefix> pairs_;  // a hash table, of the first characters that were looked up often
  std::size_t pair_count_ = 0;
};

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
