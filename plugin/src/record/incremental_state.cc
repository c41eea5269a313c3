#include "record/incremental_state.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "bytes/base_encodings.h"
#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "database/metadata_keys.h"

namespace neardup {

namespace {

constexpr std::size_t kNumberBytes = 4;

void append_number(std::string& body, std::size_t number) {
  append_big_endian(body, number, kNumberBytes);
}

void append_docids(std::string& body, const std::vector<Xapian::docid>& docids) {
  append_number(body, docids.size());
  for (const Xapian::docid docid : docids) append_number(body, docid);
}

constexpr std::uint32_t kExact = 0x80000000;
constexpr double kSimilarityScale = 1e9;

void append_link(std::string& body, const IncrementalState::Link& link) {
  append_number(
      body, static_cast<std::uint32_t>(std::llround(link.similarity * kSimilarityScale)) | (link.exact ? kExact : 0U));
}

/** @param buckets  each its name and the docids that it has. */
template <typename Buckets>
void append_buckets(std::string& body, const Buckets& buckets) {
  append_number(body, buckets.size());
  for (const auto& [name, docids] : buckets) {
    append_number(body, name.size());
    body += name;
    append_docids(body, docids);
  }
}

void append_groups(std::string& body, const IncrementalState& incremental_state) {
  append_buckets(body, incremental_state.crowded);
  append_number(body, incremental_state.neighbours.size());
  for (const auto& [docid, neighbours] : incremental_state.neighbours) {
    append_number(body, docid);
    append_docids(body, neighbours);
  }
  append_number(body, incremental_state.judged.size());
  for (const auto& [centre, documents, members] : incremental_state.judged) {
    append_number(body, centre);
    append_number(body, documents);
    append_number(body, members.size());
    for (const IncrementalState::FamilyMember& member : members) {
      append_number(body, member.docid);
      append_link(body, member.link);
      append_number(body, member.centre);
      append_link(body, member.link_to_centre);
    }
  }
}

std::string encode_body(const IncrementalState& incremental_state) {
  std::string body;
  body.reserve(2 * kNumberBytes * (incremental_state.entries.size() + 1));
  append_number(body, incremental_state.entries.size());
  for (const auto& [docid, mark] : incremental_state.entries) {
    append_number(body, docid);
    append_number(body, mark);
  }
  append_buckets(body, incremental_state.oversized);
  append_groups(body, incremental_state);
  return body;
}

/** Reads numbers from a body; beyond its end it reads 0 and empty. */
class BodyReader {
 public:
  explicit BodyReader(std::string_view body) : rest_(body) {}

  std::uint32_t number() {
    const std::string_view bytes = text(kNumberBytes);
    return bytes.size() < kNumberBytes ? 0 : static_cast<std::uint32_t>(read_big_endian(bytes.data(), kNumberBytes));
  }

  std::string_view text(std::size_t bytes) {
    const std::string_view taken = rest_.substr(0, bytes);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  std::vector<Xapian::docid> docids() {
    std::vector<Xapian::docid> docids(count(kNumberBytes));
    for (Xapian::docid& docid : docids) docid = number();
    return docids;
  }

  IncrementalState::Link link() {
    const std::uint32_t bits = number();
    return {static_cast<double>(bits & ~kExact) / kSimilarityScale, (bits & kExact) != 0};
  }

  /** A count of things that take this many bytes each, at most as many as the body has room for. */
  std::size_t count(std::size_t bytes_each) { return std::min<std::size_t>(number(), rest_.size() / bytes_each); }

 private:
  std::string_view rest_;
};

template <typename Buckets>
void read_buckets(BodyReader& reader, Buckets& buckets) {
  buckets.resize(reader.count(2 * kNumberBytes));
  for (auto& [name, docids] : buckets) {
    name = reader.text(reader.number());
    docids = reader.docids();
  }
}

void read_groups(BodyReader& reader, IncrementalState& incremental_state) {
  read_buckets(reader, incremental_state.crowded);
  incremental_state.neighbours.resize(reader.count(2 * kNumberBytes));
  for (IncrementalState::Neighbours& neighbours : incremental_state.neighbours) {
    neighbours.docid = reader.number();
    neighbours.neighbours = reader.docids();
  }
  incremental_state.judged.resize(reader.count(3 * kNumberBytes));
  for (IncrementalState::Judged& judged : incremental_state.judged) {
    judged.centre = reader.number();
    judged.documents = reader.number();
    judged.members.resize(reader.count(4 * kNumberBytes));
    for (IncrementalState::FamilyMember& member : judged.members) {
      member.docid = reader.number();
      member.link = reader.link();
      member.centre = reader.number();
      member.link_to_centre = reader.link();
    }
  }
}

IncrementalState decode_body(std::string_view body) {
  BodyReader reader(body);
  IncrementalState incremental_state;
  incremental_state.entries.resize(reader.count(2 * kNumberBytes));
  for (IncrementalState::Entry& entry : incremental_state.entries) {
    entry.docid = reader.number();
    entry.mark = reader.number();
  }
  read_buckets(reader, incremental_state.oversized);
  read_groups(reader, incremental_state);
  return incremental_state;
}

std::string part_key(const Scheme& scheme, std::size_t part) {
  return incremental_state_key(scheme) + ":" + std::to_string(part);
}

void clear_parts(Xapian::WritableDatabase& database, const Scheme& scheme, std::size_t from) {
  for (std::size_t part = from; !database.get_metadata(part_key(scheme, part)).empty(); ++part) {
    database.set_metadata(part_key(scheme, part), {});
  }
}

std::string announced_key(const Scheme& scheme) {
  return incremental_state_key(scheme) + ":written";
}

std::vector<Xapian::docid> announced_writes(const Xapian::Database& database, const Scheme& scheme) {
  const std::string body = long_metadata(database, announced_key(scheme));
  return BodyReader(body).docids();
}

std::string head_of(const std::string& rule, std::string_view body) {
  return rule + "\n" + hex_encode(xxh3_hash(body));
}

void drop_entries(std::vector<IncrementalState::Entry>& entries, const std::vector<Xapian::docid>& docids) {
  const auto is_dropped = [&](const IncrementalState::Entry& entry) {
    return std::binary_search(docids.begin(), docids.end(), entry.docid);
  };
  entries.erase(std::remove_if(entries.begin(), entries.end(), is_dropped), entries.end());
}

}  // namespace

void announce_writes(Xapian::WritableDatabase& database, const Scheme& scheme,
                     const std::vector<Xapian::docid>& docids) {
  if (docids.empty() || database.get_metadata(incremental_state_key(scheme)).empty()) return;
  const std::vector<Xapian::docid> before = announced_writes(database, scheme);
  std::vector<Xapian::docid> all;
  std::set_union(before.begin(), before.end(), docids.begin(), docids.end(), std::back_inserter(all));
  std::string body;
  append_docids(body, all);
  update_long_metadata(database, announced_key(scheme), body);
}

void write_incremental_state(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                             const IncrementalState& incremental_state) {
  const std::string body = encode_body(incremental_state);
  const std::string head = head_of(rule, body);
  std::size_t part = 0;
  for (std::size_t begin = 0; begin < body.size(); begin += kMetadataPart) {
    update_metadata(database, part_key(scheme, part++), body.substr(begin, kMetadataPart));
  }
  clear_parts(database, scheme, part);
  update_metadata(database, incremental_state_key(scheme), head);
  update_long_metadata(database, announced_key(scheme), {});
}

void clear_incremental_state(Xapian::WritableDatabase& database, const Scheme& scheme) {
  clear_parts(database, scheme, 0);
  database.set_metadata(incremental_state_key(scheme), {});
  update_long_metadata(database, announced_key(scheme), {});
}

std::optional<IncrementalState> read_incremental_state(const Xapian::Database& database, const Scheme& scheme,
                                                       const std::string& rule) {
  const std::string head = database.get_metadata(incremental_state_key(scheme));
  if (head.compare(0, rule.size() + 1, rule + "\n") != 0) return std::nullopt;
  std::string body;
  for (std::size_t part = 0;; ++part) {
    const std::string bytes = database.get_metadata(part_key(scheme, part));
    if (bytes.empty()) break;
    body += bytes;
  }
  if (head != head_of(rule, body)) return std::nullopt;
  IncrementalState state = decode_body(body);
  drop_entries(state.entries, announced_writes(database, scheme));
  return state;
}

}  // namespace neardup
