/** @file watched_child.h
 *  Runs work in a child process, so that the caller survives crashes and does not wait for ever. */
#ifndef NEARDUP_INTAKE_PROGRAMS_WATCHED_CHILD_H
#define NEARDUP_INTAKE_PROGRAMS_WATCHED_CHILD_H

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace neardup {

/** How a child ended. */
struct ChildEnd {
  int code = 0;         ///< result of the work; 0 if it did not return
  int signal = 0;       ///< signal that ended the child; 0 for none
  bool silent = false;  ///< the child was killed because it wrote no line for too long
};

/** Writes or receives a line without its line feed. */
using LineSink = std::function<void(const std::string& line)>;

/** Fork, do the work in the child, and receive its lines.
 *
 *  The work starts with a copy of this process, and only its lines come back; it must open files itself.
 *  std::terminate ends it with a signal. When this process ends, the child dies.
 *  @param work     writes lines and returns an exit code, 0..255; must not throw.
 *  @param take     called in this process, in order.
 *  @param silence  longest time between two lines before the child is killed; nothing for no limit. Read before each
 *                  wait: take() may change it.
 *  @exception std::system_error if no process or pipe can be created. THREADS: call it from a process with one
 *             thread. */
ChildEnd watch_child(const std::function<int(const LineSink& say)>& work, const LineSink& take,
                     const std::optional<std::chrono::milliseconds>& silence);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_WATCHED_CHILD_H
