/** @file full_disk.h
 *  Commands on file systems that are really full: small tmpfs of growing size. */
#ifndef NEARDUP_TESTS_FAULTS_FULL_DISK_H
#define NEARDUP_TESTS_FAULTS_FULL_DISK_H

#include <cstddef>
#include <filesystem>
#include <optional>

#include "faults/scenario.h"
#include "faults/verdict.h"

namespace neardup::faults {

struct FullDiskCounts {
  std::size_t sizes = 0;       ///< tried
  std::size_t full = 0;        ///< at which the command met a full disk
  std::size_t terminated = 0;  ///< by std::terminate in libxapian
  std::size_t bad = 0;         ///< told of on stdout
};

/** Whether this process may mount a tmpfs in a name space of its own. */
bool can_mount();

/** Run the command on a disk that has room for the database before it, then on larger ones until it succeeds; after
 *  each the disk grows and the verdict is asked for. The mount is in a name space that ends with a child process.
 *  @param step  bytes between two sizes. @param folder  is made.
 *  @exception std::runtime_error if the child ends early. */
FullDiskCounts run_on_full_disks(const PreparedScenario& prepared, const Verdict& verdict,
                                 const std::filesystem::path& folder, std::size_t step);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_FULL_DISK_H
