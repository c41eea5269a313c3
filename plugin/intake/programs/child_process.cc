#include "programs/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <limits>
#include <system_error>

extern char** environ;

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

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

void throw_errno(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

Descriptor open_to_read(const std::string& path, int flags) {
  return Descriptor(path == "-" ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
                                : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | flags));
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

namespace {

volatile std::sig_atomic_t child_to_signal = 0;

std::vector<char*> pointers(const std::vector<std::string>& strings) {
  std::vector<char*> all;
  for (const std::string& string : strings) all.push_back(const_cast<char*>(string.c_str()));
  all.push_back(nullptr);
  return all;
}

std::string name_of(const std::string& assignment) {
  return assignment.substr(0, assignment.find('=') + 1);
}

std::vector<std::string> environment_with(const std::vector<std::string>& added) {
  std::vector<std::string> all = added;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    bool replaced = false;
    for (const std::string& assignment : added) replaced = replaced || name_of(*variable) == name_of(assignment);
    if (!replaced) all.emplace_back(*variable);
  }
  return all;
}

/** Blocks signals until the child's process id is known: an earlier signal could not be passed on. */
class HeldSignals {
 public:
  HeldSignals() {
    sigset_t all;
    ::sigfillset(&all);
    ::sigprocmask(SIG_SETMASK, &all, &before_);
  }
  ~HeldSignals() { release(); }
  HeldSignals(const HeldSignals&) = delete;
  HeldSignals& operator=(const HeldSignals&) = delete;

  void release() const { ::sigprocmask(SIG_SETMASK, &before_, nullptr); }

  /** The signals that were blocked before. */
  const sigset_t& before() const { return before_; }

 private:
  sigset_t before_{};
};

/** Sets the signal handlers of this process while a child is in the foreground. */
class ForegroundSignals {
 public:
  ForegroundSignals() {
    struct sigaction ignore {
    }, pass_on{};
    ignore.sa_handler = SIG_IGN;
    pass_on.sa_handler = [](int signal) {
      if (child_to_signal != 0) ::kill(child_to_signal, signal);
    };
    for (std::size_t i = 0; i != kSignals.size(); ++i) {
      const bool from_terminal = kSignals[i] == SIGINT || kSignals[i] == SIGQUIT;
      ::sigaction(kSignals[i], from_terminal ? &ignore : &pass_on, &before_[i]);
    }
  }
  ~ForegroundSignals() {
    for (std::size_t i = 0; i != kSignals.size(); ++i) ::sigaction(kSignals[i], &before_[i], nullptr);
    child_to_signal = 0;
  }
  ForegroundSignals(const ForegroundSignals&) = delete;
  ForegroundSignals& operator=(const ForegroundSignals&) = delete;

  /** The signals to restore in the child; exec resets the others to their default. */
  sigset_t not_ignored_before() const {
    sigset_t set;
    ::sigemptyset(&set);
    for (std::size_t i = 0; i != kSignals.size(); ++i) {
      if (before_[i].sa_handler != SIG_IGN) ::sigaddset(&set, kSignals[i]);
    }
    return set;
  }

 private:
  static constexpr std::array<int, 4> kSignals{SIGINT, SIGQUIT, SIGTERM, SIGHUP};
  std::array<struct sigaction, 4> before_{};
};

/** Wait for a child process, in spite of signals. @return the status of waitpid(). */
int wait_for_child(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

}  // namespace

Pipe::Pipe() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) throw_errno("cannot create a pipe");
  Descriptor(ends[0]).swap(reading);
  Descriptor(ends[1]).swap(writing);
}

pid_t start_program(const std::string& executable, const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment, const posix_spawn_file_actions_t* files,
                    const posix_spawnattr_t* attributes) {
  const std::vector<std::string> all = environment_with(environment);
  pid_t child = 0;
  const int error =
      ::posix_spawn(&child, executable.c_str(), files, attributes, pointers(arguments).data(), pointers(all).data());
  if (error != 0) throw CannotExecute("cannot execute '" + executable + "': " + std::strerror(error));
  return child;
}

ChildProcess::~ChildProcess() {
  if (process_ == 0) return;
  kill();
  wait();
}

void ChildProcess::kill() const {
  ::kill(leads_group_ ? -process_ : process_, SIGKILL);
}

int ChildProcess::wait() {
  siginfo_t ended{};
  // The process number is not reused until waitpid(), so kill the group before that.
  while (::waitid(P_PID, static_cast<id_t>(process_), &ended, WEXITED | WNOWAIT) < 0 && errno == EINTR) {
  }
  if (leads_group_) kill();
  return wait_for_child(std::exchange(process_, 0));
}

bool wait_for_output(struct pollfd* ends, std::size_t count, std::chrono::steady_clock::time_point deadline) {
  using std::chrono::milliseconds;
  constexpr milliseconds kMost{std::numeric_limits<int>::max()};  // 24 days
  for (;;) {
    const auto left = std::chrono::duration_cast<milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    const int ready = ::poll(ends, static_cast<nfds_t>(count), static_cast<int>(std::min(left, kMost).count()));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) throw_errno("cannot wait for a program");
  }
}

int run_program(const std::string& executable, const std::vector<std::string>& arguments,
                const std::vector<std::string>& environment) {
  const HeldSignals held;
  const ForegroundSignals signals;
  const sigset_t to_default = signals.not_ignored_before();
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setsigdefault(&attributes, &to_default);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  ::posix_spawnattr_setsigmask(&attributes, &held.before());
  const pid_t child = start_program(executable, arguments, environment, nullptr, &attributes);
  ::posix_spawnattr_destroy(&attributes);
  child_to_signal = child;
  held.release();
  const int status = wait_for_child(child);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace neardup
