#include "programs/watched_child.h"

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <limits>
#include <system_error>
#include <utility>

#include "programs/child_process.h"

namespace neardup {

namespace {

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

[[noreturn]] void be_child(const std::function<int(const LineSink& say)>& work, int descriptor, pid_t parent) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // the child dies with its parent
  if (::getppid() != parent) ::_exit(1);
  std::set_terminate(std::abort);
  ::_exit(work([descriptor](const std::string& line) {
    if (!write_all(descriptor, line + '\n')) ::_exit(1);  // the parent has ended
  }));
}

/** Passes on whole lines. */
class LineCutter {
 public:
  explicit LineCutter(const LineSink& take) : take_(take) {}

  void add(const char* bytes, std::size_t count) {
    rest_.append(bytes, count);
    std::size_t begin = 0;
    for (std::size_t end; (end = rest_.find('\n', begin)) != std::string::npos; begin = end + 1) {
      take_(rest_.substr(begin, end - begin));
    }
    rest_.erase(0, begin);
  }

 private:
  const LineSink& take_;
  std::string rest_;
};

/** The timeout of poll(), whose argument holds at most 24 days. */
int poll_for(pollfd& readable, std::optional<std::chrono::milliseconds> silence) {
  constexpr std::int64_t kMost = std::numeric_limits<int>::max();
  if (!silence) return ::poll(&readable, 1, -1);
  std::int64_t left = silence->count();
  int ready = 0;
  do {
    const std::int64_t wait = std::min(left, kMost);
    ready = ::poll(&readable, 1, static_cast<int>(wait));
    left -= wait;
  } while (ready == 0 && left > 0);
  return ready;
}

/** @return false if the child was silent for too long. */
bool read_lines(int descriptor, const LineSink& take, const std::optional<std::chrono::milliseconds>& silence) {
  LineCutter lines(take);
  std::array<char, 65536> buffer{};
  for (;;) {
    struct pollfd readable {
      descriptor, POLLIN, 0
    };
    const int ready = poll_for(readable, silence);
    if (ready == 0) return false;
    if (ready < 0 && errno != EINTR) fail("cannot wait for a child process");
    if (ready < 0) continue;
    const ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
    if (got == 0) return true;
    if (got < 0 && errno != EINTR) fail("cannot read from a child process");
    if (got > 0) lines.add(buffer.data(), static_cast<std::size_t>(got));
  }
}

/** A child. The destructor kills it and waits for it. */
class Child {
 public:
  explicit Child(pid_t process) : process_(process) {}
  ~Child() {
    if (process_ == 0) return;
    kill();
    wait();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  void kill() const { ::kill(process_, SIGKILL); }
  /** @return the status of waitpid(). */
  int wait() { return wait_for_child(std::exchange(process_, 0)); }

 private:
  pid_t process_;
};

}  // namespace

ChildEnd watch_child(const std::function<int(const LineSink& say)>& work, const LineSink& take,
                     const std::optional<std::chrono::milliseconds>& silence) {
  Pipe pipe;
  std::fflush(nullptr);  // otherwise the child would write the buffers, too
  const pid_t parent = ::getpid();
  const pid_t process = ::fork();
  if (process < 0) fail("cannot start a process");
  if (process == 0) {
    pipe.close_reading();
    be_child(work, pipe.writing(), parent);
  }
  pipe.close_writing();
  Child child(process);
  ChildEnd end;
  end.silent = !read_lines(pipe.reading(), take, silence);
  if (end.silent) child.kill();
  const int status = child.wait();
  end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  end.code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  return end;
}

}  // namespace neardup
