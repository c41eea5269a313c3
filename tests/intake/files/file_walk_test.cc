#include "files/file_walk.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <map>
#include <string>
#include <vector>

#include "cli/temporary_folder.h"
#include "files/canonical_path.h"

namespace neardup::cli {
namespace {

/** Paths of a walk, below the folder. */
std::vector<std::string> paths_of(const FileWalk& walk, const TemporaryFolder& folder) {
  std::vector<std::string> paths;
  for (const WalkedFile& file : walk.files) paths.push_back(file.path.substr(folder.path().size() + 1));
  return paths;
}

using Paths = std::vector<std::string>;
using Reasons = std::map<std::string, int>;

/** How many paths were left out, by reason. */
Reasons reasons(const FileWalk& walk) {
  Reasons counts;
  for (const LeftOutPath& path : walk.left_out) ++counts[path.reason];
  return counts;
}

TEST(FileWalkTest, FilesComeInTheOrderOfTheirNames) {
  const TemporaryFolder folder;
  for (const char* name : {"b.txt", "a/z", "a/B", "a.txt", "c/d/e"}) folder.write(name, "x");
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), (Paths{"a/B", "a/z", "a.txt", "b.txt", "c/d/e"}));
  EXPECT_TRUE(walk.left_out.empty());
  EXPECT_TRUE(walk.errors.empty());
}

TEST(FileWalkTest, PathsComeInTheOrderGivenAndOnce) {
  const TemporaryFolder folder;
  for (const char* name : {"a/1", "b/2"}) folder.write(name, "x");
  const FileWalk walk = walk_files({folder / "b", folder / "a/../a/", folder.path(), folder / "b/2"}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), (Paths{"b/2", "a/1"}));
}

TEST(FileWalkTest, SizeAndTimeAreGiven) {
  const TemporaryFolder folder;
  const std::string path = folder.write("a", "12345");
  struct stat status {};
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  const FileWalk walk = walk_files({path}, Links::kOfFiles);
  ASSERT_EQ(walk.files.size(), 1U);
  EXPECT_EQ(walk.files[0].state.size, 5U);
  EXPECT_EQ(walk.files[0].state.modified, status.st_mtime);
}

TEST(FileWalkTest, HiddenEntriesAreCountedUnlessGiven) {
  const TemporaryFolder folder;
  for (const char* name : {".git/config", ".hidden", "seen"}) folder.write(name, "x");
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), Paths{"seen"});
  EXPECT_EQ(reasons(walk), (Reasons{{"hidden", 2}}));
  EXPECT_EQ(paths_of(walk_files({folder / ".hidden", folder / ".git"}, Links::kOfFiles), folder),
            (Paths{".hidden", ".git/config"}));
}

TEST(FileWalkTest, HiddenFoldersOfMailsAreWalked) {
  const TemporaryFolder folder;
  for (const char* name : {"cur/1", ".Sent/cur/2", ".Sent.2026/new/3", ".Sent.2026/cur/4"}) folder.write(name, "x");
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), (Paths{".Sent/cur/2", ".Sent.2026/cur/4", ".Sent.2026/new/3", "cur/1"}));
  EXPECT_TRUE(walk.left_out.empty());
}

TEST(FileWalkTest, FilesOfMailProgramsBesideTheMailsAreCounted) {
  const TemporaryFolder folder;
  for (const char* name : {"cur/1", "new/2", "tmp/3", "dovecot-uidlist", "subscriptions", ".Sent/cur/4", ".Sent/new/5",
                           ".Sent/tmp/6", ".Sent/maildirfolder", "more/cur/7", "more/read.me"})
    folder.write(name, "x");
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), (Paths{".Sent/cur/4", ".Sent/new/5", ".Sent/tmp/6", "cur/1", "more/cur/7",
                                           "more/read.me", "new/2", "tmp/3"}));
  EXPECT_EQ(reasons(walk), (Reasons{{"index or list of a mail program, in its Maildir", 3}}));
  EXPECT_EQ(paths_of(walk_files({folder / "subscriptions"}, Links::kOfFiles), folder), Paths{"subscriptions"});
}

TEST(FileWalkTest, StatesOfMailProgramsAreLeftOut) {
  const TemporaryFolder folder;
  for (const char* name : {"a/Inbox", "a/Inbox.msf", "a/popstate.dat", "a/msgFilterRules.dat", "b.mbox/Info.plist",
                           "b.mbox/mbox", "c/Info.plist"})
    folder.write(name, "x");
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), (Paths{"a/Inbox", "b.mbox/mbox", "c/Info.plist"}));
  EXPECT_EQ(reasons(walk), (Reasons{{"index or list of a mail program", 4}}));
  EXPECT_EQ(paths_of(walk_files({folder / "a/popstate.dat"}, Links::kOfFiles), folder), Paths{"a/popstate.dat"});
}

TEST(FileWalkTest, LinksToFilesAreFilesOfTheirOwn) {
  const TemporaryFolder folder;
  folder.write("a", "12345");
  ASSERT_EQ(::symlink("a", (folder / "b").c_str()), 0);
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), (Paths{"a", "b"}));
  EXPECT_EQ(walk.files[1].state.size, 5U);
}

TEST(FileWalkTest, LinksToFoldersAreCounted) {
  const TemporaryFolder folder;
  folder.write("a/1", "x");
  ASSERT_EQ(::symlink("a", (folder / "b").c_str()), 0);
  ASSERT_EQ(::symlink("..", (folder / "a/loop").c_str()), 0);
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), Paths{"a/1"});
  EXPECT_EQ(reasons(walk), (Reasons{{"link to a folder", 2}}));
  EXPECT_EQ(paths_of(walk_files({folder / "b"}, Links::kOfFiles), folder), Paths{"b/1"});
}

TEST(FileWalkTest, FollowedLinksEndInNoLoop) {
  const TemporaryFolder folder;
  folder.write("a/1", "x");
  ASSERT_EQ(::symlink("..", (folder / "a/loop").c_str()), 0);
  ASSERT_EQ(::symlink("a", (folder / "b").c_str()), 0);
  const FileWalk walk = walk_files({folder.path()}, Links::kAll);
  EXPECT_EQ(paths_of(walk, folder), Paths{"a/1"});
  EXPECT_EQ(reasons(walk), (Reasons{{"folder already visited through another link", 2}}));
}

TEST(FileWalkTest, DanglingLinksAndLinkLoopsAreCounted) {
  const TemporaryFolder folder;
  ASSERT_EQ(::symlink("nowhere", (folder / "a").c_str()), 0);
  ASSERT_EQ(::symlink("c", (folder / "b").c_str()), 0);
  ASSERT_EQ(::symlink("b", (folder / "c").c_str()), 0);
  const FileWalk walk = walk_files({folder.path()}, Links::kAll);
  EXPECT_TRUE(walk.files.empty());
  EXPECT_EQ(reasons(walk), (Reasons{{"dangling link", 3}}));
  EXPECT_TRUE(walk.errors.empty());
}

TEST(FileWalkTest, PipesAndDevicesAreCounted) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(reasons(walk_files({folder.path()}, Links::kOfFiles)), (Reasons{{"neither file nor folder", 1}}));
}

TEST(FileWalkTest, PathsThatAreLeftOutThemselvesAreSaid) {
  const TemporaryFolder folder;
  folder.write("db/iamglass", "x");
  const FileWalk walk = walk_files({folder.path(), folder / "db/", "/dev/zero"}, Links::kOfFiles);
  ASSERT_EQ(walk.left_out.size(), 2U);
  EXPECT_EQ(walk.left_out[0].path, folder / "db");
  EXPECT_EQ(walk.left_out[1].path, "/dev/zero");
  EXPECT_TRUE(walk.left_out[0].named && walk.left_out[1].named);
  EXPECT_EQ(reasons(walk), (Reasons{{"Xapian database", 1}, {"neither file nor folder", 1}}));
  EXPECT_FALSE(walk_files({folder.path()}, Links::kOfFiles).left_out[0].named);
  EXPECT_EQ(reasons(walk_files({folder.path()}, Links::kOfFiles)), (Reasons{{"Xapian database", 1}}));
}

TEST(FileWalkTest, FilesThatAreNamedAreMarkedWhereverTheyAreMet) {
  const TemporaryFolder folder;
  for (const char* const name : {"a", "b"}) folder.write(name, "x");
  const FileWalk walk = walk_files({folder.path(), folder / "./b"}, Links::kOfFiles);
  ASSERT_EQ(walk.files.size(), 2U);
  EXPECT_FALSE(walk.files[0].named);
  EXPECT_TRUE(walk.files[1].named);
}

TEST(FileWalkTest, MissingPathsAreErrorsAndTheRestGoesOn) {
  const TemporaryFolder folder;
  folder.write("a", "x");
  const FileWalk walk = walk_files({folder / "missing", folder / "a"}, Links::kOfFiles);
  EXPECT_EQ(paths_of(walk, folder), Paths{"a"});
  ASSERT_EQ(walk.errors.size(), 1U);
  EXPECT_EQ(walk.errors[0].message(), (folder / "missing") + ": No such file or directory");
}

TEST(FileWalkTest, UnreadableFoldersAreErrors) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const TemporaryFolder folder;
  folder.write("closed/a", "x");
  ASSERT_EQ(::chmod((folder / "closed").c_str(), 0), 0);
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  ASSERT_EQ(::chmod((folder / "closed").c_str(), 0700), 0);
  ASSERT_EQ(walk.errors.size(), 1U);
  EXPECT_EQ(walk.errors[0].path, folder / "closed");
  EXPECT_EQ(walk.errors[0].reason, "Permission denied");
}

TEST(FileWalkTest, NamesMayHaveAnyBytes) {
  const TemporaryFolder folder;
  folder.write("\xff\xfe.txt", "x");
  folder.write("new\nline", "x");
  EXPECT_EQ(paths_of(walk_files({folder.path()}, Links::kOfFiles), folder), (Paths{"new\nline", "\xff\xfe.txt"}));
}

TEST(FileWalkTest, CanonicalPathsAreAbsoluteAndNormal) {
  EXPECT_EQ(canonical_path("/a/./b/../c//"), "/a/c");
  EXPECT_EQ(canonical_path("/"), "/");
  EXPECT_EQ(canonical_path("x"), std::filesystem::current_path().string() + "/x");
  EXPECT_EQ(canonical_path("."), std::filesystem::current_path().string());
}

TEST(FileWalkTest, FoldersMayBeAsDeepAsAPathIsLong) {
  const TemporaryFolder folder;
  const int before = ::open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  ASSERT_EQ(0, ::chdir(folder.path().c_str()));
  constexpr int kLevels = 3000;  // deeper than any path can name
  for (int level = 0; level != kLevels; ++level) ASSERT_TRUE(::mkdir("d", 0700) == 0 && ::chdir("d") == 0) << level;
  ASSERT_EQ(0, ::fchdir(before));
  const FileWalk walk = walk_files({folder.path()}, Links::kOfFiles);
  EXPECT_TRUE(walk.files.empty());
  EXPECT_EQ(1U, walk.errors.size()) << "the first folder whose path is too long";
  ASSERT_EQ(0, ::chdir(folder.path().c_str()));
  for (int level = 0; level != kLevels; ++level) ASSERT_EQ(0, ::chdir("d"));
  for (int level = 0; level != kLevels; ++level) ASSERT_TRUE(::chdir("..") == 0 && ::rmdir("d") == 0) << level;
  ASSERT_EQ(0, ::fchdir(before));
  ::close(before);
}

}  // namespace
}  // namespace neardup::cli
