// 'sign' on databases that Xapian's own TermGenerator wrote, and the commands that follow it.

#include <gmock/gmock.h>
#include <xapian.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"
#include "errors/exit_codes.h"
#include "scheme/scheme.h"
#include "text/word_marks.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

class AddCommandTest : public ::testing::Test {
 protected:
  static Outcome run(const std::vector<std::string>& words) { return run_command(words); }

  /** As omindex makes a document: title, body, and boolean terms. */
  void index(const std::string& id, const std::string& title, const std::string& body) {
    Xapian::WritableDatabase database(place_, Xapian::DB_CREATE_OR_OPEN);
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_stemmer(Xapian::Stem("english"));
    generator.set_document(document);
    generator.index_text(title, 5, "S");
    generator.increase_termpos(100);
    generator.index_text(body);
    document.add_boolean_term("U" + id);
    document.add_boolean_term("Ttext/plain");
    document.set_data("url=" + id + "\nsample=" + body.substr(0, 50));
    document.add_value(1, "md5");
    database.replace_document("U" + id, document);
    database.commit();
  }

  /** Adds a document that `fill` makes. */
  template <typename Fill>
  void add(const Fill& fill) {
    Xapian::WritableDatabase database(place_, Xapian::DB_CREATE_OR_OPEN);
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    fill(document, generator);
    database.add_document(document);
    database.commit();
  }

  void index_samples() {
    index("/a", "One", kBody);
    index("/b", "Another title", kBody + " And a few more words here.");
    index("/c", "One", "Something else altogether, which nobody would take for the other text.");
  }

  const std::string kBody =
      "Free software is a matter of liberty, not price. To understand the concept, you should think of free as in free "
      "speech, not as in free beer. It's about the users' freedom to run, copy, distribute, study, change and improve "
      "the software; more precisely, it refers to four kinds of freedom for the users of the software.";
  TemporaryFolder folder_;
  std::string place_ = folder_ / "db";
};

TEST_F(AddCommandTest, ForeignDatabaseCanBeSearchedForNearDuplicatesAndGrouped) {
  index_samples();
  const Outcome refused = run({"find", place_, "/a"});
  EXPECT_EQ(kSchemeMismatch, refused.code);
  EXPECT_THAT(refused.errors, HasSubstr("'xapian-neardup sign DATABASE'"));
  const Outcome added = run({"sign", place_, "--format=jsonl"});
  ASSERT_EQ(kOk, added.code) << added.errors;
  EXPECT_EQ(3, added.rows().at(0)["newly_signed"]);
  const std::vector<nlohmann::json> found = run({"find", place_, "/a", "--format=jsonl"}).rows();
  ASSERT_EQ(1U, found.size());
  EXPECT_EQ("/b", found[0]["id"]);
  EXPECT_EQ("exact-by-index", found[0]["verification"]);
  EXPECT_EQ(kOk, run({"group", place_, "--threshold", "0.8"}).code);
  const std::vector<nlohmann::json> groups = run({"groups", place_, "--format=jsonl"}).rows();
  ASSERT_EQ(1U, groups.size());
  EXPECT_THAT(groups[0]["members"], UnorderedElementsAre("/a", "/b"));
  EXPECT_EQ(3, run({"info", place_, "--format=jsonl"}).rows().at(0)["from_positions"]);
}

TEST_F(AddCommandTest, ATextIndexedHereAndATextAddedHaveTheSameDigest) {
  index("/a", "One", kBody);
  ASSERT_EQ(kOk, run({"sign", place_}).code);
  ASSERT_EQ(kOk, run({"index", place_, folder_.write("docs/b.txt", kBody), "--quiet"}).code);
  const std::vector<nlohmann::json> found = run({"find", place_, "/a", "--format=jsonl"}).rows();
  ASSERT_EQ(1U, found.size());
  EXPECT_EQ(1, found[0]["jaccard"]);
  EXPECT_EQ(0, found[0]["hamming"]);
}

TEST_F(AddCommandTest, LaterDocumentsAreAddedByTheNextRun) {
  index_samples();
  EXPECT_THAT(run({"sign", place_}).out, HasSubstr("3 documents signed, 0 already signed"));
  index("/d", "Four", kBody);
  index("/a", "One", "Its text has changed since, and so it needs another signature than before.");
  EXPECT_THAT(run({"sign", place_}).out, HasSubstr("2 documents signed, 2 already signed"));
}

TEST_F(AddCommandTest, WhatIsLeftOutIsSaidByReason) {
  index_samples();
  index("/empty", "A title only", "");
  add([&](Xapian::Document& /*document*/, Xapian::TermGenerator& generator) {
    generator.index_text_without_positions(kBody);
  });
  const Outcome added = run({"sign", place_});
  EXPECT_EQ(kOk, added.code);
  EXPECT_THAT(added.out, HasSubstr("3 documents signed, 0 already signed; 1 without words left unsigned"));
  EXPECT_THAT(added.out, HasSubstr("left out 1: their words have no positions"));
}

TEST_F(AddCommandTest, IndexWithoutPositionsIsAnErrorAndLeavesTheDatabaseAsItWas) {
  add([](Xapian::Document& document, Xapian::TermGenerator& /*generator*/) {
    document.add_term("rose");
    document.add_term("Asender");
    document.add_term("Asender2");
  });
  const Outcome signing = run({"sign", place_});
  EXPECT_EQ(kUsage, signing.code);
  EXPECT_THAT(signing.errors, HasSubstr("have no positions, so no text can be read from this index"));
  EXPECT_THAT(signing.errors, HasSubstr("xapian-neardup run"));
  EXPECT_EQ("", signing.out);
  const Xapian::Database database(place_);
  EXPECT_EQ(database.metadata_keys_end("neardup:"), database.metadata_keys_begin("neardup:"));
}

TEST_F(AddCommandTest, PrefixThatTheRunAdvisesIsAcceptedAfterwards) {
  add([&](Xapian::Document& /*document*/, Xapian::TermGenerator& generator) { generator.index_text(kBody, 1, "XNQ"); });
  const Outcome first = run({"sign", place_});
  EXPECT_EQ(kOk, first.code);
  EXPECT_THAT(first.out, HasSubstr("--text-prefix PREFIX signs those of one"));
  const Outcome second = run({"sign", place_, "--text-prefix", "XNQ"});
  EXPECT_EQ(kOk, second.code) << second.errors;
  EXPECT_THAT(second.out, HasSubstr("1 document signed"));
}

TEST_F(AddCommandTest, LayoutWhoseRecordIsLostIsProvenByTheSignatures) {
  add([&](Xapian::Document& document, Xapian::TermGenerator& generator) {
    generator.index_text(kBody, 1, "XNQ");
    generator.index_text("a subject of some words", 1, "S");
    document.add_boolean_term("Qone");
  });
  ASSERT_EQ(kOk, run({"sign", place_, "--text-prefix", "XNQ"}).code);
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    std::vector<std::string> keys(database.metadata_keys_begin("neardup:"), database.metadata_keys_end("neardup:"));
    for (const std::string& key : keys) database.set_metadata(key, "");
    database.commit();
  }
  const Outcome wrong = run({"sign", place_, "--text-prefix", "S"});
  EXPECT_EQ(kSchemeMismatch, wrong.code);
  EXPECT_THAT(wrong.errors, HasSubstr("their signatures are not those of the prefix S"));
  const Outcome asks = run({"sign", place_});  // this test has no profiles of programs
  EXPECT_EQ(kSchemeMismatch, asks.code);
  EXPECT_THAT(asks.errors, HasSubstr("attach PROGRAM"));
  EXPECT_EQ(kOk, run({"sign", place_, "--text-prefix", "XNQ"}).code);
  EXPECT_THAT(run({"info", place_, "--format=jsonl"}).rows().at(0)["scheme"].get<std::string>(),
              HasSubstr("textprefix=XNQ"));
}

TEST_F(AddCommandTest, AnotherSchemeNeedsResign) {
  index_samples();
  ASSERT_EQ(kOk, run({"sign", place_}).code);
  const Outcome refused = run({"sign", place_, "--scheme", "simhash-doc"});
  EXPECT_EQ(kSchemeMismatch, refused.code);
  EXPECT_THAT(refused.errors, HasSubstr(Scheme().name()));
  EXPECT_THAT(refused.errors, HasSubstr(Scheme::parse("simhash-doc").name()));
  EXPECT_THAT(refused.errors, HasSubstr("--resign"));
  const Outcome resigned = run({"sign", place_, "--resign", "--scheme", "short", "--format=jsonl"});
  ASSERT_EQ(kOk, resigned.code) << resigned.errors;
  EXPECT_EQ(3, resigned.rows().at(0)["resigned"]);
  const nlohmann::json info = run({"info", place_, "--format=jsonl"}).rows().at(0);
  EXPECT_EQ(Scheme::parse("short").text(), info["scheme"].get<std::string>());
  EXPECT_EQ(3, info["signed"]);
}

TEST_F(AddCommandTest, OrdersOfWordsAreAsTheLayoutOfTheDatabaseSays) {
  index_samples();
  const auto ordered = [this] {
    const Xapian::Database database(place_);
    std::vector<Xapian::docid> docids;
    for (auto at = database.postlist_begin(""); at != database.postlist_end(""); ++at)
      if (database.positionlist_begin(*at, kWordOrder) != database.positionlist_end(*at, kWordOrder))
        docids.push_back(*at);
    return docids.size();
  };
  ASSERT_EQ(kOk, run({"sign", place_, "--scheme", "standard order=20"}).code);
  EXPECT_EQ(1U, ordered()) << "the third text has 12 words, the others more than 20";
  ASSERT_EQ(kOk, run({"index", place_, folder_.write("docs/d.txt", kBody), "--quiet"}).code);
  ASSERT_EQ(kOk, run({"index", place_, folder_.write("docs/e.txt", "Five words and no more"), "--quiet"}).code);
  EXPECT_EQ(2U, ordered());
  const std::vector<nlohmann::json> found = run({"find", place_, "/a", "--format=jsonl"}).rows();
  ASSERT_EQ(2U, found.size());
  EXPECT_EQ("exact-by-index", found[1]["verification"]);
  EXPECT_THAT(run({"sign", place_, "--scheme", "standard order=0"}).errors, HasSubstr("orders of up to 0 words"));
  ASSERT_EQ(kOk, run({"sign", place_, "--resign", "--scheme", "standard order=0"}).code);
  EXPECT_EQ(0U, ordered());
}

TEST_F(AddCommandTest, SchemesOfSimhashBandsAreRefusedWithTheWaysOut) {
  index_samples();
  for (const char* scheme : {"simhash-doc", "standard bands=minhash:8x4,simhash:4x16"}) {
    const Outcome refused = run({"sign", place_, "--scheme", scheme});
    EXPECT_NE(kOk, refused.code) << scheme;
    for (const char* way : {"links", "'xapian-neardup index'", "'xapian-neardup run'", "'--scheme standard'"}) {
      EXPECT_THAT(refused.errors, HasSubstr(way));
    }
  }
  EXPECT_EQ(kOk, run({"sign", place_, "--scheme", "standard bands=simhash:4x16 fingerprint=features"}).code)
      << "its fingerprint has the words of links";
}

TEST_F(AddCommandTest, WordsUnderPrefixesAreNamed) {
  index_samples();
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    for (int i = 0; i != 2; ++i) {
      Xapian::Document document;
      Xapian::TermGenerator generator;
      generator.set_document(document);
      generator.index_text(kBody, 1, "B");
      generator.index_text_without_positions(kBody, 1, "XTO");
      database.add_document(document);
    }
    database.commit();
  }
  const Outcome added = run({"sign", place_});
  EXPECT_EQ(kOk, added.code);
  EXPECT_THAT(added.out, HasSubstr("left out 2: all their words have a prefix (B, XTO)"));
  EXPECT_THAT(added.out, Not(HasSubstr("2 without words")));
  EXPECT_THAT(run({"info", place_}).out, HasSubstr("2 with words under prefixes only, 0 empty"));
  EXPECT_THAT(run({"info", place_}).out, HasSubstr("all words of 2 documents have a prefix (B, XTO)"));
}

TEST_F(AddCommandTest, LostBandTermsAreCountedAndPutBack) {
  index_samples();
  ASSERT_EQ(kOk, run({"sign", place_}).code);
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    for (const Xapian::docid docid : {1U, 2U}) {
      Xapian::Document document = database.get_document(docid);
      std::vector<std::string> terms;
      for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
        if ((*term).compare(0, 3, "XND") == 0) terms.push_back(*term);
      }
      for (const std::string& term : terms) document.remove_term(term);
      database.replace_document(docid, document);
    }
    database.commit();
  }
  EXPECT_THAT(run({"info", place_}).out, HasSubstr("3 signed, 2 of them without band terms"));
  EXPECT_EQ(2, run({"info", place_, "--format=jsonl"}).rows().at(0)["without_bands"]);
  EXPECT_THAT(run({"sign", place_}).out, HasSubstr("0 documents signed, band terms of 2 restored, 1 already signed"));
  EXPECT_EQ(0, run({"info", place_, "--format=jsonl"}).rows().at(0)["without_bands"]);
}

TEST_F(AddCommandTest, AnUnfinishedResigningIsNamedByItsId) {
  index_samples();
  ASSERT_EQ(kOk, run({"sign", place_}).code);
  {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    const Scheme other = Scheme::parse("simhash-doc");
    database.set_metadata("neardup:scheme:" + other.name(), other.text());
    database.commit();
  }
  const Outcome refused = run({"sign", place_});
  EXPECT_EQ(kSchemeMismatch, refused.code);
  EXPECT_EQ(kOk, run({"sign", place_, "--resign", "--scheme", Scheme().name()}).code);
  EXPECT_EQ(kOk, run({"sign", place_}).code);
}

TEST_F(AddCommandTest, StubsRemotesAndNothingAreRefused) {
  index_samples();
  const std::string stub = folder_.write("stub", "auto " + place_ + "\n");
  const std::string stub_folder = folder_.write("folder/XAPIANDB", "auto " + place_ + "\n");
  EXPECT_EQ(kUsage, run({"sign", stub}).code);
  EXPECT_THAT(run({"sign", folder_ / "folder"}).errors, HasSubstr("stub"));
  EXPECT_THAT(run({"sign", "localhost:7777"}).errors, HasSubstr("own host"));
  const Outcome missing = run({"sign", folder_ / "none"});
  EXPECT_EQ(kError, missing.code);
  EXPECT_THAT(missing.errors, HasSubstr("no database"));
}

TEST_F(AddCommandTest, ALockedDatabaseIsSaidToBe) {
  index_samples();
  const Xapian::WritableDatabase writer(place_, Xapian::DB_OPEN);
  EXPECT_EQ(kLocked, run({"sign", place_}).code);
}

}  // namespace
}  // namespace neardup::cli
