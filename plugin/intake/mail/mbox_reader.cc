#include "mail/mbox_reader.h"

#include <regex.h>

#include <algorithm>
#include <charconv>
#include <new>
#include <stdexcept>
#include <utility>

#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::string_view kFrom = "From ";

/** A date of asctime() or of a mail header, and what may follow it on the line: time zones, and the addition of UUCP. */
regex_t compiled_date() {
  const std::string space = "[ \t]+";
  const std::string day = space + "[0-9]{1,2}";
  const std::string month = space + "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
  const std::string year = space + "[0-9]{4}";
  const std::string time = space + "[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?";
  const std::string zones = "(" + space + "[A-Z0-9+:()-]{1,10}){0,3}";
  const std::string end = "([ \t\r\n]*$|" + space + "remote" + space + "from" + space + "[^ \t\r\n])";
  const std::string date = "(" + month + day + time + zones + year + "|" + day + month + year + time + ")";
  regex_t compiled;
  const std::string line = "[ \t](Mon|Tue|Wed|Thu|Fri|Sat|Sun),?" + date + zones + end;
  if (::regcomp(&compiled, line.c_str(), REG_EXTENDED | REG_NOSUB) != 0) throw std::bad_alloc();
  return compiled;
}

constexpr std::size_t kMostLineBytes = std::size_t{1} << 16;
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/** ">From ", ">>From ", and so on. */
bool is_quoted_from(std::string_view line) {
  const std::size_t quotes = line.find_first_not_of('>');
  return quotes != 0 && quotes != std::string_view::npos && begins_with_from(line.substr(quotes));
}

bool is_empty_line(std::string_view line) {
  return line == "\n" || line == "\r\n";
}

}  // namespace

bool begins_with_from(std::string_view line) {
  return line.substr(0, kFrom.size()) == kFrom;
}

bool is_dated_separator(std::string_view line) {
  static const regex_t kDate = compiled_date();
  return begins_with_from(line) && ::regexec(&kDate, std::string(line).c_str(), 0, nullptr, 0) == 0;
}

bool is_bare_separator(std::string_view line) {
  if (!begins_with_from(line)) return false;
  const std::string_view sender = trimmed(line.substr(kFrom.size()));
  return sender.empty() || sender == "-";
}

bool is_header_field(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == 0 || colon == std::string_view::npos) return false;
  return std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon),
                     [](char c) { return c > ' ' && c < '\x7f'; });
}

/** The Content-Length of a message, and the position of its body. */
class MboxReader::Header {
 public:
  /** Read the next line of the message. */
  void add(const Line& line) {
    if (ended_) {
      read_ += line.bytes.size();
    } else if (line.at_start && is_empty_line(line.bytes)) {
      ended_ = true;
    } else if (const std::optional<FieldLine> field = parse_field_line(line.bytes);
               field && field->name == "content-length") {
      std::from_chars(field->value.data(), field->value.data() + field->value.size(), length_);
    }
  }

  /** The remaining bytes of the body, according to the header. */
  std::uint64_t left() const { return ended_ && length_ > read_ ? length_ - read_ : 0; }

  std::uint64_t length() const { return length_; }

 private:
  bool ended_ = false;
  std::uint64_t length_ = 0;
  std::uint64_t read_ = 0;  // bytes of the body
};

std::optional<MboxMessage> MboxReader::next() {
  std::optional<Line> line = started_ ? std::exchange(separator_, std::nullopt) : first_line();
  if (!line) return std::nullopt;
  MboxMessage message;
  message.offset = line->offset;
  Header header;
  std::uint64_t vouched = 0;  // bytes that the length assigns to the message
  for (bool after_blank = false; (line = take());) {
    if (vouched == 0 && (after_blank ? separates(*line, 0) : separates_unspaced(*line, message))) {
      const std::uint64_t left = header.length() <= max_bytes_ ? header.left() : 0;
      ahead_.push_front(*std::move(line));
      const bool text = left != 0 && continues(left);
      line = take();
      if (!text) {
        separator_ = std::move(line);
        break;
      }
      vouched = left;
    }
    const bool ends_vouched = vouched != 0 && vouched == line->bytes.size();
    vouched -= std::min<std::uint64_t>(vouched, line->bytes.size());
    header.add(*line);
    add(message, *line);
    after_blank = ends_vouched || (line->at_start && is_empty_line(line->bytes));
  }
  return message;
}

std::optional<MboxReader::Line> MboxReader::first_line() {
  started_ = true;
  std::optional<Line> line = take();
  if (line && line->bytes.compare(0, kByteOrderMark.size(), kByteOrderMark) == 0) {
    line->bytes.erase(0, kByteOrderMark.size());
    line->offset += kByteOrderMark.size();
  }
  while (line && is_empty_line(line->bytes)) line = take();
  if (!line) return std::nullopt;
  if (!begins_with_from(line->bytes)) throw std::runtime_error("is not a mailbox: it does not begin with 'From '");
  any_from_separates_ = !is_dated_separator(line->bytes) && !is_bare_separator(line->bytes);
  return line;
}

/** Whether a line after a blank one begins a message.
 *  @param next  index of the following line in ahead_. */
bool MboxReader::separates(const Line& line, std::size_t next) {
  if (!begins_with_from(line.bytes)) return false;
  if (is_dated_separator(line.bytes)) return true;
  if (!any_from_separates_ && !is_bare_separator(line.bytes)) return false;
  const Line* const following = peek(next);
  return following != nullptr && is_header_field(following->bytes);
}

/** Whether a line begins a message although no blank line stands before it: it has a date, and a header follows.
 *  @param message  the one before. Its envelope may have several such lines. */
bool MboxReader::separates_unspaced(const Line& line, const MboxMessage& message) {
  if (message.size == 0 || !line.at_start || !is_dated_separator(line.bytes)) return false;
  const Line* const following = peek(0);
  return following != nullptr && is_header_field(following->bytes);
}

/** Whether so many more bytes belong to the message, because the mailbox ends or a message begins after them. */
bool MboxReader::continues(std::uint64_t bytes) {
  if (!lengths_are_true_) return false;
  std::size_t place = 0;
  for (const Line* line = nullptr; bytes != 0 && (line = peek(place)) != nullptr; ++place) {
    if (line->bytes.size() > bytes) break;
    bytes -= line->bytes.size();
  }
  lengths_are_true_ = bytes == 0 && ends_at(place);
  return lengths_are_true_;
}

/** Whether there are only blank lines before the next message or the end. */
bool MboxReader::ends_at(std::size_t place) {
  const Line* line = peek(place);
  while (line != nullptr && line->at_start && is_empty_line(line->bytes)) line = peek(++place);
  return line == nullptr || (line->at_start && separates(*line, place + 1));
}

std::optional<MboxReader::Line> MboxReader::take() {
  if (peek(0) == nullptr) return std::nullopt;
  Line line = std::move(ahead_.front());
  ahead_.pop_front();
  return line;
}

/** The line so many lines ahead; null if there is none. */
const MboxReader::Line* MboxReader::peek(std::size_t place) {
  while (ahead_.size() <= place) {
    const std::uint64_t offset = input_.offset();
    std::optional<std::string> bytes = input_.line(kMostLineBytes);
    if (!bytes) return nullptr;
    const bool at_start = std::exchange(line_ended_, bytes->back() == '\n');
    ahead_.push_back({*std::move(bytes), offset, at_start});
  }
  return &ahead_[place];
}

void MboxReader::add(MboxMessage& message, const Line& line) const {
  const bool quoted = line.at_start && is_quoted_from(line.bytes);
  message.size += line.bytes.size();
  message.too_large = message.too_large || message.bytes.size() + line.bytes.size() > max_bytes_;
  if (message.too_large) {
    std::string().swap(message.bytes);
  } else {
    message.bytes.append(line.bytes, quoted ? 1 : 0);
  }
}

}  // namespace neardup
