#include "fingerprint/idf_table.h"

#include <algorithm>
#include <cmath>

#include "features/method_text.h"
#include "tokens/stop_words.h"

namespace neardup {

namespace {

std::optional<GradedWord> read_word(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<unsigned> grade = read_method_number(text.substr(colon + 1));
  if (!grade) return std::nullopt;
  return GradedWord{std::string(text.substr(0, colon)), *grade};
}

}  // namespace

unsigned IdfTable::grade(std::uint64_t frequency, std::uint64_t documents) {
  const double idf = std::log1p(static_cast<double>(documents) / static_cast<double>(frequency));
  return std::clamp(static_cast<unsigned>(std::lround(kUnit * idf)), 1U, kMostGrade);
}

std::optional<IdfTable> IdfTable::parse(std::string_view text) {
  const std::vector<std::string> parts = split(text, ',');
  const std::optional<unsigned> rest = read_method_number(parts.front());
  if (!rest || *rest == 0) return std::nullopt;
  IdfTable table{*rest, {}};
  for (std::size_t part = 1; part != parts.size(); ++part) {
    std::optional<GradedWord> word = read_word(parts[part]);
    if (!word) return std::nullopt;
    table.words.push_back(*std::move(word));
  }
  return table;
}

std::string IdfTable::text() const {
  if (empty()) return {};
  std::string text = std::to_string(rest);
  for (const GradedWord& word : words) text += "," + word.word + ":" + std::to_string(word.grade);
  return text;
}

void IdfTable::validate() const {
  if (empty()) {
    if (!words.empty()) reject("idf lists words but has no grade for all others; begin it with that grade");
    return;
  }
  check_scheme_range("idf grade of unlisted words", rest, 1, kMostGrade);
  for (std::size_t i = 0; i != words.size(); ++i) {
    if (!is_listable(words[i].word)) reject("idf word '" + words[i].word + "' is not a token");
    if (i != 0 && words[i - 1].word >= words[i].word) {
      reject("idf words must ascend and be distinct at '" + words[i].word + "'");
    }
    check_scheme_range("idf grade of '" + words[i].word + "'", words[i].grade, 1, kMostGrade);
  }
}

}  // namespace neardup
