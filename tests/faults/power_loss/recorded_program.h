/** @file recorded_program.h
 *  Any program, run once with every write below a folder noted: what a power loss is simulated from where no database
 *  is written. */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_RECORDED_PROGRAM_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_RECORDED_PROGRAM_H

#include <filesystem>
#include <string>
#include <vector>

#include "faults/power_loss/file_tree.h"
#include "faults/power_loss/trace.h"

namespace neardup::faults {

/** Set the environment of programs that this process becomes. @param recorder  the library call_recorder. */
void preload_recorder(const std::string& recorder, const std::filesystem::path& folder,
                      const std::filesystem::path& trace);

struct RecordedProgram {
  int status = 0;  ///< as waitpid() gives it
  FileTree before;
  FileTree after;
  Trace trace;         ///< empty if the program changed nothing and was not recorded
  std::string output;  ///< of standard output
  std::string errors;
};

/** Run a program.
 *  @param words        its path and arguments.
 *  @param environment  NAME=VALUE, added to that of this process.
 *  @param folder       is recorded; absolute and without links.
 *  @param notes        for files of this function's own; made. */
RecordedProgram record_program(const std::vector<std::string>& words, const std::vector<std::string>& environment,
                               const std::string& recorder, const std::filesystem::path& folder,
                               const std::filesystem::path& notes);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_RECORDED_PROGRAM_H
