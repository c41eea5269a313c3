#include "programs/limited_program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "characters/text_line.h"
#include "programs/child_process.h"

namespace neardup {

namespace {

constexpr std::size_t kMostErrorBytes = std::size_t{1} << 16;

ChildProcess started(const std::vector<std::string>& arguments, const std::vector<std::string>& environment, int input,
                     int output, int errors) {
  posix_spawn_file_actions_t files;
  ::posix_spawn_file_actions_init(&files);
  const std::unique_ptr<posix_spawn_file_actions_t, int (*)(posix_spawn_file_actions_t*)> destroyed(
      &files, ::posix_spawn_file_actions_destroy);
  ::posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO);
  posix_spawnattr_t attributes;  // destroying it does nothing
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  ::posix_spawnattr_setpgroup(&attributes, 0);
  return ChildProcess(start_program(arguments.front(), arguments, environment, &files, &attributes), true);
}

/** Set the limits. Call it right after the start: usage until then counts, too. */
void limit(pid_t process, const ProgramLimits& limits) {
  const auto cpu = static_cast<rlim_t>(limits.cpu.count());
  const struct rlimit cpu_limit { cpu, cpu + 1 };
  const struct rlimit memory_limit { limits.memory_bytes, limits.memory_bytes };
  const struct rlimit no_core { 0, 0 };
  ::prlimit(process, RLIMIT_CPU, &cpu_limit, nullptr);
  ::prlimit(process, RLIMIT_AS, &memory_limit, nullptr);
  ::prlimit(process, RLIMIT_CORE, &no_core, nullptr);
}

/** Append the available output. At the end of a pipe its number becomes negative, so that poll() ignores it. */
void take(struct pollfd& end, std::string& said) {
  if (end.revents == 0) return;
  std::array<char, 65536> buffer;
  const ssize_t got = ::read(end.fd, buffer.data(), buffer.size());
  if (got > 0) said.append(buffer.data(), static_cast<std::size_t>(got));
  if (got == 0 || (got < 0 && errno != EINTR)) end.fd = -1;
}

ProgramOutput listen_to(const ChildProcess& program, int output, int errors, const ProgramLimits& limits) {
  const auto deadline = std::chrono::steady_clock::now() + limits.time;
  ProgramOutput said;
  std::array<struct pollfd, 2> ends{{{output, POLLIN, 0}, {errors, POLLIN, 0}}};
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    if (!wait_for_output(ends.data(), ends.size(), deadline)) {
      program.kill();
      throw std::runtime_error("took longer than " + std::to_string(limits.time.count() / 1000) + " s and was stopped");
    }
    take(ends[0], said.output);
    take(ends[1], said.errors);
    if (said.errors.size() > kMostErrorBytes) said.errors.erase(0, said.errors.size() - kMostErrorBytes);
    if (said.output.size() > limits.output_bytes) {
      program.kill();
      throw std::runtime_error("wrote more than " + std::to_string(limits.output_bytes) + " bytes and was stopped");
    }
  }
  return said;
}

/** ": REASON", with the last line that is not blank; earlier lines may be warnings. */
std::string reason_of(std::string_view errors) {
  std::string reason;
  while (!errors.empty()) {
    if (const std::string line = one_line(take_line(errors)); !line.empty()) reason = ": " + line;
  }
  return reason;
}

}  // namespace

std::optional<std::string> program_on_path(const std::string& name) {
  const char* const path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const std::string_view folder = rest.substr(0, rest.find(':'));
    rest.remove_prefix(std::min(folder.size() + 1, rest.size()));
    const std::string file = std::string(folder) + '/' + name;
    if (!folder.empty() && ::access(file.c_str(), X_OK) == 0) return file;
  }
  return std::nullopt;
}

ProgramOutput limited_run(const std::vector<std::string>& arguments, const std::string& input,
                          const ProgramLimits& limits, const std::vector<std::string>& environment) {
  const std::string name = arguments.front().substr(arguments.front().rfind('/') + 1);
  const Descriptor file(::memfd_create("input", MFD_CLOEXEC));
  if (file.number() < 0 || !write_all(file.number(), input))
    throw_errno("not enough memory for the input of a program");
  ::lseek(file.number(), 0, SEEK_SET);
  Pipe output;
  Pipe errors;
  try {
    ChildProcess program =
        started(arguments, environment, file.number(), output.writing.number(), errors.writing.number());
    limit(program.number(), limits);
    output.writing.close();
    errors.writing.close();
    ProgramOutput said = listen_to(program, output.reading.number(), errors.reading.number(), limits);
    const int status = program.wait();
    if (WIFSIGNALED(status)) throw std::runtime_error("was ended by signal " + std::to_string(WTERMSIG(status)));
    if (WEXITSTATUS(status) != 0) {
      throw std::runtime_error("ended with code " + std::to_string(WEXITSTATUS(status)) + reason_of(said.errors));
    }
    return said;
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(name + " " + error.what());
  }
}

}  // namespace neardup
