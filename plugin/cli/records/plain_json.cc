#include "records/plain_json.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>

namespace neardup::cli {

namespace {

constexpr unsigned kDeepest = 32;
constexpr std::size_t kMostDigits = 15;

/** Whether one of eight bytes is not ASCII. */
bool any_not_ascii(const char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  return (word & 0x8080808080808080U) != 0;
}

/** Length of a well-formed sequence of UTF-8 that begins with a byte of 0x80 or more (Unicode, table 3-7); 0 for others. */
std::size_t utf8_sequence(std::string_view bytes) {
  const auto at = [&](std::size_t i) { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U; };
  const auto follows = [&](std::size_t i) { return (at(i) & 0xc0U) == 0x80; };
  const unsigned first = at(0);
  if (first >= 0xc2 && first <= 0xdf) return follows(1) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    if (first == 0xe0 && at(1) < 0xa0) return 0;
    if (first == 0xed && at(1) > 0x9f) return 0;
    return follows(1) && follows(2) ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    if (first == 0xf0 && at(1) < 0x90) return 0;
    if (first == 0xf4 && at(1) > 0x8f) return 0;
    return follows(1) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

bool is_utf8(std::string_view bytes) {
  constexpr std::size_t kWord = 8;
  for (std::size_t i = 0; i < bytes.size();) {
    if (i + kWord <= bytes.size() && !any_not_ascii(bytes.data() + i)) {
      i += kWord;
    } else if (static_cast<unsigned char>(bytes[i]) < 0x80) {
      ++i;
    } else {
      const std::size_t length = utf8_sequence(bytes.substr(i));
      if (length == 0) return false;
      i += length;
    }
  }
  return true;
}

/** A cursor over well-formed UTF-8. Each function returns false at what it does not know. */
class PlainReader {
 public:
  PlainReader(std::string_view line, const std::vector<std::string_view>& names)
      : line_(line), names_(names), fields_(names.size()) {}

  bool read() {
    pass_space();
    if (!read_object(true, 0)) return false;
    pass_space();
    return place_ == line_.size();
  }

  std::vector<JsonField> fields() && { return std::move(fields_); }

 private:
  char next() const { return place_ < line_.size() ? line_[place_] : '\0'; }
  bool take(char c) {
    if (next() != c) return false;
    ++place_;
    return true;
  }
  void pass_space() {
    while (place_ < line_.size() && std::strchr(" \t\r\n", line_[place_]) != nullptr && line_[place_] != '\0') ++place_;
  }
  bool take_word(std::string_view word) {
    if (line_.substr(place_, word.size()) != word) return false;
    place_ += word.size();
    return true;
  }

  /** @param outermost  whether its fields are wanted. */
  bool read_object(bool outermost, unsigned depth) {
    if (!take('{') || depth == kDeepest) return false;
    pass_space();
    if (take('}')) return true;
    std::string key;
    while (true) {
      if (!read_string(outermost ? &key : nullptr)) return false;
      JsonField* wanted = nullptr;
      if (outermost) {
        const auto found = std::find(names_.begin(), names_.end(), key);
        if (found != names_.end()) wanted = &fields_[static_cast<std::size_t>(found - names_.begin())];
      }
      pass_space();
      if (!take(':')) return false;
      pass_space();
      if (!read_value(wanted, depth)) return false;
      pass_space();
      if (take('}')) return true;
      if (!take(',')) return false;
      pass_space();
    }
  }

  bool read_array(unsigned depth) {
    if (!take('[') || depth == kDeepest) return false;
    pass_space();
    if (take(']')) return true;
    while (true) {
      if (!read_value(nullptr, depth)) return false;
      pass_space();
      if (take(']')) return true;
      if (!take(',')) return false;
      pass_space();
    }
  }

  bool read_value(JsonField* wanted, unsigned depth) {
    using Kind = JsonField::Kind;
    const std::size_t begin = place_;
    Kind kind = Kind::kStructure;
    switch (next()) {
      case '"':
        if (wanted != nullptr) wanted->kind = Kind::kString;
        return read_string(wanted != nullptr ? &wanted->value : nullptr);
      case '{':
        if (!read_object(false, depth + 1)) return false;
        break;
      case '[':
        if (!read_array(depth + 1)) return false;
        break;
      case 'n':
        if (!take_word("null")) return false;
        kind = Kind::kNull;
        break;
      case 't':
      case 'f':
        if (!take_word("true") && !take_word("false")) return false;
        kind = Kind::kOtherScalar;
        break;
      default:
        if (!read_number(kind)) return false;
    }
    if (wanted == nullptr) return true;
    const bool has_text = kind == Kind::kWholeNumber || kind == Kind::kOtherScalar;
    *wanted = {kind, has_text ? std::string(line_.substr(begin, place_ - begin)) : std::string()};
    return true;
  }

  std::size_t pass_digits() {
    const std::size_t begin = place_;
    while (next() >= '0' && next() <= '9') ++place_;
    return place_ - begin;
  }

  bool read_number(JsonField::Kind& kind) {
    const bool negative = take('-');
    const bool zero = next() == '0';
    const std::size_t digits = pass_digits();
    if (digits == 0 || digits > kMostDigits || (zero && digits != 1)) return false;
    kind = JsonField::Kind::kWholeNumber;
    if (take('.')) {
      if (pass_digits() == 0) return false;
      kind = JsonField::Kind::kOtherScalar;
    } else if (negative && zero) {
      return false;
    }
    return next() != 'e' && next() != 'E';
  }

  /** @param value  receives the string; may be null. */
  bool read_string(std::string* value) {
    if (!take('"')) return false;
    if (value != nullptr) value->clear();
    while (true) {
      const std::size_t begin = place_;
      pass_plain();
      if (value != nullptr) value->append(line_, begin, place_ - begin);
      if (take('"')) return true;
      if (!take('\\') || !read_escape(value)) return false;
    }
  }

  /** Up to a quote, a backslash, a control character or the end. */
  void pass_plain() {
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHighs = 0x8080808080808080U;
    constexpr std::size_t kWord = 8;
    while (place_ + kWord <= line_.size()) {
      std::uint64_t word;
      std::memcpy(&word, line_.data() + place_, sizeof word);
      const std::uint64_t quotes = word ^ kOnes * '"';
      const std::uint64_t slashes = word ^ kOnes * '\\';
      const std::uint64_t found =
          ((quotes - kOnes) & ~quotes) | ((slashes - kOnes) & ~slashes) | ((word - kOnes * 0x20U) & ~word);
      if ((found & kHighs) != 0) break;
      place_ += kWord;
    }
    while (place_ < line_.size()) {
      const char c = line_[place_];
      if (c == '"' || c == '\\' || (c >= 0 && c < 0x20)) return;
      ++place_;
    }
  }

  bool read_escape(std::string* value) {
    constexpr std::string_view kNames = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    const char name = next();
    ++place_;
    if (name == 'u') return read_code(value);
    const std::size_t known = kNames.find(name);
    if (name == '\0' || known == std::string_view::npos) return false;
    if (value != nullptr) *value += kMeanings[known];
    return true;
  }

  /** Four hexadecimal digits that are no surrogate. */
  bool read_code(std::string* value) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    unsigned code = 0;
    for (int i = 0; i != 4; ++i, ++place_) {
      const char c = next();
      const std::size_t digit = kDigits.find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
      if (digit == std::string_view::npos) return false;
      code = code << 4U | static_cast<unsigned>(digit);
    }
    if (code >= 0xd800 && code <= 0xdfff) return false;
    if (value == nullptr) return true;
    if (code < 0x80) {
      *value += static_cast<char>(code);
    } else if (code < 0x800) {
      *value += static_cast<char>(0xc0U | code >> 6U);
      *value += static_cast<char>(0x80U | (code & 0x3fU));
    } else {
      *value += static_cast<char>(0xe0U | code >> 12U);
      *value += static_cast<char>(0x80U | (code >> 6U & 0x3fU));
      *value += static_cast<char>(0x80U | (code & 0x3fU));
    }
    return true;
  }

  std::string_view line_;
  const std::vector<std::string_view>& names_;
  std::vector<JsonField> fields_;
  std::size_t place_ = 0;
};

}  // namespace

std::optional<std::vector<JsonField>> plain_json_fields(std::string_view line,
                                                        const std::vector<std::string_view>& names) {
  if (!is_utf8(line)) return std::nullopt;
  PlainReader reader(line, names);
  if (!reader.read()) return std::nullopt;
  return std::move(reader).fields();
}

}  // namespace neardup::cli
