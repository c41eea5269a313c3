// Commands on databases with damaged files. What must hold: no command runs on without end; `check` is never ended by a
// signal and says what is wrong by an exit code that its help names; no reader takes a fingerprint or a signature that
// no document ever had. Processes of other commands may crash in libxapian (SECURITY.md): these are counted.
//
//     page_corruption [--corruptions 2000] [--first 0] [--seed 1] [--show 10]
//
// A complaint begins with the number of its corruption: `--first NUMBER --corruptions 1` damages in that way alone.
// The proof that the readers' part can fail: a reader that ignores checksums must take wrong values from the same
// databases. Exit code 0 if all that holds.

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <fstream>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include <xapian.h>

#include "faults/page_corruption/command_trial.h"
#include "faults/page_corruption/corruption.h"
#include "faults/page_corruption/signature_truth.h"
#include "faults/power_loss/file_tree.h"
#include "faults/scenario.h"
#include "faults/word_options.h"
#include "faults/work_folder.h"

namespace {

using namespace neardup::faults;
namespace fs = std::filesystem;

/** How the runs of one command ended. */
struct CommandCount {
  std::map<int, std::size_t> codes;
  std::map<int, std::size_t> signals;
  std::size_t too_long = 0;
};

/** What was seen of one damaged database that must not be. */
using Complaints = std::vector<std::string>;

class CorruptionRun {
 public:
  CorruptionRun(const fs::path& sound, const fs::path& inputs, const fs::path& folder)
      : database_(folder / "db"),
        notes_(folder / "notes"),
        sound_(read_tree(sound.string())),
        truth_(sound),
        spans_(spans_of(sound_, truth_.all_values())),
        commands_(commands_on(database_, inputs)) {}

  /** Damage a copy, use it and say what must not have been. */
  Complaints try_one(std::mt19937_64& random) {
    FileTree tree = sound_;
    const std::string damage = corrupt(tree, spans_, random);
    write_tree(tree, database_.string());
    Complaints complaints;
    const TakenValues checked = taken(ReaderKind::kChecked);
    const TakenValues unchecked = taken(ReaderKind::kUnchecked);
    wrong_unchecked_ += unchecked.wrong();
    misplaced_ += checked.misplaced;
    right_ += checked.right;
    if (checked.invented != 0) complaints.push_back("values taken that no document had");
    for (const std::vector<std::string>& words : commands_) try_command(words, checked, complaints);
    for (std::string& complaint : complaints) complaint = damage + ": " + complaint;
    return complaints;
  }

  void print_counts() const {
    for (const auto& [name, count] : counts_) {
      std::printf("%-8s", name.c_str());
      for (const auto& [code, runs] : count.codes) std::printf("  exit %d: %zu", code, runs);
      for (const auto& [signal, runs] : count.signals) std::printf("  signal %d: %zu", signal, runs);
      std::printf("  too long: %zu\n", count.too_long);
    }
    std::printf("values taken: %zu right, %zu of another document, those of them that check did not tell of: %zu\n",
                right_, misplaced_, untold_);
    std::printf("a reader without checksums: %zu wrong\n", wrong_unchecked_);
  }

  std::size_t wrong_unchecked() const { return wrong_unchecked_; }

 private:
  static std::vector<std::vector<std::string>> commands_on(const fs::path& database, const fs::path& inputs) {
    const std::string place = database.string();
    const std::string first = (inputs / "files/file-100.txt").string();
    const std::string second = (inputs / "files/file-101.txt").string();
    // The one that writes comes last.
    return {{"check", place, "--timeout", "3", "--quiet"},
            {"info", place},
            {"find", place, first},
            {"search", place, "own1 OR own2 OR own3"},
            {"explain", place, first, second},
            {"group", place, "--quiet"}};
  }

  /** Read in another process, which damage may crash: it has taken nothing then. */
  TakenValues taken(ReaderKind reader) const {
    fs::remove(notes_);
    run_in_child([&] {
      try {
        const TakenValues taken = truth_.taken_from(database_, reader);
        std::ofstream(notes_) << taken.right << ' ' << taken.invented << ' ' << taken.misplaced;
      } catch (const Xapian::Error&) {
        return 1;
      } catch (const std::exception&) {
        return 1;
      }
      return 0;
    });
    TakenValues taken;
    std::ifstream(notes_) >> taken.right >> taken.invented >> taken.misplaced;
    return taken;
  }

  void try_command(const std::vector<std::string>& words, const TakenValues& taken, Complaints& complaints) {
    const std::string& name = words.front();
    const CommandEnd end = run_limited(words, notes_);
    CommandCount& count = counts_[name];
    if (end.too_long) {
      ++count.too_long;
      complaints.push_back(name + " takes too long");
    } else if (end.signal != 0) {
      ++count.signals[end.signal];
    } else {
      ++count.codes[end.code];
    }
    if (name != "check") return;
    constexpr std::array<int, 4> kCodesOfCheck = {0, 1, 4, 7};
    const bool is_known = std::find(kCodesOfCheck.begin(), kCodesOfCheck.end(), end.code) != kCodesOfCheck.end();
    if (end.signal != 0) complaints.push_back("check is ended by signal " + std::to_string(end.signal));
    if (!is_known) complaints.push_back("check ends with exit code " + std::to_string(end.code));
    if (end.signal == 0 && end.code == 0) untold_ += taken.misplaced;
  }

  fs::path database_;
  fs::path notes_;
  FileTree sound_;
  SignatureTruth truth_;
  Spans spans_;
  std::vector<std::vector<std::string>> commands_;
  std::map<std::string, CommandCount> counts_;
  std::size_t right_ = 0;
  std::size_t misplaced_ = 0;
  std::size_t untold_ = 0;
  std::size_t wrong_unchecked_ = 0;
};

Scenario grouping() {
  for (Scenario& scenario : scenarios()) {
    if (scenario.name == "group") return scenario;
  }
  throw std::logic_error("no scenario 'group'");
}

/** What is to be damaged, without the pages that a writer leaves behind: hits there would say nothing. */
fs::path compacted(const PreparedScenario& prepared, const fs::path& place) {
  Xapian::Database(prepared.after().database.string()).compact(place.string());
  return place;
}

int corrupt_all(const WordOptions& options) {
  const WorkFolder folder("page_corruption");
  const std::uint64_t seed = options.number("--seed", 1);
  const std::size_t corruptions = options.number("--corruptions", 2000);
  const std::size_t first = options.number("--first", 0);
  const std::size_t shown = options.number("--show", 10);
  std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
  const PreparedScenario prepared(grouping(), folder.path() / "prepared");
  CorruptionRun run(compacted(prepared, folder.path() / "sound"), prepared.before().inputs, folder.path());
  std::size_t bad = 0;
  for (std::size_t i = first; i != first + corruptions; ++i) {
    std::mt19937_64 random(seed * 1000003 + i);
    const Complaints complaints = run.try_one(random);
    if (complaints.empty() || ++bad > shown) continue;
    for (const std::string& complaint : complaints) std::printf("  %zu: %s\n", i, complaint.c_str());
  }
  run.print_counts();
  std::printf("corruptions: %zu, %zu bad\n", corruptions, bad);
  if (run.wrong_unchecked() == 0)
    std::printf("even a reader without checksums finds nothing wrong: this tests nothing\n");
  return bad == 0 && run.wrong_unchecked() != 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    return corrupt_all(WordOptions(argc, argv, {"--corruptions", "--first", "--seed", "--show"}));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "page_corruption: %s\n", error.what());
    return 2;
  }
}
