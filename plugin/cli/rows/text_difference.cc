#include "rows/text_difference.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "find/pair_explanation.h"
#include "output/printable.h"
#include "rows/pair_verdict.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kNamedWords = 8;

std::string line_of(const std::vector<std::string>& words, const std::string& indent, const std::string& whose) {
  if (words.empty()) return "";
  const std::size_t shown = std::min(words.size(), kNamedWords);
  const auto end = words.begin() + static_cast<std::ptrdiff_t>(shown);
  return fmt::format("\n{}only in {}: {}{}", indent, whose,
                     printable(fmt::format("{}", fmt::join(words.begin(), end, " "))),
                     shown == words.size() ? "" : " ...");
}

}  // namespace

void TextDifference::put(Row& row) const {
  row["sentence"] = sentence.empty() ? Row(nullptr) : Row(sentence);
  row["only_in_document"] = only_in_document;
  row["only_in_representative"] = only_in_representative;
}

std::string TextDifference::words_text(const std::string& indent, const std::string& document,
                                       const std::string& representative) const {
  return line_of(only_in_document, indent, document) + line_of(only_in_representative, indent, representative);
}

TextDifference text_difference(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               Xapian::docid representative, Xapian::docid document) {
  const PairExplanation explanation = explain_pair(database, scheme, tokenizer, representative, document);
  if (!explanation.words || !explanation.similarity) return {};
  if (explanation.similarity->jaccard == 1) return {"the same text", {}, {}};
  return {how_alike(*explanation.words, explanation.similarity->jaccard), explanation.words->only_in_b,
          explanation.words->only_in_a};
}

}  // namespace neardup::cli
