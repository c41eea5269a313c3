#include "faults/fault_trial.h"

#include <sys/mman.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <new>
#include <stdexcept>
#include <system_error>

#include "errors/exit_codes.h"

namespace neardup::faults {

namespace {

constexpr const char* kTerminated = "a write failed where Xapian cannot report it";
constexpr const char* kProgram = "xapian-neardup: ";

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/** One line that names the program. */
bool is_clear(const std::string& errors) {
  return errors.rfind(kProgram, 0) == 0 && std::count(errors.begin(), errors.end(), '\n') == 1 && errors.back() == '\n';
}

FaultLog* shared_log() {
  void* const memory = ::mmap(nullptr, sizeof(FaultLog), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::system_error(errno, std::generic_category(), "no shared memory");
  return new (memory) FaultLog;
}

}  // namespace

DisturbedEnd disturbed_end(int status, const std::filesystem::path& errors) {
  DisturbedEnd end{status, text_of(errors), false};
  end.terminated = end.errors.find(kTerminated) != std::string::npos;
  return end;
}

std::vector<std::string> complaints_about(const DisturbedEnd& end, bool killed, int exit_code) {
  if (killed) {
    if (WIFSIGNALED(end.status) && WTERMSIG(end.status) == SIGKILL) return {};
    // `check` takes the lock in a process of its own: that one is killed then.
    const bool said = WIFEXITED(end.status) && WEXITSTATUS(end.status) == cli::kError && is_clear(end.errors);
    return said ? std::vector<std::string>() : std::vector<std::string>{"the command outlived SIGKILL"};
  }
  if (!WIFEXITED(end.status)) return {"the command was ended by signal " + std::to_string(WTERMSIG(end.status))};
  const int code = WEXITSTATUS(end.status);
  if (code == exit_code) return {};  // it says that all is done, which the verdict looks into
  std::vector<std::string> complaints;
  if (code != cli::kNoSpaceOrIo && code != cli::kError) {
    complaints.push_back("exit code " + std::to_string(code) + ": " + end.errors);
  }
  if (!is_clear(end.errors)) complaints.push_back("not one clear line on stderr: '" + end.errors + "'");
  return complaints;
}

FaultTrial::FaultTrial(const PreparedScenario& prepared, const Verdict& verdict, const std::filesystem::path& folder)
    : prepared_(prepared), verdict_(verdict), folder_(folder), log_(shared_log()) {
  std::filesystem::create_directories(folder);
}

FaultTrial::~FaultTrial() {
  ::munmap(log_, sizeof(FaultLog));
}

std::vector<FaultLog::Call> FaultTrial::calls() {
  const Places places = prepared_.copy_to(folder_ / "site.db");
  const DisturbedEnd end = run_disturbed({}, places);
  if (!WIFEXITED(end.status) || WEXITSTATUS(end.status) != prepared_.exit_code()) {
    throw std::runtime_error("a run that only counts fails: " + end.errors);
  }
  const std::uint64_t count = log_->calls;
  if (count == 0 || count > FaultLog::kMostCalls) {
    throw std::runtime_error("write calls: " + std::to_string(count) + ", must be 1 to " +
                             std::to_string(FaultLog::kMostCalls));
  }
  return {log_->first.begin(), log_->first.begin() + static_cast<std::ptrdiff_t>(count)};
}

TrialOutcome FaultTrial::run_point(const Point& point, std::uint64_t seed) {
  const Places places = prepared_.copy_to(folder_ / "site.db");
  TrialOutcome outcome;
  outcome.end = run_disturbed({point.fault.kind, point.at, point.fault.forever, seed}, places);
  outcome.met = log_->faults != 0;
  const bool killed = outcome.met && point.fault.kills();
  outcome.complaints = complaints_about(outcome.end, killed, prepared_.exit_code());
  const auto exit_code =
      WIFEXITED(outcome.end.status) ? std::optional<int>(WEXITSTATUS(outcome.end.status)) : std::nullopt;
  const std::vector<std::string> judged = verdict_.judge(places, exit_code);
  outcome.complaints.insert(outcome.complaints.end(), judged.begin(), judged.end());
  return outcome;
}

DisturbedEnd FaultTrial::run_disturbed(const FaultPlan& plan, const Places& places) {
  log_->calls = 0;
  log_->faults = 0;
  const auto work = [&] {
    arm_write_faults(places.database.c_str(), plan, log_);
    return run(prepared_.scenario(), places);
  };
  return disturbed_end(run_in_child(work, folder_ / "out", folder_ / "errors"), folder_ / "errors");
}

}  // namespace neardup::faults
