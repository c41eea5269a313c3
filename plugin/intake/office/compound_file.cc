#include "office/compound_file.h"

#include <algorithm>
#include <stdexcept>

#include "bytes/big_endian.h"
#include "bytes/utf8_characters.h"
#include "characters/text_encoding.h"

namespace neardup {

namespace {

constexpr std::uint32_t kLastSector = 0xfffffffa;  // larger numbers are marks
constexpr std::size_t kEntryBytes = 128;
constexpr std::size_t kSmallStream = 4096;  // smaller ones are in the stream of the root
constexpr std::size_t kSmallSector = 64;

[[noreturn]] void fail() {
  throw std::runtime_error("is a damaged compound file of Office");
}

std::vector<std::uint32_t> numbers(std::string_view bytes) {
  std::vector<std::uint32_t> read;
  for (FieldReader fields(bytes); fields.rest().size() >= 4;) read.push_back(fields.u32());
  return read;
}

}  // namespace

CompoundFile::CompoundFile(std::string_view bytes) : bytes_(bytes), sector_size_(512) {
  FieldReader head = fields_at(bytes, 30);
  if (head.u16() == 12) sector_size_ = 4096;
  const std::uint32_t directory = fields_at(bytes, 48).u32();
  std::vector<std::uint32_t> tables = numbers(fields_at(bytes, 76).take(109 * 4));
  std::uint32_t more = fields_at(bytes, 68).u32();
  for (std::size_t left = bytes.size() / sector_size_; more < kLastSector && left != 0; --left) {
    const std::vector<std::uint32_t> listed = numbers(sector(more));
    if (listed.empty()) fail();
    tables.insert(tables.end(), listed.begin(), listed.end() - 1);
    more = listed.back();
  }
  for (const std::uint32_t table : tables) {
    if (table >= kLastSector || next_.size() * sector_size_ > bytes.size()) break;
    const std::vector<std::uint32_t> listed = numbers(sector(table));
    next_.insert(next_.end(), listed.begin(), listed.end());
  }
  const std::string entries = chain(directory);
  for (FieldReader fields(entries); fields.rest().size() >= kEntryBytes;) {
    FieldReader entry(fields.take(kEntryBytes));
    const std::string_view name = entry.take(64);
    Entry read{};
    append_utf16(read.name, name.substr(0, std::clamp<std::size_t>(entry.u16(), 2, 64) - 2));
    entry.u16();  // type and colour
    read.left = entry.u32();
    read.right = entry.u32();
    read.child = entry.u32();
    entry.take(36);
    read.first = entry.u32();
    read.size = entry.u32();
    entries_.push_back(std::move(read));
  }
  if (entries_.empty()) fail();
}

std::string_view CompoundFile::sector(std::uint32_t number) const {
  const std::size_t begin = (std::size_t{number} + 1) * sector_size_;
  if (number >= kLastSector || begin >= bytes_.size()) fail();
  return bytes_.substr(begin, sector_size_);
}

std::string CompoundFile::chain(std::uint32_t first) const {
  std::string read;
  for (; first < kLastSector; first = next_[first]) {
    if (first >= next_.size() || read.size() > bytes_.size()) fail();
    read += sector(first);
  }
  return read;
}

/** A directory is a tree; its order does not matter here. */
const CompoundFile::Entry* CompoundFile::entry(std::string_view name) const {
  std::vector<std::uint32_t> open{entries_.front().child};
  for (std::size_t left = entries_.size(); !open.empty() && left != 0;) {
    const std::uint32_t number = open.back();
    open.pop_back();
    if (number >= entries_.size()) continue;
    --left;
    const Entry& met = entries_[number];
    if (met.name == name) return &met;
    open.push_back(met.left);
    open.push_back(met.right);
  }
  return nullptr;
}

std::string CompoundFile::stream(std::string_view name) const {
  const Entry* const found = entry(name);
  if (found == nullptr) return {};
  std::string read;
  if (found->size >= kSmallStream) {
    read = chain(found->first);
  } else {
    const std::string all = chain(entries_.front().first);
    const std::vector<std::uint32_t> next = numbers(chain(fields_at(bytes_, 60).u32()));
    for (std::uint32_t at = found->first; at < kLastSector && read.size() < found->size; at = next[at]) {
      if (at >= next.size()) fail();
      read += FieldReader(fields_at(all, at * kSmallSector)).take(kSmallSector);
    }
  }
  if (read.size() < found->size) fail();
  read.resize(found->size);
  return read;
}

std::string CompoundFile::intact_stream(std::string_view name) const {
  try {
    return stream(name);
  } catch (const std::runtime_error&) {
    return {};
  }
}

std::uint64_t FieldReader::number(std::size_t bytes) {
  return read_little_endian(take(bytes).data(), bytes);
}

std::string_view FieldReader::take(std::size_t bytes) {
  if (bytes > rest_.size()) throw std::runtime_error("is cut off");
  const std::string_view taken = rest_.substr(0, bytes);
  rest_.remove_prefix(bytes);
  return taken;
}

FieldReader fields_at(std::string_view bytes, std::size_t place) {
  FieldReader fields(bytes);
  fields.take(place);
  return fields;
}

void append_utf16(std::string& text, std::string_view units) {
  unsigned high = 0;  // surrogate
  for (FieldReader fields(units); fields.rest().size() >= 2;) append_utf16(text, fields.u16(), high);
  if (high != 0) append_utf8(text, high);
}

void append_utf16(std::string& text, unsigned unit, unsigned& high) {
  if (high != 0 && unit >= 0xdc00 && unit < 0xe000) {
    append_utf8(text, 0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00));
    high = 0;
    return;
  }
  if (high != 0) append_utf8(text, high);
  high = unit >= 0xd800 && unit < 0xdc00 ? unit : 0;
  if (high == 0) append_utf8(text, unit);
}

}  // namespace neardup
