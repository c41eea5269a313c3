#include "printable.h"

#include <fmt/format.h>
#include <xapian.h>

namespace neardup::cli {

namespace {

bool changes_the_terminal(unsigned c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x2069);
}

/** Octets of the well-formed character at the front; 0 if there is none. */
std::size_t well_formed_octets(std::string_view text) {
  const Xapian::Utf8Iterator character(text.data(), text.size());
  Xapian::Utf8Iterator next = character;
  ++next;
  const std::size_t octets = text.size() - next.left();
  // Xapian reads an ill-formed octet as the Latin-1 character of that number.
  return octets == 1 && static_cast<unsigned char>(text[0]) >= 0x80 ? 0 : octets;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string safe;
  while (!text.empty()) {
    std::size_t octets = well_formed_octets(text);
    if (octets == 0) {
      safe += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[0]));
      octets = 1;
    } else if (const unsigned c = *Xapian::Utf8Iterator(text.data(), octets); changes_the_terminal(c)) {
      safe += c < 0x80 ? fmt::format("\\x{:02x}", c) : fmt::format("\\u{{{:04x}}}", c);
    } else {
      safe.append(text.substr(0, octets));
    }
    text.remove_prefix(octets);
  }
  return safe;
}

}  // namespace neardup::cli
