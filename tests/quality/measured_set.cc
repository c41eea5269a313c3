#include "quality/measured_set.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>

#include <xapian.h>

#include "collapse/group_list.h"
#include "compare/similarity.h"
#include "group/grouping.h"
#include "neardup/pairs.h"
#include "quality/corpus.h"
#include "quality/measuring/exact_pairs.h"
#include "sign/signer.h"

namespace neardup::quality {

namespace {

constexpr double kGroupThreshold = 0.9;

using Documents = std::vector<MeasuredDocument>;

using PairKey = std::pair<std::size_t, std::size_t>;

void measure_recall(const std::vector<ExactPair>& truth, const std::map<PairKey, Similarity>& reported,
                    double threshold, SetFigures& figures) {
  const BandFamily family = Scheme().families.front();
  std::size_t found = 0;
  std::size_t near_found = 0;
  double expected = 0;
  for (const ExactPair& pair : truth) {
    if (pair.jaccard < threshold || pair.jaccard == 1) continue;
    const bool hit = reported.count({pair.first, pair.second}) != 0;
    const bool near = pair.jaccard < threshold + 0.1;
    ++figures.true_pairs;
    found += hit ? 1 : 0;
    figures.near_pairs += near ? 1 : 0;
    near_found += near && hit ? 1 : 0;
    expected += *family.candidate_probability(pair.jaccard);
  }
  const auto share = [](double part, std::size_t all) { return all == 0 ? 1.0 : part / static_cast<double>(all); };
  figures.recall = share(static_cast<double>(found), figures.true_pairs);
  figures.near_recall = share(static_cast<double>(near_found), figures.near_pairs);
  figures.expected = share(expected, figures.true_pairs);
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

/** [documents] those that are near by the definition: they share a band term and reach the threshold, by brute force. */
using Neighbours = std::vector<std::set<std::size_t>>;

Neighbours neighbours_by_definition(const Documents& documents) {
  std::map<std::string, std::set<std::size_t>> documents_of_band;
  for (std::size_t item = 0; item != documents.size(); ++item) {
    for (const std::string& term : documents[item].signature.band_terms) documents_of_band[term].insert(item);
  }
  std::set<PairKey> candidates;
  for (const auto& [term, items] : documents_of_band) {
    for (auto first = items.begin(); first != items.end(); ++first) {
      for (auto second = std::next(first); second != items.end(); ++second) candidates.emplace(*first, *second);
    }
  }
  Neighbours neighbours(documents.size());
  for (const auto& [first, second] : candidates) {
    if (least_similarity(documents[first], documents[second]) < kGroupThreshold) continue;
    neighbours[first].insert(second);
    neighbours[second].insert(first);
  }
  return neighbours;
}

/** Those with most neighbours first. Copies of a text count as the first one of them. */
std::vector<std::size_t> order_of_centres(const Documents& documents, const Neighbours& neighbours) {
  constexpr std::ptrdiff_t kNeighbours = 32;
  std::map<std::pair<std::uint64_t, std::string>, std::size_t> first_of_text;
  std::vector<std::size_t> order;
  std::vector<std::size_t> first(documents.size());
  for (std::size_t item = 0; item != documents.size(); ++item) {
    if (documents[item].signature.empty()) continue;
    order.push_back(item);
    first[item] =
        first_of_text.emplace(std::pair(documents[item].signature.token_digest, documents[item].evidence), item)
            .first->second;
  }
  const auto is_first = [&](std::size_t item) { return first[item] == item; };
  const auto weight = [&](std::size_t item) {
    const std::set<std::size_t>& near = neighbours[first[item]];
    return std::min(std::count_if(near.begin(), near.end(), is_first), kNeighbours);
  };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return weight(a) > weight(b); });
  return order;
}

/** The definition of star groups, in its own words. */
std::set<std::vector<Xapian::docid>> groups_by_definition(const Documents& documents) {
  const Neighbours neighbours = neighbours_by_definition(documents);
  std::vector<std::size_t> representatives;
  std::map<std::size_t, std::vector<Xapian::docid>> members;
  for (const std::size_t item : order_of_centres(documents, neighbours)) {
    const auto first = std::find_if(representatives.begin(), representatives.end(), [&](std::size_t representative) {
      return neighbours[item].count(representative) != 0;
    });
    const std::size_t head = first == representatives.end() ? item : *first;
    if (head == item) representatives.push_back(item);
    members[head].push_back(static_cast<Xapian::docid>(item + 1));
  }
  std::set<std::vector<Xapian::docid>> groups;
  for (auto& [head, group] : members) {
    std::sort(group.begin(), group.end());
    if (group.size() > 1) groups.insert(group);
  }
  return groups;
}

void measure_groups(Corpus& corpus, SetFigures& figures) {
  GrouperOptions options;
  options.threshold = kGroupThreshold;
  options.band_cap = corpus.documents().size();  // the definition without caps
  options.keep_families = true;
  const GroupReport report = group_databases({corpus.database()}, Scheme(), corpus.tokenizer(), options);
  figures.groups = report.groups;
  figures.min_similarity = report.min_similarity;
  std::set<std::vector<Xapian::docid>> found;
  for (const Group& group : list_groups(corpus.database(), Scheme())) found.insert(group.members);
  figures.groups_as_defined = found == groups_by_definition(corpus.documents());
}

}  // namespace

SetFigures measure_set(const std::string& folder, double threshold) {
  Corpus corpus(cli::read_labelled_set(folder, "").documents);
  const Documents& documents = corpus.documents();
  SetFigures figures;
  figures.name = std::filesystem::path(folder).filename();
  figures.documents = documents.size();
  const auto covered = std::count_if(documents.begin(), documents.end(), [](auto& d) { return d.covered; });
  figures.coverage = static_cast<double>(covered) / static_cast<double>(documents.size());
  std::vector<ShingleSet> sets;
  for (const MeasuredDocument& document : documents) sets.push_back(document.of_text);
  std::vector<ExactPair> truth;
  each_exact_pair(sets, threshold, [&truth](const ExactPair& pair) { truth.push_back(pair); });
  std::map<PairKey, Similarity> reported;
  PairsOptions options;
  options.threshold = threshold;
  find_pairs(corpus.database(), options, [&](const DocumentPair& pair) {
    reported[{pair.first - 1, pair.second.docid - 1}] = *pair.second.similarity;
  });
  measure_recall(truth, reported, threshold, figures);
  measure_reported(documents, reported, threshold, figures);
  measure_groups(corpus, figures);
  return figures;
}

}  // namespace neardup::quality
