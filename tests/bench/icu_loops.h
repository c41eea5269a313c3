/** @file icu_loops.h
 *  What the tokenizer is measured against: text to fingerprint by ICU's word break iterator, as most programs do it and
 *  as well as it can be done with that iterator.
 *
 *  Both do less than the tokenizer: no NFC, no compatibility forms, no links, words are not cut at punctuation inside
 *  them, figures count. So their fingerprints are not its own, but each other's.
 *  THREADS: one object per thread. */
#ifndef NEARDUP_TESTS_BENCH_ICU_LOOPS_H
#define NEARDUP_TESTS_BENCH_ICU_LOOPS_H

#include <unicode/brkiter.h>
#include <unicode/utext.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace neardup::bench {

/** One break iterator for all texts; else a string a word for cutting, folding and converting, and 64 counters that are
 *  moved bit by bit. */
class PlainIcuLoop {
 public:
  PlainIcuLoop();
  std::uint64_t fingerprint(std::string_view text);

 private:
  std::unique_ptr<icu::BreakIterator> boundaries_;
};

/** Nothing is allocated for a text like those before; words are folded by a table of one entry a code unit and only
 *  where that does not do by ICU; the fingerprint is this project's bit-sliced SimHash. */
class TunedIcuLoop {
 public:
  TunedIcuLoop();
  std::uint64_t fingerprint(std::string_view text);

 private:
  void convert(std::string_view text);
  std::uint64_t hash_word(std::size_t begin, std::size_t end);
  std::uint64_t hash_word_by_icu(std::size_t begin, std::size_t end);

  std::unique_ptr<icu::BreakIterator> boundaries_;
  UText source_ = UTEXT_INITIALIZER;
  std::vector<char16_t> folds_;  // by code unit: what it folds to, or 0 if that is not one code unit
  std::vector<char16_t> units_;  // the text
  std::size_t unit_count_ = 0;
  std::vector<char16_t> folded_;       // a word
  std::vector<char> bytes_;            // a word, folded
  std::vector<std::uint64_t> hashes_;  // of all words
};

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_ICU_LOOPS_H
