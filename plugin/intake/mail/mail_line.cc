#include "mail/mail_line.h"

#include <algorithm>
#include <iterator>

#include "bytes/eight_bytes.h"
#include "bytes/utf8_characters.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kLeastRuler = 10;
constexpr std::size_t kSearchedBytes = 400;
constexpr std::size_t kMostFieldName = 30;   // bytes
constexpr std::size_t kMostLongName = 45;    // bytes of one that is not ASCII
constexpr std::size_t kMostFieldSpaces = 2;  // in the name of a field
constexpr std::string_view kNoBreakSpace = "\xc2\xa0";
/** Of attributions: Latin, full width, Armenian, Khmer, Ethiopic. */
constexpr std::string_view kColons[] = {":", kFullwidthColon, "\u055d", "\u17d6", "\u1366"};

bool is_ruler_character(char c) {
  return c == '_' || c == '-' || c == '=' || c == '*' || c == '~' || c == '#' || c == '+';
}

std::string_view without_trailing_space(std::string_view line) {
  for (;;) {
    if (ends_with(line, kNoBreakSpace)) {
      line.remove_suffix(kNoBreakSpace.size());
    } else if (!line.empty() && (line.back() == ' ' || line.back() == '\t')) {
      line.remove_suffix(1);
    } else {
      return line;
    }
  }
}

/** Whether a text ends with a colon of its script. */
bool ends_with_mark(std::string_view text) {
  return std::any_of(std::begin(kColons), std::end(kColons),
                     [&](std::string_view colon) { return ends_with(text, colon); });
}

/** The number of digits from a place on. */
std::size_t digits_at(std::string_view line, std::size_t place) {
  return std::min(line.find_first_not_of("0123456789", place), line.size()) - place;
}

/** Whether a whole number of digits at a place is a year. */
bool is_year(std::string_view digits) {
  return digits.size() == 4 && (digits.substr(0, 2) == "20" || (digits.substr(0, 2) == "19" && digits[2] >= '7'));
}

/** Whether ":MM" or ".MM" begins at a place. */
bool has_minutes_at(std::string_view line, std::size_t place) {
  if (place + 3 > line.size() || (line[place] != ':' && line[place] != '.')) return false;
  if (line[place + 1] > '5' || digits_at(line, place + 1) != 2) return false;
  const std::string_view rest = line.substr(place + 3);
  // 09.05.2020 is a date.
  return rest.empty() || (!is_letter_or_digit(rest.front()) && (rest.front() != '.' || digits_at(rest, 1) == 0));
}

/** Whether any number of a line that begins a word has a property.
 *  @param has  is called with the place and the count of the digits. */
template <typename Has>
bool any_number(std::string_view line, const Has& has) {
  for (std::size_t place = 0; place < line.size();) {
    if (!is_digit(line[place])) {
      ++place;
      continue;
    }
    const std::size_t count = digits_at(line, place);
    const bool begins = place == 0 || !is_letter_or_digit(line[place - 1]);
    if (begins && has(line, place, count)) return true;
    place += count;
  }
  return false;
}

}  // namespace

MailLines mail_lines(std::string_view text) {
  MailLines lines;
  lines.reserve(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1);
  while (!text.empty()) lines.push_back({take_line(text)});
  return lines;
}

void mark_lines(MailLines& lines, std::size_t begin, std::size_t end, LineRole role) {
  for (std::size_t i = begin; i < end; ++i) {
    if (lines[i].role == LineRole::kOwn) lines[i].role = role;
  }
}

bool is_blank(std::string_view line) {
  return without_trailing_space(line).empty();
}

std::size_t next_filled(const MailLines& lines, std::size_t place) {
  while (place < lines.size() && is_blank(lines[place].text)) ++place;
  return place;
}

bool is_ruler(std::string_view line) {
  line = trimmed(line);
  return line.size() >= kLeastRuler && std::all_of(line.begin(), line.end(), is_ruler_character);
}

std::string_view plain_line(std::string_view line, std::string& storage) {
  line = line.substr(0, kSearchedBytes);
  if (is_ascii(line)) return line;
  storage.clear();
  while (!line.empty()) {
    const Utf8Character character = first_character(line);
    const std::string_view bytes = line.substr(0, character.bytes);
    const int digit = decimal_digit(character.well_formed ? character.code_point : 0);
    if (digit >= 0) storage += static_cast<char>('0' + digit);
    if (digit < 0 && !without_direction_marks(bytes).empty()) storage += bytes;
    line.remove_prefix(bytes.size());
  }
  return storage;
}

bool is_name_and_value(std::string_view line) {
  std::string storage;
  line = plain_line(line, storage);
  line.remove_prefix(std::min(line.find_first_not_of("*_ \t"), line.size()));
  const std::size_t most = is_ascii(line.substr(0, kMostFieldName)) ? kMostFieldName : kMostLongName;
  const std::string_view start = line.substr(0, most + kFullwidthColon.size());
  const std::size_t wide = start.find(kFullwidthColon);
  const std::size_t colon = std::min(start.find(':'), wide);
  if (colon == std::string_view::npos || colon == 0) return false;
  const std::string_view name = line.substr(0, colon);
  if (name.find_first_of("0123456789.,;/@()[]<>\"") != std::string_view::npos) return false;
  if (static_cast<std::size_t>(std::count(name.begin(), name.end(), ' ')) > kMostFieldSpaces) return false;
  if (colon == wide || colon + 1 == line.size()) return true;
  return std::string_view(" \t*\xc2").find(line[colon + 1]) != std::string_view::npos;  // 0xC2 begins a no-break space
}

bool ends_with_colon(std::string_view line) {
  line = without_direction_marks(without_trailing_space(line));
  return ends_with_mark(line);
}

bool has_address(std::string_view line) {
  line = line.substr(0, kSearchedBytes);
  for (std::size_t at = line.find('@'); at != std::string_view::npos; at = line.find('@', at + 1)) {
    if (at > 0 && at + 1 < line.size() && line[at - 1] != ' ' && is_letter_or_digit(line[at + 1])) return true;
  }
  return false;
}

bool has_link(std::string_view line) {
  line = line.substr(0, kSearchedBytes);
  return line.find("://") != std::string_view::npos || line.find("www.") != std::string_view::npos;
}

bool has_time(std::string_view line) {
  std::string storage;
  return any_number(plain_line(line, storage), [](std::string_view text, std::size_t place, std::size_t count) {
    const bool hour = count == 1 || (count == 2 && text[place] <= '2');
    return hour && has_minutes_at(text, place + count);
  });
}

bool has_year(std::string_view line) {
  std::string storage;
  return any_number(plain_line(line, storage), [](std::string_view text, std::size_t place, std::size_t count) {
    return is_year(text.substr(place, count));
  });
}

std::string flowed_text(std::string_view text, bool deletes_space) {
  std::string joined;
  bool continues = false;
  std::size_t depth_before = 0;
  while (!text.empty()) {
    std::string_view line = take_line(text);
    const std::size_t depth = std::min(line.find_first_not_of('>'), line.size());
    const std::string_view quotes = line.substr(0, depth);
    line.remove_prefix(depth);
    const bool signature = line == "-- " || line == " -- ";
    if (!line.empty() && line.front() == ' ') line.remove_prefix(1);  // space-stuffed
    if (continues && (depth != depth_before || signature)) {
      joined += '\n';
      continues = false;
    }
    if (!continues) joined += quotes;
    if (!continues && depth != 0) joined += ' ';
    continues = !signature && !line.empty() && line.back() == ' ';
    depth_before = depth;
    joined += continues && deletes_space ? line.substr(0, line.size() - 1) : line;
    if (!continues) joined += '\n';
  }
  return joined;
}

}  // namespace neardup
