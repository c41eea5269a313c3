#include "quality/grouped_set.h"

#include <algorithm>
#include <numeric>

#include "collapse/group_list.h"
#include "compare/similarity.h"
#include "group/grouping.h"
#include "quality/corpus.h"
#include "quality/labelled_set.h"
#include "quality/measuring/pairwise_agreement.h"

namespace neardup::quality {

namespace {

/** [documents] the number of each document's representative, its own if it is in no group. */
Clustering representatives(Corpus& corpus) {
  Clustering found(corpus.documents().size());
  std::iota(found.begin(), found.end(), 0);
  for (const Group& group : list_groups(corpus.database(), Scheme())) {
    for (const Xapian::docid member : group.members) found[member - 1] = group.centre - 1;
  }
  return found;
}

GroupFigures figures_at(Corpus& corpus, const Clustering& truth, double threshold) {
  GrouperOptions options;
  options.threshold = threshold;
  const GroupReport report = group_databases({corpus.database()}, Scheme(), corpus.tokenizer(), options);
  GroupFigures figures;
  figures.threshold = threshold;
  figures.groups = report.groups;
  figures.grouped_documents = report.grouped_documents;
  figures.largest_group = report.largest_group;
  figures.estimated_links = report.estimated_links;
  figures.min_similarity = report.min_similarity;
  const Clustering found = representatives(corpus);
  for (std::size_t item = 0; item != found.size(); ++item) {
    if (found[item] == item) continue;
    const MeasuredDocument& member = corpus.documents()[item];
    const MeasuredDocument& representative = corpus.documents()[found[item]];
    figures.least_similarity = std::min(figures.least_similarity, least_similarity(representative, member));
    figures.least_of_texts = std::min(figures.least_of_texts, jaccard(representative.of_text, member.of_text));
  }
  if (truth.empty()) return figures;
  figures.pairwise = pairwise_agreement(found, truth);
  figures.b_cubed = b_cubed_agreement(found, truth);
  return figures;
}

}  // namespace

GroupedSet measure_groups(const std::string& folder, const std::vector<double>& thresholds) {
  const cli::LabelledSet labelled = read_matches(folder);
  const Clustering truth = labelled.pairs.empty() ? Clustering() : labelled.clusters(0);
  Corpus corpus(labelled.documents);
  GroupedSet set;
  set.documents = labelled.documents.size();
  set.labelled = !truth.empty();
  set.labelled_pairs = pair_count(truth);
  for (const double threshold : thresholds) set.at.push_back(figures_at(corpus, truth, threshold));
  return set;
}

}  // namespace neardup::quality
