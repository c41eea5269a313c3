#include "sample/recall_sample.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "database/argument_checks.h"
#include "record/scheme_record.h"
#include "sample/recall_sample_comparison.h"
#include "sample/recall_sample_draw.h"

namespace neardup {

namespace {

double median_tokens(std::vector<SignedDocument> documents) {
  const auto fewer = [](const SignedDocument& a, const SignedDocument& b) { return a.tokens < b.tokens; };
  const auto middle = documents.begin() + static_cast<std::ptrdiff_t>(documents.size() / 2);
  std::nth_element(documents.begin(), middle, documents.end(), fewer);
  if (documents.size() % 2 == 1) return static_cast<double>(middle->tokens);
  const auto before = std::max_element(documents.begin(), middle, fewer);
  return static_cast<double>(before->tokens + middle->tokens) / 2;
}

std::optional<double> textbook_share(const FeatureMethod& method, const RecallSample& sample) {
  if (!method.of_token_hashes()) return std::nullopt;
  if (!sample.effective_words) return 0;
  const double equal = std::pow(*sample.effective_words, -static_cast<double>(method.length));
  const double runs = std::max(1.0, sample.median_tokens - method.length + 1);
  return 1 - std::pow(1 - equal, runs);
}

/** The least length at which runs of words are rare. */
std::optional<unsigned> rare_length(const std::vector<MethodFigures>& methods,
                                    std::optional<double> MethodFigures::*share) {
  std::optional<unsigned> length;
  for (unsigned n = kLongestRun; n != 0; --n) {
    const std::optional<double> of_runs = methods[n - 1].*share;
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

void require_documents(const SignedDocuments& documents, const Scheme& scheme) {
  if (!documents.list.empty()) return;
  throw Xapian::InvalidOperationError("no document has a signature of scheme " + scheme.name() +
                                      "; sign them with 'xapian-neardup sign'");
}

void require_words(const Draw& draw, const SignedDocuments& documents) {
  if (!draw.documents.empty()) return;
  throw Xapian::InvalidOperationError("the index holds the words of none of its " +
                                      std::to_string(documents.list.size()) +
                                      " signed documents; index them with positions");
}

}  // namespace

RecallSample sample_neighbours(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               const RecallSampleOptions& options) {
  check_arguments(scheme, tokenizer, options);
  require_recorded(database, scheme);
  const SignedDocuments documents = signed_documents(database, scheme);
  require_documents(documents, scheme);
  const SampleReader reader(database, scheme, tokenizer);
  std::vector<SignedDocument> in_random_order = shuffled(documents.list, options.seed);
  const Draw draw = draw_documents(database, scheme, tokenizer, reader, options, in_random_order);
  require_words(draw, documents);

  const DistinctDocuments distinct(database);
  SampleComparison comparison(scheme, reader.methods(), draw, distinct, options.threshold);
  const std::vector<SignedDocument> others = first_by_docid(std::move(in_random_order), options.compared);
  std::size_t done = 0;
  std::size_t unread = 0;
  for (const SignedDocument& document : others) {
    if (options.progress) options.progress(done++, others.size());
    if (const std::optional<ReadDocument> read = reader.read(document)) {
      comparison.take(document.docid, read->features);
    } else {
      ++unread;
    }
  }
  RecallSample sample = comparison.sample();
  sample.documents = documents.list.size();
  sample.compared = others.size();
  sample.unread = unread;
  sample.unusable = documents.unusable;
  sample.median_tokens = median_tokens(documents.list);
  for (MethodFigures& figures : sample.methods) figures.textbook_share = textbook_share(figures.method, sample);
  sample.advised_length = rare_length(sample.methods, &MethodFigures::chance_share);
  sample.textbook_length = rare_length(sample.methods, &MethodFigures::textbook_share);
  return sample;
}

}  // namespace neardup
