#include "faults/power_loss/recorded_program.h"

#include <unistd.h>

#include <cstdlib>

#include "faults/scenario.h"

namespace neardup::faults {

namespace fs = std::filesystem;

void preload_recorder(const std::string& recorder, const fs::path& folder, const fs::path& trace) {
  ::setenv("LD_PRELOAD", recorder.c_str(), 1);
  ::setenv("NEARDUP_RECORDED_FOLDER", folder.c_str(), 1);
  ::setenv("NEARDUP_TRACE", trace.c_str(), 1);
}

RecordedProgram record_program(const std::vector<std::string>& words, const std::vector<std::string>& environment,
                               const std::string& recorder, const fs::path& folder, const fs::path& notes) {
  fs::create_directories(notes);
  RecordedProgram recorded;
  recorded.before = read_tree(folder.string());
  const auto become = [&] {
    preload_recorder(recorder, folder, notes / "trace");
    for (const std::string& variable : environment) ::putenv(const_cast<char*>(variable.c_str()));
    std::vector<char*> argv;
    for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
    argv.push_back(nullptr);
    ::execv(argv.front(), argv.data());
    return 127;
  };
  recorded.status = run_in_child(become, notes / "out", notes / "errors");
  recorded.after = read_tree(folder.string());
  if (fs::exists(notes / "trace")) recorded.trace = read_trace((notes / "trace").string(), TraceEnd::kMayBeCut);
  const FileTree said = read_tree(notes.string());
  recorded.output = said.files.at("out");
  recorded.errors = said.files.at("errors");
  return recorded;
}

}  // namespace neardup::faults
