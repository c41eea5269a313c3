#include "faults/power_loss/recorded_run.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <stdexcept>

#include <xapian.h>

#include "faults/power_loss/recorded_program.h"
#include "faults/power_loss/simulated_disk.h"

namespace neardup::faults {

namespace fs = std::filesystem;

namespace {

/** A version file gets its name, or a database that was built elsewhere does. */
bool is_commit(const TracedCall& call) {
  const std::string database = kRecordedDatabase;
  return call.kind == CallKind::kRename && (call.target == database + "/iamglass" || call.target == database);
}

/** After how many calls the database's folder was synced. */
std::vector<std::size_t> folder_syncs(const Trace& trace) {
  std::vector<std::size_t> syncs;
  int folder = -1;
  for (std::size_t i = 0; i != trace.size(); ++i) {
    const TracedCall& call = trace[i];
    if (call.kind == CallKind::kOpen && call.path == kRecordedDatabase) folder = call.descriptor;
    if (call.descriptor != folder || folder < 0) continue;
    if (call.kind == CallKind::kSync) syncs.push_back(i + 1);
    if (call.kind == CallKind::kClose) folder = -1;
  }
  return syncs;
}

}  // namespace

int become_recorded(const std::string& recorder, const std::string& scenario, const Places& places,
                    const fs::path& trace) {
  preload_recorder(recorder, places.database.parent_path(), trace);
  ::execl("/proc/self/exe", "power_loss", kRecordWord, scenario.c_str(), places.database.c_str(), places.inputs.c_str(),
          nullptr);
  return 127;
}

RecordedRun::RecordedRun(const PreparedScenario& prepared, const std::string& recorder, const fs::path& folder) {
  fs::remove_all(folder);
  const fs::path recorded = folder / "recorded";
  fs::create_directories(recorded);
  const Places places = prepared.copy_to(recorded / kRecordedDatabase);
  before_ = read_tree(recorded.string());
  had_database_ = fs::exists(places.database);
  const fs::path trace = folder / "trace";
  const int status = run_in_child([&] { return become_recorded(recorder, prepared.scenario().name, places, trace); },
                                  folder / "out", folder / "errors");
  if (!WIFEXITED(status) || WEXITSTATUS(status) != prepared.exit_code()) {
    throw std::runtime_error("recorded run of '" + prepared.scenario().name + "' ended with " + std::to_string(status));
  }
  trace_ = read_trace(trace.string());
  SimulatedDisk disk(before_, {});
  for (const TracedCall& call : trace_) disk.apply(call);
  if (!(disk.live() == read_tree(recorded.string()))) {
    throw std::runtime_error("the trace of '" + prepared.scenario().name + "' does not lead to the files that it left");
  }
  find_commits(folder);
}

void RecordedRun::find_commits(const fs::path& folder) {
  const fs::path state = folder / "state";
  const auto read_state = [&](const SimulatedDisk& disk) {
    write_tree(disk.live(), state.string());
    return contents_of(state / kRecordedDatabase);
  };
  SimulatedDisk disk(before_, {});
  commits_.push_back({0, read_state(disk)});
  for (std::size_t i = 0; i != trace_.size(); ++i) {
    disk.apply(trace_[i]);
    if (is_commit(trace_[i])) commits_.push_back({i + 1, read_state(disk)});
  }
  reports_ = folder_syncs(trace_);
}

std::size_t RecordedRun::reported_commits(std::size_t calls) const {
  return static_cast<std::size_t>(std::upper_bound(reports_.begin(), reports_.end(), calls) - reports_.begin());
}

std::size_t RecordedRun::commit_of_report(std::size_t reported) const {
  std::size_t last = 0;
  for (std::size_t i = 0; i != commits_.size(); ++i) {
    if (reported != 0 && commits_[i].calls <= reports_.at(reported - 1)) last = i;
  }
  return last;
}

std::vector<std::string> RecordedRun::rolled_back(std::size_t reported, const fs::path& database) const {
  if (!had_database_ && reported == 0) return {};
  const std::size_t least = commit_of_report(reported);
  const DatabaseContents found = contents_of(database);
  std::vector<std::string> complaints{"holds less than commit " + std::to_string(least) + ", which was reported:"};
  for (std::size_t i = commits_.size(); i-- > 0;) {
    if (found != commits_[i].contents) continue;
    if (i >= least) return {};
    complaints.push_back("it is at commit " + std::to_string(i));
  }
  const std::vector<std::string> lines = differences(commits_[least].contents, found);
  complaints.insert(complaints.end(), lines.begin(), lines.end());
  return complaints;
}

std::vector<std::string> RecordedRun::rolled_back_in_child(std::size_t reported, const fs::path& database,
                                                           const fs::path& notes) const {
  const int status = run_in_child([&] {
    std::ofstream out(notes);
    try {
      for (const std::string& complaint : rolled_back(reported, database)) out << complaint << '\n';
    } catch (const Xapian::Error& error) {
      out << "cannot be read: " << error.get_description() << '\n';
    } catch (const std::exception& error) {
      out << "cannot be read: " << error.what() << '\n';
    }
    return 0;
  });
  std::vector<std::string> complaints;
  std::ifstream in(notes);
  for (std::string line; std::getline(in, line);) complaints.push_back(line);
  if (status != 0) complaints.push_back("reading it ended the reader with status " + std::to_string(status));
  return complaints;
}

std::size_t reported_commits_in(const Trace& trace) {
  return folder_syncs(trace).size();
}

int do_recorded_run(const std::string& scenario, const Places& places) {
  for (const Scenario& candidate : scenarios()) {
    if (candidate.name == scenario) return run(candidate, places);
  }
  throw std::runtime_error("no scenario '" + scenario + "'");
}

}  // namespace neardup::faults
