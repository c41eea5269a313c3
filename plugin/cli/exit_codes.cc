#include "exit_codes.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <new>
#include <system_error>

#include <fmt/format.h>
#include <xapian.h>

#include "database_lock.h"
#include "neardup/error.h"
#include "printable.h"
#include "standard_error.h"

namespace neardup::cli {

namespace {

constexpr const char* kCorruptRemedy = "; check it with xapian-check and restore it from a backup";

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

int report(int code, const std::string& message) {
  write_to_stderr(fmt::format("xapian-neardup: {}\n", printable(message)));
  return code;
}

ExitCode code_of_errno(int error) {
  switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EIO:
    case EFBIG:
    case EROFS:
      return kNoSpaceOrIo;
    case ENOMEM:
      return kMemory;
    default:
      return kError;
  }
}

/** Xapian keeps the error string, not the number. */
ExitCode code_of_error_string(const char* error_string) {
  if (error_string == nullptr) return kError;
  for (const int error : {ENOSPC, EDQUOT, EIO, EFBIG, EROFS, ENOMEM}) {
    if (std::strcmp(error_string, std::strerror(error)) == 0) return code_of_errno(error);
  }
  return kError;
}

std::string message_of(const Xapian::Error& error) {
  std::string message = error.get_msg();
  if (!error.get_context().empty()) message += " (" + error.get_context() + ")";
  if (const char* reason = error.get_error_string()) message += ": " + std::string(reason);
  return message;
}

/** A lock that cannot be taken need not be held. */
int report_lock(const Xapian::DatabaseLockError& error) {
  const std::string message = message_of(error);
  if (is_held(error)) {
    return report(kLocked, message +
                               "; another process writes this database, try again when it has ended or with --wait "
                               "SECONDS");
  }
  for (const int reason : {ENOSPC, EDQUOT, EIO}) {
    if (contains(message, std::strerror(reason))) return report(kNoSpaceOrIo, message + "; nothing is written");
  }
  const bool read_only = contains(message, std::strerror(EROFS));
  return report(read_only ? kNoSpaceOrIo : kError, message + "; make the database writable");
}

int report_database(const Xapian::DatabaseError& error) {
  // Xapian has no class of its own for a table that ends too early.
  if (contains(error.get_msg(), "EOF reading block")) return report(kCorrupt, message_of(error) + kCorruptRemedy);
  const ExitCode code = code_of_error_string(error.get_error_string());
  const char* const remedy = code == kNoSpaceOrIo ? "; the database is as it was at the last commit, run the same "
                                                    "command again when there is space"
                                                  : "";
  return report(code, message_of(error) + remedy);
}

}  // namespace

int run_guarded(const std::function<void()>& command) {
  try {
    command();
    return kOk;
  } catch (const SchemeMismatchError& error) {
    return report(kSchemeMismatch, message_of(error));
  } catch (const Xapian::DatabaseLockError& error) {
    return report_lock(error);
  } catch (const Xapian::DatabaseCorruptError& error) {
    return report(kCorrupt, message_of(error) + kCorruptRemedy);
  } catch (const Xapian::DatabaseVersionError& error) {
    return report(kCorrupt, message_of(error) + "; its format is damaged or of another Xapian version");
  } catch (const Xapian::InvalidArgumentError& error) {
    return report(kUsage, message_of(error));
  } catch (const Xapian::DatabaseError& error) {
    return report_database(error);
  } catch (const Xapian::Error& error) {
    return report(code_of_error_string(error.get_error_string()), message_of(error));
  } catch (const UsageError& error) {
    return report(kUsage, error.what());
  } catch (const ExitWith& error) {
    return *error.what() == '\0' ? error.code() : report(error.code(), error.what());
  } catch (const Interrupted& error) {
    return report(kInterrupted, error.what());
  } catch (const std::invalid_argument& error) {
    return report(kUsage, error.what());
  } catch (const std::bad_alloc&) {
    return report(kMemory, "out of memory; the database is as it was at the last commit");
  } catch (const std::system_error& error) {
    return report(code_of_errno(error.code().value()), error.what());
  } catch (const std::exception& error) {
    return report(kError, error.what());
  }
}

void install_terminate_handler() {
  std::set_terminate([] {
    static constexpr char kMessage[] =
        "xapian-neardup: a write failed where Xapian cannot report it; the database is as it was at the last commit, "
        "check free space and run the same command again\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kMessage, sizeof kMessage - 1);
    ::_exit(kNoSpaceOrIo);
  });
}

}  // namespace neardup::cli
