#include "hooking/program_start.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <new>
#include <optional>
#include <sstream>

#include "errors/exit_codes.h"

namespace neardup::cli {

namespace {

constexpr int kNotFound = 127;

bool is_file(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

std::string path_of(const std::string& program) {
  if (program.find('/') != std::string::npos) {
    if (!is_file(program)) throw ExitWith(kNotFound, "no program '" + program + "'; check its path");
    return program;
  }
  const char* const folders = std::getenv("PATH");
  std::istringstream list(folders == nullptr ? "/usr/bin:/bin" : folders);
  for (std::string folder; std::getline(list, folder, ':');) {
    const std::string path = (folder.empty() ? "." : folder) + "/" + program;
    if (is_file(path) && ::access(path.c_str(), X_OK) == 0) return path;
  }
  throw ExitWith(kNotFound, "no program '" + program + "' in PATH; check its name, or give its path");
}

/** The interpreter of a script, and its argument. */
std::optional<std::vector<std::string>> interpreter_line(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string line(256, '\0');  // as many bytes as the kernel reads
  file.read(line.data(), static_cast<std::streamsize>(line.size()));
  line.resize(static_cast<std::size_t>(file.gcount()));
  if (line.compare(0, 2, "#!") != 0) return std::nullopt;
  std::istringstream words(line.substr(2, line.find('\n') - 2));
  std::vector<std::string> interpreter;
  std::string rest;
  if (words >> rest) interpreter.push_back(rest);
  if (std::getline(words >> std::ws, rest) && !rest.empty()) {
    rest.erase(rest.find_last_not_of(" \t\r") + 1);
    interpreter.push_back(rest);
  }
  return interpreter;
}

/** `/usr/bin/env NAME` is NAME. */
std::vector<std::string> without_env(std::vector<std::string> interpreter) {
  const bool is_env = interpreter.size() == 2 && interpreter[0].substr(interpreter[0].rfind('/') + 1) == "env";
  if (is_env && interpreter[1].find_first_of(" =-") == std::string::npos) interpreter.erase(interpreter.begin());
  return interpreter;
}

}  // namespace

ProgramStart program_start(const std::vector<std::string>& command) {
  constexpr int kMostInterpreters = 5;  // as the kernel has it
  ProgramStart start{path_of(command.front()), command};
  for (int depth = 0; depth != kMostInterpreters; ++depth) {
    if (::access(start.executable.c_str(), X_OK) != 0) {
      throw ExitWith(kNotExecutable, "cannot execute '" + start.executable + "'; make it readable and executable");
    }
    const auto line = interpreter_line(start.executable);
    if (!line) return start;
    if (line->empty()) throw ExitWith(kNotExecutable, "script '" + start.executable + "' names no interpreter");
    std::vector<std::string> arguments = without_env(*line);
    start.arguments[0] = start.executable;
    arguments.insert(arguments.end(), start.arguments.begin(), start.arguments.end());
    start = {path_of(arguments.front()), arguments};
  }
  throw ExitWith(kNotExecutable, "'" + command.front() + "' needs more than 5 interpreters");
}

std::string preloadable(const std::string& library) {
  const std::filesystem::path own = std::filesystem::read_symlink("/proc/self/exe").parent_path();
  for (const char* folder : {".", "../hook", NEARDUP_LIBRARIES_FROM_PROGRAMS}) {
    const std::filesystem::path path = (own / folder / library).lexically_normal();
    if (std::filesystem::exists(path)) return path.string();
  }
  throw ExitWith(kCannotHook, "no " + library + " in the folder of this program; install it again");
}

std::string preload_list_with(const std::vector<std::string>& libraries) {
  std::string list;
  for (const std::string& library : libraries) {
    if (!std::filesystem::exists(library)) throw ExitWith(kCannotHook, "no hook library '" + library + "'");
    const std::string path = std::filesystem::absolute(library).string();
    if (path.find_first_of(": ") != std::string::npos) {
      throw ExitWith(kCannotHook,
                     "path of the hook library '" + path + "' has a space or a colon; copy the library elsewhere");
    }
    list += (list.empty() ? "" : ":") + path;
  }
  const char* const others = std::getenv("LD_PRELOAD");
  return list + (others == nullptr || *others == '\0' ? "" : ":" + std::string(others));
}

SharedHookReport::SharedHookReport() : file_(::memfd_create("neardup-hook-report", 0)) {
  if (file_.number() < 0 || ::ftruncate(file_.number(), sizeof(HookReport)) != 0)
    throw_errno("no memory to share with the hook");
  void* const memory = ::mmap(nullptr, sizeof(HookReport), PROT_READ | PROT_WRITE, MAP_SHARED, file_.number(), 0);
  if (memory == MAP_FAILED) throw_errno("no memory to share with the hook");
  report_ = new (memory) HookReport;
}

SharedHookReport::~SharedHookReport() {
  ::munmap(report_, sizeof(HookReport));
}

}  // namespace neardup::cli
