#include "sign/words_evidence.h"

#include <algorithm>
#include <vector>

#include "sketch/minhash.h"

namespace neardup {

namespace {

bool nearly_equal(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
  std::size_t different = 0;
  for (std::size_t i = 0; i != a.size(); ++i) different += a[i] != b[i] ? 1 : 0;
  return 64 * different <= a.size();
}

}  // namespace

std::optional<WordsEvidence> words_evidence(const Signer& signer, const TextFeatureSet& words, bool ordered,
                                            const StoredSignature& signature) {
  if (ordered && words.token_digest == signature.token_digest) return WordsEvidence{true, 1};
  const std::vector<std::uint8_t> sketch = signer.sketch(words.features);
  if (sketch.empty() || sketch.size() != signature.sketch.size()) return std::nullopt;
  if (!nearly_equal(sketch, signature.sketch)) return std::nullopt;
  return WordsEvidence{false, std::min(1.0, estimate_jaccard(sketch, signature.sketch).value)};
}

double jaccard_of_signed_words(double jaccard, double similarity_a, double similarity_b) {
  return std::max(0.0, jaccard - (1 - similarity_a) - (1 - similarity_b));
}

}  // namespace neardup
