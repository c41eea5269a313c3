#include "soak/group_check.h"

#include <gmock/gmock.h>

#include <functional>
#include <string>

namespace neardup::soak {
namespace {

using ::testing::HasSubstr;

/** A text, a copy of it, a near-duplicate and another text, grouped. */
class GroupCheckTest : public testing::Test {
 protected:
  GroupCheckTest() : database_(word_set_scheme(), {}) {
    for (const char* words : {"a b c d e f g h i j", "a b c d e f g h i j", "a b c d e f g h i", "k l m n"}) add(words);
    report_ = group_(database_.database(), database_.scheme(), database_.tokenizer(), database_.options());
  }

  void add(const std::string& words) {
    ModelDocument document;
    document.words = words;
    document.id = "d" + std::to_string(database_.model().ids++);
    database_.add(document);
  }

  /** Behind the model's back. */
  void change(Xapian::docid docid, const std::function<void(Xapian::Document&)>& how) {
    Xapian::Document document = database_.database().get_document(docid);
    how(document);
    database_.database().replace_document(docid, document);
  }

  std::string wrong_marks() {
    try {
      check_marks(database_, expected_marks(database_));
    } catch (const Divergence& divergence) {
      return divergence.what();
    }
    return "";
  }

  std::string unsettled(const GroupFunction& group) {
    try {
      check_settled(database_, group, report_);
    } catch (const Divergence& divergence) {
      return divergence.what();
    }
    return "";
  }

  const GroupFunction group_ = group_database;
  SoakedDatabase database_;
  GroupReport report_;
};

TEST_F(GroupCheckTest, GroupedDatabaseIsAsExpectedAndSettled) {
  EXPECT_EQ("", wrong_marks());
  EXPECT_EQ("", unsettled(group_));
  EXPECT_NO_THROW(check_report(report_, expected_marks(database_)));
  EXPECT_EQ(3U, report_.grouped_documents);
}

TEST_F(GroupCheckTest, EachMarkThatIsWrongIsFoundOnEachDocument) {
  for (Xapian::docid docid = 1; docid <= 4; ++docid) {
    const std::string who = "document " + std::to_string(docid);
    const std::string group = database_.database().get_document(docid).get_value(65);
    const std::string state = database_.database().get_document(docid).get_value(67);
    change(docid, [](Xapian::Document& document) { document.add_value(65, "aaaaaaaaaaaaa"); });
    EXPECT_THAT(wrong_marks(), HasSubstr(who + " has group 'aaaaaaaaaaaaa'"));
    change(docid, [&](Xapian::Document& document) {
      document.add_value(65, group);
      document.add_value(67, "");
    });
    EXPECT_THAT(wrong_marks(), HasSubstr(group.empty() ? "" : who + " is no state; should be"));
    change(docid, [&](Xapian::Document& document) {
      document.add_value(67, state);
      document.add_boolean_term("XNGaaaaaaaaaaaaa");
    });
    EXPECT_THAT(wrong_marks(), HasSubstr(who + " has " + (docid == 4 ? "1" : "2") + " group terms"));
    change(docid, [](Xapian::Document& document) { document.remove_term("XNGaaaaaaaaaaaaa"); });
    EXPECT_EQ("", wrong_marks());
  }
}

TEST_F(GroupCheckTest, OperationThatTheModelMissedIsFound) {
  database_.database().delete_document(4);
  EXPECT_THAT(wrong_marks(), HasSubstr("documents in the database: 3, should be 4"));
}

TEST_F(GroupCheckTest, OperationThatTheDatabaseMissedIsFound) {
  database_.model().documents.at(3).words = "o p q r s t";
  EXPECT_THAT(wrong_marks(), HasSubstr("should be representative of similarity 1.000000")) << "of a smaller group";
}

TEST_F(GroupCheckTest, EachFigureOfAReportThatIsWrongIsFound) {
  const MarksByDocid expected = expected_marks(database_);
  for (const auto figure : {&GroupReport::documents, &GroupReport::groups, &GroupReport::grouped_documents,
                            &GroupReport::largest_group, &GroupReport::estimated_links}) {
    GroupReport wrong = report_;
    ++(wrong.*figure);
    EXPECT_THROW(check_report(wrong, expected), Divergence);
  }
  GroupReport wrong = report_;
  wrong.min_similarity -= 1e-6;
  EXPECT_THROW(check_report(wrong, expected), Divergence);
}

TEST_F(GroupCheckTest, RunThatDependsOnEarlierGroupsIsFound) {
  EXPECT_THAT(unsettled([&](auto& database, const Scheme& scheme, Tokenizer& tokenizer, GrouperOptions options) {
                if (database.get_value_freq(scheme.slots.group) == 0) options.threshold = 1;
                return group_database(database, scheme, tokenizer, options);
              }),
              HasSubstr("a run without earlier groups changes document"));
}

TEST_F(GroupCheckTest, SecondRunThatFindsSomethingToDoIsFound) {
  EXPECT_THAT(unsettled([&](auto& database, const Scheme& scheme, Tokenizer& tokenizer, GrouperOptions options) {
                options.threshold = 1;
                return group_database(database, scheme, tokenizer, options);
              }),
              HasSubstr("the same run again changes document"));
}

TEST_F(GroupCheckTest, ChangeThatIsNotToldOfIsFound) {
  add("k l m n");
  WatchedRun watched(database_, [](auto& database, const Scheme& scheme, Tokenizer& tokenizer, const auto& options) {
    GrouperOptions mute = options;
    mute.changed = {};
    return group_database(database, scheme, tokenizer, mute);
  });
  EXPECT_THROW(watched.run(database_.options()), Divergence);
}

TEST_F(GroupCheckTest, RunThatDoesOtherThanItsRehearsalIsFound) {
  add("k l m n");
  GrouperOptions options = database_.options();
  WatchedRun watched(database_, group_);
  watched.rehearse(options);
  options.threshold = 1;
  EXPECT_THROW(watched.run(options), Divergence);
}

}  // namespace
}  // namespace neardup::soak
