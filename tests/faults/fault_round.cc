#include "faults/fault_round.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <new>
#include <numeric>
#include <stdexcept>
#include <string>
#include <system_error>

namespace neardup::faults {

namespace {

/** What the processes have in common. */
struct SharedProgress {
  std::atomic<std::size_t> next{0};   ///< point to be tried
  std::atomic<std::size_t> shown{0};  ///< bad points told of
};

constexpr unsigned kMostJobs = 64;

/** What each has for itself until all have ended. */
struct SharedRound {
  SharedProgress progress;
  std::array<RoundCounts, kMostJobs> counts;
};

class SharedMemory {
 public:
  SharedMemory() {
    void* const memory =
        ::mmap(nullptr, sizeof(SharedRound), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::system_error(errno, std::generic_category(), "no shared memory");
    round_ = new (memory) SharedRound;
  }
  ~SharedMemory() { ::munmap(round_, sizeof(SharedRound)); }
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;

  SharedRound& operator*() const { return *round_; }

 private:
  SharedRound* round_;
};

std::size_t index_of(const Fault& fault) {
  std::size_t i = 0;
  while (std::string(kFaults[i].name) != fault.name) ++i;
  return i;
}

void count(const Point& point, const TrialOutcome& outcome, int exit_code, RoundCounts& counts) {
  ++counts.by_fault[index_of(point.fault)];
  if (!outcome.met) ++counts.unmet;
  if (outcome.met && WIFEXITED(outcome.end.status) && WEXITSTATUS(outcome.end.status) == exit_code) ++counts.done;
  if (outcome.end.terminated) ++counts.terminated;
  if (!outcome.complaints.empty()) ++counts.bad;
}

void show(const std::string& scenario, const Point& point, std::uint64_t seed, const TrialOutcome& outcome) {
  std::string text = "BAD --scenario " + scenario + " --fault " + point.fault.name + " --at " +
                     std::to_string(point.at) + " --seed " + std::to_string(seed) + "\n";
  for (const std::string& complaint : outcome.complaints) text += "    " + complaint + "\n";
  std::fputs(text.c_str(), stdout);
  std::fflush(stdout);
}

pid_t start_job(unsigned job, const std::function<void(unsigned job)>& work) {
  const pid_t child = ::fork();
  if (child < 0) throw std::system_error(errno, std::generic_category(), "no process");
  if (child != 0) return child;
  try {
    work(job);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    std::_Exit(1);
  }
  std::_Exit(0);
}

/** Do the same work in so many processes, until all have ended. */
void run_jobs(unsigned jobs, const std::function<void(unsigned job)>& work) {
  std::fflush(nullptr);  // or the children have it too
  std::vector<pid_t> children;
  for (unsigned job = 0; job != jobs; ++job) children.push_back(start_job(job, work));
  bool all_ended_well = true;
  for (const pid_t child : children) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    all_ended_well = all_ended_well && status == 0;
  }
  if (!all_ended_well) throw std::runtime_error("a process that tries points has ended early");
}

}  // namespace

std::vector<Point> all_points(const std::vector<FaultLog::Call>& calls) {
  std::vector<Point> points;
  for (const Fault& fault : kFaults) {
    for (std::size_t i = 0; i != calls.size(); ++i) {
      if (fault.kind != FaultKind::kTear || calls[i].bytes > 1) points.push_back({fault, i + 1});
    }
  }
  return points;
}

std::vector<Point> some_points(const std::vector<Point>& points, std::size_t wanted, std::uint64_t seed) {
  if (wanted >= points.size()) return points;
  std::vector<Point> some;
  const std::size_t begin = seed * 7919 % points.size();
  for (std::size_t i = 0; i != wanted; ++i) {
    some.push_back(points[(begin + i * points.size() / wanted) % points.size()]);
  }
  return some;
}

std::size_t RoundCounts::points() const {
  return std::accumulate(by_fault.begin(), by_fault.end(), std::size_t{0});
}

RoundCounts& RoundCounts::operator+=(const RoundCounts& other) {
  for (std::size_t i = 0; i != by_fault.size(); ++i) by_fault[i] += other.by_fault[i];
  unmet += other.unmet;
  done += other.done;
  terminated += other.terminated;
  bad += other.bad;
  return *this;
}

RoundCounts run_round(const PreparedScenario& prepared, const Verdict& verdict, const std::vector<Point>& points,
                      const std::filesystem::path& folder, const RoundOptions& options) {
  const SharedMemory shared;
  run_jobs(std::clamp(options.jobs, 1U, kMostJobs), [&](unsigned job) {
    FaultTrial trial(prepared, verdict, folder / ("job-" + std::to_string(job)));
    SharedProgress& progress = (*shared).progress;
    for (std::size_t i; (i = progress.next++) < points.size();) {
      if (options.until_bad && progress.shown != 0) break;
      const TrialOutcome outcome = trial.run_point(points[i], options.seed);
      count(points[i], outcome, prepared.exit_code(), (*shared).counts[job]);
      const bool shown = !outcome.complaints.empty() && progress.shown++ < options.most_shown;
      if (shown) show(prepared.scenario().name, points[i], options.seed, outcome);
    }
  });
  RoundCounts all;
  for (const RoundCounts& counts : (*shared).counts) all += counts;
  return all;
}

}  // namespace neardup::faults
