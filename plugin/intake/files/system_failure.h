/** @file system_failure.h
 *  The error for a system call that fails. Internal. */
#ifndef NEARDUP_INTAKE_FILES_SYSTEM_FAILURE_H
#define NEARDUP_INTAKE_FILES_SYSTEM_FAILURE_H

#include <cerrno>
#include <system_error>

namespace neardup {

/** @param what  could not be done.
 *  @exception std::system_error with errno. */
[[noreturn]] inline void throw_errno(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_SYSTEM_FAILURE_H
