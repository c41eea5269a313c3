#include "output/log_format.h"

#include <unistd.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "characters/utf8_repair.h"
#include "output/held_output.h"
#include "output/printable.h"

namespace neardup::cli {

std::string log_line(LogFormat format, const std::string& event, const std::string& message) {
  if (format == LogFormat::kText) return fmt::format("xapian-neardup: {}\n", printable(message));
  const nlohmann::ordered_json object{{"event", event}, {"message", repaired_utf8(message)}};
  return object.dump() + "\n";
}

LogFormat asked_log_format(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i != words.size() && words[i] != "--"; ++i) {
    const bool in_two = words[i] == "--log-format" && i + 1 != words.size() && words[i + 1] == "jsonl";
    if (in_two || words[i] == "--log-format=jsonl") return LogFormat::kJsonLines;
  }
  return LogFormat::kText;
}

void print_note(const std::string& note, LogFormat format) {
  if (note.empty()) return;
  print_text(stderr,
             format == LogFormat::kText ? "xapian-neardup: note: " + note + "\n" : log_line(format, "note", note));
}

void print_next_step(const std::string& text) {
  if (::isatty(STDOUT_FILENO) == 1) print_text(stdout, fmt::format("next: {}\n", printable(text)));
}

}  // namespace neardup::cli
