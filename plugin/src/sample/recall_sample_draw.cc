#include "sample/recall_sample_draw.h"

#include <algorithm>
#include <random>
#include <utility>

#include "database/slot_values.h"
#include "features/feature_counts.h"
#include "find/cascade_finder.h"

namespace neardup {

namespace {

/** One over the probability that two different tokens are the same word. */
std::optional<double> effective_words(std::vector<std::uint64_t> tokens) {
  const double count = static_cast<double>(tokens.size());
  double equal_pairs = 0;
  for (const FeatureCount& word : count_features(std::move(tokens))) {
    equal_pairs += static_cast<double>(word.count) * (static_cast<double>(word.count) - 1);
  }
  if (equal_pairs == 0) return std::nullopt;
  return count * (count - 1) / equal_pairs;
}

DrawnDocument looked_up(CascadeFinder& finder, const Xapian::Database& database, const Scheme& scheme,
                        Xapian::docid docid) {
  DrawnDocument drawn{docid, {}, {}};
  for (const auto& candidate : matching_values(database, finder.document_query(docid), scheme.slots.signature)) {
    drawn.candidates.push_back(candidate.first);
  }
  for (const Match& match : finder.find_document(docid).matches) drawn.reported.push_back(match.docid);
  std::sort(drawn.reported.begin(), drawn.reported.end());
  return drawn;
}

}  // namespace

std::vector<SignedDocument> shuffled(std::vector<SignedDocument> documents, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  for (std::size_t left = documents.size(); left > 1; --left) {
    std::swap(documents[left - 1], documents[random() % left]);  // std::shuffle differs between libraries
  }
  return documents;
}

/** Draws in this order until enough documents can be read. */
Draw draw_documents(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                    const SampleReader& reader, const RecallSampleOptions& options,
                    const std::vector<SignedDocument>& documents) {
  CascadeOptions finder_options;
  finder_options.threshold = options.threshold;
  CascadeFinder finder(database, scheme, tokenizer, finder_options);
  Draw draw;
  std::vector<std::uint64_t> tokens;
  std::vector<std::vector<ShingleSet>> sets(reader.methods().size());
  for (const SignedDocument& document : documents) {
    if (draw.documents.size() == options.documents) break;
    std::optional<ReadDocument> read = reader.read(document);
    if (!read) continue;
    draw.documents.push_back(looked_up(finder, database, scheme, document.docid));
    tokens.insert(tokens.end(), read->tokens.begin(), read->tokens.end());
    for (std::size_t m = 0; m != sets.size(); ++m) sets[m].push_back(std::move(read->features[m]));
  }
  for (std::vector<ShingleSet>& of_method : sets) {
    draw.features.emplace_back(of_method);
    of_method = {};
  }
  draw.effective_words = effective_words(std::move(tokens));
  return draw;
}

}  // namespace neardup
