#include "commands/planned_changes.h"

#include <algorithm>
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

namespace neardup {
NEARDUP_ROW_OF(GroupReport, documents, unusable, slots_taken, without_time, without_field, too_short, parted, groups,
               grouped_documents, largest_group, min_similarity, families, family_documents, without_words, weighed_by,
               estimated_links, changed_documents, comparisons, verified, oversized_bands, forgotten, unchanged)
NLOHMANN_JSON_SERIALIZE_ENUM(GroupRole, {{GroupRole::kSingle, "single"},
                                         {GroupRole::kRepresentative, "representative"},
                                         {GroupRole::kMember, "member"}})
}  // namespace neardup

namespace neardup::cli {

namespace {

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

void list_one(const SignedDatabase& of, const GroupChange& change, Listing& listing) {
  TextDifference found;
  if (change.behind != 0) found = text_difference(of.database, of.scheme, of.tokenizer, change.behind, change.docid);
  const ReportedDocument document = reported_document(of.database, change.docid);
  Row row;
  row["id"] = document_name(of.database, change.docid);
  row["docid"] = change.docid;
  row["group_before"] = text_or_null(change.group_before);
  row["role_before"] = change.role_before;
  row["group"] = text_or_null(change.group);
  row["role"] = change.role;
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
    const ReportedDocument representative = reported_document(of.database, change.behind);
    row["behind"] = document_name(of.database, change.behind);
    row["behind_docid"] = change.behind;
    row["behind_title"] = text_or_null(representative.record.caption);
    text = fmt::format("{}\n  behind {}", called(document), called(representative));
  }
  if (!found.sentence.empty()) text += ": " + found.sentence;
  found.put(row);
  listing.row(row, text + found.words_text("  ", "the first", "the other"));
}

}  // namespace

Row report_row(const GroupReport& report, const GrouperOptions& options) {
  Row row = report;
  row["min_similarity"] = report.groups == 0 ? Row(nullptr) : number_or_null(report.min_similarity);
  row["threshold"] = options.threshold;
  row["measure"] = measure_name(options.measure);
  row["prefer"] = options.prefer.text();
  row["within"] = text_or_null(options.scope.within);
  const auto& window = options.scope.window;
  row["max_days"] = window ? Row(fmt::format("{}:{}", window->slot, window->days)) : Row(nullptr);
  row["same"] = text_or_null(text_of(options.scope.same));
  row["min_words"] = options.scope.least_words;
  row["band_cap"] = options.band_cap;
  row["keep_families"] = options.keep_families;
  row["group_terms"] = options.group_terms;
  row["singles"] = options.singles;
  return row;
}

std::string report_text(const GroupReport& report, const GrouperOptions& grouper, std::size_t all, bool planned) {
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
  if (report.parted != 0) {
    text += fmt::format(
        "{} of equal words parted by --same {}; '--same none' groups them, though only their words may be the same\n",
        counted(report.parted, "pair"), text_of(grouper.scope.same));
  }
  const std::pair<std::size_t, std::string> left_out[] = {
      {report.slots_taken,
       fmt::format("left as they are: another program keeps values in slots of the scheme; {}", kTakenSlotRemedy)},
      {report.unusable, "left out: signature damaged or of another scheme"},
      {all - std::min(all, report.documents + report.unusable),
       "not signed, so in no group; 'xapian-neardup info' tells how many have no words"},
      {report.without_time, "in no group: no time recorded"},
      {report.without_field, "in no group: without the field of --same"},
      {report.too_short, "in no group: fewer words than --min-words"},
      {report.without_words,
       "compared with no other: the index lacks words that were signed; see 'xapian-neardup check --words'"}};
  for (const auto& [documents, why] : left_out) {
    if (documents != 0) text += fmt::format("{} {}\n", counted(documents, "document"), why);
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
                            report.unchanged ? "; nothing has changed since the last run" : "");
}

std::vector<std::string> change_columns() {
  return {"id",         "docid",    "group_before",     "role_before",           "group",
          "role",       "title",    "behind",           "behind_docid",          "behind_title",
          "similarity", "sentence", "only_in_document", "only_in_representative"};
}

std::vector<std::string> shown_hits(const SignedDatabase& of, const std::vector<GroupChange>& changes,
                                    const std::vector<std::string>& searches) {
  std::unordered_map<Xapian::docid, const std::string*> planned;
  for (const GroupChange& change : changes) planned.emplace(change.docid, &change.group);
  CascadeFinder finder(of.database, of.scheme, of.tokenizer);
  std::vector<std::string> lines;
  for (const std::string& words : searches) {
    const SearchWords sought{words, ""};
    Xapian::Enquire enquire(of.database);
    enquire.set_query(SearchQuery(of.database, sought, finder, of.tokenizer).read(of.scheme.index));
    const KeyedMatches matches = keyed_matches(enquire, of.scheme.slots.group, kAllMatches);
    std::unordered_set<std::string> before;
    std::unordered_set<std::string> after;
    std::size_t shown_before = 0;
    std::size_t shown_after = 0;
    const auto is_shown = [](std::unordered_set<std::string>& groups, const std::string& group) {
      return group.empty() || groups.insert(group).second;
    };
    for (auto hit = matches.hits.begin(); hit != matches.hits.end(); ++hit) {
      const auto change = planned.find(*hit);
      const std::string group = hit.get_collapse_key();
      if (is_shown(before, group)) ++shown_before;
      if (is_shown(after, change == planned.end() ? group : *change->second)) ++shown_after;
    }
    lines.push_back(fmt::format("search '{}': {}, of which {} are shown now and {} would be", printable(words),
                                counted(matches.count, "hit"), shown_before, shown_after));
  }
  return lines;
}

void list_changes(const SignedDatabase& of, std::vector<GroupChange> changes, Format format, Listing& listing,
                  const std::function<void()>& before_each) {
  changes.erase(std::remove_if(changes.begin(), changes.end(),
                               [&](const GroupChange& change) {
                                 return !moves(change) || (format == Format::kText && !is_seen(change));
                               }),
                changes.end());
  std::stable_sort(changes.begin(), changes.end(), [](const GroupChange& a, const GroupChange& b) {
    return hides(a) != hides(b) ? hides(a) : hides(a) && a.similarity < b.similarity;
  });
  const std::size_t listed = format == Format::kText ? std::min(changes.size(), kShownChanges) : changes.size();
  for (std::size_t i = 0; i != listed; ++i) {
    before_each();
    list_one(of, changes[i], listing);
  }
  if (listed != changes.size())
    listing.note(counted(changes.size() - listed, "more document") + "; --format=jsonl lists all");
}

}  // namespace neardup::cli
