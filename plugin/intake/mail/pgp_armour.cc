#include "mail/pgp_armour.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace neardup {

namespace {

constexpr std::string_view kBeginText = "-----BEGIN PGP SIGNED MESSAGE-----";
constexpr std::string_view kBeginSignature = "-----BEGIN PGP SIGNATURE-----";
constexpr std::string_view kEndSignature = "-----END PGP SIGNATURE-----";

/** A field, such as "Version: GnuPG v1", or a part of the encoded signature. */
bool is_signature_line(std::string_view line) {
  return is_blank(line) || line.find(' ') == std::string_view::npos || line.find(": ") != std::string_view::npos;
}

/** The end of the head of a signed text: after its first blank line. */
std::size_t end_of_head(const MailLines& lines, std::size_t begin) {
  std::size_t end = begin + 1;
  while (end < lines.size() && begins_with(lines[end].text, "Hash:")) ++end;
  return end < lines.size() && is_blank(lines[end].text) ? end + 1 : end;
}

std::size_t end_of_signature(const MailLines& lines, std::size_t begin) {
  std::size_t end = begin + 1;
  while (end < lines.size() && is_signature_line(lines[end].text) && !begins_with(lines[end].text, kEndSignature)) {
    ++end;
  }
  return end < lines.size() && begins_with(lines[end].text, kEndSignature) ? end + 1 : end;
}

}  // namespace

void mark_pgp_armour(MailLines& lines) {
  bool in_text = false;
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t end = i;
    if (begins_with(lines[i].text, kBeginText)) {
      in_text = true;
      end = end_of_head(lines, i);
    } else if (begins_with(lines[i].text, kBeginSignature)) {
      in_text = false;
      end = end_of_signature(lines, i);
    } else if (in_text && begins_with(lines[i].text, "- ")) {
      lines[i].text.remove_prefix(2);
    }
    mark_lines(lines, i, end, LineRole::kArmour);
    i = std::max(end, i + 1);
  }
}

}  // namespace neardup
