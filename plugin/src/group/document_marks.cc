#include "group/document_marks.h"

#include <string>

#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"

namespace neardup {

std::uint32_t DocumentMarks::of(std::size_t rank, const CarriedGroup& carried) const {
  constexpr std::size_t kWord = 8;
  const TextLeaders& texts = documents_.texts;
  const std::size_t item = documents_.order.item(rank);
  std::string all;
  constexpr std::size_t kUsualBytes = 128;  // avoids growing step by step
  all.reserve(kUsualBytes);
  append_big_endian(all, documents_.table.digest(item), kWord);
  append_big_endian(all, static_cast<std::uint64_t>(documents_.scopes.time(item)), kWord);
  all += documents_.table.names_other(item) ? 'O' : ' ';
  all += documents_.table.from_positions(item) ? 'P' : ' ';  // another program has replaced the document
  all += texts.leads(rank) ? 'L' : 'F';
  all += texts.first(rank) == rank ? '1' : '0';
  for (const Xapian::docid partner : distinct_.partners(documents_.table.docid(item))) {
    append_big_endian(all, partner, kWord);
  }
  all += ' ' + documents_.scopes.name(documents_.scopes.number(item)) + ' ' + carried.group + ' ';
  if (carried.state) all += encode_group_state(*carried.state, scheme_id_);
  return static_cast<std::uint32_t>(xxh3_hash(all));
}

}  // namespace neardup
