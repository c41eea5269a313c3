#include "check_output.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "counted.h"
#include "document_name.h"
#include "exit_codes.h"
#include "printable.h"

namespace neardup::cli {

namespace {

std::string looked_at(const DatabaseCheckReport& report, bool words) {
  std::string text = fmt::format("{} signed, {}", report.signed_documents, counted(report.groups, "group"));
  if (words) {
    text += fmt::format("; words of {} compared, of {} not to be had from positions", report.words_compared,
                        report.not_covered);
  }
  return text;
}

/** Each document counts once, whatever it is signed with. */
std::string looked_at(const std::vector<SchemeReport>& reports, bool words) {
  std::string text = counted(reports.front().report.documents, "document");
  if (reports.size() == 1) return text + ", " + looked_at(reports.front().report, words);
  for (const SchemeReport& of : reports) text += "\nscheme " + of.scheme + ": " + looked_at(of.report, words);
  return text;
}

}  // namespace

std::string remedy_for(FindingKind kind, const std::string& scheme) {
  constexpr std::string_view kDatabase = " DATABASE";
  std::string remedy = finding_remedy(kind);
  if (scheme.empty()) return remedy;
  if (remedy.find("--resign") != std::string::npos) return {};
  if (const std::size_t place = remedy.find(kDatabase); place != std::string::npos) {
    remedy.insert(place + kDatabase.size(), " --scheme " + scheme);
  }
  return remedy;
}

CheckOutput::CheckOutput(const ListingOptions& options)
    : listing_(options, {"id", "docid", "kind", "detail", "remedy", "scheme"}) {}

void CheckOutput::row(Xapian::docid docid, const Row& id, const std::string& kind, const std::string& detail,
                      const std::string& remedy, const std::string& scheme) {
  Row row;
  row["id"] = id;
  row["docid"] = docid == 0 ? Row(nullptr) : Row(docid);
  row["kind"] = kind;
  row["detail"] = detail;
  row["remedy"] = remedy.empty() ? Row(nullptr) : Row(remedy);
  row["scheme"] = scheme.empty() ? Row(nullptr) : Row(scheme);
  const std::string who = docid == 0 ? "database" : printable_name(id);
  listing_.row(row, fmt::format("{}: {}: {}{}", who, kind, printable(detail), remedy.empty() ? "" : "; " + remedy));
}

void CheckOutput::finding(const Finding& finding, const Row& id, const std::string& scheme) {
  const FindingWeight weight = finding_weight(finding.kind);
  ++(weight == FindingWeight::kNote ? notes_ : findings_);
  heaviest_ = std::max(heaviest_, weight);
  row(finding.docid, id, finding_name(finding.kind), finding.detail, remedy_for(finding.kind, scheme), scheme);
}

void CheckOutput::corrupt(const std::string& detail) {
  ++findings_;
  heaviest_ = FindingWeight::kDamaged;
  row(0, nullptr, "corrupt", detail,
      "restore the database from a backup, or index its documents anew into another folder: 'xapian-neardup index'");
}

void CheckOutput::files_not_checked(const std::string& reason) {
  ++notes_;
  row(0, nullptr, "files-not-checked", reason,
      "run 'xapian-neardup check' where the database may be written, as a user who may write it");
}

void CheckOutput::repaired(Xapian::docid docid, const Row& id, const std::string& kind, const std::string& detail,
                           const std::string& remedy, const std::string& scheme) {
  row(docid, id, kind, detail, remedy, scheme);
}

void CheckOutput::summary(const std::vector<SchemeReport>& reports, bool words) {
  listing_.note(fmt::format("{}{}{}, {}", looked_at(reports, words), reports.size() == 1 ? ": " : "\n",
                            findings_ == 0 ? "nothing wrong" : counted(findings_, "finding"), counted(notes_, "note")));
}

int CheckOutput::exit_code() const {
  switch (heaviest_) {
    case FindingWeight::kNote:
      return kOk;
    case FindingWeight::kInconsistent:
      return kError;
    case FindingWeight::kOtherScheme:
      return kSchemeMismatch;
    case FindingWeight::kDamaged:
      return kCorrupt;
  }
  return kError;
}

}  // namespace neardup::cli
