#include "database/grouped_databases.h"

#include "database/slot_values.h"

namespace neardup {

namespace {

template <typename Together, typename Part>
Together together(const std::vector<Part>& parts) {
  if (parts.size() == 1) return parts.front();
  Together all;
  for (const Part& part : parts) {
    if (part.size() != 1) {
      throw Xapian::InvalidArgumentError(
          "one of several databases to group together has several shards; name each shard");
    }
    all.add_database(part);
  }
  return all;
}

}  // namespace

GroupedDatabases::GroupedDatabases(const std::vector<Xapian::Database>& databases,
                                   const std::vector<Xapian::Database>& references)
    : parts_(databases), count_(databases.size()) {
  if (databases.empty()) throw Xapian::InvalidArgumentError("no database to group; give at least one");
  parts_.insert(parts_.end(), references.begin(), references.end());
  grouped_ = together<Xapian::Database>(databases);
  if (!is_local(grouped_)) throw Xapian::InvalidArgumentError("database is remote; group it on its own host");
  all_ = references.empty() ? grouped_ : together<Xapian::Database>(parts_);
}

std::size_t GroupedDatabases::place(Xapian::docid docid) const {
  const std::size_t references = parts_.size() - count_;
  return is_reference(docid) ? turn(docid) - count_ : turn(docid) + references;
}

Xapian::docid GroupedDatabases::docid_in_database(Xapian::docid docid) const {
  return static_cast<Xapian::docid>((docid - 1) / parts_.size() + 1);
}

Xapian::docid GroupedDatabases::grouped_docid(Xapian::docid docid) const {
  return static_cast<Xapian::docid>((docid_in_database(docid) - 1) * count_ + turn(docid) + 1);
}

Xapian::WritableDatabase as_one(const std::vector<Xapian::WritableDatabase>& databases) {
  return together<Xapian::WritableDatabase>(databases);
}

}  // namespace neardup
