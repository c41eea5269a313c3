#include "mbox_reader.h"

#include <stdexcept>
#include <string_view>
#include <utility>

namespace neardup::cli {

namespace {

constexpr std::size_t kMostLineOctets = std::size_t{1} << 16;
constexpr std::string_view kFrom = "From ";

bool begins_message(std::string_view line) {
  return line.substr(0, kFrom.size()) == kFrom;
}

/** ">From ", ">>From ", and so on. */
bool is_quoted_from(std::string_view line) {
  const std::size_t quotes = line.find_first_not_of('>');
  return quotes != 0 && quotes != std::string_view::npos && begins_message(line.substr(quotes));
}

bool is_blank(const std::string& line) {
  return line == "\n" || line == "\r\n";
}

}  // namespace

std::optional<MboxMessage> MboxReader::next() {
  std::optional<std::string> line;
  if (!begun_) {
    do {
      next_offset_ = input_.offset();
      line = input_.line(kMostLineOctets);
    } while (line && is_blank(*line));
    if (!line) return std::nullopt;
    if (!begins_message(*line)) throw std::runtime_error("is no mailbox: it does not begin with 'From '");
  }
  MboxMessage message;
  message.offset = next_offset_;
  begun_ = false;
  bool after_blank = false;
  bool at_line_start = true;
  for (std::uint64_t offset = input_.offset(); (line = input_.line(kMostLineOctets)); offset = input_.offset()) {
    begun_ = after_blank && begins_message(*line);
    next_offset_ = offset;
    if (begun_) break;
    add(message, at_line_start && is_quoted_from(*line) ? line->substr(1) : *line);
    message.size += line->size();
    after_blank = at_line_start && is_blank(*line);
    at_line_start = line->back() == '\n';
  }
  return message;
}

void MboxReader::add(MboxMessage& message, const std::string& line) const {
  message.too_large = message.too_large || message.octets.size() + line.size() > max_octets_;
  if (message.too_large) {
    std::string().swap(message.octets);
  } else {
    message.octets += line;
  }
}

}  // namespace neardup::cli
