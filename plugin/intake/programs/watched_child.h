/** @file watched_child.h
 *  Work in a process of its own, so that whoever wants its result outlives its crashes and does not wait for ever. */
#ifndef NEARDUP_INTAKE_PROGRAMS_WATCHED_CHILD_H
#define NEARDUP_INTAKE_PROGRAMS_WATCHED_CHILD_H

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace neardup {

/** How a child came to its end. */
struct ChildEnd {
  int code = 0;         ///< what the work returned; 0 if it did not get so far
  int signal = 0;       ///< that ended it; 0: none
  bool silent = false;  ///< it was ended because it had said nothing for too long
};

/** Takes a line without its line feed. */
using LineSink = std::function<void(const std::string& line)>;

/** Fork, do the work in the child, and take the lines that it says.
 *
 *  The work begins with what this process has at hand, and nothing that it changes comes back but its lines: it is to
 *  open files itself. std::terminate ends it by a signal. It dies at its next line if this process is gone.
 *  @param work     says lines and returns an exit code, 0..255; must not throw.
 *  @param take     called in this process, in order.
 *  @param silence  longest time between two lines before the child is killed; nothing: for ever.
 *  @exception std::system_error if no process or pipe can be made. THREADS: fork() asks for a process of one. */
ChildEnd watch_child(const std::function<int(const LineSink& say)>& work, const LineSink& take,
                     std::optional<std::chrono::milliseconds> silence);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_WATCHED_CHILD_H
