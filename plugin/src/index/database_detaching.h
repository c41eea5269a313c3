/** @file database_detaching.h
 *  Takes all data of this project out of a database, which then is as its indexer wrote it. Internal.
 *  THREADS: the writer of the database, in one thread at a time. */
#ifndef NEARDUP_PLUGIN_INDEX_DATABASE_DETACHING_H
#define NEARDUP_PLUGIN_INDEX_DATABASE_DETACHING_H

#include <cstddef>

#include <xapian.h>

#include "index/database_signing.h"

namespace neardup {

struct DatabaseDetachingReport {
  std::size_t documents = 0;  ///< in the database
  std::size_t detached = 0;   ///< had values or terms of this project
  std::size_t metadata = 0;   ///< keys
  bool finished = true;       ///< false: stopped; the same call completes the run
};

/** Remove the values and terms of every recorded scheme from all documents, then all metadata of this project. All else
 *  of a document stays: data, other values, other terms with their positions and counts. The metadata goes last, so the
 *  same call completes an interrupted run. Nothing is done to a database without metadata of this project.
 *  @param database  local, with one shard.
 *  @exception Xapian::InvalidArgumentError if the database is remote, or has several shards, or commit_every is 0. Nothing
 *             is changed.
 *  @exception SchemeMismatchError if a later version of this project wrote it. Nothing is changed.
 *  Cost: the terms of each document, and the positions of those that change. */
DatabaseDetachingReport detach_database(Xapian::WritableDatabase& database, const DatabaseRun& options = {});

/** Count what detach_database() would remove, and change nothing. It needs no write access. */
DatabaseDetachingReport count_attached(const Xapian::Database& database, const DatabaseRun& options = {});

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_DATABASE_DETACHING_H
