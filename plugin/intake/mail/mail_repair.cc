#include "mail/mail_repair.h"

#include <algorithm>
#include <set>
#include <vector>

#include "bytes/parsed_number.h"
#include "characters/text_line.h"
#include "mail/mbox_reader.h"

namespace neardup {

namespace {

constexpr std::size_t kMostBoundaryBytes = 70;  // RFC 2046 section 5.1.1

/** "Name: value", and "Name : value" of old mail. */
bool is_field(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string name(trimmed(line.substr(0, colon)));
  return !line.empty() && line.front() != ' ' && line.front() != '\t' && is_header_field(name + ':');
}

bool continues_field(std::string_view line) {
  return line.front() == ' ' || line.front() == '\t';
}

/** Lines that the envelope of a mailbox leaves before the header of a message. */
bool is_envelope(std::string_view line) {
  return begins_with_from(line) || begins_with_from(line.substr(line.front() == '>' ? 1 : 0));
}

std::string_view without_beginning(std::string_view bytes) {
  std::string_view rest = bytes;
  if (rest.substr(0, 3) == "\xef\xbb\xbf") rest.remove_prefix(3);
  rest.remove_prefix(std::min(rest.find_first_not_of("\r\n"), rest.size()));
  std::string_view text = rest;
  return is_field(take_line(text)) ? rest : bytes;
}

/** The offset of the body if no blank line marks it; nothing if one does, or if no field precedes it. */
std::optional<std::size_t> unmarked_body(std::string_view bytes) {
  std::optional<std::size_t> body;
  bool any_field = false;
  for (std::string_view rest = bytes; !rest.empty();) {
    const std::size_t place = bytes.size() - rest.size();
    const std::string_view line = take_line(rest);
    if (line.empty()) break;
    if (is_field(line)) {
      any_field = true;
      body.reset();
    } else if (!body && any_field && !continues_field(line) && !is_envelope(line)) {
      body = place;
    }
  }
  return body;
}

bool is_field_of_addresses(std::string_view line) {
  constexpr std::size_t kLongestName = 100;  // with white space around it
  const std::size_t colon = line.substr(0, kLongestName).find(':');
  if (colon == std::string_view::npos) return false;
  return has_word("from sender reply-to to cc bcc", lower_ascii(trimmed(line.substr(0, colon))));
}

/** The places of signs that are too many in fields of addresses. */
std::vector<std::size_t> surplus_signs(std::string_view bytes) {
  constexpr std::size_t kMostGroups = 100;
  constexpr std::size_t kMostBytes = std::size_t{1} << 11;
  constexpr std::string_view kSigns = ":;,\"()<>[]\\@";
  std::vector<std::size_t> surplus;
  bool addresses = false;
  std::size_t field = 0;  // where it begins
  std::size_t colons = 0;
  for (std::string_view rest = bytes; !rest.empty();) {
    const std::size_t place = bytes.size() - rest.size();
    const std::string_view line = take_line(rest);
    if (line.empty() || !continues_field(line)) {
      addresses = is_field_of_addresses(line);
      field = place;
      colons = 0;
    }
    if (!addresses) continue;
    for (std::size_t at = line.find_first_of(kSigns); at != line.npos; at = line.find_first_of(kSigns, at + 1)) {
      if (line[at] == ':') ++colons;
      if (colons > kMostGroups || place + at - field > kMostBytes) surplus.push_back(place + at);
    }
  }
  return surplus;
}

/** The places of fields that say how a part is to be read, although one before in the header does. Headers stand at the
 *  beginning, and behind lines that may separate parts. */
std::vector<std::size_t> repeated_fields(std::string_view bytes) {
  constexpr std::string_view kRead = "content-type content-transfer-encoding";
  std::vector<std::size_t> repeated;
  std::set<std::string> met;
  bool in_header = true;
  for (std::string_view rest = bytes; !rest.empty();) {
    const std::size_t place = bytes.size() - rest.size();
    const std::string_view line = take_line(rest);
    if (line.empty() || line.substr(0, 2) == "--") {
      met.clear();
      in_header = !line.empty();
    } else if (in_header && (line.front() | 0x20) == 'c' && is_field(line)) {
      const std::string name = lower_ascii(trimmed(line.substr(0, line.find(':'))));
      if (has_word(kRead, name) && !met.insert(name).second) repeated.push_back(place);
    }
  }
  return repeated;
}

}  // namespace

std::optional<std::string> repaired_mail(std::string_view bytes) {
  const std::string_view mail = without_beginning(bytes);
  const std::optional<std::size_t> body = unmarked_body(mail);
  const std::vector<std::size_t> signs = surplus_signs(mail);
  const std::vector<std::size_t> fields = repeated_fields(mail);
  if (!body && signs.empty() && fields.empty() && mail.size() == bytes.size()) return std::nullopt;
  std::string repaired(mail);
  for (const std::size_t place : signs) repaired[place] = ' ';
  for (const std::size_t place : fields) repaired[place] = 'X';  // a field that no reader knows
  if (body) repaired.insert(*body, "\n");
  return repaired;
}

std::string_view message_in_file(std::string_view bytes) {
  std::string_view rest = bytes;
  const std::optional<std::size_t> size = parsed_number<std::size_t>(trimmed(take_line(rest)));
  return size ? rest.substr(0, *size) : bytes;
}

bool is_deleted_in_file(std::string_view bytes) {
  constexpr std::string_view kFlags = "<key>flags</key>";
  constexpr std::string_view kNumber = "<integer>";
  constexpr std::uint64_t kDeleted = 2;
  const std::string_view message = message_in_file(bytes);
  if (message.size() == bytes.size()) return false;
  std::string_view list = bytes.substr(static_cast<std::size_t>(message.end() - bytes.begin()));
  list = list.substr(std::min(list.find(kFlags), list.size()));
  list = list.substr(std::min(list.find(kNumber), list.size()));
  list.remove_prefix(std::min(kNumber.size(), list.size()));
  return (parsed_number<std::uint64_t>(list.substr(0, list.find('<'))).value_or(0) & kDeleted) != 0;
}

bool begins_as_mail(std::string_view bytes) {
  bool from = false;
  bool other = false;
  bytes = without_beginning(message_in_file(bytes));
  while (!bytes.empty()) {
    const std::string_view line = take_line(bytes);
    if (line.empty()) break;
    if (continues_field(line) || is_envelope(line)) continue;
    if (!is_field(line)) return false;
    const std::string name = lower_ascii(trimmed(line.substr(0, line.find(':'))));
    from = from || name == "from";
    other = other || has_word("date message-id received return-path delivered-to mime-version", name);
  }
  return from && other;
}

std::string found_boundary(std::string_view body) {
  while (!body.empty()) {
    const std::string_view line = trimmed(take_line(body));
    if (line.size() <= 2 || line.size() > kMostBoundaryBytes + 2 || line.substr(0, 2) != "--") continue;
    std::string_view next = body;
    const std::string_view following = take_line(next);
    if (!body.empty() && (following.empty() || is_header_field(following))) return std::string(line.substr(2));
  }
  return {};
}

}  // namespace neardup
