// What 'index' must not delete, overwrite or take for another: missing files, long ids, times out of range, links.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <xapian.h>

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"
#include "database/document_id.h"
#include "errors/exit_codes.h"
#include "files/canonical_path.h"
#include "files/file_walk.h"
#include "scheme/scheme.h"

namespace neardup::cli {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class IndexSafetyTest : public ::testing::Test {
 protected:
  Outcome index(std::vector<std::string> words) {
    words.insert(words.begin(), {"index", database_});
    words.emplace_back("--quiet");
    return run_command(words);
  }

  std::set<std::string> ids() {
    const Xapian::Database database(database_);
    std::set<std::string> ids;
    for (auto at = database.postlist_begin(""); at != database.postlist_end(""); ++at) {
      const Xapian::Document document = database.get_document(*at);
      ids.insert(whole_id(document, "Q" + document_id(database, *at).value_or("?")));
    }
    return ids;
  }

  /** A text of many words, which differs a little by the number. */
  static std::string text(int number) {
    std::string text;
    for (int i = 0; i != 120; ++i) text += "word" + std::to_string(i) + " ";
    return text + "end" + std::to_string(number);
  }

  static std::string other_text() {
    std::string text;
    for (int i = 0; i != 120; ++i) text += "other" + std::to_string(i) + " ";
    return text;
  }

  std::string json_line(const std::string& id, const std::string& body, const std::string& modtime = "") {
    return R"({"id": ")" + id + R"(", "text": ")" + body + "\"" + (modtime.empty() ? "" : ", \"modtime\": " + modtime) +
           "}\n";
  }

  TemporaryFolder folder_;
  std::string database_ = folder_ / "db";
};

TEST_F(IndexSafetyTest, TheLastDocumentsOfADatabaseAreIndexed) {
  Xapian::docid last = 4294967293U;  // Xapian's last is 4294967295
  {
    Xapian::WritableDatabase database(database_, Xapian::DB_CREATE);
    database.replace_document(last, Xapian::Document());
    database.commit();
  }
  const auto added = [&](int number) {
    return index({"--jsonl", folder_.write("lines.jsonl", json_line(std::to_string(number), text(number)))}).code;
  };
  for (int number = 1; number != 3; ++number) {
    ASSERT_EQ(kOk, added(number)) << number;
    EXPECT_EQ(++last, Xapian::Database(database_).get_lastdocid());
  }
  const Outcome full = index({"--jsonl", folder_.write("lines.jsonl", json_line("3", text(3)))});
  EXPECT_NE(kOk, full.code);
  EXPECT_THAT(full.errors, HasSubstr("docids"));
  EXPECT_EQ(3U, Xapian::Database(database_).get_doccount());
}

TEST_F(IndexSafetyTest, DocumentOfAFileThatIsStillThereIsNotMissing) {
  const std::string hidden = folder_.write("docs/.hidden/a.txt", text(1));
  const std::string gone = folder_.write("docs/b.txt", text(2));
  folder_.write("elsewhere/c.txt", text(3));
  std::filesystem::create_directory_symlink(folder_ / "elsewhere", folder_ / "docs/link");
  ASSERT_EQ(kOk, index({hidden}).code);
  ASSERT_EQ(kOk, index({folder_ / "docs", "--follow"}).code);
  ASSERT_EQ(3U, ids().size());
  std::filesystem::remove(gone);
  for (const char* policy : {"keep", "skip", "mark"}) {
    ASSERT_EQ(kOk, index({folder_ / "docs", "--delete-missing", "--on-duplicate", policy}).code);
    EXPECT_THAT(ids(), ElementsAre(hidden, folder_ / "docs/link/c.txt")) << policy;
  }
  std::filesystem::remove(folder_ / "elsewhere/c.txt");
  std::filesystem::remove_all(folder_ / "docs/.hidden");
  ASSERT_EQ(kOk, index({folder_ / "docs", "--delete-missing", "--force"}).code);
  EXPECT_TRUE(ids().empty()) << "these are gone";
}

TEST_F(IndexSafetyTest, FolderWithoutFilesLosesItsDocumentsOnlyByForce) {
  const std::string first = folder_.write("mounted/sub/a.txt", text(1));
  const std::string second = folder_.write("mounted/b.txt", text(2));
  const std::string other = folder_.write("docs/c.txt", text(3));
  ASSERT_EQ(kOk, index({folder_ / "mounted", folder_ / "docs"}).code);
  std::filesystem::remove_all(folder_ / "mounted/sub");
  std::filesystem::remove(second);
  folder_.write("docs/new.txt", text(4));
  for (const char* policy : {"keep", "skip", "replace", "mark"}) {
    for (const char* more : {"--log-format=text", "--relearn"}) {
      const Outcome outcome =
          index({folder_ / "docs", folder_ / "mounted", "--delete-missing", "--on-duplicate", policy, more});
      EXPECT_EQ(kError, outcome.code);
      EXPECT_THAT(outcome.errors, HasSubstr(folder_ / "mounted"));
      EXPECT_THAT(outcome.errors, HasSubstr("--force"));
      EXPECT_THAT(ids(), ElementsAre(other, second, first)) << "it may be an empty mount point";
    }
  }
  ASSERT_EQ(kOk, index({folder_ / "docs", "--delete-missing"}).code) << "nothing was deleted below this one";
  ASSERT_EQ(kOk, index({folder_ / "mounted"}).code) << "nothing is deleted";
  EXPECT_EQ(4U, ids().size());
  ASSERT_EQ(kOk, index({folder_ / "mounted", folder_ / "docs", "--delete-missing", "--force"}).code);
  EXPECT_THAT(ids(), ElementsAre(other, folder_ / "docs/new.txt"));
  EXPECT_EQ(kOk, index({folder_ / "mounted", "--delete-missing"}).code) << "there is nothing to delete any more";
}

TEST_F(IndexSafetyTest, PathThatIsGoneHoldsBackItsOwnDocumentsAlone) {
  const std::string away = folder_.write("away/a.txt", text(1));
  const std::string stays = folder_.write("docs/b.txt", text(2));
  const std::string gone = folder_.write("docs/c.txt", other_text());
  for (const char* policy : {"keep", "skip"}) {
    folder_.write("away/a.txt", text(1));
    folder_.write("docs/c.txt", other_text());
    ASSERT_EQ(kOk, index({folder_ / "away", folder_ / "docs"}).code);
    std::filesystem::remove_all(folder_ / "away");
    std::filesystem::remove(gone);
    const Outcome outcome = index({folder_ / "away", folder_ / "docs", "--delete-missing", "--on-duplicate", policy});
    EXPECT_EQ(kError, outcome.code);
    EXPECT_THAT(outcome.out, HasSubstr("1 deleted"));
    EXPECT_THAT(outcome.out, HasSubstr("kept 1: document of a file below a path that cannot be read (" + away + ")"));
    EXPECT_THAT(ids(), ElementsAre(away, stays)) << policy;
  }
}

TEST_F(IndexSafetyTest, DocumentsOfAPathThatIsGoneAreDeletedOnlyByForce) {
  const std::string path = folder_ / "docs";
  folder_.write("docs/a.txt", text(1));
  folder_.write("docs/sub/b.txt", other_text());
  ASSERT_EQ(kOk, index({path}).code);
  std::filesystem::rename(path, folder_ / "handbook");
  EXPECT_EQ(kError, index({path, "--delete-missing"}).code);
  EXPECT_EQ(kError, index({path, "--force"}).code);
  EXPECT_EQ(kError, index({folder_ / "handbuch", "--delete-missing", "--force"}).code) << "a typing error";
  EXPECT_EQ(2U, ids().size());
  EXPECT_EQ(kOk, index({path, folder_ / "handbook", "--delete-missing", "--force"}).code);
  EXPECT_THAT(ids(), ElementsAre(folder_ / "handbook/a.txt", folder_ / "handbook/sub/b.txt"));
  EXPECT_EQ(kError, index({path, "--delete-missing", "--force"}).code) << "there is nothing to delete any more";
  EXPECT_EQ(kError, index({folder_ / "handbook/a.txt/", path, "--delete-missing", "--force"}).code);
}

TEST_F(IndexSafetyTest, PathBehindALinkToNothingIsNotGone) {
  std::filesystem::create_directory_symlink(folder_ / "disk", folder_ / "docs");
  folder_.write("disk/a/b.txt", text(1));
  ASSERT_EQ(kOk, index({folder_ / "docs/a"}).code);
  std::filesystem::rename(folder_ / "disk", folder_ / "unmounted");
  for (const char* path : {"docs/a", "docs"}) {
    const Outcome forced = index({folder_ / path, "--delete-missing", "--force"});
    EXPECT_EQ(kError, forced.code);
    EXPECT_THAT(forced.errors, HasSubstr("'" + (folder_ / "docs") + "' is a link to nothing"));
    const Outcome unforced = index({folder_ / path, "--delete-missing"});
    EXPECT_THAT(unforced.errors, HasSubstr("'" + (folder_ / "docs") + "' is a link to nothing"));
    EXPECT_THAT(unforced.errors, Not(HasSubstr("--force")));
  }
  EXPECT_EQ(1U, ids().size());
}

TEST_F(IndexSafetyTest, FilesOfOneUrlAreNamedAndStay) {
  const std::string url = "https://example.org/";
  const std::string old = folder_.write("old/a.txt", text(1));
  const std::string other = folder_.write("old/b.txt", other_text());
  const std::string now = folder_.write("new/a.txt", text(2));
  const std::string message = "same URL 1: a file with the URL of another one, and both are found (" + old + ")";
  for (const char* policy : {"keep", "mark"}) {
    database_ = folder_ / policy;
    folder_.write("old/a.txt", text(1));
    ASSERT_EQ(kOk, index({folder_ / "old", "--base-url", url}).code);
    EXPECT_THAT(index({folder_ / "new", "--base-url", url, "--on-duplicate", policy}).out, HasSubstr(message));
    EXPECT_THAT(index({folder_ / "new"}).out, Not(HasSubstr("same URL"))) << "it is unchanged";
    std::filesystem::remove(old);
    EXPECT_THAT(index({folder_ / "new", "--force", "--on-duplicate", policy}).out, HasSubstr(message));
    EXPECT_THAT(ids(), ElementsAre(now, old, other)) << "no --delete-missing";
    const Outcome gone = index({folder_ / "new", folder_ / "old", "--force", "--delete-missing"});
    EXPECT_THAT(gone.out, HasSubstr("1 deleted"));
    EXPECT_THAT(gone.out, Not(HasSubstr("same URL")));
    EXPECT_THAT(ids(), ElementsAre(now, other));
  }
}

TEST_F(IndexSafetyTest, WhatIndexOfFilesDidNotWriteIsNotMissing) {
  const std::string file = folder_.write("docs/a.txt", text(1));
  const std::string path = folder_ / "docs";
  const std::string lines = folder_.write("lines.jsonl", json_line(path + "/record.txt", text(2), "1000"));
  ASSERT_EQ(kOk, index({file, "--jsonl", lines}).code);
  {
    Xapian::WritableDatabase database(database_);
    Xapian::Document document;
    document.add_boolean_term("Q" + path + "/foreign.txt");
    document.add_boolean_term("Etxt");
    database.add_document(document);
    database.commit();
  }
  std::filesystem::remove(file);
  ASSERT_EQ(kOk, index({path, "--delete-missing", "--force"}).code);
  EXPECT_THAT(ids(), ElementsAre(path + "/foreign.txt", path + "/record.txt"));
}

TEST_F(IndexSafetyTest, FileWithALongPathIsDeletedWhenItIsGoneAndNotBefore) {
  const std::string deep = "docs/" + std::string(150, 'd') + "/" + std::string(150, 'e');
  const std::string gone = folder_.write(deep + "/1a.txt", text(1));
  const std::string stays = folder_.write(deep + "/x.txt", other_text());
  ASSERT_EQ(kOk, index({folder_ / "docs"}).code);
  std::filesystem::remove(gone);
  ASSERT_EQ(kOk, index({folder_ / deep, "--delete-missing"}).code);
  EXPECT_THAT(ids(), ElementsAre(stays));
}

TEST_F(IndexSafetyTest, SecondOfTwoLongIdsWithOneUniqueTermIsRefusedNamingBoth) {
  const std::string start(300, 'x');
  const std::string first = folder_.write("first", json_line(start + "1a", text(1)));
  const std::string second = folder_.write("second", json_line(start + "2@", other_text()));
  ASSERT_EQ(unique_term(start + "1a"), unique_term(start + "2@"));
  ASSERT_EQ(kOk, index({"--jsonl", first}).code);
  for (const char* force : {"--force", "--commit-every=1"}) {
    const Outcome outcome = index({"--jsonl", second, force});
    EXPECT_EQ(kError, outcome.code);
    EXPECT_THAT(outcome.errors, HasSubstr(start + "1a"));
    EXPECT_THAT(outcome.errors, HasSubstr(start + "2@"));
    EXPECT_THAT(ids(), ElementsAre(start + "1a"));
  }
  folder_.write("first", json_line(start + "1a", text(7)));
  EXPECT_EQ(kOk, index({"--jsonl", first}).code) << "its own changes are taken";
  EXPECT_THAT(Xapian::Database(database_).get_document(1).get_data(), HasSubstr("id=" + start + "1a"));
}

TEST_F(IndexSafetyTest, BothLongIdsOfOneRunAreToldApart) {
  const std::string start(300, 'x');
  const std::string lines =
      folder_.write("lines", json_line(start + "1a", text(1)) + json_line(start + "2@", other_text()));
  const Outcome outcome = index({"--jsonl", lines});
  EXPECT_EQ(kError, outcome.code);
  EXPECT_THAT(ids(), ElementsAre(start + "1a"));
}

TEST_F(IndexSafetyTest, FilesWithOneUniqueTermAreNotTakenForUnchanged) {
  const std::string deep = "docs/" + std::string(240, 'd') + "/";
  const std::string first = folder_.write(deep + "1a", text(1));
  const std::string second = folder_.write(deep + "2@", text(2));
  ASSERT_EQ(unique_term(first), unique_term(second));
  for (const std::string& file : {first, second}) {
    const timespec times[2] = {{1000, 0}, {1000, 0}};
    ASSERT_EQ(0, ::utimensat(AT_FDCWD, file.c_str(), times, 0));
  }
  for (int i = 0; i != 2; ++i) {
    const Outcome outcome = index({folder_ / "docs"});
    EXPECT_EQ(kError, outcome.code) << "the second is not indexed, and that is said";
    EXPECT_THAT(outcome.errors, HasSubstr(second));
  }
}

TEST_F(IndexSafetyTest, ReplaceComparesTimesThatFourBytesDoNotHold) {
  struct Case {
    const char* first;
    const char* second;
    const char* stays;
  };
  for (const Case& times : {Case{"1000000", "-1000000", "first"}, Case{"-2000000000", "-1000000000", "second"},
                            Case{"4000000000", "4400000000", "second"}, Case{"5000000000", "4999999999", "first"},
                            Case{"-1", "0", "second"}, Case{"0", "-1", "first"}}) {
    database_ = folder_ / ("db" + std::string(times.first) + times.second);
    const std::string lines =
        folder_.write("lines", json_line("first", text(1), times.first) + json_line("second", text(2), times.second));
    ASSERT_EQ(kOk, index({"--jsonl", lines, "--on-duplicate", "replace"}).code);
    EXPECT_THAT(ids(), ElementsAre(times.stays)) << times.first << " and " << times.second;
  }
}

TEST_F(IndexSafetyTest, MillisecondsAreLeftOutNamingTheRemedy) {
  const std::string lines = folder_.write("lines", json_line("a", text(1), "1000000000"));
  ASSERT_EQ(kOk, index({"--jsonl", lines}).code);
  int number = 1;
  for (const char* time : {"1700000000000", "18446744073709551615", "-9223372036854775808"}) {
    folder_.write("lines", json_line("b", text(++number), time));
    const Outcome outcome = index({"--jsonl", lines, "--on-duplicate", "replace"});
    EXPECT_EQ(kOk, outcome.code);
    EXPECT_THAT(outcome.out + outcome.errors, HasSubstr("seconds since 1970 (not milliseconds)"));
    EXPECT_THAT(ids(), Contains("b"));
  }
}

TEST_F(IndexSafetyTest, CopyIsFoundAgainWhenItsOriginalHasChanged) {
  folder_.write("docs/a.txt", text(1));
  folder_.write("docs/b.txt", text(2));
  ASSERT_EQ(kOk, index({folder_ / "docs", "--on-duplicate", "mark"}).code);
  ASSERT_TRUE(Xapian::Database(database_).term_exists(kMarkPrefix));
  folder_.write("docs/a.txt", other_text());
  ASSERT_EQ(kOk, index({folder_ / "docs"}).code);
  EXPECT_FALSE(Xapian::Database(database_).term_exists(kMarkPrefix));
}

TEST_F(IndexSafetyTest, CopyStaysMarkedWhenItsOriginalHasHardlyChanged) {
  folder_.write("docs/a.txt", text(1));
  folder_.write("docs/b.txt", text(2));
  ASSERT_EQ(kOk, index({folder_ / "docs", "--on-duplicate", "mark"}).code);
  folder_.write("docs/a.txt", text(30));
  ASSERT_EQ(kOk, index({folder_ / "docs"}).code);
  EXPECT_TRUE(Xapian::Database(database_).term_exists(kMarkPrefix));
}

TEST_F(IndexSafetyTest, ParentOfALinkIsThatOfItsTarget) {
  const std::string named = folder_.write("target/file.txt", text(1));
  folder_.write("file.txt", other_text());
  std::filesystem::create_directories(folder_ / "target/inner");
  std::filesystem::create_directory_symlink(folder_ / "target/inner", folder_ / "link");
  EXPECT_EQ(named, canonical_path(folder_ / "link/../file.txt"));
  ASSERT_EQ(kOk, index({folder_ / "link/../file.txt"}).code);
  EXPECT_THAT(ids(), ElementsAre(named));
}

TEST_F(IndexSafetyTest, LinksStayInPathsWhereNothingGoesUpFromThem) {
  std::filesystem::create_directories(folder_ / "target/inner");
  std::filesystem::create_directory_symlink(folder_ / "target", folder_ / "link");
  EXPECT_EQ(folder_ / "link/file.txt", canonical_path(folder_ / "link/inner/../file.txt"));
  EXPECT_EQ(folder_ / "link/file.txt", canonical_path(folder_ / "./link//file.txt/"));
  EXPECT_EQ(folder_ / "missing", canonical_path(folder_ / "nothing/../missing"));
  EXPECT_EQ("/", canonical_path("/"));
  EXPECT_EQ("/", canonical_path("/.."));
}

}  // namespace
}  // namespace neardup::cli
