/** @file database_lock.h
 *  Why a database cannot be locked. THREADS: a pure function. */
#ifndef NEARDUP_CLI_DATABASES_DATABASE_LOCK_H
#define NEARDUP_CLI_DATABASES_DATABASE_LOCK_H

#include <string>

#include <xapian.h>

namespace neardup::cli {

/** Whether another process holds the lock. Otherwise the lock file could not be created, for example because the
 *  disk is full or read-only. */
inline bool is_held(const Xapian::DatabaseLockError& error) {
  return error.get_msg().find("already locked") != std::string::npos;  // Xapian's words
}

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_DATABASE_LOCK_H
