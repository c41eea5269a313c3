#include "commands/planned_changes.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

#include "databases/document_name.h"
#include "output/printable.h"
#include "pages/borderline_pairs.h"
#include "rows/text_difference.h"

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

}  // namespace

std::vector<std::string> change_columns() {
  return {"id",         "docid",  "group_before", "role_before",      "group",
          "role",       "title",  "behind",       "behind_docid",     "behind_title",
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
