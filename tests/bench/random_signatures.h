/** @file random_signatures.h
 *  Documents that consist of a signature alone, as many as wanted, for measurements of look-ups. */
#ifndef NEARDUP_TESTS_BENCH_RANDOM_SIGNATURES_H
#define NEARDUP_TESTS_BENCH_RANDOM_SIGNATURES_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup::bench {

/** Signatures of documents 1..size(): random ones, every tenth near the one before: each MinHash slot the same with
 *  probability 0.9, the fingerprint up to 3 bits away. */
class RandomSignatures {
 public:
  RandomSignatures(const Scheme& scheme, std::size_t documents) : scheme_(scheme), documents_(documents) {}

  const Scheme& scheme() const { return scheme_; }
  std::size_t size() const { return documents_; }

  std::uint64_t fingerprint(Xapian::docid docid) const;
  std::vector<std::uint64_t> slots(Xapian::docid docid) const;

 private:
  Scheme scheme_;
  std::size_t documents_;
};

/** Such a document, with its band terms and values. */
Xapian::Document random_document(const RandomSignatures& signatures, Xapian::docid docid);

/** Write them all into a new compacted database. */
void write_database(const RandomSignatures& signatures, const std::string& path);

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_RANDOM_SIGNATURES_H
