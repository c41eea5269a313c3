#include "sign/words_evidence.h"

#include <algorithm>
#include <vector>

#include "sketch/minhash.h"

namespace neardup {

std::optional<WordsEvidence> words_evidence(const Signer& signer, const TextFeatureSet& words, bool ordered,
                                            const StoredSignature& signature) {
  if (ordered && words.token_digest == signature.token_digest) return WordsEvidence{true, 1};
  const std::vector<std::uint8_t> sketch = signer.sketch(words.features);
  if (equal_slots(sketch, signature.sketch).value_or(0) < kSameWords) return std::nullopt;
  return WordsEvidence{false, std::min(1.0, estimate_jaccard(sketch, signature.sketch).value)};
}

double jaccard_of_signed_words(double jaccard, double similarity_a, double similarity_b) {
  return std::max(0.0, jaccard - (1 - similarity_a) - (1 - similarity_b));
}

}  // namespace neardup
