#include "programs/watched_child.h"

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "programs/child_process.h"

namespace neardup {

namespace {

[[noreturn]] void be_child(const std::function<int(const LineSink& say)>& work, int descriptor, pid_t parent) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // the child dies with its parent
  if (::getppid() != parent) ::_exit(1);
  std::set_terminate(std::abort);
  ::_exit(work([descriptor](const std::string& line) {
    if (!write_all(descriptor, line + '\n')) ::_exit(1);  // the parent has ended
  }));
}

/** @return false if the child was silent for too long. */
bool read_lines(int descriptor, const LineSink& take, const std::optional<std::chrono::milliseconds>& silence) {
  constexpr std::chrono::hours kForEver{24 * 365 * 100};
  std::string rest;
  std::array<char, 65536> buffer{};
  for (;;) {
    struct pollfd readable {
      descriptor, POLLIN, 0
    };
    const auto longest = silence ? std::min<std::chrono::milliseconds>(*silence, kForEver) : kForEver;
    if (!wait_for_output(&readable, 1, std::chrono::steady_clock::now() + longest)) return false;
    const ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
    if (got == 0) return true;
    if (got < 0 && errno != EINTR) throw_errno("cannot read from a child process");
    rest.append(buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    std::size_t begin = 0;
    for (std::size_t end; (end = rest.find('\n', begin)) != std::string::npos; begin = end + 1) {
      take(rest.substr(begin, end - begin));
    }
    rest.erase(0, begin);
  }
}

}  // namespace

ChildEnd watch_child(const std::function<int(const LineSink& say)>& work, const LineSink& take,
                     const std::optional<std::chrono::milliseconds>& silence) {
  Pipe pipe;
  std::fflush(nullptr);  // otherwise the child would write the buffers, too
  const pid_t parent = ::getpid();
  const pid_t process = ::fork();
  if (process < 0) throw_errno("cannot start a process");
  if (process == 0) {
    pipe.reading.close();
    be_child(work, pipe.writing.number(), parent);
  }
  pipe.writing.close();
  ChildProcess child(process, false);
  ChildEnd end;
  end.silent = !read_lines(pipe.reading.number(), take, silence);
  if (end.silent) child.kill();
  const int status = child.wait();
  end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  end.code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  return end;
}

}  // namespace neardup
