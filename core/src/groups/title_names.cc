#include "groups/title_names.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "tokens/each_token.h"

namespace neardup {

namespace {

constexpr std::size_t kMostTokens = 200;  // of a short text
constexpr std::size_t kLeastBytes = 4;
constexpr std::size_t kLeastBytesOfBoth = 2;  // where each text has a name of its own, as `pt` for `Portugal`

using Hashes = std::vector<std::uint64_t>;

/** All words and their parts, in the order of their hashes. */
Hashes sorted_parts(const TemplateText& text) {
  Hashes parts;
  for (const TemplateWord& word : text) {
    parts.push_back(word.token);
    const Hashes of_word = word.parts();
    parts.insert(parts.end(), of_word.begin(), of_word.end());
  }
  std::sort(parts.begin(), parts.end());
  return parts;
}

/** The same of a title, each once. */
Hashes parts_of_title(const TemplateText& title) {
  Hashes parts = sorted_parts(title);
  parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
  return parts;
}

/** What only the first of two sorted lists has, or has more often. */
Hashes only_in_first(const Hashes& a, const Hashes& b) {
  Hashes only;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(only));
  return only;
}

bool same_word(const TemplateWord& a, const TemplateWord& b) {
  return a.token == b.token;
}

/** Where a title stands in its text: it is a part of it there, and repeats no word. */
struct TitleInText {
  TemplateText::const_iterator begin;
  TemplateText::const_iterator end;  ///< `begin` if it does not stand there
  bool whole = false;
};

bool is_cut(const TemplateWord& word, const TemplateWord& whole) {
  const std::string letters = word.letters();
  return !letters.empty() && whole.letters().compare(0, letters.size(), letters) == 0;
}

/** Looks for a title of two words or more among the first words of a text. Its last word may be cut. */
TitleInText title_in(const TemplateText& text, const TemplateText& title) {
  constexpr std::size_t kFirstWords = 16;
  const std::size_t last = title.size() - 1;
  const std::size_t end = title.size() < 2 || text.size() <= last ? 0 : std::min(kFirstWords, text.size() - last);
  for (auto at = text.begin(); at != text.begin() + static_cast<std::ptrdiff_t>(end); ++at) {
    if (!std::equal(title.begin(), title.end() - 1, at, same_word)) continue;
    const TemplateWord& word = at[static_cast<std::ptrdiff_t>(last)];
    const bool whole = same_word(title.back(), word);
    if (whole || is_cut(title.back(), word)) return {at, at + static_cast<std::ptrdiff_t>(title.size()), whole};
  }
  return {text.end(), text.end()};
}

TemplateText without(const TitleInText& title, const TemplateText& text) {
  TemplateText rest(text.begin(), title.begin);
  rest.insert(rest.end(), title.end, text.end());
  return rest;
}

/** Words and parts that a title has and the other one lacks, and that its text has more often than the other text. */
Hashes naming_parts(const TemplateText& text, const TemplateText& title, const TemplateText& other,
                    const TemplateText& other_title) {
  const Hashes of_title = only_in_first(parts_of_title(title), parts_of_title(other_title));
  const Hashes of_text = only_in_first(sorted_parts(text), sorted_parts(other));
  Hashes names;
  std::set_intersection(of_title.begin(), of_title.end(), of_text.begin(), of_text.end(), std::back_inserter(names));
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

/** The words that the first of two texts has more often. */
TemplateText own_words(const TemplateText& text, const TemplateText& other) {
  std::unordered_map<std::uint64_t, std::size_t> left;
  for (const TemplateWord& word : other) ++left[word.token];
  TemplateText own;
  for (const TemplateWord& word : text) {
    const auto found = left.find(word.token);
    if (found == left.end() || found->second == 0) {
      own.push_back(word);
    } else {
      --found->second;
    }
  }
  return own;
}

bool has_word(const TemplateText& text, const TemplateWord& word) {
  return std::any_of(text.begin(), text.end(), [&word](const TemplateWord& one) { return same_word(one, word); });
}

/** Whether an ASCII word is made of letters of another one, its first letter and others in order. */
bool abbreviates(std::string_view brief, std::string_view word) {
  if (brief.front() != word.front()) return false;
  std::size_t next = 0;
  for (const char c : brief) {
    const std::size_t found = (c & '\x80') != 0 ? std::string_view::npos : word.find(c, next);
    if (found == std::string_view::npos) return false;
    next = found + 1;
  }
  return true;
}

/** Whether a word of a title begins one that stands before a date: "print" in "printed on 1 May 2023". */
bool is_of_date(const TemplateWord& of_title, const TemplateWord& word, const TemplateText& text) {
  constexpr std::ptrdiff_t kDateWords = 5;
  const std::string stem = of_title.letters();
  if (stem.empty() || !begins_with(word.letters(), stem)) return false;
  const auto within = [](unsigned least, unsigned most) {
    return [=](const TemplateWord& one) { return one.figure() >= least && one.figure() <= most; };
  };
  return std::any_of(text.begin(), text.end(), [&](const TemplateWord& one) {
    const TemplateWord* const begin = &one + 1;
    const TemplateWord* const end = begin + std::min(kDateWords, text.data() + text.size() - begin);
    return same_word(one, word) && std::any_of(begin, end, within(1, 31)) &&
           std::any_of(begin, end, within(1900, 2099));
  });
}

/** Whether a word of a title stands for another word of its text. @param least  bytes of what they share. */
bool stands_for(const TemplateWord& of_title, const TemplateWord& word, std::size_t least) {
  constexpr std::size_t kLeastPart = 3;  // of a word in a word
  const std::string title_letters = of_title.letters();
  const std::string letters = word.letters();
  if (title_letters.empty() || letters.empty() || !word.parts().empty()) return false;
  if (letters.size() >= std::max(least, kLeastPart) && title_letters.find(letters) != std::string::npos) return true;
  return of_title.parts().empty() && title_letters.size() >= least && abbreviates(title_letters, letters);
}

/** The own words of a text that an own word of its title is or stands for. A word that both titles have is no name. */
Hashes naming_words(const TemplateText& text, const TemplateText& own, const TemplateText& own_of_title,
                    const TemplateText& other_title, std::size_t least) {
  Hashes names;
  for (const TemplateWord& word : own) {
    const bool is_name = std::any_of(own_of_title.begin(), own_of_title.end(), [&](const TemplateWord& of_title) {
      if (same_word(of_title, word)) return !has_word(other_title, word);
      return stands_for(of_title, word, least) && !is_of_date(of_title, word, text);
    });
    if (is_name) names.push_back(word.token);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

/** Never 0 but for no hashes. */
std::uint64_t hash_of(const Hashes& hashes) {
  std::uint64_t key = 0;
  for (const std::uint64_t hash : hashes) key = mix64(key ^ hash);
  return key;
}

/** name_key() of texts as they are given. */
std::uint64_t key_of_names(const TemplateText& text, const TemplateText& title, const TemplateText& first,
                           const TemplateText& first_title) {
  const Hashes parts = naming_parts(text, title, first, first_title);
  if (!parts.empty() && !naming_parts(first, first_title, text, title).empty()) return hash_of(parts);
  if (std::max(text.size(), first.size()) > kMostTokens) return 0;
  const TemplateText own = own_words(text, first);
  const TemplateText own_of_title = own_words(title, first_title);
  const TemplateText missing = own_words(first, text);
  const TemplateText missing_of_title = own_words(first_title, title);
  Hashes names = naming_words(text, own, own_of_title, first_title, kLeastBytesOfBoth);
  Hashes others = naming_words(first, missing, missing_of_title, title, kLeastBytesOfBoth);
  if (names.empty() || others.empty()) {
    names = naming_words(text, own, own_of_title, first_title, kLeastBytes);
    others = naming_words(first, missing, missing_of_title, title, kLeastBytes);
  }
  return names.empty() && others.empty() ? 0 : mix64(hash_of(names) ^ mix64(hash_of(others)));
}

}  // namespace

TemplateText words_of_title(Tokenizer& tokenizer, std::string_view title) {
  TemplateText words;
  for_each_token(tokenizer, title, [&](const Token& token) { words.push_back(template_word(token)); });
  return words;
}

bool titles_differ(const TemplateText& title, const TemplateText& first_title, std::size_t tokens) {
  const Hashes a = parts_of_title(title);
  const Hashes b = parts_of_title(first_title);
  const bool one_way = !only_in_first(a, b).empty();
  const bool other_way = !only_in_first(b, a).empty();
  return tokens <= kMostTokens ? one_way || other_way : one_way && other_way;
}

std::uint64_t name_key(const TemplateText& text, const TemplateText& title, const TemplateText& first,
                       const TemplateText& first_title) {
  const auto same = [](const TemplateWord& a, const TemplateWord& b) { return a.token == b.token; };
  if (std::equal(text.begin(), text.end(), first.begin(), first.end(), same)) return 0;
  const TitleInText at = title_in(text, title);
  const TitleInText first_at = title_in(first, first_title);
  const TemplateText rest = without(at, text);
  const TemplateText first_rest = without(first_at, first);
  const bool only_titles = at.whole && first_at.whole && !(rest.empty() && first_rest.empty()) &&
                           part_key(rest, TemplateFamily::kWords) == part_key(first_rest, TemplateFamily::kWords);
  return only_titles ? key_of_names(text, title, first, first_title)
                     : key_of_names(rest, title, first_rest, first_title);
}

}  // namespace neardup
