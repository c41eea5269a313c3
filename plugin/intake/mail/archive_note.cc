#include "mail/archive_note.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kMostLines = 8;
constexpr std::size_t kFileFields = 3;  // name, type and size

bool begins_note(std::string_view line) {
  line = trimmed(line);
  const std::size_t begin = std::min(line.find_first_not_of('-'), line.size());
  const std::string_view words = trimmed(line, "-");
  return begin >= 10 && !words.empty() && line.size() - begin - words.size() >= 10 && words.front() == ' ' &&
         words.back() == ' ';
}

/** Whether a line is "Name : value", with white space before the colon or without, and not a link alone. */
bool is_note_field(std::string_view line) {
  const std::size_t colon = line.find(':');
  return colon != line.npos && colon != 0 && line.substr(colon, 3) != "://";
}

/** The place behind a note that begins at a place; that place if none does. */
std::size_t end_of_note(const MailLines& lines, std::size_t begin) {
  const std::size_t most = std::min(lines.size(), begin + 1 + kMostLines);
  for (std::size_t at = begin + 1; at < most && !is_blank(lines[at].text); ++at) {
    if (is_note_field(lines[at].text) && has_link(lines[at].text)) return at + 1;
  }
  return begin;
}

/** The fields of a note on a file; empty for another one. */
std::string file_of_note(const MailLines& lines, std::size_t begin, std::size_t end) {
  std::string fields;
  std::size_t count = 0;
  for (std::size_t at = begin + 1; at + 1 < end; ++at) {
    if (!is_note_field(lines[at].text)) continue;
    ++count;
    (fields += lines[at].text) += '\n';
  }
  const bool signature = fields.find("-signature") != fields.npos;
  return count < kFileFields || signature ? std::string() : fields;
}

}  // namespace

std::string mark_archive_notes(MailLines& lines) {
  std::string files;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::size_t end = begins_note(lines[at].text) ? end_of_note(lines, at) : at;
    if (end == at) continue;
    files += file_of_note(lines, at, end);
    mark_lines(lines, at, end, LineRole::kNote);
    at = end - 1;
  }
  return files;
}

}  // namespace neardup
