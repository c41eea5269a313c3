/** @file mail_line.h
 *  The lines of a mail, and what each is: the first stage of mail_content(). THREADS: pure functions.
 *
 *  Each later stage gives a role to lines that are still the author's own; no stage takes a role back.
 *  flowed_text() gives the text of format=flowed mail.
 */
#ifndef NEARDUP_INTAKE_MAIL_MAIL_LINE_H
#define NEARDUP_INTAKE_MAIL_MAIL_LINE_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

enum class LineRole : std::uint8_t {
  kOwn,        ///< what the author wrote
  kQuotation,  ///< of another mail, or a line that introduces one
  kOriginal,   ///< of another mail that follows its header (original_message.h), or of that header
  kSignature,  ///< of the author
  kFooter,     ///< of a mailing list
  kNote,       ///< of a list's archive on a part that it took out
  kArmour      ///< of OpenPGP
};

struct MailLine {
  std::string_view text;  ///< without line end
  LineRole role = LineRole::kOwn;
};

using MailLines = std::vector<MailLine>;

/** The lines of a text, all of them own. The text must outlive them. Cost: linear. */
MailLines mail_lines(std::string_view text);

/** Give a role to the own lines of [begin, end). Cost: linear in end - begin. */
void mark_lines(MailLines& lines, std::size_t begin, std::size_t end, LineRole role);

/** Whether a line has only white space. No-break spaces of HTML mail are white space here. */
bool is_blank(std::string_view line);

/** The first line at or after a place that is not blank; lines.size() if there is none. */
std::size_t next_filled(const MailLines& lines, std::size_t place);

/** Whether a line is a ruler: at least ten characters of "_-=*~#+", and only these. */
bool is_ruler(std::string_view line);

/** Whether a line ends with a colon, also that of another script. Trailing white space is ignored. */
bool ends_with_colon(std::string_view line);

/** The first 400 bytes of a line without marks of direction, with digits of ASCII for those of other scripts.
 *  @param storage  keeps what is changed. */
std::string_view plain_line(std::string_view line, std::string& storage);

/** Whether a line is "Name: value", in any language. The name may be "*bold". */
bool is_name_and_value(std::string_view line);

/** Whether the first 400 bytes of a line have "@" between other characters: a mail address. */
bool has_address(std::string_view line);

/** Whether the first 400 bytes of a line have "://" or "www.". */
bool has_link(std::string_view line);

/** Whether the first 400 bytes of a line have a time of day, such as 9:05 or 09.05. */
bool has_time(std::string_view line);

/** Whether the first 400 bytes of a line have a year from 1970 to 2099. */
bool has_year(std::string_view line);

/** What lines name that introduce another mail. */
struct Named {
  bool address = false, time = false, year = false;

  static Named in(std::string_view line) { return {has_address(line), has_time(line), has_year(line)}; }

  bool any() const { return address || time || year; }
  bool adds_to(const Named& below) const {
    return (address && !below.address) || (time && !below.time) || (year && !below.year);
  }
  void add(const Named& other) {
    address = address || other.address;
    time = time || other.time;
    year = year || other.year;
  }
};

/** Join the lines of each paragraph: the next line of the same quoting depth continues a line that ends in a space.
 *  Quote marks stay only at the beginning of a paragraph.
 *  @param deletes_space  DelSp=yes: the space is not part of the text, so that lines may end within words.
 *  Source: RFC 3676 section 4. */
std::string flowed_text(std::string_view text, bool deletes_space);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MAIL_LINE_H
