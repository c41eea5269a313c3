/** @file hook_report.h
 *  What the preloaded hook did, counted in memory that it shares with 'xapian-neardup run': nothing is lost when the
 *  program, or one that it forked, ends by a signal. */
#ifndef NEARDUP_HOOK_HOOK_REPORT_H
#define NEARDUP_HOOK_HOOK_REPORT_H

#include <atomic>
#include <cstdint>

namespace neardup {

/** Environment variable with the number of the file descriptor of the shared memory. The hook takes it away. */
constexpr const char* kHookReportVariable = "NEARDUP_HOOK_REPORT";

/** Numbers of documents written. All zero is the state at the start. */
struct HookReport {
  std::atomic<std::uint64_t> processes{0};       ///< that loaded the hook
  std::atomic<std::uint64_t> from_text{0};       ///< signed from the text that was indexed
  std::atomic<std::uint64_t> from_positions{0};  ///< signed from the positions in the document
  std::atomic<std::uint64_t> kept{0};            ///< had a valid signature already, as copies have
  std::atomic<std::uint64_t> without_words{0};   ///< nothing to sign
  std::atomic<std::uint64_t> not_signed{0};      ///< something went wrong; said on standard error
};
static_assert(std::atomic<std::uint64_t>::is_always_lock_free, "shared between processes");

}  // namespace neardup

#endif  // NEARDUP_HOOK_HOOK_REPORT_H
