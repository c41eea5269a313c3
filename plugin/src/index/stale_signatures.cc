#include "index/stale_signatures.h"

#include <algorithm>
#include <cstddef>

#include "marks/signature_reader.h"
#include "sketch/minhash.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

/** Numbers of words that may be of one text differ by at most this share. */
constexpr double kFewMore = 0.02;

}  // namespace

bool is_stale(const StoredSignature& signature, const Signature& words) {
  if (signature.source == TextSource::kPositions) {
    return words.empty() || words.token_digest != signature.token_digest;
  }
  if (words.empty() || words.token_digest == signature.token_digest || words.tokens < signature.tokens) return false;
  const bool more = static_cast<double>(words.tokens) > (1 + kFewMore) * static_cast<double>(signature.tokens);
  return equal_slots(signature.sketch, words.sketch).value_or(1) < (more ? kSameWords : kSameText);
}

bool StaleSignatures::is_stale(Xapian::docid docid, const StoredSignature& signature) {
  if (!neardup::is_stale(signature, words_.sign(docid))) return false;
  if (signature.source != TextSource::kText || has_stems_beside_words(database_, docid, scheme_)) return true;
  if (!whole_) whole_ = has_whole_words();
  return *whole_;
}

/** Whether the first texts that seem unchanged, without stems beside their words, have the words that were signed. */
bool StaleSignatures::has_whole_words() {
  constexpr std::size_t kEnough = 100;
  SignatureReader reader(database_, scheme_);
  std::size_t whole = 0;
  std::size_t other = 0;
  for (auto at = database_.postlist_begin(""); at != database_.postlist_end("") && whole + other != kEnough; ++at) {
    const std::optional<StoredSignature> signature = reader.signature(*at);
    if (!signature || signature->source != TextSource::kText) continue;
    if (has_stems_beside_words(database_, *at, scheme_)) continue;
    if (std::binary_search(distrusted_.begin(), distrusted_.end(), *at)) continue;
    const Signature& words = words_.sign(*at);
    if (words.token_digest == signature->token_digest) ++whole;
    if (neardup::is_stale(*signature, words)) ++other;
  }
  return whole >= kWholeForEachOther * std::max(other, std::size_t{1});
}

}  // namespace neardup
