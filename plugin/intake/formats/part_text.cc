#include "formats/part_text.h"

#include <algorithm>

#include "characters/text_line.h"

namespace neardup {

namespace {

/** Remove a line and its continuation lines, which begin with white space. */
std::string take_unfolded_line(std::string_view& text) {
  std::string line(take_line(text));
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) line += take_line(text).substr(1);
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
