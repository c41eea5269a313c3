#include "rows/check_output.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bytes/ascii.h"
#include "databases/database_opening.h"
#include "databases/document_name.h"
#include "errors/exit_codes.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kExamples = 3;

std::string line_of(const std::string& who, const Row& row, const std::string& before_detail = "") {
  return fmt::format("{}: {}: {}{}{}", who, row["kind"].get<std::string>(), before_detail,
                     printable(row["detail"].get<std::string>()),
                     row["remedy"].is_null() ? "" : "; " + row["remedy"].get<std::string>());
}

std::string checked_text(const DatabaseCheckReport& report, bool words) {
  std::string text = fmt::format("{} signed, {}", report.signed_documents, counted(report.groups, "group"));
  if (words) {
    text += fmt::format("; words of {} compared, words of {} not in the index, or not all, or only their stems",
                        report.words_compared, report.not_covered);
  }
  return text;
}

/** Counts each document once, even if it has signatures of several schemes. */
std::string checked_text(const std::vector<SchemeReport>& reports, bool words) {
  std::string text = counted(reports.front().report.documents, "document");
  if (reports.size() == 1) return text + ", " + checked_text(reports.front().report, words);
  for (const SchemeReport& of : reports) text += "\nscheme " + of.scheme + ": " + checked_text(of.report, words);
  return text;
}

}  // namespace

std::string remedy_for(IssueKind kind, const std::string& scheme, const std::string& place) {
  std::string remedy = issue_remedy(kind);
  if (!scheme.empty() && remedy.find("--resign") != std::string::npos) return {};
  const std::string option = scheme.empty() ? "" : " --scheme " + scheme;
  for (const char* const group : {"xapian-neardup group DATABASE DATABASE...", "xapian-neardup group DATABASE"})
    if (remedy.find(group) != std::string::npos) remedy = replaced(remedy, group, group_command(place).text + option);
  return replaced(remedy, "DATABASE", shell_word(place) + option);
}

CheckOutput::CheckOutput(std::string place, Format format, bool every)
    : place_(std::move(place)),
      listing_(format, {"id", "docid", "kind", "detail", "remedy", "scheme"}),
      by_cause_(format == Format::kText && !every) {}

void CheckOutput::row(Xapian::docid docid, const Row& id, const std::string& kind, const std::string& detail,
                      const std::string& remedy, const std::string& scheme) {
  const Row row{{"id", id},
                {"docid", docid == 0 ? Row(nullptr) : Row(docid)},
                {"kind", kind},
                {"detail", detail},
                {"remedy", text_or_null(remedy)},
                {"scheme", text_or_null(scheme)}};
  const std::string who = docid == 0 ? "database" : printable_name(id);
  if (by_cause_ && docid != 0) return take(who, row);
  listing_.row(row, line_of(who, row));
}

void CheckOutput::take(const std::string& name, const Row& row) {
  auto cause = std::find_if(causes_.begin(), causes_.end(), [&](const Cause& other) {
    return other.first["kind"] == row["kind"] && other.first["remedy"] == row["remedy"] &&
           other.first["scheme"] == row["scheme"];
  });
  if (cause == causes_.end()) cause = causes_.insert(cause, {row, 0, {}, true});
  ++cause->documents;
  if (cause->examples.size() < kExamples) cause->examples.push_back(name);
  cause->one_detail = cause->one_detail && cause->first["detail"] == row["detail"];
}

void CheckOutput::deliver() {
  for (const Cause& cause : causes_) {
    const std::string more = cause.documents > cause.examples.size() ? ", ..." : "";
    const std::string who = cause.documents == 1 ? cause.examples.front()
                                                 : fmt::format("{} documents ({}{})", cause.documents,
                                                               fmt::join(cause.examples, ", "), more);
    listing_.note(line_of(who, cause.first, cause.one_detail ? "" : "first: "));
  }
  causes_.clear();
}

void CheckOutput::issue(const Issue& issue, const Row& id, const std::string& scheme) {
  const IssueWeight weight = issue_weight(issue.kind);
  ++(weight == IssueWeight::kNote ? notes_ : issues_);
  heaviest_ = std::max(heaviest_, weight);
  row(issue.docid, id, issue_name(issue.kind), issue.detail, remedy_for(issue.kind, scheme, place_), scheme);
}

void CheckOutput::corrupt(const std::string& detail) {
  deliver();
  ++issues_;
  heaviest_ = IssueWeight::kDamaged;
  row(0, nullptr, "corrupt", detail,
      "restore the database from a backup, or index its documents into a new one with 'xapian-neardup index'");
}

void CheckOutput::files_not_checked(const std::string& reason, const std::string& remedy) {
  ++notes_;
  row(0, nullptr, "files-not-checked", reason, remedy);
}

void CheckOutput::summary(const std::vector<SchemeReport>& reports, bool words) {
  deliver();
  listing_.note(fmt::format("{}{}{}, {}", checked_text(reports, words), reports.size() == 1 ? ": " : "\n",
                            verdict(reports), counted(notes_, "note")));
}

/** Unsigned documents are not an issue, but nothing is claimed about them. */
std::string CheckOutput::verdict(const std::vector<SchemeReport>& reports) const {
  if (issues_ != 0) return counted(issues_, "issue");
  std::size_t not_signed = 0;
  for (const SchemeReport& of : reports) not_signed = std::max(not_signed, of.report.not_signed);
  if (not_signed == 0) return "no issues";
  return fmt::format("{} not signed, no issues in the signed ones", counted(not_signed, "document"));
}

int CheckOutput::exit_code() const {
  constexpr ExitCode kCodes[] = {kOk, kError, kSchemeMismatch, kCorrupt};
  return kCodes[static_cast<std::size_t>(heaviest_)];
}

}  // namespace neardup::cli
