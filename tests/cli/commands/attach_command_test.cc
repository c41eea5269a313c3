// 'attach' on databases as programs make them; tests/end_to_end/applications has the programs themselves.

#include <gmock/gmock.h>
#include <xapian.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"
#include "errors/exit_codes.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class AttachCommandTest : public ::testing::Test {
 protected:
  static Outcome run(const std::vector<std::string>& words) { return run_command(words); }

  Outcome attach(std::vector<std::string> options = {}, const std::string& profile = "mu") {
    std::vector<std::string> words{"attach", NEARDUP_SOURCE_DIR "/plugin/applications/" + profile + ".conf", place_};
    words.insert(words.end(), options.begin(), options.end());
    return run(words);
  }

  void add(const std::string& id, const std::string& text, const std::string& prefix = "B", bool positions = true) {
    Xapian::WritableDatabase database(place_, Xapian::DB_CREATE_OR_OPEN);
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text("a subject", 1, "S");
    if (positions) {
      generator.index_text(text, 1, prefix);
    } else {
      generator.index_text_without_positions(text, 1, prefix);
    }
    document.add_boolean_term("I" + id);
    document.set_data("path=/mail/" + id + "\n");
    database.add_document(document);
    database.commit();
  }

  std::size_t metadata_keys() const {
    const Xapian::Database database(place_);
    return static_cast<std::size_t>(std::distance(database.metadata_keys_begin(), database.metadata_keys_end()));
  }

  const std::string kText = "one of the texts that two mails have, of enough words to be told from all others";
  TemporaryFolder folder_;
  std::string place_ = folder_ / "db";
};

TEST_F(AttachCommandTest, DryRunSaysWhatIsThereAndWritesNothing) {
  add("1@x", kText);
  add("2@x", kText);
  const Outcome outcome = attach({"--dry-run"});
  ASSERT_EQ(kOk, outcome.code) << outcome.errors;
  EXPECT_THAT(outcome.out, HasSubstr("prefix B: 2 of 2 documents with positions"));
  EXPECT_THAT(outcome.out, HasSubstr("terms I: 2 of 2, such as 1@x"));
  EXPECT_THAT(outcome.out, HasSubstr("values 64 and 66, terms XND..."));
  EXPECT_THAT(outcome.out, HasSubstr("to sign     2 of 2 documents"));
  EXPECT_THAT(outcome.out, HasSubstr("nothing was written"));
  EXPECT_EQ(0U, metadata_keys());
}

TEST_F(AttachCommandTest, GroupsWhatItSignedByTheRuleOfTheProfile) {
  for (const char* id : {"1@x", "2@x"})
    add(id, kText + " and some more, so that it has twenty words or a few more than that");
  const std::string profile =
      folder_.write("own.conf", "title = mails\ntext-prefix = B\nid-term = I\ngroup = --min-words 20\n");
  const Outcome outcome = run({"attach", profile, place_, "--group"});
  ASSERT_EQ(kOk, outcome.code) << outcome.errors;
  EXPECT_THAT(outcome.out, HasSubstr("2 documents signed"));
  EXPECT_THAT(outcome.out, HasSubstr("min-words 20"));
  EXPECT_THAT(outcome.out, HasSubstr("2 signed documents: "));
  EXPECT_NE(kOk, attach({"--group", "--dry-run"}).code);
  EXPECT_EQ(kUsage, attach({"--group", "--format=jsonl"}).code);
}

TEST_F(AttachCommandTest, DocumentsAreSignedWhereTheProfileSaysAndFoundByTheirIds) {
  add("1@x", kText);
  add("2@x", kText);
  const Outcome outcome = attach({"--format=jsonl"});
  ASSERT_EQ(kOk, outcome.code) << outcome.errors;
  EXPECT_EQ(2, outcome.rows().at(0)["newly_signed"]);
  const auto found = run({"find", place_, "1@x", "--format=jsonl"}).rows();
  ASSERT_EQ(1U, found.size());
  EXPECT_EQ("2@x", found[0]["id"]);
  add("3@x", kText + " and more");
  EXPECT_THAT(attach().out, HasSubstr("1 document signed, 2 already signed"));
  EXPECT_EQ("", attach({"--quiet"}).out);
}

TEST_F(AttachCommandTest, OptionsReplaceThoseOfTheProfile) {
  add("1@x", kText, "XBODY");
  add("2@x", kText, "XBODY");
  ASSERT_EQ(kOk, attach({"--text-prefix=XBODY", "--id-from=data:path=([^[:cntrl:]]*)"}).code);
  const auto found = run({"find", place_, "/mail/1@x", "--format=jsonl"}).rows();
  ASSERT_EQ(1U, found.size());
  EXPECT_EQ("/mail/2@x", found[0]["id"]);
}

TEST_F(AttachCommandTest, ProfileThatDoesNotFitIsRefusedBeforeAnythingIsWritten) {
  add("1@x", kText, "XBODY");
  const Outcome outcome = attach();
  EXPECT_EQ(kUsage, outcome.code);
  EXPECT_THAT(outcome.errors, HasSubstr("profile 'mu' does not fit"));
  EXPECT_THAT(outcome.errors, HasSubstr("none of 1 document has a word of prefix B; words are under S, XBODY"));
  EXPECT_EQ(0U, metadata_keys());
}

TEST_F(AttachCommandTest, IndexWithoutPositionsIsRefusedWithTheRemedy) {
  add("1@x", kText, "B", false);
  EXPECT_THAT(attach().errors, HasSubstr("have no positions"));
  EXPECT_THAT(attach().errors, HasSubstr("'xapian-neardup run -- INDEXER...'"));
  EXPECT_EQ(0U, metadata_keys());
}

TEST_F(AttachCommandTest, DatabaseOfAnotherLayoutIsRefusedWithBoth) {
  add("1@x", kText);
  ASSERT_EQ(kOk, attach().code);
  const Outcome refused = attach({"--text-prefix=S"});
  EXPECT_EQ(kSchemeMismatch, refused.code);
  EXPECT_THAT(refused.errors,
              HasSubstr("signed with the text of prefix B, ids of terms I, asked for the text of prefix S"));
  EXPECT_THAT(refused.errors, HasSubstr("--resign"));
  EXPECT_EQ(kOk, attach({"--text-prefix=S", "--resign"}).code);
  EXPECT_EQ(kOk, run({"sign", place_}).code);  // goes on with what the database records
}

TEST_F(AttachCommandTest, IndexDoesNotWriteIntoADatabaseWithPrefixedTexts) {
  add("1@x", kText);
  ASSERT_EQ(kOk, attach().code);
  const Outcome refused = run({"index", place_, folder_.write("docs/a.txt", kText)});
  EXPECT_EQ(kUsage, refused.code);
  EXPECT_THAT(refused.errors, HasSubstr("behind the prefix B"));
}

TEST_F(AttachCommandTest, LockedDatabaseIsRefused) {
  add("1@x", kText);
  const Xapian::WritableDatabase writer(place_, Xapian::DB_OPEN);
  const Outcome outcome = attach();
  EXPECT_EQ(kLocked, outcome.code);
  EXPECT_THAT(outcome.errors, HasSubstr("--wait"));
  EXPECT_EQ(kOk, attach({"--dry-run"}).code);
}

TEST_F(AttachCommandTest, ValuesOfTheProgramInTheSlotsAreRefused) {
  add("1@x", kText);
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    Xapian::Document document = database.get_document(1);
    document.add_value(64, "of the program");
    database.replace_document(1, document);
    database.commit();
  }
  EXPECT_THAT(attach({"--dry-run"}).errors, HasSubstr("slots="));
  EXPECT_EQ(kOk, attach({"--scheme", "standard slots=164,165,166,167"}).code);
}

TEST_F(AttachCommandTest, EverythingIsDetached) {
  add("1@x", kText);
  ASSERT_EQ(kOk, attach().code);
  ASSERT_EQ(kOk, run({"detach", place_}).code);
  EXPECT_EQ(0U, metadata_keys());
}

TEST_F(AttachCommandTest, ProfileIsPrinted) {
  EXPECT_THAT(attach({"--show-profile"}).out, HasSubstr("text-prefix = B"));
}

}  // namespace
}  // namespace neardup::cli
