/** @file hook_library.h
 *  Finds the hook library that `run` preloads, and creates the memory that both share. */
#ifndef NEARDUP_CLI_HOOKING_HOOK_LIBRARY_H
#define NEARDUP_CLI_HOOKING_HOOK_LIBRARY_H

#include <string>

#include "hook/hook_report.h"

namespace neardup::cli {

/** Exit code of `run` if the program cannot be started with the hook, as env(1) has it. */
constexpr int kCannotHook = 125;

/** Path of the library: next to this program, in the build tree, or in its installation folder.
 *  @exception ExitWith 125 if it is in none of them. */
std::string hook_library();

/** The value of LD_PRELOAD: the library, then the present value.
 *  @exception ExitWith 125 if the file does not exist, or its path has a space or a colon, which separate libraries. */
std::string preload_list_with(const std::string& library);

/** Memory shared with the hook. */
class SharedHookReport {
 public:
  /** @exception std::system_error if the memory cannot be created. */
  SharedHookReport();
  ~SharedHookReport();
  SharedHookReport(const SharedHookReport&) = delete;
  SharedHookReport& operator=(const SharedHookReport&) = delete;

  /** File descriptor of the memory; programs that this one starts inherit it. */
  int file() const { return file_; }
  const HookReport& report() const { return *report_; }

 private:
  int file_;
  HookReport* report_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_HOOK_LIBRARY_H
