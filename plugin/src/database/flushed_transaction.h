/** @file flushed_transaction.h
 *  Writes buffered changes into the tables before they outgrow the processor's cache, without committing them.
 *
 *  Xapian keeps uncommitted postings in ordered maps. At its default of 10,000 documents most of the time of indexing
 *  is waiting for these maps' memory. Outside a transaction each of its flushes is a commit, without an fsync of the
 *  folder. Within one it is none. So this opens a transaction, lets Xapian flush often, and ends the transaction only
 *  for a durable commit. Readers, and a power cut, see the last commit.
 *
 *  THREADS: the writer of the database, in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_FLUSHED_TRANSACTION_H
#define NEARDUP_PLUGIN_DATABASE_FLUSHED_TRANSACTION_H

#include <cstdint>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/durable_commit.h"

namespace neardup {

/** What is buffered at most. */
struct FlushSize {
  unsigned changes;          ///< documents
  std::uint64_t text_bytes;  ///< text indexed with positions

  /** Small batches, which fit the cache. For a database that does not fit into memory large ones, because each flush
   *  then reads and writes pages all over its files.
   *  @param path  of a database; need not exist; what cannot be read counts as small. */
  static FlushSize for_database(const std::string& path);

  /** Databases that this process opens from now on flush after so many changes. Sets XAPIAN_FLUSH_THRESHOLD: call it
   *  before other threads start. */
  void set() const;
};

/** A transaction of a database during the life of this object. Without a commit, its changes are dropped. */
class FlushedTransaction {
 public:
  /** @param database  opened after size.set(); kept by reference. Changes that it has already are part of the
   *               transaction.
   *  @param path  where it was opened.
   *  @exception Xapian::InvalidOperationError if it is in a transaction. */
  FlushedTransaction(Xapian::WritableDatabase& database, const std::string& path, FlushSize size);

  ~FlushedTransaction();
  FlushedTransaction(const FlushedTransaction&) = delete;
  FlushedTransaction& operator=(const FlushedTransaction&) = delete;

  /** Tell that a document was written. Flushes if much text is buffered: for this, the document's value in a slot is
   *  written again, because Xapian counts changes only. The text of several shards is not counted.
   *  @param text_bytes  of it, indexed with positions.
   *  @exception Xapian::DatabaseError with the error string of ENOSPC if the next flush may not fit on the disk. */
  void wrote(Xapian::docid docid, std::uint64_t text_bytes);

  /** Commit durably all that was written (durable_commit.h), and go on in a new transaction. */
  void commit();

 private:
  void flush_text(Xapian::docid docid);

  Xapian::WritableDatabase& database_;
  std::string path_;
  FlushSize size_;
  std::vector<std::string> folders_;
  PendingChanges buffered_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_FLUSHED_TRANSACTION_H
