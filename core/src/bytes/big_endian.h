/** @file big_endian.h
 *  Integers as bytes in a fixed order on every machine.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_BYTES_BIG_ENDIAN_H
#define NEARDUP_CORE_BYTES_BIG_ENDIAN_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace neardup {

inline std::uint64_t read_little_endian(const char* bytes, std::size_t count) {
  std::uint64_t value = 0;
  for (std::size_t i = count; i-- != 0;) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return value;
}

/** Whether integers in memory are little-endian. */
constexpr bool kLittleEndianMachine = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;

inline std::array<char, 8> little_endian_bytes(std::uint64_t value) {
  std::array<char, 8> bytes;
  for (std::size_t i = 0; i != bytes.size(); ++i) bytes[i] = static_cast<char>(value >> (8 * i) & 0xff);
  return bytes;
}

inline std::uint64_t read_big_endian(const char* bytes, std::size_t count) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i != count; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return value;
}

inline void append_big_endian(std::string& out, std::uint64_t value, std::size_t count) {
  std::array<char, 8> bytes;
  for (std::size_t i = 0; i != bytes.size(); ++i) bytes[i] = static_cast<char>(value >> (56 - 8 * i) & 0xff);
  out.append(bytes.data() + bytes.size() - count, count);
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_BIG_ENDIAN_H
