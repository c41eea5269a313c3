#include "neardup/snapshot_retry.h"

namespace neardup {

namespace {

constexpr unsigned kRetries = 3;

/** A state that is replaced while it is opened looks damaged. The next attempt finds the newer state. */
template <typename Open>
auto with_retries(unsigned retries, const Open& open) {
  for (unsigned attempt = 0;; ++attempt) {
    try {
      return open();
    } catch (const Xapian::DatabaseCorruptError&) {
      if (attempt == retries) throw;
    } catch (const Xapian::DatabaseModifiedError&) {
      if (attempt == retries) throw;
    }
  }
}

/** @return whether Xapian says that the state has changed. Of a database without any commit, also as a shard, it says so each
 *          time. */
bool reopened(Xapian::Database& database, unsigned retries) {
  return with_retries(retries, [&database] { return database.reopen(); });
}

}  // namespace

Xapian::Database open_with_retries(const std::string& path, unsigned retries) {
  return with_retries(retries, [&path] { return Xapian::Database(path); });
}

bool reopen_with_retries(Xapian::Database& database, unsigned retries) {
  return reopened(database, retries) && !(reopened(database, retries) && reopened(database, retries));
}

bool read_with_retries(Xapian::Database& database, const std::function<void(const Xapian::Database&)>& read,
                       unsigned retries) {
  for (unsigned attempt = 0;; ++attempt) {
    try {
      read(database);
      if (!reopen_with_retries(database)) return true;
      if (attempt == retries) return false;
      continue;
    } catch (const Xapian::DatabaseModifiedError& error) {
      if (!reopened(database, kRetries)) {
        throw Xapian::DatabaseCorruptError("the database cannot be read and no writer has changed it: " +
                                           error.get_msg());
      }
    } catch (const Xapian::DatabaseError&) {
      if (!reopened(database, kRetries)) throw;
    } catch (const Xapian::Error&) {
      if (!reopen_with_retries(database)) throw;
    }
    if (attempt == retries) {
      throw Xapian::DatabaseModifiedError(
          "another process wrote the database while it was read; run this again when that process has ended");
    }
  }
}

}  // namespace neardup
