/** @file header_fields.h
 *  The fields that mail programs repeat where they quote or forward a mail, by their names in many languages. THREADS: pure
 *  functions. */
#ifndef NEARDUP_INTAKE_MAIL_HEADER_FIELDS_H
#define NEARDUP_INTAKE_MAIL_HEADER_FIELDS_H

#include <cstdint>
#include <string>
#include <string_view>

namespace neardup {

enum class HeaderField : std::uint8_t {
  kOther,   ///< of a form, a ticket, minutes; or no field
  kFrom,    ///< "From", "Von", "De", with a person behind it
  kTo,      ///< "To", "An", "Para"
  kDate,    ///< "Sent", "Gesendet"
  kSubject  ///< "Subject", "Betreff"
};

/** Which field of a mail a line "Name: value" is. The name may be "*bold*". "From: 10:00" names no
 *  person; "From: 3M Support" does. */
HeaderField header_field(std::string_view line);

/** A line below a ruler with words as "Name: value": so too a row of a table ("| From | Jane |") and a known name without colon
 *  or space behind it ("From Jane", "发件人:Jane"). Other lines as they are. @param storage  keeps what is changed. */
std::string_view field_below_ruler(std::string_view line, std::string& storage);

/** What the fields of a paragraph name. */
struct NamedFields {
  bool from = false, to = false, date = false, subject = false;
  bool sent = false;     ///< the date stands between the two, as in the header of a mail
  bool address = false;  ///< a sender or recipient has a mail address

  void add(std::string_view line);

  /** Whether all that a header has been named: what follows may be the mail. */
  bool is_whole() const { return from && date && subject; }

  /** Whether a mail begins so. Travels have "From: here" and "To: there", so that these two need an address, or the date between
   *  them. */
  bool are_of_mail() const { return from && (subject || (to && (address || sent))); }
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_HEADER_FIELDS_H
