/** @file simulated_file.h
 *  One file of a simulated disk: what is surely on it, and what was written since. */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_SIMULATED_FILE_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_SIMULATED_FILE_H

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace neardup::faults {

using RandomSource = std::mt19937_64;

/** A file's content under writes, truncations, syncs, and a power loss. Offsets and sizes in bytes.
 *
 *  Until a sync nothing of a write is promised: each sector (kSector bytes) of each write is on the disk or not, in
 *  any order, and the file has any size that it had since. Bytes of a file that was extended and not written are 0.
 *  After a sync all of it is there. */
class SimulatedFile {
 public:
  static constexpr std::size_t kSector = 512;

  /** @param content  that is on the disk already. */
  explicit SimulatedFile(std::string content = {}) : durable_(content), live_(std::move(content)) {}

  void write(std::size_t offset, const std::string& data);
  void truncate(std::size_t size);
  void sync();

  /** The content while the power is on. */
  const std::string& live() const { return live_; }

  /** One content that the disk may have after a power loss now: all dropped, all kept, cut after some write, or a
   *  choice sector by sector. */
  std::string after_power_loss(RandomSource& random) const;

  /** The file's place in the journal when its size or its name last changed. */
  std::uint64_t journalled_at = 0;

 private:
  struct Change {
    bool is_truncation = false;
    std::size_t offset = 0;  ///< of a truncation the size
    std::string data;
  };

  std::string sector_by_sector(RandomSource& random) const;
  std::string after(std::size_t changes) const;

  std::string durable_;
  std::string live_;
  std::vector<Change> pending_;
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_SIMULATED_FILE_H
