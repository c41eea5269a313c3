#include "marks/signature_table.h"

#include <algorithm>
#include <unordered_map>

#include "database/slot_values.h"
#include "marks/signature_reader.h"

namespace neardup {

SignatureTable::SignatureTable(const Xapian::Database& database, const Scheme& scheme, Fingerprints fingerprints,
                               const LeftOut& left_out)
    : sketch_slots_(scheme.sketch ? scheme.minhash.slots : 0) {
  const unsigned slot = scheme.slots.signature;
  const std::uint32_t id = scheme.id();
  reserve(database.get_value_freq(slot));
  for_each_value(database, slot, [&](Xapian::docid docid, const std::string& value) {
    if (left_out && left_out(docid)) return;
    if (const auto signature = decode_signature(value, scheme, id)) {
      add(docid, *signature);
    } else {
      ++unusable_;
    }
  });
  fingerprints_.resize(size());
  has_fingerprint_.resize(size());
  if (fingerprints == Fingerprints::kRead) read_fingerprints(database, scheme);
}

void SignatureTable::reserve(std::size_t documents) {
  docids_.reserve(documents);
  digests_.reserve(documents);
  tokens_.reserve(documents);
  shingles_.reserve(documents);
  sketches_.reserve(documents * sketch_slots_);
}

void SignatureTable::add(Xapian::docid docid, const StoredSignature& signature) {
  docids_.push_back(docid);
  const auto keep = [this](auto& values, auto value) {
    if (!value) return;
    values.resize(digests_.size());
    values.push_back(value);
  };
  evidence_.add(size() - 1, signature.evidence);
  keep(canonical_, signature.canonical);
  keep(names_other_, signature.names_other);
  keep(address_ranks_, signature.address_rank);
  keep(from_positions_, signature.source == TextSource::kPositions);
  digests_.push_back(signature.token_digest);
  tokens_.push_back(signature.tokens);
  shingles_.push_back(signature.shingles);
  sketches_.insert(sketches_.end(), signature.sketch.begin(), signature.sketch.end());
}

void SignatureTable::read_fingerprints(const Xapian::Database& database, const Scheme& scheme) {
  const std::uint32_t id = scheme.id();
  for_each_value(database, scheme.slots.fingerprint, [&](Xapian::docid docid, const std::string& value) {
    const std::optional<std::size_t> place = item(docid);
    const std::optional<std::uint64_t> fingerprint = decode_fingerprint(value, id);
    if (!place || !fingerprint) return;
    fingerprints_[*place] = *fingerprint;
    has_fingerprint_[*place] = true;
  });
}

bool SignatureTable::same_evidence(std::size_t a, std::size_t b) const {
  return evidence_agrees(evidence(a), evidence(b), are_views(a, b));
}

std::optional<std::size_t> SignatureTable::item(Xapian::docid docid) const {
  const auto place = std::lower_bound(docids_.begin(), docids_.end(), docid);
  if (place == docids_.end() || *place != docid) return std::nullopt;
  return static_cast<std::size_t>(place - docids_.begin());
}

std::vector<std::size_t> SignatureTable::first_of_text() const {
  std::unordered_map<std::uint64_t, std::size_t> first;
  first.reserve(size());
  std::vector<std::size_t> items;
  items.reserve(size());
  for (std::size_t item = 0; item != size(); ++item) items.push_back(first.emplace(digest(item), item).first->second);
  return items;
}

std::optional<std::uint64_t> SignatureTable::fingerprint(std::size_t item) const {
  if (!has_fingerprint_[item]) return std::nullopt;
  return fingerprints_[item];
}

StoredSignature SignatureTable::signature(std::size_t item) const {
  StoredSignature signature = signature_without_sketch(item);
  signature.sketch.assign(sketch(item), sketch(item) + sketch_slots_);
  return signature;
}

StoredSignature SignatureTable::signature_without_sketch(std::size_t item) const {
  StoredSignature signature;  // a comparison does not depend on the source of the text
  signature.tokens = tokens_[item];
  signature.shingles = shingles_[item];
  signature.token_digest = digests_[item];
  signature.evidence = std::string(evidence(item));
  signature.canonical = canonical(item);
  return signature;
}

}  // namespace neardup
