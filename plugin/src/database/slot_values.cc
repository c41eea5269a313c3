#include "database/slot_values.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#include <xapian.h>

#include "bytes/ascii.h"
#include "bytes/big_endian.h"

namespace neardup {

namespace {

constexpr std::size_t kDateDigits = 8;
constexpr std::size_t kDateTimeDigits = 14;
constexpr std::size_t kTimeBytes = 4;

bool is_date(const std::string& value) {
  return (value.size() == kDateDigits || value.size() == kDateTimeDigits) &&
         std::all_of(value.begin(), value.end(), is_digit);
}

/** Whether 4 bytes are a serialised number rather than a big-endian one. */
bool is_serialised(const std::string& value, bool others_are) {
  constexpr char kPositive = '\xe0';  // first byte of nearly all from 2^14 to 2^62
  if (!others_are && value[0] != kPositive) return false;
  const double seconds = Xapian::sortable_unserialise(value);
  return Xapian::sortable_serialise(seconds) == value && seconds == std::floor(seconds);
}

/** Any other bytes give a number, too: "2024-01-01". */
std::optional<std::int64_t> serialised_time(const std::string& value) {
  const double seconds = Xapian::sortable_unserialise(value);
  constexpr double kMost = 1e15;  // far beyond any date, and exact in both types
  if (!(std::abs(seconds) <= kMost) || Xapian::sortable_serialise(seconds) != value) return std::nullopt;
  return static_cast<std::int64_t>(seconds);
}

std::optional<std::int64_t> time_of_digits(const std::string& value) {
  std::tm parts{};
  if (::strptime(value.c_str(), value.size() == kDateDigits ? "%Y%m%d" : "%Y%m%d%H%M%S", &parts) == nullptr)
    return std::nullopt;
  std::tm normal = parts;
  const std::int64_t time = ::timegm(&normal);
  return normal.tm_mday == parts.tm_mday && normal.tm_min == parts.tm_min ? std::optional(time) : std::nullopt;
}

}  // namespace

bool is_serialised_time(const std::string& value) {
  return !value.empty() && value.size() != kTimeBytes && !is_date(value);
}

std::optional<std::int64_t> stored_time(const std::string& value, bool serialised) {
  if (value.empty()) return std::nullopt;
  if (is_date(value)) return time_of_digits(value);
  if (value.size() == kTimeBytes && !is_serialised(value, serialised)) return read_big_endian(value.data(), kTimeBytes);
  return serialised_time(value);
}

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
