#include "group/last_run.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "database/metadata_keys.h"
#include "group/grouping.h"
#include "plugin/database_bytes.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

const char* const kFirst = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen";
const char* const kSecond = "red orange yellow green blue indigo violet black white grey brown pink gold silver";

/** A grouped database, with a commit at the end of each run, as the command line has it. */
class RunOfDatabase {
 public:
  RunOfDatabase() {
    for (const char* text : {kFirst, kSecond, kFirst, "", kSecond, kFirst}) database_.add(text);
    options_.commit = [this] { database_.database().commit(); };
    options_.progress = [this](GroupPhase phase, std::size_t, std::size_t) { reached_ = phase; };
    run();
  }

  GroupReport run() {
    WhiteSpaceTokenizer tokenizer;
    return group_databases({database_.database()}, database_.scheme(), tokenizer, options_);
  }

  /** Whether the last run decided nothing, since it knew that nothing had changed. */
  bool was_repeated() const { return reached_ == GroupPhase::kReading; }

  SignedDatabase& database() { return database_; }
  GrouperOptions& options() { return options_; }
  std::string record() { return database_.database().get_metadata(scheme_key(kLastRunKeys, database_.scheme())); }
  void set_record(const std::string& value) {
    database_.database().set_metadata(scheme_key(kLastRunKeys, database_.scheme()), value);
  }

 private:
  SignedDatabase database_;
  GrouperOptions options_;
  GroupPhase reached_ = GroupPhase::kReading;
};

auto numbers(const GroupReport& report) {
  return std::tuple(
      std::tuple(report.documents, report.unusable, report.without_time, report.without_field, report.too_short),
      std::tuple(report.groups, report.grouped_documents, report.largest_group, report.min_similarity, report.families,
                 report.family_documents, report.estimated_links, report.without_words, report.weighed_by),
      std::tuple(report.slots_taken, report.changed_documents, report.comparisons, report.verified,
                 report.documents_read, report.oversized_bands, report.forgotten));
}

TEST(LastRunTest, NothingIsReadWhereNothingWasCommittedSince) {
  RunOfDatabase grouped;
  EXPECT_FALSE(grouped.was_repeated());
  const Xapian::rev revision = grouped.database().database().get_revision();
  const GroupReport report = grouped.run();
  EXPECT_TRUE(grouped.was_repeated());
  EXPECT_EQ(5U, report.documents);
  EXPECT_EQ(2U, report.groups);
  EXPECT_EQ(5U, report.grouped_documents);
  EXPECT_EQ(revision, grouped.database().database().get_revision());
}

TEST(LastRunTest, ReportIsThatOfARunThatReadsEverything) {
  for (const Measure measure : {Measure::kJaccard, Measure::kIdf}) {
    RunOfDatabase grouped;
    RandomTexts random(7, 20);
    for (std::size_t i = 0; i != 60; ++i) grouped.database().add(joined(random.words(12 + i % 3)));
    grouped.database().add_uncovered(kFirst);
    grouped.database().damage(1, 66);
    grouped.options().threshold = 0.3;
    grouped.options().band_cap = 1;
    grouped.options().measure = measure;
    grouped.options().scope.least_words = 13;
    grouped.run();
    const GroupReport repeated = grouped.run();
    ASSERT_TRUE(grouped.was_repeated());
    grouped.set_record("");
    EXPECT_EQ(numbers(repeated), numbers(grouped.run()));
    EXPECT_FALSE(grouped.was_repeated());
  }
}

TEST(LastRunTest, AnyCommitMakesTheNextRunRead) {
  const std::vector<std::function<void(SignedDatabase&)>> changes = {
      [](SignedDatabase& database) { database.add(kFirst); },
      [](SignedDatabase& database) { database.replace(1, kSecond); },
      [](SignedDatabase& database) { database.database().delete_document(1); },
      [](SignedDatabase& database) { database.set_value(1, 65, ""); },
      [](SignedDatabase& database) { database.database().set_metadata("another", "program"); },
  };
  for (std::size_t i = 0; i != changes.size(); ++i) {
    for (const bool committed : {true, false}) {
      RunOfDatabase grouped;
      changes[i](grouped.database());
      if (committed) grouped.database().database().commit();
      grouped.run();
      EXPECT_FALSE(grouped.was_repeated()) << i << committed;
      grouped.run();
      EXPECT_TRUE(grouped.was_repeated()) << i << committed;
    }
  }
}

TEST(LastRunTest, OtherOptionsMakeTheNextRunRead) {
  const std::vector<std::function<void(GrouperOptions&)>> choices = {
      [](GrouperOptions& options) { options.threshold = 0.8; },
      [](GrouperOptions& options) { options.group_terms = true; },
      [](GrouperOptions& options) { options.recount_words = true; },
      [](GrouperOptions& options) { options.texts = [](Xapian::docid) { return std::string(kFirst); }; },
      [](GrouperOptions& options) { options.commit = nullptr; },
  };
  for (std::size_t i = 0; i != choices.size(); ++i) {
    RunOfDatabase grouped;
    choices[i](grouped.options());
    grouped.run();
    EXPECT_FALSE(grouped.was_repeated()) << i;
  }
}

TEST(LastRunTest, ARunThatCountsWordsAgainAndChangesNothingWritesNothing) {
  RunOfDatabase grouped;
  grouped.options().recount_words = true;
  const Xapian::rev revision = grouped.database().database().get_revision();
  grouped.run();
  EXPECT_EQ(revision, grouped.database().database().get_revision());
}

TEST(LastRunTest, ADamagedRecordIsNoRecord) {
  RunOfDatabase grouped;
  const std::string intact = grouped.record();
  const GroupReport report = grouped.run();
  const std::string revision = std::to_string(grouped.database().database().get_revision());
  const auto with_next_revision = [&](std::string record, int commits) {
    const std::size_t place = record.find("revision=" + revision) + 9;
    return record.replace(place, revision.size(), std::to_string(std::stol(revision) + commits));
  };
  int commits = 0;
  for (std::size_t i = 0; i <= intact.size(); ++i) {
    std::string damaged = with_next_revision(intact, ++commits);
    if (i < intact.size()) damaged[i] = static_cast<char>(damaged[i] ^ 1);
    grouped.set_record(i < intact.size() ? damaged : intact.substr(0, intact.size() / 2));
    grouped.database().database().commit();
    GroupReport again = grouped.run();
    EXPECT_FALSE(grouped.was_repeated()) << damaged;
    EXPECT_EQ(numbers(report), numbers(again)) << damaged;
    ++commits;  // of that run
  }
}

TEST(LastRunTest, ACopyThatXapianCompactMadeIsRead) {
  RunOfDatabase grouped;
  const TemporaryFolder folder;
  grouped.database().reader().compact(folder.path("copy"));
  Xapian::WritableDatabase copy(folder.path("copy"));
  WhiteSpaceTokenizer tokenizer;
  const auto run = [&](Xapian::WritableDatabase& database) {
    return group_databases({database}, grouped.database().scheme(), tokenizer, grouped.options());
  };
  EXPECT_FALSE(run(copy).unchanged);
  EXPECT_TRUE(run(grouped.database().database()).unchanged);
}

TEST(LastRunTest, DatabasesThatAreGroupedTogetherHaveNoRecord) {
  RunOfDatabase first;
  RunOfDatabase second;
  WhiteSpaceTokenizer tokenizer;
  group_databases({first.database().database(), second.database().database()}, first.database().scheme(), tokenizer,
                  first.options());
  second.database().database().commit();
  second.run();
  EXPECT_FALSE(second.was_repeated());
}

TEST(LastRunTest, RunsOfARandomHistoryAreThoseWithoutARecord) {
  RandomTexts random(8);
  RunOfDatabase with;
  RunOfDatabase without;
  for (int step = 0; step != 150; ++step) {
    const std::size_t choice = random.below(6);
    const std::string text = random.below(2) == 0 ? kFirst : joined(random.words(14));
    const auto docid = static_cast<Xapian::docid>(1 + random.below(with.database().database().get_lastdocid()));
    for (RunOfDatabase* of : {&with, &without}) {
      if (choice == 0) of->database().add(text);
      if (choice == 1) of->database().replace(docid, text);
      if (choice == 2) of->database().database().commit();
    }
    if (choice < 3) continue;
    without.set_record("");
    with.run();
    without.run();
    ASSERT_EQ(serialised(without.database().database()), serialised(with.database().database())) << step;
  }
}

}  // namespace
}  // namespace neardup
