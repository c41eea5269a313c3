/** @file hook_report.h
 *  Counters of the preloaded hook, in memory that it shares with 'xapian-neardup run', so that they survive a signal
 *  that ends the program or its forked children. */
#ifndef NEARDUP_HOOK_HOOK_REPORT_H
#define NEARDUP_HOOK_HOOK_REPORT_H

#include <atomic>
#include <cstdint>

namespace neardup {

/** The environment variable with the file descriptor of the shared memory. The hook removes it. */
constexpr const char* kHookReportVariable = "NEARDUP_HOOK_REPORT";

/** Numbers of written documents. All are zero at the start. */
struct HookReport {
  std::atomic<std::uint64_t> processes{0};       ///< processes that loaded the hook
  std::atomic<std::uint64_t> from_text{0};       ///< signed from the text that was indexed
  std::atomic<std::uint64_t> from_positions{0};  ///< signed from the positions in the document
  std::atomic<std::uint64_t> kept{0};            ///< already had a valid signature, such as copies
  std::atomic<std::uint64_t> without_words{0};   ///< nothing to sign
  std::atomic<std::uint64_t> slot_taken{0};      ///< has a value of its program in a slot of the scheme
  std::atomic<std::uint64_t> not_signed{0};      ///< failed; reported on standard error
};
static_assert(std::atomic<std::uint64_t>::is_always_lock_free, "shared between processes");

}  // namespace neardup

#endif  // NEARDUP_HOOK_HOOK_REPORT_H
