#include "content/title_parts.h"

#include <algorithm>
#include <optional>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "bytes/plain_words.h"
#include "bytes/utf8_characters.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"

namespace neardup {

namespace {

constexpr std::uint64_t kTitleSeed = 2;  // frame_hash() has 0 and 1
constexpr std::uint64_t kManualSeed = 3;

/** Bytes of the separator without spaces at the beginning of a text; 0 if it begins with none. One of full width always is a
 *  separator, one of ASCII or a dash between characters of scripts without spaces between words. */
std::size_t unspaced_separator_bytes(std::string_view before, std::string_view text) {
  for (const std::string_view sign : {"｜", "：", "－", "＿", "／", "【", "】"}) {
    if (begins_with(text, sign)) return sign.size();
  }
  const std::string_view last = last_character_of(before);
  for (const std::string_view sign : {"|", "_", "-", "\u2013", "\u2014"}) {
    const std::string_view next = text.substr(std::min(sign.size(), text.size()));
    const bool between = !last.empty() && begins_unspaced(last) && !next.empty() && begins_unspaced(next);
    if (between && begins_with(text, sign)) return sign.size();
  }
  return 0;
}

/** Likewise with spaces. */
std::size_t separator_bytes(std::string_view text) {
  if (begins_with(text, ": ")) return 2;
  for (const std::string_view sign : {"-", "|", "/", ">", "<", "::", "\u2013", "\u2014", "\u00b7", "\u2022", "\u00bb",
                                      "\u00ab", "\u203a", "\u2039"}) {
    if (begins_with(text, " ") && begins_with(text.substr(1), sign) && begins_with(text.substr(1 + sign.size()), " "))
      return sign.size() + 2;
  }
  return 0;
}

/** Whether a text is a number of at most three digits, without zeros before it. */
bool is_plain_number(std::string_view text) {
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == text.npos;
  return digits && text.size() <= 3 && (text.size() == 1 || text.front() != '0');
}

constexpr std::size_t kMostNumbers = 3;

/** A number without the stage of a release behind it, such as "rc1" of "0rc1" (PEP 440, "Pre-releases"). */
std::string_view without_stage(std::string_view number) {
  const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
  const std::string_view stage = number.substr(digits);
  const std::size_t letters = std::min(stage.find_first_of("0123456789"), stage.size());
  const bool numbered = stage.substr(letters).find_first_not_of("0123456789") == stage.npos;
  return numbered && has_word("a b rc alpha beta", stage.substr(0, letters)) ? number.substr(0, digits) : number;
}

/** The numbers of a version: two or three with dots between them, perhaps with an "x" for the last one, a "v" before them, a
 *  stage, or a dash and a name behind, and brackets around. One with "v" or "x", which says what it is, counts as three; "latest" and the like as two. Years, as in
 *  dates, and the four numbers of addresses are none. 0 for another word. */
std::size_t version_numbers(std::string_view word) {
  const bool brackets =
      (begins_with(word, "(") && ends_with(word, ")")) || (begins_with(word, "[") && ends_with(word, "]"));
  if (brackets) word = word.substr(1, word.size() - 2);
  if (has_word("latest stable nightly dev next unreleased", word)) return 2;
  const bool v = begins_with(word, "v") || begins_with(word, "V");
  const bool named = v || ends_with(word, ".x");
  if (v) word.remove_prefix(1);
  word = word.substr(0, std::min(word.find('-'), word.find(".dev")));
  std::size_t numbers = 1;
  for (std::size_t dot = 0; (dot = word.find('.')) != word.npos; ++numbers) {
    if (!is_plain_number(word.substr(0, dot))) return 0;
    word.remove_prefix(dot + 1);
  }
  if (numbers == 1 || numbers > kMostNumbers || (!is_plain_number(without_stage(word)) && word != "x")) return 0;
  return named ? kMostNumbers : numbers;
}

/** Whether the site has several versions of the manual that a part names. */
bool is_manual(std::string_view part, const FrameSet& frame) {
  const std::string name = without_version(part);
  return !name.empty() && frame.has(manual_hash(name));
}

/** Where the brackets at the end of a title begin; its end if it has none. */
std::size_t last_brackets(std::string_view title) {
  const std::size_t open = title.rfind(" (");
  const bool closed = !title.empty() && title.find(')', std::min(open, title.size())) == title.size() - 1;
  return open != title.npos && closed ? open : title.size();
}

}  // namespace

bool states_version(std::string_view line) {
  const std::string folded_line = lower_ascii(line);
  const std::optional<std::string_view> label = label_of(folded_line);
  return label == "version" && version_numbers(trimmed(std::string_view(folded_line).substr(label->size() + 1))) != 0;
}

std::string without_version(std::string_view part) {
  std::string name;
  std::size_t most_numbers = 0;
  for (std::string_view rest = trimmed(part); !rest.empty(); rest = trimmed(rest)) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    const std::size_t numbers = version_numbers(word);
    if (numbers == 0) (name += name.empty() ? "" : " ") += word;
    most_numbers = std::max(most_numbers, numbers);
    rest.remove_prefix(word.size());
  }
  const bool manual = most_numbers == kMostNumbers || (most_numbers != 0 && name.find(' ') != name.npos);
  return manual ? name : std::string();
}

std::uint64_t manual_hash(std::string_view name) {
  return xxh3_hash(folded(name), kManualSeed);
}

std::vector<std::string_view> title_parts(std::string_view title) {
  std::vector<std::string_view> parts;
  const std::size_t brackets = last_brackets(title);
  const auto add = [&](std::string_view part) {
    part = trimmed(part);
    const bool behind_separator = part.data() + part.size() <= title.data() + brackets;
    if (version_numbers(part) != 0 && !parts.empty() && behind_separator) {  // of the part before it: "Manual - 4.1"
      std::string_view& last = parts.back();
      last = {last.data(), static_cast<std::size_t>(part.data() + part.size() - last.data())};
    } else if (!part.empty()) {
      parts.push_back(part);
    }
  };
  std::size_t begin = 0;
  for (std::size_t at = 0; at < brackets;) {
    const std::size_t spaced = separator_bytes(title.substr(at));
    const std::size_t bytes = spaced != 0 ? spaced : unspaced_separator_bytes(title.substr(0, at), title.substr(at));
    if (bytes != 0) add(title.substr(begin, at - begin));
    at += std::max<std::size_t>(bytes, 1);
    if (spaced != 0) --at;  // its last space may begin another separator
    if (bytes != 0) begin = at;
  }
  const std::string_view last = title.substr(std::min(brackets + 1, title.size()));
  const bool of_part = begin != 0 && version_numbers(last) != 0;  // the version of the part before it
  add(title.substr(begin, of_part ? title.npos : std::max(brackets, begin) - begin));
  if (brackets != title.size() && !of_part) add(title.substr(brackets + 2, title.size() - brackets - 3));
  return parts;
}

std::uint64_t title_part_hash(std::string_view part) {
  return xxh3_hash(folded(part), kTitleSeed);
}

std::string own_title(std::string_view title, const FrameSet& frame) {
  std::string own;
  bool any_known = false;
  for (const std::string_view part : title_parts(title)) {
    const bool known = frame.has(title_part_hash(part)) || is_manual(part, frame);
    any_known = any_known || known;
    if (!known) (own += own.empty() ? "" : " - ") += part;
  }
  return any_known ? own : std::string(title);
}

std::string unversioned_title(std::string_view title, const FrameSet& frame) {
  std::string unversioned;
  bool any_known = false;
  for (const std::string_view part : title_parts(title)) {
    const bool known = is_manual(part, frame);
    any_known = any_known || known;
    (unversioned += unversioned.empty() ? "" : " - ") += known ? without_version(part) : std::string(part);
  }
  return any_known ? unversioned : std::string(title);
}

}  // namespace neardup
