#include "databases/unfinished_database.h"

#include <gmock/gmock.h>
#include <xapian.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class LostTablesTest : public ::testing::Test {
 protected:
  /** @return its place. */
  std::string database(const std::string& name, bool positions, std::size_t documents = 3) const {
    Xapian::WritableDatabase database(folder_ / name, Xapian::DB_CREATE);
    for (std::size_t i = 0; i != documents; ++i) {
      Xapian::Document document;
      Xapian::TermGenerator generator;
      generator.set_document(document);
      const std::string text = "some words, of which this is number " + std::to_string(i);
      positions ? generator.index_text(text) : generator.index_text_without_positions(text);
      document.set_data(text);
      database.add_document(document);
    }
    database.commit();
    return folder_ / name;
  }

  static std::vector<std::string> files(const std::string& place) {
    std::vector<std::string> files;
    for (const LostTable& table : lost_tables(place)) files.push_back(table.file.string());
    return files;
  }

  TemporaryFolder folder_;
};

TEST_F(LostTablesTest, TablesThatWereNeverMadeAreNotLost) {
  EXPECT_THAT(files(database("empty", true, 0)), IsEmpty());
  EXPECT_THAT(files(database("positions", true)), IsEmpty());
  EXPECT_THAT(files(database("none", false)), IsEmpty());
  EXPECT_FALSE(std::filesystem::exists(folder_ / "none/position.glass"));
}

TEST_F(LostTablesTest, EachTableWhoseFileIsGoneIsNamed) {
  const std::string place = database("db", true);
  {
    Xapian::WritableDatabase database(place);
    database.add_spelling("word");
    database.add_synonym("word", "term");
    database.commit();
  }
  for (const char* table : {"postlist", "docdata", "termlist", "position", "spelling", "synonym"}) {
    const std::string file = place + "/" + table + ".glass";
    std::filesystem::rename(file, file + ".away");
    EXPECT_THAT(files(place), ElementsAre(file));
    std::filesystem::rename(file + ".away", file);
  }
  std::filesystem::remove(place + "/position.glass");
  EXPECT_EQ("the positions of words", lost_tables(place).at(0).content);
}

TEST_F(LostTablesTest, TablesWithMoreEntriesThanOneByteCountsAreRead) {
  const std::string place = database("db", true, 3000);
  EXPECT_THAT(files(place), IsEmpty());
  std::filesystem::remove(place + "/position.glass");
  EXPECT_THAT(files(place), ElementsAre(place + "/position.glass"));
}

TEST_F(LostTablesTest, EachDatabaseOfAStubIsLookedAt) {
  database("one", true);
  const std::string two = database("two", true);
  const std::string stub = folder_.write("stub", "# a note\n\nauto one\nglass " + two + "\nremote localhost:1\n");
  EXPECT_THAT(files(stub), IsEmpty());
  for (const char* name : {"one", "two"}) std::filesystem::remove(folder_ / name + "/position.glass");
  const auto lost = ElementsAre(folder_ / "one/position.glass", two + "/position.glass");
  EXPECT_THAT(files(stub), lost);
  folder_.write("replica/XAPIANDB", "auto ../stub\n");
  EXPECT_THAT(files(folder_ / "replica"),
              ElementsAre(folder_ / "replica/../one/position.glass", two + "/position.glass"));
}

TEST_F(LostTablesTest, NothingIsLostOfASingleFile) {
  Xapian::Database(database("db", true)).compact(folder_ / "file", Xapian::DBCOMPACT_SINGLE_FILE);
  EXPECT_THAT(files(folder_ / "file"), IsEmpty());
}

TEST_F(LostTablesTest, AVersionFileThatCannotBeReadTellsNothing) {
  const std::string place = database("db", true);
  std::filesystem::remove(place + "/position.glass");
  std::ifstream stream(place + "/iamglass", std::ios::binary);
  const std::string whole{std::istreambuf_iterator<char>(stream), {}};
  const std::size_t roots = whole.size() - 20;  // what stands behind the last table takes fewer bytes
  for (std::size_t size = 0; size < roots; ++size) {
    folder_.write("db/iamglass", whole.substr(0, size));
    const std::vector<std::string> lost = files(place);
    EXPECT_TRUE(lost.empty()) << size;
  }
  folder_.write("db/iamglass", whole.substr(0, 33) + std::string(100, '\xff'));
  EXPECT_THAT(files(place), IsEmpty());
  std::filesystem::remove(place + "/iamglass");
  EXPECT_THAT(files(place), IsEmpty());
  EXPECT_THAT(files(folder_ / "nothing"), IsEmpty());
}

}  // namespace
}  // namespace neardup::cli
