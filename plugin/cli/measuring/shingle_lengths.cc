#include "measuring/shingle_lengths.h"

#include <vector>

#include "compare/exact_pairs.h"
#include "compare/similarity.h"
#include "sign/signer.h"

namespace neardup::cli {

namespace {

void add_labelled(const LabelledSet& set, const std::vector<ShingleSet>& shingles, const EvaluationOptions& options,
                  ShingleLength& length) {
  for (const LabelledPair& pair : set.pairs) {
    if (!options.is_comparable(pair.first, pair.second)) continue;
    const ShingleSet& a = shingles[pair.first];
    const ShingleSet& b = shingles[pair.second];
    if (a.empty() || b.empty()) continue;
    const std::size_t shared = intersection_size(a, b);
    const std::size_t united = a.size() + b.size() - shared;
    length.labelled.add(shared, united);
    if (options.is_true(pair)) length.truth.add(shared, united);
  }
}

}  // namespace

std::array<ShingleLength, kShingleLengths> measure_shingle_lengths(const LabelledSet& set, const Scheme& scheme,
                                                                   Tokenizer& tokenizer,
                                                                   const EvaluationOptions& options) {
  const Signer signer(scheme);
  std::vector<std::vector<std::uint64_t>> tokens;
  for (const LabelledDocument& document : set.documents) {
    tokens.push_back(signer.token_hashes(document.text, tokenizer));
  }
  std::array<ShingleLength, kShingleLengths> lengths;
  for (std::size_t i = 0; i != kShingleLengths; ++i) {
    std::vector<ShingleSet> shingles;
    for (const auto& hashes : tokens) shingles.push_back(word_shingles(hashes, static_cast<unsigned>(i + 1)));
    each_exact_pair(shingles, kLeastOfAll, [&](const ExactPair& pair) {
      if (options.is_comparable(pair.first, pair.second)) lengths[i].all.add(pair.shared, pair.united);
    });
    add_labelled(set, shingles, options, lengths[i]);
  }
  return lengths;
}

}  // namespace neardup::cli
