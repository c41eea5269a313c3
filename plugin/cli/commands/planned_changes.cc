#include "commands/planned_changes.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <unordered_set>

#include <fmt/format.h>

#include "collapse/collapsed_results.h"
#include "collapse/group_list.h"
#include "databases/document_name.h"
#include "find/cascade_finder.h"
#include "marks/taken_slots.h"
#include "omega/search_query.h"
#include "output/printable.h"
#include "pages/borderline_pairs.h"
#include "rows/pair_verdict.h"

namespace neardup::cli {

namespace {

const char* role_name(GroupRole role) {
  switch (role) {
    case GroupRole::kRepresentative:
      return "representative";
    case GroupRole::kMember:
      return "member";
    case GroupRole::kSingle:
      break;
  }
  return "single";
}

Row text_or_null(const std::string& text) {
  return text.empty() ? Row(nullptr) : Row(text);
}

/** Whether a change moves the document to another group or role, and does not only update recorded state. */
bool moves(const GroupChange& change) {
  return change.group_before != change.group || change.role_before != change.role;
}

bool hides(const GroupChange& change) {
  return change.role == GroupRole::kMember;
}

/** Whether people are told: what becomes a representative is shown as before. */
bool is_seen(const GroupChange& change) {
  return hides(change) || change.role_before == GroupRole::kMember;
}

/** Title and name, or the name alone. */
std::string called(const ReportedDocument& document) {
  if (document.record.caption.empty()) return document.name;
  return fmt::format("{} ({})", printable(document.record.caption), document.name);
}

/** Counts hits of which each group shows one. */
class ShownGroups {
 public:
  /** @param group  empty: none. */
  void add(const std::string& group) {
    if (group.empty() || groups_.insert(group).second) ++count_;
  }

  std::size_t count() const { return count_; }

 private:
  std::unordered_set<std::string> groups_;
  std::size_t count_ = 0;
};

}  // namespace

Row report_row(const GroupReport& report, const GrouperOptions& options) {
  Row row;
  row["documents"] = report.documents;
  row["unusable"] = report.unusable;
  row["slots_taken"] = report.slots_taken;
  row["without_time"] = report.without_time;
  row["without_field"] = report.without_field;
  row["too_short"] = report.too_short;
  row["groups"] = report.groups;
  row["grouped_documents"] = report.grouped_documents;
  row["largest_group"] = report.largest_group;
  row["min_similarity"] = report.groups == 0 ? Row(nullptr) : number_or_null(report.min_similarity);
  row["families"] = report.families;
  row["family_documents"] = report.family_documents;
  row["without_words"] = report.without_words;
  row["weighed_by"] = report.weighed_by;
  row["estimated_links"] = report.estimated_links;
  row["changed_documents"] = report.changed_documents;
  row["comparisons"] = report.comparisons;
  row["verified"] = report.verified;
  row["oversized_bands"] = report.oversized_bands;
  row["forgotten"] = report.forgotten;
  row["incremental"] = report.incremental;
  row["threshold"] = options.threshold;
  row["measure"] = measure_name(options.measure);
  row["prefer"] = options.prefer.text();
  row["within"] = options.scope.within.empty() ? Row(nullptr) : Row(options.scope.within);
  const auto& window = options.scope.window;
  row["max_days"] = window ? Row(fmt::format("{}:{}", window->slot, window->days)) : Row(nullptr);
  row["same"] = options.scope.same.empty() ? Row(nullptr) : Row(text_of(options.scope.same));
  row["min_words"] = options.scope.least_words;
  row["band_cap"] = options.band_cap;
  row["keep_families"] = options.keep_families;
  row["group_terms"] = options.group_terms;
  row["singles"] = options.singles;
  return row;
}

std::string report_text(const GroupReport& report, const GrouperOptions& grouper, bool planned) {
  std::string text =
      fmt::format("{}: {}", counted(report.documents, "signed document"), counted(report.groups, "group"));
  if (report.groups != 0) {
    text +=
        fmt::format(" of {}, the largest of {}", counted(report.grouped_documents, "document"), report.largest_group);
  }
  text += '\n';
  if (report.families != 0) {
    text += fmt::format("{} with {}, which differ in words of their own; '--families keep' groups them\n",
                        counted(report.families, "template"), counted(report.family_documents, "document"));
  }
  if (report.slots_taken != 0) {
    text += fmt::format("{} left as they are: another program keeps values in slots of the scheme; {}\n",
                        counted(report.slots_taken, "document"), kTakenSlotRemedy);
  }
  if (report.unusable != 0) {
    text += fmt::format("{} left out: signature damaged or of another scheme\n", counted(report.unusable, "document"));
  }
  if (report.without_time != 0) {
    text += fmt::format("{} in no group: no time recorded\n", counted(report.without_time, "document"));
  }
  if (report.without_field != 0) {
    text += fmt::format("{} in no group: without the field of --same\n", counted(report.without_field, "document"));
  }
  if (report.too_short != 0) {
    text += fmt::format("{} in no group: fewer words than --min-words\n", counted(report.too_short, "document"));
  }
  if (report.without_words != 0) {
    text += fmt::format(
        "{} compared with no other: the index lacks words that were signed; see 'xapian-neardup check --words'\n",
        counted(report.without_words, "document"));
  }
  if (report.groups != 0) {
    text += fmt::format("least {} of a document with the centre of its group {:.4f}",
                        grouper.measure == Measure::kJaccard ? "similarity" : measure_name(grouper.measure),
                        report.min_similarity);
    if (report.estimated_links != 0) text += fmt::format(", {} estimated", report.estimated_links);
    text += '\n';
  }
  if (report.weighed_by != 0) {
    text += fmt::format("words are weighed by {}; --recount counts again\n", counted(report.weighed_by, "document"));
  }
  if (report.oversized_bands != 0) {
    text += fmt::format(
        "{}: {} of groups were not compared through them, so some near-duplicates may have stayed apart; --band-cap {} "
        "compares more, and takes longer\n",
        counted(report.oversized_bands, "oversized band"), counted(report.forgotten, "centre"), 2 * grouper.band_cap);
  }
  return text + fmt::format("{} {}, {} compared, {} verified word for word{}",
                            counted(report.changed_documents, "document"), planned ? "would change" : "changed",
                            counted(report.comparisons, "pair"), report.verified,
                            report.incremental ? "; documents unchanged since the last run were kept" : "");
}

std::vector<std::string> change_columns() {
  return {"id",         "docid",    "group_before",     "role_before",           "group",
          "role",       "title",    "behind",           "behind_docid",          "behind_title",
          "similarity", "sentence", "only_in_document", "only_in_representative"};
}

void PlannedChanges::list_one(const GroupChange& change, Listing& listing) {
  TextDifference found;
  if (change.behind != 0) found = text_difference(database_, scheme_, tokenizer_, change.behind, change.docid);
  const ReportedDocument document = reported_document(database_, change.docid);
  Row row;
  row["id"] = document_name(database_, change.docid);
  row["docid"] = change.docid;
  row["group_before"] = text_or_null(change.group_before);
  row["role_before"] = role_name(change.role_before);
  row["group"] = text_or_null(change.group);
  row["role"] = role_name(change.role);
  row["title"] = text_or_null(document.record.caption);
  for (const char* key : {"behind", "behind_docid", "behind_title", "similarity"}) row[key] = nullptr;
  std::string text = called(document);
  if (hides(change)) {
    row["similarity"] = change.similarity;
    text += " behind one of a reference";
  } else {
    text += change.group.empty() ? " in no group any more" : " no longer behind another";
  }
  if (change.behind != 0) {
    const ReportedDocument representative = reported_document(database_, change.behind);
    row["behind"] = document_name(database_, change.behind);
    row["behind_docid"] = change.behind;
    row["behind_title"] = text_or_null(representative.record.caption);
    text = fmt::format("{}\n  behind {}", called(document), called(representative));
  }
  if (!found.sentence.empty()) text += ": " + found.sentence;
  found.put(row);
  listing.row(row, text + found.words_text("  ", "the first", "the other"));
}

std::vector<std::string> PlannedChanges::shown_hits(const std::vector<GroupChange>& changes,
                                                    const std::vector<std::string>& searches) {
  std::unordered_map<Xapian::docid, const std::string*> planned;
  for (const GroupChange& change : changes) planned.emplace(change.docid, &change.group);
  CascadeFinder finder(database_, scheme_, tokenizer_);
  std::vector<std::string> lines;
  for (const std::string& words : searches) {
    const SearchWords sought{words, ""};
    Xapian::Enquire enquire(database_);
    enquire.set_query(SearchQuery(database_, sought, finder, tokenizer_).read(scheme_.index.text_prefixes));
    const KeyedMatches matches = keyed_matches(enquire, scheme_.slots.group, kAllMatches);
    ShownGroups before;
    ShownGroups after;
    for (auto hit = matches.hits.begin(); hit != matches.hits.end(); ++hit) {
      const auto change = planned.find(*hit);
      const std::string group = hit.get_collapse_key();
      before.add(group);
      after.add(change == planned.end() ? group : *change->second);
    }
    lines.push_back(fmt::format("search '{}': {}, of which {} are shown now and {} would be", printable(words),
                                counted(matches.count, "hit"), before.count(), after.count()));
  }
  return lines;
}

void PlannedChanges::list(std::vector<GroupChange> changes, Format format, Listing& listing,
                          const std::function<void()>& before_each) {
  changes.erase(std::remove_if(changes.begin(), changes.end(),
                               [&](const GroupChange& change) {
                                 return !moves(change) || (format == Format::kText && !is_seen(change));
                               }),
                changes.end());
  std::stable_sort(changes.begin(), changes.end(), [](const GroupChange& a, const GroupChange& b) {
    return hides(a) != hides(b) ? hides(a) : hides(a) && a.similarity < b.similarity;
  });
  const std::size_t listed = format == Format::kText ? std::min(changes.size(), kShown) : changes.size();
  for (std::size_t i = 0; i != listed; ++i) {
    before_each();
    list_one(changes[i], listing);
  }
  if (listed != changes.size())
    listing.note(counted(changes.size() - listed, "more document") + "; --format=jsonl lists all");
}

}  // namespace neardup::cli
