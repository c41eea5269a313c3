// xapian-neardup: near-duplicates inside Xapian databases, from the command line.

#include "program/program.h"

int main(int argc, char** argv) {
  return neardup::cli::run_program(argc, argv);
}
