/** @file held_output.h
 *  What a command prints, held while the work may have to begin again.
 *  THREADS: all of it in one thread.
 */
#ifndef NEARDUP_CLI_OUTPUT_HELD_OUTPUT_H
#define NEARDUP_CLI_OUTPUT_HELD_OUTPUT_H

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace neardup::cli {

/** While it lives, print_text() prints nothing. What was not delivered is dropped. */
class HeldOutput {
 public:
  HeldOutput();
  ~HeldOutput();
  HeldOutput(const HeldOutput&) = delete;
  HeldOutput& operator=(const HeldOutput&) = delete;

  void hold(std::FILE* stream, const std::string& text) { texts_.emplace_back(stream, text); }
  /** Drop what is held. */
  void clear() { texts_.clear(); }

  /** Print what is held, in the order in which it came. Errors as of print_text(). */
  void deliver();

 private:
  HeldOutput* outer_;
  std::vector<std::pair<std::FILE*, std::string>> texts_;
};

/** Write a text unchanged to stdout or stderr, or hold it.
 *  @exception std::system_error if stdout cannot be written; errors of stderr are ignored. */
void print_text(std::FILE* stream, const std::string& text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_HELD_OUTPUT_H
