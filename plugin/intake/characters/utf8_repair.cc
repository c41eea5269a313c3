#include "characters/utf8_repair.h"

#include "bytes/eight_bytes.h"
#include "bytes/utf8_characters.h"

namespace neardup {

Utf8Census utf8_census(std::string_view text) {
  Utf8Census result;
  for (text.remove_prefix(ascii_eights(text)); !text.empty(); text.remove_prefix(ascii_eights(text))) {
    const Utf8Character character = first_character(text);
    if (!character.well_formed) {
      ++result.ill_formed;
    } else if (character.bytes > 1) {
      ++result.multibyte;
    }
    text.remove_prefix(character.bytes);
  }
  return result;
}

std::string repaired_utf8(std::string bytes) {
  if (utf8_census(bytes).ill_formed == 0) return bytes;
  std::string text;
  text.reserve(bytes.size());
  for (std::string_view rest = bytes; !rest.empty();) {
    const Utf8Character character = first_character(rest);
    text += character.well_formed ? rest.substr(0, character.bytes) : "\xef\xbf\xbd";
    rest.remove_prefix(character.bytes);
  }
  return text;
}

}  // namespace neardup
