// Breaks every write of every command that writes a database, one by one, and judges what is left.
//
//   write_fault_driver                                        all points of all scenarios
//   write_fault_driver --points 1000 --seed 7                 about so many, evenly
//   write_fault_driver --scenario add --fault kill --at 57    one
//   write_fault_driver --mode mutants                         the planted faults: each must be found, which ends its round
//   write_fault_driver --mode full-disk                       on tmpfs that are too small, where mounts are allowed
//
// A point that is bad gets the options to try it again. The name of the work folder is stored in the databases, so that
// the same call may come one earlier or later then.
//
// Exit codes: 0 nothing is wrong, 1 something is, 2 usage, 77 no mounts here.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <thread>

#include "faults/fault_round.h"
#include "faults/full_disk.h"
#include "faults/mutants.h"
#include "faults/word_options.h"
#include "faults/work_folder.h"

namespace neardup::faults {
namespace {

constexpr int kSkipped = 77;

enum class Mode : std::uint8_t { kWrites, kMutants, kFullDisk };

struct Options {
  Mode mode = Mode::kWrites;
  std::string scenario;       // empty: all
  std::string fault;          // empty: all
  std::uint64_t at = 0;       // 0: all
  std::size_t points = 0;     // of all scenarios together; 0: all
  std::size_t disk_step = 0;  // bytes
  RoundOptions round;
};

Mode mode_named(const std::string& name) {
  if (name.empty()) return Mode::kWrites;
  if (name == "mutants") return Mode::kMutants;
  if (name == "full-disk") return Mode::kFullDisk;
  throw std::invalid_argument("no mode '" + name + "': mutants or full-disk, or leave it out");
}

Options parse(int argc, char** argv) {
  const WordOptions words(argc, argv,
                          {"--mode", "--scenario", "--fault", "--at", "--points", "--seed", "--jobs", "--disk-step"});
  Options options;
  options.mode = mode_named(words.text("--mode"));
  options.scenario = words.text("--scenario");
  options.fault = words.text("--fault");
  options.at = words.number("--at", 0);
  options.points = words.number("--points", 0);
  options.disk_step = words.number("--disk-step", 16384);
  options.round.seed = words.number("--seed", 1);
  options.round.jobs = static_cast<unsigned>(words.number("--jobs", std::max(1U, std::thread::hardware_concurrency())));
  if (options.mode == Mode::kMutants) {
    options.round.most_shown = 1;
    options.round.until_bad = true;
  }
  return options;
}

std::vector<Scenario> chosen_scenarios(const Options& options) {
  std::vector<Scenario> chosen;
  for (const Scenario& scenario : options.mode == Mode::kMutants ? mutants() : scenarios()) {
    if (options.scenario.empty() || options.scenario == scenario.name) chosen.push_back(scenario);
  }
  if (chosen.empty()) throw std::invalid_argument("no scenario '" + options.scenario + "'");
  return chosen;
}

std::vector<Point> chosen_points(const Options& options, const std::vector<FaultLog::Call>& calls,
                                 std::size_t scenarios) {
  std::vector<Point> points;
  for (const Point& point : all_points(calls)) {
    if (!options.fault.empty() && options.fault != point.fault.name) continue;
    if (options.at != 0 && options.at != point.at) continue;
    points.push_back(point);
  }
  if (options.points == 0) return points;
  return some_points(points, (options.points + scenarios - 1) / scenarios, options.round.seed);
}

void print_head() {
  std::printf("%-30s %6s %7s", "scenario", "calls", "points");
  for (const Fault& fault : kFaults) std::printf(" %*s", static_cast<int>(std::string(fault.name).size()), fault.name);
  std::printf("  unmet  done  aborts  bad   s\n");
}

void print_row(const std::string& name, std::size_t calls, const RoundCounts& counts, double seconds) {
  std::printf("%-30s %6zu %7zu", name.c_str(), calls, counts.points());
  for (std::size_t i = 0; i != kFaults.size(); ++i) {
    std::printf(" %*zu", static_cast<int>(std::string(kFaults[i].name).size()), counts.by_fault[i]);
  }
  std::printf("  %5zu %5zu  %6zu %4zu %3.0f\n", counts.unmet, counts.done, counts.terminated, counts.bad, seconds);
  std::fflush(stdout);
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/** @return whether all is as it should be: nothing is wrong, and something with each mutant but the first. */
bool break_writes(const Options& options) {
  const WorkFolder folder("write_faults");
  const std::vector<Scenario> chosen = chosen_scenarios(options);
  RoundCounts all;
  std::size_t all_calls = 0;
  bool as_it_should = true;
  const auto start = std::chrono::steady_clock::now();
  std::printf("seed %llu\n", static_cast<unsigned long long>(options.round.seed));
  print_head();
  for (const Scenario& scenario : chosen) {
    const auto scenario_start = std::chrono::steady_clock::now();
    const PreparedScenario prepared(scenario, folder.path() / scenario.name);
    const Verdict verdict(prepared);
    const std::filesystem::path work = folder.path() / scenario.name / "work";
    const std::vector<FaultLog::Call> calls = FaultTrial(prepared, verdict, work).calls();
    const std::vector<Point> points = chosen_points(options, calls, chosen.size());
    const RoundCounts counts = run_round(prepared, verdict, points, work, options.round);
    print_row(scenario.name, calls.size(), counts, seconds_since(scenario_start));
    const bool is_planted = options.mode == Mode::kMutants && scenario.name != mutants().front().name;
    as_it_should = as_it_should && is_planted == (counts.bad != 0);
    all += counts;
    all_calls += calls.size();
  }
  print_row("all", all_calls, all, seconds_since(start));
  return as_it_should;
}

bool fill_disks(const Options& options) {
  const WorkFolder folder("full_disks");
  std::size_t bad = 0;
  std::printf("%-30s %6s %6s %6s %4s\n", "scenario", "sizes", "full", "aborts", "bad");
  for (const Scenario& scenario : chosen_scenarios(options)) {
    const PreparedScenario prepared(scenario, folder.path() / scenario.name);
    const FullDiskCounts counts =
        run_on_full_disks(prepared, Verdict(prepared), folder.path() / scenario.name / "work", options.disk_step);
    std::printf("%-30s %6zu %6zu %6zu %4zu\n", scenario.name.c_str(), counts.sizes, counts.full, counts.terminated,
                counts.bad);
    std::fflush(stdout);
    bad += counts.bad;
  }
  return bad == 0;
}

int drive(const Options& options) {
  if (options.mode == Mode::kFullDisk && !can_mount()) {
    std::printf("skipped: no file system can be mounted here\n");
    return kSkipped;
  }
  return (options.mode == Mode::kFullDisk ? fill_disks(options) : break_writes(options)) ? 0 : 1;
}

}  // namespace
}  // namespace neardup::faults

int main(int argc, char** argv) {
  using namespace neardup::faults;
  try {
    return drive(parse(argc, argv));
  } catch (const std::invalid_argument& error) {
    std::fprintf(stderr, "write_fault_driver: %s\n", error.what());
    return 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "write_fault_driver: %s\n", error.what());
    return 1;
  }
}
