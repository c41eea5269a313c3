#include "characters/text_line.h"

namespace neardup {

bool has_word(std::string_view words, std::string_view word) {
  if (word.empty() || word.find(' ') != std::string_view::npos) return false;
  for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' ')) return true;
  }
  return false;
}

std::string_view take_line(std::string_view& text) {
  std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

std::string_view trimmed(std::string_view text, std::string_view white_space) {
  text.remove_prefix(std::min(text.find_first_not_of(white_space), text.size()));
  return text.substr(0, text.find_last_not_of(white_space) + 1);
}

std::string one_line(std::string_view text) {
  std::string line;
  bool gap = false;
  for (std::size_t i = 0; i != text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool no_break_space = byte == 0xc2 && i + 1 != text.size() && text[i + 1] == '\xa0';
    if (byte <= ' ' || byte == 0x7f || no_break_space) {
      gap = true;
      if (no_break_space) ++i;
      continue;
    }
    if (gap && !line.empty()) line += ' ';
    gap = false;
    line += text[i];
  }
  return line;
}

std::optional<FieldLine> parse_field_line(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  return FieldLine{lower_ascii(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))};
}

bool continue_field(std::optional<FieldLine>& field, std::string_view line) {
  if (!field || line.empty() || (line.front() != ' ' && line.front() != '\t')) return false;
  if (!field->value.empty()) field->value += ' ';
  field->value += trimmed(line);
  return true;
}

}  // namespace neardup
