// xapian-neardup: near-duplicates inside Xapian databases, from the command line.

#include "program/program.h"

// jemalloc's options: freed memory goes back after 0.2 s, not after 10 s, so that the peak is as low as with glibc; and memory
// comes in huge pages, where the system has them: a tenth less time, 11 MB more.
extern "C" __attribute__((visibility("default"))) const char* malloc_conf;
const char* malloc_conf = "dirty_decay_ms:200,thp:always";

int main(int argc, char** argv) {
  return neardup::cli::run_program(argc, argv);
}
