/** @file compound.h
 *  Compound files of Office for tests. */
#ifndef NEARDUP_TESTS_INTAKE_COMPOUND_H
#define NEARDUP_TESTS_INTAKE_COMPOUND_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace neardup::cli {

/** A number in so many bytes, little-endian. */
inline std::string field(std::uint64_t number, std::size_t bytes) {
  std::string field;
  for (; bytes-- != 0; number >>= 8) field += static_cast<char>(number & 0xff);
  return field;
}

/** ASCII as UTF-16, little-endian. */
inline std::string wide(const std::string& text) {
  std::string units;
  for (const char c : text) units += {c, '\0'};
  return units;
}

/** A place in a text with another text. */
inline void put_at(std::string& bytes, std::size_t place, const std::string& field) {
  if (bytes.size() < place + field.size()) bytes.resize(place + field.size());
  bytes.replace(place, field.size(), field);
}

/** A compound file with these streams at the top, of at most 50,000 bytes together. Small ones are in the stream of the root. */
inline std::string compound(const std::vector<std::pair<std::string, std::string>>& streams) {
  constexpr std::uint64_t kLast = 0xfffffffe;
  std::vector<std::uint64_t> next{0xfffffffd};  // sector 0 has this table itself
  std::vector<std::uint64_t> next_small;
  std::string small;
  std::string sectors;
  const auto add = [](std::string& all, std::vector<std::uint64_t>& chain, std::string bytes, std::size_t size) {
    const std::uint64_t first = chain.size();
    bytes.resize((std::max<std::size_t>(bytes.size(), 1) + size - 1) / size * size);
    for (std::size_t i = 0; i != bytes.size() / size; ++i) chain.push_back(chain.size() + 1);
    chain.back() = kLast;
    all += bytes;
    return first;
  };
  std::string entries;
  const auto add_entry = [&](const std::string& name, std::uint64_t right, std::uint64_t child, std::uint64_t first,
                             std::size_t size) {
    std::string entry = wide(name);
    entry.resize(64);
    entry += field(2 * name.size() + 2, 2) + field(entries.empty() ? 5 : 2, 2) + field(0xffffffff, 4) +
             field(right, 4) + field(child, 4) + std::string(36, '\0') + field(first, 4) + field(size, 8);
    entries += entry;
  };
  std::vector<std::pair<std::uint64_t, std::size_t>> places;
  for (const auto& [name, bytes] : streams) {
    const bool is_small = bytes.size() < 4096;
    const std::uint64_t first = is_small ? add(small, next_small, bytes, 64) : add(sectors, next, bytes, 512);
    places.emplace_back(first, bytes.size());
  }
  std::string small_table;
  for (const std::uint64_t sector : next_small) small_table += field(sector, 4);
  const std::uint64_t small_place = small.empty() ? kLast : add(sectors, next, small, 512);
  const std::uint64_t table_place = small.empty() ? kLast : add(sectors, next, small_table, 512);
  add_entry("Root Entry", 0xffffffff, 1, small_place, small.size());
  for (std::size_t i = 0; i != streams.size(); ++i) {
    const std::uint64_t right = i + 1 == streams.size() ? 0xffffffff : i + 2;
    add_entry(streams[i].first, right, 0xffffffff, places[i].first, places[i].second);
  }
  const std::uint64_t directory = add(sectors, next, entries, 512);
  std::string table;
  for (const std::uint64_t sector : next) table += field(sector, 4);
  table.resize(512, '\xff');
  std::string head = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + std::string(16, '\0') + field(0x3e, 2) + field(3, 2) +
                     field(0xfffe, 2) + field(9, 2) + field(6, 2) + std::string(10, '\0') + field(1, 4) +
                     field(directory, 4) + field(0, 4) + field(4096, 4) + field(table_place, 4) + field(1, 4) +
                     field(kLast, 4) + field(0, 4) + field(0, 4);
  head.resize(512, '\xff');
  return head + table + sectors;
}

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_INTAKE_COMPOUND_H
