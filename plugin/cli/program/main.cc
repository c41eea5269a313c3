// xapian-neardup: near-duplicates inside Xapian databases, from the command line.

#include "program/program.h"

// jemalloc's option: freed memory goes back after 0.2 s, not after 10 s, so that the peak is as low as with glibc.
extern "C" __attribute__((visibility("default"))) const char* malloc_conf;
const char* malloc_conf = "dirty_decay_ms:200";

int main(int argc, char** argv) {
  return neardup::cli::run_program(argc, argv);
}
