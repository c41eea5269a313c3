#include "faults/page_corruption/command_trial.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "faults/scenario.h"

namespace neardup::faults {

namespace {

constexpr rlim_t kMemory = rlim_t{4} << 30;  // bytes

#ifdef __SANITIZE_ADDRESS__
constexpr bool kLimitsMemory = false;  // AddressSanitizer reserves terabytes
#else
constexpr bool kLimitsMemory = true;
#endif

void set_limit(__rlimit_resource resource, rlim_t limit) {
  const struct rlimit limits { limit, limit };
  ::setrlimit(resource, &limits);
}

void limit_this_process() {
  set_limit(RLIMIT_CORE, 0);
  set_limit(RLIMIT_CPU, kSecondsOfCommand);
  if (kLimitsMemory) set_limit(RLIMIT_AS, kMemory);
  ::alarm(4 * kSecondsOfCommand);
}

}  // namespace

CommandEnd run_limited(const std::vector<std::string>& words, const std::filesystem::path& errors) {
  const Scenario command{"command", {}, words};
  const int status = run_in_child(
      [&command] {
        limit_this_process();
        return run(command, {});
      },
      "/dev/null", errors);
  CommandEnd end;
  if (WIFEXITED(status)) end.code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
  // Where both limits are one number, the kernel sends SIGKILL.
  end.too_long = end.signal == SIGXCPU || end.signal == SIGKILL || end.signal == SIGALRM;
  return end;
}

}  // namespace neardup::faults
