// 'check': rows, exit codes and repair; what needs damaged files is in tests/end_to_end.

#include <gmock/gmock.h>
#include <xapian.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"
#include "errors/exit_codes.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr unsigned kSignatureSlot = 66;
constexpr unsigned kGroupStateSlot = 67;

class CheckCommandTest : public ::testing::Test {
 protected:
  /** "id kind" of each row of JSON. */
  static std::vector<std::string> kinds(const Outcome& outcome) {
    std::vector<std::string> kinds;
    for (const nlohmann::json& row : outcome.rows()) {
      kinds.push_back((row["id"].is_null() ? "" : row["id"].get<std::string>() + " ") + row["kind"].get<std::string>());
    }
    return kinds;
  }

  void SetUp() override {
    for (const char* id : {"a", "b"}) write(id, kBody);
    write("c", "Something else altogether, which nobody would take for the other text.");
    ASSERT_EQ(kOk, run({"sign", place_}).code);
    ASSERT_EQ(kOk, run({"group", place_}).code);
  }

  static Outcome run(const std::vector<std::string>& words) { return run_command(words); }

  Outcome check(std::vector<std::string> options = {}) {
    options.insert(options.begin(), {"check", place_, "--format=jsonl"});
    return run(options);
  }

  void write(const std::string& id, const std::string& body, bool positions = true) {
    Xapian::WritableDatabase database(place_, Xapian::DB_CREATE_OR_OPEN);
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    if (positions) {
      generator.index_text(body);
    } else {
      generator.index_text_without_positions(body);
    }
    document.add_boolean_term("Q" + id);
    database.replace_document("Q" + id, document);
    database.commit();
  }

  void set_value(Xapian::docid docid, unsigned slot, const std::string& value) {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    Xapian::Document document = database.get_document(docid);
    document.add_value(slot, value);
    database.replace_document(docid, document);
    database.commit();
  }

  void damage(Xapian::docid docid, unsigned slot = kSignatureSlot) {
    std::string value = Xapian::Database(place_).get_document(docid).get_value(slot);
    value.at(0) ^= 1;
    set_value(docid, slot, value);
  }

  std::map<std::string, std::string> files() const {
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(place_)) {
      std::ifstream stream(entry.path(), std::ios::binary);
      files[entry.path().string()] = {std::istreambuf_iterator<char>(stream), {}};
    }
    return files;
  }

  const std::string kBody =
      "Free software is a matter of liberty, not price. To understand the concept, you should think of free as in free "
      "speech, not as in free beer. It's about the users' freedom to run, copy, distribute, study and change it.";
  TemporaryFolder folder_;
  std::string place_ = folder_ / "db";
};

/** Xapian's own check has a table of all docids up to the last one: it would take 16 GB, or crash on a sound database. */
TEST_F(CheckCommandTest, AVeryGreatDocidIsNoDamage) {
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    database.replace_document(4294967295U, Xapian::Document());
    database.commit();
  }
  const Outcome outcome = check();
  EXPECT_EQ(kOk, outcome.code);
  EXPECT_THAT(kinds(outcome), ElementsAre("files-not-checked"));
  EXPECT_THAT(outcome.out, HasSubstr("copydatabase"));
}

TEST_F(CheckCommandTest, HealthyDatabaseIsOk) {
  EXPECT_EQ(kOk, check({"--words"}).code);
  EXPECT_THAT(check({"--words"}).out, IsEmpty());
  EXPECT_EQ("3 documents, 3 signed, 1 group: no issues, 0 notes\n", run({"check", place_}).out);
  EXPECT_EQ("id\tdocid\tkind\tdetail\tremedy\tscheme\n", run({"check", place_, "--format=tsv"}).out);
}

TEST_F(CheckCommandTest, NotesLeaveTheExitCode) {
  write("d", kBody);
  const Outcome outcome = check();
  EXPECT_EQ(kOk, outcome.code);
  EXPECT_THAT(kinds(outcome), ElementsAre("unsigned"));
}

TEST_F(CheckCommandTest, DocumentsThatCannotBeSignedFromTheIndexAreANote) {
  write("d", kBody, false);
  const Outcome outcome = check();
  EXPECT_EQ(kOk, outcome.code);
  ASSERT_THAT(kinds(outcome), ElementsAre("without-positions"));
  EXPECT_THAT(outcome.rows()[0]["detail"].get<std::string>(), HasSubstr("1 document"));
}

TEST_F(CheckCommandTest, EachSchemeIsLookedAtAndNamedInTheRemedy) {
  const Scheme second = Scheme::parse("short slots=70,71,72,73 bandprefix=XSB groupprefix=XSG");
  ASSERT_EQ(kOk, run({"sign", place_, "--scheme", second.text()}).code);
  const Outcome ungrouped = check();
  EXPECT_EQ(kOk, ungrouped.code);
  EXPECT_THAT(kinds(ungrouped), IsEmpty());
  ASSERT_EQ(kOk, run({"group", place_, "--scheme", second.name()}).code);
  EXPECT_THAT(kinds(check()), IsEmpty());
  const auto [first_name, second_name] = std::minmax({Scheme().name(), second.name()});
  EXPECT_EQ("3 documents\nscheme " + first_name + ": 3 signed, 1 group\nscheme " + second_name +
                ": 3 signed, 1 group\nno issues, 0 notes\n",
            run({"check", place_}).out);
  damage(2, 72);
  const Outcome damaged = check();
  EXPECT_EQ(kCorrupt, damaged.code);
  ASSERT_THAT(kinds(damaged), ElementsAre("b damaged"));
  const std::string option = " --scheme " + second.name();
  EXPECT_EQ(
      "'xapian-neardup sign " + place_ + option + " --verify', then 'xapian-neardup group " + place_ + option + "'",
      damaged.rows()[0]["remedy"].get<std::string>());
  EXPECT_THAT(kinds(check({"--scheme", Scheme().name()})), IsEmpty());
  EXPECT_EQ(second.name(), damaged.rows()[0]["scheme"].get<std::string>());
  EXPECT_EQ(damaged.out, check({"--scheme", second.name()}).out) << "one of the two, whether or not it is named";
  ASSERT_EQ(kOk, run({"sign", place_, "--scheme", second.name(), "--verify"}).code);
  EXPECT_THAT(kinds(check()), ElementsAre("other-groups"));
  ASSERT_EQ(kOk, run({"group", place_, "--scheme", second.name()}).code);
  EXPECT_THAT(kinds(check()), IsEmpty());
}

TEST_F(CheckCommandTest, TheGravestFindingGivesTheExitCode) {
  set_value(2, 65, "");
  const Outcome changed = check();
  EXPECT_EQ(kOk, changed.code);
  EXPECT_THAT(kinds(changed), ElementsAre("other-groups"));
  set_value(1, 64, "");
  const Outcome inconsistent = check();
  EXPECT_EQ(kError, inconsistent.code);
  EXPECT_THAT(kinds(inconsistent), ElementsAre("a wrong-signature"));
  GroupState state;
  set_value(3, kGroupStateSlot, encode_group_state(state, 1));
  EXPECT_EQ(kSchemeMismatch, check().code);
  damage(2);
  EXPECT_EQ(kCorrupt, check().code);
}

TEST_F(CheckCommandTest, RowsNameDocumentAndRemedy) {
  damage(2);
  const nlohmann::json row = nlohmann::json::parse(check().out);
  EXPECT_EQ("b", row["id"]);
  EXPECT_EQ(2, row["docid"]);
  EXPECT_THAT(row["detail"].get<std::string>(), HasSubstr("wrong checksum"));
  EXPECT_THAT(row["remedy"].get<std::string>(), HasSubstr("--verify"));
  EXPECT_THAT(run({"check", place_}).out, HasSubstr("b: damaged: value 66"));
}

TEST_F(CheckCommandTest, PeopleGetOneLineACauseAndProgramsARowADocument) {
  for (const char* id : {"d", "e", "f"}) write(id, kBody);
  ASSERT_EQ(kOk, run({"sign", place_}).code);
  ASSERT_EQ(kOk, run({"group", place_}).code);
  for (Xapian::docid docid = 1; docid <= 5; ++docid) damage(docid);
  const Outcome text = run({"check", place_});
  EXPECT_EQ(kCorrupt, text.code);
  EXPECT_THAT(text.out, HasSubstr("5 documents (a, b, c, ...): damaged: value 66 of 152 bytes has a wrong "
                                  "checksum; 'xapian-neardup sign " +
                                  place_ + " --verify', then 'xapian-neardup group " + place_ + "'\n"));
  EXPECT_EQ(2, std::count(text.out.begin(), text.out.end(), '\n')) << text.out;
  const Outcome all = run({"check", place_, "--all"});
  EXPECT_THAT(all.out, HasSubstr("e: damaged: value 66"));
  EXPECT_EQ(6, std::count(all.out.begin(), all.out.end(), '\n')) << all.out;
  EXPECT_EQ(5U, check().rows().size());
}

TEST_F(CheckCommandTest, LostBandTermsAreFoundAndPutBack) {
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    Xapian::Document document = database.get_document(2);
    std::vector<std::string> terms;
    for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
      if ((*term).compare(0, 3, "XND") == 0) terms.push_back(*term);
    }
    for (const std::string& term : terms) document.remove_term(term);
    database.replace_document(2, document);
    database.commit();
  }
  EXPECT_THAT(kinds(check()), ElementsAre("b wrong-bands"));
  EXPECT_THAT(run({"group", place_}).out, HasSubstr("0 documents changed")) << "the signature tells its bands";
  EXPECT_THAT(run({"sign", place_, "--verify"}).out, HasSubstr("band terms of 1 restored"));
  ASSERT_EQ(kOk, run({"group", place_}).code);
  EXPECT_THAT(kinds(check({"--words"})), IsEmpty());
}

TEST_F(CheckCommandTest, WhatNobodySignedIsNotSaidToBeRight) {
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(kBody, 1, "B");
    database.add_document(document);
    database.commit();
  }
  const Outcome outcome = check();
  EXPECT_EQ(kOk, outcome.code);
  ASSERT_THAT(kinds(outcome), ElementsAre("under-prefixes"));
  EXPECT_THAT(outcome.rows()[0]["detail"].get<std::string>(), HasSubstr("under prefixes only (B)"));
  EXPECT_THAT(run({"check", place_}).out, HasSubstr("1 document not signed, no issues in the signed ones, 1 note"));
}

TEST_F(CheckCommandTest, NothingIsWritten) {
  damage(2);
  const auto before = files();
  EXPECT_EQ(kCorrupt, check({"--words"}).code);
  EXPECT_EQ(before, files());
}

TEST_F(CheckCommandTest, SigningAndGroupingMendWhatItNames) {
  damage(2);
  write("d", kBody);
  const Outcome mended = run({"sign", place_, "--verify"});
  EXPECT_EQ(kOk, mended.code) << mended.errors;
  EXPECT_THAT(mended.out, HasSubstr("2 documents signed, 2 already signed"));
  ASSERT_EQ(kOk, run({"group", place_}).code);
  EXPECT_THAT(kinds(check({"--words"})), IsEmpty());
}

TEST_F(CheckCommandTest, WhatCannotBeSignedIsTakenAway) {
  write("d", kBody, false);
  std::string value = Xapian::Database(place_).get_document(1).get_value(kSignatureSlot);
  set_value(4, 64, Xapian::Database(place_).get_document(1).get_value(64));
  value[0] ^= 1;
  set_value(4, kSignatureSlot, value);
  EXPECT_THAT(kinds(check()), ElementsAre("d damaged"));
  EXPECT_THAT(run({"sign", place_, "--verify"}).out,
              HasSubstr("1 document lost a signature that was damaged or of another scheme"));
  EXPECT_THAT(kinds(check()), ElementsAre("without-positions"));
}

TEST_F(CheckCommandTest, ATableWhoseFileIsGoneIsDamage) {
  std::filesystem::remove(place_ + "/position.glass");
  for (const Outcome& outcome : {check(), check({"--words"})}) {
    EXPECT_EQ(kCorrupt, outcome.code);
    ASSERT_THAT(kinds(outcome), ElementsAre("corrupt"));
    EXPECT_EQ("the file '" + place_ + "/position.glass', which held the positions of words, is missing",
              outcome.rows()[0]["detail"].get<std::string>());
    EXPECT_THAT(outcome.rows()[0]["remedy"].get<std::string>(), HasSubstr("restore"));
  }
}

TEST_F(CheckCommandTest, NeedsNoLock) {
  damage(2);
  const Xapian::WritableDatabase writer(place_, Xapian::DB_OPEN);
  EXPECT_THAT(kinds(check()), ElementsAre("b damaged"));
}

TEST_F(CheckCommandTest, SeveralSchemesAreNotMended) {
  const Scheme other = Scheme::preset("simhash-doc");
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    database.set_metadata("neardup:scheme:" + other.name(), other.text());
    database.commit();
  }
  damage(2);
  EXPECT_THAT(kinds(check({"--scheme", Scheme().name()})), ElementsAre("several-schemes", "b damaged"));
  const Outcome refused = run({"sign", place_, "--verify", "--scheme", Scheme().name()});
  EXPECT_EQ(kSchemeMismatch, refused.code);
  EXPECT_THAT(refused.errors, HasSubstr("--resign"));
}

TEST_F(CheckCommandTest, UnsignedDatabaseIsASchemeMismatch) {
  Xapian::WritableDatabase(folder_ / "plain", Xapian::DB_CREATE).commit();
  const Outcome outcome = run({"check", folder_ / "plain"});
  EXPECT_EQ(kSchemeMismatch, outcome.code);
  EXPECT_THAT(outcome.errors, HasSubstr("no near-duplicate signatures"));
}

TEST_F(CheckCommandTest, RemotesAndMissingDatabasesAreRefused) {
  EXPECT_THAT(run({"check", "localhost:7777"}).errors, HasSubstr("own host"));
  const std::string stub = folder_.write("stub", "auto " + place_ + "\n");
  EXPECT_EQ(kOk, run({"check", stub}).code);
  EXPECT_EQ(kError, run({"check", folder_ / "none"}).code);
}

}  // namespace
}  // namespace neardup::cli
