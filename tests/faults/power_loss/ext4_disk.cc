#include "faults/power_loss/ext4_disk.h"

#include <fcntl.h>
#include <linux/loop.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace neardup::faults {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kSize = std::uintmax_t{32} << 20;
constexpr unsigned long kShutdown = _IOR('X', 125, std::uint32_t);  // EXT4_IOC_SHUTDOWN
constexpr std::uint32_t kNoLogFlush = 2;

int require(int result, const std::string& what) {
  if (result < 0) throw std::system_error(errno, std::generic_category(), what);
  return result;
}

void make_file_system(const fs::path& file) {
  const int descriptor =
      require(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600), "cannot make " + file.string());
  ::close(descriptor);
  fs::resize_file(file, kSize);
  const std::string command = "mkfs.ext4 -q -F -E lazy_itable_init=0 '" + file.string() + "'";
  if (std::system(command.c_str()) != 0) throw std::runtime_error("'" + command + "' fails");
}

/** Another process may take the free device first. */
int attach(int file, std::string& device) {
  constexpr int kTries = 50;
  const int control = require(::open("/dev/loop-control", O_RDWR | O_CLOEXEC), "cannot open /dev/loop-control");
  for (int i = 0; i != kTries; ++i) {
    const int number = ::ioctl(control, LOOP_CTL_GET_FREE);
    device = "/dev/loop" + std::to_string(number);
    const int descriptor = ::open(device.c_str(), O_RDWR | O_CLOEXEC);
    struct loop_config config {};
    config.fd = static_cast<std::uint32_t>(file);
    config.info.lo_flags = LO_FLAGS_AUTOCLEAR;
    if (descriptor >= 0 && ::ioctl(descriptor, LOOP_CONFIGURE, &config) == 0) {
      ::close(control);
      return descriptor;
    }
    if (descriptor >= 0) ::close(descriptor);
  }
  ::close(control);
  throw std::runtime_error("no free loop device");
}

}  // namespace

std::string prepare_for_mounts() {
  if (::geteuid() != 0) return "not root";
  if (::access("/dev/loop-control", R_OK | W_OK) != 0) return "no loop devices";
  if (std::system("command -v mkfs.ext4 >/dev/null") != 0) return "no mkfs.ext4";
  if (::unshare(CLONE_NEWNS) != 0) return "no mount namespace of its own";
  if (::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return "mounts cannot be made private";
  return {};
}

Ext4Disk::Ext4Disk(const fs::path& folder) : mount_point_(folder / "mount") {
  fs::create_directories(mount_point_);
  const fs::path file = folder / "disk";
  fs::remove(file);
  make_file_system(file);
  const int descriptor = require(::open(file.c_str(), O_RDWR | O_CLOEXEC), "cannot open " + file.string());
  device_descriptor_ = attach(descriptor, device_);
  ::close(descriptor);
  try {
    mount();
  } catch (...) {
    ::close(device_descriptor_);
    throw;
  }
}

Ext4Disk::~Ext4Disk() {
  if (root_descriptor_ >= 0) ::close(root_descriptor_);
  ::umount2(mount_point_.c_str(), MNT_DETACH);
  ::close(device_descriptor_);
}

void Ext4Disk::mount() {
  require(::mount(device_.c_str(), mount_point_.c_str(), "ext4", 0, ""), "cannot mount " + device_);
  root_descriptor_ = require(::open(mount_point_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC), "cannot open the mount");
}

void Ext4Disk::unmount() {
  ::close(root_descriptor_);
  root_descriptor_ = -1;
  constexpr int kTries = 200;  // the processes that had files open may take their time to go
  for (int i = 0; i != kTries; ++i) {
    if (::umount2(mount_point_.c_str(), 0) == 0) return;
    if (errno != EBUSY) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  throw std::system_error(errno, std::generic_category(), "cannot unmount " + mount_point_.string());
}

void Ext4Disk::sync() const {
  require(::syncfs(root_descriptor_), "cannot sync " + mount_point_.string());
}

void Ext4Disk::cut_power() {
  std::uint32_t flags = kNoLogFlush;
  require(::ioctl(root_descriptor_, kShutdown, &flags), "cannot cut the power of " + device_);
}

void Ext4Disk::mount_again() {
  unmount();
  mount();
}

}  // namespace neardup::faults
