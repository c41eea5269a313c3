#include "xapian_words_oracle.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <iterator>

#include "tokens/unspaced_scripts.h"

namespace neardup::oracle {

namespace {

using Characters = std::vector<DecodedCharacter>;

bool is_ignored_format(char32_t c) {
  const auto character = static_cast<UChar32>(c);
  return u_charType(character) == U_FORMAT_CHAR && c != 0x200B &&
         u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

/** A text and places in it, also past its end. */
class Text {
 public:
  explicit Text(const Characters& text) {
    std::copy_if(text.begin(), text.end(), std::back_inserter(characters_),
                 [](const DecodedCharacter& c) { return !is_ignored_format(c.character); });
  }

  std::size_t size() const { return characters_.size(); }
  const DecodedCharacter& operator[](std::size_t i) const { return characters_[i]; }
  char32_t at(std::size_t i) const { return i < size() ? characters_[i].character : U' '; }
  bool is_in_term(std::size_t i) const { return oracle::is_in_term(at(i)); }
  bool is_capital(std::size_t i) const { return at(i) >= U'A' && at(i) <= U'Z'; }
  bool is_digit(std::size_t i) const { return u_charType(static_cast<UChar32>(at(i))) == U_DECIMAL_DIGIT_NUMBER; }
  bool is_one_of(std::size_t i, std::u32string_view set) const { return set.find(at(i)) != set.npos; }

  bool joins(std::size_t i) const {
    if (!is_in_term(i - 1) || !is_in_term(i + 1)) return false;
    const bool in_number = is_digit(i - 1) && is_digit(i + 1);
    return is_one_of(
        i, in_number ? U",.;\u037E\u0589\u060D\u07F8\u2044\uFE10\uFE13\uFE14" : U"'&\u2019\u201B\u00B7\u05F4\u2027");
  }

 private:
  Characters characters_;
};

/** How many initials begin at i; 0 if a character of a word follows. */
std::size_t count_initials(const Text& text, std::size_t i) {
  std::size_t count = 0;
  while (text.is_capital(i + 2 * count) && (count == 0 || text.at(i + 2 * count - 1) == U'.')) ++count;
  if (count == 0) return 0;
  std::size_t behind = i + 2 * count - 1;
  behind += text.at(behind) == U'.' ? 1 : 0;
  return text.is_in_term(behind) ? 0 : count;
}

/** The last character of the word that begins at i. */
std::size_t last_of_word(const Text& text, std::size_t i) {
  for (;;) {
    if (text.is_in_term(i + 1)) {
      i += 1;
    } else if (text.is_in_term(i + 2) && text.joins(i + 1)) {
      i += 2;
    } else {
      return i;
    }
  }
}

std::string suffix_behind(const Text& text, std::size_t i) {
  std::string suffix;
  for (std::size_t k = i + 1; text.is_one_of(k, U"+#"); ++k) suffix += static_cast<char>(text.at(k));
  return suffix.size() > 3 || text.is_in_term(i + 1 + suffix.size()) ? "" : suffix;
}

std::string in_lower_case(char32_t c) {
  if (c == 0x2019 || c == 0x201B) return "'";
  return encode({static_cast<char32_t>(u_tolower(static_cast<UChar32>(c)))});
}

/** The words between Han and Kana of the word from `first` to `last`. */
void add_words(const Text& text, std::size_t first, std::size_t last, std::vector<XapianWord>& words) {
  const auto is_cut = [&](std::size_t i) {
    while (i > first && (U_GET_GC_MASK(static_cast<UChar32>(text.at(i))) & U_GC_M_MASK) != 0 &&
           !is_han_or_kana(text.at(i))) {
      --i;
    }
    return is_han_or_kana(text.at(i));
  };
  for (std::size_t i = first; i <= last;) {
    while (i <= last && (is_cut(i) || !text.is_in_term(i))) ++i;
    std::size_t end = i;
    while (end <= last && !is_cut(end)) ++end;
    if (end == i) continue;
    std::size_t last_of_part = end - 1;
    while (!text.is_in_term(last_of_part)) --last_of_part;
    XapianWord word{text[i].begin, text[last_of_part].end, "", false, false};
    for (; i <= last_of_part; ++i) {
      word.term += in_lower_case(text.at(i));
      word.dictionary_cut = word.dictionary_cut || (text.is_in_term(i) && is_dictionary_cut(text.at(i)));
    }
    if (last_of_part == last) word.term += suffix_behind(text, last);
    words.push_back(word);
    i = end;
  }
}

}  // namespace

bool is_in_term(char32_t character) {
  return (U_GET_GC_MASK(static_cast<UChar32>(character)) & (U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK | U_GC_PC_MASK)) !=
         0;
}

std::vector<XapianWord> xapian_words(const std::vector<DecodedCharacter>& characters) {
  const Text text(characters);
  std::vector<XapianWord> words;
  std::size_t inside = 0;  // of a word that TermGenerator joins over a zero width space; initials do not begin there
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t initials = i != 0 && i == inside ? 0 : count_initials(text, i);
    if (!text.is_in_term(i)) {
      ++i;
    } else if (initials >= 2) {
      XapianWord word{text[i].begin, text[i + 2 * initials - 2].end, "", true, false};
      for (std::size_t k = 0; k != initials; ++k) word.term += in_lower_case(text.at(i + 2 * k));
      words.push_back(word);
      i += 2 * initials - 1;
    } else {
      const std::size_t last = last_of_word(text, i);
      add_words(text, i, last, words);
      if (text.at(last + 1) == 0x200B) inside = last + 2;
      i = last + 1;
    }
  }
  return words;
}

}  // namespace neardup::oracle
