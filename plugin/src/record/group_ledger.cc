#include "record/group_ledger.h"

#include <algorithm>
#include <string_view>

#include "bytes/feature_hash.h"
#include "bytes/hex.h"
#include "bytes/octets.h"
#include "database/metadata_keys.h"
#include "database/metadata_update.h"

namespace neardup {

namespace {

constexpr std::size_t kPartOctets = std::size_t{8} << 20U;  // far below what Xapian keeps under one key
constexpr std::size_t kNumberOctets = 4;

void append_number(std::string& body, std::size_t number) {
  append_big_endian(body, number, kNumberOctets);
}

std::string encode_body(const GroupLedger& ledger) {
  std::string body;
  body.reserve(2 * kNumberOctets * (ledger.entries.size() + 1));
  append_number(body, ledger.entries.size());
  for (const auto& [docid, mark] : ledger.entries) {
    append_number(body, docid);
    append_number(body, mark);
  }
  append_number(body, ledger.hot.size());
  for (const auto& [bucket, remembered] : ledger.hot) {
    append_number(body, bucket.size());
    body += bucket;
    append_number(body, remembered.size());
    for (const Xapian::docid docid : remembered) append_number(body, docid);
  }
  return body;
}

/** Takes numbers off a body; whatever it is asked for beyond the end is 0 and empty. */
class BodyReader {
 public:
  explicit BodyReader(std::string_view body) : rest_(body) {}

  std::uint32_t number() {
    const std::string_view octets = text(kNumberOctets);
    return octets.size() < kNumberOctets ? 0
                                         : static_cast<std::uint32_t>(read_big_endian(octets.data(), kNumberOctets));
  }

  std::string_view text(std::size_t octets) {
    const std::string_view taken = rest_.substr(0, octets);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  /** A number of things of which each takes some octets: no more than there are. */
  std::size_t count(std::size_t octets_each) { return std::min<std::size_t>(number(), rest_.size() / octets_each); }

 private:
  std::string_view rest_;
};

GroupLedger decode_body(std::string_view body) {
  BodyReader reader(body);
  GroupLedger ledger;
  ledger.entries.resize(reader.count(2 * kNumberOctets));
  for (GroupLedger::Entry& entry : ledger.entries) {
    entry.docid = reader.number();
    entry.mark = reader.number();
  }
  ledger.hot.resize(reader.count(2 * kNumberOctets));
  for (GroupLedger::Hot& hot : ledger.hot) {
    hot.bucket = reader.text(reader.number());
    hot.remembered.resize(reader.count(kNumberOctets));
    for (Xapian::docid& docid : hot.remembered) docid = reader.number();
  }
  return ledger;
}

std::string part_key(const Scheme& scheme, std::size_t part) {
  return ledger_key(scheme) + ":" + std::to_string(part);
}

void clear_parts(Xapian::WritableDatabase& database, const Scheme& scheme, std::size_t from) {
  for (std::size_t part = from; !database.get_metadata(part_key(scheme, part)).empty(); ++part) {
    database.set_metadata(part_key(scheme, part), {});
  }
}

std::string head_of(const std::string& rule, std::string_view body) {
  return rule + "\n" + hex_encode(xxh3_hash(body));
}

}  // namespace

void write_ledger(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                  const GroupLedger& ledger) {
  const std::string body = encode_body(ledger);
  const std::string head = head_of(rule, body);
  std::size_t part = 0;
  for (std::size_t begin = 0; begin < body.size(); begin += kPartOctets) {
    update_metadata(database, part_key(scheme, part++), body.substr(begin, kPartOctets));
  }
  clear_parts(database, scheme, part);
  update_metadata(database, ledger_key(scheme), head);
}

void clear_ledger(Xapian::WritableDatabase& database, const Scheme& scheme) {
  clear_parts(database, scheme, 0);
  database.set_metadata(ledger_key(scheme), {});
}

std::optional<GroupLedger> read_ledger(const Xapian::Database& database, const Scheme& scheme,
                                       const std::string& rule) {
  const std::string head = database.get_metadata(ledger_key(scheme));
  if (head.compare(0, rule.size() + 1, rule + "\n") != 0) return std::nullopt;
  std::string body;
  for (std::size_t part = 0;; ++part) {
    const std::string octets = database.get_metadata(part_key(scheme, part));
    if (octets.empty()) break;
    body += octets;
  }
  if (head != head_of(rule, body)) return std::nullopt;
  return decode_body(body);
}

}  // namespace neardup
