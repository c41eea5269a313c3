/** @file ext4_disk.h
 *  A real ext4 file system in memory whose power can be cut. Linux, root. */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_EXT4_DISK_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_EXT4_DISK_H

#include <filesystem>
#include <string>

namespace neardup::faults {

/** Give this process mounts of its own, which end with it, however it ends.
 *  @return why there can be no Ext4Disk here; empty: there can. */
std::string prepare_for_mounts();

/** A new file system in a file, on a loop device, mounted. The device is freed when nothing uses it any more, also when
 *  the process is killed. One process; prepare_for_mounts() first. */
class Ext4Disk {
 public:
  /** @param folder  for the file and the mount point; made.
   *  @exception std::system_error, std::runtime_error if a step fails; nothing stays mounted. */
  explicit Ext4Disk(const std::filesystem::path& folder);
  ~Ext4Disk();
  Ext4Disk(const Ext4Disk&) = delete;
  Ext4Disk& operator=(const Ext4Disk&) = delete;

  const std::filesystem::path& root() const { return mount_point_; }

  /** Write out all that is there. */
  void sync() const;

  /** From now on nothing reaches the device, what waits in memory neither; calls fail with EIO. */
  void cut_power();

  /** Unmount and mount again: what is on the device, after ext4 has read its journal. */
  void mount_again();

 private:
  void mount();
  void unmount();

  std::filesystem::path mount_point_;
  std::string device_;
  int device_descriptor_ = -1;
  int root_descriptor_ = -1;
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_EXT4_DISK_H
