// Reads a database while another process writes it: nothing that was never committed may be seen.
//
// concurrent_reads [--reads N] [--seed S] [--readers N] [--tear]
// Exit: 0 nothing was wrong, 1 something was. --tear makes the writer commit families in parts.

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "concurrency/families.h"
#include "plugin/temporary_folder.h"

namespace {

using namespace neardup;

struct Options {
  unsigned long reads = 2000;
  unsigned readers = 2;
  unsigned seed = std::random_device{}();
  CommitUnit unit = CommitUnit::kFamily;
};

Options options_of(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--tear") == 0) {
      options.unit = CommitUnit::kDocument;
    } else if (i + 1 == argc) {
      std::exit(2);
    } else if (std::strcmp(argv[i], "--reads") == 0) {
      options.reads = std::strtoul(argv[++i], nullptr, 10);
    } else if (std::strcmp(argv[i], "--readers") == 0) {
      options.readers = static_cast<unsigned>(std::strtoul(argv[++i], nullptr, 10));
    } else if (std::strcmp(argv[i], "--seed") == 0) {
      options.seed = static_cast<unsigned>(std::strtoul(argv[++i], nullptr, 10));
    } else {
      std::exit(2);
    }
  }
  return options;
}

/** Fork a process that writes until it is ended; back when there is something to read. */
pid_t start_writer(const std::string& path, unsigned seed, CommitUnit unit) {
  int ready[2];
  if (::pipe(ready) != 0) std::exit(2);
  const pid_t child = ::fork();
  if (child == 0) {
    FamilyWriter writer(path, seed, unit);
    [[maybe_unused]] const ssize_t told = ::write(ready[1], "", 1);
    for (;;) writer.step();
  }
  ::close(ready[1]);
  char byte = 0;
  if (::read(ready[0], &byte, 1) != 1) std::exit(2);
  ::close(ready[0]);
  return child;
}

/** @return the exit code of a reader. */
int read_many(const std::string& path, unsigned long reads, unsigned seed) {
  FamilyReader reader(path, seed);
  unsigned long wrong = 0;
  for (unsigned long i = 0; i != reads; ++i) {
    const std::string fault = reader.read();
    if (!fault.empty() && ++wrong <= 5) std::printf("wrong: %s\n", fault.c_str());
  }
  std::printf("%lu reads, %zu right, %zu begun again, %zu given up, %lu wrong\n", reads, reader.right(),
              reader.retries(), reader.overtaken(), wrong);
  std::fflush(stdout);
  // Given up is right now and then; a reader that mostly gives up has proved nothing.
  return wrong == 0 && reader.overtaken() * 20 < reads ? 0 : 1;
}

pid_t start_reader(const std::string& path, unsigned long reads, unsigned seed) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(read_many(path, reads, seed));
  return child;
}

}  // namespace

int main(int argc, char** argv) {
  const Options options = options_of(argc, argv);
  std::printf("seed %u\n", options.seed);
  std::fflush(stdout);
  const TemporaryFolder folder;
  const std::string path = folder.path("db");
  const pid_t writer = start_writer(path, options.seed, options.unit);
  std::vector<pid_t> readers;
  for (unsigned i = 0; i != options.readers; ++i) {
    readers.push_back(start_reader(path, options.reads / options.readers, options.seed + i + 1));
  }
  bool right = true;
  for (const pid_t reader : readers) {
    int status = 0;
    ::waitpid(reader, &status, 0);
    right = right && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }
  ::kill(writer, SIGKILL);
  ::waitpid(writer, nullptr, 0);
  return right ? 0 : 1;
}
