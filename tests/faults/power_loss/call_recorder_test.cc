// The recorder sees every opening of a file that a program syncs, or ends the program: a sync that it passes over would
// make a program look worse than it is.

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>

#include "faults/power_loss/recorded_program.h"
#include "faults/work_folder.h"

namespace neardup::faults {
namespace {

namespace fs = std::filesystem;

RecordedProgram record_opening(const fs::path& folder, std::vector<std::string> more = {}) {
  fs::create_directories(folder / "recorded");
  std::vector<std::string> words{NEARDUP_OPENED_IN_EVERY_WAY, (folder / "recorded").string()};
  words.insert(words.end(), more.begin(), more.end());
  return record_program(words, {}, NEARDUP_CALL_RECORDER, folder / "recorded", folder / "notes");
}

std::ptrdiff_t count(const Trace& trace, CallKind kind) {
  return std::count_if(trace.begin(), trace.end(), [kind](const TracedCall& call) { return call.kind == kind; });
}

TEST(CallRecorderTest, EverySyncIsSeenHoweverTheFileWasOpened) {
  const WorkFolder folder("call_recorder");
  const RecordedProgram recorded = record_opening(folder.path());
  ASSERT_EQ(0, recorded.status) << recorded.errors;
  EXPECT_EQ(8, count(recorded.trace, CallKind::kOpen));
  EXPECT_EQ(8, count(recorded.trace, CallKind::kSync));
  EXPECT_EQ(8, count(recorded.trace, CallKind::kClose));
}

TEST(CallRecorderTest, ASyncOfAFileThatWasOpenedUnseenEndsTheProgram) {
  const WorkFolder folder("call_recorder");
  const RecordedProgram recorded = record_opening(folder.path(), {"stream"});
  EXPECT_TRUE(WIFSIGNALED(recorded.status));
  EXPECT_NE(std::string::npos, recorded.errors.find("opening was not seen")) << recorded.errors;
}

}  // namespace
}  // namespace neardup::faults
