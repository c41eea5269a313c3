#include "attaching/application_profile.h"

#include <gmock/gmock.h>
#include <xapian.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;

class ApplicationDatabaseTest : public ::testing::Test {
 protected:
  ApplicationDatabaseTest() {
    ::setenv("HOME", (folder_ / "home").c_str(), 1);
    ::setenv("EMPTY", "", 1);
  }

  std::string make(const std::string& name) {
    const std::string place = folder_ / name;
    std::filesystem::create_directories(std::filesystem::path(place).parent_path());
    Xapian::WritableDatabase(place, Xapian::DB_CREATE).commit();
    return place;
  }

  std::string found(const std::string& profile, const std::string& place = "") const {
    return application_databases(ApplicationProfile::parse("p", profile), place).front();
  }

  TemporaryFolder folder_;
};

TEST_F(ApplicationDatabaseTest, VariablesAndTheHomeFolderAreExpanded) {
  EXPECT_EQ((folder_ / "home") + "/x", expanded_path("~/x"));
  EXPECT_EQ((folder_ / "home") + "-y/x", expanded_path("$HOME-y/x"));
  EXPECT_EQ("/a~/b", expanded_path("/a~/b"));
  EXPECT_EQ(std::nullopt, expanded_path("$UNSET/x"));
  EXPECT_EQ(std::nullopt, expanded_path("/x/$EMPTY"));
}

TEST_F(ApplicationDatabaseTest, FirstPlaceWithADatabaseIsIt) {
  const std::string second = make("home/second");
  EXPECT_EQ(second, found("place = $UNSET/db\nplace = ~/first\nplace = ~/second"));
}

TEST_F(ApplicationDatabaseTest, PlaceIsReadFromTheProgramsConfiguration) {
  const std::string place = make("mail/.notmuch/xapian");
  const std::string folder = folder_ / "mail";
  for (const std::string& line : {"path=" + folder, "  path = " + folder + "  ", "path\t" + folder}) {
    const std::string file = folder_.write("rc", "# path=/other\n[database]\npathology=/x\n" + line + "\n");
    EXPECT_EQ(place, found("place-from = " + file + " path .notmuch/xapian")) << line;
  }
}

TEST_F(ApplicationDatabaseTest, NamedPlaceIsTheDatabaseOrAFolderAboveIt) {
  const std::string place = make("mail/.notmuch/xapian");
  make("home/other");
  const std::string profile = "place = ~/other\nbelow = .notmuch/xapian\nbelow = xapian";
  EXPECT_EQ(place, found(profile, place));
  EXPECT_EQ(place, found(profile, folder_ / "mail"));
  EXPECT_EQ(place, found(profile, folder_ / "mail/.notmuch"));
}

TEST_F(ApplicationDatabaseTest, StubOfOneFolderStandsForIt) {
  const std::string one = make("one");
  const std::string two = make("two");
  EXPECT_EQ(one, found("place = " + folder_.write("stub", "# of one\nauto one\n")));
  const std::string both = folder_.write("both", "auto " + one + "\nauto " + two + "\n");
  EXPECT_EQ(both, found("place = " + both));
}

TEST_F(ApplicationDatabaseTest, PlacesThatWereTriedAreNamedWithTheRemedy) {
  try {
    found("place = ~/a\nplace = ~/b");
    FAIL();
  } catch (const Xapian::DatabaseNotFoundError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("no database of p at '" + (folder_ / "home") + "/a', '"));
    EXPECT_THAT(error.get_msg(), HasSubstr("'xapian-neardup attach p FOLDER'"));
  }
}

TEST_F(ApplicationDatabaseTest, StarStandsForTheShardsInAFolder) {
  std::filesystem::create_directories(folder_ / "mail/all/notes");
  const std::vector<std::string> shards{make("mail/all/0"), make("mail/all/1")};
  const ApplicationProfile profile = ApplicationProfile::parse("p", "below = all/*\n");
  EXPECT_EQ(shards, application_databases(profile, folder_ / "mail"));
  EXPECT_EQ(shards[1], application_databases(profile, shards[1]).front());
}

TEST_F(ApplicationDatabaseTest, RemedyNamesTheProfileAsItWasTyped) {
  try {
    application_databases(ApplicationProfile::parse("./my own.conf", "place = ~/a"), "");
    FAIL();
  } catch (const Xapian::DatabaseNotFoundError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("'xapian-neardup attach './my own.conf' FOLDER'"));
  }
}

}  // namespace
}  // namespace neardup::cli
