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

}  // namespace neardup
