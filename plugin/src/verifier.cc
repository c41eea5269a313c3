#include "neardup/verifier.h"

#include <algorithm>
#include <iterator>

#include "coverage.h"
#include "neardup/minhash.h"
#include "neardup/rebuilt_text.h"
#include "neardup/similarity.h"

namespace neardup {

namespace {

constexpr std::size_t kCacheOctets = 64 * 1024 * 1024;
constexpr std::size_t kEntryOctets = 160;  // of list node, map node and set object, about

std::size_t octets_of(const std::shared_ptr<const ShingleSet>& set) {
  return kEntryOctets + (set ? set->capacity() * sizeof(std::uint64_t) : 0);
}

}  // namespace

Subject text_subject(const Signature& signature, std::shared_ptr<const ShingleSet> shingles) {
  return {{TextSource::kText, signature.tokens, signature.shingles, signature.token_digest, signature.sketch},
          0,
          std::move(shingles)};
}

Verifier::Verifier(const Xapian::Database& database, const Signer& signer, Tokenizer& tokenizer,
                   DocumentTextSource texts)
    : database_(database), signer_(signer), tokenizer_(tokenizer), texts_(std::move(texts)) {}

std::optional<Similarity> Verifier::compare(const Subject& a, const Subject& b) {
  if (a.signature.token_digest == b.signature.token_digest) return Similarity{1, 1, 1, Verification::kExact};
  const auto set_of = [this](const Subject& s) { return s.shingles ? s.shingles : shingles(s.docid, s.signature); };
  const std::shared_ptr<const ShingleSet> set_a = set_of(a);
  const std::shared_ptr<const ShingleSet> set_b = set_a ? set_of(b) : nullptr;
  if (!set_a || !set_b) return estimate(a.signature, b.signature);
  return exact(*set_a, *set_b, 0);
}

std::optional<Similarity> Verifier::exact(const ShingleSet& a, const ShingleSet& b, double threshold) {
  const std::size_t least = least_intersection(a.size(), b.size(), threshold);
  const std::optional<std::size_t> shared = intersection_reaching(a, b, least);
  if (!shared) return std::nullopt;
  const double jaccard = jaccard_of_sizes(*shared, a.size(), b.size());
  const std::size_t smaller = std::min(a.size(), b.size());
  const double containment = smaller == 0 ? 0 : static_cast<double>(*shared) / static_cast<double>(smaller);
  return Similarity{jaccard, containment, jaccard, Verification::kExact};
}

std::optional<Similarity> Verifier::estimate(const StoredSignature& a, const StoredSignature& b) {
  if (a.token_digest == b.token_digest) return Similarity{1, 1, 1, Verification::kExact};
  if (a.sketch.empty() || a.sketch.size() != b.sketch.size()) return std::nullopt;
  const JaccardEstimate estimate = estimate_jaccard(a.sketch, b.sketch);
  return Similarity{estimate.value, containment_from_jaccard(estimate.value, a.shingles, b.shingles), estimate.lower,
                    Verification::kEstimated};
}

std::shared_ptr<const ShingleSet> Verifier::shingles(Xapian::docid docid, const StoredSignature& signature) {
  const auto found = cached_.find(docid);
  if (found != cached_.end() && found->second->token_digest == signature.token_digest) {
    recent_.splice(recent_.begin(), recent_, found->second);
    return found->second->set;
  }
  if (found != cached_.end()) forget(found->second);
  std::shared_ptr<const ShingleSet> set;
  if (std::optional<KnownWords> words = read_words(docid, signature)) {
    set = std::make_shared<const ShingleSet>(std::move(words->features));
  }
  remember({docid, signature.token_digest, set});
  return set;
}

std::optional<std::string> Verifier::words(Xapian::docid docid, const StoredSignature& signature) {
  std::optional<KnownWords> known = read_words(docid, signature);
  if (!known) return std::nullopt;
  return std::move(known->text);
}

std::optional<Verifier::KnownWords> Verifier::read_words(Xapian::docid docid, const StoredSignature& signature) {
  ++documents_read_;
  const auto known = [this](std::string text) {
    TextFeatureSet set = signer_.feature_set(text, tokenizer_);
    return KnownWords{std::move(text), std::move(set.features), set.tokens};
  };
  KnownWords rebuilt = known(rebuilt_text(database_, docid));
  if (covers(rebuilt.tokens, signature.tokens)) return rebuilt;
  ++documents_not_covered_;
  const std::optional<std::string> text = texts_ ? texts_(docid) : std::nullopt;
  if (!text) return std::nullopt;
  KnownWords given = known(*text);
  if (!covers(given.tokens, signature.tokens)) return std::nullopt;
  return given;
}

void Verifier::remember(CacheEntry entry) {
  cached_octets_ += octets_of(entry.set);
  const Xapian::docid docid = entry.docid;
  recent_.push_front(std::move(entry));
  cached_[docid] = recent_.begin();
  // The two sets of a comparison in progress are held by their users; the cache keeps at least the newest.
  while (cached_octets_ > kCacheOctets && recent_.size() > 1) forget(std::prev(recent_.end()));
}

void Verifier::forget(std::list<CacheEntry>::iterator entry) {
  cached_octets_ -= octets_of(entry->set);
  cached_.erase(entry->docid);
  recent_.erase(entry);
}

}  // namespace neardup
