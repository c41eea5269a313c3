#include "sample/recall_sample_draw.h"

#include <algorithm>
#include <random>
#include <string>
#include <utility>

#include "database/slot_values.h"
#include "features/feature_counts.h"
#include "features/shingles.h"
#include "find/cascade_finder.h"
#include "marks/signature_reader.h"
#include "sign/words_evidence.h"
#include "text/position_reader.h"

namespace neardup {

namespace {

std::vector<FeatureMethod> compared_methods(const Scheme& scheme) {
  std::vector<FeatureMethod> methods;
  for (unsigned length = 1; length <= kLongestRun; ++length) methods.push_back({"word", length});
  if (std::find(methods.begin(), methods.end(), scheme.features) == methods.end()) methods.push_back(scheme.features);
  return methods;
}

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

SignedDocuments signed_documents(const Xapian::Database& database, const Scheme& scheme) {
  SignedDocuments documents;
  const std::uint32_t id = scheme.id();
  for_each_value(database, scheme.slots.signature, [&](Xapian::docid docid, const std::string& value) {
    if (const auto signature = decode_signature(value, scheme, id)) {
      documents.list.push_back({docid, signature->tokens});
    } else {
      ++documents.unusable;
    }
  });
  return documents;
}

SampleReader::SampleReader(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer)
    : database_(database), signer_(scheme), tokenizer_(tokenizer), methods_(compared_methods(scheme)) {}

std::optional<ReadDocument> SampleReader::read(const SignedDocument& document) const {
  const std::optional<StoredSignature> signature =
      SignatureReader(database_, signer_.scheme()).signature(document.docid);
  if (!signature) return std::nullopt;
  const TextFromPositions words = text_from_positions(database_, document.docid, signer_.scheme());
  PositionsTokenizer tokenizer(tokenizer_, words);
  TextFeatureSet own = signer_.feature_set(words.text, tokenizer);
  if (!words_evidence(signer_, own, !words.overlapping, *signature)) return std::nullopt;
  ReadDocument result{signer_.token_hashes(words.text, tokenizer), {}};
  for (const FeatureMethod& method : methods_) {
    result.features.push_back(method.of_token_hashes() ? word_shingles(result.tokens, method.length) : own.features);
  }
  return result;
}

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
