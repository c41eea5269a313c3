/** @file grouped_databases.h
 *  The databases of one run of grouping, as one database. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_DATABASE_GROUPED_DATABASES_H
#define NEARDUP_PLUGIN_DATABASE_GROUPED_DATABASES_H

#include <cstddef>
#include <vector>

#include <xapian.h>

namespace neardup {

/** Reads the documents of all databases under interleaved docids, as Xapian numbers the documents of shards: first the
 *  databases that are grouped, then the references. */
class GroupedDatabases {
 public:
  /** @exception Xapian::InvalidArgumentError if there is no database, if one of several is sharded, or if a database
   *      that is to be grouped is remote. */
  GroupedDatabases(const std::vector<Xapian::Database>& databases, const std::vector<Xapian::Database>& references);

  const Xapian::Database& all() const { return all_; }

  /** All but the references. */
  const Xapian::Database& grouped() const { return grouped_; }

  /** Each database separately. */
  const std::vector<Xapian::Database>& parts() const { return parts_; }

  /** All but the references, each separately. */
  std::vector<Xapian::Database> grouped_parts() const {
    return {parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(count_)};
  }

  /** Rank of a document's database: references come first, then the grouped databases, in the given order. */
  std::size_t place(Xapian::docid docid) const;

  /** The document's docid in its database. */
  Xapian::docid docid_in_database(Xapian::docid docid) const;

  bool is_reference(Xapian::docid docid) const { return turn(docid) >= count_; }
  bool has_references() const { return parts_.size() != count_; }

  /** The docid in grouped() of a document outside the references. Ascending docids stay ascending. */
  Xapian::docid grouped_docid(Xapian::docid docid) const;

 private:
  std::size_t turn(Xapian::docid docid) const { return (docid - 1) % parts_.size(); }

  std::vector<Xapian::Database> parts_;
  std::size_t count_;  // of the grouped databases
  Xapian::Database grouped_;
  Xapian::Database all_;
};

/** The grouped databases as one writable database, under the docids of GroupedDatabases::grouped(). */
Xapian::WritableDatabase as_one(const std::vector<Xapian::WritableDatabase>& databases);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_GROUPED_DATABASES_H
