// Power cuts of a real ext4 file system while commands write to it: what its journal leaves must be a database at its
// last commit or a later one, from which the same command goes on.
//
//     ext4_cuts --recorder LIBRARY [--cuts 500] [--control 100] [--seed 1]
//
// The control is a writer with Xapian's own commits: some of its databases must be destroyed, or the test could not
// fail. Exit code 0 if no cut did harm and some of the control did; 77, with the reason, where no such disk can be had.

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "faults/power_loss/ext4_disk.h"
#include "faults/power_loss/plain_commits.h"
#include "faults/power_loss/recorded_run.h"
#include "faults/verdict.h"
#include "faults/word_options.h"
#include "faults/work_folder.h"

namespace {

using namespace neardup::faults;
namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using Duration = std::chrono::duration<double>;

constexpr int kSkipped = 77;
constexpr std::size_t kShown = 10;

/** What came of a process that wrote while the power was cut. */
struct CutEnd {
  std::optional<int> exit_code;  ///< if it ended before the cut
};

/** Start work in a child, cut the power of its disk after a while, and end it. */
CutEnd cut_while(Ext4Disk& disk, const fs::path& errors, Duration delay, const std::function<int()>& work) {
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("no process");
  if (child == 0) {
    if (std::freopen("/dev/null", "w", stdout) == nullptr || std::freopen(errors.c_str(), "w", stderr) == nullptr) {
      std::_Exit(127);
    }
    std::_Exit(work());
  }
  std::this_thread::sleep_for(delay);
  CutEnd end;
  int status = 0;
  const bool ended = ::waitpid(child, &status, WNOHANG) == child;
  if (ended && WIFEXITED(status)) end.exit_code = WEXITSTATUS(status);
  disk.cut_power();
  if (ended) return end;
  ::kill(child, SIGKILL);
  ::waitpid(child, &status, 0);
  return end;
}

/** Commands of one scenario under cuts. */
class CutScenario {
 public:
  CutScenario(const Scenario& scenario, const std::string& recorder, const fs::path& folder)
      : recorder_(recorder),
        folder_(folder),
        prepared_(scenario, folder / "prepared"),
        verdict_(prepared_),
        recorded_(prepared_, recorder, folder / "recorded"),
        length_(undisturbed_length()) {}

  /** @return what is wrong. */
  std::vector<std::string> cut(std::mt19937_64& random) {
    const fs::path trace = folder_ / "trace";
    const Places left{folder_ / kRecordedDatabase, prepared_.before().inputs};
    CutEnd end;
    {
      Ext4Disk disk(folder_);
      const Places places = prepared_.copy_to(disk.root() / kRecordedDatabase);
      disk.sync();
      fs::remove(trace);
      const Duration delay = length_ * std::uniform_real_distribution<double>(0, 1.05)(random);
      end = cut_while(disk, folder_ / "errors", delay,
                      [&] { return become_recorded(recorder_, prepared_.scenario().name, places, trace); });
      disk.mount_again();
      copy_database(places.database, left.database);
    }
    const std::size_t reported =
        fs::exists(trace) ? reported_commits_in(read_trace(trace.string(), TraceEnd::kMayBeCut)) : 0;
    if (reported != 0 || end.exit_code) ++cuts_after_commits_;
    std::vector<std::string> complaints = recorded_.rolled_back_in_child(reported, left.database, folder_ / "notes");
    return complaints.empty() ? verdict_.judge(left, end.exit_code) : complaints;
  }

  const std::string& name() const { return prepared_.scenario().name; }
  Duration length() const { return length_; }
  std::size_t cuts_after_commits() const { return cuts_after_commits_; }

 private:
  Duration undisturbed_length() {
    Duration longest(0);
    for (int i = 0; i != 3; ++i) {
      Ext4Disk disk(folder_);
      const Places places = prepared_.copy_to(disk.root() / kRecordedDatabase);
      disk.sync();
      const Clock::time_point start = Clock::now();
      run_in_child([&] { return become_recorded(recorder_, prepared_.scenario().name, places, folder_ / "trace"); },
                   "/dev/null", "/dev/null");
      longest = std::max<Duration>(longest, Clock::now() - start);
    }
    return longest;
  }

  std::string recorder_;
  fs::path folder_;
  PreparedScenario prepared_;
  Verdict verdict_;
  RecordedRun recorded_;
  Duration length_;
  std::size_t cuts_after_commits_ = 0;
};

std::size_t cut_commands(const std::string& recorder, const fs::path& folder, std::size_t cuts, std::uint64_t seed) {
  std::vector<std::unique_ptr<CutScenario>> subjects;
  for (const Scenario& scenario : scenarios()) {
    subjects.push_back(std::make_unique<CutScenario>(scenario, recorder, folder / scenario.name));
    std::printf("%-28s runs %.0f ms\n", scenario.name.c_str(), subjects.back()->length().count() * 1000);
  }
  std::size_t bad = 0;
  for (std::size_t i = 0; i != cuts; ++i) {
    std::mt19937_64 random(seed * 1000003 + i);
    CutScenario& subject = *subjects[i % subjects.size()];
    const std::vector<std::string> complaints = subject.cut(random);
    if (complaints.empty() || ++bad > kShown) continue;
    std::printf("  cut %zu, %s:\n", i, subject.name().c_str());
    for (const std::string& complaint : complaints) std::printf("    %s\n", complaint.c_str());
  }
  std::size_t after_commits = 0;
  for (const auto& subject : subjects) after_commits += subject->cuts_after_commits();
  std::printf("power cuts on ext4: %zu (%zu after a commit was reported), %zu bad\n", cuts, after_commits, bad);
  return bad;
}

std::size_t cut_plain_commits(const fs::path& folder, std::size_t cuts, std::uint64_t seed) {
  fs::create_directories(folder);
  const fs::path left = folder / "left";
  std::size_t bad = 0;
  for (std::size_t i = 0; i != cuts; ++i) {
    std::mt19937_64 random(seed * 1000003 + i);
    {
      Ext4Disk disk(folder);
      const fs::path database = disk.root() / "db";
      cut_while(disk, folder / "errors", Duration(std::uniform_real_distribution<double>(0.02, 0.5)(random)),
                [&] { return commit_until_failure(database, folder / "count"); });
      disk.mount_again();
      copy_database(database, left);
    }
    const std::vector<std::string> complaints = judge_plain_commits(left, folder / "count", folder / "notes");
    if (complaints.empty() || ++bad > 3) continue;
    std::printf("  control %zu: %s\n", i, complaints.front().c_str());
  }
  std::printf("control, Xapian's own commits: %zu cuts, %zu bad\n", cuts, bad);
  return bad;
}

int cut_all(const WordOptions& options) {
  const std::string trouble = prepare_for_mounts();
  if (!trouble.empty()) {
    std::printf("skipped: %s\n", trouble.c_str());
    return kSkipped;
  }
  const WorkFolder folder("ext4_cuts");
  const std::uint64_t seed = options.number("--seed", 1);
  std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
  const std::size_t cuts = options.number("--cuts", 500);
  if (cuts != 0 && cut_commands(options.text("--recorder"), folder.path(), cuts, seed) != 0) return 1;
  const std::size_t control = options.number("--control", 100);
  if (control == 0 || cut_plain_commits(folder.path() / "control", control, seed) != 0) return 0;
  std::printf("the control found nothing: so this test finds nothing\n");
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc == 5 && argv[1] == std::string(kRecordWord)) return do_recorded_run(argv[2], {argv[3], argv[4]});
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    return cut_all(WordOptions(argc, argv, {"--recorder", "--cuts", "--control", "--seed"}));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ext4_cuts: %s\n", error.what());
    return 2;
  }
}
