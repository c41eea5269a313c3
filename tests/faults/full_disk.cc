#include "faults/full_disk.h"

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "faults/fault_trial.h"
#include "programs/child_process.h"

namespace neardup::faults {

namespace {

constexpr std::size_t kPage = 4096;
constexpr std::size_t kRoomy = std::size_t{256} << 20;
constexpr std::size_t kMostSizes = 10000;

void require(int result, const char* what) {
  if (result != 0) throw std::system_error(errno, std::generic_category(), what);
}

void leave_name_space() {
  require(::unshare(CLONE_NEWNS), "no name space of mounts");
  require(::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr), "no private mounts");
}

/** A tmpfs on a folder, while it exists. */
class SmallDisk {
 public:
  SmallDisk(const std::filesystem::path& folder, std::size_t bytes) : folder_(folder) {
    std::filesystem::create_directories(folder);
    require(::mount("tmpfs", folder.c_str(), "tmpfs", 0, size_option(bytes).c_str()), "no tmpfs");
  }
  ~SmallDisk() { ::umount2(folder_.c_str(), MNT_DETACH); }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  void grow(std::size_t bytes) const {
    require(::mount("tmpfs", folder_.c_str(), "tmpfs", MS_REMOUNT, size_option(bytes).c_str()), "tmpfs stays small");
  }

 private:
  static std::string size_option(std::size_t bytes) { return "size=" + std::to_string(bytes); }

  std::filesystem::path folder_;
};

/** What the files of a database take of a disk, and those of a build that was left beside it. */
std::size_t size_on_disk(const std::filesystem::path& database) {
  std::size_t bytes = kPage;
  for (const auto& place : {database, std::filesystem::path(database.string() + ".neardup-build")}) {
    if (!std::filesystem::exists(place)) continue;
    for (const auto& file : std::filesystem::recursive_directory_iterator(place))
      bytes += file.is_directory() ? kPage : (file.file_size() + kPage - 1) / kPage * kPage;
  }
  return bytes;
}

/** The sizes of one scenario, in the process that has the mounts. */
class FullDiskRun {
 public:
  FullDiskRun(const PreparedScenario& prepared, const Verdict& verdict, const std::filesystem::path& folder)
      : prepared_(prepared), verdict_(verdict), folder_(folder) {}

  FullDiskCounts run(std::size_t step) {
    std::size_t bytes = size_on_disk(prepared_.before().database);
    for (; counts_.sizes != kMostSizes; bytes += step) {
      if (try_size(bytes)) return counts_;
    }
    throw std::runtime_error("the command succeeds on no disk");
  }

 private:
  /** @return whether the command succeeded. */
  bool try_size(std::size_t bytes) {
    ++counts_.sizes;
    const SmallDisk disk(folder_ / "disk", bytes);
    const Places places = prepared_.copy_to(folder_ / "disk" / "site.db");
    const DisturbedEnd end = run_and_read(places);
    disk.grow(kRoomy);
    const auto exit_code = WIFEXITED(end.status) ? std::optional<int>(WEXITSTATUS(end.status)) : std::nullopt;
    std::vector<std::string> complaints = complaints_about(end, false, prepared_.exit_code());
    for (const std::string& complaint : verdict_.judge(places, exit_code)) complaints.push_back(complaint);
    if (end.terminated) ++counts_.terminated;
    if (!complaints.empty()) ++counts_.bad;
    for (const std::string& complaint : complaints) {
      std::printf("BAD %s on a disk of %zu bytes: %s\n", prepared_.scenario().name.c_str(), bytes, complaint.c_str());
    }
    const bool succeeded = exit_code == prepared_.exit_code();
    if (!succeeded) ++counts_.full;
    return succeeded;
  }

  DisturbedEnd run_and_read(const Places& places) const {
    return disturbed_end(
        run_in_child([&] { return faults::run(prepared_.scenario(), places); }, folder_ / "out", folder_ / "errors"),
        folder_ / "errors");
  }

  const PreparedScenario& prepared_;
  const Verdict& verdict_;
  std::filesystem::path folder_;
  FullDiskCounts counts_;
};

std::string line_of(const FullDiskCounts& counts) {
  return std::to_string(counts.sizes) + " " + std::to_string(counts.full) + " " + std::to_string(counts.terminated) +
         " " + std::to_string(counts.bad);
}

FullDiskCounts counts_of(const std::string& line) {
  FullDiskCounts counts;
  if (std::sscanf(line.c_str(), "%zu %zu %zu %zu", &counts.sizes, &counts.full, &counts.terminated, &counts.bad) != 4) {
    throw std::runtime_error("runs on full disks ended early: " + line);
  }
  return counts;
}

}  // namespace

bool can_mount() {
  const int status = run_in_child([] {
    try {
      leave_name_space();
      const SmallDisk disk(std::filesystem::temp_directory_path(), kRoomy);
      return 0;
    } catch (const std::system_error&) {
      return 1;
    }
  });
  return status == 0;
}

FullDiskCounts run_on_full_disks(const PreparedScenario& prepared, const Verdict& verdict,
                                 const std::filesystem::path& folder, std::size_t step) {
  std::filesystem::create_directories(folder);
  std::string last = "nothing said";
  watch_child(
      [&](const LineSink& say) {
        try {
          leave_name_space();
          say(line_of(FullDiskRun(prepared, verdict, folder).run(step)));
        } catch (const std::exception& error) {
          say(error.what());
        }
        std::fflush(stdout);
        return 0;
      },
      [&](const std::string& line) { last = line; }, std::nullopt);
  return counts_of(last);
}

}  // namespace neardup::faults
