#include "database/locality.h"

namespace neardup {

namespace {

class AcceptAll final : public Xapian::MatchDecider {
 public:
  bool operator()(const Xapian::Document&) const override { return true; }
};

}  // namespace

// Xapian has no function for it. But its matcher rejects a MatchDecider for a remote shard before it contacts that
// shard.
bool is_local(const Xapian::Database& database) {
  Xapian::Enquire enquire(database);
  enquire.set_query(Xapian::Query("any"));
  const AcceptAll decider;
  try {
    enquire.get_mset(0, 0, 0, nullptr, &decider);
  } catch (const Xapian::UnimplementedError&) {
    return false;
  }
  return true;
}

void require_one_local_shard(const Xapian::Database& database, const std::string& verb) {
  if (!is_local(database)) {
    throw Xapian::InvalidArgumentError("database is remote; " + verb + " it on its own host");
  }
  if (database.size() != 1) {
    throw Xapian::InvalidArgumentError("database has " + std::to_string(database.size()) + " shards, must have 1; " +
                                       verb + " each shard separately");
  }
}

}  // namespace neardup
