// What the whole program takes to hash one large file, with its start and the reading of the file, beside the plain ICU
// loop on the same text in memory.
//
// large_file_table [--quick]
// Prints a Markdown table of CPU time, medians of rounds in turn. The text is English man pages, repeated if this
// machine has fewer.

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "bench/icu_loops.h"
#include "bench/texts/corpus.h"

namespace {

using namespace neardup::bench;

constexpr std::size_t kBytes = 60'000'000;
constexpr std::size_t kQuickBytes = 6'000'000;
constexpr int kRounds = 5;
constexpr double kTarget = 12;  // times as fast as the plain ICU loop

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

/** CPU time of all programs that were run so far. */
double child_seconds() {
  rusage usage{};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::string joined(const std::vector<std::string>& texts, std::size_t size) {
  std::string text;
  while (text.size() < size) {
    for (const std::string& part : texts) text += part;
  }
  text.resize(size);
  return text;
}

/** A file that is removed in the end. */
class TextFile {
 public:
  explicit TextFile(const std::string& text) {
    std::ofstream file(path_, std::ios::binary);
    if (!(file << text)) throw std::runtime_error("cannot write " + path_);
  }
  ~TextFile() { ::unlink(path_.c_str()); }
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;

  const std::string& path() const { return path_; }

 private:
  const std::string path_ = "/tmp/neardup-large-file-" + std::to_string(::getpid()) + ".txt";
};

/** CPU time of a run of the program. */
double hash_seconds(const std::string& path) {
  const double start = child_seconds();
  const std::string command = std::string("'") + NEARDUP_PROGRAM + "' hash " + path + " >/dev/null";
  if (std::system(command.c_str()) != 0) throw std::runtime_error("this fails: " + command);
  return child_seconds() - start;
}

double loop_seconds(PlainIcuLoop& loop, const std::string& text) {
  const double start = cpu_seconds();
  if (loop.fingerprint(text) == 0) throw std::runtime_error("a text without words");
  return cpu_seconds() - start;
}

}  // namespace

int main(int argc, char** argv) {
  const bool quick = argc > 1 && std::string_view(argv[1]) == "--quick";
  const std::size_t bytes = quick ? kQuickBytes : kBytes;
  const std::vector<std::string> pages = read_language(languages().front(), bytes);
  if (pages.empty()) {
    std::fprintf(stderr, "large_file_table: no English man page; run it by ./dev bench\n");
    return 1;
  }
  const std::string text = joined(pages, bytes);
  const TextFile file(text);
  PlainIcuLoop loop;
  std::vector<double> by_program;
  std::vector<double> by_loop;
  std::vector<double> times;
  for (int round = 0; round != kRounds; ++round) {
    by_program.push_back(hash_seconds(file.path()));
    by_loop.push_back(loop_seconds(loop, text));
    times.push_back(by_loop.back() / by_program.back());
  }
  std::printf(
      "| text | MB | of distinct pages | hash, CPU s | MB/s | plain ICU loop, CPU s | times as fast | target |\n");
  std::printf("|---|---|---|---|---|---|---|---|\n");
  std::printf("| English | %.0f | %.1f | %.3f | %.0f | %.2f | %.1f | at least %.0f |\n",
              static_cast<double>(bytes) / 1e6, static_cast<double>(neardup::bench::bytes(pages)) / 1e6,
              median(by_program), static_cast<double>(bytes) / 1e6 / median(by_program), median(by_loop), median(times),
              kTarget);
}
