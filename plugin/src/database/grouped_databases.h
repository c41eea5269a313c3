/** @file grouped_databases.h
 *  The databases of one run of grouping, as one. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_DATABASE_GROUPED_DATABASES_H
#define NEARDUP_PLUGIN_DATABASE_GROUPED_DATABASES_H

#include <cstddef>
#include <vector>

#include <xapian.h>

namespace neardup {

/** The documents of all are read under docids in which the databases take turns: first those that are grouped, then the
 *  references. */
class GroupedDatabases {
 public:
  /** @exception Xapian::InvalidArgumentError if there is no database, if one of several is sharded, or if one that is
   *      to be grouped is remote. */
  GroupedDatabases(const std::vector<Xapian::Database>& databases, const std::vector<Xapian::Database>& references);

  const Xapian::Database& all() const { return all_; }

  /** All but the references. */
  const Xapian::Database& grouped() const { return grouped_; }

  /** Each for itself. */
  const std::vector<Xapian::Database>& parts() const { return parts_; }

  /** All but the references, each for itself. */
  std::vector<Xapian::Database> grouped_parts() const {
    return {parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(count_)};
  }

  /** Place of a document's database: references come first, then those that are grouped, in the order given. */
  std::size_t place(Xapian::docid docid) const;

  /** The document's docid in its database. */
  Xapian::docid docid_in_database(Xapian::docid docid) const;

  bool is_reference(Xapian::docid docid) const { return turn(docid) >= count_; }
  bool has_references() const { return parts_.size() != count_; }

  /** The docid in grouped() of a document that is no reference. Ascending docids stay so. */
  Xapian::docid grouped_docid(Xapian::docid docid) const;

 private:
  std::size_t turn(Xapian::docid docid) const { return (docid - 1) % parts_.size(); }

  std::vector<Xapian::Database> parts_;
  std::size_t count_;  // of those that are grouped
  Xapian::Database grouped_;
  Xapian::Database all_;
};

/** The databases that are grouped as one to write, under the docids of GroupedDatabases::grouped(). */
Xapian::WritableDatabase as_one(const std::vector<Xapian::WritableDatabase>& databases);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_GROUPED_DATABASES_H
