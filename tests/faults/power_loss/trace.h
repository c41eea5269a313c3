/** @file trace.h
 *  What a program did to the files beneath a folder, call by call, as call_recorder wrote it down.
 *
 *  A trace is a row of records `NAME A B SIZE\nPAYLOAD\n` with SIZE bytes of payload:
 *
 *      open DESCRIPTOR FLAGS     path          write DESCRIPTOR OFFSET   data         sync DESCRIPTOR 0
 *      truncate DESCRIPTOR SIZE                close DESCRIPTOR 0                     rename N 0   both paths, N bytes
 *      link N 0   both paths                   unlink N 0    path                     mkdir N 0    the first one's
 *      print 0 BYTES
 *
 *  Paths are below the recorded folder, "." is that folder; empty is anything outside. `sync` is fsync and fdatasync,
 *  of files and of folders. `print` says how much the program had printed on standard output before the next call.
 */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_TRACE_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_TRACE_H

#include <cstdint>
#include <string>
#include <vector>

namespace neardup::faults {

enum class CallKind : std::uint8_t {
  kOpen,
  kWrite,
  kTruncate,
  kSync,
  kClose,
  kPrint,
  kRename,
  kLink,
  kUnlink,
  kMakeFolder
};

/** One call that succeeded. */
struct TracedCall {
  CallKind kind = CallKind::kOpen;
  int descriptor = -1;       ///< of calls about a descriptor
  std::uint64_t number = 0;  ///< flags of an open; bytes: offset of a write, size of a truncation, what was printed
  std::string path;          ///< of calls about names, and of an open
  std::string target;        ///< new name of a rename or a link
  std::string data;          ///< of a write
};

using Trace = std::vector<TracedCall>;

/** Whether the program that was recorded may have been killed within a record. */
enum class TraceEnd : std::uint8_t { kWhole, kMayBeCut };

/** Parse a trace; an empty text is an empty trace. @exception std::runtime_error if it is no trace. */
Trace parse_trace(const std::string& text, TraceEnd end = TraceEnd::kWhole);

/** The same of a file. @exception std::runtime_error if it cannot be read. */
Trace read_trace(const std::string& path, TraceEnd end = TraceEnd::kWhole);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_TRACE_H
