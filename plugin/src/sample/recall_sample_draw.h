/** @file recall_sample_draw.h
 *  The documents of a sample, with the results of the database's own bands for each. Internal. */
#ifndef NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_DRAW_H
#define NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_DRAW_H

#include <cstdint>
#include <optional>
#include <vector>

#include <xapian.h>

#include "sample/recall_sample.h"
#include "sample/recall_sample_reader.h"
#include "text/feature_postings.h"

namespace neardup {

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
