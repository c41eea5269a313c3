/** @file recall_sample_draw.h
 *  The signed documents of a database, and their features by every method of a sample. Internal.
 *
 *  The documents of a sample, with the results of the database's own bands for each.
 */
#ifndef NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_DRAW_H
#define NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_DRAW_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <xapian.h>

#include "features/feature_method.h"
#include "sample/recall_sample.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "text/feature_postings.h"

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

struct DrawnDocument {
  Xapian::docid docid = 0;
  std::vector<Xapian::docid> candidates;  ///< that CascadeFinder looks up for it, ascending
  std::vector<Xapian::docid> reported;    ///< by CascadeFinder, ascending
};

/** @return the documents in random order, the same for one seed on every machine. */
std::vector<SignedDocument> shuffled(std::vector<SignedDocument> documents, std::uint64_t seed);

struct Draw {
  std::vector<DrawnDocument> documents;
  std::vector<FeaturePostings> features;  ///< [methods] sets in the order of the documents
  std::optional<double> effective_words;  ///< RecallSample::effective_words
};

/** @param documents  to draw from, in random order. @return fewer than requested, or none, if no more can be read. */
Draw draw_documents(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                    const SampleReader& reader, const RecallSampleOptions& options,
                    const std::vector<SignedDocument>& documents);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_DRAW_H
