#include "soak/soak_run.h"

#include <gmock/gmock.h>

#include <string>

#include "group/grouping.h"
#include "plugin/database_bytes.h"

namespace neardup::soak {
namespace {

using ::testing::HasSubstr;

constexpr std::uint64_t kSeed = 7;
constexpr std::size_t kOperations = 15'000;

/** What a soak of a grouper comes across. */
SoakOutcome soak(const GroupFunction& group, std::uint64_t seed = kSeed) {
  SoakOutcome all;
  for (std::size_t database = 0; database * kStepsOfADatabase < kOperations && !all.failure; ++database) {
    const SoakOutcome one =
        soak_database(database_seed(seed, database), steps_of_database(database, kOperations), group);
    for (const auto& [name, count] : one.operations) all.operations[name] += count;
    all.groups += one.groups;
    all.failure = one.failure;
  }
  return all;
}

/** Groups, and then does something to the database that it should not. */
GroupFunction followed_by(const std::function<void(Xapian::WritableDatabase&)>& fault) {
  return [fault](Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                 const GrouperOptions& options) {
    const GroupReport report = group_database(database, scheme, tokenizer, options);
    fault(database);
    return report;
  };
}

/** Groups with other options than it was given. */
GroupFunction with_options(const std::function<void(GrouperOptions&)>& fault) {
  return
      [fault](Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer, GrouperOptions options) {
        fault(options);
        return group_database(database, scheme, tokenizer, options);
      };
}

/** @param seed  of a rare fault, one whose first databases show it. */
std::string divergence(const GroupFunction& group, std::uint64_t seed = kSeed) {
  const SoakOutcome outcome = soak(group, seed);
  return outcome.failure ? outcome.failure->what : "none";
}

TEST(SoakRunTest, SoundGrouperLivesThroughOperationsOfEveryKind) {
  const SoakOutcome outcome = soak(group_database);
  EXPECT_FALSE(outcome.failure) << outcome.failure->what;
  EXPECT_EQ(35U, outcome.operations.size());
  EXPECT_GT(outcome.groups.runs, 120U);
  EXPECT_GT(outcome.groups.interrupted, 3U);
  EXPECT_GT(outcome.groups.groups, 600U);
  EXPECT_GT(outcome.groups.oversized_bands, 120U);
  EXPECT_GT(outcome.groups.estimated_links, 30U);
  EXPECT_GT(outcome.groups.changed, 0U);
  EXPECT_LT(outcome.groups.changed, outcome.groups.documents);
}

TEST(SoakRunTest, SameSeedGivesTheSameLife) {
  const Steps steps = steps_of_database(0, 200);
  const auto life = [&](std::uint64_t seed) { return soak_database(seed, steps, group_database).operations; };
  EXPECT_EQ(life(1), life(1));
  EXPECT_NE(life(1), life(2));
}

TEST(SoakRunTest, StepsOfADatabaseAreThoseThatAreLeft) {
  EXPECT_EQ(kStepsOfADatabase, steps_of_database(0, 2 * kStepsOfADatabase).size());
  EXPECT_EQ(7U, steps_of_database(2, 2 * kStepsOfADatabase + 7).size());
  EXPECT_TRUE(steps_of_database(3, 3 * kStepsOfADatabase).empty());
}

TEST(SoakRunTest, MissingGroupTermIsFound) {
  EXPECT_THAT(divergence(followed_by([](Xapian::WritableDatabase& database) {
                const auto term = database.allterms_begin("XNG");
                if (term == database.allterms_end("XNG")) return;
                const std::string name = *term;
                const Xapian::docid docid = *database.postlist_begin(name);
                Xapian::Document document = database.get_document(docid);
                document.remove_term(name);
                database.replace_document(docid, document);
              })),
              HasSubstr("has 0 group terms"));
}

TEST(SoakRunTest, MetadataThatEveryRunChangesIsFound) {
  EXPECT_THAT(divergence(followed_by([](Xapian::WritableDatabase& database) {
                database.set_metadata("neardup:runs", database.get_metadata("neardup:runs") + "x");
              })),
              HasSubstr("changes metadata neardup:runs"));
}

TEST(SoakRunTest, RunThatLosesADocumentIsFound) {
  EXPECT_THAT(divergence(followed_by([](Xapian::WritableDatabase& database) {
                const std::vector<Xapian::docid> docids = docids_of(database);
                if (!docids.empty()) database.delete_document(docids.front());
              })),
              HasSubstr("documents in the database"));
}

// As a grouper would whose later runs take every document for unchanged.
TEST(SoakRunTest, RunThatLeavesChangedDocumentsAloneIsFound) {
  EXPECT_NE("none", divergence([](auto& database, const Scheme& scheme, Tokenizer& tokenizer, const auto& options) {
              if (database.get_metadata("neardup:groups:" + scheme.name()).empty()) {
                return group_database(database, scheme, tokenizer, options);
              }
              return plan_groups({database}, scheme, tokenizer, options);
            }));
}

TEST(SoakRunTest, WrongReportIsFound) {
  EXPECT_THAT(divergence([](auto& database, const Scheme& scheme, Tokenizer& tokenizer, const GrouperOptions& options) {
                GroupReport report = group_database(database, scheme, tokenizer, options);
                if (report.groups > 3) --report.groups;
                return report;
              }),
              HasSubstr("groups: "));
}

TEST(SoakRunTest, HotCapThatIsOffByOneIsFound) {
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) { ++options.band_cap; })));
}

TEST(SoakRunTest, PreferenceThatIsForgottenIsFound) {
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) { options.prefer = Preference(); })));
}

TEST(SoakRunTest, ScopeThatIsOverlookedIsFound) {
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) { options.scope.within.clear(); }), 2));
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) { options.scope.window.reset(); }), 2));
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) { options.scope.same.clear(); }), 2));
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) { options.scope.least_words = 0; }), 2));
}

TEST(SoakRunTest, MeasureThatIsForgottenIsFound) {
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) { options.measure = Measure::kJaccard; })));
}

TEST(SoakRunTest, TextsThatAreNotReadAreFound) {
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) { options.texts = {}; })));
}

TEST(SoakRunTest, ChangedThresholdThatIsIgnoredIsFound) {
  EXPECT_NE("none", divergence(with_options([](GrouperOptions& options) {
              options.threshold = options.threshold > 0.85 ? 0.86 : options.threshold;
            })));
}

TEST(SoakRunTest, DistinctPairsThatAreOverlookedAreFound) {
  EXPECT_NE("none", divergence(
                        [](auto& database, const Scheme& scheme, Tokenizer& tokenizer, const auto& options) {
                          const auto pairs = metadata_of(database, "neardup:distinct:");
                          for (const auto& [key, pair] : pairs) database.set_metadata(key, "");
                          const GroupReport report = group_database(database, scheme, tokenizer, options);
                          for (const auto& [key, pair] : pairs) database.set_metadata(key, pair);
                          return report;
                        },
                        3));
}

// As a grouper would that leaves documents alone whose state speaks of the text that they have.
TEST(SoakRunTest, StateThatIsTrustedBlindlyIsFound) {
  EXPECT_NE("none", divergence([](auto& database, const Scheme& scheme, Tokenizer& tokenizer, const auto& options) {
              std::map<Xapian::docid, Xapian::Document> trusted;
              for (auto value = database.valuestream_begin(67); value != database.valuestream_end(67); ++value) {
                trusted[value.get_docid()] =
                    Xapian::Document::unserialise(database.get_document(value.get_docid()).serialise());
              }
              const GroupReport report = group_database(database, scheme, tokenizer, options);
              for (const auto& [docid, document] : trusted) database.replace_document(docid, document);
              return report;
            }));
}

TEST(SoakRunTest, FailureTellsItsStepsAndFailsAgainWithThem) {
  const GroupFunction faulty = with_options([](GrouperOptions& options) { options.prefer = Preference(); });
  for (std::size_t database = 0;; ++database) {
    ASSERT_LT(database, 20U);
    const std::uint64_t seed = database_seed(kSeed, database);
    const SoakOutcome outcome = soak_database(seed, steps_of_database(0, kStepsOfADatabase), faulty);
    if (!outcome.failure) continue;
    EXPECT_EQ(outcome.failure->steps.size() + 1, outcome.failure->story.size()) << "and a line about the database";
    const auto fails = [&](const Steps& steps) { return soak_database(seed, steps, faulty).failure.has_value(); };
    const Steps few = shrunk(outcome.failure->steps, fails, 60);
    EXPECT_LT(few.size(), outcome.failure->steps.size());
    EXPECT_TRUE(fails(few));
    return;
  }
}

}  // namespace
}  // namespace neardup::soak
