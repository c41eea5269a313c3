// Power losses of all doors that write files and no database, at every moment: a file is as before or as it is to be, a
// text that is moved is never lost, and what the program printed or its end said is on the disk.
//
// The disk is in memory, so each moment is tried under both models of names with many draws, in a second for all doors.

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "faults/power_loss/recorded_program.h"
#include "faults/power_loss/simulated_disk.h"
#include "faults/work_folder.h"

namespace neardup::faults {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kSeed = 1;
constexpr int kDraws = 12;  // a moment and model

using Complaint = std::string;  // empty: none

/** What holds after a power loss. @param printed  what the program had printed by then. */
using Promise = std::function<Complaint(const RecordedProgram& run, const FileTree& image, const std::string& printed)>;

const std::string* content_of(const FileTree& tree, const std::string& path) {
  const auto file = tree.files.find(path);
  return file == tree.files.end() ? nullptr : &file->second;
}

bool is_as_in(const FileTree& tree, const FileTree& image, const std::string& path) {
  const std::string* const wanted = content_of(tree, path);
  const std::string* const found = content_of(image, path);
  return wanted == nullptr || found == nullptr ? wanted == found : *wanted == *found;
}

/** A file that is replaced: the older one or the new one, never a part. */
Promise old_or_new(const std::string& path) {
  return [path](const RecordedProgram& run, const FileTree& image, const std::string&) {
    return is_as_in(run.before, image, path) || is_as_in(run.after, image, path) ? ""
                                                                                 : path + " is neither old nor new";
  };
}

/** Each text is at its old or its new place; where it went, the log knows, and what was printed is so. */
Complaint each_text_stays(const RecordedProgram& run, const FileTree& image, const std::string& printed,
                          const std::string& root, const std::string& moved) {
  const std::string* const log = content_of(image, "log/of/removed.tsv");
  for (const auto& [path, content] : run.before.files) {
    if (path.compare(0, 6, "files/") != 0) continue;
    const bool here = is_as_in(run.before, image, path);
    const std::string there = moved + root + "/" + path;
    const bool is_moved = image.files.count(there.substr(1)) != 0;
    if (!here && image.files.count(path) != 0) return path + " is damaged";
    if (here && printed.find("ed " + root + "/" + path + ":") != std::string::npos) return path + " is back";
    if (here) continue;
    if (!moved.empty() && (!is_moved || image.files.at(there.substr(1)) != content)) return path + " is lost";
    if (log == nullptr || log->find("\t" + root + "/" + path + "\t") == std::string::npos)
      return path + " is gone and the log does not know";
  }
  return {};
}

struct Door {
  std::string name;
  std::vector<std::string> words;  ///< FOLDER stands for the recorded one
  Promise promise;
  std::vector<std::string> environment = {};
};

std::string text_of(int number) {
  std::string text;
  for (int word = 0; word != 60; ++word) text += "word" + std::to_string(number * 1000 + word) + " ";
  return text + "\n";
}

void prepare(const fs::path& folder) {
  for (const char* name : {"files/a", "files/b/c", "etc", "templates", "cdb"}) fs::create_directories(folder / name);
  for (int number = 0; number != 3; ++number) {
    for (const std::string place : {"files/a/x", "files/b/y", "files/b/c/z"}) {
      std::ofstream(folder / (place + std::to_string(number) + ".txt")) << text_of(number);
    }
  }
  std::ofstream(folder / "lines") << text_of(1) << text_of(2) << text_of(1);
  std::ofstream(folder / "old") << "as before\n";
  std::ofstream(folder / "etc/omega.conf")
      << "database_dir " << folder.string() << "\ntemplate_dir " << (folder / "templates").string() << "\n";
}

std::vector<Door> doors(const std::string& folder) {
  const auto tool = [](std::vector<std::string> words) {
    words.insert(words.begin(), NEARDUP_PROGRAM);
    return words;
  };
  const auto stays = [folder](const std::string& moved) -> Promise {
    return [folder, moved](const RecordedProgram& run, const FileTree& image, const std::string& printed) {
      return each_text_stays(run, image, printed, folder, moved);
    };
  };
  const std::string log = folder + "/log/of/removed.tsv";
  std::vector<Door> doors{
      {"a new file of dedupe", tool({"dedupe", "FOLDER/lines", "--output", "FOLDER/new"}), old_or_new("new")},
      {"another file of dedupe", tool({"dedupe", "FOLDER/lines", "--output", "FOLDER/old"}), old_or_new("old")},
      {"a page", tool({"dedupe", "FOLDER/files", "--dropped", "--report", "FOLDER/old"}), old_or_new("old")},
      {"files of Omega",
       tool({"omega-setup", "--omega-conf", "FOLDER/etc/omega.conf", "--examples-dir", "FOLDER/made/below/these"}),
       old_or_new("templates/neardup")},
      {"copies that are moved", tool({"dedupe", "FOLDER/files", "--move-to", "FOLDER/moved/to", "--log", log}),
       stays("/moved/to")},
      {"copies that are moved to another disk",
       tool({"dedupe", "FOLDER/files", "--move-to", "FOLDER/moved/to", "--log", log}),
       stays("/moved/to"),
       {"NEARDUP_REFUSED_RENAMES=1"}},
      {"copies that are deleted", tool({"dedupe", "FOLDER/files", "--delete", "--log", log}), stays("")},
  };
#ifdef NEARDUP_PYTHON
  for (const std::string name : {"new", "old"}) {
    doors.push_back(
        {"an index of Python, " + name,
         {NEARDUP_PYTHON, "-B", "-c",
          "import neardup; index = neardup.Index(); index.add('a', 'some words'); index.save('FOLDER/" + name + "')"},
         old_or_new(name),
         {"PYTHONPATH=" NEARDUP_PYTHON_PACKAGE, "NEARDUP_C_LIBRARY=" NEARDUP_C_LIBRARY}});
  }
#endif
  return doors;
}

std::string with_folder(std::string word, const std::string& folder) {
  const std::size_t place = word.find("FOLDER");
  return place == std::string::npos ? word : word.replace(place, 6, folder);
}

/** All that is wrong, each complaint once. */
std::set<std::string> complaints_of(const Door& door, const RecordedProgram& run) {
  std::set<std::string> complaints;
  RandomSource random(kSeed);
  for (const NameModel names : {NameModel::kJournal, NameModel::kFolder}) {
    SimulatedDisk disk(run.before, {names});
    std::size_t printed = 0;
    for (std::size_t calls = 0;; ++calls) {
      const bool ended = calls == run.trace.size();
      for (int draw = 0; draw != kDraws; ++draw) {
        const FileTree image = disk.after_power_loss(random);
        const std::string said = ended ? run.output : run.output.substr(0, printed);
        if (const Complaint complaint = door.promise(run, image, said); !complaint.empty())
          complaints.insert(complaint);
        if (ended && !(image == run.after)) complaints.insert("the program ended and its work is not on the disk");
      }
      if (ended) break;
      disk.apply(run.trace[calls]);
      if (run.trace[calls].kind == CallKind::kPrint) printed = run.trace[calls].number;
    }
  }
  return complaints;
}

TEST(WrittenFilesTest, SurvivePowerLossesAtEveryMoment) {
  const WorkFolder work("written_files");
  const fs::path folder = work.path() / "recorded";
  for (const Door& door : doors(folder.string())) {
    SCOPED_TRACE(door.name);
    fs::remove_all(work.path() / "notes");
    fs::remove_all(folder);
    prepare(folder);
    std::vector<std::string> words;
    for (const std::string& word : door.words) words.push_back(with_folder(word, folder.string()));
    const RecordedProgram run =
        record_program(words, door.environment, NEARDUP_CALL_RECORDER, folder, work.path() / "notes");
    ASSERT_EQ(0, run.status) << run.errors;
    ASSERT_FALSE(run.before == run.after);
    SimulatedDisk disk(run.before, {});
    for (const TracedCall& call : run.trace) disk.apply(call);
    ASSERT_TRUE(disk.live() == run.after) << "a write was not seen";
    for (const std::string& complaint : complaints_of(door, run)) ADD_FAILURE() << complaint;
  }
}

}  // namespace
}  // namespace neardup::faults
