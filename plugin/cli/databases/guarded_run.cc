#include "databases/guarded_run.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <exception>
#include <filesystem>
#include <new>
#include <optional>
#include <system_error>

#include <fmt/format.h>
#include <xapian.h>

#include "errors/exit_codes.h"
#include "errors/xapian_errors.h"
#include "neardup/error.h"

namespace neardup::cli {

namespace {

constexpr const char* kTermlistRemedy =
    ": the file termlist.glass, which holds the words of each document, is missing; restore it from a backup, or index "
    "the documents again with an indexer that writes it";
constexpr const char* kCorruptRemedy = "; check it with xapian-check and restore it from a backup";

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

/** How a command ended. */
struct Ending {
  int code;
  std::optional<std::string> message;  ///< nothing if no message is printed
};

ExitCode code_of_errno(int error) {
  if (error == ENOMEM) return kMemory;
  const bool of_disk = error == ENOSPC || error == EDQUOT || error == EIO || error == EFBIG || error == EROFS;
  return of_disk ? kNoSpaceOrIo : kError;
}

ExitCode code_of_reason(const Xapian::Error& error) {
  for (const int number : {ENOSPC, EDQUOT, EIO, EFBIG, EROFS, ENOMEM}) {
    if (has_reason(error, number)) return code_of_errno(number);
  }
  return kError;
}

std::string message_of(const Xapian::Error& error) {
  std::string message = error.get_msg();
  if (!error.get_context().empty()) message += " (" + error.get_context() + ")";
  if (const char* reason = error.get_error_string()) message += ": " + std::string(reason);
  return message;
}

/** A failure to take the lock: another process need not hold it. */
Ending lock_ending(const Xapian::DatabaseLockError& error) {
  const std::string message = message_of(error);
  if (is_held(error)) {
    return {kLocked,
            message + "; another process writes to this database; try again later, or wait with --wait SECONDS"};
  }
  for (const int reason : {ENOSPC, EDQUOT, EIO}) {
    if (contains(message, std::strerror(reason))) return {kNoSpaceOrIo, message + "; nothing was written"};
  }
  if (contains(message, std::strerror(EMFILE))) return {kError, message};
  const bool read_only = contains(message, std::strerror(EROFS));
  return {read_only ? kNoSpaceOrIo : kError, message + "; make the database writable"};
}

Ending database_ending(const Xapian::DatabaseError& error) {
  // Xapian has no error class for a table that ends too early.
  if (contains(error.get_msg(), "EOF reading block")) return {kCorrupt, message_of(error) + kCorruptRemedy};
  const ExitCode code = code_of_reason(error);
  if (code != kNoSpaceOrIo) return {code, message_of(error)};
  const auto is = [&](int reason) { return contains(message_of(error), std::strerror(reason)); };
  if (is(EROFS)) return {code, message_of(error) + "; name a place that can be written"};
  const char* const remedy = is(EFBIG) ? "raise the limit of the size of files (ulimit -f)" : "free some space";
  return {code, fmt::format("{}; the database is unchanged since the last commit; {} and run the same command again",
                            message_of(error), remedy)};
}

/** A failure to examine a file. */
Ending file_ending(const std::filesystem::filesystem_error& error) {
  std::string message = fmt::format("'{}': {}", error.path1().string(), error.code().message());
  if (error.code() == std::errc::permission_denied) message += "; run this as a user with access to it";
  return {code_of_errno(error.code().value()), message};
}

Ending ending_of(const std::function<void()>& command) {
  try {
    command();
    return {kOk, std::nullopt};
  } catch (const SchemeMismatchError& error) {
    return {kSchemeMismatch, message_of(error)};
  } catch (const Xapian::DatabaseLockError& error) {
    return lock_ending(error);
  } catch (const DamagedSignatureError& error) {
    return {kCorrupt, message_of(error)};
  } catch (const Xapian::DatabaseCorruptError& error) {
    return {kCorrupt, message_of(error) + kCorruptRemedy};
  } catch (const Xapian::DatabaseVersionError& error) {
    return {kCorrupt, message_of(error) +
                          "; its format is damaged or belongs to another Xapian version; check it with xapian-check, "
                          "or run this program with the "
                          "Xapian that wrote it"};
  } catch (const Xapian::FeatureUnavailableError& error) {
    return {kError, message_of(error) + (contains(error.get_msg(), "termlist") ? kTermlistRemedy : "")};
  } catch (const Xapian::InvalidArgumentError& error) {
    return {kUsage, message_of(error)};
  } catch (const Xapian::DatabaseError& error) {
    return database_ending(error);
  } catch (const Xapian::Error& error) {
    return {code_of_reason(error), message_of(error)};
  } catch (const UsageError& error) {
    return {kUsage, error.what()};
  } catch (const ExitWith& error) {
    return {error.code(), *error.what() == '\0' ? std::nullopt : std::optional<std::string>(error.what())};
  } catch (const Interrupted& error) {
    return {kInterrupted, error.what()};
  } catch (const std::invalid_argument& error) {
    return {kUsage, error.what()};
  } catch (const std::bad_alloc&) {
    return {kMemory, "out of memory; the database is unchanged since the last commit"};
  } catch (const std::filesystem::filesystem_error& error) {
    return file_ending(error);
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::broken_pipe) return {kReaderGone, std::nullopt};
    return {code_of_errno(error.code().value()), error.what()};
  } catch (const std::exception& error) {
    return {kError, error.what()};
  }
}

}  // namespace

int run_guarded(const std::function<void()>& command, LogFormat format) {
  Ending ending = ending_of(command);
  if (ending.message && contains(*ending.message, std::strerror(EMFILE))) {
    *ending.message += "; raise the limit of open files (ulimit -n)";
  }
  if (ending.message) write_to_stderr(log_line(format, "error", *ending.message));
  return ending.code;
}

void run_for_each(const std::vector<std::string>& files, const std::function<void(const std::string& path)>& run) {
  std::size_t failed = 0;
  int gravest = kOk;
  for (const std::string& path : files) {
    const int code = run_guarded([&] { run(path); });
    if (code != kOk) ++failed;
    if (code == kNoSpaceOrIo || code == kMemory) gravest = code;
  }
  if (failed == 0) return;
  const std::string message = fmt::format("{} of {} files failed", failed, files.size());
  if (gravest != kOk) throw ExitWith(gravest, message);
  throw PartialFailure(message);
}

void install_terminate_handler(LogFormat format) {
  static std::string line;  // built now, because memory may run out later
  line =
      log_line(format, "error",
               "a write failed where Xapian cannot report it; the database is unchanged since the last commit; check "
               "the free space and run the same command again");
  std::set_terminate([] {
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
    ::_exit(kNoSpaceOrIo);
  });
}

}  // namespace neardup::cli

/** What code compiled by GCC 14 calls where an exception may not leave. The one of libstdc++ 14 reads the exception first,
 *  and crashes under libxapian's commit on a full disk. */
extern "C" [[noreturn]] __attribute__((visibility("default"))) void __cxa_call_terminate(void* /*exception*/) noexcept {
  std::terminate();
}
