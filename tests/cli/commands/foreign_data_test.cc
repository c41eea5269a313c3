// Terms, values and metadata of other programs, taken through every command that writes.

#include <gmock/gmock.h>
#include <xapian.h>

#include <filesystem>
#include <iostream>
#include <map>
#include <random>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"
#include "errors/exit_codes.h"
#include "scheme/scheme.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

Outcome run(const std::vector<std::string>& words) {
  return run_command(words);
}

struct Term {
  Xapian::termcount wdf = 0;
  std::vector<Xapian::termpos> positions;

  bool operator==(const Term& other) const { return wdf == other.wdf && positions == other.positions; }
};

/** All that another program put on a document. */
struct Contents {
  std::string data;
  std::map<Xapian::valueno, std::string> values;
  std::map<std::string, Term> terms;

  explicit Contents(const Xapian::Document& document) : data(document.get_data()) {
    for (auto value = document.values_begin(); value != document.values_end(); ++value) {
      values[value.get_valueno()] = *value;
    }
    for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
      terms[*term] = {term.get_wdf(), {term.positionlist_begin(), term.positionlist_end()}};
    }
  }
};

/** What the standard and the loose scheme and marks may add, as plugin/FORMAT.md has it. */
bool may_be_ours(const std::string& term) {
  static const std::regex kOurs(
      "XNEARBAND[a-h][a-z2-7]{8}|XND[a-t][a-z2-7]{8}|XNG[a-z2-7]{12}[acegikmoqsuwy246]|XNM|XNM/[^]*|XNW#");
  return std::regex_match(term, kOurs);
}

class ForeignDataTest : public ::testing::Test {
 protected:
  ForeignDataTest() : seed_(std::random_device{}()), random_(seed_) { std::cout << "seed " << seed_ << "\n"; }

  std::size_t below(std::size_t n) { return random_() % n; }

  std::string characters(const std::string& alphabet, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i != count; ++i) text += alphabet[below(alphabet.size())];
    return text;
  }

  std::string words(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i != count; ++i) text += "word" + std::to_string(below(4000)) + " ";
    return text;
  }

  /** A term that looks like one of ours and is not one. */
  std::string near_shape() {
    const std::string base32 = "abcdefghijklmnopqrstuvwxyz234567";
    const std::string capital = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    switch (below(16)) {
      case 0:
        return "XNG" + characters(capital, 1) + characters(base32, 1 + below(16));
      case 1:
        return "XNG" + characters(base32, below(2) == 0 ? below(13) : 14 + below(5));
      case 2:
        return "XNG" + characters(base32, 12) + characters("bdfhjlnprtvxz357", 1);
      case 3:
        return "XNG" + characters(base32, 6) + characters("0189-_.:", 1) + characters(base32, 6);
      case 4:
        return "XNG" + characters(capital, 13);
      case 5:
        return "XND" + characters(base32, 1) + characters(base32, below(2) == 0 ? below(8) : 9 + below(5));
      case 6:
        return "XND" + characters("uvwxyz234567", 1) + characters(base32, 8);
      case 7:
        return "XND" + characters(capital, 1) + characters(base32, 8);
      case 8:
        return "XND" + characters("abcdefgh", 1) + characters(base32, 4) + characters("0189/:A", 1) +
               characters(base32, 3);
      case 9:
        return "XNDATE" + std::to_string(1990 + below(60));
      case 10:
        return "XNM" + characters(capital, 1) + characters(base32, below(9));
      case 11:
        return "XNM:" + characters(base32, 1 + below(9));
      case 12:
        return "XN" + characters(capital + base32, 1 + below(12)) + "0";
      case 13:
        return characters(capital, 1) + "XND" + characters("abcdefgh", 1) + characters(base32, 8);
      case 14:
        return std::string("XND") + (below(2) == 0 ? "" : "a");
      default:
        return "XNG" + characters(base32, 12) + '\0';
    }
  }

  /** Written by a program that knows nothing of this one. */
  void write_foreign(const std::string& path, const std::string& name, const std::vector<std::string>& texts) {
    Xapian::WritableDatabase database(path, Xapian::DB_CREATE_OR_OPEN);
    for (std::size_t i = 0; i != texts.size(); ++i) {
      Xapian::Document document;
      Xapian::TermGenerator generator;
      generator.set_document(document);
      generator.index_text(texts[i]);
      document.set_data("data of " + name + characters("abc\n\xff", 5));
      document.add_boolean_term("U/" + name + "/" + std::to_string(i));
      for (std::size_t n = 0; n != 12; ++n) {
        const std::string term = near_shape();
        below(2) == 0 ? document.add_boolean_term(term)
                      : document.add_posting(term, static_cast<Xapian::termpos>(1 + below(50)),
                                             static_cast<Xapian::termcount>(1 + below(3)));
      }
      for (const Xapian::valueno slot : {0U, 1U, 2U, 3U, 4U, 5U, 63U, 68U, 1000U}) {
        if (below(3) != 0) document.add_value(slot, characters("ab\xff", 1 + below(20)));
      }
      database.add_document(document);
    }
    for (const char* key : {"other:key", "neardup", "neardupx:scheme:12345678", "zz"}) {
      database.set_metadata(key, characters("mn\n", 1 + below(30)));
    }
    database.commit();
  }

  void remember(const std::string& path) {
    const Xapian::Database database(path);
    for (auto at = database.postlist_begin(""); at != database.postlist_end(""); ++at) {
      before_[path].emplace(*at, Contents(database.get_document(*at)));
    }
    for (auto key = database.metadata_keys_begin(""); key != database.metadata_keys_end(""); ++key) {
      metadata_[path][*key] = database.get_metadata(*key);
    }
  }

  /** Everything that was there is there. */
  void expect_kept(const std::string& path, const std::string& after) {
    const Xapian::Database database(path);
    for (const auto& [docid, was] : before_[path]) {
      const Contents is(database.get_document(docid));
      const std::string where = after + ", document " + std::to_string(docid) + ", seed " + std::to_string(seed_);
      EXPECT_EQ(was.data, is.data) << where;
      for (const auto& [slot, value] : was.values) {
        EXPECT_EQ(value, is.values.count(slot) == 0 ? "gone" : is.values.at(slot)) << where << ", slot " << slot;
      }
      for (const auto& [slot, value] : is.values) {
        EXPECT_TRUE(was.values.count(slot) != 0 || (slot >= 64 && slot <= 67)) << where << ", slot " << slot;
      }
      for (const auto& [term, contents] : was.terms) {
        EXPECT_TRUE(is.terms.count(term) != 0 && is.terms.at(term) == contents) << where << ", term " << term;
      }
      for (const auto& [term, contents] : is.terms) {
        EXPECT_TRUE(was.terms.count(term) != 0 || may_be_ours(term)) << where << ", term " << term;
      }
    }
    for (const auto& [key, value] : metadata_[path]) EXPECT_EQ(value, database.get_metadata(key)) << after;
  }

  void step(const std::vector<std::string>& words) {
    const Outcome outcome = run(words);
    std::string line;
    for (const std::string& word : words) line += word + " ";
    EXPECT_THAT(outcome.code, ::testing::AnyOf(kOk, kCorrupt)) << line << outcome.errors << "seed " << seed_;
    for (const auto& [path, documents] : before_) expect_kept(path, line);
  }

  /** As a bad disk or another program may leave it. */
  static void damage(const std::string& path, Xapian::docid docid) {
    Xapian::WritableDatabase database(path);
    Xapian::Document document = database.get_document(docid);
    for (const unsigned slot : {66U, 67U}) {
      std::string value = document.get_value(slot);
      if (!value.empty()) value[0] = '\xff';
      document.add_value(slot, value);
    }
    database.replace_document(docid, document);
    database.commit();
  }

  unsigned seed_;
  std::mt19937 random_;
  TemporaryFolder folder_;
  std::string first_ = folder_ / "first";
  std::string second_ = folder_ / "second";
  std::map<std::string, std::map<Xapian::docid, Contents>> before_;
  std::map<std::string, std::map<std::string, std::string>> metadata_;
};

TEST_F(ForeignDataTest, SurvivesEveryCommandThatWrites) {
  const std::string text = words(80);
  const std::string other = words(80);
  write_foreign(first_, "first", {text, text + "more", other, words(60), "", words(3)});
  write_foreign(second_, "second", {other + "again", text, words(60)});
  remember(first_);
  remember(second_);
  const std::string own = words(90);
  folder_.write("pages/a.txt", own);
  folder_.write("pages/b.txt", own + "added");
  const std::string pages = folder_ / "pages";
  step({"index", first_, pages, "--quiet"});
  folder_.write("pages/a.txt", own + "changed");
  step({"index", first_, pages, "--force", "--quiet"});
  step({"sign", first_, "--quiet"});
  step({"sign", second_, "--quiet"});
  step({"group", first_, "--quiet"});
  step({"group", first_, "--quiet"});
  step({"group", first_, "--distinct", "1", "2", "--quiet"});
  step({"group", first_, "--quiet", "--measure", "containment"});
  step({"group", first_, second_, "--quiet"});
  step({"group", first_, "--quiet"});
  damage(first_, 1);
  damage(first_, 3);
  step({"sign", first_, "--verify", "--quiet"});
  step({"group", first_, "--quiet"});
  folder_.write("pages/c.txt", own + "copied");
  step({"index", first_, pages, "--on-duplicate", "mark", "--force", "--quiet"});
  folder_.write("pages/a.txt", words(90));
  step({"index", first_, pages, "--on-duplicate", "mark", "--quiet"});
  folder_.write("pages/d.txt", own + "newest");
  step({"index", first_, pages, "--on-duplicate", "replace", "--quiet"});
  std::filesystem::remove(folder_ / "pages/b.txt");
  step({"index", first_, pages, "--delete-missing", "--quiet"});
  step({"sign", first_, "--resign", "--scheme", "loose", "--quiet"});
  step({"group", first_, "--quiet"});
  step({"sign", first_, "--resign", "--scheme", "standard", "--quiet"});
  step({"group", first_, "--quiet"});
}

TEST_F(ForeignDataTest, IsNotCountedAmongBands) {
  write_foreign(first_, "first", {words(50), words(50)});
  step({"sign", first_, "--quiet"});
  const Outcome outcome = run({"info", first_, "--format=jsonl"});
  ASSERT_EQ(kOk, outcome.code) << outcome.errors;
  EXPECT_EQ(16, outcome.rows()[0]["band_terms"]) << outcome.out;
  EXPECT_EQ(kOk, run({"check", first_, "--words"}).code);
}

/** A term of another program that no one could tell from ours. */
class TakenTermTest : public ForeignDataTest, public ::testing::WithParamInterface<const char*> {};

TEST_P(TakenTermTest, RefusesToSignWhatAlreadyHasIt) {
  {
    Xapian::WritableDatabase database(first_, Xapian::DB_CREATE);
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(words(50));
    document.add_boolean_term(GetParam());
    database.add_document(document);
    database.commit();
  }
  remember(first_);
  const std::string page = folder_.write("page.txt", words(50));
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"sign", first_}, {"sign", first_, "--resign"}, {"index", first_, page}}) {
    const Outcome outcome = run(words);
    EXPECT_EQ(kUsage, outcome.code);
    EXPECT_THAT(outcome.errors, HasSubstr(GetParam()));
    EXPECT_THAT(outcome.errors, HasSubstr("prefix"));
    expect_kept(first_, words[0]);
  }
  if (GetParam() == std::string("XNM")) return;
  step({"sign", first_, "--scheme", "standard bandprefix=XNEARBAND groupprefix=XNEARGROUP", "--quiet"});
  step({"group", first_, "--quiet"});
}

INSTANTIATE_TEST_SUITE_P(Forms, TakenTermTest, ::testing::Values("XNDabcdefgh2", "XNGabcdefghijkla", "XNM"));

TEST_F(ForeignDataTest, GroupTermThatCameAfterSigningIsRefusedByTheFirstGrouping) {
  write_foreign(first_, "first", {words(50), words(50)});
  step({"sign", first_, "--quiet"});
  {
    Xapian::WritableDatabase database(first_);
    Xapian::Document document = database.get_document(1);
    document.add_boolean_term("XNGabcdefghijkla");
    database.replace_document(1, document);
    database.commit();
  }
  const Outcome outcome = run({"group", first_});
  EXPECT_EQ(kUsage, outcome.code);
  EXPECT_THAT(outcome.errors, HasSubstr("groupprefix="));
  EXPECT_TRUE(Xapian::Database(first_).term_exists("XNGabcdefghijkla"));
}

TEST_F(ForeignDataTest, TermOfTheFormOfAnotherSchemeIsRefusedByTheMoveToIt) {
  write_foreign(first_, "first", {words(50)});
  {
    Xapian::WritableDatabase database(first_);
    Xapian::Document document = database.get_document(1);
    document.add_boolean_term("XNDpabcdefgh");
    database.replace_document(1, document);
    database.commit();
  }
  remember(first_);
  step({"sign", first_, "--quiet"});
  const Outcome outcome = run({"sign", first_, "--resign", "--scheme", "loose"});
  EXPECT_EQ(kUsage, outcome.code);
  EXPECT_THAT(outcome.errors, HasSubstr("XNDpabcdefgh"));
  expect_kept(first_, "resign");
  step({"group", first_, "--quiet"});
}

}  // namespace
}  // namespace neardup::cli
