/** @file name_list.h
 *  Reads names of files, from a file or from a pipe that stays open for any time. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_FILES_NAME_LIST_H
#define NEARDUP_INTAKE_FILES_NAME_LIST_H

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "programs/descriptor.h"

namespace neardup {

/** A name, or the reason why there is none. */
struct NextName {
  enum class State { kName, kNothingYet, kEnd } state = State::kEnd;
  std::string name;  ///< of kName; not empty
};

class NameList {
 public:
  /** @param path       "-" is standard input.
   *  @param separator  '\n' or '\0'; the last name needs none.
   *  @exception std::system_error without the file's name, if it cannot be opened. */
  NameList(const std::string& path, char separator);

  /** The next name that is not empty, as soon as it arrives; kNothingYet after the given time without a name.
   *  @exception std::system_error if the list cannot be read, or a signal interrupts reading; std::runtime_error for
   *             a name longer than 64 KiB. */
  NextName next(std::chrono::milliseconds patience);

 private:
  std::optional<std::string> take_name();
  void read_more();

  Descriptor descriptor_;
  char separator_;
  std::string read_;  // and not returned yet
  std::size_t begin_ = 0;
  bool ended_ = false;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_NAME_LIST_H
