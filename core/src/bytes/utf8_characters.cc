#include "bytes/utf8_characters.h"

#include <cstddef>

namespace neardup {

namespace {

constexpr std::uint32_t kIllFormed = 0x110000;

/** Bytes of the sequence that a lead byte announces; 0 if the byte cannot lead. */
std::size_t announced(std::uint32_t lead) {
  if (lead < 0x80) return 1;
  if (lead < 0xc2) return 0;
  if (lead < 0xe0) return 2;
  if (lead < 0xf0) return 3;
  return lead < 0xf5 ? 4 : 0;
}

/** Whether a code point is a scalar value whose shortest form has this many bytes. */
bool is_scalar_of(std::uint32_t code_point, std::size_t bytes) {
  if (bytes == 3) return code_point >= 0x800 && (code_point < 0xd800 || code_point > 0xdfff);
  return bytes != 4 || (code_point >= 0x10000 && code_point <= 0x10ffff);
}

}  // namespace

std::uint32_t take_character(std::string_view& text) {
  const auto byte = [text](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(text[i])}; };
  const std::uint32_t lead = byte(0);
  const std::size_t bytes = announced(lead);
  bool well_formed = bytes != 0 && bytes <= text.size();
  std::uint32_t code_point = bytes == 1 ? lead : lead & (0x7fU >> bytes);
  for (std::size_t i = 1; well_formed && i < bytes; ++i) {
    well_formed = (byte(i) & 0xc0) == 0x80;
    code_point = code_point << 6 | (byte(i) & 0x3f);
  }
  well_formed = well_formed && is_scalar_of(code_point, bytes);
  text.remove_prefix(well_formed ? bytes : 1);
  return well_formed ? code_point : kIllFormed + lead;
}

}  // namespace neardup
