/** @file hook_library.h
 *  The hook's shared library as `run` preloads it, and the memory that both share. */
#ifndef NEARDUP_CLI_HOOKING_HOOK_LIBRARY_H
#define NEARDUP_CLI_HOOKING_HOOK_LIBRARY_H

#include <string>

#include "hook/hook_report.h"

namespace neardup::cli {

/** Path of the library that belongs to this program: beside it, in the build tree, or in the folder where it is
 *  installed. @exception ExitWith 125 if it is in none of them. */
std::string hook_library();

/** The value of LD_PRELOAD: the library, then what is there already.
 *  @exception ExitWith 125 if there is no such file, or its path has a space or a colon, which separate libraries. */
std::string preload_list_with(const std::string& library);

/** Memory to share with the hook. */
class SharedHookReport {
 public:
  /** @exception std::system_error. */
  SharedHookReport();
  ~SharedHookReport();
  SharedHookReport(const SharedHookReport&) = delete;
  SharedHookReport& operator=(const SharedHookReport&) = delete;

  /** File descriptor, inherited by programs that this one starts. */
  int file() const { return file_; }
  const HookReport& report() const { return *report_; }

 private:
  int file_;
  HookReport* report_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_HOOK_LIBRARY_H
