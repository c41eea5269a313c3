#include "quality/measured_set.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include <unistd.h>
#include <xapian.h>

#include "neardup/group_list.h"
#include "neardup/grouper.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/indexer.h"
#include "neardup/minhash.h"
#include "neardup/pairs.h"
#include "neardup/rebuilt_text.h"
#include "neardup/signature.h"
#include "neardup/similarity.h"
#include "quality/exact_pairs.h"
#include "quality/labelled_set.h"
#include "term_generation.h"

namespace neardup::quality {

namespace {

constexpr double kGroupThreshold = 0.9;

/** A document as the project's own index command writes its body, and what brute force knows of it. */
struct MeasuredDocument {
  Signature signature;
  ShingleSet of_text;
  ShingleSet of_index;
  bool covered = false;
};

using Documents = std::vector<MeasuredDocument>;  // docid - 1 is the number

class Corpus {
 public:
  explicit Corpus(const std::string& folder)
      : signer_(Scheme()),
        indexer_(Scheme(), std::make_unique<IcuTokenizer>()),
        place_(std::filesystem::temp_directory_path() / ("neardup-quality-" + std::to_string(::getpid()))),
        database_(place_.string(), Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC) {
    for (const LabelledDocument& document : read_documents(folder)) add(document.text);
    database_.commit();
  }

  ~Corpus() {
    database_.close();
    std::filesystem::remove_all(place_);
  }

  Xapian::WritableDatabase& database() { return database_; }
  Tokenizer& tokenizer() { return tokenizer_; }
  const Documents& documents() const { return documents_; }

 private:
  void add(const std::string& text) {
    Xapian::Document document;
    generator_.set_document(document);
    generator_.set_termpos(0);
    cli::index_with_positions(generator_, tokenizer_, text);
    MeasuredDocument measured;
    measured.signature = indexer_.annotate(document, text);
    measured.of_text = signer_.shingle_set(text, tokenizer_);
    const TokenHashes rebuilt = signer_.token_hashes({rebuilt_text(document)}, tokenizer_);
    measured.of_index = word_shingles(rebuilt.tokens, signer_.scheme().shingle_length);
    const double signed_tokens = static_cast<double>(measured.signature.tokens);
    measured.covered = std::abs(static_cast<double>(rebuilt.tokens.size()) - signed_tokens) <= 0.02 * signed_tokens;
    documents_.push_back(std::move(measured));
    database_.add_document(document);
  }

  Signer signer_;
  Indexer indexer_;
  IcuTokenizer tokenizer_;
  Xapian::TermGenerator generator_;
  std::filesystem::path place_;
  Xapian::WritableDatabase database_;
  Documents documents_;
};

using PairKey = std::pair<std::size_t, std::size_t>;

void measure_recall(const std::vector<ExactPair>& truth, const std::map<PairKey, Similarity>& reported,
                    double threshold, SetFigures& figures) {
  const BandFamily family = Scheme().families.front();
  std::size_t found = 0;
  std::size_t near_found = 0;
  double promised = 0;
  for (const ExactPair& pair : truth) {
    if (pair.jaccard < threshold || pair.jaccard == 1) continue;
    const bool hit = reported.count({pair.first, pair.second}) != 0;
    const bool near = pair.jaccard < threshold + 0.1;
    ++figures.true_pairs;
    found += hit ? 1 : 0;
    figures.near_pairs += near ? 1 : 0;
    near_found += near && hit ? 1 : 0;
    promised += *family.candidate_probability(pair.jaccard);
  }
  const auto share = [](double part, std::size_t all) { return all == 0 ? 1.0 : part / static_cast<double>(all); };
  figures.recall = share(static_cast<double>(found), figures.true_pairs);
  figures.near_recall = share(static_cast<double>(near_found), figures.near_pairs);
  figures.promised = share(promised, figures.true_pairs);
}

void measure_reported(const Documents& documents, const std::map<PairKey, Similarity>& reported, double threshold,
                      SetFigures& figures) {
  figures.reported = reported.size();
  for (const auto& [pair, similarity] : reported) {
    const double of_texts = jaccard(documents[pair.first].of_text, documents[pair.second].of_text);
    if (similarity.verification == Verification::kEstimated) {
      ++figures.estimated;
      figures.estimated_below += of_texts < threshold ? 1 : 0;
      continue;
    }
    const double of_index = jaccard(documents[pair.first].of_index, documents[pair.second].of_index);
    figures.exact_below += similarity.jaccard < threshold ? 1 : 0;
    figures.differences.push_back(std::abs(of_texts - of_index));
  }
  std::sort(figures.differences.begin(), figures.differences.end());
}

bool share_a_band(const Signature& a, const Signature& b) {
  return std::any_of(a.band_terms.begin(), a.band_terms.end(), [&](const std::string& term) {
    return std::find(b.band_terms.begin(), b.band_terms.end(), term) != b.band_terms.end();
  });
}

/** Whether two documents are near by the definition, with nothing but brute force. */
bool near_by_definition(const MeasuredDocument& a, const MeasuredDocument& b) {
  if (!share_a_band(a.signature, b.signature)) return false;
  if (a.signature.token_digest == b.signature.token_digest) return true;
  if (a.covered && b.covered) return jaccard(a.of_index, b.of_index) >= kGroupThreshold;
  return estimate_jaccard(a.signature.sketch, b.signature.sketch).lower >= kGroupThreshold;
}

/** The definition of star groups, in its own words. */
std::set<std::vector<Xapian::docid>> groups_by_definition(const Documents& documents) {
  std::vector<std::size_t> representatives;
  std::map<std::size_t, std::vector<Xapian::docid>> members;
  for (std::size_t item = 0; item != documents.size(); ++item) {
    if (documents[item].signature.empty()) continue;
    const auto first = std::find_if(representatives.begin(), representatives.end(), [&](std::size_t representative) {
      return near_by_definition(documents[representative], documents[item]);
    });
    const std::size_t head = first == representatives.end() ? item : *first;
    if (head == item) representatives.push_back(item);
    members[head].push_back(static_cast<Xapian::docid>(item + 1));
  }
  std::set<std::vector<Xapian::docid>> groups;
  for (const auto& [head, group] : members) {
    if (group.size() > 1) groups.insert(group);
  }
  return groups;
}

void measure_groups(Corpus& corpus, SetFigures& figures) {
  GrouperOptions options;
  options.threshold = kGroupThreshold;
  options.hot_cap = corpus.documents().size();  // the definition without caps
  const GroupReport report = group_database(corpus.database(), Scheme(), corpus.tokenizer(), options);
  figures.groups = report.groups;
  figures.min_similarity = report.min_similarity;
  std::set<std::vector<Xapian::docid>> found;
  for (const Group& group : list_groups(corpus.database(), Scheme())) found.insert(group.members);
  figures.groups_as_defined = found == groups_by_definition(corpus.documents());
}

}  // namespace

SetFigures measure_set(const std::string& folder, double threshold) {
  Corpus corpus(folder);
  const Documents& documents = corpus.documents();
  SetFigures figures;
  figures.name = std::filesystem::path(folder).filename();
  figures.documents = documents.size();
  const auto covered = std::count_if(documents.begin(), documents.end(), [](auto& d) { return d.covered; });
  figures.coverage = static_cast<double>(covered) / static_cast<double>(documents.size());
  std::vector<ShingleSet> sets;
  for (const MeasuredDocument& document : documents) sets.push_back(document.of_text);
  const std::vector<ExactPair> truth = exact_pairs(sets, threshold);
  std::map<PairKey, Similarity> reported;
  PairsOptions options;
  options.threshold = threshold;
  find_pairs(corpus.database(), Scheme(), corpus.tokenizer(), options, [&](const DocumentPair& pair) {
    reported[{pair.first - 1, pair.second.docid - 1}] = *pair.second.similarity;
  });
  measure_recall(truth, reported, threshold, figures);
  measure_reported(documents, reported, threshold, figures);
  measure_groups(corpus, figures);
  return figures;
}

}  // namespace neardup::quality
