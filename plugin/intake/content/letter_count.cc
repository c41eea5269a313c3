#include "content/letter_count.h"

namespace neardup {

std::uint32_t letter_count(std::string_view text) {
  std::uint32_t letters = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool begins_character = byte > 0x20 && (byte & 0xc0) != 0x80;
    letters += static_cast<std::uint32_t>(begins_character) + static_cast<std::uint32_t>(byte >= 0xe3);
  }
  return letters;
}

}  // namespace neardup
