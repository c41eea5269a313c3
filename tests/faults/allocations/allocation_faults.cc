// Each call of the libraries, with its first allocation failing, its second, and so on until the call succeeds: it ends
// with an exception, keeps no memory, and does not take what is lacking for a result.
//
// allocation_faults [--all | --points N] [--wrong] [NAME]
// Exit: 0 all calls are right, 1 not. Of a call with more allocations than N, 200 unless told, the first N/2 fail and
// N/2 spread over the others. --wrong: calls that are not right.

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <limits>
#include <new>
#include <string>
#include <vector>

#include <xapian.h>

#include "faults/allocations/entry_points.h"
#include "faults/allocations/failing_malloc.h"
#include "plugin/temporary_folder.h"

namespace {

using namespace neardup;
using namespace neardup::faults;

/** What one call came to, in memory that outlives a process which crashes. */
struct Tally {
  std::size_t allocations = 0;
  std::size_t points = 0;  // of which the last may have crashed
  std::size_t at = 0;      // the allocation that fails now
  std::size_t exceptions = 0;
  std::size_t unharmed = 0;
  std::size_t wrong = 0;
  std::size_t others = 0;        // what would be wrong, but was done by the library whose own request failed
  char asker[kAskerBytes] = "";  // of the allocation that failed last

  bool asked_by_other() const { return asker[0] != '\0'; }
};

constexpr unsigned kSecondsOfACall = 20;

enum class End { kResult, kOutOfMemory, kOtherException };

/** Exceptions that a caller may expect when there is no memory: Xapian has error classes of its own for it. */
End attempt(const EntryPoint& call, std::size_t fail_at, std::string& result, std::size_t& allocations) {
  const AllocationWatch watch(fail_at);
  End end = End::kResult;
  try {
    result = call.run();
  } catch (const std::bad_alloc&) {
    end = End::kOutOfMemory;
  } catch (const Xapian::Error&) {
    end = End::kOutOfMemory;
  } catch (...) {
    end = End::kOtherException;
  }
  allocations = watch.allocations();
  return end;
}

struct Attempt {
  End end = End::kResult;
  std::size_t allocations = 0;
  bool same_result = false;
  long kept = 0;  // blocks
};

Attempt one_attempt(const EntryPoint& call, std::size_t fail_at, const std::string& expected) {
  Attempt done;
  const long before = live_blocks();
  {
    if (call.prepare) call.prepare();
    std::string result;
    done.end = attempt(call, fail_at, result, done.allocations);
    done.same_result = result == expected;
    if (call.clear) call.clear();
  }
  done.kept = live_blocks() - before;
  return done;
}

/** @param of_its_own  whether another library can be the one that did it. */
void blame(Tally& tally, const std::string& fault, bool of_its_own) {
  if (of_its_own && tally.asked_by_other()) {
    ++tally.others;
    return;
  }
  ++tally.wrong;
  std::printf("  allocation %zu, asked for by %s: %s\n", tally.at, tally.asked_by_other() ? tally.asker : "us",
              fault.c_str());
}

void count(Tally& tally, const Attempt& done) {
  if (done.kept > 0) blame(tally, std::to_string(done.kept) + " blocks kept", true);
  if (done.end == End::kOutOfMemory) ++tally.exceptions;
  if (done.end == End::kOtherException) blame(tally, "another exception", false);
  if (done.end != End::kResult) return;
  ++tally.unharmed;
  if (!done.same_result) blame(tally, "another result", true);  // ICU's break iterators have no status to ask for
}

/** All, or half of them from the beginning and half spread over the rest. */
std::vector<std::size_t> points_of(std::size_t allocations, std::size_t most) {
  std::vector<std::size_t> points;
  const std::size_t first = allocations <= most ? allocations : most / 2;
  for (std::size_t n = 1; n <= first; ++n) points.push_back(n);
  const std::size_t rest = allocations - first;
  for (std::size_t i = 0; rest != 0 && i != most - first; ++i) points.push_back(first + 1 + i * rest / (most - first));
  return points;
}

/** Beginning where a process that crashed has ended. */
void try_rest(const EntryPoint& call, std::size_t most, Tally& tally) {
  if (call.prepare) call.prepare();
  const std::string expected = call.run();
  if (call.clear) call.clear();
  for (int i = 0; i != 2; ++i) tally.allocations = one_attempt(call, 0, expected).allocations;  // caches fill up
  const std::vector<std::size_t> points = points_of(tally.allocations, most);
  while (tally.points < points.size()) {
    tally.at = points[tally.points++];
    ::alarm(kSecondsOfACall);  // one that hangs has crashed
    count(tally, one_attempt(call, tally.at, expected));
  }
}

/** @return whether the process came to its end. */
bool try_rest_in_process(const EntryPoint& call, std::size_t most, Tally& tally) {
  std::fflush(stdout);
  const pid_t child = ::fork();
  if (child == 0) {
    write_asker_to(tally.asker);
    try_rest(call, most, tally);
    std::fflush(stdout);
    ::_exit(0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool is_right(const EntryPoint& call, std::size_t most) {
  void* const shared = ::mmap(nullptr, sizeof(Tally), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) std::exit(2);
  Tally& tally = *new (shared) Tally;
  while (!try_rest_in_process(call, most, tally)) blame(tally, "the process ended", true);
  std::printf(
      "%-24s %6zu allocations %6zu failed: %6zu exceptions, %4zu without harm, %4zu by other libraries, %zu wrong\n",
      call.name.c_str(), tally.allocations, tally.points, tally.exceptions, tally.unharmed, tally.others, tally.wrong);
  const bool right = tally.wrong == 0 && tally.exceptions != 0;
  ::munmap(shared, sizeof(Tally));
  return right;
}

}  // namespace

int main(int argc, char** argv) {
  std::size_t most = 200;
  bool wrong = false;
  std::string name;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--all") == 0) {
      most = std::numeric_limits<std::size_t>::max();
    } else if (std::strcmp(argv[i], "--wrong") == 0) {
      wrong = true;
    } else if (std::strcmp(argv[i], "--points") == 0 && i + 1 < argc) {
      most = std::strtoul(argv[++i], nullptr, 10);
    } else {
      name = argv[i];
    }
  }
  const TemporaryFolder folder;
  bool right = true;
  for (const EntryPoint& call : wrong ? wrong_entry_points() : entry_points(folder.path())) {
    if (name.empty() || call.name == name) right = is_right(call, most) && right;
  }
  return right ? 0 : 1;
}
