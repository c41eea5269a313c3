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
#include <optional>
#include <string>
#include <string_view>

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

/** LEB128: seven bits a byte, least significant first, the high bit set on all but the last. */
inline void append_varint(std::string& out, std::uint64_t value) {
  for (; value >= 0x80; value >>= 7) out.push_back(static_cast<char>(value | 0x80));
  out.push_back(static_cast<char>(value));
}

/** Takes what append_varint() wrote from the front; nothing if there is no such number, or not in its shortest form. */
inline std::optional<std::uint64_t> take_varint(std::string_view& bytes) {
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    if (shift == 63 && byte > 1) break;
    value |= std::uint64_t{byte & 0x7fU} << shift;
    if (byte < 0x80) return byte == 0 && shift != 0 ? std::nullopt : std::optional(value);
  }
  return std::nullopt;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_BIG_ENDIAN_H
