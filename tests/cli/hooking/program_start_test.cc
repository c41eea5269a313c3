#include "hooking/program_start.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "cli/temporary_folder.h"
#include "errors/exit_codes.h"

namespace neardup::cli {
namespace {

using testing::ElementsAre;

class ProgramStartTest : public testing::Test {
 protected:
  std::string script(const std::string& name, const std::string& content, unsigned mode = 0755) const {
    std::string path = folder_.write(name, content);
    ::chmod(path.c_str(), mode);
    return path;
  }

  static int refusal(const std::string& program) {
    try {
      program_start({program});
    } catch (const ExitWith& error) {
      return error.code();
    }
    return 0;
  }

  TemporaryFolder folder_;
};

TEST_F(ProgramStartTest, ProgramsAreFoundInPath) {
  const ProgramStart start = program_start({"sh", "-c", "x"});
  EXPECT_EQ('/', start.executable[0]);
  EXPECT_THAT(start.arguments, ElementsAre("sh", "-c", "x"));
}

TEST_F(ProgramStartTest, ScriptsAreStartedByTheirInterpreter) {
  const std::string path = script("a", "#!/bin/sh -e -u\necho\n");
  const ProgramStart start = program_start({path, "argument"});
  EXPECT_EQ("/bin/sh", start.executable);
  EXPECT_THAT(start.arguments, ElementsAre("/bin/sh", "-e -u", path, "argument"));  // one argument, as in Linux
}

TEST_F(ProgramStartTest, EnvIsSteppedOver) {
  const std::string path = script("a", "#!/usr/bin/env sh\n");
  const ProgramStart start = program_start({path});
  EXPECT_NE("/usr/bin/env", start.executable);
  EXPECT_THAT(start.arguments, ElementsAre("sh", path));
}

TEST_F(ProgramStartTest, ScriptsOfScriptsAreFollowed) {
  const std::string inner = script("inner", "#!/bin/sh\n");
  const std::string outer = script("outer", "#!" + inner + "\n");
  EXPECT_THAT(program_start({outer}).arguments, ElementsAre("/bin/sh", inner, outer));
}

TEST_F(ProgramStartTest, MissingProgramsAndThoseThatCannotBeExecutedAreRefused) {
  EXPECT_EQ(127, refusal("no-such-program-anywhere"));
  EXPECT_EQ(127, refusal(folder_ / "missing"));
  EXPECT_EQ(127, refusal(folder_.path() + "/"));
  EXPECT_EQ(126, refusal(script("plain", "text", 0644)));
  EXPECT_EQ(126, refusal(script("nameless", "#!\n")));
  EXPECT_EQ(127, refusal(script("orphan", "#!/no/such/interpreter\n")));
  EXPECT_EQ(126, refusal(script("endless", "#!" + (folder_ / "endless") + "\n")));
}

}  // namespace
}  // namespace neardup::cli
