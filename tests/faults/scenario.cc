#include "faults/scenario.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "program/program.h"

namespace neardup::faults {

namespace {

std::string placed(const std::string& word, const Places& places) {
  static const std::string kInputs = "INPUTS";
  if (word == "DATABASE") return places.database.string();
  if (word.compare(0, kInputs.size(), kInputs) == 0) return places.inputs.string() + word.substr(kInputs.size());
  return word;
}

int run_words(const std::vector<std::string>& words) {
  std::vector<char*> argv;
  for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  return cli::run_program(static_cast<int>(words.size()), argv.data());
}

void redirect(int descriptor, const std::filesystem::path& file) {
  if (file.empty()) return;
  const int target = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (target < 0 || ::dup2(target, descriptor) < 0) std::_Exit(127);
  ::close(target);
}

}  // namespace

std::vector<std::string> command_line(const Scenario& scenario, const Places& places) {
  std::vector<std::string> words{"xapian-neardup"};
  for (const std::string& word : scenario.words) words.push_back(placed(word, places));
  return words;
}

int run(const Scenario& scenario, const Places& places) {
  return scenario.instead ? scenario.instead(places) : run_words(command_line(scenario, places));
}

int run_in_child(const std::function<int()>& work, const std::filesystem::path& out,
                 const std::filesystem::path& errors) {
  std::fflush(nullptr);  // or the child has it too
  const pid_t child = ::fork();
  if (child < 0) throw std::system_error(errno, std::generic_category(), "no process");
  if (child == 0) {
    redirect(STDOUT_FILENO, out);
    redirect(STDERR_FILENO, errors);
    const int code = work();
    std::fflush(nullptr);
    std::_Exit(code);
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

void copy_database(const std::filesystem::path& from, const std::filesystem::path& to) {
  for (const char* const part : {"", ".neardup-build"}) {
    const std::filesystem::path source = from.string() + part;
    const std::filesystem::path target = to.string() + part;
    std::filesystem::remove_all(target);
    if (std::filesystem::exists(source)) {
      std::filesystem::copy(source, target, std::filesystem::copy_options::recursive);
    }
  }
}

PreparedScenario::PreparedScenario(Scenario scenario, const std::filesystem::path& folder)
    : scenario_(std::move(scenario)),
      before_{folder / "before.db", folder / "inputs"},
      after_{folder / "after.db", folder / "inputs"} {
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(before_.inputs);
  scenario_.prepare(before_);
  copy_to(after_.database);
  const std::filesystem::path errors = folder / "errors";
  const int status = run_in_child([this] { return run(scenario_, after_); }, folder / "out", errors);
  if (!WIFEXITED(status) || !std::filesystem::exists(after_.database)) {
    throw std::runtime_error("scenario " + scenario_.name + " fails undisturbed, see " + errors.string());
  }
  exit_code_ = WEXITSTATUS(status);
}

Places PreparedScenario::copy_to(const std::filesystem::path& database) const {
  copy_database(before_.database, database);
  return {database, before_.inputs};
}

}  // namespace neardup::faults
