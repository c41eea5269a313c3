#include "formats/part_text.h"

#include <algorithm>

#include "bytes/percent_encoding.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

bool is_folded(std::string_view text) {
  return !text.empty() && (text.front() == ' ' || text.front() == '\t');
}

/** Remove a line and its continuation lines, which begin with white space.
 *  @param fold  bytes of the white space that are not part of the line. */
std::string take_unfolded_line(std::string_view& text, std::size_t fold = 1) {
  std::string line(take_line(text));
  while (is_folded(text)) line += take_line(text).substr(fold);
  return line;
}

/** The offset of a property's value: after the first colon outside quotes. */
std::size_t place_of_value(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i != line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (line[i] == ':' && !quoted) return i + 1;
  }
  return line.size();
}

void append_value(std::string& text, std::string_view value) {
  for (std::size_t i = 0; i != value.size(); ++i) {
    const bool escape = value[i] == '\\' && i + 1 != value.size();
    if (escape) ++i;
    text += escape && (value[i] == 'n' || value[i] == 'N') ? '\n' : value[i];
  }
  text += '\n';
}

/** The value of a parameter of a property; empty without it. @param name  in lower case, ";charset=". */
std::string parameter(std::string_view parameters, std::string_view name) {
  const std::size_t place = lower_ascii(parameters).find(name);
  if (place == parameters.npos) return {};
  parameters.remove_prefix(place + name.size());
  return std::string(parameters.substr(0, parameters.find_first_of(";:")));
}

/** Whether the value of a line is bytes in base64. */
bool holds_bytes(std::string_view line) {
  const std::size_t value = place_of_value(line);
  const std::string parameters = lower_ascii(line.substr(0, value));
  return parameters.find("base64") != parameters.npos || lower_ascii(parameter(parameters, ";encoding=")) == "b" ||
         begins_with(line.substr(value), "data:");
}

constexpr std::string_view kBeginning = "BEGIN:VC";  // of VCARD or VCALENDAR

/** Whether the first card or calendar is of a version in which the white space of a folded line belongs to the text. */
bool keeps_folds(std::string_view lines) {
  const std::string_view first = lines.substr(0, lines.find("\n" + std::string(kBeginning)));
  return first.find("VERSION:2.1") != first.npos || first.find("VERSION:1.0") != first.npos;
}

constexpr std::size_t kMostFontBytes = 20;

/** The bytes of an escape sequence of roff in which no word ends; 0 for another one. */
std::size_t bytes_without_width(std::string_view escape) {
  const auto at = [escape](std::size_t place) { return place < escape.size() ? escape[place] : '\0'; };
  if (std::string_view("&%:|^/,)").find(at(1)) != std::string_view::npos) return 2;
  if (at(1) == 'f' && at(2) == '[') return escape.substr(0, kMostFontBytes).find(']') + 1;  // 0: npos + 1
  if (at(1) == 'f') return at(2) == '(' ? 5 : 3;
  if (at(1) != 's') return 0;
  const bool sign = at(2) == '+' || at(2) == '-';
  const std::size_t digit = sign ? 3 : 2;
  if (!is_digit(at(digit))) return 0;
  return digit + (!sign && at(digit) >= '1' && at(digit) <= '3' && is_digit(at(digit + 1)) ? 2 : 1);
}

/** The bytes of an escape sequence of roff for a character or a string; 0 for another one. */
std::size_t bytes_of_name(std::string_view escape) {
  const bool string = begins_with(escape, "\\*");
  const std::size_t name = string ? 2 : 1;
  if (escape.size() > name && escape[name] == '(') return name + 3;
  return string ? 3 : 0;
}

/** What a calendar shows of an appointment or a task: what, where and when, how often, and which of several times. */
constexpr const char* kShownProperties =
    "summary location url conference description comment dtstart dtend duration due rrule rdate exdate recurrence-id "
    "freebusy "
    "completed "
    "method status";

constexpr std::string_view kZone = ";tzid=";
constexpr std::size_t kMostCommandBytes = 60;

/** The command at the start of a text, "<bold>" or "</bold>", without its brackets; empty if there is none. */
std::string_view command_at(std::string_view text) {
  const std::size_t end = text.substr(0, kMostCommandBytes + 2).find('>');
  if (end == std::string_view::npos) return {};
  const std::string_view command = text.substr(1, end - 1);
  const bool named =
      std::all_of(command.begin(), command.end(), [](char c) { return is_letter_or_digit(c) || c == '-' || c == '/'; });
  return named ? command : std::string_view();
}

}  // namespace

std::string calendar_text(std::string_view calendar) {
  std::string text;
  bool answer = false;
  while (!calendar.empty()) {
    const std::string line = take_unfolded_line(calendar);
    const std::string_view name = std::string_view(line).substr(0, line.find_first_of(";:"));
    if (has_word(kShownProperties, lower_ascii(name))) {
      const std::size_t value = place_of_value(line);
      const std::string parameters = line.substr(name.size(), value - name.size());
      const std::size_t zone = lower_ascii(parameters).find(kZone);
      if (zone != std::string::npos) (text += parameters.substr(zone + kZone.size())) += ' ';
      append_value(text, std::string_view(line).substr(value));
    }
    answer = answer || lower_ascii(line) == "method:reply";
    if (answer && lower_ascii(name) == "attendee") (text += std::string_view(line).substr(name.size())) += '\n';
  }
  return text;
}

std::string unfolded_text(std::string_view lines) {
  bool old = keeps_folds(lines);
  std::string text;
  while (!lines.empty()) {
    if (begins_with(lines, kBeginning)) old = keeps_folds(lines);
    if (holds_bytes(lines.substr(0, lines.find('\n')))) {
      do {
        (text += take_line(lines)) += '\n';
      } while (is_folded(lines));
      continue;
    }
    std::string line = take_unfolded_line(lines, old ? 0 : 1);
    const std::string parameters = line.substr(0, place_of_value(line));
    const bool quoted = lower_ascii(parameters).find("quoted-printable") != parameters.npos;
    while (quoted && !lines.empty() && line.size() > parameters.size() && line.back() == '=') {
      line.pop_back();
      line += take_line(lines);
    }
    std::string value = line.substr(parameters.size());
    if (quoted) value = utf8_from_text(percent_decoded(value, '='), {parameter(parameters, ";charset="), {}});
    append_value(text += parameters, value);
  }
  return text;
}

bool is_manual(std::string_view text) {
  for (const char* const beginning : {".\\\"", "'\\\"", ".TH ", ".Dd "}) {
    if (begins_with(text, beginning)) return text.find("\n.SH ") != text.npos || text.find("\n.Sh ") != text.npos;
  }
  return false;
}

std::string manual_text(std::string_view roff) {
  std::string text;
  while (!roff.empty()) {
    const std::size_t plain = std::min(roff.find('\\'), roff.size());
    text += roff.substr(0, plain);
    roff.remove_prefix(plain);
    const std::size_t unseen = bytes_without_width(roff);
    const std::size_t name = unseen == 0 ? bytes_of_name(roff) : 0;
    if (name != 0) text += ' ';
    const std::size_t kept = unseen + name == 0 ? std::min<std::size_t>(roff.size(), 2) : 0;
    text += roff.substr(0, kept);
    roff.remove_prefix(std::min(unseen + name + kept, roff.size()));
  }
  return text;
}

std::string enriched_text(std::string_view enriched) {
  std::string text;
  bool in_param = false;
  while (!enriched.empty()) {
    const std::size_t plain = std::min(enriched.find('<'), enriched.size());
    if (!in_param) text += enriched.substr(0, plain);
    enriched.remove_prefix(plain);
    if (enriched.empty()) break;
    const std::string command = lower_ascii(command_at(enriched));
    if (command.empty()) {
      if (!in_param) text += '<';
      enriched.remove_prefix(enriched.substr(0, 2) == "<<" ? 2 : 1);
      continue;
    }
    if (command == "param" || command == "/param") in_param = command == "param";
    if (has_word("nl lf np paragraph /paragraph", command)) text += '\n';
    if (command == "lt") text += '<';
    enriched.remove_prefix(command.size() + 2);
  }
  return text;
}

}  // namespace neardup
