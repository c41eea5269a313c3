#include "find/band_buckets.h"

#include <string>

#include "bytes/feature_hash.h"
#include "sign/signature_buckets.h"

namespace neardup {

namespace {

/** Calls take(key, docid) for each posting of the terms of a band that are on several documents. */
template <typename Take>
void for_each_shared_posting(const Xapian::Database& database, const std::string& begin, const Take& take) {
  for (auto term = database.allterms_begin(begin); term != database.allterms_end(begin); ++term) {
    if (term.get_termfreq() < 2) continue;
    const std::string name = *term;
    const std::uint64_t key = xxh3_hash(name);
    for (auto posting = database.postlist_begin(name); posting != database.postlist_end(name); ++posting) {
      take(key, *posting);
    }
  }
}

}  // namespace

void add_band_keys(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                   const BucketNumbering& numbering, CandidateKeys& keys) {
  const auto add = [&keys](std::uint64_t key, const BucketItem& item) {
    keys.add(mix64(key ^ item.scope), item.number);
  };
  for (std::size_t item = 0; item != table.size(); ++item) {
    const std::optional<BucketItem> numbered = numbering(item);
    if (!numbered) continue;
    for_each_signature_bucket(scheme, table.sketch(item), table.fingerprint(item),
                              [&](std::uint64_t key) { add(key, *numbered); });
  }
  const auto add_posting = [&](std::uint64_t key, Xapian::docid docid) {
    const std::optional<std::size_t> item = table.item(docid);
    const std::optional<BucketItem> numbered = item ? numbering(*item) : std::nullopt;
    if (numbered) add(key, *numbered);
  };
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    const unsigned bands = is_in_terms(scheme, scheme.families[f]) ? scheme.families[f].bands : 0;
    for (unsigned band = 0; band != bands; ++band) {
      for_each_shared_posting(database, scheme.band_begin(f, band), add_posting);
    }
  }
}

}  // namespace neardup
