/** @file cjk_dictionary.h
 *  Reads ICU's dictionary of Chinese and Japanese words, through ICU's public data and trie interfaces.
 *
 *  For cjk_segmenter. THREADS: one reader a tokenizer; the dictionary itself is ICU's mapped data.
 */
#ifndef NEARDUP_ICU_TOKENIZER_BOUNDARIES_CJK_DICTIONARY_H
#define NEARDUP_ICU_TOKENIZER_BOUNDARIES_CJK_DICTIONARY_H

#include <unicode/ucharstrie.h>
#include <unicode/udata.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace neardup {

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

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_BOUNDARIES_CJK_DICTIONARY_H
