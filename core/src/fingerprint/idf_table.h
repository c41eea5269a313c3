/** @file idf_table.h
 *  How rare words are: a snapshot of a collection's document frequencies, frozen into a scheme. So every document is
 *  weighed in the same way, whatever is indexed later.
 *
 *  Lists only frequent words. All others have one weight, at least that of the rarest listed words. Grades are whole
 *  numbers, because signatures must not depend on a machine's arithmetic. THREADS: a plain value.
 */
#ifndef NEARDUP_CORE_FINGERPRINT_IDF_TABLE_H
#define NEARDUP_CORE_FINGERPRINT_IDF_TABLE_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** A word and its weight. */
struct GradedWord {
  std::string word;  ///< folded token
  unsigned grade = 0;
};

struct IdfTable {
  static constexpr unsigned kUnit = 16;  ///< grades of 1 of ln(1 + documents / documents with the word)
  static constexpr unsigned kMostGrade = 255;

  unsigned rest = 0;              ///< grade of words that are not listed; 0: there is no table
  std::vector<GradedWord> words;  ///< ascending by bytes, distinct

  bool empty() const { return rest == 0; }

  /** The grade of a word in some of all documents: kUnit * ln(1 + documents / frequency), rounded, 1..255.
   *  @param frequency  1..documents. */
  static unsigned grade(std::uint64_t frequency, std::uint64_t documents);

  /** Read what text() wrote; nothing for any other text. */
  static std::optional<IdfTable> parse(std::string_view text);

  /** "REST,word:grade,word:grade"; empty for no table. */
  std::string text() const;

  /** @exception std::invalid_argument naming the word that is out of order or not a token, or the grade out of range.
   */
  void validate() const;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FINGERPRINT_IDF_TABLE_H
