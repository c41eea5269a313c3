#include "mail/mbox_reader.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "characters/field_line.h"
#include "characters/text_line.h"
#include "mail/mbox_separator.h"

namespace neardup {

namespace {

constexpr std::size_t kMostLineOctets = std::size_t{1} << 16;
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/** ">From ", ">>From ", and so on. */
bool is_quoted_from(std::string_view line) {
  const std::size_t quotes = line.find_first_not_of('>');
  return quotes != 0 && quotes != std::string_view::npos && begins_with_from(line.substr(quotes));
}

bool is_blank(std::string_view line) {
  return line == "\n" || line == "\r\n";
}

}  // namespace

/** What the header of a message says of its length, and where its body is. */
class MboxReader::Header {
 public:
  /** Take the message's next line. */
  void add(const Line& line) {
    if (ended_) {
      read_ += line.octets.size();
    } else if (line.at_start && is_blank(line.octets)) {
      ended_ = true;
    } else if (const std::optional<FieldLine> field = parse_field_line(line.octets);
               field && field->name == "content-length") {
      std::from_chars(field->value.data(), field->value.data() + field->value.size(), length_);
    }
  }

  /** Octets of the body that are still to come, as the header claims. */
  std::uint64_t left() const { return ended_ && length_ > read_ ? length_ - read_ : 0; }

  std::uint64_t length() const { return length_; }

 private:
  bool ended_ = false;
  std::uint64_t length_ = 0;
  std::uint64_t read_ = 0;  // of the body
};

std::optional<MboxMessage> MboxReader::next() {
  std::optional<Line> line = started_ ? std::exchange(separator_, std::nullopt) : first_line();
  if (!line) return std::nullopt;
  MboxMessage message;
  message.offset = line->offset;
  Header header;
  std::uint64_t vouched = 0;  // octets that a length has shown to be the message's
  for (bool after_blank = false; (line = take());) {
    if (vouched == 0 && after_blank && separates(*line, 0)) {
      const std::uint64_t left = header.length() <= max_octets_ ? header.left() : 0;
      ahead_.push_front(*std::move(line));
      const bool text = left != 0 && continues(left);
      line = take();
      if (!text) {
        separator_ = std::move(line);
        break;
      }
      vouched = left;
    }
    const bool ends_vouched = vouched != 0 && vouched == line->octets.size();
    vouched -= std::min<std::uint64_t>(vouched, line->octets.size());
    header.add(*line);
    add(message, *line);
    after_blank = ends_vouched || (line->at_start && is_blank(line->octets));
  }
  return message;
}

std::optional<MboxReader::Line> MboxReader::first_line() {
  started_ = true;
  std::optional<Line> line = take();
  if (line && line->octets.compare(0, kByteOrderMark.size(), kByteOrderMark) == 0) {
    line->octets.erase(0, kByteOrderMark.size());
    line->offset += kByteOrderMark.size();
  }
  while (line && is_blank(line->octets)) line = take();
  if (!line) return std::nullopt;
  if (!begins_with_from(line->octets)) throw std::runtime_error("is no mailbox: it does not begin with 'From '");
  any_from_separates_ = !is_dated_separator(line->octets) && !is_bare_separator(line->octets);
  return line;
}

/** Whether a line after a blank one begins a message. @param next  place of the line that follows it in ahead_. */
bool MboxReader::separates(const Line& line, std::size_t next) {
  if (!begins_with_from(line.octets)) return false;
  if (is_dated_separator(line.octets)) return true;
  if (!any_from_separates_ && !is_bare_separator(line.octets)) return false;
  const Line* const following = peek(next);
  return following != nullptr && is_header_field(following->octets);
}

/** Whether so many more octets are of the message, for the mailbox ends behind them or a message begins there. */
bool MboxReader::continues(std::uint64_t octets) {
  if (!lengths_are_true_) return false;
  std::size_t place = 0;
  for (const Line* line = nullptr; octets != 0 && (line = peek(place)) != nullptr; ++place) {
    if (line->octets.size() > octets) break;
    octets -= line->octets.size();
  }
  lengths_are_true_ = octets == 0 && ends_at(place);
  return lengths_are_true_;
}

/** Whether no more than blank lines stand before the next message, or the end. */
bool MboxReader::ends_at(std::size_t place) {
  const Line* line = peek(place);
  while (line != nullptr && line->at_start && is_blank(line->octets)) line = peek(++place);
  return line == nullptr || (line->at_start && separates(*line, place + 1));
}

std::optional<MboxReader::Line> MboxReader::take() {
  if (peek(0) == nullptr) return std::nullopt;
  Line line = std::move(ahead_.front());
  ahead_.pop_front();
  return line;
}

/** The line that stands so many lines ahead; null where there is none. */
const MboxReader::Line* MboxReader::peek(std::size_t place) {
  while (ahead_.size() <= place) {
    const std::uint64_t offset = input_.offset();
    std::optional<std::string> octets = input_.line(kMostLineOctets);
    if (!octets) return nullptr;
    const bool at_start = std::exchange(line_ended_, octets->back() == '\n');
    ahead_.push_back({*std::move(octets), offset, at_start});
  }
  return &ahead_[place];
}

void MboxReader::add(MboxMessage& message, const Line& line) const {
  const bool quoted = line.at_start && is_quoted_from(line.octets);
  message.size += line.octets.size();
  message.too_large = message.too_large || message.octets.size() + line.octets.size() > max_octets_;
  if (message.too_large) {
    std::string().swap(message.octets);
  } else {
    message.octets.append(line.octets, quoted ? 1 : 0);
  }
}

}  // namespace neardup
