#include "formats/enriched_text.h"

#include <algorithm>

#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kMostCommandBytes = 60;

/** The command at the start of a text, "<bold>" or "</bold>", without its brackets; empty if there is none. */
std::string_view command_at(std::string_view text) {
  const std::size_t end = text.substr(0, kMostCommandBytes + 2).find('>');
  if (end == std::string_view::npos) return {};
  const std::string_view command = text.substr(1, end - 1);
  const bool named = std::all_of(command.begin(), command.end(), [](unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '/';
  });
  return named ? command : std::string_view();
}

bool separates_words(const std::string& command) {
  return command == "nl" || command == "lf" || command == "np" || command == "paragraph" || command == "/paragraph";
}

}  // namespace

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
    if (separates_words(command)) text += '\n';
    if (command == "lt") text += '<';
    enriched.remove_prefix(command.size() + 2);
  }
  return text;
}

}  // namespace neardup
