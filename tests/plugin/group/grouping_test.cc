#include "group/grouping.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "collapse/group_list.h"
#include "marks/distinct_pairs.h"
#include "plugin/brute_force_groups.h"
#include "plugin/database_bytes.h"
#include "plugin/document_contents.h"
#include "plugin/model_documents.h"
#include "plugin/plain_texts.h"
#include "plugin/random_scheme.h"
#include "plugin/random_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"
#include "record/weight_snapshot.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

GroupReport group(Xapian::WritableDatabase& database, const Scheme& scheme, const GrouperOptions& options) {
  WhiteSpaceTokenizer tokenizer;
  return group_databases({database}, scheme, tokenizer, options);
}

GrouperOptions with_group_terms() {
  GrouperOptions options;
  options.group_terms = true;
  return options;
}

GroupReport group(SignedDatabase& database, const GrouperOptions& options = with_group_terms()) {
  return group(database.database(), database.scheme(), options);
}

/** The same, for those who have a group() of their own. */
GroupReport group_signed(SignedDatabase& database, const GrouperOptions& options) {
  return group(database, options);
}

GrouperOptions at_threshold(double threshold) {
  GrouperOptions options = with_group_terms();
  options.threshold = threshold;
  return options;
}

std::string group_value(SignedDatabase& database, Xapian::docid docid) {
  return database.database().get_document(docid).get_value(65);
}

std::optional<GroupState> state(SignedDatabase& database, Xapian::docid docid) {
  return decode_group_state(database.database().get_document(docid).get_value(67), database.scheme().id());
}

constexpr const char* kOther = "all the world is a stage and all the men and women merely players";

TEST(GrouperTest, EmptyDatabaseHasNoGroups) {
  SignedDatabase database;
  const GroupReport report = group(database);
  EXPECT_EQ(0U, report.documents);
  EXPECT_EQ(0U, report.groups);
  EXPECT_EQ(1, report.min_similarity);
  EXPECT_EQ(0U, report.changed_documents);
}

TEST(GrouperTest, NearDuplicatesShareAGroupAndOthersHaveNone) {
  SignedDatabase database;
  const Xapian::docid first = database.add(kFourteen);
  const Xapian::docid other = database.add(kOther);
  const Xapian::docid same = database.add(kFourteen);
  const Xapian::docid near = database.add(std::string(kFourteen) + " fifteen");
  const GroupReport report = group(database);
  EXPECT_EQ(13U, group_value(database, first).size());
  EXPECT_EQ(group_value(database, first), group_value(database, same));
  EXPECT_EQ(group_value(database, first), group_value(database, near));
  EXPECT_EQ("", group_value(database, other));
  EXPECT_EQ(GroupRole::kRepresentative, state(database, first)->role) << "the oldest";
  EXPECT_EQ(GroupRole::kMember, state(database, same)->role);
  EXPECT_FALSE(state(database, other)) << "in no group and no family";
  EXPECT_NEAR(12.0 / 13, state(database, near)->similarity, 1e-9);
  EXPECT_EQ(4U, report.documents);
  EXPECT_EQ(1U, report.groups);
  EXPECT_EQ(3U, report.grouped_documents);
  EXPECT_EQ(3U, report.largest_group);
  EXPECT_NEAR(12.0 / 13, report.min_similarity, 1e-9);
  EXPECT_EQ(0U, report.estimated_links);
  EXPECT_EQ(3U, report.changed_documents);
  EXPECT_EQ(2U, report.verified) << "as neighbours, and as member and centre";
  EXPECT_EQ(2U, report.documents_read);
}

TEST(GrouperTest, GroupTermNamesTheGroup) {
  SignedDatabase database;
  const Xapian::docid one = database.add(kFourteen);
  const Xapian::docid two = database.add(kFourteen);
  const Xapian::docid other = database.add(kOther);
  group(database);
  const std::string term = "XNG" + group_value(database, one);
  for (const Xapian::docid docid : {one, two}) {
    EXPECT_THAT(terms_of(database.database().get_document(docid), "XNG"), ElementsAre(term));
  }
  EXPECT_THAT(terms_of(database.database().get_document(other), "XNG"), IsEmpty());
  EXPECT_LT(term.size(), 32U);
}

TEST(GrouperTest, WithoutGroupTermsNoTermIsWritten) {
  SignedDatabase database;
  database.add(kFourteen);
  database.add(kFourteen);
  group(database, {});
  EXPECT_EQ(database.database().allterms_end("XNG"), database.database().allterms_begin("XNG"));
  EXPECT_FALSE(recorded_grouping(database.database(), database.scheme())->options.group_terms);
}

TEST(GrouperTest, GroupTermsAndSinglesAreRecorded) {
  SignedDatabase database;
  database.add(kFourteen);
  GrouperOptions options = with_group_terms();
  options.singles = true;
  group(database, options);
  const RecordedGrouping recorded = recorded_grouping(database.database(), database.scheme()).value();
  EXPECT_TRUE(recorded.options.group_terms);
  EXPECT_TRUE(recorded.options.singles);
}

TEST(GrouperTest, GroupTermsAreRemovedWhenNotWanted) {
  SignedDatabase database;
  const Xapian::docid one = database.add(kFourteen);
  database.add(kFourteen);
  group(database);
  GrouperOptions options = with_group_terms();
  options.group_terms = false;
  EXPECT_EQ(2U, group(database, options).changed_documents);
  EXPECT_EQ(database.database().allterms_end("XNG"), database.database().allterms_begin("XNG"));
  EXPECT_NE("", group_value(database, one));
  EXPECT_EQ(0U, group(database, options).changed_documents);
  EXPECT_EQ(2U, group(database).changed_documents) << "and written again when wanted";
}

TEST(GrouperTest, SecondRunWritesNothing) {
  SignedDatabase database;
  for (const char* text : {kFourteen, kOther, kFourteen, "", kOther}) database.add(text);
  EXPECT_EQ(4U, group(database).changed_documents);
  const Xapian::rev revision = database.reader().get_revision();
  EXPECT_EQ(0U, group(database).changed_documents);
  EXPECT_EQ(revision, database.reader().get_revision());
}

TEST(GrouperTest, DocumentsWithoutTokensAreNeverGrouped) {
  SignedDatabase database;
  for (int i = 0; i != 3; ++i) database.add("");
  EXPECT_EQ(0U, group(database, at_threshold(0)).documents);
  for (Xapian::docid docid = 1; docid <= 3; ++docid) {
    EXPECT_EQ("", group_value(database, docid));
    EXPECT_FALSE(state(database, docid));
  }
}

TEST(GrouperTest, UnsignedDamagedAndForeignDocumentsAreLeftOutAndLoseTheirMarks) {
  SignedDatabase database;
  std::vector<Xapian::docid> docids;
  for (int i = 0; i != 5; ++i) docids.push_back(database.add(kFourteen));
  group(database);
  DocumentSigner other = white_space_indexer(word_set_scheme());
  Xapian::Document foreign = database.database().get_document(docids[0]);
  const std::string old_group = foreign.get_value(65);
  const std::string old_state = foreign.get_value(67);
  other.annotate(foreign, kFourteen);
  foreign.add_value(65, old_group);
  foreign.add_value(67, old_state);
  foreign.add_boolean_term("XNG" + old_group);
  database.database().replace_document(docids[0], foreign);
  database.set_value(docids[1], 66, "");
  database.damage(docids[2], 66);
  const GroupReport report = group(database);
  EXPECT_EQ(2U, report.documents);
  EXPECT_EQ(2U, report.unusable) << "the damaged and the foreign one";
  EXPECT_EQ(2U, report.grouped_documents);
  for (int i = 0; i != 3; ++i) {
    const Xapian::Document document = database.database().get_document(docids[static_cast<std::size_t>(i)]);
    EXPECT_EQ("", document.get_value(65));
    EXPECT_EQ("", document.get_value(67));
    EXPECT_THAT(terms_of(document, "XNG"), IsEmpty());
  }
  EXPECT_EQ(group_value(database, docids[3]), group_value(database, docids[4]));
}

TEST(GrouperTest, DocumentThatLostItsSignatureLosesItsMarksWhereverItStands) {
  for (const bool group_terms : {true, false}) {
    GrouperOptions options = with_group_terms();
    options.group_terms = group_terms;
    for (const Xapian::docid lost : {1U, 3U, 5U}) {
      SignedDatabase database;
      for (int i = 0; i != 5; ++i) database.add(kFourteen);
      group(database, options);
      database.set_value(lost, 66, "");
      EXPECT_LE(1U, group(database, options).changed_documents);
      EXPECT_EQ("", group_value(database, lost)) << lost;
      EXPECT_FALSE(state(database, lost)) << lost;
      EXPECT_THAT(terms_of(database.database().get_document(lost), "XNG"), IsEmpty()) << lost;
      EXPECT_EQ(4U, list_groups(database.database(), database.scheme()).front().members.size());
    }
  }
}

TEST(GrouperTest, NothingElseOfADocumentChanges) {
  SignedDatabase database;
  std::map<Xapian::docid, std::unique_ptr<DocumentContents>> before;
  for (const char* text : {kFourteen, kOther, kFourteen}) {
    Xapian::Document document = signed_document(database.indexer(), text, "id");
    for (const unsigned slot : {0U, 1U, 63U, 68U}) document.add_value(slot, "value");
    document.add_posting("Stitle", 3, 2);
    document.add_term("XNH", 4);
    before[database.add(document)] = nullptr;
  }
  const auto read = [&](Xapian::docid docid) { return DocumentContents(database.database().get_document(docid)); };
  for (auto& [docid, contents] : before) contents = std::make_unique<DocumentContents>(read(docid));
  const auto expect_unchanged = [&] {
    for (const auto& [docid, contents] : before) EXPECT_TRUE(*contents == read(docid)) << docid;
  };
  group(database);
  expect_unchanged();
  GrouperOptions options = with_group_terms();
  options.group_terms = false;
  group(database, options);
  expect_unchanged();
  group(database, at_threshold(1));
  expect_unchanged();
  for (const Xapian::docid docid : {1U, 3U}) {
    EXPECT_EQ(8U, terms_of(database.database().get_document(docid), "XND").size());
  }
}

TEST(GrouperTest, BadOptionsAreRefused) {
  SignedDatabase database;
  for (const double threshold : {-0.1, 1.1}) {
    EXPECT_THROW(group(database, at_threshold(threshold)), Xapian::InvalidArgumentError);
  }
  GrouperOptions options = with_group_terms();
  options.band_cap = 0;
  EXPECT_THROW(group(database, options), Xapian::InvalidArgumentError);
  options = {};
  options.commit_every = 0;
  EXPECT_THROW(group(database, options), Xapian::InvalidArgumentError);
  EXPECT_THROW(group(database.database(), Scheme(), {}), Xapian::InvalidArgumentError);
}

TEST(GrouperTest, RemoteDatabaseIsRefused) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  TemporaryFolder folder;
  { Xapian::WritableDatabase(folder.path("db"), Xapian::DB_CREATE).commit(); }
  RemoteServer server({folder.path("db")}, RemoteServer::Access::kWritable);
  Xapian::WritableDatabase remote = server.open_writable();
  EXPECT_THROW(group(remote, white_space_scheme(), {}), Xapian::InvalidArgumentError);
}

TEST(GrouperTest, RuleIsRecordedWithoutLossAndInEveryLocale) {
  SignedDatabase database;
  group(database, at_threshold(0.8500001));
  const std::string rule = database.database().get_metadata("neardup:groups:" + database.scheme().name());
  EXPECT_THAT(rule, HasSubstr("threshold=0.8500001 "));
  EXPECT_THAT(rule, HasSubstr("scheme=" + database.scheme().name() + " "));
  EXPECT_THAT(rule, HasSubstr("band-cap=200"));
}

TEST(GrouperTest, RuleIsReadBack) {
  SignedDatabase database;
  database.add(std::string(kFourteen), "dated");
  Xapian::Document document = database.database().get_document(1);
  document.add_boolean_term("Hhost");
  document.add_value(0, "20260101");
  database.database().replace_document(1, document);
  const auto recorded = [&] { return recorded_grouping(database.database(), database.scheme()); };
  EXPECT_FALSE(recorded());
  group(database);
  ASSERT_TRUE(recorded());
  EXPECT_EQ(GrouperOptions().threshold, recorded()->options.threshold);
  EXPECT_EQ(Preference(), recorded()->options.prefer);
  EXPECT_EQ("", recorded()->options.scope.within);
  EXPECT_FALSE(recorded()->options.scope.window);
  GrouperOptions options = with_group_terms();
  options.threshold = 0.8500001;
  options.prefer = Preference::parse("path:/a b%2C,longest,newest");
  options.band_cap = 17;
  options.scope.within = "H";
  options.scope.window = TimeWindow::parse("0:30");
  options.scope.same = same_fields("prefix:H,value:3?");
  options.scope.least_words = 4;
  group(database, options);
  EXPECT_EQ(options.threshold, recorded()->options.threshold);
  EXPECT_EQ(options.prefer, recorded()->options.prefer);
  EXPECT_EQ(options.band_cap, recorded()->options.band_cap);
  EXPECT_EQ("H", recorded()->options.scope.within);
  EXPECT_EQ(30U, recorded()->options.scope.window.value().days);
  EXPECT_EQ("prefix:H,value:3?", text_of(recorded()->options.scope.same));
  EXPECT_EQ(4U, recorded()->options.scope.least_words);
}

TEST(GrouperTest, RuleOfAnAttachedProgramIsRecordedForTheFirstRunAlone) {
  SignedDatabase database;
  database.add(kFourteen);
  GrouperOptions options = with_group_terms();
  options.scope.same = same_fields("value:3?");
  EXPECT_TRUE(record_grouping(database.database(), database.scheme(), options));
  EXPECT_FALSE(record_grouping(database.database(), database.scheme(), GrouperOptions()));
  const auto recorded = recorded_grouping(database.database(), database.scheme());
  ASSERT_TRUE(recorded);
  EXPECT_EQ("value:3?", text_of(recorded->options.scope.same));
  EXPECT_EQ("", group_value(database, 1));
  group(database, recorded->options);
  EXPECT_FALSE(record_grouping(database.database(), database.scheme(), options));
}

TEST(GrouperTest, NumberOfDatabasesAndReferencesIsReadBack) {
  SignedDatabase one;
  SignedDatabase two;
  for (SignedDatabase* database : {&one, &two}) database->add(kFourteen);
  WhiteSpaceTokenizer tokenizer;
  group_databases({one.database(), two.database()}, one.scheme(), tokenizer);
  EXPECT_EQ(2U, recorded_grouping(two.database(), one.scheme()).value().databases);
  GrouperOptions options = with_group_terms();
  options.references = {one.database()};
  group(two, options);
  EXPECT_EQ(1U, recorded_grouping(two.database(), one.scheme()).value().databases);
  EXPECT_EQ(1U, recorded_grouping(two.database(), one.scheme()).value().references);
}

TEST(GrouperTest, RuleThatIsNotKnownIsRefused) {
  SignedDatabase database;
  const std::string key = "neardup:groups:" + database.scheme().name();
  for (const char* const rule : {"prefer=loudest", "threshold=", "threshold=0.9x", "band-cap=-1", "max-days=30",
                                 "same=colour", "measure=height", "min-words=-1"}) {
    database.database().set_metadata(key, std::string("scheme=x ") + rule);
    EXPECT_THROW(recorded_grouping(database.database(), database.scheme()), Xapian::InvalidArgumentError) << rule;
  }
  database.database().set_metadata(key, "scheme=x");
  EXPECT_EQ(Preference(), recorded_grouping(database.database(), database.scheme()).value().options.prefer);
}

TEST(GrouperTest, PreferredDocumentRepresentsAndItsIdNamesTheGroup) {
  SignedDatabase database;
  const std::string longer = std::string(kFourteen) + " fifteen";
  for (const std::string& text : {std::string(kFourteen), longer, std::string(kFourteen)}) database.add(text);
  group(database);
  const std::string by_oldest = group_value(database, 1);
  const auto representative = [&](const char* rules) {
    GrouperOptions options = with_group_terms();
    options.prefer = Preference::parse(rules);
    group(database, options);
    return list_groups(database.database(), database.scheme()).at(0).representative;
  };
  EXPECT_EQ(2U, representative("longest"));
  EXPECT_NE(by_oldest, group_value(database, 1)) << "another text heads it";
  EXPECT_EQ(3U, representative("newest"));
  EXPECT_EQ(by_oldest, group_value(database, 1)) << "a copy of the same text";
  EXPECT_EQ(1U, representative("oldest"));
}

TEST(GrouperTest, AgeGoesByTheDateWhereTheLayoutHasOne) {
  Scheme scheme = white_space_scheme();
  scheme.index.date_slot = 2;
  SignedDatabase database(scheme);
  for (int i = 0; i != 3; ++i) database.add(kFourteen);
  const auto representative = [&](const char* rule) {
    GrouperOptions options = with_group_terms();
    options.prefer = Preference::parse(rule);
    group(database, options);
    return list_groups(database.database(), database.scheme()).at(0).representative;
  };
  EXPECT_EQ(1U, representative("oldest")) << "no document has a date";
  for (const Xapian::docid docid : {1, 2, 3}) database.set_value(docid, 2, std::string(1, "cab"[docid - 1]));
  EXPECT_EQ(2U, representative("oldest"));
  EXPECT_EQ(1U, representative("newest"));
}

TEST(GrouperTest, PairsOfEqualWordsThatFieldsPartAreCounted) {
  SignedDatabase database;
  for (int i = 0; i != 5; ++i) database.add(kFourteen);
  database.add(kOther);
  for (const Xapian::docid docid : {1, 2, 3, 4, 5, 6}) database.set_value(docid, 3, docid <= 3 ? "ann" : "bob");
  GrouperOptions options;
  EXPECT_EQ(0U, group(database, options).parted);
  options.scope.same = same_fields("value:3");
  const GroupReport report = group(database, options);
  EXPECT_EQ(2U, report.groups);
  EXPECT_EQ(6U, report.parted) << "three of one sender with two of the other";
  EXPECT_EQ(6U, group(database, options).parted) << "nothing was committed since";
  options.scope.least_words = 50;
  EXPECT_EQ(0U, group(database, options).parted) << "all are too short";
}

TEST(GrouperTest, PreferenceByASlotWithoutValuesIsRefusedAndNamed) {
  SignedDatabase database;
  GrouperOptions options = with_group_terms();
  options.prefer = Preference::parse("longest,value:7:asc");
  EXPECT_NO_THROW(group(database, options)) << "there is no document to prefer";
  database.add(kFourteen);
  Xapian::Document unsigned_document = plain_document(kOther);
  unsigned_document.add_value(7, "value");
  database.add(unsigned_document);
  try {
    group(database, options);
    FAIL() << "no signed document has a value";
  } catch (const Xapian::InvalidArgumentError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("slot 7"));
  }
  database.set_value(1, 7, "value");
  EXPECT_NO_THROW(group(database, options));
}

TEST(GrouperTest, PreferenceByASlotThatGroupingWritesIsRefused) {
  SignedDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kFourteen);
  group(database);
  for (const char* rule : {"value:65:asc", "value:67:desc"}) {
    GrouperOptions options = with_group_terms();
    options.prefer = Preference::parse(rule);
    EXPECT_THROW(group(database, options), Xapian::InvalidArgumentError) << rule;
  }
}

TEST(GrouperTest, CopiesDeclaredDistinctHeadGroupsWithNamesOfTheirOwn) {
  SignedDatabase database;
  const std::string near = std::string(kFourteen) + " fifteen";
  for (const char* id : {"a", "b"}) database.add(kFourteen, id);
  for (const char* id : {"c", "d"}) database.add(near, id);
  const std::vector<std::pair<std::string, std::string>> apart = {{"a", "b"}, {"a", "d"}, {"b", "c"}, {"c", "d"}};
  for (const auto& [one, other] : apart) declare_distinct(database.database(), one, other);
  group(database);
  EXPECT_EQ(group_value(database, 1), group_value(database, 3));
  EXPECT_EQ(group_value(database, 2), group_value(database, 4));
  EXPECT_NE(group_value(database, 1), group_value(database, 2));
  EXPECT_EQ(GroupRole::kRepresentative, state(database, 2)->role);
  for (const auto& [one, other] : apart) retract_distinct(database.database(), one, other);
  EXPECT_EQ(1U, group(database).groups);
}

TEST(GrouperTest, OfMembersDeclaredDistinctTheLaterOneStandsAlone) {
  SignedDatabase database;
  for (const char* id : {"a", "b", "c", "d"}) database.add(kFourteen, id);
  declare_distinct(database.database(), "b", "c");
  EXPECT_EQ(3U, group(database).largest_group);
  EXPECT_EQ(group_value(database, 1), group_value(database, 2));
  EXPECT_EQ("", group_value(database, 3));
  EXPECT_EQ(group_value(database, 1), group_value(database, 4));
  declare_distinct(database.database(), "a", "d");
  EXPECT_EQ(2U, group(database).largest_group);
  EXPECT_EQ("", group_value(database, 4));
}

TEST(GrouperTest, CommitIsCalledEverySoManyDocumentsAndAtTheEnd) {
  SignedDatabase database;
  for (int i = 0; i != 5; ++i) database.add(kFourteen);
  database.database().commit();
  std::vector<std::size_t> written;
  GrouperOptions options = with_group_terms();
  options.commit_every = 2;
  options.commit = [&] {
    const Xapian::Database reader = database.reader();
    written.push_back(
        static_cast<std::size_t>(std::distance(reader.valuestream_begin(67), reader.valuestream_end(67))));
  };
  group(database, options);
  EXPECT_THAT(written, ElementsAre(2, 4, 5));
  written.clear();
  group(database, options);
  EXPECT_THAT(written, ElementsAre(5)) << "at the end, though nothing changed";
}

TEST(GrouperTest, WithoutACallbackTheCommitIsTheCallers) {
  SignedDatabase database;
  database.add(kFourteen);
  database.add(kFourteen);
  const Xapian::Database reader = database.reader();
  group(database);
  EXPECT_EQ("", Xapian::Database(database.path()).get_document(1).get_value(65));
}

TEST(GrouperTest, InterruptedRunIsTakenUpByTheNext) {
  SignedDatabase database;
  for (int i = 0; i != 6; ++i) database.add(i % 2 == 0 ? kFourteen : kOther);
  GrouperOptions options = with_group_terms();
  options.commit_every = 2;
  options.commit = [] { throw Xapian::DatabaseError("no space"); };
  EXPECT_THROW(group(database, options), Xapian::DatabaseError);
  EXPECT_EQ(4U, group(database).changed_documents);
  EXPECT_EQ(2U, list_groups(database.database(), database.scheme()).size());
}

TEST(GrouperTest, ProgressIsToldOfEveryDocumentThatMayBeNearAnother) {
  SignedDatabase database;
  for (int i = 0; i != 3; ++i) database.add(kFourteen);
  database.add(std::string(kFourteen) + " fifteen");
  std::vector<std::size_t> done;
  GrouperOptions options = with_group_terms();
  options.progress = [&](GroupPhase phase, std::size_t so_far, std::size_t all) {
    if (phase != GroupPhase::kComparing) return;
    done.push_back(so_far);
    EXPECT_EQ(4U, all) << "two texts, as neighbours and as members of groups";
  };
  group(database, options);
  EXPECT_THAT(done, ElementsAre(0, 1, 2, 3, 4, 4));
}

TEST(GrouperTest, PhasesAreToldInTheirOrderAndWritingOfEveryDocumentThatDiffers) {
  SignedDatabase database;
  for (const char* text : {kFourteen, kOther, kFourteen}) database.add(text);
  std::vector<GroupPhase> phases;
  std::vector<std::pair<std::size_t, std::size_t>> written;
  GrouperOptions options = with_group_terms();
  options.progress = [&](GroupPhase phase, std::size_t done, std::size_t all) {
    if (phases.empty() || phases.back() != phase) phases.push_back(phase);
    if (phase == GroupPhase::kWriting) written.emplace_back(done, all);
  };
  group(database, options);
  EXPECT_THAT(phases,
              ElementsAre(GroupPhase::kReading, GroupPhase::kBuckets, GroupPhase::kComparing, GroupPhase::kWriting));
  using Count = std::pair<std::size_t, std::size_t>;
  EXPECT_THAT(written, ElementsAre(Count(0, 0), Count(0, 2), Count(1, 2)));
  written.clear();
  group(database, options);
  EXPECT_THAT(written, ElementsAre(Count(0, 0)));
}

TEST(GrouperTest, ThresholdIsReachedAtExactlyItsValue) {
  SignedDatabase database(word_set_scheme());
  database.add("a b c d e f g h i j");
  const Xapian::docid near = database.add("a b c d e f g h i");
  group(database, at_threshold(0.9));
  EXPECT_NE("", group_value(database, near));
  group(database, at_threshold(0.9000001));
  EXPECT_EQ("", group_value(database, near));
  EXPECT_FALSE(state(database, near));
}

TEST(GrouperTest, ChainOfNeighboursIsSplit) {
  // Ten windows over one sequence of words, each 4 words further: neighbours have J = 36/44.
  constexpr double kThreshold = 0.8;
  SignedDatabase database(word_set_scheme());
  std::vector<std::string> texts;
  for (int i = 0; i != 10; ++i) {
    std::vector<std::string> words;
    for (int word = 4 * i; word != 4 * i + 40; ++word) words.push_back("w" + std::to_string(word));
    texts.push_back(joined(words));
    database.add(texts.back());
  }
  WhiteSpaceTokenizer tokenizer;
  const Signer signer(database.scheme());
  const auto similarity = [&](Xapian::docid a, Xapian::docid b) {
    return jaccard(signer.shingle_set(texts[a - 1], tokenizer), signer.shingle_set(texts[b - 1], tokenizer));
  };
  for (Xapian::docid docid = 2; docid <= 10; ++docid) ASSERT_GE(similarity(docid - 1, docid), kThreshold);
  for (Xapian::docid docid = 3; docid <= 10; ++docid) ASSERT_LT(similarity(docid - 2, docid), kThreshold);
  const GroupReport report = group(database, at_threshold(kThreshold));
  EXPECT_EQ(4U, report.groups) << "1 2 3, 4 5, 6 7, 8 9";
  EXPECT_EQ(3U, report.largest_group);
  for (const Group& found : list_groups(database.database(), database.scheme())) {
    for (const Xapian::docid a : found.members) {
      EXPECT_GE(similarity(found.centre, a), kThreshold);
      for (const Xapian::docid b : found.members) EXPECT_GE(similarity(a, b), 2 * kThreshold - 1);
    }
  }
}

TEST(GrouperTest, MembersOfAStarReachTwiceTheThresholdLessOne) {
  SignedDatabase database(word_set_scheme());
  std::vector<std::string> words;
  for (int i = 0; i != 40; ++i) words.push_back("w" + std::to_string(i));
  database.add(joined(words));
  for (int i = 0; i != 10; ++i) {
    std::vector<std::string> fewer = words;
    fewer.erase(fewer.begin() + 4 * i, fewer.begin() + 4 * i + 4);
    database.add(joined(fewer));  // 36 of 40 with the first, 32 of 40 with each other
  }
  EXPECT_EQ(1U, group(database, at_threshold(0.9)).groups);
  const std::vector<Group> groups = list_groups(database.database(), database.scheme());
  ASSERT_EQ(1U, groups.size());
  EXPECT_EQ(11U, groups[0].members.size());
  EXPECT_EQ(1U, groups[0].representative);
  EXPECT_NEAR(0.9, groups[0].min_similarity, 1e-9);
}

TEST(GrouperTest, DifferentTextsWithEqualFingerprintsNeverShareAGroup) {
  for (const BandFamily& family :
       {BandFamily::minhash(8, 4), BandFamily::simhash_4x16(), BandFamily::simhash_16x28()}) {
    SignedDatabase database(white_space_scheme(family));
    const Xapian::docid one = database.add(kFourteen);
    database.add(kFourteen);
    Xapian::Document document = signed_document(database.indexer(), kOther);
    const std::string fingerprint = database.database().get_document(one).get_value(64);
    plant_fingerprint(document, database.scheme(), *decode_fingerprint(fingerprint, database.scheme().id()));
    const Xapian::docid three = database.add(document);
    const Xapian::docid four = database.add(document);
    group(database);
    EXPECT_NE("", group_value(database, one));
    EXPECT_NE("", group_value(database, three));
    EXPECT_EQ(group_value(database, three), group_value(database, four));
    EXPECT_NE(group_value(database, one), group_value(database, three)) << family.text();
  }
}

TEST(GrouperTest, GroupIdDependsOnTextsAndNotOnDocids) {
  SignedDatabase before;
  before.add("about to be deleted");
  for (const char* text : {kFourteen, kOther, kFourteen, kOther}) before.add(text);
  group(before);
  before.database().delete_document(1);
  SignedDatabase after;  // renumbered, as xapian-compact does
  for (const Xapian::docid docid : docids_of(before.database())) after.add(before.database().get_document(docid));
  EXPECT_EQ(0U, group(after).changed_documents);
  for (Xapian::docid docid = 2; docid <= 5; ++docid) {
    EXPECT_EQ(group_value(before, docid), group_value(after, docid - 1));
  }
}

TEST(GrouperTest, EstimatedLinksCountByTheirLowerBound) {
  SignedDatabase database(word_set_scheme());
  database.add_uncovered("a b c d e f g h i j");
  const Xapian::docid same_set = database.add_uncovered("j i h g f e d c b a");
  const GroupReport report = group(database, at_threshold(0.95));
  EXPECT_EQ(1U, report.groups);
  EXPECT_EQ(1U, report.estimated_links);
  EXPECT_FALSE(state(database, same_set)->exact);
  EXPECT_EQ(0U, group(database, at_threshold(0.97)).groups);
}

TEST(GrouperTest, TextSourceServesDocumentsThatPositionsDoNotCover) {
  SignedDatabase database(word_set_scheme());
  database.add_uncovered("a b c d e f g h i j");
  database.add_uncovered("j i h g f e d c b a");
  GrouperOptions options = at_threshold(1);
  options.texts = [&](Xapian::docid docid) {
    return std::optional<std::string>(database.database().get_document(docid).get_data());
  };
  const GroupReport report = group(database, options);
  EXPECT_EQ(1U, report.groups);
  EXPECT_EQ(0U, report.estimated_links);
}

// The second document of a text is covered and the first is not: had each been compared for itself, the text would be
// in two groups.
TEST(GrouperTest, EqualTextsAreGroupedThoughOnlyOneOfThemIsCovered) {
  SignedDatabase database(word_set_scheme());
  database.add("a b c d e f g h i j k l m n o p q r s t");
  const std::string near = "a b c d e f g h i j k l m n o p q r s";  // 0.95: an estimate does not reach 0.9
  const Xapian::docid uncovered = database.add_uncovered(near);
  const Xapian::docid covered = database.add(near);
  group(database, at_threshold(0.9));
  EXPECT_NE("", group_value(database, uncovered));
  EXPECT_EQ(group_value(database, uncovered), group_value(database, covered));
}

TEST(GrouperTest, EqualTextsAreGroupedThoughOneHasLostItsBands) {
  SignedDatabase database;
  database.add(kFourteen);
  const Xapian::docid near = database.add(std::string(kFourteen) + " fifteen");
  const Xapian::docid bare = database.add(std::string(kFourteen) + " fifteen");
  database.remove_terms(bare, "XND");
  group(database);
  EXPECT_NE("", group_value(database, near));
  EXPECT_EQ(group_value(database, near), group_value(database, bare));
}

TEST(GrouperTest, EqualTextsByTheThousandAreNotCompared) {
  SignedDatabase database;
  for (int i = 0; i != 2000; ++i) database.add(kFourteen);
  const Xapian::docid near = database.add(std::string(kFourteen) + " fifteen");
  GrouperOptions options = with_group_terms();
  options.band_cap = 1;
  const GroupReport report = group(database, options);
  EXPECT_EQ(1U, report.groups);
  EXPECT_EQ(2001U, report.grouped_documents);
  EXPECT_LE(report.comparisons, 2U);
  EXPECT_EQ(0U, report.oversized_bands);
  EXPECT_NE("", group_value(database, near));
}

TEST(GrouperTest, RepresentativesBeyondTheCapAreForgottenAndCounted) {
  // One shared word, one band for it: texts that are all unlike.
  Scheme scheme = white_space_scheme(BandFamily::simhash_4x16());
  SignedDatabase database(scheme);
  std::vector<std::string> texts;
  for (int i = 0; i != 5; ++i) {
    Xapian::Document document = signed_document(database.indexer(), RandomTexts(static_cast<unsigned>(i)).text(30));
    plant_fingerprint(document, scheme, 42);
    texts.push_back(document.get_data());
    database.add(document);
  }
  GrouperOptions options = with_group_terms();
  options.band_cap = 2;
  const GroupReport report = group(database, options);
  EXPECT_EQ(4U, report.oversized_bands);
  EXPECT_EQ(4U * 3, report.forgotten);
  const std::size_t as_neighbours = 1 + 1 + 1 + 1;  // later, the words that were read show that a pair is not near
  const std::size_t with_centres = 1 + 2 + 2 + 2;
  EXPECT_EQ(as_neighbours + with_centres, report.comparisons);
}

TEST(GrouperTest, ThreeWritableShardsAreGroupedAsOneDatabase) {
  constexpr unsigned seed = 43;
  SCOPED_TRACE("seed " + std::to_string(seed));
  RandomTexts random(seed, 30);
  SignedDatabase whole, shards[3];
  for (std::size_t i = 0; i != 60; ++i) {
    const Xapian::Document document = signed_document(whole.indexer(), random.text(1 + random.below(4)));
    whole.add(document);
    shards[i % 3].add(document);
  }
  Xapian::WritableDatabase sharded;
  for (SignedDatabase& shard : shards) sharded.add_database(shard.database());
  const GroupReport of_whole = group(whole);
  const GroupReport of_shards = group(sharded, whole.scheme(), with_group_terms());
  EXPECT_EQ(of_whole.groups, of_shards.groups);
  EXPECT_GT(of_whole.groups, 2U);
  EXPECT_EQ(serialised(whole.database()), serialised(sharded));
}

TEST(GrouperTest, ALaterRunWritesOnlyWhatDiffers) {
  SignedDatabase database;
  RandomTexts random(44);
  for (int i = 0; i != 200; ++i) database.add(random.text(30));
  database.add(kFourteen);
  group(database);
  EXPECT_EQ(0U, group(database).changed_documents);
  const Xapian::docid near = database.add(std::string(kFourteen) + " fifteen");
  EXPECT_EQ(2U, group(database).changed_documents);
  EXPECT_NE("", group_value(database, near));
}

TEST(GrouperTest, ARunAfterAKilledOneLeavesWhatItWouldHaveLeft) {
  SignedDatabase database, whole;
  for (SignedDatabase* one : {&database, &whole}) {
    for (const char* const end : {"", " fifteen", " fifteen sixteen"}) one->add(std::string(kFourteen) + end);
  }
  group(whole, at_threshold(0.8));
  GrouperOptions killed = at_threshold(0.8);
  killed.commit_every = 1;
  killed.commit = [] { throw std::runtime_error("killed"); };
  EXPECT_THROW(group(database, killed), std::runtime_error);
  EXPECT_EQ(2U, group(database, at_threshold(0.8)).changed_documents) << "one was written before the kill";
  EXPECT_EQ(serialised(whole.database()), serialised(database.database()));
  EXPECT_EQ(metadata_of(whole.database(), "neardup:"), metadata_of(database.database(), "neardup:"));
}

TEST(GrouperTest, PlanTellsWhatWouldChangeAndWritesNothing) {
  SignedDatabase database;
  const Xapian::docid first = database.add(kFourteen);
  group(database);
  const Xapian::docid second = database.add(kFourteen);
  const auto before = serialised(database.database());
  const auto metadata = metadata_of(database.database(), "neardup:");
  std::vector<GroupChange> changes;
  GrouperOptions options = with_group_terms();
  options.commit = [] { FAIL() << "nothing to commit"; };
  options.changed = [&](const GroupChange& change) { changes.push_back(change); };
  EXPECT_EQ(2U, plan_groups({database.database()}, database.scheme(), database.tokenizer(), options).changed_documents);
  EXPECT_EQ(before, serialised(database.database()));
  EXPECT_EQ(metadata, metadata_of(database.database(), "neardup:"));
  ASSERT_EQ(2U, changes.size());
  EXPECT_EQ(first, changes[0].docid);
  EXPECT_EQ("", changes[0].group_before);
  EXPECT_EQ(13U, changes[0].group.size());
  EXPECT_EQ(GroupRole::kSingle, changes[0].role_before);
  EXPECT_EQ(GroupRole::kRepresentative, changes[0].role);
  EXPECT_EQ(second, changes[1].docid);
  EXPECT_EQ(changes[0].group, changes[1].group);
  EXPECT_EQ(GroupRole::kMember, changes[1].role);
}

TEST(GrouperTest, PlanOfDatabasesThatAreOnlyReadForetellsTheRun) {
  SignedDatabase first, second, reference;
  for (SignedDatabase* database : {&first, &second, &reference}) {
    database->add(kFourteen);
    database->add(std::string(kFourteen) + " fifteen");
    database->add(kOther);
  }
  group(reference);
  GrouperOptions options = with_group_terms();
  options.references = {reference.reader()};
  options.commit = [] { FAIL() << "nothing to commit"; };
  std::vector<GroupChange> foretold, told;
  options.changed = [&](const GroupChange& change) { foretold.push_back(change); };
  const std::vector<Xapian::Database> to_read{first.reader(), second.reader()};  // their writers hold the locks
  const GroupReport plan = plan_groups(to_read, first.scheme(), first.tokenizer(), options);
  options.commit = nullptr;
  options.changed = [&](const GroupChange& change) { told.push_back(change); };
  const GroupReport report =
      group_databases({first.database(), second.database()}, first.scheme(), first.tokenizer(), options);
  EXPECT_EQ(6U, plan.changed_documents);
  EXPECT_EQ(report.changed_documents, plan.changed_documents);
  EXPECT_EQ(report.groups, plan.groups);
  EXPECT_EQ(report.comparisons, plan.comparisons);
  EXPECT_TRUE(std::equal(told.begin(), told.end(), foretold.begin(), foretold.end(), [](const auto& a, const auto& b) {
    return a.docid == b.docid && a.group == b.group && a.role == b.role && a.group_before == b.group_before;
  }));
}

TEST(GrouperTest, ReferenceThatIsWrittenMeanwhileEndsARunBeforeItWrites) {
  SignedDatabase database, reference;
  for (SignedDatabase* each : {&database, &reference}) each->add(kFourteen);
  group(reference);
  GrouperOptions options;
  options.references = {reference.reader()};
  options.commit = [] { FAIL() << "nothing to commit"; };
  options.changed = [](const GroupChange&) { FAIL() << "nothing to write"; };
  options.progress = [&](GroupPhase phase, std::size_t, std::size_t) {
    if (phase != GroupPhase::kComparing) return;
    reference.database().set_metadata("k", reference.database().get_metadata("k") + "v");
    reference.database().commit();
  };
  EXPECT_THROW(group_databases({database.database()}, database.scheme(), database.tokenizer(), options),
               Xapian::DatabaseModifiedError);
}

/** A document with a term that bounds its group, or none. */
Xapian::docid add_in_scope(SignedDatabase& database, const std::string& text, const std::string& term) {
  Xapian::Document document = signed_document(database.indexer(), text);
  if (!term.empty()) document.add_boolean_term(term);
  return database.add(document);
}

GrouperOptions within(const std::string& prefix) {
  GrouperOptions options = with_group_terms();
  options.scope.within = prefix;
  return options;
}

TEST(GrouperTest, ScopeKeepsGroupsInsideOnePrefix) {
  SignedDatabase database;
  const Xapian::docid a1 = add_in_scope(database, kFourteen, "Ha.example");
  const Xapian::docid b1 = add_in_scope(database, kFourteen, "Hb.example");
  const Xapian::docid a2 = add_in_scope(database, std::string(kFourteen) + " fifteen", "Ha.example");
  const Xapian::docid b2 = add_in_scope(database, kFourteen, "Hb.example");
  const Xapian::docid none = add_in_scope(database, kFourteen, "");
  EXPECT_EQ(2U, group(database, within("H")).groups);
  EXPECT_NE("", group_value(database, a1));
  EXPECT_EQ(group_value(database, a1), group_value(database, a2));
  EXPECT_EQ(group_value(database, b1), group_value(database, b2));
  EXPECT_NE(group_value(database, a1), group_value(database, b1));
  EXPECT_EQ("", group_value(database, none));
  EXPECT_EQ(0U, group(database, within("H")).changed_documents);
  EXPECT_EQ(1U, group(database).groups) << "without a scope";
}

TEST(GrouperTest, DocumentsWithoutTheTermAreAScopeOfTheirOwn) {
  SignedDatabase database;
  add_in_scope(database, kFourteen, "Ha.example");
  const Xapian::docid first = add_in_scope(database, kFourteen, "");
  const Xapian::docid second = add_in_scope(database, kFourteen, "");
  EXPECT_EQ(1U, group(database, within("H")).groups);
  EXPECT_NE("", group_value(database, first));
  EXPECT_EQ(group_value(database, first), group_value(database, second));
}

TEST(GrouperTest, LongerPrefixIsAnother) {
  SignedDatabase database;
  add_in_scope(database, kFourteen, "XHa");
  add_in_scope(database, kFourteen, "XHOSTb");
  add_in_scope(database, kFourteen, "XH:Capital");
  EXPECT_EQ(0U, group(database, within("XH")).groups);
  add_in_scope(database, kFourteen, "XHOSTb");
  EXPECT_EQ(1U, group(database, within("XH")).groups) << "those two have no XH term";
}

TEST(GrouperTest, BadScopesAreRefused) {
  SignedDatabase database;
  add_in_scope(database, kFourteen, "Ha");
  for (const std::string prefix : {"h", "H:", "XNG", "XND", "XNDA", "L"}) {
    EXPECT_THROW(group(database, within(prefix)), Xapian::InvalidArgumentError) << prefix;
  }
  GrouperOptions options = with_group_terms();
  options.scope.window = TimeWindow{7, 30};
  EXPECT_THROW(group(database, options), Xapian::InvalidArgumentError) << "nobody has a time there";
}

TEST(GrouperTest, TimeWindowParsesSlotAndDays) {
  EXPECT_EQ(7U, TimeWindow::parse("7:30").slot);
  EXPECT_EQ(30U, TimeWindow::parse("7:30").days);
  for (const char* text : {"", "7", ":", "7:", ":30", "7:30d", "-1:3", "7:99999999999", "7:3:4"}) {
    EXPECT_THROW(TimeWindow::parse(text), Xapian::InvalidArgumentError) << text;
  }
}

Xapian::docid add_of_time(SignedDatabase& database, const std::string& text, const std::string& time) {
  Xapian::Document document = signed_document(database.indexer(), text);
  document.add_value(0, time);
  return database.add(document);
}

GrouperOptions within_days(unsigned days) {
  GrouperOptions options = with_group_terms();
  options.scope.window = TimeWindow{0, days};
  return options;
}

TEST(GrouperTest, WindowKeepsGroupsTogetherInTime) {
  SignedDatabase database;
  const Xapian::docid first = add_of_time(database, kFourteen, "20260101");
  const Xapian::docid near = add_of_time(database, kFourteen, "20260131");
  const Xapian::docid far = add_of_time(database, kFourteen, "20260303");
  const Xapian::docid never = add_of_time(database, kFourteen, "");
  const Xapian::docid nonsense = add_of_time(database, kFourteen, "20261301");
  const GroupReport report = group(database, within_days(30));
  EXPECT_EQ(1U, report.groups);
  EXPECT_EQ(2U, report.without_time);
  EXPECT_EQ(group_value(database, first), group_value(database, near));
  for (const Xapian::docid alone : {far, never, nonsense}) EXPECT_EQ("", group_value(database, alone));
  EXPECT_EQ(3U, group(database, within_days(31)).grouped_documents);
}

TEST(GrouperTest, TimesOfAllFormsAreRead) {
  SignedDatabase database;
  const std::string seconds("\x69\x55\xb9\x00", 4);  // 2026-01-01 00:00:00
  const Xapian::docid packed = add_of_time(database, kFourteen, seconds);
  const Xapian::docid date = add_of_time(database, kFourteen, "20260101");
  const Xapian::docid date_and_time = add_of_time(database, kFourteen, "20260101000000");
  const Xapian::docid serialised = add_of_time(database, kFourteen, Xapian::sortable_serialise(1767225600));
  EXPECT_EQ(4U, group(database, within_days(0)).grouped_documents);
  for (const Xapian::docid docid : {date, date_and_time, serialised}) {
    EXPECT_EQ(group_value(database, packed), group_value(database, docid));
  }
}

GrouperOptions with_same(const std::string& field) {
  GrouperOptions options = with_group_terms();
  options.scope.same = same_fields(field);
  return options;
}

/** A document with data, a value in slot 3 and terms. */
Xapian::docid add_with_fields(SignedDatabase& database, const std::string& data, const std::string& value = "",
                              const std::vector<std::string>& terms = {}) {
  Xapian::Document document = signed_document(database.indexer(), kFourteen);
  document.set_data(data);
  document.add_value(3, value);
  for (const std::string& term : terms) document.add_boolean_term(term);
  return database.add(document);
}

TEST(GrouperTest, OnlyDocumentsOfOneTitleShareAGroup) {
  SignedDatabase database;
  const Xapian::docid lamp = add_with_fields(database, "url=/1\ncaption=Lamp");
  const Xapian::docid chair = add_with_fields(database, "url=/2\ncaption=Chair");
  const Xapian::docid same = add_with_fields(database, "title=Lamp");
  const Xapian::docid none = add_with_fields(database, "url=/4");
  add_with_fields(database, "url=/5");
  const GroupReport report = group(database, with_same("title"));
  EXPECT_EQ(1U, report.groups);
  EXPECT_EQ(2U, report.without_field);
  EXPECT_NE("", group_value(database, lamp));
  EXPECT_EQ(group_value(database, lamp), group_value(database, same));
  for (const Xapian::docid alone : {chair, none}) EXPECT_EQ("", group_value(database, alone));
  EXPECT_EQ(0U, group(database, with_same("title")).changed_documents);
  EXPECT_EQ(5U, group(database).grouped_documents) << "without the limit";
}

TEST(GrouperTest, FiguresCanBeTheSame) {
  SignedDatabase database;
  const Xapian::docid bill = add_with_fields(database, "", "", {"119,00", "2041"});
  const Xapian::docid copy = add_with_fields(database, "", "", {"119,00", "2041", "12", "300b", "b300", "XA2041"});
  const Xapian::docid other = add_with_fields(database, "", "", {"119,00", "2042"});
  const Xapian::docid letter = add_with_fields(database, "");
  const Xapian::docid note = add_with_fields(database, "", "", {"12"});
  group(database, with_same("figures?"));
  EXPECT_NE("", group_value(database, bill));
  EXPECT_EQ(group_value(database, bill), group_value(database, copy));
  EXPECT_EQ("", group_value(database, other));
  EXPECT_NE("", group_value(database, letter));
  EXPECT_EQ(group_value(database, letter), group_value(database, note));
  EXPECT_NE(group_value(database, bill), group_value(database, note));
  EXPECT_EQ(1U, group(database, with_same("figures")).groups);
}

TEST(GrouperTest, FiguresInDigitsOfOtherScriptsAreFigures) {
  SignedDatabase database;
  const Xapian::docid bill = add_with_fields(database, "", "", {"٢٠٤١", "ماده"});
  const Xapian::docid copy = add_with_fields(database, "", "", {"2041"});
  const Xapian::docid other = add_with_fields(database, "", "", {"٢٠٤٢"});
  group(database, with_same("figures"));
  EXPECT_NE("", group_value(database, bill));
  EXPECT_EQ(group_value(database, bill), group_value(database, copy));
  EXPECT_EQ("", group_value(database, other));
}

TEST(GrouperTest, SubjectsOfShortMailsCanBeTheSame) {
  SignedDatabase database;
  for (const char* const subject : {"Accepted: Lamps", "Re: [list] accepted: lamps 7", "[PATCH 1/2] Accepted: Lamps"})
    add_with_fields(database, "", subject);
  const Xapian::docid other = add_with_fields(database, "", "Declined: Lamps");
  const Xapian::docid figure = add_with_fields(database, "", "Accepted: Lamps 2041");
  group(database, with_same("subject:3"));
  EXPECT_NE("", group_value(database, 1));
  for (const Xapian::docid same : {2U, 3U}) EXPECT_EQ(group_value(database, 1), group_value(database, same));
  for (const Xapian::docid alone : {other, figure}) EXPECT_EQ("", group_value(database, alone));
  group(database, with_same("subject"));
  EXPECT_EQ(group_value(database, 1), group_value(database, other)) << "the first line of the data is empty";
}

TEST(GrouperTest, SubjectsStandInPropertyListsOfTheData) {
  SignedDatabase database;
  for (const char* const data :
       {"(:path \"/a\" :subject \"Say \\\"Yes\\\"\" :to nil)", "(:path \"/b\" :subject \"Say No\")",
        "(:size 3 :subject \"Re: say \\\"yes\\\"\")", "(:path \"/c\")", "(:subject \"cut"})
    add_with_fields(database, data);
  group(database, with_same("subject"));
  EXPECT_NE("", group_value(database, 1));
  EXPECT_EQ(group_value(database, 1), group_value(database, 3));
  for (const Xapian::docid alone : {2U, 5U}) EXPECT_NE(group_value(database, 1), group_value(database, alone));
}

TEST(GrouperTest, SubjectsStandInTheFirstLineOfTheData) {
  SignedDatabase database;
  for (const char* const data : {"Yes\nann", "No\nann", "Re: Yes\nbob"}) add_with_fields(database, data);
  group(database, with_same("subject"));
  EXPECT_NE("", group_value(database, 1));
  EXPECT_EQ(group_value(database, 1), group_value(database, 3));
  EXPECT_EQ("", group_value(database, 2));
}

TEST(GrouperTest, SubjectsOfLongMailsMayDiffer) {
  for (const int words : {199, 200}) {
    SignedDatabase database;
    std::string text;
    for (int word = 0; word != words; ++word) text += "word" + std::to_string(word) + " ";
    for (const char* const subject : {"Yes", "No"}) {
      Xapian::Document document = signed_document(database.indexer(), text);
      document.set_data(subject);
      database.add(document);
    }
    EXPECT_EQ(words == 200 ? 1U : 0U, group(database, with_same("subject")).groups);
  }
}

TEST(GrouperTest, ValuesAndSetsOfTermsCanBeTheSame) {
  SignedDatabase database;
  const Xapian::docid first = add_with_fields(database, "", "x", {"XAann", "XAbob"});
  const Xapian::docid second = add_with_fields(database, "", "x", {"XAann"});
  const Xapian::docid third = add_with_fields(database, "", "y", {"XAbob", "XAann", "XABOUTlamps"});
  group(database, with_same("value:3"));
  EXPECT_EQ(group_value(database, first), group_value(database, second));
  EXPECT_EQ("", group_value(database, third));
  group(database, with_same("prefix:XA"));
  EXPECT_EQ(group_value(database, first), group_value(database, third)) << "XABOUT is another prefix";
  EXPECT_NE("", group_value(database, first));
  EXPECT_EQ("", group_value(database, second));
}

TEST(GrouperTest, DocumentsWithoutAFieldAreAlikeIfItMayBeMissing) {
  SignedDatabase database;
  const Xapian::docid first = add_with_fields(database, "", "ann");
  const Xapian::docid second = add_with_fields(database, "", "ann");
  const Xapian::docid with_file = add_with_fields(database, "", "ann", {"XAone.pdf"});
  const Xapian::docid same_file = add_with_fields(database, "", "ann", {"XAone.pdf"});
  const Xapian::docid of_bob = add_with_fields(database, "", "bob", {"XAone.pdf"});
  const Xapian::docid of_nobody = add_with_fields(database, "");
  const GroupReport report = group(database, with_same("value:3,prefix:XA?"));
  EXPECT_EQ(1U, report.without_field);
  EXPECT_EQ(2U, report.groups);
  EXPECT_EQ(group_value(database, first), group_value(database, second));
  EXPECT_NE("", group_value(database, with_file));
  EXPECT_NE(group_value(database, first), group_value(database, with_file));
  EXPECT_EQ(group_value(database, with_file), group_value(database, same_file));
  for (const Xapian::docid alone : {of_bob, of_nobody}) EXPECT_EQ("", group_value(database, alone));
}

TEST(GrouperTest, FieldAndPrefixBothLimitAGroup) {
  SignedDatabase database;
  for (const char* const host : {"Ha", "Hb"}) {
    for (const char* const title : {"caption=Lamp", "caption=Chair", "caption=Lamp"})
      add_with_fields(database, title, "", {host});
  }
  GrouperOptions options = with_same("title");
  options.scope.within = "H";
  const GroupReport report = group(database, options);
  EXPECT_EQ(2U, report.groups);
  EXPECT_EQ(4U, report.grouped_documents);
  EXPECT_NE(group_value(database, 1), group_value(database, 4));
}

TEST(GrouperTest, ChangedFieldIsNoticed) {
  SignedDatabase database;
  for (const char* const title : {"caption=Lamp", "caption=Lamp", "caption=Chair"}) add_with_fields(database, title);
  group(database, with_same("title"));
  Xapian::Document document = database.database().get_document(2);
  document.set_data("caption=Chair");
  database.database().replace_document(2, document);
  group(database, with_same("title"));
  EXPECT_EQ("", group_value(database, 1));
  EXPECT_NE("", group_value(database, 2));
  EXPECT_EQ(group_value(database, 2), group_value(database, 3));
}

TEST(GrouperTest, FieldThatNoDocumentHasIsRefusedAndNothingWritten) {
  SignedDatabase database;
  for (int i = 0; i != 2; ++i) add_with_fields(database, "url=/1");
  for (const char* const field : {"title", "value:3", "prefix:XA"}) {
    try {
      group(database, with_same(field));
      FAIL() << field;
    } catch (const Xapian::InvalidArgumentError& error) {
      EXPECT_THAT(error.get_msg(), HasSubstr("name a field that documents have"));
    }
  }
  for (const char* const field : {"value:65", "value:67", "subject:65", "prefix:XNG", "prefix:X"})
    EXPECT_THROW(group(database, with_same(field)), Xapian::InvalidArgumentError) << field;
  EXPECT_EQ("", database.database().get_metadata("neardup:groups:" + database.scheme().name()));
  EXPECT_EQ("", group_value(database, 1));
}

/** A document of 400 words, of which one is its own. */
Xapian::Document titled(SignedDatabase& database, const std::string& title, const std::string& own) {
  std::string text = own;
  for (int word = 0; word != 400; ++word) text += " word" + std::to_string(word);
  Xapian::Document document = signed_document(database.indexer(), text);
  document.set_data("caption=" + title);
  return document;
}

TEST(GrouperTest, AWordThatAlsoDiffersInTheTitlesIsAName) {
  SignedDatabase database;
  const Xapian::docid three = database.add(titled(database, "manual 3", "3"));
  const Xapian::docid four = database.add(titled(database, "manual 4", "4"));
  const Xapian::docid corrected = database.add(titled(database, "manual 3 new", "three"));
  const Xapian::docid four_again = database.add(titled(database, "my manual 4", "4 again"));
  group(database);
  EXPECT_NE("", group_value(database, three));
  EXPECT_EQ(group_value(database, three), group_value(database, corrected));
  EXPECT_NE(group_value(database, three), group_value(database, four));
  EXPECT_EQ(group_value(database, four), group_value(database, four_again));
  GrouperOptions options = with_group_terms();
  options.keep_families = true;
  group(database, options);
  EXPECT_EQ(group_value(database, three), group_value(database, four));
}

TEST(GrouperTest, ChangedTitleIsNoticed) {
  SignedDatabase database;
  database.add(titled(database, "manual", "3"));
  database.add(titled(database, "manual", "4"));
  group(database);
  EXPECT_EQ(group_value(database, 1), group_value(database, 2));
  database.database().replace_document(1, titled(database, "manual 3", "3"));
  database.database().replace_document(2, titled(database, "manual 4", "4"));
  group(database);
  EXPECT_EQ("", group_value(database, 1));
  EXPECT_EQ("", group_value(database, 2));
}

TEST(GrouperTest, FieldsAreReadAndWritten) {
  for (const std::string text : {"title", "value:0", "value:4294967294", "prefix:XA", "title?", "value:0?",
                                 "prefix:XA?", "prefix:S@XA", "figures", "figures?", "subject", "subject:3"})
    EXPECT_EQ(text, SameField::parse(text).text());
  EXPECT_EQ("value:0,prefix:XA?,title", text_of(same_fields("value:0,prefix:XA?,title")));
  for (const char* const text : {"", ",", "title,", "title,,title", "title title"})
    EXPECT_THROW(same_fields(text), Xapian::InvalidArgumentError) << text;
  for (const char* const text :
       {"",           "titles",    "title:",       "value:",      "value:-1",   "value:3x", "value:4294967295",
        "prefix:",    "prefix:xa", "prefix:A1",    "caption",     "?",          "title??",  "value:?",
        "prefix:@XA", "prefix:S@", "prefix:S@XA?", "prefix:S@xa", "value:3@XA", "subject?", "subject:",
        "subject:3?"}) {
    EXPECT_THROW(SameField::parse(text), Xapian::InvalidArgumentError) << text;
  }
}

TEST(GrouperTest, AFieldMayCountOnlyBesideAnother) {
  SignedDatabase database;
  const Xapian::docid a = add_with_fields(database, "", "", {"XAfile", "XSone"});
  const Xapian::docid b = add_with_fields(database, "", "", {"XAfile", "XSone"});
  const Xapian::docid other = add_with_fields(database, "", "", {"XAfile", "XStwo"});
  const Xapian::docid bare = add_with_fields(database, "", "", {"XSone"});
  const Xapian::docid also_bare = add_with_fields(database, "", "", {"XStwo"});
  group(database, with_same("prefix:XA?,prefix:XS@XA"));
  EXPECT_NE("", group_value(database, a));
  EXPECT_EQ(group_value(database, a), group_value(database, b));
  EXPECT_EQ("", group_value(database, other));
  EXPECT_NE("", group_value(database, bare));
  EXPECT_EQ(group_value(database, bare), group_value(database, also_bare));
  EXPECT_NE(group_value(database, a), group_value(database, bare));
}

TEST(GrouperTest, ShortDocumentsAreInNoGroup) {
  SignedDatabase database;
  for (const char* const text : {"thanks will do", kFourteen, "thanks will do", kFourteen}) database.add(text);
  GrouperOptions options = with_group_terms();
  options.scope.least_words = 4;
  const GroupReport report = group(database, options);
  EXPECT_EQ(1U, report.groups);
  EXPECT_EQ(2U, report.too_short);
  EXPECT_FALSE(state(database, 1));
  EXPECT_EQ("", group_value(database, 1));
  EXPECT_NE("", group_value(database, 2));
  EXPECT_EQ(0U, group(database, options).changed_documents);
  options.scope.least_words = 3;
  EXPECT_EQ(2U, group(database, options).groups);
}

GrouperOptions by_measure(Measure measure, double threshold = 0.9) {
  GrouperOptions options = at_threshold(threshold);
  options.measure = measure;
  return options;
}

/** Words of a text that has nothing in common with another one. */
std::string made_text(const std::string& name, std::size_t words) {
  std::string text;
  for (std::size_t i = 0; i != words; ++i) text += name + std::to_string(i) + " ";
  return text;
}

/** All shingles are keys, so that excerpts are met. */
Scheme excerpt_scheme() {
  Scheme scheme = Scheme::parse("standard bands=sample:1");
  scheme.tokenizer_profile = white_space_scheme().tokenizer_profile;
  return scheme;
}

TEST(GrouperTest, ExcerptsJoinTheLongestTextInWhichTheyStand) {
  SignedDatabase database(excerpt_scheme());
  const std::string frame = made_text("frame", 12);
  const Xapian::docid small = database.add(frame);
  const Xapian::docid one = database.add(made_text("one", 40) + frame);
  const Xapian::docid two = database.add(made_text("two", 50) + frame);
  const Xapian::docid excerpt = database.add(made_text("one", 20));
  const GroupReport report = group(database, by_measure(Measure::kContainment));
  EXPECT_EQ(2U, report.groups) << "a text that stands in two others does not bring them together";
  EXPECT_EQ(group_value(database, two), group_value(database, small));
  EXPECT_EQ(group_value(database, one), group_value(database, excerpt));
  EXPECT_NE(group_value(database, one), group_value(database, two));
  EXPECT_EQ(1, report.min_similarity);
  EXPECT_TRUE(state(database, one)->is_centre());
  EXPECT_EQ(0U, group(database, by_measure(Measure::kContainment)).changed_documents);
  EXPECT_EQ(0U, group(database).groups) << "by the Jaccard index";
}

TEST(GrouperTest, RareWordsCountMoreByIdf) {
  SignedDatabase database;
  const std::string common = made_text("common", 60);
  for (int i = 0; i != 30; ++i) database.add(common + made_text("page" + std::to_string(i) + "x", 8));
  const auto report = [&](Measure measure) {
    GrouperOptions options = by_measure(measure, 0.7);
    options.keep_families = true;
    return group(database, options);
  };
  EXPECT_EQ(30U, report(Measure::kJaccard).largest_group);
  EXPECT_EQ(0U, report(Measure::kIdf).groups);
  database.add(common + made_text("page3x", 8) + "more");
  EXPECT_EQ(2U, report(Measure::kIdf).grouped_documents);
}

TEST(GrouperTest, RepeatedWordsCountByMultiset) {
  SignedDatabase database;
  database.add(kFourteen);
  database.add(std::string(kFourteen) + " " + kFourteen + " " + kFourteen);
  EXPECT_EQ(1U, group(database, at_threshold(0.8)).groups);
  EXPECT_EQ(0U, group(database, by_measure(Measure::kMultiset, 0.8)).groups);
}

TEST(GrouperTest, WordsAreWeighedAsInTheFirstRunUntilTheyAreCountedAgain) {
  SignedDatabase database;
  const std::string common = made_text("common", 20);
  for (int i = 0; i != 8; ++i) database.add(common + made_text("page" + std::to_string(i) + "x", 8));
  GrouperOptions options = by_measure(Measure::kIdf, 0.5);
  EXPECT_EQ(8U, group(database, options).weighed_by);
  for (int i = 0; i != 20; ++i) database.add(made_text("common", 20));
  EXPECT_EQ(8U, group(database, options).weighed_by);
  EXPECT_EQ(0U, group(database, options).changed_documents);
  options.recount_words = true;
  EXPECT_EQ(28U, group(database, options).weighed_by);
  options.recount_words = false;
  EXPECT_EQ(28U, group(database, options).weighed_by);
  EXPECT_EQ(0U, group(database).weighed_by);
  EXPECT_THAT(metadata_of(database.database(), "neardup:weights:"), IsEmpty()) << "no measure weighs words now";
}

TEST(GrouperTest, OnlyCopiesJoinADocumentWhoseWordsAreNotKnownByOtherMeasures) {
  for (const Measure measure : {Measure::kContainment, Measure::kMultiset, Measure::kIdf, Measure::kCosine}) {
    SignedDatabase database;
    const Xapian::docid unknown = database.add_uncovered(kFourteen);
    const Xapian::docid copy = database.add(kFourteen);
    const Xapian::docid near = database.add(std::string(kFourteen) + " fifteen");
    const GroupReport report = group(database, by_measure(measure, 0.5));
    EXPECT_NE("", group_value(database, unknown));
    EXPECT_EQ(group_value(database, unknown), group_value(database, copy));
    EXPECT_EQ("", group_value(database, near)) << measure_name(measure);
    EXPECT_EQ(1U, report.without_words);
  }
}

TEST(GrouperTest, TermsOfAFirstRunThatWasKilledAreKnown) {
  SignedDatabase database;
  for (int i = 0; i != 4; ++i) database.add(kFourteen);
  GrouperOptions options = with_group_terms();
  options.commit_every = 1;
  options.commit = [&] { database.database().commit(); };
  struct Killed {};
  options.progress = [](GroupPhase phase, std::size_t done, std::size_t) {
    if (phase == GroupPhase::kWriting && done == 2) throw Killed();
  };
  EXPECT_THROW(group(database, options), Killed);
  Xapian::Document document = database.database().get_document(1);
  document.clear_values();
  database.database().replace_document(1, document);
  EXPECT_EQ(3U, group(database).grouped_documents);
}

TEST(GrouperTest, MeasureIsReadBack) {
  SignedDatabase database;
  database.add(kFourteen);
  const auto recorded = [&] { return recorded_grouping(database.database(), database.scheme())->options.measure; };
  group(database, by_measure(Measure::kIdf));
  EXPECT_EQ(Measure::kIdf, recorded());
  group(database);
  EXPECT_EQ(Measure::kJaccard, recorded());
}

TEST(GrouperTest, SeveralDatabasesAreGroupedTogetherTheFirstPreferred) {
  SignedDatabase first, second;
  const Xapian::docid other = first.add(kOther);
  const Xapian::docid member = second.add(kFourteen);
  const Xapian::docid same = second.add(kOther);
  const Xapian::docid late = first.add(std::string(kFourteen) + " fifteen");
  WhiteSpaceTokenizer tokenizer;
  const std::vector<Xapian::WritableDatabase> databases{first.database(), second.database()};
  const GroupReport report = group_databases(databases, first.scheme(), tokenizer);
  EXPECT_EQ(2U, report.groups);
  EXPECT_EQ(group_value(first, other), group_value(second, same));
  EXPECT_EQ(GroupRole::kRepresentative, state(first, other)->role);
  EXPECT_EQ(group_value(first, late), group_value(second, member));
  EXPECT_EQ(GroupRole::kRepresentative, state(first, late)->role) << "whatever its docid";
  const std::string rule_key = "neardup:groups:" + first.scheme().name();
  EXPECT_EQ(first.database().get_metadata(rule_key), second.database().get_metadata(rule_key));
  EXPECT_EQ(0U, group_databases(databases, first.scheme(), tokenizer).changed_documents);
  EXPECT_NE(0U, group(second).changed_documents) << "alone";
  EXPECT_EQ("", group_value(second, same));
}

TEST(GrouperTest, NewestOfSeveralDatabasesIsThatOfTheHighestDocid) {
  SignedDatabase first, second;
  const Xapian::docid in_first = first.add(kFourteen);
  second.add(kOther);
  const Xapian::docid in_second = second.add(kFourteen);
  WhiteSpaceTokenizer tokenizer;
  GrouperOptions options = with_group_terms();
  options.prefer = Preference::parse("newest");
  group_databases({first.database(), second.database()}, first.scheme(), tokenizer, options);
  EXPECT_EQ(GroupRole::kMember, state(first, in_first)->role);
  EXPECT_EQ(GroupRole::kRepresentative, state(second, in_second)->role);
}

TEST(GrouperTest, PairsDeclaredDistinctInAnyOfSeveralDatabasesCount) {
  SignedDatabase first, second;
  first.add(signed_document(first.indexer(), kFourteen, "a"));
  second.add(signed_document(second.indexer(), kFourteen, "b"));
  second.add(signed_document(second.indexer(), kFourteen, "c"));
  declare_distinct(second.database(), "b", "c");
  WhiteSpaceTokenizer tokenizer;
  EXPECT_EQ(2U, group_databases({first.database(), second.database()}, first.scheme(), tokenizer).grouped_documents)
      << "c stands alone";
  EXPECT_EQ(0U, group(second).groups);
}

TEST(GrouperTest, NoDatabaseAndShardsAmongSeveralAreRefused) {
  SignedDatabase first, second, third;
  Xapian::WritableDatabase sharded;
  sharded.add_database(first.database());
  sharded.add_database(second.database());
  WhiteSpaceTokenizer tokenizer;
  EXPECT_THROW(group_databases({}, first.scheme(), tokenizer), Xapian::InvalidArgumentError);
  EXPECT_THROW(group_databases({sharded, third.database()}, first.scheme(), tokenizer), Xapian::InvalidArgumentError);
}

TEST(GrouperTest, DocumentsWithAnotherProgramsDataInGroupSlotsStayAsTheyAre) {
  for (const unsigned slot : {65U, 67U}) {
    SignedDatabase database;
    Xapian::Document document = signed_document(database.indexer(), kFourteen);
    document.add_value(slot, "20260101");
    database.add(document);
    database.add(kFourteen);
    const std::string before = serialised(database.database()).at(1);
    const GroupReport report = group(database);
    EXPECT_EQ(1U, report.slots_taken) << slot;
    EXPECT_EQ(1U, report.changed_documents) << slot;
    EXPECT_EQ(before, serialised(database.database()).at(1));
  }
}

TEST(GrouperTest, DamagedMarksOfADatabaseThatWasGroupedAreMended) {
  SignedDatabase database;
  const Xapian::docid first = database.add(kFourteen);
  database.add(kFourteen);
  group(database);
  const auto right = serialised(database.database());
  for (const unsigned slot : {65U, 67U}) {
    Xapian::Document document = database.database().get_document(first);
    document.add_value(slot, damaged(document.get_value(slot)));
    database.database().replace_document(first, document);
    EXPECT_EQ(1U, group(database).changed_documents);
    EXPECT_EQ(right, serialised(database.database()));
  }
}

GrouperOptions referring_to(const Xapian::Database& reference) {
  GrouperOptions options = with_group_terms();
  options.references = {reference};
  return options;
}

TEST(GrouperTest, RepresentativesOfAReferenceComeFirstAndAreNotWritten) {
  SignedDatabase reference, database;
  const Xapian::docid there = reference.add(kFourteen);
  reference.add(kFourteen);
  reference.add(kOther);
  group(reference);
  const auto before = serialised(reference.database());
  const Xapian::docid here = database.add(std::string(kFourteen) + " fifteen");
  const Xapian::docid alone = database.add(RandomTexts(45).text(30));
  const GroupReport report = group(database, referring_to(reference.database()));
  EXPECT_EQ(2U, report.documents);
  EXPECT_EQ(1U, report.groups);
  EXPECT_EQ(1U, report.grouped_documents);
  EXPECT_EQ(group_value(reference, there), group_value(database, here));
  EXPECT_EQ(GroupRole::kMember, state(database, here)->role);
  EXPECT_EQ("", group_value(database, alone));
  EXPECT_EQ(before, serialised(reference.database()));
}

TEST(GrouperTest, MembersOfAReferenceRepresentNobody) {
  SignedDatabase reference, database;
  reference.add(kFourteen);
  reference.add(std::string(kFourteen) + " fifteen");  // a member
  group(reference);
  const std::string near_the_member = std::string(kFourteen).substr(4) + " fifteen";
  const Xapian::docid first = database.add(near_the_member);
  const Xapian::docid second = database.add(near_the_member);
  group(database, referring_to(reference.database()));
  EXPECT_EQ(GroupRole::kRepresentative, state(database, first)->role);
  EXPECT_EQ(GroupRole::kMember, state(database, second)->role);
}

TEST(GrouperTest, TwoDatabasesThatReferToEachOtherAgree) {
  SignedDatabase first, second;
  const Xapian::docid single = first.add(kFourteen);
  group(first);
  EXPECT_EQ("", group_value(first, single));
  const Xapian::docid follower = second.add(kFourteen);
  group(second, referring_to(first.database()));
  EXPECT_EQ(GroupRole::kMember, state(second, follower)->role);
  EXPECT_EQ(0U, group(second, referring_to(first.database())).changed_documents);
  const GroupReport report = group(first, referring_to(second.database()));
  EXPECT_EQ(1U, report.changed_documents) << "its document heads a group whose members are there";
  EXPECT_EQ(group_value(second, follower), group_value(first, single));
  EXPECT_EQ(GroupRole::kRepresentative, state(first, single)->role);
  EXPECT_EQ(0U, group(first, referring_to(second.database())).changed_documents);
  EXPECT_EQ(0U, group(second, referring_to(first.database())).changed_documents);
}

std::vector<std::string> serialised_values(SignedDatabase& database) {
  std::vector<std::string> values;
  for (const Xapian::docid docid : docids_of(database.database())) {
    const Xapian::Document document = database.database().get_document(docid);
    for (const unsigned slot : {65U, 67U}) values.push_back(document.get_value(slot));
  }
  return values;
}

/** Nothing for a document without words. */
std::optional<std::uint64_t> text_digest_of(SignedDatabase& database, Xapian::docid docid) {
  const std::string value = database.database().get_document(docid).get_value(database.scheme().slots.signature);
  const std::optional<StoredSignature> signature = decode_signature(value, database.scheme().id());
  return signature ? std::optional(signature->text_digest()) : std::nullopt;
}

TEST(GrouperTest, ALaterRunWithReferencesComparesOnlyPairsThatNoRunCompared) {
  SignedDatabase reference, database;
  RandomTexts random(9);
  const std::string text = random.text(60);
  for (int i = 0; i != 6; ++i) (i < 3 ? reference : database).add(random.edited_text(text, 1));
  GrouperOptions options = at_threshold(0.7);
  options.keep_families = true;
  group(reference, options);
  reference.database().commit();
  options.references = {reference.reader()};
  const GroupReport first = group(database, options);
  EXPECT_NE(0U, first.verified);
  const GroupReport again = group(database, options);
  EXPECT_EQ(first.comparisons, again.comparisons);
  EXPECT_EQ(0U, again.verified);
  EXPECT_EQ(0U, again.documents_read);
  EXPECT_EQ(0U, again.changed_documents);
  database.database().delete_document(1);
  EXPECT_EQ(0U, group(database, options).verified) << "what is left was compared before";
  database.add(random.edited_text(text, 1));
  const GroupReport one_new = group(database, options);
  EXPECT_GT(one_new.verified, 0U);
  EXPECT_LT(one_new.verified, first.verified);
  options.threshold = 0.75;
  EXPECT_GT(group(database, options).verified, one_new.verified) << "pairs below .7 may have been compared in part";
  const std::string key = "neardup:compared:" + database.scheme().name();
  database.database().set_metadata(key, "damaged");
  EXPECT_NE(0U, group(database, options).verified);
  options.references.clear();
  group(database, options);
  EXPECT_EQ("", database.database().get_metadata(key)) << "without references the words are at hand";
}

/** Random databases, the second of which refers to the first. Its copies of a text there join the group of that text,
 *  whether it is the centre or not, and whatever else is like it here. */
void expect_joins_references(const std::function<Xapian::Database(SignedDatabase&)>& as_reference, unsigned seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  RandomTexts random(seed, 15);
  SignedDatabase reference, database;
  std::string text = "start";
  for (int i = 0; i != 40; ++i) {
    text = random.below(3) == 0 ? random.text(20) : random.edited_text(text, random.below(3));
    (random.below(2) == 0 ? reference : database).add(text);
  }
  GrouperOptions options = at_threshold(0.6);
  group(reference, options);
  const std::vector<std::string> before = serialised_values(reference);
  reference.database().commit();
  options.references = {as_reference(reference)};
  group(database, options);
  EXPECT_EQ(before, serialised_values(reference));
  EXPECT_EQ(0U, group(database, options).changed_documents);
  for (const Xapian::docid docid : docids_of(database.database())) {
    for (const Xapian::docid there : docids_of(reference.database())) {
      const auto here_state = state(database, docid);
      const auto there_state = state(reference, there);
      if (!there_state) continue;
      if (text_digest_of(database, docid) != there_state->token_digest) continue;
      ASSERT_TRUE(here_state) << docid;
      EXPECT_EQ(group_value(reference, there), group_value(database, docid)) << docid;
      EXPECT_EQ(GroupRole::kMember, here_state->role) << docid;
      if (!there_state->is_centre()) {
        EXPECT_EQ(there_state->similarity, here_state->similarity) << docid;
      }
    }
  }
}

TEST(GrouperTest, DocumentsJoinTheGroupsOfAReference) {
  for (unsigned seed = 1; seed <= 100 && !HasFatalFailure(); ++seed) {
    expect_joins_references([](SignedDatabase& reference) -> Xapian::Database { return reference.database(); }, seed);
  }
}

TEST(GrouperTest, ReferenceMayBeRemote) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  std::optional<RemoteServer> server;
  for (unsigned seed = 201; seed <= 205 && !HasFatalFailure(); ++seed) {
    const auto remote = [&](SignedDatabase& reference) {
      server.emplace(std::vector<std::string>{reference.path()});
      return server->open();
    };
    expect_joins_references(remote, seed);
  }
}

TEST(GrouperTest, ServersMayCloseIdleConnections) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  SignedDatabase reference, database;
  reference.add(kFourteen);
  const Xapian::docid docid = database.add(std::string(kFourteen) + " fifteen");
  group(reference);
  reference.database().commit();
  const RemoteServer server({reference.path()}, RemoteServer::Access::kReadOnly, std::chrono::seconds(3));
  GrouperOptions options = at_threshold(0.5);
  options.references = {server.open()};
  int pauses = 4;  // together longer than the server waits
  options.progress = [&pauses](GroupPhase phase, std::size_t, std::size_t) {
    if (phase == GroupPhase::kBuckets && pauses-- > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1200));
  };
  group(database, options);
  EXPECT_EQ(GroupRole::kMember, state(database, docid)->role);
}

/** A database that changes at random, and the texts it ought to hold. */
class RandomCorpus {
 public:
  explicit RandomCorpus(unsigned seed)
      : random_(seed, 2 + seed % 23), scheme_(random_scheme(random_)), database_(scheme_) {
    options_.threshold = std::vector<double>{0, 0.3, 0.5, 0.7, 0.8, 0.9, 1}[random_.below(7)];
    options_.band_cap = std::vector<std::size_t>{1, 2, 3, 200}[random_.below(4)];
    options_.group_terms = random_.below(3) == 0;
    options_.singles = random_.below(3) == 0;
    options_.threads = 1 + seed % 3;
    if (random_.below(2) == 0) options_.measure = measure_named(measure_names()[random_.below(measure_names().size())]);
    uncovered_ = random_.below(4) == 0;
    const std::size_t documents = 2 + random_.below(40);
    for (std::size_t i = 0; i != documents; ++i) put(static_cast<Xapian::docid>(i + 1));
    put({kKeptDocid, "kept", true, "/kept", "value", std::to_string(kKeptDocid)});
    preference_ = ModelPreference::random(random_);
    options_.prefer = Preference::parse(preference_.text());
    if (random_.below(2) == 0) declare_some_distinct();
  }

  /** Add, replace and delete some. */
  void change() {
    const std::size_t changes = 1 + random_.below(12);
    for (std::size_t i = 0; i != changes; ++i) {
      const auto docid = static_cast<Xapian::docid>(1 + random_.below(50));
      if (random_.below(3) == 0 && texts_.erase(docid) != 0) {
        database_.database().delete_document(docid);
      } else {
        put(docid);
      }
    }
  }

  GroupReport group() {
    if (options_.threads > 1) options_.reopen = [this] { return std::vector<Xapian::Database>{database_.reader()}; };
    return group_signed(database_, options_);
  }

  void declare_some_distinct() {
    for (std::size_t some = 1 + random_.below(30); some != 0; --some) {
      const ModelDocument& document = random_document();
      declare(document.docid, random_document().docid);
      for (const auto& [docid, other] : texts_) {
        if (other.words == document.words && random_.below(2) == 0) declare(document.docid, docid);
      }
    }
  }

  /** Pairs of one text that are declared distinct and not in one group. */
  std::size_t separated_copies() {
    return static_cast<std::size_t>(std::count_if(distinct_.begin(), distinct_.end(), [&](const auto& pair) {
      const auto a = texts_.find(pair.first), b = texts_.find(pair.second);
      return a != texts_.end() && b != texts_.end() && a->second.tokens() != 0 && a->second.words == b->second.words &&
             group_value(database_, pair.first) != group_value(database_, pair.second);
    }));
  }

  const Preference& preference() const { return options_.prefer; }

  void expect_groups_by_definition() {
    BruteForceGroups twin(scheme_, options_.threshold, options_.band_cap);
    for (const ModelDocument& text : preference_.in_order(texts_)) twin.add(text.docid, text.words, text.covered);
    for (const auto& [a, b] : distinct_) {
      if (texts_.count(a) != 0 && texts_.count(b) != 0) twin.declare_distinct(a, b);
    }
    const auto weights = read_weight_snapshot(database_.database(), scheme_);
    twin.set_measure(options_.measure, [&](std::uint64_t word) { return weights.value().weight(word); });
    if (options_.singles) twin.name_singles();
    const MarksByDocid expected = twin.groups();
    for (const auto& [docid, text] : texts_) {
      ASSERT_EQ("", wrong_marks(database_.database(), docid, scheme_, expected, options_.group_terms)) << describe();
    }
  }

  void expect_same_as_in_a_fresh_database() {
    SignedDatabase fresh(scheme_);
    for (const auto& [docid, text] : texts_) {
      fresh.database().replace_document(docid, xapian_document(fresh.indexer(), text));
    }
    for (const auto& [key, pair] : metadata_of(database_.database(), "neardup:distinct:")) {
      fresh.database().set_metadata(key, pair);
    }
    for (const auto& [key, weights] : metadata_of(database_.database(), "neardup:weights:"))
      fresh.database().set_metadata(key, weights);
    group_signed(fresh, options_);
    ASSERT_EQ(serialised(fresh.database()), serialised(database_.database()));
    ASSERT_EQ(metadata_of(fresh.database(), "neardup:"), metadata_of(database_.database(), "neardup:"));
  }

  std::size_t documents() const { return texts_.size(); }

 private:
  void declare(Xapian::docid a, Xapian::docid b) {
    if (a == b) return;
    const bool is_new = declare_distinct(database_.database(), std::to_string(a), std::to_string(b));
    if (is_new) distinct_.emplace_back(a, b);
  }

  static constexpr Xapian::docid kKeptDocid = 60;  // beyond those that change: some document has a value

  const ModelDocument& random_document() {
    return std::next(texts_.begin(), static_cast<std::ptrdiff_t>(random_.below(texts_.size())))->second;
  }

  std::string random_text() {
    if (random_.below(15) == 0) return "";
    if (texts_.empty() || random_.below(3) == 0) return random_.text(1 + random_.below(40));
    const std::string& model = random_document().words;
    return random_.edited_text(model, random_.below(4));
  }

  void put(Xapian::docid docid) {
    ModelDocument text{docid, random_text(), !uncovered_ || random_.below(2) == 0, "", "", std::to_string(docid)};
    choose_attributes(text, random_);
    put(text);
  }

  void put(const ModelDocument& text) {
    texts_[text.docid] = text;
    database_.database().replace_document(text.docid, xapian_document(database_.indexer(), text));
  }

  std::string describe() const {
    return std::to_string(texts_.size()) + " documents, " + scheme_.text() + ", threshold " +
           std::to_string(options_.threshold) + ", measure " + measure_name(options_.measure) + ", band cap " +
           std::to_string(options_.band_cap) + ", prefer " + options_.prefer.text() + ", " +
           std::to_string(distinct_.size()) + " distinct";
  }

  RandomTexts random_;
  Scheme scheme_;
  SignedDatabase database_;
  GrouperOptions options_;
  bool uncovered_ = false;
  ModelPreference preference_;
  ModelDocuments texts_;
  std::vector<std::pair<Xapian::docid, Xapian::docid>> distinct_;
};

TEST(GrouperTest, LargeComponentIsGroupedOnThreeThreadsAsOnOne) {
  SignedDatabase database;
  RandomTexts random(77);
  const std::string text = random.text(40);
  for (int i = 0; i != 5000; ++i) database.add(random.edited_text(text, 4));
  GrouperOptions options = at_threshold(0.8);
  const GroupReport of_one = group(database, options);
  const auto by_one = serialised(database.database());
  options.threads = 3;
  options.reopen = [&] { return std::vector<Xapian::Database>{database.reader()}; };
  const GroupReport of_three = group(database, options);
  EXPECT_EQ(0U, of_three.changed_documents);
  EXPECT_EQ(by_one, serialised(database.database()));
  EXPECT_EQ(of_one.groups, of_three.groups);
  EXPECT_GT(of_three.groups, 1U);
}

TEST(GrouperTest, FewerThreadsCompareWhereDatabasesCannotBeOpenedAgain) {
  for (const unsigned opened : {0U, 1U}) {
    SignedDatabase database;
    RandomTexts random(78);
    const std::string text = random.text(40);
    for (int i = 0; i != 40; ++i) database.add(random.edited_text(text, 1));
    GrouperOptions options = at_threshold(0.5);
    options.keep_families = true;
    unsigned calls = 0;
    options.threads = 4;
    options.reopen = [&] {
      if (calls++ == opened) throw Xapian::DatabaseOpeningError("too many open files");
      return std::vector<Xapian::Database>{database.reader()};
    };
    const GroupReport report = group(database, options);
    EXPECT_EQ(opened + 1, calls);
    EXPECT_GT(report.groups, 0U);
    options.reopen = {};
    EXPECT_EQ(0U, group(database, options).changed_documents);
  }
}

TEST(GrouperTwinTest, GroupsAreThoseOfTheDefinition) {
  std::size_t groups = 0, oversized = 0, estimated = 0, separated = 0;
  std::set<std::string> preferences;
  for (unsigned seed = 1; seed <= 250; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomCorpus corpus(seed);
    const GroupReport report = corpus.group();
    groups += report.groups;
    oversized += report.oversized_bands;
    estimated += report.estimated_links;
    separated += corpus.separated_copies();
    preferences.insert(corpus.preference().text());
    corpus.expect_groups_by_definition();
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(groups, 560U);
  EXPECT_GT(oversized, 310U);
  EXPECT_GT(estimated, 60U);
  EXPECT_GT(separated, 30U);
  EXPECT_GT(preferences.size(), 30U);
}

TEST(GrouperTwinTest, RunAfterChangesLeavesWhatOneInAFreshDatabaseWould) {
  std::size_t changed = 0, documents = 0;
  for (unsigned seed = 1001; seed <= 1060; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomCorpus corpus(seed);
    corpus.group();
    for (int round = 0; round != 3; ++round) {
      corpus.change();
      const GroupReport report = corpus.group();
      changed += report.changed_documents;
      documents += corpus.documents();
      corpus.expect_groups_by_definition();
      corpus.expect_same_as_in_a_fresh_database();
      ASSERT_EQ(0U, corpus.group().changed_documents);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_LT(changed, documents);
}

TEST(GrouperTest, CapitalBehindAOneLetterPrefixIsOfTheValue) {
  SignedDatabase database;
  const Xapian::docid english = add_in_scope(database, kFourteen, "LEN");
  const Xapian::docid french = add_in_scope(database, kFourteen, "LFR");
  const Xapian::docid lower = add_in_scope(database, kFourteen, "Lde");
  EXPECT_EQ(0U, group(database, within("L")).groups);
  for (const Xapian::docid docid : {english, french, lower}) EXPECT_EQ("", group_value(database, docid));
  const Xapian::docid again = add_in_scope(database, kFourteen, "LEN");
  EXPECT_EQ(1U, group(database, within("L")).groups);
  EXPECT_EQ(group_value(database, english), group_value(database, again));
  EXPECT_NE("", group_value(database, again));
}

TEST(GrouperTest, CapitalBehindALongerPrefixKeepsDocumentsApartWhereThereIsNothingElse) {
  SignedDatabase database;
  add_in_scope(database, kFourteen, "XLANGEN");
  add_in_scope(database, kFourteen, "XLANGFR");
  add_in_scope(database, kFourteen, "XLANGde");
  EXPECT_EQ(0U, group(database, within("XLANG")).groups);
}

TEST(GrouperTest, EveryMidnightThatIsSerialisedIsReadAsItself) {
  SignedDatabase database;
  constexpr double kDay = 86400;
  std::vector<Xapian::docid> documents;
  for (const double day : {20000.0, 20001.0, 20002.0, 20003.0, 20004.0, 20005.0, 20006.0, 20007.0, 20008.0, 20009.0,
                           20010.0, 20011.0, 20012.0, 20013.0, 20014.0, 20015.0, 20016.0, -20000.0, -19984.0}) {
    documents.push_back(add_of_time(database, kFourteen, Xapian::sortable_serialise(day * kDay)));
  }
  EXPECT_EQ(2U, group(database, within_days(16)).groups);
  for (std::size_t i = 1; i != 17; ++i) {
    EXPECT_EQ(group_value(database, documents[0]), group_value(database, documents[i])) << i;
  }
  EXPECT_EQ(group_value(database, documents[17]), group_value(database, documents[18]));
}

TEST(GrouperTest, BigEndianTimesOf1986AreNotTakenForSerialisedOnes) {
  SignedDatabase database;
  const auto big_endian = [](std::uint32_t seconds) {
    std::string value;
    for (const int shift : {24, 16, 8, 0}) value += static_cast<char>(seconds >> shift & 0xff);
    return value;
  };
  add_of_time(database, kFourteen, big_endian(0x1fa00000));
  add_of_time(database, kFourteen, big_endian(0x1fa00000 + 86400));
  add_of_time(database, kFourteen, big_endian(0x1f000000));
  EXPECT_EQ(2U, group(database, within_days(2)).grouped_documents);
}

TEST(GrouperTest, DistinctPairIsOfTheDocumentsOfTheDatabaseThatDeclaresIt) {
  SignedDatabase first, second;
  for (SignedDatabase* database : {&first, &second}) {
    database->add(std::string(kFourteen), "a");
    database->add(std::string(kFourteen), "b");
  }
  declare_distinct(second.database(), "a", "b");
  WhiteSpaceTokenizer tokenizer;
  group_databases({first.database(), second.database()}, first.scheme(), tokenizer);
  const std::string group = first.database().get_document(1).get_value(65);
  EXPECT_NE("", group);
  EXPECT_EQ(group, first.database().get_document(2).get_value(65)) << "the first one's a and b are not declared";
}

}  // namespace
}  // namespace neardup
