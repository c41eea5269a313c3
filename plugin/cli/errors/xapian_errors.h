/** @file xapian_errors.h
 *  What an error of Xapian means: its reason in the system, a held lock, damaged files. THREADS: pure functions. */
#ifndef NEARDUP_CLI_ERRORS_XAPIAN_ERRORS_H
#define NEARDUP_CLI_ERRORS_XAPIAN_ERRORS_H

#include <functional>

#include <xapian.h>

namespace neardup::cli {

/** Whether an error was caused by this errno. Xapian keeps the text of the system error, not its number. */
bool has_reason(const Xapian::Error& error, int number);

/** Whether another process holds the lock. Otherwise the lock file could not be created, for example because the
 *  disk is full or read-only. */
bool is_held(const Xapian::DatabaseLockError& error);

/** Run a function that only reads. Errors that mean damaged files become DatabaseCorruptError. */
void read_what_may_be_damaged(const std::function<void()>& read);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ERRORS_XAPIAN_ERRORS_H
