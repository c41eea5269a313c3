#include "index/policy_writer.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "compare/similarity.h"
#include "database/document_id.h"
#include "marks/distinct_pairs.h"
#include "marks/duplicate_mark.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "plugin/spread_database.h"
#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::Optional;

/** What arrives: an id, a text, and an age or none. */
struct Item {
  std::string id;
  std::string text;
  std::string age;
};

/** Texts as sets of words: a to j, and of these one fewer or one more. */
constexpr const char* kTen = "a b c d e f g h i j";
constexpr const char* kNear = "a b c d e f g h i j k";    // 10 of 11 with kTen
constexpr const char* kNearNear = "b c d e f g h i j k";  // 9 of 11 with kTen, 10 of 11 with kNear
constexpr const char* kOther = "q r s t u v w x y z";

DeduplicationOptions options_of(DuplicatePolicy policy) {
  DeduplicationOptions options;
  options.policy = policy;
  return options;
}

/** Documents are their sets of words: similarities are easy to choose. */
class PolicyWriterTest : public ::testing::Test {
 protected:
  PolicyWriter arrivals(DuplicatePolicy policy) { return arrivals(options_of(policy)); }
  PolicyWriter arrivals(DeduplicationOptions options) {
    return {database(), database_.scheme(), tokenizer_, std::move(options)};
  }

  WriteOutcome write(PolicyWriter& arrivals, const Item& item) {
    Xapian::Document document = signed_document(database_.indexer(), item.text, item.id);
    if (!item.age.empty()) document.add_value(0, item.age);
    return arrivals.write(unique_term(item.id), document, item.text);
  }

  /** A whole feed, under a policy that knows nothing of the last one. */
  std::vector<WriteOutcome> write_all(DuplicatePolicy policy, const std::vector<Item>& items) {
    PolicyWriter arrivals = this->arrivals(policy);
    std::vector<WriteOutcome> done;
    for (const Item& item : items) done.push_back(write(arrivals, item));
    return done;
  }

  std::set<std::string> ids() {
    std::set<std::string> ids;
    for (auto document = database().postlist_begin(""); document != database().postlist_end(""); ++document) {
      ids.insert(document_id(database(), *document).value_or("?"));
    }
    return ids;
  }

  std::optional<std::string> original_of(const std::string& id) {
    return marked_original(database().get_document(find_document(database(), id).value()));
  }

  Xapian::WritableDatabase& database() { return database_.database(); }

  SignedDatabase database_{word_set_scheme()};
  WhiteSpaceTokenizer tokenizer_;
};

TEST_F(PolicyWriterTest, EverythingIsWrittenUnderKeep) {
  const std::vector<WriteOutcome> done =
      write_all(DuplicatePolicy::kKeep, {{"a", kTen, ""}, {"b", kTen, ""}, {"a", kTen, ""}});
  EXPECT_EQ(WriteAction::kAdded, done[1].action);
  EXPECT_EQ(2U, done[1].docid);
  EXPECT_EQ(WriteAction::kUpdated, done[2].action);
  EXPECT_EQ(1U, done[2].docid);
  EXPECT_FALSE(done[1].duplicate_of);
  EXPECT_THAT(done[1].replaced, IsEmpty());
  EXPECT_THAT(ids(), ElementsAre("a", "b"));
}

TEST_F(PolicyWriterTest, NewNearDuplicateIsSkippedAndItsMatchNamed) {
  const std::vector<WriteOutcome> done =
      write_all(DuplicatePolicy::kSkip, {{"a", kTen, ""}, {"b", kNear, ""}, {"c", kOther, ""}, {"d", kTen, ""}});
  EXPECT_EQ(WriteAction::kSkipped, done[1].action);
  EXPECT_EQ(0U, done[1].docid);
  EXPECT_EQ(1U, done[1].duplicate_of->docid);
  EXPECT_THAT(done[1].duplicate_of->id, Optional(std::string("a")));
  EXPECT_EQ(10.0 / 11, done[1].duplicate_of->similarity.jaccard);
  EXPECT_EQ(Verification::kExact, done[1].duplicate_of->similarity.verification);
  EXPECT_EQ(WriteAction::kAdded, done[2].action);
  EXPECT_EQ(WriteAction::kSkipped, done[3].action);
  EXPECT_EQ(1, done[3].duplicate_of->similarity.jaccard);
  EXPECT_THAT(ids(), ElementsAre("a", "c"));
}

TEST_F(PolicyWriterTest, MostSimilarIsNamed) {
  write_all(DuplicatePolicy::kKeep, {{"a", kNear, ""}, {"b", kTen, ""}});
  EXPECT_THAT(write_all(DuplicatePolicy::kSkip, {{"c", kTen, ""}})[0].duplicate_of->id, Optional(std::string("b")));
}

TEST_F(PolicyWriterTest, DocumentThatIsThereIsUpdatedUnderSkipThoughItHasANearDuplicate) {
  write_all(DuplicatePolicy::kSkip, {{"a", kTen, ""}, {"b", kOther, ""}});
  const WriteOutcome done = write_all(DuplicatePolicy::kSkip, {{"b", kNear, ""}})[0];
  EXPECT_EQ(WriteAction::kUpdated, done.action);
  EXPECT_FALSE(done.duplicate_of);
  EXPECT_EQ(kNear, database().get_document(2).get_data());
}

TEST_F(PolicyWriterTest, DocumentIsNotItsOwnDuplicate) {
  for (const DuplicatePolicy policy : {DuplicatePolicy::kSkip, DuplicatePolicy::kReplace, DuplicatePolicy::kMark}) {
    for (const char* text : {kTen, kNear, kTen}) {
      const WriteOutcome done = write_all(policy, {{"a", text, ""}})[0];
      EXPECT_FALSE(done.duplicate_of);
      EXPECT_THAT(done.replaced, IsEmpty());
      EXPECT_EQ(1U, done.docid);
    }
  }
}

TEST_F(PolicyWriterTest, DocumentIsItsOwnBehindAnyPrefix) {
  for (const std::string term : {"Qa", "Uabc", "XIDa", "P/a"}) {
    for (const DuplicatePolicy policy : {DuplicatePolicy::kSkip, DuplicatePolicy::kReplace}) {
      SignedDatabase empty(word_set_scheme());
      Xapian::WritableDatabase& database = empty.database();
      PolicyWriter writer(database, empty.scheme(), tokenizer_, options_of(policy));
      for (int write = 0; write != 2; ++write) {
        Xapian::Document document = signed_document(database_.indexer(), kTen, "");
        document.add_boolean_term(term);
        const WriteOutcome done = writer.write(term, document, kTen);
        EXPECT_EQ(1U, done.docid) << term;
        EXPECT_THAT(done.replaced, IsEmpty()) << term;
        EXPECT_FALSE(done.duplicate_of) << term;
      }
    }
  }
}

TEST_F(PolicyWriterTest, PrefixesOfTheSchemeHaveTheId) {
  for (const std::string term : {"XP", "XP:"}) {
    const TemporaryFolder folder;
    Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
    DeduplicationOptions options = options_of(DuplicatePolicy::kMark);
    options.scheme = "standard idterm=XP";
    DeduplicatingWriter writer(database, options);
    const std::string a = term + (term.back() == ':' ? "A" : "a");
    const auto write = [&](const std::string& unique_term) {
      Xapian::Document document;
      return writer.write(unique_term, document, "one text of some words");
    };
    for (int i = 0; i != 2; ++i) EXPECT_FALSE(write(a).duplicate_of) << a;
    EXPECT_EQ(1U, write(term + "b").duplicate_of.value().docid);
    EXPECT_THAT(marked_original(database.get_document(2)), Optional(a.substr(term.size())));
    writer.remove(a);
    EXPECT_EQ(std::nullopt, marked_original(database.get_document(2))) << a;
  }
}

TEST_F(PolicyWriterTest, SignsPartTextsWhateverTheirId) {
  const auto text = [](const std::string& language) {
    return "We look for a person of some years of practice with the language " + language +
           " who wants to work in a small group by the harbour, from home on two days of the week";
  };
  for (const std::string prefix : {"Q", "XID"}) {
    const TemporaryFolder folder;
    Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
    DeduplicatingWriter writer(database, options_of(DuplicatePolicy::kSkip));
    for (const char* const language : {"C", "C++", "C"}) {
      Xapian::Document document;
      const std::string id = std::to_string(database.get_lastdocid());
      writer.write(prefix + id, document, text(language));
    }
    EXPECT_EQ(2U, database.get_doccount()) << prefix;
  }
}

TEST_F(PolicyWriterTest, MarksNeedAnId) {
  PolicyWriter writer = arrivals(DuplicatePolicy::kMark);
  Xapian::Document document = signed_document(database_.indexer(), kTen, "");
  document.add_boolean_term("XIDa");
  EXPECT_THROW(writer.write("XIDa", document, kTen), Xapian::InvalidArgumentError);
  EXPECT_EQ(0U, database().get_doccount());
}

TEST_F(PolicyWriterTest, OnlyWhatReachesTheThresholdCounts) {
  DeduplicationOptions options = options_of(DuplicatePolicy::kSkip);
  options.threshold = 10.0 / 11;
  PolicyWriter exact = arrivals(options);
  write(exact, {"a", kTen, ""});
  EXPECT_EQ(WriteAction::kSkipped, write(exact, {"b", kNear, ""}).action);
  options.threshold = 0.92;
  PolicyWriter higher = arrivals(options);
  EXPECT_EQ(WriteAction::kAdded, write(higher, {"b", kNear, ""}).action);
}

TEST_F(PolicyWriterTest, OtherTextOfATemplateIsNoDuplicate) {
  const auto sheet = [](const std::string& name, const std::string& figure) {
    std::string text;
    for (int word = 0; word != 60; ++word)
      text += "w" + std::string(1, static_cast<char>('a' + word % 26)) + (word < 26 ? "x " : word < 52 ? "y " : "z ");
    return "buy " + name + " now " + text + "our " + name + " lasts and " + name + " sells " + figure;
  };
  for (const DuplicatePolicy policy : {DuplicatePolicy::kSkip, DuplicatePolicy::kReplace, DuplicatePolicy::kMark}) {
    const std::vector<WriteOutcome> done = write_all(
        policy,
        {{"lamp", sheet("lamp", "7"), ""}, {"vase", sheet("vase", "7"), ""}, {"other vase", sheet("vase", "9"), ""}});
    EXPECT_FALSE(done[1].duplicate_of);
    EXPECT_THAT(done[1].replaced, IsEmpty());
    const std::optional<Duplicate> duplicate =
        policy == DuplicatePolicy::kReplace ? done[2].replaced.at(0) : done[2].duplicate_of;
    ASSERT_TRUE(duplicate);
    EXPECT_THAT(duplicate->id, Optional(std::string("vase")));
    for (const char* const id : {"lamp", "vase", "other vase"}) arrivals(policy).remove(unique_term(id));
  }
}

TEST_F(PolicyWriterTest, EstimateCountsByItsLowerBoundAlone) {
  const std::string near = "a b c d e f g h i j k l m n o p q r s t";
  database_.add_uncovered(near);
  DeduplicationOptions options = options_of(DuplicatePolicy::kSkip);
  options.threshold = 0.5;
  const Item item{"b", near + " u", ""};
  PolicyWriter low = arrivals(options);
  const WriteOutcome done = write(low, item);
  EXPECT_EQ(WriteAction::kSkipped, done.action);
  EXPECT_EQ(Verification::kEstimated, done.duplicate_of->similarity.verification);
  EXPECT_EQ(std::nullopt, done.duplicate_of->id);
  const Similarity similarity = done.duplicate_of->similarity;
  ASSERT_LT(similarity.lower, similarity.jaccard);
  options.threshold = (similarity.lower + similarity.jaccard) / 2;
  PolicyWriter high = arrivals(options);
  EXPECT_EQ(WriteAction::kAdded, write(high, item).action);
}

TEST_F(PolicyWriterTest, TextSourceServesDocumentsThatPositionsDoNotCover) {
  database_.add_uncovered(kTen);
  DeduplicationOptions options = options_of(DuplicatePolicy::kSkip);
  options.texts = [](Xapian::docid) { return std::string(kTen); };
  PolicyWriter arrivals = this->arrivals(options);
  EXPECT_EQ(Verification::kExact, write(arrivals, {"b", kNear, ""}).duplicate_of->similarity.verification);
}

TEST_F(PolicyWriterTest, DocumentsWithoutAWordAreNobodysDuplicate) {
  for (const DuplicatePolicy policy : {DuplicatePolicy::kSkip, DuplicatePolicy::kReplace, DuplicatePolicy::kMark}) {
    for (const char* id : {"a", "b"}) {
      const WriteOutcome done = write_all(policy, {{id, " ", "1"}})[0];
      EXPECT_NE(0U, done.docid);
      EXPECT_FALSE(done.duplicate_of);
    }
  }
  EXPECT_THAT(ids(), ElementsAre("a", "b"));
}

TEST_F(PolicyWriterTest, DocumentsThatAreNotSignedHaveNoDuplicates) {
  write_all(DuplicatePolicy::kSkip, {{"a", kTen, ""}});
  PolicyWriter arrivals = this->arrivals(DuplicatePolicy::kSkip);
  Xapian::Document document = plain_document(kTen, "b");
  EXPECT_EQ(WriteAction::kAdded, arrivals.write("Qb", document, kTen).action);
}

TEST_F(PolicyWriterTest, DeclaredDistinctDocumentsAreNoDuplicates) {
  for (const DuplicatePolicy policy : {DuplicatePolicy::kSkip, DuplicatePolicy::kReplace, DuplicatePolicy::kMark}) {
    write_all(DuplicatePolicy::kKeep, {{"a", kTen, "1"}, {"b", kTen, "1"}});
    declare_distinct(database(), "a", "b");
    for (const bool gone : {false, true}) {  // a document that comes back is still declared
      if (gone) database().delete_document("Qb");
      const WriteOutcome done = write_all(policy, {{"b", kTen, "2"}})[0];
      EXPECT_NE(0U, done.docid);
      EXPECT_FALSE(done.duplicate_of);
      EXPECT_THAT(done.replaced, IsEmpty());
    }
    EXPECT_THAT(ids(), ElementsAre("a", "b"));
  }
}

TEST_F(PolicyWriterTest, DistinctFromOneIsStillADuplicateOfAnother) {
  write_all(DuplicatePolicy::kKeep, {{"a", kTen, ""}, {"b", kTen, ""}, {"c", kTen, ""}});
  declare_distinct(database(), "a", "b");
  database().delete_document("Qb");
  EXPECT_THAT(write_all(DuplicatePolicy::kSkip, {{"b", kTen, ""}})[0].duplicate_of->id, Optional(std::string("c")));
}

TEST_F(PolicyWriterTest, NewerDocumentReplacesAllThatAreOlder) {
  write_all(DuplicatePolicy::kKeep, {{"a", kTen, "1"}, {"b", kNear, "2"}, {"c", kOther, "1"}});
  const WriteOutcome done = write_all(DuplicatePolicy::kReplace, {{"d", kTen, "3"}})[0];
  EXPECT_EQ(WriteAction::kAdded, done.action);
  ASSERT_EQ(2U, done.replaced.size());
  EXPECT_THAT(done.replaced[0].id, Optional(std::string("a")));
  EXPECT_EQ(1U, done.replaced[0].docid);
  EXPECT_THAT(done.replaced[1].id, Optional(std::string("b")));
  EXPECT_EQ(10.0 / 11, done.replaced[1].similarity.jaccard);
  EXPECT_FALSE(done.duplicate_of);
  EXPECT_THAT(ids(), ElementsAre("c", "d"));
}

TEST_F(PolicyWriterTest, DocumentThatIsNotNewerThanAllIsSkippedAndDeletesNothing) {
  for (const char* age : {"2", "3"}) {  // older than b, as old as b
    write_all(DuplicatePolicy::kKeep, {{"a", kTen, "1"}, {"b", kNear, "3"}});
    const WriteOutcome done = write_all(DuplicatePolicy::kReplace, {{"d", kTen, age}})[0];
    EXPECT_EQ(WriteAction::kSkipped, done.action);
    EXPECT_THAT(done.duplicate_of->id, Optional(std::string("b")));
    EXPECT_THAT(done.replaced, IsEmpty());
    EXPECT_THAT(ids(), ElementsAre("a", "b"));
  }
}

TEST_F(PolicyWriterTest, WithoutAnAgeTheLastToArriveIsTheNewest) {
  for (const auto& [there, arriving] : {std::pair("", ""), std::pair("9", ""), std::pair("", "1")}) {
    write_all(DuplicatePolicy::kKeep, {{"a", kTen, there}});
    EXPECT_EQ(1U, write_all(DuplicatePolicy::kReplace, {{"b", kTen, arriving}})[0].replaced.size());
    EXPECT_THAT(ids(), ElementsAre("b"));
    database().delete_document("Qb");
  }
}

TEST_F(PolicyWriterTest, AgesAreComparedByBytes) {
  write_all(DuplicatePolicy::kKeep, {{"a", kTen, "\x7f"}});
  EXPECT_EQ(1U, write_all(DuplicatePolicy::kReplace, {{"b", kTen, "\x80"}})[0].replaced.size());
}

TEST_F(PolicyWriterTest, AgeSlotIsTheOneAskedFor) {
  DeduplicationOptions options = options_of(DuplicatePolicy::kReplace);
  options.age_slot = 9;
  PolicyWriter arrivals = this->arrivals(options);
  const auto put = [&](const char* id, const char* age) {
    Xapian::Document document = signed_document(database_.indexer(), kTen, id);
    document.add_value(0, "5");
    document.add_value(9, age);
    return arrivals.write(unique_term(id), document, kTen).action;
  };
  EXPECT_EQ(WriteAction::kAdded, put("a", "2"));
  EXPECT_EQ(WriteAction::kSkipped, put("b", "1"));
  EXPECT_EQ(WriteAction::kAdded, put("c", "3"));
  EXPECT_THAT(ids(), ElementsAre("c"));
}

TEST_F(PolicyWriterTest, UpdatedDocumentReplacesWhatIsOlderAndStaysBesideWhatIsNot) {
  write_all(DuplicatePolicy::kKeep, {{"a", kTen, "1"}, {"b", kNear, "3"}, {"c", kOther, "1"}});
  const WriteOutcome done = write_all(DuplicatePolicy::kReplace, {{"c", kTen, "2"}})[0];
  EXPECT_EQ(WriteAction::kUpdated, done.action);
  ASSERT_EQ(1U, done.replaced.size());
  EXPECT_THAT(done.replaced[0].id, Optional(std::string("a")));
  EXPECT_THAT(ids(), ElementsAre("b", "c"));
}

/** After the second run a third one changes nothing, whatever the ages and the order. */
TEST_F(PolicyWriterTest, TwoNearDuplicatesNeverChangePlaces) {
  for (const char* age_a : {"", "1", "2"}) {
    for (const char* age_b : {"", "1", "2"}) {
      const std::vector<Item> items{{"a", kTen, age_a}, {"b", kNear, age_b}};
      write_all(DuplicatePolicy::kReplace, items);
      const std::set<std::string> first = ids();
      EXPECT_EQ(1U, first.size());
      for (int run = 2; run != 5; ++run) {
        write_all(DuplicatePolicy::kReplace, items);
        EXPECT_EQ(first, ids()) << age_a << " and " << age_b;
      }
      for (const char* id : {"Qa", "Qb"}) database().delete_document(id);
    }
  }
}

/** Word sets around a few centres, so that nearness is no equivalence; ages with ties. */
std::vector<Item> random_items(RandomTexts& random, bool with_ages) {
  std::vector<Item> items;
  std::vector<std::vector<std::string>> centres;
  for (int i = 0; i != 4; ++i) centres.push_back(random.words(30));
  for (int i = 0; i != 40; ++i) {
    const std::string text = joined(random.edited(centres[random.below(centres.size())], random.below(4)));
    items.push_back(
        {"d" + std::to_string(i), text, with_ages ? std::string(1, static_cast<char>('1' + random.below(9))) : ""});
  }
  return items;
}

double jaccard_of(const std::string& a, const std::string& b) {
  const auto words = [](const std::string& text) {
    WhiteSpaceTokenizer tokenizer;
    return word_shingles(Signer(word_set_scheme()).token_hashes(text, tokenizer), 1);
  };
  return jaccard(words(a), words(b));
}

/** The definition, over all pairs: what is written one after the other. */
std::map<std::string, Item> expected_after(DuplicatePolicy policy, const std::vector<Item>& items,
                                           std::map<std::string, Item> there) {
  for (const Item& item : items) {
    const bool known = there.count(item.id) != 0;
    std::vector<std::string> near, older;
    for (const auto& [id, other] : there) {
      if (id == item.id || jaccard_of(item.text, other.text) < 0.9) continue;
      near.push_back(id);
      if (item.age.empty() || other.age.empty() || other.age < item.age) older.push_back(id);
    }
    const bool loses = policy == DuplicatePolicy::kSkip ? !near.empty() : near.size() != older.size();
    if (loses && !known) continue;
    if (policy == DuplicatePolicy::kReplace) {
      for (const std::string& id : older) there.erase(id);
    }
    there[item.id] = item;
  }
  return there;
}

TEST_F(PolicyWriterTest, RandomFeedsLeaveWhatTheDefinitionSays) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  RandomTexts random(seed);
  for (const DuplicatePolicy policy : {DuplicatePolicy::kSkip, DuplicatePolicy::kReplace}) {
    for (const bool with_ages : {true, false}) {
      const std::vector<Item> items = random_items(random, with_ages);
      std::map<std::string, Item> expected;
      for (int run = 0; run != 3; ++run) {
        write_all(policy, items);
        expected = expected_after(policy, items, expected);
        std::set<std::string> expected_ids;
        for (const auto& [id, item] : expected) expected_ids.insert(id);
        EXPECT_EQ(expected_ids, ids()) << "run " << run;
        EXPECT_LT(expected_ids.size(), items.size());
      }
      for (const Item& item : items) database().delete_document(unique_term(item.id));
    }
  }
}

/** What the command line does with files: one run is enough, and the newest of each text stay. */
TEST_F(PolicyWriterTest, NewestFirstOneRunLeavesWhatEveryOtherWould) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  RandomTexts random(seed);
  std::vector<Item> items = random_items(random, true);
  std::stable_sort(items.begin(), items.end(), [](const Item& a, const Item& b) { return a.age > b.age; });
  write_all(DuplicatePolicy::kReplace, items);
  const std::set<std::string> first = ids();
  write_all(DuplicatePolicy::kReplace, items);
  EXPECT_EQ(first, ids());
  for (const Item& item : items) {
    if (first.count(item.id) != 0) continue;
    const bool has_newer = std::any_of(items.begin(), items.end(), [&](const Item& other) {
      return first.count(other.id) != 0 && other.age >= item.age && jaccard_of(item.text, other.text) >= 0.9;
    });
    EXPECT_TRUE(has_newer) << item.id << " is lost";
  }
}

TEST_F(PolicyWriterTest, MarkNamesTheDocumentThatIsRepeated) {
  const std::vector<WriteOutcome> done =
      write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}, {"b", kNear, ""}, {"c", kOther, ""}});
  EXPECT_EQ(WriteAction::kAdded, done[1].action);
  EXPECT_EQ(2U, done[1].docid);
  EXPECT_THAT(done[1].duplicate_of->id, Optional(std::string("a")));
  EXPECT_EQ(std::nullopt, original_of("a"));
  EXPECT_THAT(original_of("b"), Optional(std::string("a")));
  EXPECT_EQ(std::nullopt, original_of("c"));
}

TEST_F(PolicyWriterTest, MarksDoNotChain) {
  write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}, {"b", kNear, ""}, {"c", kNearNear, ""}, {"d", kNear, ""}});
  EXPECT_THAT(original_of("b"), Optional(std::string("a")));
  EXPECT_EQ(std::nullopt, original_of("c")) << "it is near b only, which is marked";
  EXPECT_THAT(original_of("d"), Optional(Not(std::string("b")))) << "the same text, but marked";
}

/** Each marked document is near the unmarked one that it names, and each unmarked one near no other that is unmarked;
 *  writing all again changes no mark but to a nearer original. */
TEST_F(PolicyWriterTest, WhatIsNotMarkedShowsEachTextOnce) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  RandomTexts random(seed);
  const std::vector<Item> items = random_items(random, false);
  std::map<std::string, Item> by_id;
  for (const Item& item : items) by_id[item.id] = item;
  std::vector<std::map<std::string, std::optional<std::string>>> marks(3);
  for (auto& run : marks) {
    write_all(DuplicatePolicy::kMark, items);
    for (const Item& item : items) run[item.id] = original_of(item.id);
    std::size_t marked = 0;
    for (const auto& [id, original] : run) {
      if (original) {
        ++marked;
        EXPECT_EQ(std::nullopt, run.at(*original)) << id << " names " << *original;
        EXPECT_LE(0.9, jaccard_of(by_id[id].text, by_id[*original].text));
        continue;
      }
      for (const auto& [other, others_original] : run) {
        if (other == id || others_original) continue;
        EXPECT_GT(0.9, jaccard_of(by_id[id].text, by_id[other].text)) << id << " and " << other;
      }
    }
    EXPECT_LT(0U, marked);
    for (const Item& item : items) EXPECT_EQ(marks[0].at(item.id).has_value(), run.at(item.id).has_value());
  }
  EXPECT_EQ(marks[1], marks[2]);
}

TEST_F(PolicyWriterTest, DocumentThatIsNoDuplicateAnyMoreLosesItsMark) {
  write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}, {"b", kNear, ""}, {"b", kOther, ""}});
  EXPECT_EQ(std::nullopt, original_of("b"));
}

TEST_F(PolicyWriterTest, CopiesLoseTheirMarkWhenTheirOriginalIsAnotherText) {
  write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}, {"b", kNear, ""}, {"a", kNear, ""}});
  EXPECT_THAT(original_of("b"), Optional(std::string("a"))) << "still near";
  write_all(DuplicatePolicy::kMark, {{"a", kOther, ""}});
  EXPECT_EQ(std::nullopt, original_of("b"));
  EXPECT_EQ(kNear, database().get_document(2).get_data());
}

TEST_F(PolicyWriterTest, CopiesLoseTheirMarkWhenTheirOriginalIsMarked) {
  write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}, {"b", kNear, ""}, {"c", kOther, ""}});
  write_all(DuplicatePolicy::kKeep, {{"d", kNear, ""}});
  write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}});
  EXPECT_THAT(original_of("a"), Optional(std::string("d")));
  EXPECT_EQ(std::nullopt, original_of("b"));
}

TEST_F(PolicyWriterTest, CopiesLoseTheirMarkWhenTheirOriginalIsDeleted) {
  for (const DuplicatePolicy policy : {DuplicatePolicy::kKeep, DuplicatePolicy::kMark}) {
    write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}, {"b", kNear, ""}, {"c", kTen, ""}});
    arrivals(policy).remove("Qa");
    EXPECT_THAT(ids(), ElementsAre("b", "c"));
    EXPECT_EQ(std::nullopt, original_of("b"));
    EXPECT_EQ(std::nullopt, original_of("c"));
    arrivals(policy).remove("Qnobody");
    for (const char* id : {"Qb", "Qc"}) database().delete_document(id);
  }
}

TEST_F(PolicyWriterTest, OriginalWithoutAnIdIsNotNamedInTheMark) {
  database_.add(kTen);
  write_all(DuplicatePolicy::kMark, {{"b", kTen, ""}});
  EXPECT_THAT(original_of("b"), Optional(std::string()));
}

TEST_F(PolicyWriterTest, UncommittedAndCommittedDocumentsAreSeenAlike) {
  for (const bool commit : {false, true}) {
    PolicyWriter arrivals = this->arrivals(DuplicatePolicy::kSkip);
    write(arrivals, {"a", kTen, ""});
    for (int i = 0; i != 10; ++i)
      write(arrivals, {"o" + std::to_string(i), std::string(kTen) + " x" + std::to_string(i) + " y", ""});
    if (commit) database().commit();
    EXPECT_EQ(10.0 / 11, write(arrivals, {"b", kNear, ""}).duplicate_of->similarity.jaccard) << "from its positions";
    database().delete_document("Qa");
    EXPECT_EQ(WriteAction::kAdded, write(arrivals, {"b", kTen, ""}).action) << "it is deleted";
    write(arrivals, {"b", kOther, ""});
    EXPECT_EQ(WriteAction::kAdded, write(arrivals, {"a", kTen, ""}).action) << "b has another text now";
    database().delete_document("Qa");
    database().delete_document("Qb");
  }
}

TEST_F(PolicyWriterTest, ShardedDatabaseIsWrittenAlike) {
  SpreadDatabase spread;
  DocumentSigner& indexer = database_.indexer();
  for (const DuplicatePolicy policy : {DuplicatePolicy::kSkip, DuplicatePolicy::kMark, DuplicatePolicy::kReplace}) {
    std::vector<std::set<std::string>> written;
    for (Xapian::WritableDatabase* database : {&spread.whole(), &spread.sharded()}) {
      PolicyWriter arrivals(*database, indexer.scheme(), tokenizer_, options_of(policy));
      std::set<std::string> said;
      for (const Item& item :
           std::vector<Item>{{"a", kTen, "1"}, {"b", kNear, "2"}, {"c", kOther, "1"}, {"d", kTen, "3"}}) {
        Xapian::Document document = signed_document(indexer, item.text, item.id);
        document.add_value(0, item.age);
        const WriteOutcome done = arrivals.write(unique_term(item.id), document, item.text);
        if (done.docid != 0) {
          EXPECT_EQ(done.docid, *database->postlist_begin(unique_term(item.id)));
        }
        said.insert(item.id + std::to_string(static_cast<int>(done.action)) + " " +
                    (done.duplicate_of ? done.duplicate_of->id.value() : "") + " " +
                    std::to_string(done.replaced.size()));
      }
      written.push_back(said);
    }
    EXPECT_EQ(written[0], written[1]);
  }
}

TEST_F(PolicyWriterTest, BadOptionsAreRefused) {
  DeduplicationOptions options = options_of(DuplicatePolicy::kSkip);
  options.threshold = 1.5;
  try {
    arrivals(options);
    FAIL();
  } catch (const Xapian::InvalidArgumentError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("1.5"));
  }
  Scheme other = word_set_scheme();
  other.tokenizer_profile = "another";
  EXPECT_THROW(PolicyWriter(database(), other, tokenizer_, options_of(DuplicatePolicy::kSkip)),
               Xapian::InvalidArgumentError);
}

TEST_F(PolicyWriterTest, CopyLosesItsMarkWhenItsOriginalChangesUnderAnyPolicy) {
  for (const DuplicatePolicy policy :
       {DuplicatePolicy::kKeep, DuplicatePolicy::kSkip, DuplicatePolicy::kReplace, DuplicatePolicy::kMark}) {
    write_all(DuplicatePolicy::kMark, {{"a", kTen, "1"}, {"b", kNear, "2"}, {"c", kTen, "3"}});
    ASSERT_THAT(original_of("b"), Optional(std::string("a")));
    write_all(policy, {{"a", kOther, "1"}});
    EXPECT_EQ(std::nullopt, original_of("b")) << static_cast<int>(policy);
    EXPECT_EQ(std::nullopt, original_of("c")) << static_cast<int>(policy);
    for (const char* id : {"a", "b", "c"}) arrivals(DuplicatePolicy::kKeep).remove(unique_term(id));
  }
}

TEST_F(PolicyWriterTest, CopyKeepsItsMarkWhileItsOriginalStaysNear) {
  for (const DuplicatePolicy policy : {DuplicatePolicy::kKeep, DuplicatePolicy::kSkip, DuplicatePolicy::kMark}) {
    write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}, {"b", kTen, ""}});
    write_all(policy, {{"a", kNear, ""}});
    EXPECT_THAT(original_of("b"), Optional(std::string("a"))) << static_cast<int>(policy);
    for (const char* id : {"a", "b"}) arrivals(DuplicatePolicy::kKeep).remove(unique_term(id));
  }
}

TEST_F(PolicyWriterTest, CopyThatIsDeclaredDistinctLosesItsMark) {
  write_all(DuplicatePolicy::kMark, {{"a", kTen, ""}, {"b", kTen, ""}, {"c", kTen, ""}});
  declare_distinct(database(), "b", "a");
  EXPECT_EQ(std::nullopt, original_of("b"));
  EXPECT_THAT(original_of("c"), Optional(std::string("a")));
}

TEST_F(PolicyWriterTest, TimesThatNoSlotOfFourBytesHoldsAreCompared) {
  DeduplicationOptions options = options_of(DuplicatePolicy::kReplace);
  options.time_of = [](const Xapian::Document& document) -> std::optional<std::int64_t> {
    const std::string value = document.get_value(0);
    return value.empty() ? std::nullopt : std::optional<std::int64_t>(std::stoll(value));
  };
  PolicyWriter arrivals = this->arrivals(options);
  EXPECT_EQ(WriteAction::kAdded, write(arrivals, {"newer", kTen, "4"}).action);
  EXPECT_EQ(WriteAction::kSkipped, write(arrivals, {"before-1970", kTen, "-100000"}).action);
  EXPECT_EQ(WriteAction::kAdded, write(arrivals, {"after-2106", kTen, "5000000000"}).action);
  EXPECT_THAT(ids(), ElementsAre("after-2106"));
}

}  // namespace
}  // namespace neardup
