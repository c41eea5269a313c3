#include "group/last_run.h"

#include <type_traits>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "database/metadata_keys.h"
#include "record/rule_words.h"

namespace neardup {

namespace {

/** The numbers that a run in which nothing changed reports too, for writing and for reading. */
template <typename Report, typename EachNumber>
void each_number(Report& report, const EachNumber& each) {
  each("documents", report.documents);
  each("unusable", report.unusable);
  each("without-time", report.without_time);
  each("without-field", report.without_field);
  each("too-short", report.too_short);
  each("parted", report.parted);
  each("groups", report.groups);
  each("grouped", report.grouped_documents);
  each("largest", report.largest_group);
  each("least-similarity", report.min_similarity);
  each("families", report.families);
  each("of-families", report.family_documents);
  each("estimated", report.estimated_links);
  each("weighed-by", report.weighed_by);
  each("oversized", report.oversized_bands);
  each("forgotten", report.forgotten);
}

/** A number of a report, as parsed_number() reads it. */
template <typename Number>
std::string text_of(Number number) {
  if constexpr (std::is_integral_v<Number>)
    return std::to_string(number);
  else
    return number_text(number);
}

/** Which contents of which database, and by which rule they are grouped; empty if the database has no revision. */
std::string head_of(const Xapian::Database& database, const std::string& rule, Xapian::rev commits_from_now) {
  try {
    const Xapian::rev revision = database.get_revision() + commits_from_now;
    return "database=" + database.get_uuid() + " revision=" + std::to_string(revision) +
           " rule=" + hex_encode(xxh3_hash(rule)) + " ";
  } catch (const Xapian::LogicError&) {
    return {};
  }
}

std::string text_of(const GroupReport& report) {
  std::string text;
  each_number(report, [&](const std::string& name, const auto& number) { text += name + "=" + text_of(number) + " "; });
  return text;
}

}  // namespace

std::optional<GroupReport> report_if_unchanged(const Xapian::Database& database, const Scheme& scheme,
                                               const std::string& rule) {
  const std::string recorded = database.get_metadata(scheme_key(kLastRunKeys, scheme));
  const std::string head = head_of(database, rule, 0);
  if (head.empty() || recorded.compare(0, head.size(), head) != 0) return std::nullopt;
  GroupReport report;
  report.unchanged = true;
  each_number(report, [&](const std::string& name, auto& number) {
    const std::optional<std::string> text = rule_word(recorded, name);
    number = parsed_number<std::decay_t<decltype(number)>>(text.value_or("")).value_or(0);
  });
  const std::string whole = head + text_of(report);
  if (recorded != whole + hex_encode(xxh3_hash(whole))) return std::nullopt;
  return report;
}

void record_report(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                   const GroupReport& report) {
  if (report.changed_documents == 0 && report_if_unchanged(database, scheme, rule)) return;
  const std::string head = head_of(database, rule, 1);
  if (head.empty()) return;
  const std::string whole = head + text_of(report);
  database.set_metadata(scheme_key(kLastRunKeys, scheme), whole + hex_encode(xxh3_hash(whole)));
}

}  // namespace neardup
