#include "find/band_buckets.h"

#include <string>

#include "bands/bands.h"
#include "bytes/feature_hash.h"
#include "groups/parallel.h"
#include "sign/signature_buckets.h"

namespace neardup {

namespace {

class BandKeys {
 public:
  BandKeys(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
           const BucketNumbering& numbering, CandidateKeys& keys)
      : database_(database), scheme_(scheme), table_(table), numbering_(numbering), keys_(keys) {}

  void add_all() {
    for (std::size_t item = 0; item != table_.size(); ++item) {
      if (const std::optional<BucketItem> bucket_item = numbering_(item)) add_signature(item, *bucket_item);
    }
    for (unsigned f = 0; f != scheme_.families.size(); ++f) {
      const BandFamily& family = scheme_.families[f];
      if (!is_in_terms(scheme_, family)) continue;
      for (unsigned band = 0; band != family.bands; ++band)
        add_terms(scheme_.band_prefix + scheme_.band_label(f, band));
    }
  }

 private:
  void add_signature(std::size_t item, const BucketItem& bucket_item) {
    for_each_signature_bucket(scheme_, table_.sketch(item), table_.fingerprint(item),
                              [&](std::uint64_t key) { add(key, bucket_item); });
  }

  void add_terms(const std::string& begin) {
    for (auto term = database_.allterms_begin(begin); term != database_.allterms_end(begin); ++term) {
      if (term.get_termfreq() < 2) continue;
      const std::string name = *term;
      const std::uint64_t key = xxh3_hash(name);
      for (auto posting = database_.postlist_begin(name); posting != database_.postlist_end(name); ++posting) {
        const std::optional<std::size_t> item = table_.item(*posting);
        if (!item) continue;
        if (const std::optional<BucketItem> bucket_item = numbering_(*item)) add(key, *bucket_item);
      }
    }
  }

  void add(std::uint64_t key, const BucketItem& bucket_item) {
    keys_.add(mix64(key ^ bucket_item.scope), bucket_item.number);
  }

  const Xapian::Database& database_;
  const Scheme& scheme_;
  const SignatureTable& table_;
  const BucketNumbering& numbering_;
  CandidateKeys& keys_;
};

}  // namespace

void add_band_keys(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                   const BucketNumbering& numbering, CandidateKeys& keys) {
  BandKeys(database, scheme, table, numbering, keys).add_all();
}

std::vector<KeyBuckets> shared_buckets(const CandidateKeys& keys, std::size_t threads,
                                       const std::function<void(std::size_t done)>& tell) {
  std::vector<KeyBuckets> pieces(CandidateKeys::kPartitions);
  in_parallel(
      threads, pieces.size(),
      [&](std::size_t piece, std::size_t) {
        pieces[piece] = keys.buckets(piece, [](std::uint32_t number) { return std::int64_t{number}; });
      },
      tell);
  return pieces;
}

KeyBuckets joined(const std::vector<KeyBuckets>& pieces) {
  KeyBuckets all;
  for (const KeyBuckets& piece : pieces) {
    const std::size_t before = all.members.size();
    all.keys.insert(all.keys.end(), piece.keys.begin(), piece.keys.end());
    all.members.insert(all.members.end(), piece.members.begin(), piece.members.end());
    for (std::size_t i = 1; i != piece.offsets.size(); ++i) all.offsets.push_back(before + piece.offsets[i]);
  }
  return all;
}

}  // namespace neardup
