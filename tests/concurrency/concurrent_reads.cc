// Reads a database while another process writes it: each answer must be that of one commit, not older than what was
// committed when the reader looked. The writer may be killed again and again: no commit may be lost, or be there in part.
//
// concurrent_reads [--reads 2000] [--readers 2] [--seed N] [--documents 0] [--seconds S] [--kill-every S] [--tear 1]
//   --reads       of all readers; with --seconds as many as there is time for
//   --documents   single documents beside the families
//   --kill-every  seconds between two kills of the writer, half of it to one and a half
//   --tear 1      the writer commits families in parts: a mistake that must be noticed
// Exit code 0 if nothing was wrong.

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "concurrency/commit_journal.h"
#include "concurrency/families.h"
#include "faults/word_options.h"
#include "plugin/temporary_folder.h"

namespace {

using namespace neardup;
using Clock = std::chrono::steady_clock;

constexpr unsigned kLookedAt = 10'000;  // documents, after a kill
constexpr std::uintmax_t kMegabyte = 1 << 20;
constexpr std::uintmax_t kMostOfReader = 256 * kMegabyte;
constexpr std::uintmax_t kMostGrowth =
    4;  // times the first size: two copies while one is compacted, and what commits leave

struct Options {
  unsigned long reads;
  unsigned readers;
  unsigned seed;
  unsigned families;
  unsigned seconds;
  unsigned kill_every;
  CommitUnit unit;
};

Options options_of(int argc, char** argv) {
  const faults::WordOptions words(
      argc, argv, {"--reads", "--readers", "--seed", "--documents", "--seconds", "--kill-every", "--tear"});
  const auto number = [&words](const char* name, unsigned otherwise) {
    return static_cast<unsigned>(words.number(name, otherwise));
  };
  const unsigned seconds = number("--seconds", 0);
  return {seconds == 0 ? number("--reads", 2000) : ~0UL,
          number("--readers", 2),
          number("--seed", std::random_device{}()),
          kFamilies + number("--documents", 0),
          seconds,
          number("--kill-every", 0),
          number("--tear", 0) == 0 ? CommitUnit::kFamily : CommitUnit::kDocument};
}

/** Fork a process. @param work  gives its exit code. */
pid_t start(const std::function<int()>& work) {
  const pid_t child = ::fork();
  if (child != 0) return child;
  int code = 1;
  try {
    code = work();
  } catch (const Xapian::Error& error) {
    std::printf("wrong: %s\n", error.get_description().c_str());
  } catch (const std::exception& error) {
    std::printf("wrong: %s\n", error.what());
  }
  std::fflush(stdout);
  ::_exit(code);
}

/** Start a process that writes until it is ended; back when there is something to read.
 *  @param seed  of this writer. @return nothing if it found something wrong in what is there. */
std::optional<pid_t> start_writer(const std::string& path, const Options& options, unsigned seed,
                                  CommitJournal& journal) {
  int ready[2];
  if (::pipe(ready) != 0) std::exit(2);
  const pid_t child = start([&] {
    const bool is_first = !std::filesystem::exists(path);
    FamilyWriter writer(path, seed, options.unit, journal, options.families);
    const std::string fault = is_first ? "" : writer.recover(kLookedAt);
    if (!fault.empty()) {
      std::printf("wrong after a kill: %s\n", fault.c_str());
      return 1;
    }
    [[maybe_unused]] const ssize_t told = ::write(ready[1], "", 1);
    for (;;) writer.step();
  });
  ::close(ready[1]);
  char byte = 0;
  const bool is_ready = ::read(ready[0], &byte, 1) == 1;
  ::close(ready[0]);
  return is_ready ? std::optional(child) : std::nullopt;
}

int read_many(const std::string& path, const Options& options, unsigned seed, const CommitJournal& journal) {
  FamilyReader reader(path, seed, journal, options.families);
  unsigned long wrong = 0;
  unsigned long reads = 0;
  for (; reads != options.reads / options.readers && !journal.stopped(); ++reads) {
    const std::string fault = reader.read();
    if (!fault.empty() && ++wrong <= 5) std::printf("wrong: %s\n", fault.c_str());
  }
  std::printf("%lu reads, %zu right, %zu begun again, %zu given up, %lu wrong\n", reads, reader.right(),
              reader.retries(), reader.overtaken(), wrong);
  // Given up is right now and then; a reader that mostly gives up has proved nothing.
  return wrong == 0 && reader.overtaken() * 20 < reads ? 0 : 1;
}

/** Bytes of all files below a folder. */
std::uintmax_t files_in(const std::string& folder) {
  std::uintmax_t bytes = 0;
  std::error_code ignored;  // files come and go
  for (auto file = std::filesystem::recursive_directory_iterator(folder, ignored); file != decltype(file)();
       file.increment(ignored)) {
    const std::uintmax_t size = file->file_size(ignored);
    if (!ignored) bytes += size;
  }
  return bytes;
}

std::uintmax_t memory_of(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/statm");
  std::uintmax_t all = 0;
  std::uintmax_t resident = 0;
  std::uintmax_t shared = 0;
  file >> all >> resident >> shared;
  return (resident - shared) * static_cast<std::uintmax_t>(::sysconf(_SC_PAGESIZE));
}

/** The processes of one run. */
class Load {
 public:
  Load(const Options& options, const std::string& folder)
      : options_(options), folder_(folder), journal_(options.families), random_(options.seed) {}

  bool run() {
    writer_ = start_writer(path(), options_, options_.seed, journal_);
    if (!writer_) return false;
    first_size_ = files_in(folder_);
    for (unsigned i = 0; i != options_.readers; ++i) {
      readers_.push_back(start([&] { return read_many(path(), options_, options_.seed + i + 1, journal_); }));
    }
    bool right = true;
    const Clock::time_point begun = Clock::now();
    for (Clock::time_point kill = next_kill(); !readers_.empty();
         std::this_thread::sleep_for(std::chrono::milliseconds(20))) {
      if (options_.seconds != 0 && Clock::now() - begun > std::chrono::seconds(options_.seconds)) journal_.stop();
      right = gather_readers() && right;
      look();
      if (Clock::now() < kill) continue;
      right = kill_writer() && right;
      if (!writer_) journal_.stop();
      kill = next_kill();
    }
    return stop_writer() && right && is_bounded();
  }

 private:
  std::string path() const { return folder_ + "/db"; }

  Clock::time_point next_kill() {
    if (options_.kill_every == 0) return Clock::time_point::max();
    std::uniform_int_distribution<unsigned> milliseconds(options_.kill_every * 500, options_.kill_every * 1500);
    return Clock::now() + std::chrono::milliseconds(milliseconds(random_));
  }

  /** Wait for those readers that have ended. @return whether they saw nothing wrong. */
  bool gather_readers() {
    bool right = true;
    const auto has_ended = [&right](pid_t reader) {
      int status = 0;
      if (::waitpid(reader, &status, WNOHANG) != reader) return false;
      right = right && WIFEXITED(status) && WEXITSTATUS(status) == 0;
      return true;
    };
    readers_.erase(std::remove_if(readers_.begin(), readers_.end(), has_ended), readers_.end());
    return right;
  }

  /** Kill the writer, and start another one that looks at what is left. @return whether that was right. */
  bool kill_writer() {
    if (writer_) end_writer();
    ++kills_;
    writer_ = start_writer(path(), options_, options_.seed + 1000 * kills_, journal_);
    return writer_.has_value();
  }

  void end_writer() {
    ::kill(*writer_, SIGKILL);
    ::waitpid(*writer_, nullptr, 0);
    writer_.reset();
  }

  /** Look at all that is there in the end. */
  bool stop_writer() {
    if (!writer_) return false;
    end_writer();
    FamilyWriter writer(path(), options_.seed, options_.unit, journal_, options_.families);
    const std::string fault = writer.recover(options_.families);
    if (!fault.empty()) std::printf("wrong in the end: %s\n", fault.c_str());
    return fault.empty();
  }

  void look() {
    for (const pid_t reader : readers_) most_memory_ = std::max(most_memory_, memory_of(reader));
    if (++looks_ % 50 == 1) most_size_ = std::max(most_size_, files_in(folder_));
  }

  bool is_bounded() const {
    std::printf("%u changes, %u kills, %u moves; files %ju MB at first, %ju MB at most; a reader %ju MB at most\n",
                journal_.versions(), kills_, journal_.moves(), first_size_ / kMegabyte, most_size_ / kMegabyte,
                most_memory_ / kMegabyte);
    return most_size_ <= kMostGrowth * std::max(first_size_, 4 * kMegabyte) && most_memory_ <= kMostOfReader;
  }

  Options options_;
  std::string folder_;
  CommitJournal journal_;
  std::mt19937_64 random_;
  std::optional<pid_t> writer_;
  std::vector<pid_t> readers_;
  unsigned kills_ = 0;
  unsigned looks_ = 0;
  std::uintmax_t first_size_ = 0;
  std::uintmax_t most_size_ = 0;
  std::uintmax_t most_memory_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  try {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const Options options = options_of(argc, argv);
    std::printf("seed %u\n", options.seed);
    const TemporaryFolder folder;
    return Load(options, folder.path()).run() ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "concurrent_reads: %s\n", error.what());
    return 2;
  }
}
