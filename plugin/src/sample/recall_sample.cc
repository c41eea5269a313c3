#include "sample/recall_sample.h"

#include <algorithm>
#include <random>
#include <string>
#include <utility>

#include "compare/similarity.h"
#include "database/argument_checks.h"
#include "database/document_id.h"
#include "database/slot_values.h"
#include "features/shingles.h"
#include "find/cascade_finder.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_reader.h"
#include "record/scheme_record.h"
#include "sign/signer.h"
#include "sign/words_evidence.h"
#include "text/position_reader.h"

namespace neardup {

namespace {

constexpr unsigned kLongestRun = 9;  // of words that are compared

/** Feature sets, numbered from 0. Counts how many features another set shares with each.
 *  Memory: 20 bytes a feature. */
class FeaturePostings {
 public:
  explicit FeaturePostings(const std::vector<ShingleSet>& sets) {
    for (std::size_t set = 0; set != sets.size(); ++set) {
      sizes_.push_back(sets[set].size());
      for (const std::uint64_t feature : sets[set]) postings_.push_back({feature, static_cast<std::uint32_t>(set)});
    }
    std::sort(postings_.begin(), postings_.end(),
              [](const Posting& a, const Posting& b) { return a.feature < b.feature; });
    unsigned bits = 1;
    while (std::size_t{2} << bits < postings_.size()) ++bits;
    shift_ = 64 - bits;
    begin_.assign((std::size_t{1} << bits) + 1, 0);
    for (const Posting& posting : postings_) ++begin_[(posting.feature >> shift_) + 1];
    for (std::size_t bucket = 1; bucket != begin_.size(); ++bucket) begin_[bucket] += begin_[bucket - 1];
  }

  /** [sets.size()] Sizes of the intersections with each set.
   *  Cost O(|set| + shared features + sets), for hashes that are spread evenly. */
  std::vector<std::uint32_t> shared_with(const ShingleSet& set) const {
    std::vector<std::uint32_t> shared(sizes_.size());
    for (const std::uint64_t feature : set) {
      const std::size_t bucket = feature >> shift_;
      for (std::size_t i = begin_[bucket]; i != begin_[bucket + 1]; ++i) {
        if (postings_[i].feature == feature) ++shared[postings_[i].set];
      }
    }
    return shared;
  }

  std::size_t size_of(std::size_t set) const { return sizes_[set]; }

 private:
  struct Posting {
    std::uint64_t feature;
    std::uint32_t set;
  };

  std::vector<Posting> postings_;     // ascending
  std::vector<std::uint32_t> begin_;  // of the postings with the same leading bits
  unsigned shift_ = 0;                // leaves the leading bits
  std::vector<std::size_t> sizes_;
};

struct SignedDocument {
  Xapian::docid docid = 0;
  std::uint64_t tokens = 0;
};

std::vector<FeatureMethod> compared_methods(const Scheme& scheme) {
  std::vector<FeatureMethod> methods;
  for (unsigned length = 1; length <= kLongestRun; ++length) methods.push_back({"word", length});
  if (std::find(methods.begin(), methods.end(), scheme.features) == methods.end()) methods.push_back(scheme.features);
  return methods;
}

class SampleReader {
 public:
  SampleReader(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer)
      : database_(database), signer_(scheme), tokenizer_(tokenizer), methods_(compared_methods(scheme)) {}

  /** [methods] The features; nothing if the index does not hold, at least nearly, the words that were signed. */
  std::optional<std::vector<ShingleSet>> read(const SignedDocument& document) const {
    const std::optional<StoredSignature> signature =
        SignatureReader(database_, signer_.scheme()).signature(document.docid);
    if (!signature) return std::nullopt;
    const TextFromPositions words = text_from_positions(database_, document.docid, signer_.scheme());
    PositionsTokenizer tokenizer(tokenizer_, words);
    TextFeatureSet own = signer_.feature_set(words.text, tokenizer);
    if (!words_evidence(signer_, own, !words.overlapping, *signature)) return std::nullopt;
    const std::vector<std::uint64_t> tokens = signer_.token_hashes(words.text, tokenizer);
    std::vector<ShingleSet> features;
    for (const FeatureMethod& method : methods_) {
      features.push_back(method.of_token_hashes() ? word_shingles(tokens, method.length) : own.features);
    }
    return features;
  }

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

struct Draw {
  std::vector<DrawnDocument> documents;
  std::vector<FeaturePostings> features;  ///< [methods] sets in the order of the documents
};

std::vector<SignedDocument> signed_documents(const Xapian::Database& database, const Scheme& scheme) {
  std::vector<SignedDocument> documents;
  const std::uint32_t id = scheme.id();
  for_each_value(database, scheme.slots.signature, [&](Xapian::docid docid, const std::string& value) {
    if (const auto signature = decode_signature(value, scheme, id)) documents.push_back({docid, signature->tokens});
  });
  return documents;
}

/** The documents in random order, the same for one seed on every machine. */
std::vector<SignedDocument> shuffled(std::vector<SignedDocument> documents, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  for (std::size_t left = documents.size(); left > 1; --left) {
    std::swap(documents[left - 1], documents[random() % left]);  // std::shuffle differs between libraries
  }
  return documents;
}

DrawnDocument looked_up(CascadeFinder& finder, const Xapian::Database& database, const Scheme& scheme,
                        Xapian::docid docid) {
  DrawnDocument drawn{docid, {}, {}};
  for (const auto& candidate : matching_values(database, finder.document_query(docid), scheme.slots.signature)) {
    drawn.candidates.push_back(candidate.first);
  }
  for (const Match& match : finder.find_document(docid).matches) drawn.reported.push_back(match.docid);
  std::sort(drawn.reported.begin(), drawn.reported.end());
  return drawn;
}

/** Draws until enough documents can be read. @param documents  to draw from, in random order. */
Draw draw_documents(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                    const SampleReader& reader, const RecallSampleOptions& options,
                    const std::vector<SignedDocument>& documents) {
  CascadeOptions finder_options;
  finder_options.threshold = options.threshold;
  CascadeFinder finder(database, scheme, tokenizer, finder_options);
  Draw draw;
  std::vector<std::vector<ShingleSet>> sets(reader.methods().size());
  for (const SignedDocument& document : documents) {
    if (draw.documents.size() == options.documents) break;
    std::optional<std::vector<ShingleSet>> read = reader.read(document);
    if (!read) continue;
    draw.documents.push_back(looked_up(finder, database, scheme, document.docid));
    for (std::size_t m = 0; m != sets.size(); ++m) sets[m].push_back(std::move((*read)[m]));
  }
  for (std::vector<ShingleSet>& of_method : sets) {
    draw.features.emplace_back(of_method);
    of_method = {};
  }
  return draw;
}

bool holds(const std::vector<Xapian::docid>& ascending, Xapian::docid docid) {
  return std::binary_search(ascending.begin(), ascending.end(), docid);
}

/** Counts a pair that the bands find or miss.
 *  @param expected  probability that a minhash band is shared; nothing if there is no such family. Summed. */
void count(BandRecall& recall, bool candidate, std::optional<double> expected) {
  ++recall.pairs;
  recall.candidates += candidate ? 1 : 0;
  if (expected) recall.expected = recall.expected.value_or(0) + *expected;
}

void divide_sum(BandRecall& recall) {
  if (recall.expected) *recall.expected /= static_cast<double>(recall.pairs);
}

class SampleComparison {
 public:
  /** @param methods  that the features are of. Scheme, draw and distinct pairs are kept by reference. */
  SampleComparison(const Xapian::Database& database, const Scheme& scheme, const std::vector<FeatureMethod>& methods,
                   const Draw& draw, const DistinctDocuments& distinct, double threshold)
      : database_(database),
        scheme_(scheme),
        draw_(draw),
        distinct_(distinct),
        threshold_(threshold),
        chance_(methods.size()),
        candidates_(draw.documents.size()),
        reported_(draw.documents.size()) {
    for (const FeatureMethod& method : methods) {
      if (method == scheme.features) result_.own = result_.methods.size();
      result_.methods.push_back({method, {}, 0, {}});
    }
  }

  /** @param features  [methods] of a document. */
  void take(Xapian::docid docid, const std::vector<ShingleSet>& features) {
    shared_.clear();
    for (std::size_t m = 0; m != features.size(); ++m) shared_.push_back(draw_.features[m].shared_with(features[m]));
    for (std::size_t drawn = 0; drawn != draw_.documents.size(); ++drawn) {
      const Xapian::docid other = draw_.documents[drawn].docid;
      if (other == docid) continue;
      if (distinct_.hold(other, docid)) {
        ++result_.distinct;
        continue;
      }
      measure(drawn, features);
      look_up(drawn, docid, features[result_.own].size());
    }
  }

  /** The results that come from pairs; the rest of the sample has its default values. */
  RecallSample sample() const {
    RecallSample sample = result_;
    sample.drawn = draw_.documents.size();
    sample.candidates = estimate_share(candidates_);
    sample.reported = estimate_share(reported_);
    divide_sum(sample.near_duplicates);
    for (BandRecall& recall : sample.by_similarity) divide_sum(recall);
    if (sample.unrelated_pairs == 0) return sample;
    for (std::size_t m = 0; m != chance_.size(); ++m) {
      sample.methods[m].chance_share = chance_[m] / static_cast<double>(sample.unrelated_pairs);
    }
    return sample;
  }

 private:
  /** Measures a pair by all methods. */
  void measure(std::size_t drawn, const std::vector<ShingleSet>& features) {
    const bool unrelated = shared_[kLongestRun - 1][drawn] == 0;
    result_.unrelated_pairs += unrelated ? 1 : 0;
    for (std::size_t m = 0; m != features.size(); ++m) {
      const std::size_t size = draw_.features[m].size_of(drawn);
      const std::size_t shared = shared_[m][drawn];
      MethodFigures& figures = result_.methods[m];
      figures.similarities.add(shared, size + features[m].size() - shared);
      if (jaccard_of_sizes(shared, size, features[m].size()) >= threshold_) ++figures.near_duplicates;
      if (unrelated) chance_[m] += static_cast<double>(shared) / static_cast<double>(size);
    }
  }

  void add_to(ClassEnds& ends, Xapian::docid first, Xapian::docid second, double similarity) const {
    const bool lowest = !ends.lowest || similarity < ends.lowest->similarity;
    const bool highest = !ends.highest || similarity > ends.highest->similarity;
    if (!lowest && !highest) return;
    const auto id = [this](Xapian::docid docid) {
      return document_id(database_, docid).value_or(std::to_string(docid));
    };
    const SimilarPair pair{id(first), id(second), similarity};
    if (lowest) ends.lowest = pair;
    if (highest) ends.highest = pair;
  }

  /** Looks the same pair up in the bands. @param size  number of the other document's own features. */
  void look_up(std::size_t drawn, Xapian::docid docid, std::size_t size) {
    const std::size_t drawn_size = draw_.features[result_.own].size_of(drawn);
    const std::size_t shared = shared_[result_.own][drawn];
    const double jaccard = jaccard_of_sizes(shared, drawn_size, size);
    const std::optional<double> expected = expected_candidates(scheme_, jaccard);
    const bool candidate = holds(draw_.documents[drawn].candidates, docid);
    std::array<BandRecall, 10>& recalls = result_.by_similarity;
    const std::size_t number = SimilarityHistogram::class_of(shared, drawn_size + size - shared, recalls.size());
    count(recalls[number], candidate, expected);
    add_to(result_.ends[SimilarityHistogram::class_of(shared, drawn_size + size - shared, result_.ends.size())],
           draw_.documents[drawn].docid, docid, jaccard);
    if (jaccard < threshold_) return;
    count(result_.near_duplicates, candidate, expected);
    ++candidates_[drawn].all;
    ++reported_[drawn].all;
    candidates_[drawn].part += candidate ? 1 : 0;
    reported_[drawn].part += holds(draw_.documents[drawn].reported, docid) ? 1 : 0;
  }

  const Xapian::Database& database_;
  const Scheme& scheme_;
  const Draw& draw_;
  const DistinctDocuments& distinct_;
  double threshold_;
  std::vector<std::vector<std::uint32_t>> shared_;  // [methods][drawn] with the document at hand
  std::vector<double> chance_;                      // [methods] sums over the unrelated pairs
  std::vector<PartOf> candidates_;                  // [drawn] of the near-duplicates
  std::vector<PartOf> reported_;
  RecallSample result_;
};

double median_tokens(std::vector<SignedDocument> documents) {
  const auto fewer = [](const SignedDocument& a, const SignedDocument& b) { return a.tokens < b.tokens; };
  const auto middle = documents.begin() + static_cast<std::ptrdiff_t>(documents.size() / 2);
  std::nth_element(documents.begin(), middle, documents.end(), fewer);
  if (documents.size() % 2 == 1) return static_cast<double>(middle->tokens);
  const auto before = std::max_element(documents.begin(), middle, fewer);
  return static_cast<double>(before->tokens + middle->tokens) / 2;
}

/** The least length at which runs of words are rare. */
std::optional<unsigned> rare_length(const std::vector<MethodFigures>& methods) {
  std::optional<unsigned> length;
  for (unsigned n = kLongestRun; n != 0; --n) {
    const std::optional<double> of_runs = methods[n - 1].chance_share;
    if (!of_runs || *of_runs >= kRareShare) break;
    length = n;
  }
  return length;
}

/** The first COUNT documents, in the order in which they are read fastest. */
std::vector<SignedDocument> first_by_docid(std::vector<SignedDocument> documents, std::size_t count) {
  documents.resize(std::min(documents.size(), count));
  std::sort(documents.begin(), documents.end(),
            [](const SignedDocument& a, const SignedDocument& b) { return a.docid < b.docid; });
  return documents;
}

void check_arguments(const Scheme& scheme, const Tokenizer& tokenizer, const RecallSampleOptions& options) {
  require_profile(valid_scheme(scheme), tokenizer);
  require_threshold(options.threshold);
  if (options.threshold == 0) {
    throw Xapian::InvalidArgumentError("threshold is 0, must be above 0: all documents are that similar");
  }
  if (options.documents == 0 || options.compared == 0)
    throw Xapian::InvalidArgumentError("number of documents to draw or to compare is 0, must be at least 1");
}

}  // namespace

RecallSample sample_neighbours(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               const RecallSampleOptions& options) {
  check_arguments(scheme, tokenizer, options);
  require_recorded(database, scheme);
  const std::vector<SignedDocument> documents = signed_documents(database, scheme);
  if (documents.empty()) {
    throw Xapian::InvalidOperationError("no document has a signature of scheme " + scheme.name() +
                                        "; sign them with 'xapian-neardup sign'");
  }
  const SampleReader reader(database, scheme, tokenizer);
  std::vector<SignedDocument> in_random_order = shuffled(documents, options.seed);
  const Draw draw = draw_documents(database, scheme, tokenizer, reader, options, in_random_order);
  if (draw.documents.empty()) {
    throw Xapian::InvalidOperationError("the index holds the words of none of its " + std::to_string(documents.size()) +
                                        " signed documents; index them with positions");
  }
  const DistinctDocuments distinct(database);
  SampleComparison comparison(database, scheme, reader.methods(), draw, distinct, options.threshold);
  const std::vector<SignedDocument> others = first_by_docid(std::move(in_random_order), options.compared);
  std::size_t done = 0;
  std::size_t unread = 0;
  for (const SignedDocument& document : others) {
    if (options.progress) options.progress(done++, others.size());
    if (const auto read = reader.read(document)) {
      comparison.take(document.docid, *read);
    } else {
      ++unread;
    }
  }
  RecallSample sample = comparison.sample();
  sample.documents = documents.size();
  sample.compared = others.size();
  sample.unread = unread;
  sample.unusable = database.get_value_freq(scheme.slots.signature) - documents.size();
  sample.median_tokens = median_tokens(documents);
  sample.advised_length = rare_length(sample.methods);
  return sample;
}

}  // namespace neardup
