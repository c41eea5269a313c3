/** @file random_text.h
 *  Random texts that meet every rule of the tokenizer often: all scripts, marks, controls, links, broken UTF-8. */
#ifndef NEARDUP_TESTS_RANDOM_TEXT_H
#define NEARDUP_TESTS_RANDOM_TEXT_H

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace neardup {

class RandomText {
 public:
  explicit RandomText(std::uint32_t seed) : engine_(seed) {}

  /** Up to `most` characters or short strings, from a few ranges that each text picks for itself. */
  std::string next(std::size_t most);

  /** Like next(), but of what Xapian's words are made of: initials, what joins and cuts, words of about 64 bytes. */
  std::string next_of_terms(std::size_t most);

  std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(engine_); }

 private:
  void append_element(std::string& text, std::size_t kind);
  void append_of_terms(std::string& text, std::size_t kind);

  std::mt19937 engine_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_RANDOM_TEXT_H
