#include "whole_text_oracle.h"

#include <gtest/gtest.h>

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>
#include <unicode/unorm2.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "tokens/units.h"
#include "tokens/unspaced_scripts.h"
#include "xapian_words_oracle.h"

namespace neardup::oracle {

namespace {

using GetInstance = const UNormalizer2* (*)(UErrorCode*);

icu::UnicodeString normalize(const icu::UnicodeString& text, GetInstance get_instance) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2* form = get_instance(&status);
  icu::UnicodeString result;
  const int32_t capacity = 20 * text.length() + 20;
  const int32_t length =
      unorm2_normalize(form, text.getBuffer(), text.length(), result.getBuffer(capacity), capacity, &status);
  result.releaseBuffer(length);
  EXPECT_TRUE(U_SUCCESS(status)) << u_errorName(status);
  return result;
}

bool begins_with_non_starter(char32_t character) {
  const auto decomposed = normalize(icu::UnicodeString(static_cast<UChar32>(character)), unorm2_getNFKDInstance);
  return u_getCombiningClass(decomposed.char32At(0)) != 0;
}

bool is_word_character(UChar32 c, WordRules rules) {
  switch (u_charType(c)) {
    case U_LOWERCASE_LETTER:
    case U_UPPERCASE_LETTER:
    case U_TITLECASE_LETTER:
    case U_OTHER_LETTER:
    case U_MODIFIER_LETTER:
    case U_NON_SPACING_MARK:
    case U_DECIMAL_DIGIT_NUMBER:
    case U_CONNECTOR_PUNCTUATION:
      return true;
    case U_LETTER_NUMBER:
    case U_OTHER_NUMBER:
      return rules == WordRules::kXapian;
    case U_COMBINING_SPACING_MARK:
      return rules != WordRules::kUax29NoSpacingMarks;
    default:
      return false;
  }
}

std::vector<DecodedCharacter> cut_floods(const std::vector<DecodedCharacter>& characters) {
  std::vector<DecodedCharacter> result;
  int run = 0;
  for (const DecodedCharacter& c : characters) {
    if (begins_with_non_starter(c.character)) {
      if (run == 30) {
        result.push_back({0xFFFD, c.begin, c.begin});
        run = 0;
      }
      ++run;
    } else if (!u_hasBinaryProperty(static_cast<UChar32>(c.character), UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) {
      run = 0;
    }
    result.push_back(c);
  }
  return result;
}

using UnitRange = std::pair<int32_t, int32_t>;

/** A text in a normalization form, and for each UTF-16 unit of it the units it was made of. */
struct Rewritten {
  icu::UnicodeString text;
  std::vector<UnitRange> sources;
  bool one_by_one = false;  // each character for itself
};

bool is_ignorable(UChar32 c) {
  return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

/** Leaves U+00AA and U+00BA as they are. */
const UNormalizer2* nfkc_casefold_but_ordinals_instance(UErrorCode* status) {
  static const icu::UnicodeSet all_but_ordinals(icu::UnicodeString(u"[^\\u00AA\\u00BA]"), *status);
  static const UNormalizer2* const form =
      unorm2_openFiltered(unorm2_getNFKCCasefoldInstance(status), all_but_ordinals.toUSet(), status);
  return form;
}

/** Part by part, where the form lets the text be parted: ignorable characters at the edges of a part are of no source.
 */
Rewritten rewrite(const icu::UnicodeString& text, GetInstance get_instance) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2* const form = get_instance(&status);
  Rewritten result;
  result.one_by_one = true;
  for (int32_t begin = 0; begin < text.length();) {
    int32_t end = text.moveIndex32(begin, 1);
    while (end < text.length() && !unorm2_hasBoundaryBefore(form, text.char32At(end))) end = text.moveIndex32(end, 1);
    const icu::UnicodeString part = text.tempSubStringBetween(begin, end);
    const bool is_inert = part.countChar32() == 1 && unorm2_isInert(form, part.char32At(0)) != 0;
    const icu::UnicodeString part_result = is_inert ? part : normalize(part, get_instance);
    UnitRange source{begin, end};
    while (source.first < end && is_ignorable(text.char32At(source.first))) {
      source.first = text.moveIndex32(source.first, 1);
    }
    while (source.second > source.first && is_ignorable(text.char32At(source.second - 1))) {
      source.second = text.moveIndex32(source.second, -1);
    }
    result.one_by_one =
        result.one_by_one && unorm2_hasBoundaryBefore(form, text.char32At(begin)) && part.countChar32() == 1;
    for (int32_t i = 0; i != part_result.length(); ++i) {
      const int32_t first = begin + part_result.getChar32Start(i);
      result.sources.push_back(part_result == part ? UnitRange(first, text.moveIndex32(first, 1)) : source);
    }
    result.text += part_result;
    begin = end;
  }
  EXPECT_EQ(result.text, normalize(text, get_instance));
  return result;
}

/** A word with spaces instead of all characters that are of no word to Xapian. */
icu::UnicodeString without_symbols(const icu::UnicodeString& word) {
  icu::UnicodeString result;
  for (int32_t i = 0; i < word.length(); i = word.moveIndex32(i, 1)) {
    const UChar32 c = word.char32At(i);
    if (is_in_term(static_cast<char32_t>(c)) || is_ignorable(c)) {
      result += c;
    } else {
      result += c > 0xFFFF ? icu::UnicodeString("  ") : icu::UnicodeString(" ");
    }
  }
  return result;
}

/** A token whose i have no second dot. */
icu::UnicodeString without_second_dots(const icu::UnicodeString& token) {
  const icu::UnicodeString decomposed = normalize(token, unorm2_getNFDInstance);
  icu::UnicodeString result;
  bool behind_i = false;
  for (int32_t i = 0; i < decomposed.length(); i = decomposed.moveIndex32(i, 1)) {
    const UChar32 c = decomposed.char32At(i);
    if (c == 0x307 && behind_i) continue;
    const int combining_class = u_getCombiningClass(c);
    behind_i = c == 'i' || (behind_i && combining_class > 0 && combining_class < 230);
    result += c;
  }
  return normalize(result, unorm2_getNFCInstance);
}

std::string utf8(const icu::UnicodeString& text) {
  std::string result;
  return text.toUTF8String(result);
}

/** An iterator that has met every script with a dictionary, see WordBoundariesTest for why. */
std::unique_ptr<icu::BreakIterator> word_iterator() {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::BreakIterator> words(icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
  EXPECT_TRUE(U_SUCCESS(status));
  const icu::UnicodeString text =
      icu::UnicodeString::fromUTF8("ไทยไทย ລາວລາວ ខ្មែរខ្មែរ မြန်မာမြန်မာ かな漢字カナ 한국한국");
  words->setText(text);
  while (words->next() != icu::BreakIterator::DONE) {
  }
  return words;
}

/** Word boundaries of a text, in UTF-16 units; found over its UTF-8, see WordBoundariesTest for why. */
std::vector<int32_t> word_boundaries_of(const icu::UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  const std::string bytes = utf8(text);
  UText* const utext = utext_openUTF8(nullptr, bytes.data(), static_cast<int64_t>(bytes.size()), &status);
  const std::unique_ptr<icu::BreakIterator> words = word_iterator();
  words->setText(utext, status);
  EXPECT_TRUE(U_SUCCESS(status));
  std::vector<int32_t> boundaries;
  int32_t units = 0;
  int32_t read = 0;
  for (int32_t end = words->next(); end != icu::BreakIterator::DONE; end = words->next()) {
    units +=
        icu::UnicodeString::fromUTF8(bytes.substr(static_cast<std::size_t>(read), static_cast<std::size_t>(end - read)))
            .length();
    read = end;
    boundaries.push_back(units);
  }
  utext_close(utext);
  return boundaries;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_alphanumeric(char c) {
  return is_letter(c) || (c >= '0' && c <= '9');
}
bool is_one_of(char c, std::string_view set) {
  return set.find(c) != std::string_view::npos;
}
bool is_url_character(char c) {
  return is_alphanumeric(c) || is_one_of(c, "-._~:/?#[]@!$&'()*+,;=%");
}

bool is_dot_atom(std::string_view text) {
  bool after_dot = true;
  for (const char c : text) {
    if (c == '.' ? after_dot : !(is_alphanumeric(c) || is_one_of(c, "!#$%&'*+-/=?^_`{|}~"))) {
      return false;
    }
    after_dot = c == '.';
  }
  return !after_dot;
}

bool is_domain(std::string_view text) {
  std::size_t dots = 0;
  for (std::size_t i = 0; i != text.size(); ++i) {
    const bool at_edge = i == 0 || i + 1 == text.size() || text[i - 1] == '.' || text[i + 1] == '.';
    if (!is_alphanumeric(text[i]) && (at_edge || (text[i] != '.' && text[i] != '-'))) {
      return false;
    }
    dots += text[i] == '.' ? 1 : 0;
  }
  return !text.empty() && dots != 0 && text.find("-.") == std::string_view::npos &&
         text.find(".-") == std::string_view::npos;
}

/** Whether a URL begins there: behind which character all others of RFC 3986 count. */
bool begins_link(std::string_view text, std::size_t begin, std::size_t& end) {
  std::size_t scheme = begin;
  while (is_letter(text[begin]) && scheme != text.size() &&
         (is_alphanumeric(text[scheme]) || is_one_of(text[scheme], "+-."))) {
    ++scheme;
  }
  const bool is_www = text.size() - begin > 4 && is_one_of(text[begin], "wW") && is_one_of(text[begin + 1], "wW") &&
                      is_one_of(text[begin + 2], "wW") && text[begin + 3] == '.' && is_alphanumeric(text[begin + 4]) &&
                      (begin == 0 || !(is_alphanumeric(text[begin - 1]) || text[begin - 1] == '_'));
  const bool has_scheme = scheme != begin && text.substr(scheme, 3) == "://" && text.size() - scheme > 3 &&
                          is_url_character(text[scheme + 3]);
  for (end = begin; (is_www || has_scheme) && end != text.size() && is_url_character(text[end]);) {
    ++end;
  }
  return end != begin;
}

}  // namespace

std::vector<DecodedCharacter> decode(std::string_view text) {
  // Unicode table 3-7: lead bytes, the range of the second byte, the number of bytes.
  struct Row {
    std::uint8_t first, last, second_first, second_last;
    std::size_t length;
  };
  constexpr Row kRows[] = {{0x00, 0x7F, 0, 0, 1},       {0xC2, 0xDF, 0x80, 0xBF, 2}, {0xE0, 0xE0, 0xA0, 0xBF, 3},
                           {0xE1, 0xEC, 0x80, 0xBF, 3}, {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
                           {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4}, {0xF4, 0xF4, 0x80, 0x8F, 4}};
  const auto byte = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  std::vector<DecodedCharacter> result;
  for (std::size_t i = 0; i != text.size();) {
    const std::size_t begin = i;
    const std::uint8_t lead = byte(i++);
    char32_t character = 0xFFFD;
    for (const Row& row : kRows) {
      if (lead < row.first || lead > row.last) {
        continue;
      }
      char32_t value = row.length == 1 ? lead : lead & (0x7FU >> row.length);
      std::size_t read = 1;
      for (; read != row.length && i != text.size(); ++read, ++i) {
        const std::uint8_t low = read == 1 ? row.second_first : 0x80;
        const std::uint8_t high = read == 1 ? row.second_last : 0xBF;
        if (byte(i) < low || byte(i) > high) {
          break;
        }
        value = (value << 6) | (byte(i) & 0x3FU);
      }
      character = read == row.length ? value : 0xFFFD;
    }
    result.push_back({character, begin, i});
  }
  return result;
}

std::string encode(const std::u32string& characters) {
  icu::UnicodeString text;
  for (const char32_t c : characters) {
    text.append(static_cast<UChar32>(c));
  }
  return utf8(text);
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const DecodedCharacter& c : decode(text)) {
    char buffer[16];
    std::snprintf(buffer, sizeof(buffer), "%X ", static_cast<unsigned>(c.character));
    result += buffer;
  }
  return result.substr(0, 2000);
}

std::string fold(std::string_view text) {
  const auto composed = normalize(icu::UnicodeString::fromUTF8(std::string(text)), unorm2_getNFCInstance);
  return utf8(normalize(composed, unorm2_getNFKCCasefoldInstance));
}

std::vector<bool> linked_characters(std::string_view text) {
  std::vector<bool> linked(text.size(), false);
  const auto link = [&linked](std::size_t begin, std::size_t end) {
    std::fill(linked.begin() + static_cast<std::ptrdiff_t>(begin), linked.begin() + static_cast<std::ptrdiff_t>(end),
              true);
  };
  for (std::size_t begin = 0; begin != text.size(); ++begin) {
    std::size_t end = 0;
    if (begins_link(text, begin, end)) {
      link(begin, end);
    }
    if (text[begin] != '@') {
      continue;
    }
    std::size_t local = begin;
    for (std::size_t i = begin; i != 0 && text[i - 1] != '@' && static_cast<signed char>(text[i - 1]) > ' '; --i) {
      local = is_dot_atom(text.substr(i - 1, begin - i + 1)) ? i - 1 : local;
    }
    std::size_t domain = begin + 1;
    for (std::size_t i = begin + 1; i != text.size() && (is_alphanumeric(text[i]) || is_one_of(text[i], ".-")); ++i) {
      domain = is_domain(text.substr(begin + 1, i - begin)) ? i + 1 : domain;
    }
    if (local != begin && domain != begin + 1) {
      link(local, domain);
    }
  }
  return linked;
}

namespace {

/** Initials of Xapian are one token.
 *  @param tokens  with their ranges in the text. */
std::vector<ExpectedToken> with_initials_joined(const std::vector<ExpectedToken>& tokens,
                                                const std::vector<DecodedCharacter>& text) {
  std::vector<XapianWord> words = xapian_words(text);
  words.erase(std::remove_if(words.begin(), words.end(), [](const XapianWord& word) { return !word.initials; }),
              words.end());
  std::vector<ExpectedToken> result;
  const XapianWord* joined = nullptr;  // what the last token of the result is of
  for (const ExpectedToken& token : tokens) {
    const auto word = std::partition_point(words.begin(), words.end(),
                                           [&](const XapianWord& before) { return before.end <= token.token.begin; });
    const XapianWord* const initials = word != words.end() && word->begin < token.token.end ? &*word : nullptr;
    if (initials == nullptr || initials != joined) {
      result.push_back(token);
    } else {
      ExpectedToken& last = result.back();
      last.token.text += token.token.text;
      last.token.end = token.token.end;
      if (token.token.token_class == TokenClass::kLink) last.token.token_class = TokenClass::kLink;
      last.exact_range = last.exact_range && token.exact_range;
      last.exact_class = last.exact_class && token.exact_class;
    }
    joined = initials;
  }
  return result;
}

/** The currency sign at the end of a text. */
std::string currency_at_end(const std::string& text) {
  std::vector<std::string> signs{"$",      "\u00a2", "\u00a3", "\u00a4", "\u00a5", "\u058f",
                                 "\u060b", "\u09f2", "\u09f3", "\u0e3f", "\u17db", "\ufdfc",
                                 "\ufe69", "\uff04", "\uffe0", "\uffe1", "\uffe5", "\uffe6"};
  for (char32_t c = 0x20a0; c <= 0x20cf; ++c) {
    icu::UnicodeString(static_cast<UChar32>(c)).toUTF8String(signs.emplace_back());
  }
  for (const std::string& sign : signs) {
    if (text.size() >= sign.size() && text.compare(text.size() - sign.size(), sign.size(), sign) == 0) return sign;
  }
  return "";
}

std::string without_bidi_controls(const std::string& text) {
  std::string rest = text;
  while (!rest.empty()) {
    const auto units = icu::UnicodeString::fromUTF8(rest);
    const UChar32 last = units.char32At(units.length() - 1);
    if (u_hasBinaryProperty(last, UCHAR_BIDI_CONTROL) == 0) break;
    rest.resize(rest.size() - static_cast<std::size_t>(U8_LENGTH(last)));
  }
  return rest;
}

/** Whether a text ends with Han, kana or Hangul, and not with up to four of these behind a digit. */
bool ends_with_east_asian_word(const std::string& text) {
  const auto units = icu::UnicodeString::fromUTF8(text);
  int32_t at = units.length();
  for (int found = 0; at != 0; ++found) {
    at = units.moveIndex32(at, -1);
    const UChar32 c = units.char32At(at);
    if (c < 0x10000 && u_isdigit(c) != 0) return false;
    if (std::u32string(U"〇一二三四五六七八九十百千").find(static_cast<char32_t>(c)) != std::u32string::npos)
      return false;
    const auto character = static_cast<char32_t>(c);
    if (!is_han_or_kana(character) && !is_hangul(character)) return found != 0;
    if (found == 4) return true;
  }
  return units.length() != 0;
}

/** Whether a text begins with a number that a unit touches. */
bool is_quantity(const std::string& text) {
  const auto units = icu::UnicodeString::fromUTF8(text);
  int32_t at = 0;
  while (at < units.length() && ((units.char32At(at) < 0x10000 && u_isdigit(units.char32At(at)) != 0) ||
                                 units[at] == u'.' || units[at] == u','))
    ++at;
  if (at == units.length()) return false;
  std::string letters;
  for (int32_t i = at; i < units.length(); ++i) {
    const UChar c = units[i];
    const bool wide = (c >= u'Ａ' && c <= u'Ｚ') || (c >= u'ａ' && c <= u'ｚ');
    const int plain = wide ? c - u'Ａ' + 'A' : c;
    if (plain >= 0x80 || !is_letter(static_cast<char>(plain))) break;
    letters += static_cast<char>(plain);
  }
  if (!letters.empty()) return is_unit(letters) && (letters.size() > 1 || letters.front() >= 'a');
  if (units[at] >= 0x3300 && units[at] <= 0x33ff) return true;
  const std::string rest = utf8(units.tempSubString(at));
  for (const std::string word :
       {"度",       "摄氏度",   "攝氏度",   "℃",        "℉",          "°",        "%",    "％",     "‰",
        "円",       "元",       "千円",     "千元",     "百万",       "百萬",     "万",   "萬",     "億",
        "亿",       "点",       "點",       "分",       "人",         "米",       "公尺", "公里",   "公斤",
        "公分",     "厘米",     "毫米",     "千米",     "千克",       "吨",       "噸",   "百分点", "百分點",
        "个百分点", "個百分點", "个基点",   "ポイント", "パーセント", "メートル", "キロ", "ミリ",   "センチ",
        "グラム",   "トン",     "リットル", "ドル",     "도",         "원",       "천원", "만",     "백만",
        "억",       "점",       "퍼센트",   "포인트",   "미터",       "킬로",     "달러"})
    if (rest.compare(0, word.size(), word) == 0) return true;
  return false;
}

/** Whether a minus behind a text belongs to the number after it. */
bool begins_number(const std::string& with_controls) {
  const std::string text = without_bidi_controls(with_controls);
  if (text.empty() || !currency_at_end(text).empty()) return true;
  const auto units = icu::UnicodeString::fromUTF8(text);
  const auto last = static_cast<char32_t>(units.char32At(units.length() - 1));
  if (last == 0xfffd && text.substr(text.size() - std::min<std::size_t>(3, text.size())) != "\ufffd") return false;
  if ((last >= 0x2000 && last <= 0x200a) || (last >= 0x2190 && last <= 0x22ff && last != 0x2212)) return true;
  return std::u32string(
             U" \t\n\v\f\r([{<>=:;,/"
             U"|\\`\"'\u00a0\u00ab\u00d7\u00f7\u2018\u201a\u201b\u201c\u201e\u201f\u2026\u202f\u2039\u205f"
             U"\u3000\u3001\u3002\u3008\u300a\u300c\u300e\u3010\u3014\uff08\uff0c\uff0f\uff1a\uff1b\uff1c\uff1d\uff1e")
             .find(last) != std::u32string::npos;
}

/** A minus belongs to a number, with a currency sign behind or before it. */
void add_minus(OwnedToken& token, const std::string& text) {
  const std::string behind = currency_at_end(text.substr(0, token.begin));
  for (const std::string& sign : {std::string(), behind}) {
    const std::string before = without_bidi_controls(text.substr(0, token.begin - sign.size()));
    for (const std::string minus : {"-", "\u2212", "\ufe63", "\uff0d"}) {
      if (before.size() < minus.size() || before.compare(before.size() - minus.size(), minus.size(), minus) != 0)
        continue;
      const std::string rest = before.substr(0, before.size() - minus.size());
      const bool in_word = sign.empty() && ends_with_east_asian_word(rest) && is_quantity(text.substr(token.begin));
      if (!begins_number(rest) && !in_word) continue;
      token.text = "-" + token.text;
      token.begin = rest.size();
      return;
    }
  }
}

/** The hash of a word that is too long for a term is its token; numbers have signs. */
void rewrite_long_words_and_numbers(std::vector<ExpectedToken>& tokens, const std::string& text) {
  for (ExpectedToken& expected : tokens) {
    OwnedToken& token = expected.token;
    const auto first = icu::UnicodeString::fromUTF8(token.text).char32At(0);
    if (token.token_class == TokenClass::kNumber && u_isdigit(first) != 0) add_minus(token, text);
    if (token.text.size() <= 64) continue;
    token.text = "longword" + base32_encode(xxh3_hash(token.text));
    if (token.token_class == TokenClass::kNumber) token.token_class = TokenClass::kWord;
  }
}

/** The characters of a text with one spelling of letters that have several. */
std::vector<DecodedCharacter> respelled(const std::vector<DecodedCharacter>& text) {
  std::vector<DecodedCharacter> result;
  const auto is = [&](std::size_t i, char32_t c) { return i < text.size() && text[i].character == c; };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is(i, 0x640)) continue;
    const std::u32string consonants = U"\u0D23\u0D28\u0D30\u0D32\u0D33\u0D15";
    const std::size_t consonant = consonants.find(text[i].character);
    const bool is_chillu = consonant != std::u32string::npos && is(i + 1, 0xD4D) && is(i + 2, 0x200D);
    const char32_t sign = text[i].character;
    const bool is_sign = sign == 0xE4D || sign == 0xECD;
    const char32_t block = is_sign ? sign - 0x4D : 0;
    const bool has_tone = is_sign && i + 1 < text.size() && text[i + 1].character >= block + 0x48 &&
                          text[i + 1].character <= block + 0x4B;
    if (is_chillu) {
      result.push_back({static_cast<char32_t>(0xD7A + consonant), text[i].begin, text[i + 2].end});
      i += 2;
    } else if (is_sign && is(i + (has_tone ? 2 : 1), block + 0x32)) {
      const std::size_t end = text[i + (has_tone ? 2 : 1)].end;
      if (has_tone) result.push_back({text[i + 1].character, text[i].begin, end});
      result.push_back({block + 0x33, text[i].begin, end});
      i += has_tone ? 2 : 1;
    } else {
      result.push_back(text[i]);
    }
  }
  return result;
}

}  // namespace

std::vector<ExpectedToken> tokens_of(std::string_view text, WordRules rules) {
  const std::vector<DecodedCharacter> characters = decode(text);
  const bool by_xapian = rules == WordRules::kXapian;
  icu::UnicodeString repaired;
  std::vector<std::pair<std::size_t, std::size_t>> places;  // of each UTF-16 unit of `repaired`
  for (const DecodedCharacter& c : cut_floods(by_xapian ? respelled(characters) : characters)) {
    repaired.append(static_cast<UChar32>(c.character));
    places.resize(static_cast<std::size_t>(repaired.length()), {c.begin, c.end});
  }
  const Rewritten composition = rewrite(repaired, unorm2_getNFCInstance);
  const icu::UnicodeString& composed = composition.text;
  const bool composed_changes = composed != repaired;

  std::string ascii;  // one char a UTF-16 unit
  for (int32_t i = 0; i != composed.length(); ++i) {
    ascii += composed[i] < 0x80 ? static_cast<char>(composed[i]) : '\x80';
  }
  const std::vector<bool> linked = linked_characters(ascii);

  std::vector<ExpectedToken> tokens;
  int32_t begin = 0;
  for (const int32_t end : word_boundaries_of(composed)) {
    const icu::UnicodeString segment = composed.tempSubStringBetween(begin, end);
    const Rewritten word = rules == WordRules::kXapian
                               ? rewrite(without_symbols(segment), nfkc_casefold_but_ordinals_instance)
                               : rewrite(segment, unorm2_getNFKCCasefoldInstance);
    for (int32_t i = 0; i < word.text.length();) {
      const int32_t first = i;
      bool alphabetic = false;
      while (i < word.text.length() && is_word_character(word.text.char32At(i), rules)) {
        alphabetic = alphabetic || u_hasBinaryProperty(word.text.char32At(i), UCHAR_ALPHABETIC);
        i = word.text.moveIndex32(i, 1);
      }
      if (i == first) {
        i = word.text.moveIndex32(i, 1);
        continue;
      }
      const int32_t source_begin = begin + word.sources[static_cast<std::size_t>(first)].first;
      const int32_t source_end = begin + word.sources[static_cast<std::size_t>(i - 1)].second;
      const auto links = std::count(linked.begin() + source_begin, linked.begin() + source_end, true);
      icu::UnicodeString token_text = word.text.tempSubStringBetween(first, i);
      if (rules == WordRules::kXapian) token_text = without_second_dots(token_text);
      ExpectedToken token;
      token.token.text = utf8(token_text);
      token.token.token_class = links != 0 ? TokenClass::kLink : alphabetic ? TokenClass::kWord : TokenClass::kNumber;
      token.exact_range = word.one_by_one && !composed_changes;
      token.exact_class = word.one_by_one || links == 0 || links == source_end - source_begin;
      const auto first_unit = composition.sources[static_cast<std::size_t>(source_begin)].first;
      const auto last_unit = composition.sources[static_cast<std::size_t>(source_end - 1)].second - 1;
      token.token.begin = places[static_cast<std::size_t>(first_unit)].first;
      token.token.end = places[static_cast<std::size_t>(last_unit)].second;
      tokens.push_back(token);
    }
    begin = end;
  }
  if (!by_xapian) return tokens;
  tokens = with_initials_joined(tokens, characters);
  rewrite_long_words_and_numbers(tokens, std::string(text));
  return tokens;
}

}  // namespace neardup::oracle
