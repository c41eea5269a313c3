#include "record/incremental_state.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "bytes/base_encodings.h"
#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "database/metadata_keys.h"

namespace neardup {

namespace {

constexpr std::size_t kNumberBytes = 4;

constexpr std::uint32_t kExact = 0x80000000;
constexpr double kSimilarityScale = 1e9;

/** Writes what BodyReader reads. */
class BodyWriter {
 public:
  void number(std::size_t number) { append_big_endian(body_, number, kNumberBytes); }

  void text(const std::string& text) {
    number(text.size());
    body_ += text;
  }

  void link(const StarLink& link) {
    number(static_cast<std::uint32_t>(std::llround(link.similarity * kSimilarityScale)) | (link.exact ? kExact : 0U));
  }

  template <typename Things, typename EachPart>
  void list(const Things& things, std::size_t /*least_numbers*/, const EachPart& each_part) {
    number(things.size());
    for (const auto& thing : things) each_part(thing);
  }

  std::string take() { return std::move(body_); }

 private:
  std::string body_;
};

/** Reads numbers from a body; beyond its end it reads 0 and empty. */
class BodyReader {
 public:
  explicit BodyReader(std::string_view body) : rest_(body) {}

  void number(std::uint32_t& number) {
    const std::string_view bytes = taken(kNumberBytes);
    number = bytes.size() < kNumberBytes ? 0 : static_cast<std::uint32_t>(read_big_endian(bytes.data(), kNumberBytes));
  }

  void text(std::string& text) {
    std::uint32_t bytes = 0;
    number(bytes);
    text = taken(bytes);
  }

  void link(StarLink& link) {
    std::uint32_t bits = 0;
    number(bits);
    link = {static_cast<double>(bits & ~kExact) / kSimilarityScale, (bits & kExact) != 0};
  }

  /** @param least_numbers  of a thing: so a damaged count makes no longer list than the body has room for. */
  template <typename Things, typename EachPart>
  void list(Things& things, std::size_t least_numbers, const EachPart& each_part) {
    std::uint32_t count = 0;
    number(count);
    things.resize(std::min<std::size_t>(count, rest_.size() / (least_numbers * kNumberBytes)));
    for (auto& thing : things) each_part(thing);
  }

 private:
  std::string_view taken(std::size_t bytes) {
    const std::string_view taken = rest_.substr(0, bytes);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  std::string_view rest_;
};

template <typename Body, typename Docids>
void each_docid(Body& body, Docids& docids) {
  body.list(docids, 1, [&](auto& docid) { body.number(docid); });
}

/** @param buckets  each its name and the docids that it has. */
template <typename Body, typename Buckets>
void each_bucket(Body& body, Buckets& buckets) {
  body.list(buckets, 2, [&](auto& bucket) {
    auto& [name, docids] = bucket;
    body.text(name);
    each_docid(body, docids);
  });
}

/** The layout, for writing and for reading. */
template <typename Body, typename State>
void each_part(Body& body, State& state) {
  body.list(state.entries, 2, [&](auto& entry) {
    body.number(entry.docid);
    body.number(entry.mark);
  });
  each_bucket(body, state.oversized);
  each_bucket(body, state.crowded);
  body.list(state.neighbours, 2, [&](auto& document) {
    body.number(document.docid);
    each_docid(body, document.neighbours);
  });
  body.list(state.judged, 3, [&](auto& star) {
    body.number(star.centre);
    body.number(star.documents);
    body.list(star.members, 4, [&](auto& member) {
      body.number(member.docid);
      body.link(member.link);
      body.number(member.centre);
      body.link(member.link_to_centre);
    });
  });
}

constexpr const char* kFirstPart = ":0";  // the key itself has the head

std::string announced_key(const Scheme& scheme) {
  return scheme_key(kIncrementalStateKeys, scheme) + ":written";
}

std::vector<Xapian::docid> announced_writes(const Xapian::Database& database, const Scheme& scheme) {
  const std::string body = long_metadata(database, announced_key(scheme));
  BodyReader reader(body);
  std::vector<Xapian::docid> docids;
  each_docid(reader, docids);
  return docids;
}

std::string head_of(const std::string& rule, std::string_view body) {
  return rule + "\n" + hex_encode(xxh3_hash(body));
}

}  // namespace

void announce_writes(Xapian::WritableDatabase& database, const Scheme& scheme,
                     const std::vector<Xapian::docid>& docids) {
  if (docids.empty() || database.get_metadata(scheme_key(kIncrementalStateKeys, scheme)).empty()) return;
  const std::vector<Xapian::docid> before = announced_writes(database, scheme);
  std::vector<Xapian::docid> all;
  std::set_union(before.begin(), before.end(), docids.begin(), docids.end(), std::back_inserter(all));
  BodyWriter body;
  each_docid(body, all);
  update_long_metadata(database, announced_key(scheme), body.take());
}

void write_incremental_state(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                             const IncrementalState& incremental_state) {
  BodyWriter writer;
  each_part(writer, incremental_state);
  const std::string body = writer.take();
  const std::string head = head_of(rule, body);
  update_long_metadata(database, scheme_key(kIncrementalStateKeys, scheme), body, kFirstPart);
  update_metadata(database, scheme_key(kIncrementalStateKeys, scheme), head);
  update_long_metadata(database, announced_key(scheme), {});
}

void clear_incremental_state(Xapian::WritableDatabase& database, const Scheme& scheme) {
  update_long_metadata(database, scheme_key(kIncrementalStateKeys, scheme), {}, kFirstPart);
  database.set_metadata(scheme_key(kIncrementalStateKeys, scheme), {});
  database.set_metadata(last_run_key(scheme), {});
  update_long_metadata(database, announced_key(scheme), {});
}

std::optional<IncrementalState> read_incremental_state(const Xapian::Database& database, const Scheme& scheme,
                                                       const std::string& rule) {
  const std::string head = database.get_metadata(scheme_key(kIncrementalStateKeys, scheme));
  if (head.compare(0, rule.size() + 1, rule + "\n") != 0) return std::nullopt;
  const std::string body = long_metadata(database, scheme_key(kIncrementalStateKeys, scheme), kFirstPart);
  if (head != head_of(rule, body)) return std::nullopt;
  BodyReader reader(body);
  IncrementalState state;
  each_part(reader, state);
  const auto is_dropped = [dropped = announced_writes(database, scheme)](const IncrementalState::Entry& entry) {
    return std::binary_search(dropped.begin(), dropped.end(), entry.docid);
  };
  state.entries.erase(std::remove_if(state.entries.begin(), state.entries.end(), is_dropped), state.entries.end());
  return state;
}

}  // namespace neardup
