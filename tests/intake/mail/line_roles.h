/** @file line_roles.h
 *  The roles of the lines of a text, as one letter each. */
#ifndef NEARDUP_TESTS_INTAKE_MAIL_LINE_ROLES_H
#define NEARDUP_TESTS_INTAKE_MAIL_LINE_ROLES_H

#include <cstddef>
#include <string>

#include "mail/mail_line.h"

namespace neardup {

/** "o" for an own line, "q" for a quotation, "s" for a signature, "f" for a footer, "n" for a note of an archive, "a" for armour.
 *  @param marker  is called with the lines. */
template <typename Marker>
std::string line_roles(const std::string& text, const Marker& marker) {
  MailLines lines = mail_lines(text);
  marker(lines);
  std::string roles;
  for (const MailLine& line : lines) roles += "oqqsfna"[static_cast<std::size_t>(line.role)];
  return roles;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_INTAKE_MAIL_LINE_ROLES_H
