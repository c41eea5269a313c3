#include "verify/word_weights.h"

#include <string>

namespace neardup {

namespace {

constexpr std::size_t kLongestTerm = 245;  // bytes; Xapian refuses longer ones

Xapian::doccount frequency_of(const Xapian::Database& database, const std::string& word) {
  return word.size() > kLongestTerm ? 0 : database.get_termfreq(word);
}

}  // namespace

void WordWeights::learn(const MeasuredText& text) {
  const Xapian::doccount documents = snapshot_ ? 0 : database_.get_doccount();
  for (std::size_t i = 0; i != text.tokens.size(); ++i) {
    const auto [place, added] = weights_.emplace(text.hashes[i], 0);
    if (!added) continue;
    place->second = snapshot_ ? snapshot_->weight(text.hashes[i])
                              : inverse_document_frequency(documents, frequency_of(database_, text.tokens[i].text));
  }
}

}  // namespace neardup
