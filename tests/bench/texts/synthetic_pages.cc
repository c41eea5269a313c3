#include "bench/texts/synthetic_pages.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <random>
#include <set>

namespace neardup::bench {

namespace {

constexpr std::size_t kVocabulary = 100'000;
constexpr std::uint64_t kSeed = 20'040'229;

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t n) {
  return static_cast<std::size_t>(random() % n);
}

std::string made_up_word(Random& random, std::size_t syllables) {
  static constexpr char kConsonants[] = "bcdfghjklmnprstvwz";
  static constexpr char kVowels[] = "aeiou";
  std::string word;
  for (std::size_t i = 0; i != syllables; ++i) {
    word += kConsonants[below(random, sizeof kConsonants - 1)];
    word += kVowels[below(random, sizeof kVowels - 1)];
  }
  if (below(random, 2) == 0) word += kConsonants[below(random, sizeof kConsonants - 1)];
  return word;
}

/** Sizes of families that hold a tenth of the pages. */
std::vector<std::size_t> family_sizes(Random& random, std::size_t pages) {
  std::vector<std::size_t> sizes;
  for (std::size_t left = pages / 10; left > 1;) {
    const std::size_t wanted = below(random, 100) == 0 ? 50 : 2 + below(random, 4);
    sizes.push_back(std::min(wanted, left));
    left -= sizes.back();
  }
  return sizes;
}

/** Edits of a page: 0.94 to 0.96 of 100 words are left by one, in terms of their shingles. */
std::size_t edits(Random& random) {
  static constexpr std::size_t kEdits[] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 3};
  return kEdits[below(random, std::size(kEdits))];
}

/** One edit: a word is put anew, left out or put in. */
void edit(std::vector<std::string>& words, Random& random, const ZipfVocabulary& vocabulary) {
  const auto place = words.begin() + static_cast<std::ptrdiff_t>(below(random, words.size()));
  switch (below(random, 3)) {
    case 0:
      *place = vocabulary.draw(random());
      break;
    case 1:
      words.erase(place);
      break;
    default:
      words.insert(place, vocabulary.draw(random()));
  }
}

}  // namespace

ZipfVocabulary::ZipfVocabulary(std::size_t words) {
  Random random(kSeed);
  std::set<std::string> known;
  double sum = 0;
  for (std::size_t rank = 0; rank != words; ++rank) {
    std::string word;
    const std::size_t syllables = rank < 100 ? 1 : rank < 5000 ? 2 + below(random, 2) : 3 + below(random, 2);
    for (std::size_t tries = 0; word.empty() || !known.insert(word).second; ++tries) {
      word = made_up_word(random, syllables + tries / 20);
    }
    words_.push_back(word);
    cumulative_.push_back(sum += std::pow(static_cast<double>(rank) + 2.7, -1.0));
  }
  for (double& share : cumulative_) share /= sum;
}

const std::string& ZipfVocabulary::draw(std::uint64_t random) const {
  const double share = static_cast<double>(random >> 11) * 0x1p-53;
  const auto place = std::upper_bound(cumulative_.begin(), cumulative_.end() - 1, share);
  return words_[static_cast<std::size_t>(place - cumulative_.begin())];
}

SyntheticPages::SyntheticPages(PageMix mix, std::size_t pages) : mix_(mix), vocabulary_(kVocabulary) {
  families_.resize(pages);
  if (mix != PageMix::kSite) return;
  Random random(kSeed + 1);
  std::uint32_t family = 0;
  auto next = families_.begin();
  for (const std::size_t size : family_sizes(random, pages)) {
    next = std::fill_n(next, size, family++);
  }
  while (next != families_.end()) *next++ = family++;
  std::shuffle(families_.begin(), families_.end(), random);
}

std::vector<std::string> SyntheticPages::words(std::uint64_t seed, std::size_t count) const {
  Random random(seed);
  std::vector<std::string> words(count);
  std::generate(words.begin(), words.end(), [&] { return vocabulary_.draw(random()); });
  return words;
}

std::vector<std::string> SyntheticPages::site_page(std::size_t page) const {
  Random of_family(kSeed + 1000 + families_[page]);
  std::vector<std::string> page_words = words(of_family(), 60 + below(of_family, 81));
  Random of_page(kSeed + 1'000'000'000 + page);
  for (std::size_t left = edits(of_page); left != 0; --left) edit(page_words, of_page, vocabulary_);
  return page_words;
}

std::vector<std::string> SyntheticPages::template_page(std::size_t page) const {
  constexpr std::size_t kPlaces[] = {20, 50, 80};
  std::vector<std::string> page_words = words(kSeed, 100);
  Random of_page(kSeed + 1000 + page);
  for (const std::size_t place : kPlaces) {
    for (std::size_t i = place; i != place + 2; ++i) page_words[i] = vocabulary_.draw(of_page());
  }
  return page_words;
}

std::string SyntheticPages::text(std::size_t page) const {
  std::vector<std::string> page_words;
  switch (mix_) {
    case PageMix::kSite:
      page_words = site_page(page);
      break;
    case PageMix::kCopies:
      page_words = words(kSeed, 100);
      break;
    case PageMix::kTemplate:
      page_words = template_page(page);
      break;
    case PageMix::kShort:
      page_words = words(kSeed + page, 1 + page % 3);
  }
  std::string text;
  for (const std::string& word : page_words) (text += word) += ' ';
  return text;
}

}  // namespace neardup::bench
