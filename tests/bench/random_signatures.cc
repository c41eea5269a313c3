#include "bench/random_signatures.h"

#include <filesystem>

#include "bands/bands.h"
#include "core/whole_sets.h"
#include "sign/stored_values.h"

namespace neardup::bench {

namespace {

/** SplitMix64: a generator that starts at once. */
class SplitMix {
 public:
  explicit SplitMix(std::uint64_t seed) : state_(seed * 0xd1342543de82ef95) {}

  std::uint64_t operator()() {
    std::uint64_t x = state_ += 0x9e3779b97f4a7c15;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
  }

 private:
  std::uint64_t state_;
};

bool is_copy(Xapian::docid docid) {
  return docid % 10 == 0;
}

}  // namespace

std::uint64_t RandomSignatures::fingerprint(Xapian::docid docid) const {
  if (!is_copy(docid)) return SplitMix(docid)();
  std::uint64_t fingerprint = this->fingerprint(docid - 1);
  SplitMix random(docid);
  for (int bit = 0; bit != 3; ++bit) fingerprint ^= std::uint64_t{1} << random() % 64;
  return fingerprint;
}

std::vector<std::uint64_t> RandomSignatures::slots(Xapian::docid docid) const {
  SplitMix random(~std::uint64_t{docid});
  std::vector<std::uint64_t> slots;
  if (is_copy(docid)) slots = this->slots(docid - 1);
  slots.resize(scheme_.minhash.slots);
  for (std::uint64_t& slot : slots) {
    if (!is_copy(docid) || random() % 10 == 0) slot = random();
  }
  return slots;
}

Xapian::Document random_document(const RandomSignatures& signatures, Xapian::docid docid) {
  const Scheme& scheme = signatures.scheme();
  const std::vector<std::uint64_t> slots = signatures.slots(docid);
  const std::uint64_t fingerprint = signatures.fingerprint(docid);
  Xapian::Document document;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    const std::vector<std::uint64_t> keys = band_keys(scheme.families[f], slots, fingerprint);
    for (unsigned band = 0; band != keys.size(); ++band) {
      document.add_boolean_term(scheme.band_term(f, band, keys[band]));
    }
  }
  const std::uint32_t id = scheme.id();
  StoredSignature signature{{}, 500, 450, docid, {}};
  signature.fingerprint_check = fingerprint_check(fingerprint);
  for (const std::uint64_t slot : slots) signature.sketch.push_back(static_cast<std::uint8_t>(slot));
  document.add_value(scheme.slots.fingerprint, encode_fingerprint(fingerprint, id));
  document.add_value(scheme.slots.signature, encode_signature(signature, id));
  return document;
}

void write_database(const RandomSignatures& signatures, const std::string& path) {
  const std::string raw = path + ".raw";
  {
    Xapian::WritableDatabase database(raw, Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC);
    for (Xapian::docid docid = 1; docid <= signatures.size(); ++docid) {
      database.add_document(random_document(signatures, docid));
    }
    database.commit();
  }
  Xapian::Database(raw).compact(path);
  std::filesystem::remove_all(raw);
}

}  // namespace neardup::bench
