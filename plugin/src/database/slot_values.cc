#include "database/slot_values.h"

namespace neardup {

namespace {

class AcceptAll final : public Xapian::MatchDecider {
 public:
  bool operator()(const Xapian::Document&) const override { return true; }
};

}  // namespace

std::map<Xapian::docid, std::string> matching_values(const Xapian::Database& database, const Xapian::Query& query,
                                                     Xapian::valueno slot) {
  Xapian::Enquire enquire(database);
  enquire.set_weighting_scheme(Xapian::BoolWeight());
  enquire.set_query(query);
  enquire.set_sort_by_value(slot, false);
  const Xapian::MSet matches = enquire.get_mset(0, database.get_doccount());
  std::map<Xapian::docid, std::string> values;
  for (auto match = matches.begin(); match != matches.end(); ++match) values[*match] = match.get_sort_key();
  return values;
}

Xapian::Query has_value(Xapian::valueno slot) {
  const std::string least(1, '\0');  // every value but the empty one
  return Xapian::Query(Xapian::Query::OP_VALUE_GE, slot, least);
}

void for_each_value(const Xapian::Database& database, Xapian::valueno slot,
                    const std::function<void(Xapian::docid docid, const std::string& value)>& take) {
  if (!is_local(database)) {
    for (const auto& [docid, value] : matching_values(database, has_value(slot), slot)) take(docid, value);
    return;
  }
  for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
    take(value.get_docid(), *value);
  }
}

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
