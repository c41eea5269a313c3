#include "faults/power_loss/simulated_disk.h"

#include <fcntl.h>
#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

namespace neardup::faults {
namespace {

constexpr int kDraws = 500;

TracedCall opening(int descriptor, const std::string& path, int flags = O_RDWR) {
  return {CallKind::kOpen, descriptor, static_cast<std::uint64_t>(flags), path, {}, {}};
}
TracedCall writing(int descriptor, const std::string& data) {
  return {CallKind::kWrite, descriptor, 0, {}, {}, data};
}
TracedCall syncing(int descriptor) {
  return {CallKind::kSync, descriptor, 0, {}, {}, {}};
}
TracedCall renaming(const std::string& from, const std::string& to) {
  return {CallKind::kRename, -1, 0, from, to, {}};
}

SimulatedDisk disk_after(const FileTree& before, const DiskModel& model, const Trace& trace) {
  SimulatedDisk disk(before, model);
  for (const TracedCall& call : trace) disk.apply(call);
  return disk;
}

/** Each tree that was drawn, as `path=content` words. */
std::set<std::string> outcomes(const SimulatedDisk& disk) {
  RandomSource random(1);
  std::set<std::string> seen;
  for (int i = 0; i != kDraws; ++i) {
    std::string words;
    for (const auto& [path, content] : disk.after_power_loss(random).files) words += path + "=" + content + " ";
    seen.insert(words);
  }
  return seen;
}

const FileTree kOld{{{"a", "0"}}, {}};

/** As a program replaces a file: write another, sync it, rename it. */
const Trace kReplacement = {opening(3, "b", O_RDWR | O_CREAT), writing(3, "1"), syncing(3), renaming("b", "a")};

Trace followed_by(Trace trace, const Trace& more) {
  trace.insert(trace.end(), more.begin(), more.end());
  return trace;
}

TEST(SimulatedDiskTest, LiveIsWhatAProgramSees) {
  EXPECT_EQ((FileTree{{{"a", "1"}}, {}}), disk_after(kOld, {}, kReplacement).live());
}

TEST(SimulatedDiskTest, ARenameThatNobodySyncedMayBeLost) {
  EXPECT_EQ((std::set<std::string>{"a=0 b=1 ", "a=1 "}),
            outcomes(disk_after(kOld, {NameModel::kJournal}, kReplacement)));
}

TEST(SimulatedDiskTest, InTheHarsherModelSoMayTheNameOfASyncedFile) {
  EXPECT_EQ((std::set<std::string>{"a=0 ", "a=0 b=1 ", "a=1 "}),
            outcomes(disk_after(kOld, {NameModel::kFolder}, kReplacement)));
}

TEST(SimulatedDiskTest, SyncOfTheFolderKeepsTheRename) {
  const Trace trace = followed_by(kReplacement, {opening(4, "."), syncing(4)});
  for (const NameModel names : {NameModel::kJournal, NameModel::kFolder}) {
    EXPECT_EQ(std::set<std::string>{"a=1 "}, outcomes(disk_after(kOld, {names}, trace)));
    EXPECT_LT(1U, outcomes(disk_after(kOld, {names, false}, trace)).size()) << "as if it had not been done";
  }
}

TEST(SimulatedDiskTest, ARenamedFolderTakesItsFilesAlong) {
  FileTree before;
  before.folders = {"f"};
  before.files = {{"f/a", "1"}, {"fa", "2"}};
  const Trace trace{renaming("f", "g")};
  const FileTree live = disk_after(before, {}, trace).live();
  EXPECT_EQ(std::set<std::string>{"g"}, live.folders);
  EXPECT_EQ((std::map<std::string, std::string>{{"fa", "2"}, {"g/a", "1"}}), live.files);
  EXPECT_EQ((std::set<std::string>{"f/a=1 fa=2 ", "fa=2 g/a=1 "}), outcomes(disk_after(before, {}, trace)));
}

TEST(SimulatedDiskTest, TheJournalTakesOlderNamesAlongWithANewFile) {
  const Trace trace = followed_by(kReplacement, {opening(4, "c", O_RDWR | O_CREAT), writing(4, "2"), syncing(4)});
  EXPECT_EQ(std::set<std::string>{"a=1 c=2 "}, outcomes(disk_after(kOld, {NameModel::kJournal}, trace)));
  EXPECT_LT(1U, outcomes(disk_after(kOld, {NameModel::kFolder}, trace)).size());
}

TEST(SimulatedDiskTest, OverwritingAndSyncingWritesNothingOfTheJournal) {
  FileTree before = kOld;
  before.files["d"] = "3";
  const Trace trace = followed_by(kReplacement, {opening(4, "d"), writing(4, "4"), syncing(4)});
  EXPECT_EQ((std::set<std::string>{"a=0 b=1 d=4 ", "a=1 d=4 "}), outcomes(disk_after(before, {}, trace)));
}

TEST(SimulatedDiskTest, AFolderIsLostWithAllThatIsInIt) {
  const Trace trace = {{CallKind::kMakeFolder, -1, 0, "f", {}, {}},
                       opening(3, "f/x", O_RDWR | O_CREAT),
                       syncing(3),
                       opening(4, "f"),
                       syncing(4)};
  EXPECT_EQ(std::set<std::string>{"f/x= "}, outcomes(disk_after({}, {NameModel::kJournal}, trace)));
  EXPECT_EQ((std::set<std::string>{"", "f/x= "}), outcomes(disk_after({}, {NameModel::kFolder}, trace)))
      << "POSIX promises no folder's name by a sync of the folder itself";
}

TEST(SimulatedDiskTest, ARemovedFoldersNamesAreNotThoseOfANewOne) {
  FileTree before;
  before.folders = {"f", "g"};
  before.files = {{"f/a", "0"}, {"f/b", "0"}, {"g/a", "1"}};
  const auto removing = [](const char* path) { return TracedCall{CallKind::kUnlink, -1, 0, path, {}, {}}; };
  const Trace trace = {removing("f/a"),    removing("f/b"), removing("f"),
                       renaming("g", "f"), opening(3, "."), syncing(3)};
  for (const NameModel names : {NameModel::kJournal, NameModel::kFolder}) {
    EXPECT_EQ(std::set<std::string>{"f/a=1 "}, outcomes(disk_after(before, {names}, trace)));
  }
}

TEST(SimulatedDiskTest, AnOpenDescriptorOutlivesItsName) {
  const Trace trace = {opening(3, "a"), {CallKind::kUnlink, -1, 0, "a", {}, {}}, writing(3, "9"), syncing(3)};
  EXPECT_TRUE(disk_after(kOld, {}, trace).live().files.empty());
}

TEST(SimulatedDiskTest, ImpossibleCallsAreRefused) {
  for (const TracedCall& call : {opening(3, "x"), renaming("x", "y"), writing(9, "1"), syncing(9)}) {
    EXPECT_THROW(disk_after(kOld, {}, {call}), std::runtime_error);
  }
}

}  // namespace
}  // namespace neardup::faults
