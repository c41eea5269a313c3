#include "attaching/application_profile.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <functional>
#include <string>

#include "cli/temporary_folder.h"
#include "errors/exit_codes.h"

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string message_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const UsageError& error) {
    return error.what();
  }
  return "nothing was thrown";
}

std::string complaint(const std::string& text) {
  return message_of([&] { ApplicationProfile::parse("p", text); });
}

TEST(ApplicationProfileTest, ProfileIsReadLineByLine) {
  const ApplicationProfile profile = ApplicationProfile::parse("my", R"(# a comment

title = search of my program
 place = ~/my/db
place-from = ~/.myrc folder index
place-from = /etc/my.conf dbdir
below = db
text-prefix = B,S
id-term = XP
id-from = data:id=([0-9]+)
group = --same value:2,prefix:XA? --min-words 20
run = a --command="x = y"
reindexing = one
reindexing = two
afterwards = three
)");
  EXPECT_EQ("my", profile.name);
  EXPECT_EQ("search of my program", profile.title);
  ASSERT_EQ(3U, profile.places.size());
  EXPECT_EQ("~/my/db", profile.places[0].path);
  EXPECT_EQ("folder", profile.places[1].key);
  EXPECT_EQ("index", profile.places[1].below);
  EXPECT_EQ("", profile.places[2].below);
  EXPECT_THAT(profile.below, ElementsAre("db"));
  EXPECT_EQ("B,S", profile.layout.text_prefix);
  EXPECT_EQ("XP", profile.layout.id_term);
  EXPECT_EQ("data:id=([0-9]+)", profile.layout.id_from);
  EXPECT_EQ("--same value:2,prefix:XA? --min-words 20", profile.group);
  EXPECT_EQ("a --command=\"x = y\"", profile.run);
  EXPECT_THAT(profile.reindexing, ElementsAre("one", "two"));
  EXPECT_THAT(profile.afterwards, ElementsAre("three"));
  EXPECT_EQ("empty", ApplicationProfile::parse("empty", "").title);
}

TEST(ApplicationProfileTest, LineThatCannotBeReadIsNamed) {
  EXPECT_THAT(complaint("\nfoo = bar"), HasSubstr("profile 'p', line 2: 'foo' is unknown; use title, place,"));
  EXPECT_THAT(complaint("title"), HasSubstr("'title' is not NAME = VALUE"));
  EXPECT_THAT(complaint("title ="), HasSubstr("title has no value"));
  EXPECT_THAT(complaint("id-term = Q\nid-term = XP"), HasSubstr("line 2: id-term is there twice"));
  EXPECT_THAT(complaint("place-from = ~/.rc"), HasSubstr("place-from needs a file"));
  EXPECT_THAT(complaint("place-from = ~/.rc a b c"), HasSubstr("place-from needs a file"));
  EXPECT_THAT(complaint("text-prefix = b"), HasSubstr("1 to 16 capitals"));
  EXPECT_THAT(complaint("id-from = data:("), HasSubstr("not an extended regular expression"));
  EXPECT_THAT(complaint("group = --same colour"), HasSubstr("profile 'p': group: "));
  EXPECT_THAT(complaint("group = --reference other"), HasSubstr("--reference"));
}

TEST(ApplicationProfileTest, ProfilesOfThisProjectAreValid) {
  std::size_t profiles = 0;
  for (const auto& entry : std::filesystem::directory_iterator(NEARDUP_SOURCE_DIR "/plugin/applications")) {
    if (entry.path().extension() != ".conf") continue;
    const ApplicationProfile profile = load_profile(entry.path().string());
    EXPECT_NE(profile.name, profile.title);
    EXPECT_FALSE(profile.reindexing.empty()) << profile.name;
    EXPECT_FALSE(profile.afterwards.empty()) << profile.name;
    ++profiles;
  }
  EXPECT_LE(6U, profiles);
}

TEST(ApplicationProfileTest, UnknownNameAndUnreadableFileAreUsageErrors) {
  EXPECT_THAT(message_of([] { load_profile("nonesuch"); }), HasSubstr("no profile of 'nonesuch'"));
  EXPECT_THAT(message_of([] { load_profile("./nonesuch.conf"); }), HasSubstr("profile './nonesuch.conf'"));
  const TemporaryFolder folder;
  const std::string path = folder.write("mine.conf", "title = x");
  EXPECT_EQ("mine", load_profile(path).name);
  EXPECT_EQ(path, load_profile(path).argument);
  const std::string bad = folder.write("bad.conf", "title");
  EXPECT_THAT(message_of([&] { load_profile(bad); }), HasSubstr("profile '" + bad + "', line 1"));
}

}  // namespace
}  // namespace neardup::cli
