#include "text/xapian_characters.h"

#include <xapian.h>

#include "bytes/utf8_characters.h"

namespace neardup {

std::string_view xapian_characters(std::string_view text, std::string& memory) {
  const std::size_t whole = well_formed_size(text);
  if (whole == text.size()) return text;
  memory = text.substr(0, whole);
  const std::string_view rest = text.substr(whole);
  for (Xapian::Utf8Iterator character(rest.data(), rest.size()); character != Xapian::Utf8Iterator(); ++character)
    Xapian::Unicode::append_utf8(memory, *character);
  return memory;
}

}  // namespace neardup
