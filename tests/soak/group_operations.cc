#include "soak/group_operations.h"

#include "soak/document_operations.h"

namespace neardup::soak {

namespace {

/** Whether a run must be refused, for a preference or a scope by what no document has. */
bool must_be_refused(const SoakedDatabase& database) {
  const Model& model = database.model();
  const GroupSettings& settings = database.settings();
  if (model.usable() == 0) return false;
  return (settings.preference.asks_for_values() && !model.has_any(&ModelDocument::value)) ||
         (settings.by_host && !model.has_any(&ModelDocument::host)) ||
         (settings.window && !model.has_any(&ModelDocument::time)) ||
         (settings.same == "prefix:H" && !model.has_any(&ModelDocument::host)) ||
         (settings.same == "value:7" && !model.has_any(&ModelDocument::value)) ||
         (settings.same == "title" && !model.has_any_title());
}

void check_refusal(SoakedDatabase& database, const GroupFunction& group) {
  try {
    group(database.database(), database.scheme(), database.tokenizer(), database.options());
  } catch (const Xapian::InvalidArgumentError&) {
    return;
  }
  throw Divergence("a preference or scope by what no document has was not refused");
}

/** What can be grouped can be grouped by age and all together. */
std::string refuse(SoakedDatabase& database, const GroupFunction& group, GroupCounts& counts) {
  check_refusal(database, group);
  ++counts.refused;
  GroupSettings& settings = database.settings();
  settings.preference = ModelPreference();
  settings.by_host = false;
  settings.window.reset();
  settings.same.clear();
  return "refused to group; prefers the oldest now, in no scope";
}

/** Some runs commit as they go, the others leave it to their caller. */
GrouperOptions committing_at_random(SoakedDatabase& database, RandomTexts& random) {
  GrouperOptions options = database.options();
  options.recount_words = random.below(4) == 0;
  if (random.below(2) == 0) return options;
  options.commit_every = 1 + random.below(20);
  options.commit = [&database] { database.commit(); };
  return options;
}

struct Killed {};

/** Killed after some documents were written, of which some were committed. */
std::string group_and_kill(SoakedDatabase& database, RandomTexts& random, const GroupFunction& group,
                           GroupCounts& counts) {
  if (must_be_refused(database)) return refuse(database, group, counts);
  database.commit();
  const std::size_t last = random.below(30);
  GrouperOptions options = database.options();
  options.commit_every = 1 + random.below(6);
  options.commit = [&database] { database.commit(); };
  options.progress = [last](GroupPhase phase, std::size_t done, std::size_t) {
    if (phase == GroupPhase::kWriting && done == last && done != 0) throw Killed();
  };
  std::string what = "grouped to the end";
  try {
    group(database.database(), database.scheme(), database.tokenizer(), options);
  } catch (const Killed&) {
    ++counts.interrupted;
    what = "killed a group run that had written " + std::to_string(last) + " documents, committing every " +
           std::to_string(options.commit_every);
  }
  database.kill();
  return what;
}

/** With a database that was grouped by itself, in its own way or in the same. */
std::string merge(SoakedDatabase& database, RandomTexts& random, const GroupFunction& group, GroupCounts& counts) {
  SoakedDatabase other(database.scheme(), random.below(2) == 0 ? database.settings() : GroupSettings::random(random));
  const Operations operations = document_operations(40);
  for (std::size_t i = 10 + random.below(60); i != 0; --i) random_operation(operations, random).apply(other, random);
  if (must_be_refused(other)) refuse(other, group, counts);
  group(other.database(), other.scheme(), other.tokenizer(), other.options());
  for (std::size_t i = random.below(4); i != 0; --i) random_operation(operations, random).apply(other, random);
  const std::size_t documents = other.model().documents.size();
  database.merge(other);
  return "merged with a database of " + std::to_string(documents) + " documents";
}

}  // namespace

GroupCounts& GroupCounts::operator+=(const GroupCounts& other) {
  runs += other.runs;
  interrupted += other.interrupted;
  refused += other.refused;
  documents += other.documents;
  changed += other.changed;
  groups += other.groups;
  oversized_bands += other.oversized_bands;
  estimated_links += other.estimated_links;
  return *this;
}

std::string group_and_check(SoakedDatabase& database, RandomTexts& random, const GroupFunction& group,
                            GroupCounts& counts) {
  if (must_be_refused(database)) return refuse(database, group, counts);
  const GrouperOptions options = committing_at_random(database, random);
  WatchedRun watched(database, group);
  if (random.below(2) == 0) watched.rehearse(options);
  const GroupReport report = watched.run(options);
  ++counts.runs;
  counts.documents += report.documents;
  counts.changed += report.changed_documents;
  counts.groups += report.groups;
  counts.oversized_bands += report.oversized_bands;
  counts.estimated_links += report.estimated_links;
  const MarksByDocid expected = expected_marks(database);
  check_marks(database, expected);
  check_report(report, expected);
  const std::optional<RecordedGrouping> recorded = recorded_grouping(database.database(), database.scheme());
  if (!recorded || !(recorded->options.prefer == options.prefer)) {
    throw Divergence("the preference is not recorded");
  }
  check_settled(database, group, report);
  return "grouped";
}

Operations group_operations(const GroupFunction& group, GroupCounts& counts) {
  return {
      {"group", 20,
       [&](SoakedDatabase& database, RandomTexts& random) { return group_and_check(database, random, group, counts); }},
      {"group and be killed", 3,
       [&](SoakedDatabase& database, RandomTexts& random) { return group_and_kill(database, random, group, counts); }},
      {"merge", 1,
       [&](SoakedDatabase& database, RandomTexts& random) { return merge(database, random, group, counts); }},
  };
}

}  // namespace neardup::soak
