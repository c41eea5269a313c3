#include "database/flushed_transaction.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "database/database_files.h"

namespace neardup {

namespace {

constexpr FlushSize kSmall{250, std::uint64_t{512} << 10};
constexpr FlushSize kLarge{10000, std::uint64_t{64} << 20};

/** Bytes of memory that this process may use: the machine's, or what its control group allows. */
std::uint64_t memory_bytes() {
  std::uint64_t bytes =
      static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  for (const char* name : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    std::uint64_t limit = 0;
    if (std::ifstream(name) >> limit && limit != 0) bytes = std::min(bytes, limit);
  }
  return bytes;
}

}  // namespace

FlushSize FlushSize::for_database(const std::string& path) {
  std::uint64_t bytes = 0;
  try {
    for (const std::string& folder : shard_folders(path)) bytes += bytes_of_files(folder);
  } catch (const Xapian::Error&) {  // opening the database reports it
  }
  return bytes < memory_bytes() / 2 ? kSmall : kLarge;
}

void FlushSize::set() const {
  ::setenv("XAPIAN_FLUSH_THRESHOLD", std::to_string(changes).c_str(), 1);
}

FlushedTransaction::FlushedTransaction(Xapian::WritableDatabase& database, const std::string& path, FlushSize size)
    : database_(database), path_(path), size_(size), folders_(shard_folders(path)) {
  database_.begin_transaction(false);
}

FlushedTransaction::~FlushedTransaction() {
  try {
    database_.cancel_transaction();
  } catch (...) {  // closed, or a failed commit left none: nothing to drop
  }
}

void FlushedTransaction::wrote(Xapian::docid docid, std::uint64_t text_bytes) {
  ++buffered_.documents;
  buffered_.text_bytes += text_bytes;
  if (buffered_.documents >= size_.changes) {
    buffered_ = {};  // Xapian has flushed them
  } else if (buffered_.documents == size_.changes - 1) {
    require_room(folders_, buffered_);  // the next change flushes
  } else if (buffered_.text_bytes >= size_.text_bytes && folders_.size() == 1) {
    require_room(folders_, buffered_);
    flush_text(docid);
  }
}

/** A document read last from the same database, with a value that it has: only the value is written. */
void FlushedTransaction::flush_text(Xapian::docid docid) {
  while (buffered_.documents < size_.changes) {
    Xapian::Document document = database_.get_document(docid);
    const Xapian::ValueIterator value = document.values_begin();
    if (value == document.values_end()) return;  // flushed later
    document.add_value(value.get_valueno(), *value);
    database_.replace_document(docid, document);
    ++buffered_.documents;
  }
  buffered_ = {};
}

void FlushedTransaction::commit() {
  database_.commit_transaction();  // keeps its changes, uncommitted, because the transaction began without a flush
  commit_durably(database_, path_, buffered_);
  buffered_ = {};
  database_.begin_transaction(false);
}

}  // namespace neardup
