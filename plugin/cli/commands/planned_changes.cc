#include "commands/planned_changes.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "databases/document_name.h"
#include "find/pair_explanation.h"
#include "output/counted.h"
#include "output/printable.h"
#include "pages/reported_document.h"
#include "rows/pair_verdict.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kNamedWords = 8;

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

std::string words_text(const std::vector<std::string>& words, const std::string& whose) {
  if (words.empty()) return "";
  const std::size_t shown = std::min(words.size(), kNamedWords);
  const std::vector<std::string> first(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(shown));
  return fmt::format("\n  only in {}: {}{}", whose, printable(fmt::format("{}", fmt::join(first, " "))),
                     shown == words.size() ? "" : " ...");
}

/** Title and name, or the name alone. */
std::string called(const ReportedDocument& document) {
  if (document.record.caption.empty()) return document.name;
  return fmt::format("{} ({})", printable(document.record.caption), document.name);
}

}  // namespace

/** How a document differs from its representative; empty where they are the same or the words are not known. */
struct PlannedChanges::Difference {
  std::string sentence;
  std::vector<std::string> only_in_document;
  std::vector<std::string> only_in_representative;
};

std::vector<std::string> change_columns() {
  return {"id",         "docid",  "group_before", "role_before",      "group",
          "role",       "title",  "behind",       "behind_docid",     "behind_title",
          "similarity", "sentence", "only_in_document", "only_in_representative"};
}

PlannedChanges::Difference PlannedChanges::difference(const GroupChange& change) {
  if (change.behind == 0) return {};
  const PairExplanation explanation = explain_pair(database_, scheme_, tokenizer_, change.behind, change.docid);
  if (!explanation.words || !explanation.similarity) return {};
  if (explanation.similarity->jaccard == 1) return {"the same text", {}, {}};
  return {how_alike(*explanation.words, explanation.similarity->jaccard), explanation.words->only_in_b,
          explanation.words->only_in_a};
}

void PlannedChanges::list_one(const GroupChange& change, Listing& listing) {
  const Difference found = difference(change);
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
  row["sentence"] = text_or_null(found.sentence);
  row["only_in_document"] = found.only_in_document;
  row["only_in_representative"] = found.only_in_representative;
  listing.row(row, text + words_text(found.only_in_document, "the first") +
                       words_text(found.only_in_representative, "the other"));
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
