/** @file random_texts.h
 *  Texts of random words, and near-duplicates of them. */
#ifndef NEARDUP_TESTS_PLUGIN_RANDOM_TEXTS_H
#define NEARDUP_TESTS_PLUGIN_RANDOM_TEXTS_H

#include <cstddef>
#include <iterator>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace neardup {

inline std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

class RandomTexts {
 public:
  explicit RandomTexts(std::uint64_t seed, std::size_t vocabulary = 5000) : random_(seed), vocabulary_(vocabulary) {}

  /** A number below n. */
  std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

  std::uint64_t bits() { return random_(); }

  /** Letters only: figures would not tell the texts of one template apart. */
  std::string word() {
    std::string word = "w" + std::to_string(below(vocabulary_));
    for (char& c : word) {
      if (c != 'w') c = static_cast<char>('a' + (c - '0'));
    }
    return word;
  }

  std::vector<std::string> words(std::size_t count) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i != count; ++i) words.push_back(word());
    return words;
  }

  std::string text(std::size_t count) { return joined(words(count)); }

  /** The words with so many of them replaced, left out or put in. */
  std::vector<std::string> edited(std::vector<std::string> words, std::size_t edits) {
    for (std::size_t i = 0; i != edits; ++i) {
      const std::size_t place = words.empty() ? 0 : below(words.size());
      const auto at = words.begin() + static_cast<std::ptrdiff_t>(place);
      switch (words.empty() ? 2 : below(3)) {
        case 0:
          *at = word();
          break;
        case 1:
          words.erase(at);
          break;
        default:
          words.insert(at, word());
      }
    }
    return words;
  }

  /** The same of a text, by its words between spaces. */
  std::string edited_text(const std::string& text, std::size_t edits) {
    std::istringstream stream(text);
    return joined(edited({std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>()}, edits));
  }

  /** The fingerprint with so many distinct bits flipped. */
  std::uint64_t flipped(std::uint64_t fingerprint, unsigned bits) {
    for (std::uint64_t done = 0; bits != 0;) {
      const std::uint64_t bit = std::uint64_t{1} << below(64);
      if ((done & bit) != 0) continue;
      done |= bit;
      fingerprint ^= bit;
      --bits;
    }
    return fingerprint;
  }

 private:
  std::mt19937_64 random_;
  std::size_t vocabulary_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_RANDOM_TEXTS_H
