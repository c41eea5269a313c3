// The one function of the library that main() loads.

#include "program/program.h"

extern "C" __attribute__((visibility("default"))) int neardup_run_program(int argc, char** argv) {
  return neardup::cli::run_program(argc, argv);
}
