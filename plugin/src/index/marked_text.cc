#include "index/marked_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "bytes/parsed_number.h"

namespace neardup {

namespace {

// Begin, binary digits: secret, rules, number of bytes of the evidence, these, canonical URL, names_other; end.
constexpr std::string_view kBegin = "\u2063\u2064\u2063\u2064";
constexpr std::string_view kZero = "\u2061";
constexpr std::string_view kOne = "\u2062";
constexpr std::string_view kEnd = "\u2063";
constexpr unsigned kRulesDigits = 8;
constexpr unsigned kHashDigits = 64;
constexpr unsigned kByteDigits = 8;
constexpr unsigned kRankDigits = 7;

void append_digits(std::string& mark, std::uint64_t number, unsigned digits) {
  while (digits-- != 0) mark += (number >> digits & 1U) != 0 ? kOne : kZero;
}

/** Takes digits from the front of a text. */
class DigitReader {
 public:
  explicit DigitReader(std::string_view text) : rest_(text) {}

  std::uint64_t number(unsigned digits) {
    std::uint64_t number = 0;
    for (; digits != 0; --digits) {
      const std::string_view character = rest_.substr(0, kZero.size());
      failed_ = failed_ || (character != kZero && character != kOne);
      number = 2 * number + (character == kOne ? 1 : 0);
      rest_.remove_prefix(character.size());
    }
    return number;
  }

  /** A number of bytes, and these. */
  std::string bytes() {
    std::string bytes;
    for (std::uint64_t left = number(kByteDigits); left != 0 && !failed_; --left) {
      bytes += static_cast<char>(number(kByteDigits));
    }
    return bytes;
  }

  bool failed() const { return failed_; }
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
  bool failed_ = false;
};

/** What a mark at the beginning of a text says, and the text behind it; nothing if there is none, or one with another secret. */
std::optional<MarkedText> read_mark(std::string_view text, std::uint64_t secret) {
  DigitReader reader(text.substr(kBegin.size()));
  if (reader.number(kHashDigits) != secret) return std::nullopt;
  MarkedText marked;
  SignatureOrigin& origin = marked.origin;
  origin.content_rules = reader.number(kRulesDigits);
  origin.evidence = reader.bytes();
  origin.canonical = reader.number(kHashDigits);
  origin.names_other = reader.number(1) != 0;
  origin.address_rank = static_cast<std::uint8_t>(reader.number(kRankDigits));
  const bool ends = reader.rest().substr(0, kEnd.size()) == kEnd;
  if (!ends || reader.failed() || origin.content_rules == 0 || !is_evidence(origin.evidence)) return std::nullopt;
  marked.left_out = reader.rest().substr(kEnd.size());
  return marked;
}

std::string mark_beginning(std::uint64_t secret) {
  std::string beginning(kBegin);
  append_digits(beginning, secret, kHashDigits);
  return beginning;
}

/** Whether what is left of a line is the beginning of a mark and nothing but an ellipsis. */
bool is_cut_mark(std::string_view rest, std::string_view beginning) {
  const std::size_t end = rest.find_last_not_of(". ");
  return end != rest.npos && end + 1 < beginning.size() && beginning.substr(0, end + 1) == rest.substr(0, end + 1);
}

/** A line without what follows its content. */
std::string_view content_of_line(std::string_view line, std::string_view beginning) {
  for (std::size_t at = line.find(kBegin); at != line.npos; at = line.find(kBegin, at + 1)) {
    const std::string_view rest = line.substr(at);
    if (rest.substr(0, beginning.size()) != beginning && !is_cut_mark(rest, beginning)) continue;
    const std::size_t end = line.find_last_not_of(' ', at - 1);
    return line.substr(0, at == 0 || end == line.npos ? 0 : end + 1);
  }
  return line;
}

/** The left-out text of a line. */
std::string_view left_out_of_line(std::string_view line, std::uint64_t secret) {
  const std::size_t mark = line.find(kBegin);
  const std::string_view rest = mark == line.npos ? std::string_view() : line.substr(mark);
  const std::string_view left_out = read_mark(rest, secret).value_or(MarkedText()).left_out;
  return left_out.substr(std::min(left_out.find_first_not_of(' '), left_out.size()));
}

}  // namespace

MarkedText parse_marked_text(std::string_view text, std::uint64_t secret) {
  for (std::size_t at = text.find(kBegin); at != text.npos; at = text.find(kBegin, at + 1)) {
    std::optional<MarkedText> marked = read_mark(text.substr(at), secret);
    if (!marked) continue;
    marked->content = text.substr(0, at);
    return *std::move(marked);
  }
  return {text};
}

std::string left_out_mark(const SignatureOrigin& origin, std::uint64_t secret) {
  std::string mark = mark_beginning(secret);
  append_digits(mark, origin.content_rules, kRulesDigits);
  append_digits(mark, origin.evidence.size(), kByteDigits);
  for (const char byte : origin.evidence) append_digits(mark, static_cast<unsigned char>(byte), kByteDigits);
  append_digits(mark, origin.canonical, kHashDigits);
  append_digits(mark, origin.names_other ? 1 : 0, 1);
  append_digits(mark, origin.address_rank, kRankDigits);
  return mark += kEnd;
}

std::string data_without_left_out_text(const std::string& data, std::uint64_t secret) {
  if (data.find(kBegin) == data.npos) return data;
  const std::string beginning = mark_beginning(secret);
  std::string kept;
  for (std::string_view rest = data; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    const std::string_view content = content_of_line(line, beginning);
    kept += content;
    const bool is_empty = content.size() != line.size() && content.find('=') + 1 == content.size();
    if (is_empty) kept += left_out_of_line(line, secret);
    rest.remove_prefix(line.size());
    if (rest.empty()) break;
    kept += '\n';
    rest.remove_prefix(1);
  }
  return kept;
}

std::optional<std::uint64_t> asked_mark_secret() {
  const char* const text = std::getenv(kMarkedTextVariable);
  return text == nullptr ? std::nullopt : parsed_number<std::uint64_t>(text);
}

std::string without_marks(std::string text) {
  std::size_t kept = text.find(kBegin);
  if (kept == text.npos) return text;
  for (std::size_t at = kept; at != text.size(); ++at) {
    text[kept++] = text[at];
    // What is left on both sides of a beginning may be another one.
    if (kept >= kBegin.size() && text[kept - 1] == kBegin.back() &&
        std::string_view(text).substr(kept - kBegin.size(), kBegin.size()) == kBegin)
      kept -= kBegin.size();
  }
  text.resize(kept);
  return text;
}

}  // namespace neardup
