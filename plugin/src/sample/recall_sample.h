/** @file recall_sample.h
 *  Measures, without labels, how good a database's own bands are, and which shingle length and threshold suit its
 *  texts.
 *
 *  Draws some documents and compares each with every other one, exactly, by runs of 1 to 9 words and by the scheme's
 *  own features. So all neighbours of the drawn documents are known, and the recall is the share that the bands find.
 *  In a large database the others are drawn, too, so that the cost stays bounded: then a part of the neighbours is known.
 *  The similarity of unrelated documents shows which runs of words are too short.
 *
 *  THREADS: works in the caller's thread; nobody else may use the database handle meanwhile.
 */
#ifndef NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_H
#define NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "compare/share_estimate.h"
#include "compare/similarity_histogram.h"
#include "features/feature_method.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Documents to draw. */
constexpr std::size_t kUsualDraw = 200;

struct RecallSampleOptions {
  std::size_t documents = kUsualDraw;  ///< to draw, >= 1; all if there are fewer
  std::size_t compared = 100'000;      ///< to compare them with, >= 1, drawn, too; all if there are fewer
  std::uint64_t seed = 1;              ///< chooses the documents
  double threshold = 0.8;  ///< least Jaccard index, of the scheme's features, of a near-duplicate: above 0, at most 1
  std::function<void(std::size_t done, std::size_t all)> progress;  ///< documents compared
};

/** Recall of the bands for pairs of a drawn document and another one. Two drawn documents count as two pairs. */
struct BandRecall {
  std::uint64_t pairs = 0;
  std::uint64_t candidates = 0;    ///< of these: CascadeFinder looks up a term of the other one for the drawn one
  std::optional<double> expected;  ///< mean over the pairs of the probability that a band of the minhash families is
                                   ///< shared; nothing without a pair, or if the scheme has no such family
};

/** How one method of making features judges the same pairs. */
struct MethodFigures {
  FeatureMethod method;
  SimilarityHistogram similarities;
  std::uint64_t near_duplicates = 0;  ///< pairs that reach the threshold by these features

  /** The probability that a feature of a drawn document is in a document that shares no run of 9 words with it: the
   *  mean share over such pairs. Nothing without such a pair. */
  std::optional<double> chance_share;
};

/** Two documents, by their ids (document_id()), and their Jaccard index by the scheme's features. */
struct SimilarPair {
  std::string first;
  std::string second;
  double similarity = 0;
};

/** The pairs at both ends of a class of SimilarityHistogram; nothing if it has no pair. */
struct ClassEnds {
  std::optional<SimilarPair> lowest;
  std::optional<SimilarPair> highest;
};

/** A feature is rare if an unrelated document has less than this share of a document's features. */
constexpr double kRareShare = 0.01;

struct RecallSample {
  std::size_t documents = 0;  ///< with a valid signature of the scheme
  std::size_t unread = 0;     ///< of these, left out: the index does not hold their words
  std::size_t unusable = 0;   ///< documents left out: their signature is damaged or of another scheme
  std::size_t distinct = 0;   ///< pairs left out: they are declared distinct (distinct_pairs.h)
  std::size_t drawn = 0;
  std::size_t compared = 0;  ///< documents that each drawn one was compared with, itself and unread ones included

  std::optional<ShareEstimate> candidates;  ///< of the near-duplicates; nothing if the drawn documents have none
  std::optional<ShareEstimate> reported;    ///< the same for the matches of CascadeFinder::find_document()
  BandRecall near_duplicates;
  std::array<BandRecall, 10> by_similarity;  ///< [i] pairs of i/10 up to below (i + 1)/10; 1 is in the last

  std::array<ClassEnds, SimilarityHistogram::kClasses> ends;  ///< by the scheme's features

  std::vector<MethodFigures> methods;  ///< runs of 1 to 9 words, then the scheme's own features if not among them
  std::size_t own = 0;                 ///< the scheme's among them

  std::uint64_t unrelated_pairs = 0;  ///< pairs that share no run of 9 words
  double median_tokens = 0;           ///< of the documents

  /** The least length at which runs of words are rare by chance_share; nothing if even runs of 9 are not, or if there
   *  are no unrelated pairs. Source of the rule: Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, sec. 3.2.2:
   *  long enough that the probability of any given shingle appearing in any given document is low. */
  std::optional<unsigned> advised_length;
};

/** Draw documents and compare them with all others.
 *  Every document whose words the index holds is equally likely to be drawn; the same seed draws the same documents.
 *  Words are read from positions, as Verifier reads them.
 *  @param scheme     the database's (database_scheme()).
 *  @param tokenizer  the scheme's.
 *  @exception Xapian::InvalidArgumentError for an option out of range, or a tokenizer of another profile.
 *  @exception Xapian::InvalidOperationError if no document is signed under the scheme, or the index holds the words of
 *             none.
 *  Cost: reads and tokenizes every compared document once, the drawn ones, too; one CascadeFinder::find_document() for each of
 *  those. Memory: about 250 bytes for each word of a drawn document, and 32 bytes for every document. */
RecallSample sample_neighbours(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               const RecallSampleOptions& options = {});

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_H
