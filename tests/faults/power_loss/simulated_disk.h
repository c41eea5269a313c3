/** @file simulated_disk.h
 *  What a disk holds after a power loss, from the calls that a program made: trace -> SimulatedDisk -> images.
 *
 *  What POSIX promises: after fsync of a file its data and size are on the disk; after fsync of a folder so are the
 *  names in it, as they were. A rename is there wholly or not at all. Nothing else: a new file's fsync does not
 *  promise its name, nor the fsync of a new folder that folder's own name in the folder above.
 *
 *  What ext4 promises beyond that (data=ordered; the other journalling file systems are alike): changes of names and
 *  sizes come onto the disk in their order, for there is one journal; and whatever fsync or fdatasync needs the journal
 *  written (a file whose name or size has changed since) takes all older changes along. Syncing a file of which only
 *  bytes were overwritten writes nothing of the journal: this is how Xapian 1.4, which renames `iamglass` into place
 *  without a sync of the folder, loses its last commit and, overwriting the pages of the one before, that one too.
 *
 *  Not simulated: disks that lose what they said was written, sectors that cannot be read any more.
 */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_SIMULATED_DISK_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_SIMULATED_DISK_H

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "faults/power_loss/file_tree.h"
#include "faults/power_loss/simulated_file.h"
#include "faults/power_loss/trace.h"

namespace neardup::faults {

/** How names that nobody synced relate to what was synced. */
enum class NameModel : std::uint8_t {
  kJournal,  ///< as ext4: lost are the last name changes, none older than a file synced since it was made or grew
  kFolder,   ///< harsher: lost are the last name changes of each folder; only a sync of that folder keeps them. Names
             ///< may so be older than the data that was synced after them
};

struct DiskModel {
  NameModel names = NameModel::kJournal;
  bool folder_syncs_work = true;  ///< false: syncing a folder does nothing, as if the program had left it out
};

/** A disk on which calls are done one after the other. Cost of a call: that of its data; of a sync: of its file. */
class SimulatedDisk {
 public:
  /** @param before  what is surely on the disk. */
  SimulatedDisk(const FileTree& before, const DiskModel& model);

  /** @exception std::runtime_error if the call cannot have succeeded after those before it. */
  void apply(const TracedCall& call);

  /** What a running program sees. */
  FileTree live() const;

  /** One of the trees that may be found after a power loss now. */
  FileTree after_power_loss(RandomSource& random) const;

 private:
  using FilePointer = std::shared_ptr<SimulatedFile>;

  /** Entries by path; null is a folder. */
  using Names = std::map<std::string, FilePointer>;

  /** One change of names: what was at `gone` is there no more, `entry` is at `made`. */
  struct NameChange {
    std::uint64_t number = 0;
    std::string gone;  ///< empty: nothing goes
    std::string made;  ///< empty: nothing comes
    FilePointer entry;
  };

  static void apply_change(Names& names, const NameChange& change);
  static void follow(std::vector<NameChange>& older, const NameChange& change);
  static bool concerns(const NameChange& change, const std::string& folder);

  void open(const TracedCall& call);
  void sync(int descriptor);
  void sync_folder(const std::string& folder);
  void change_names(std::string gone, std::string made, FilePointer entry);
  void keep_changes_up_to(std::uint64_t number);
  SimulatedFile* file_of(int descriptor) const;
  const FilePointer& entry(const std::string& path) const;
  Names surviving_names(RandomSource& random) const;

  DiskModel model_;
  Names live_;
  Names durable_;
  std::vector<NameChange> pending_;
  std::uint64_t changes_ = 0;
  std::map<int, FilePointer> open_files_;
  std::map<int, std::string> open_folders_;
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_SIMULATED_DISK_H
