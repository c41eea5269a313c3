#include "scheme/index_layout.h"

#include <algorithm>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/parsed_number.h"
#include "bytes/thread_locale.h"
#include "features/method_text.h"

namespace neardup {

namespace {

constexpr std::string_view kFromData = "data:";
constexpr std::string_view kFromValue = "value:";
constexpr std::size_t kLongestPrefix = 16;
constexpr std::size_t kLongestPattern = 1000;

std::vector<std::string> listed_prefixes(std::string_view prefixes) {
  return prefixes.empty() ? std::vector<std::string>() : split(prefixes, ',');
}

std::uint32_t number_of(const std::string& word, std::string_view text) {
  const std::optional<std::uint32_t> number = parsed_number<std::uint32_t>(text);
  if (!number) reject(word + " names '" + std::string(text) + "', which is no number from 0 to 4294967295");
  return *number;
}

/** The value of a word, which has a space before its name. */
std::string_view value_of(std::string_view scheme, std::string_view name) {
  const std::size_t word = scheme.find(name);
  if (word == std::string_view::npos) return {};
  const std::size_t begin = word + name.size();
  return scheme.substr(begin, std::min(scheme.find(' ', begin), scheme.size()) - begin);
}

void check_prefixes(const std::string& word, const std::vector<std::string>& prefixes,
                    const std::vector<std::string>& reserved) {
  for (const std::string& prefix : prefixes) {
    const bool capitals = std::all_of(prefix.begin(), prefix.end(), is_capital);
    if (prefix.empty() || prefix.size() > kLongestPrefix || !capitals) {
      reject(word + "=" + prefix + " must be 1 to 16 capitals, or several such prefixes separated by commas");
    }
    if (prefix[0] == 'Z') reject(word + "=" + prefix + " is a prefix of stems; name the prefix of the words");
    if (std::find(reserved.begin(), reserved.end(), prefix) != reserved.end()) {
      reject(word + "=" + prefix + " is a prefix of the scheme's own terms; name the prefix of the other program");
    }
    const std::string& first = *std::find(prefixes.begin(), prefixes.end(), prefix);
    if (&first != &prefix) reject(word + " names " + prefix + " twice");
  }
}

/** Whether a pattern has repetition counts or references to groups: with these, a few bytes that a foreign database
 *  holds could take all memory or time. */
bool is_costly(const std::string& pattern) {
  for (std::size_t i = 0; i != pattern.size(); ++i) {
    if (pattern[i] == '{') return true;
    if (pattern[i] != '\\' || i + 1 == pattern.size()) continue;
    if (pattern[++i] >= '1' && pattern[i] <= '9') return true;
  }
  return false;
}

void check_pattern(const std::string& pattern) {
  if (pattern.empty()) return;
  const auto is_special = [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == 0x7f; };
  if (std::any_of(pattern.begin(), pattern.end(), is_special)) {
    reject("idfrom=data:" + pattern + " has a space or a control character; write [[:space:]]");
  }
  if (pattern.size() > kLongestPattern) {
    reject("idfrom has " + std::to_string(pattern.size()) + " bytes, must have at most " +
           std::to_string(kLongestPattern + kFromData.size()));
  }
  if (is_costly(pattern)) {
    reject("idfrom=data:" + pattern +
           " has a repetition count or a reference to a group; write the repeated part, or "
           "\\{ for a brace");
  }
  const NamePattern compiled(pattern);
  if (compiled.error().empty()) return;
  reject("idfrom=data:" + pattern + " is not an extended regular expression: " + compiled.error());
}

}  // namespace

std::string IndexLayout::id_from() const {
  if (id_slot) return std::string(kFromValue) + std::to_string(*id_slot);
  return id_pattern.empty() ? std::string() : std::string(kFromData) + id_pattern;
}

IndexLayout IndexLayout::of_scheme_text(std::string_view scheme) {
  const std::size_t layout = std::min(scheme.find(" slots="), scheme.size());
  const std::string_view words = scheme.substr(layout);
  return parse(value_of(words, " textprefix="), value_of(words, " idterm="), value_of(words, " idfrom="),
               value_of(words, " textfrom="), value_of(words, " nottext="), value_of(words, " date="));
}

IndexLayout IndexLayout::parse(std::string_view text_prefix, std::string_view id_term, std::string_view id_from,
                               std::string_view text_from, std::string_view not_text, std::string_view date) {
  IndexLayout layout;
  layout.text_prefixes = listed_prefixes(text_prefix);
  layout.id_prefixes = listed_prefixes(id_term);
  if (!text_from.empty()) layout.text_from = number_of("textfrom", text_from);
  layout.not_text = listed_prefixes(not_text);
  if (!date.empty()) layout.date_slot = number_of("date", date);
  if (id_from.substr(0, kFromValue.size()) == kFromValue) {
    layout.id_slot = number_of("idfrom", id_from.substr(kFromValue.size()));
  } else if (!id_from.empty() && id_from.substr(0, kFromData.size()) != kFromData) {
    reject("idfrom=" + std::string(id_from) + " is unknown; use data:REGEX or value:SLOT");
  } else {
    layout.id_pattern = id_from.substr(std::min(kFromData.size(), id_from.size()));
  }
  return layout;
}

void IndexLayout::validate(const std::vector<std::string>& reserved) const {
  check_prefixes("textprefix", text_prefixes, reserved);
  check_prefixes("idterm", id_prefixes, reserved);
  std::vector<std::string> beside = not_text;
  const auto is_kind = [](const std::string& kind) { return kind == kWeightedWords || kind == kStyleSheets; };
  beside.erase(std::remove_if(beside.begin(), beside.end(), is_kind), beside.end());
  check_prefixes("nottext", beside, reserved);
  check_pattern(id_pattern);
}

bool operator==(const IndexLayout& a, const IndexLayout& b) {
  return a.reads_as(b) && a.id_prefixes == b.id_prefixes && a.id_pattern == b.id_pattern && a.id_slot == b.id_slot &&
         a.date_slot == b.date_slot && a.ordered_words == b.ordered_words;
}

NamePattern::NamePattern(std::string text) : text_(std::move(text)) {
  const ThreadLocale locale(plain_locale());
  const int error = regcomp(&compiled_, text_.c_str(), REG_EXTENDED);
  if (error == 0) return;
  char why[200];
  regerror(error, &compiled_, why, sizeof(why));
  error_ = why;
}

std::optional<std::string> NamePattern::find(const std::string& data) const {
  const ThreadLocale locale(plain_locale());
  if (!error_.empty()) return std::nullopt;
  std::vector<regmatch_t> match(compiled_.re_nsub + 1, {-1, -1});
  match[0] = {0, static_cast<regoff_t>(data.size())};  // data may have zero bytes
  if (regexec(&compiled_, data.c_str(), match.size(), match.data(), REG_STARTEND) != 0) return std::nullopt;
  const auto part = [&](const regmatch_t& of) {
    return of.rm_so < 0
               ? std::string()
               : data.substr(static_cast<std::size_t>(of.rm_so), static_cast<std::size_t>(of.rm_eo - of.rm_so));
  };
  const std::string name = part(match[compiled_.re_nsub == 0 ? 0 : 1]);
  const std::string inner = compiled_.re_nsub < 2 ? std::string() : part(match.back());
  if (name.empty()) return std::nullopt;
  return inner.empty() ? name : name + "|" + inner;
}

}  // namespace neardup
