// Power losses at random moments of the commands that write: what the disk may hold then must be a database at its last
// commit or a later one, from which the same command goes on.
//
//     power_loss --images 10000 [--control 1000] [--seed 1] [--jobs 2] [--scenario NAME] [--show 5] --recorder LIBRARY
//
// The control is the same without the commands' syncs of the folder: of its images some must be bad, or the test could
// not fail. Exit code 0 if no image is bad, and of the control at least one.

#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "faults/power_loss/image_trial.h"
#include "faults/word_options.h"
#include "faults/work_folder.h"

namespace {

using namespace neardup::faults;
namespace fs = std::filesystem;

struct Options {
  std::size_t images = 10000;
  std::size_t control = 0;
  std::uint64_t seed = 1;
  std::size_t jobs = 1;
  std::string scenario;
  std::string recorder;
  std::size_t shown = 5;
};

Options parse(int argc, char** argv) {
  const WordOptions words(argc, argv,
                          {"--images", "--control", "--seed", "--jobs", "--scenario", "--recorder", "--show"});
  Options options;
  options.images = words.number("--images", options.images);
  options.control = words.number("--control", options.control);
  options.seed = words.number("--seed", options.seed);
  options.jobs = words.number("--jobs", options.jobs);
  options.scenario = words.text("--scenario");
  options.recorder = words.text("--recorder");
  options.shown = words.number("--show", options.shown);
  return options;
}

/** One scenario, ready for power losses. */
struct Subject {
  Subject(const Scenario& scenario, const std::string& recorder, const fs::path& folder)
      : prepared(scenario, folder / "prepared"), verdict(prepared), recorded(prepared, recorder, folder / "recorded") {}

  PreparedScenario prepared;
  Verdict verdict;
  RecordedRun recorded;
};

using Subjects = std::vector<std::unique_ptr<Subject>>;

Subjects make_subjects(const Options& options, const fs::path& folder) {
  Subjects subjects;
  for (const Scenario& scenario : scenarios()) {
    if (!options.scenario.empty() && scenario.name != options.scenario) continue;
    subjects.push_back(std::make_unique<Subject>(scenario, options.recorder, folder / scenario.name));
    const RecordedRun& recorded = subjects.back()->recorded;
    std::printf("%-28s %6zu calls, %3zu commits reported\n", scenario.name.c_str(), recorded.trace().size(),
                recorded.reported_commits(recorded.trace().size()));
  }
  if (subjects.empty()) throw std::invalid_argument("no scenario '" + options.scenario + "'");
  return subjects;
}

struct Count {
  std::size_t images = 0;
  std::size_t distinct = 0;
  std::size_t bad = 0;
};

/** Power losses number `first`, `first + step`, ... below `end`. */
struct Share {
  std::size_t first = 0;
  std::size_t step = 1;
  std::size_t end = 0;
};

/** A worker's part: the losses of one share, each drawn from the seed and its number alone. */
Count judge_share(const Subjects& subjects, const Share& share, const Options& options, bool folder_syncs_work,
                  const fs::path& folder) {
  std::vector<std::unique_ptr<ImageTrial>> trials;
  for (const auto& subject : subjects) {
    trials.push_back(std::make_unique<ImageTrial>(subject->prepared, subject->recorded, subject->verdict, folder));
  }
  Count count;
  for (std::size_t i = share.first; i < share.end; i += share.step, ++count.images) {
    RandomSource random(options.seed * 1000003 + i);
    const std::size_t which = i % subjects.size();
    const std::size_t calls = subjects[which]->recorded.trace().size();
    PowerLoss loss;
    loss.calls = std::uniform_int_distribution<std::size_t>(0, calls)(random);
    loss.model.names = random() % 2 == 0 ? NameModel::kJournal : NameModel::kFolder;
    loss.model.folder_syncs_work = folder_syncs_work;
    loss.seed = random();
    const std::vector<std::string>& complaints = trials[which]->judge(loss);
    if (complaints.empty()) continue;
    if (++count.bad > options.shown) continue;
    std::printf("  image %zu, %s, after %zu of %zu calls, names %s:\n", i,
                subjects[which]->prepared.scenario().name.c_str(), loss.calls, calls,
                loss.model.names == NameModel::kJournal ? "by the journal" : "by their folder");
    for (const std::string& complaint : complaints) std::printf("    %s\n", complaint.c_str());
  }
  for (const auto& trial : trials) count.distinct += trial->distinct_images();
  return count;
}

pid_t start_worker(const Subjects& subjects, const Share& share, const Options& options, bool folder_syncs_work,
                   const fs::path& folder) {
  std::fflush(stdout);
  const pid_t child = ::fork();
  if (child != 0) return child;
  int code = 1;
  try {
    fs::create_directories(folder);
    const Count count = judge_share(subjects, share, options, folder_syncs_work, folder);
    std::ofstream(folder / "count") << count.images << ' ' << count.distinct << ' ' << count.bad << '\n';
    code = 0;
  } catch (const std::exception& error) {
    std::printf("a worker failed: %s\n", error.what());
  }
  std::fflush(stdout);
  std::_Exit(code);
}

Count judge_losses(const Subjects& subjects, const Options& options, std::size_t images, bool folder_syncs_work,
                   const fs::path& folder) {
  std::vector<pid_t> workers;
  const auto place = [&folder](std::size_t job) { return folder / ("worker" + std::to_string(job)); };
  for (std::size_t job = 0; job != options.jobs; ++job) {
    workers.push_back(start_worker(subjects, {job, options.jobs, images}, options, folder_syncs_work, place(job)));
  }
  Count sum;
  for (std::size_t job = 0; job != options.jobs; ++job) {
    int status = 0;
    ::waitpid(workers[job], &status, 0);
    Count count;
    std::ifstream in(place(job) / "count");
    if (status != 0 || !(in >> count.images >> count.distinct >> count.bad))
      throw std::runtime_error("a worker failed");
    sum.images += count.images;
    sum.distinct += count.distinct;
    sum.bad += count.bad;
    fs::remove_all(place(job));
  }
  return sum;
}

void print(const char* what, const Count& count) {
  std::printf("%s: %zu images (%zu different), %zu bad\n", what, count.images, count.distinct, count.bad);
}

int judge_all(const Options& options) {
  const WorkFolder folder("power_loss");
  std::printf("seed %llu\n", static_cast<unsigned long long>(options.seed));
  const Subjects subjects = make_subjects(options, folder.path());
  const Count real = judge_losses(subjects, options, options.images, true, folder.path());
  print("power losses", real);
  if (real.bad != 0) return 1;
  if (options.control == 0) return 0;
  const Count control = judge_losses(subjects, options, options.control, false, folder.path());
  print("control, without syncs of the folder", control);
  if (control.bad == 0) std::printf("the control found nothing: so this test finds nothing\n");
  return control.bad == 0 ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc == 5 && argv[1] == std::string(kRecordWord)) return do_recorded_run(argv[2], {argv[3], argv[4]});
    return judge_all(parse(argc, argv));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "power_loss: %s\n", error.what());
    return 2;
  }
}
