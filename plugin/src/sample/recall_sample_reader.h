/** @file recall_sample_reader.h
 *  The signed documents of a database, and their features by every method of a sample. Internal. */
#ifndef NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_READER_H
#define NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_READER_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <xapian.h>

#include "features/feature_method.h"
#include "scheme/scheme.h"
#include "sign/signer.h"

namespace neardup {

constexpr unsigned kLongestRun = 9;  // of words that are compared

struct SignedDocument {
  Xapian::docid docid = 0;
  std::uint64_t tokens = 0;
};

struct SignedDocuments {
  std::vector<SignedDocument> list;  ///< by ascending docid
  std::size_t unusable = 0;          ///< documents whose signature is damaged or another scheme's
};

SignedDocuments signed_documents(const Xapian::Database& database, const Scheme& scheme);

struct ReadDocument {
  std::vector<std::uint64_t> tokens;  ///< hashes, in text order
  std::vector<ShingleSet> features;   ///< [methods]
};

class SampleReader {
 public:
  SampleReader(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer);

  /** Nothing if the index does not hold, at least nearly, the words that were signed. */
  std::optional<ReadDocument> read(const SignedDocument& document) const;

  /** Runs of 1 to 9 words, then the scheme's own features if they differ from these. */
  const std::vector<FeatureMethod>& methods() const { return methods_; }

 private:
  Xapian::Database database_;
  Signer signer_;
  Tokenizer& tokenizer_;
  std::vector<FeatureMethod> methods_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_READER_H
