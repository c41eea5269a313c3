/** @file write_faults.h
 *  Makes the n-th write below a folder fail, in a process that knows nothing of it.
 *
 *  A shared library that stands in front of libc: linked first, or preloaded. It counts the calls that change what is
 *  stored below the folder (WriteCall), and does to one of them what the plan says; all others go through. Which file a
 *  descriptor belongs to is asked of the kernel at each call. Nothing is counted before a plan is armed.
 *
 *  Preloaded, it is armed by the environment: NEARDUP_FAULT_FOLDER, NEARDUP_FAULT_KIND (kFaultKindNames),
 *  NEARDUP_FAULT_AT, NEARDUP_FAULT_SEED, and NEARDUP_FAULT_FOREVER if it is set. THREADS: any.
 */
#ifndef NEARDUP_TESTS_FAULTS_WRITE_FAULTS_H
#define NEARDUP_TESTS_FAULTS_WRITE_FAULTS_H

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace neardup::faults {

enum class WriteCall : std::uint8_t {
  kWrite,     ///< write, pwrite, writev, pwritev and their 64 forms
  kTruncate,  ///< ftruncate, truncate
  kSync,      ///< fsync, fdatasync
  kOpen,      ///< open, openat, creat: of a file that they make or empty
  kRename,    ///< rename, renameat, renameat2
  kUnlink,    ///< unlink, unlinkat, rmdir
  kLink,      ///< link, linkat, symlink
  kMkdir,     ///< mkdir, mkdirat
};

enum class FaultKind : std::uint8_t {
  kNone,    ///< only count
  kKill,    ///< SIGKILL instead of the call
  kTear,    ///< write the first bytes, fewer than all, then SIGKILL; of other calls or of a single byte: as kKill
  kEnospc,  ///< the call fails: no space left on device
  kEio,     ///< the call fails: input/output error
};

constexpr std::array<const char*, 5> kFaultKindNames{"none", "kill", "tear", "enospc", "eio"};

struct FaultPlan {
  FaultKind kind = FaultKind::kNone;
  std::uint64_t at = 0;    ///< the call that meets it, counted from 1; 0: none
  bool forever = false;    ///< all later calls too
  std::uint64_t seed = 0;  ///< of the place where a write is torn: any, or a multiple of 512 or of 4096 bytes
};

/** What became of a plan. Plain memory, which may be shared between processes, so that a killed one leaves it. */
struct FaultLog {
  static constexpr std::size_t kMostCalls = 16384;

  struct Call {
    WriteCall what;
    std::uint64_t bytes;  ///< of kWrite; else 0
  };

  std::atomic<std::uint64_t> calls{0};   ///< counted
  std::atomic<std::uint64_t> faults{0};  ///< calls that met the fault
  std::array<Call, kMostCalls> first{};  ///< the first of them, in order
};

/** The library's name for a call, such as `write`. */
const char* write_call_name(WriteCall call);

/** Count from now on, from 1.
 *  @param folder  absolute and without links; it need not exist. Longer than 4095 bytes: cut.
 *  @param log     filled from now on; must outlive all writing. Null: none is kept. */
void arm_write_faults(const char* folder, const FaultPlan& plan, FaultLog* log);

/** Let all calls through again. */
void disarm_write_faults();

/** How many bytes of a torn write are written: 1 to bytes - 1.
 *  @param bytes  of the write, at least 2.
 *  @param seed    of the plan. @param call  number of the call. */
std::uint64_t torn_bytes(std::uint64_t bytes, std::uint64_t seed, std::uint64_t call);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_WRITE_FAULTS_H
