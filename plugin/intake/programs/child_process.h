/** @file child_process.h
 *  Runs other programs, feeds them and waits for them, by file descriptors that close themselves; runs work in a child
 *  process, so that the caller survives crashes and does not wait for ever. THREADS: an object at
 *  a time.
 */
#ifndef NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H
#define NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H

#include <spawn.h>
#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct pollfd;

namespace neardup {

class Descriptor {
 public:
  /** @param number  becomes owned; negative for none. */
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const { return number_; }
  void close();
  void swap(Descriptor& other) { std::swap(number_, other.number_); }

 private:
  int number_;
};

/** @param what  could not be done.
 *  @exception std::system_error with errno. */
[[noreturn]] void throw_errno(const std::string& what);

/** Open a file for reading, or standard input for "-".
 *  @param flags  flags of open(2), in addition to O_NOCTTY and O_CLOEXEC.
 *  @return none on failure, with errno set. */
Descriptor open_to_read(const std::string& path, int flags = 0);

/** Write all bytes, in spite of signals.
 *  @return false on failure, with errno set. */
bool write_all(int descriptor, std::string_view bytes);

/** The system cannot execute a program. */
class CannotExecute : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Run a program in the foreground. While it runs, signals of the terminal reach only the program; this process
 *  passes on SIGTERM and SIGHUP.
 *  @param arguments    argv.
 *  @param environment  NAME=VALUE, added to this process's environment.
 *  @return its exit code, or 128 + the number of the signal that ended it.
 *  @exception CannotExecute if it cannot be executed; std::system_error if no process can be created. */
int run_program(const std::string& executable, const std::vector<std::string>& arguments,
                const std::vector<std::string>& environment);

/** A pipe whose ends close themselves, also in a program that is started. */
struct Pipe {
  /** @exception std::system_error if there are too many open files. */
  Pipe();

  Descriptor reading{-1};
  Descriptor writing{-1};
};

/** Start a program, without waiting for it. Parameters and errors as run_program().
 *  @param files, attributes  as posix_spawn() takes them. */
pid_t start_program(const std::string& executable, const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment, const posix_spawn_file_actions_t* files,
                    const posix_spawnattr_t* attributes);

/** A running child. The destructor kills it and waits for it. */
class ChildProcess {
 public:
  /** @param leads_group  whether it has a process group of its own, which is killed with it, and when it ends. */
  ChildProcess(pid_t process, bool leads_group) : process_(process), leads_group_(leads_group) {}
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  pid_t number() const { return process_; }
  void kill() const;

  /** @return the status of waitpid(). */
  int wait();

 private:
  pid_t process_;
  bool leads_group_;
};

/** Wait until something can be read. @param ends, count  as poll() takes them.
 *  @return false if the time is over before that. @exception std::system_error */
bool wait_for_output(struct pollfd* ends, std::size_t count, std::chrono::steady_clock::time_point deadline);

/** How a child ended. */
struct ChildEnd {
  int code = 0;         ///< result of the work; 0 if it did not return
  int signal = 0;       ///< signal that ended the child; 0 for none
  bool silent = false;  ///< the child was killed because it wrote no line for too long
};

/** Writes or receives a line without its line feed. */
using LineSink = std::function<void(const std::string& line)>;

/** Fork, do the work in the child, and receive its lines.
 *
 *  The work starts with a copy of this process, and only its lines come back; it must open files itself.
 *  std::terminate ends it with a signal. When this process ends, the child dies.
 *  @param work     writes lines and returns an exit code, 0..255; must not throw.
 *  @param take     called in this process, in order.
 *  @param silence  longest time between two lines before the child is killed; nothing for no limit. Read before each
 *                  wait: take() may change it.
 *  @exception std::system_error if no process or pipe can be created. THREADS: call it from a process with one
 *             thread. */
ChildEnd watch_child(const std::function<int(const LineSink& say)>& work, const LineSink& take,
                     const std::optional<std::chrono::milliseconds>& silence);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H
