#include "groups/template_family.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "bytes/utf8_characters.h"
#include "compare/token_alignment.h"
#include "compare/word_ends.h"
#include "tokens/each_token.h"
#include "tokens/text_from_positions.h"

namespace neardup {

namespace {

constexpr std::size_t kLeastPlacesOfTwo = 3;  // of a name; a common word may be replaced in two
constexpr std::size_t kMostSubstitutionsOfTwo = 4;
constexpr std::size_t kMostTokensOfTwo = 200;
constexpr std::size_t kMostWordsOfTwo = 6;  // in a place
constexpr std::size_t kLeastBytesOfTwo = 4;
constexpr std::size_t kManyTexts = 5;
constexpr std::size_t kMostTokensOfFew = 400;
constexpr std::size_t kMostWordsOfFew = 8;
constexpr std::size_t kLongText = 1000;        // tokens; in one, words that were added are no name
constexpr std::size_t kCommonWordsOfMany = 1;  // between two that are one: "Angular JS cookies" and "Hogan JS"
constexpr std::size_t kTableFigures = 6;
constexpr std::size_t kDateTokens = 3;  // between a day and a year
constexpr std::size_t kMonths = 12;
constexpr std::size_t kLinkTokens = 12;  // after a link's first word

/** At least 80 %. */
bool nearly_all(std::size_t part, std::size_t all) {
  return 5 * part >= 4 * all;
}

/** @param token  with digits. */
bool is_id(std::string_view token) {
  constexpr std::size_t kLong = 20;
  constexpr std::size_t kHex = 8;
  constexpr std::size_t kAlternations = 4;
  if (utf16_length(token) >= kLong) return true;
  const bool hex =
      std::all_of(token.begin(), token.end(), [](char c) { return is_digit(c) || (c >= 'a' && c <= 'f'); });
  if (hex && token.size() >= kHex) return true;
  std::size_t alternations = 0;
  for (std::size_t i = 1; i < token.size(); ++i) alternations += is_digit(token[i]) != is_digit(token[i - 1]) ? 1U : 0U;
  return alternations >= kAlternations;
}

using Words = std::vector<std::string>;

std::string joined(Words::const_iterator begin, Words::const_iterator end) {
  std::string all;
  for (; begin != end; ++begin) all += *begin;
  return all;
}

/** What one text has in a place. */
struct Variant {
  Words words;
  std::vector<std::uint64_t> numbers;

  std::string spelling() const { return joined(words.begin(), words.end()); }
};

/** A range of the first text in which another text differs. */
struct Place {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::vector<Variant> variants;  // [texts]
};

std::vector<std::uint64_t> tokens_of(const TemplateText& text) {
  std::vector<std::uint64_t> tokens;
  tokens.reserve(text.size());
  for (const TemplateWord& word : text) tokens.push_back(word.token);
  return tokens;
}

/** A top-level domain, as the end of a host's name: a common one, or two ASCII letters, as each country has. */
bool is_top_level_domain(std::string_view word) {
  constexpr std::array<std::string_view, 9> kCommon{"com", "org", "net", "edu", "gov", "mil", "int", "info", "biz"};
  if (std::find(kCommon.begin(), kCommon.end(), word) != kCommon.end()) return true;
  return word.size() == 2 && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

/** Whether the host of a link may begin there: an IP address, `localhost`, or names before a top-level domain. */
bool begins_host(const TemplateText& text, std::size_t at) {
  constexpr std::size_t kHostWords = 5;
  if (at >= text.size()) return false;
  if (text[at].is_number() || text[at].letters() == "localhost") return true;
  const auto next = text.begin() + static_cast<std::ptrdiff_t>(at) + 1;
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(text.size(), at + kHostWords));
  return std::any_of(next, end, [](const TemplateWord& word) { return is_top_level_domain(word.letters()); });
}

/** A word without digits; empty for an id. @param word  with_ascii_digits(). */
std::string letters_of(std::string_view word) {
  if (!has_digit(word)) return std::string(word);
  std::string letters;
  if (!is_id(word)) std::remove_copy_if(word.begin(), word.end(), std::back_inserter(letters), is_digit);
  return letters;
}

/** Whether a word begins a link, or does if a host follows. */
bool may_begin_link(std::string_view letters) {
  return letters == "https" || letters == "www" || letters == "http" || letters == "ftp";
}

/** An index does not tell the words of a link from others. */
TokenClass class_of(const Token& token) {
  return token.token_class == TokenClass::kLink ? class_in_index(token.text) : token.token_class;
}

/** `https` and `www` are seldom words. `http` and `ftp` are names of protocols, too, unless a host follows. */
bool begins_link(const TemplateText& text, std::size_t at) {
  constexpr std::size_t kShortest = 3;
  if (text[at].text.size() < kShortest || text[at].text.find_first_of("hwf") == std::string::npos) return false;
  const std::string word = text[at].letters();
  return may_begin_link(word) && (word == "https" || word == "www" || begins_host(text, at + 1));
}

/** Finds the words that may be parts of a link. An index does not tell where a link ends, so it is taken to be long. */
class LinkWords {
 public:
  /** @param next  the first word that in_link() is asked for; the words after it follow. */
  LinkWords(const TemplateText& text, std::size_t next) : text_(text), next_(next - std::min(next, kLinkTokens)) {
    while (next_ != next) in_link();
  }

  /** Whether the next word of the text is in a link. */
  bool in_link() {
    const std::size_t word = next_++;
    if (begins_link(text_, word)) {
      left_ = kLinkTokens;
      return true;
    }
    if (left_ == 0) return false;
    --left_;
    return true;
  }

 private:
  const TemplateText& text_;
  std::size_t next_;
  std::size_t left_ = 0;
};

Variant variant_of(const TemplateText& text, std::size_t begin, std::size_t end) {
  Variant variant;
  LinkWords links(text, begin);
  for (std::size_t i = begin; i < end; ++i) {
    std::string letters = text[i].letters();
    if (!links.in_link() && !letters.empty()) variant.words.push_back(std::move(letters));
    if (text[i].is_number()) variant.numbers.push_back(text[i].token);
  }
  return variant;
}

/** Whether a gap continues the place before it. Gaps that only touch are neighbours, not one place, where few texts are
 *  judged: each of two corrections of neighbouring words would seem to be a word of its own. An insertion has no words of
 *  the first text, so it belongs to what it touches. */
bool continues(const Place& place, std::size_t begin, std::size_t end, std::size_t texts) {
  if (begin != place.end) return begin < place.end;
  return texts >= kManyTexts || begin == end || place.begin == place.end;
}

/** What one text has in a place, by its outline. */
struct OutlinedVariant {
  OutlinedVariant(const TemplateOutline& text, std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i != end; ++i) {
      const std::uint64_t letters = text.letters[i];
      maybe_link = maybe_link || letters == TemplateOutline::kMaybeLink;
      numbers = numbers || letters == TemplateOutline::kNumber;
      if (letters <= TemplateOutline::kMaybeLink) continue;
      key = mix64(key ^ letters);
      ++words;
    }
  }

  std::uint64_t key = 0;  // of its words, in their order
  std::size_t words = 0;
  bool numbers = false;
  bool maybe_link = false;
};

/** Gaps of all texts, as places. */
std::vector<Place> merged_places(const std::vector<std::vector<TokenGap>>& gaps) {
  std::vector<std::pair<std::size_t, std::size_t>> ranges;
  for (const std::vector<TokenGap>& of_text : gaps) {
    for (const TokenGap& gap : of_text) ranges.emplace_back(gap.begin_a, gap.end_a);
  }
  std::sort(ranges.begin(), ranges.end());
  std::vector<Place> places;
  for (const auto& [begin, end] : ranges) {
    if (places.empty() || !continues(places.back(), begin, end, gaps.size())) {
      places.push_back({begin, end, {}});
    } else {
      places.back().end = std::max(places.back().end, end);
    }
  }
  return places;
}

/** Adds the variants of one text to the places. */
void add_variants(std::vector<Place>& places, const TemplateText& text, const std::vector<TokenGap>& gaps) {
  auto gap = gaps.begin();
  std::size_t shift = 0;  // wraps around where the text is shorter
  for (Place& place : places) {
    const std::size_t begin = place.begin + shift;
    for (; gap != gaps.end() && gap->end_a <= place.end; ++gap) shift = gap->end_b - gap->end_a;
    place.variants.push_back(variant_of(text, begin, place.end + shift));
  }
}

std::vector<Place> places_of(const std::vector<TemplateText>& texts) {
  const std::vector<std::uint64_t> first = tokens_of(texts.front());
  std::vector<std::vector<TokenGap>> gaps(1);
  for (std::size_t i = 1; i != texts.size(); ++i) gaps.push_back(gaps_between(first, tokens_of(texts[i])));
  std::vector<Place> places = merged_places(gaps);
  for (std::size_t i = 0; i != texts.size(); ++i) add_variants(places, texts[i], gaps[i]);
  return places;
}

/** Whether the shorter word is the longer one without its middle, or half of the longer one is in the other. */
bool spelt_alike(std::string_view a, std::string_view b) {
  if (a == b) return true;
  const std::size_t shorter = std::min(a.size(), b.size());
  const std::size_t equal = equal_at_ends(a, b);
  return shorter != 0 && (equal == shorter || 2 * equal >= std::max(a.size(), b.size()));
}

/** Whether what is left of two variants, without the words that both begin or end with, is spelt alike. */
bool spelt_alike(const Variant& a, const Variant& b) {
  if (a.words.empty() || b.words.empty()) return a.words.empty() && b.words.empty();
  const auto begins = std::mismatch(a.words.begin(), a.words.end(), b.words.begin(), b.words.end());
  const auto rest_a = std::make_reverse_iterator(begins.first);
  const auto rest_b = std::make_reverse_iterator(begins.second);
  const auto ends = std::mismatch(a.words.rbegin(), rest_a, b.words.rbegin(), rest_b);
  const std::string own_a = joined(begins.first, ends.first.base());
  const std::string own_b = joined(begins.second, ends.second.base());
  return own_a.empty() || own_b.empty() || spelt_alike(own_a, own_b);
}

bool any_word_alike(const Variant& a, const Variant& b) {
  return std::any_of(a.words.begin(), a.words.end(), [&](std::string_view word) {
    return std::any_of(b.words.begin(), b.words.end(),
                       [&](std::string_view other) { return spelt_alike(word, other); });
  });
}

bool is_day(const TemplateWord& word) {
  return word.figure() != 0 && word.figure() <= 31;
}

bool is_year(const TemplateWord& word) {
  return word.figure() >= 1900 && word.figure() <= 2099;
}

/** Whether a place of the first text lies between a day and a year: "12 May 2021", "12 de mayo de 2021", "2021 May 12"; or
 *  before both: "May 12, 2021". */
bool between_day_and_year(const TemplateText& text, const Place& place) {
  const std::size_t begin = place.begin - std::min(place.begin, kDateTokens + 1);
  for (std::size_t one = begin; one < std::min(place.end + 1, text.size()); ++one) {
    const std::size_t end = std::min(text.size(), one + kDateTokens + 2);
    for (std::size_t other = one + 1; other < end; ++other) {
      const bool day_first = is_day(text[one]) && is_year(text[other]);
      if (!day_first && !(is_year(text[one]) && is_day(text[other]))) continue;
      const bool month_first = day_first && other == one + 1;
      if (one <= place.begin + (month_first ? 1 : 0) && place.end <= other + 1) return true;
    }
  }
  return false;
}

std::size_t distinct_words(const Place& place) {
  std::set<Words> distinct;
  for (const Variant& variant : place.variants) distinct.insert(variant.words);
  return distinct.size();
}

/** The variants that have a word which each other one lacks: a book may have a title page, a list of contents, both or neither. */
std::size_t distinct_sets_of_words(const Place& place) {
  std::set<std::set<std::string>> distinct;
  for (const Variant& variant : place.variants) distinct.emplace(variant.words.begin(), variant.words.end());
  return static_cast<std::size_t>(std::count_if(distinct.begin(), distinct.end(), [&](const auto& words) {
    return std::none_of(distinct.begin(), distinct.end(), [&](const auto& other) {
      return &other != &words && std::includes(other.begin(), other.end(), words.begin(), words.end());
    });
  }));
}

/** Whether a place is part of a date: there are no more words than months. */
bool is_in_date(const TemplateText& first, const Place& place) {
  constexpr std::size_t kMostWords = 2;  // of a month and a day of the week
  return std::all_of(place.variants.begin(), place.variants.end(),
                     [](const Variant& variant) { return variant.words.size() <= kMostWords; }) &&
         distinct_words(place) <= kMonths && between_day_and_year(first, place);
}

/** Variants that are spelt alike count once. */
std::size_t distinct_spellings(const Place& place) {
  std::vector<const Variant*> distinct;
  for (const Variant& variant : place.variants) {
    if (std::none_of(distinct.begin(), distinct.end(), [&](const Variant* d) { return spelt_alike(*d, variant); }))
      distinct.push_back(&variant);
  }
  return distinct.size();
}

/** Where texts differ by words, and where by figures only. */
class Differences {
 public:
  explicit Differences(const std::vector<TemplateText>& texts) : texts_(texts.size()) {
    std::vector<std::size_t> sizes;
    for (const TemplateText& text : texts) sizes.push_back(text.size());
    std::nth_element(sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2), sizes.end());
    usual_tokens_ = sizes[sizes.size() / 2];
    for (Place& place : places_of(texts)) take(texts.front(), std::move(place));
  }

  TemplateFamily family() const {
    if (texts_ == 2 ? two_have_words_of_their_own() : many_have_words_of_their_own()) return TemplateFamily::kWords;
    const bool table = figures_.size() >= kTableFigures && figures_.size() > places_.size();
    return table ? TemplateFamily::kFigures : TemplateFamily::kNone;
  }

 private:
  /** The figures of all texts in one place, each once. The same substitution in several places counts once. */
  using Figures = std::set<std::vector<std::uint64_t>>;

  void take(const TemplateText& first, Place place) {
    if (distinct_words(place) == 1) {
      Figures figures;
      for (const Variant& variant : place.variants) figures.insert(variant.numbers);
      if (figures.size() > 1 && figures.count({}) == 0 && nearly_all(figures.size(), texts_))
        figures_.insert(std::move(figures));
    } else if (!is_in_date(first, place)) {
      count_names(place);
      add(std::move(place));
    }
  }

  void count_names(const Place& place) {
    const std::size_t distinct = distinct_words(place);
    varied_ += distinct > 2 ? 1U : 0U;
    if (distinct < kManyTexts) return;
    std::vector<Words> names;
    for (const Variant& variant : place.variants) names.push_back(variant.words);
    ++names_[std::move(names)];
  }

  /** A name may have a common word in its middle. */
  void add(Place place) {
    if (texts_ < kManyTexts || places_.empty() || place.begin > places_.back().end + kCommonWordsOfMany) {
      places_.push_back(std::move(place));
      return;
    }
    Place& last = places_.back();
    last.end = place.end;
    for (std::size_t text = 0; text != texts_; ++text) {
      const Variant& variant = place.variants[text];
      last.variants[text].words.insert(last.variants[text].words.end(), variant.words.begin(), variant.words.end());
    }
  }

  bool two_have_words_of_their_own() const {
    std::map<std::pair<Words, Words>, std::size_t> substitutions;
    std::size_t most = 0;  // places of a substitution
    for (const Place& place : places_) {
      const Variant& a = place.variants[0];
      const Variant& b = place.variants[1];
      if (a.words.empty() || b.words.empty()) return false;
      if (std::max(a.words.size(), b.words.size()) > kMostWordsOfTwo) return false;
      const std::string spelling_a = a.spelling();
      const std::string spelling_b = b.spelling();
      if (std::max(spelling_a.size(), spelling_b.size()) < kLeastBytesOfTwo) return false;
      if (spelt_alike(spelling_a, spelling_b) || any_word_alike(a, b)) return false;
      most = std::max(most, ++substitutions[{a.words, b.words}]);
    }
    return most >= kLeastPlacesOfTwo && substitutions.size() <= kMostSubstitutionsOfTwo &&
           usual_tokens_ <= kMostTokensOfTwo;
  }

  bool many_have_words_of_their_own() const {
    const bool many = texts_ >= kManyTexts;
    if (!many && usual_tokens_ > kMostTokensOfFew) return false;
    const auto own = static_cast<std::size_t>(
        std::count_if(places_.begin(), places_.end(), [&](const Place& place) { return distinguishes(place, many); }));
    return (own != 0 && 2 * own >= places_.size()) || (many && a_name_recurs());
  }

  /** Whether kManyTexts names or more stand in the same two places. Beside them answers may differ, such as yes and no, and
   *  several texts may have one name. */
  bool a_name_recurs() const {
    return std::any_of(names_.begin(), names_.end(),
                       [this](const auto& name) { return name.second > 1 && 2 * name.second >= varied_; });
  }

  /** Whether the words in a place tell nearly all texts from each other. */
  bool distinguishes(const Place& place, bool many) const {
    if (many) return are_nearly_all(usual_tokens_ < kLongText ? distinct_words(place) : distinct_sets_of_words(place));
    const auto brief = std::count_if(place.variants.begin(), place.variants.end(),
                                     [](const Variant& variant) { return variant.words.size() <= kMostWordsOfFew; });
    return nearly_all(static_cast<std::size_t>(brief), texts_) && are_nearly_all(distinct_spellings(place));
  }

  bool are_nearly_all(std::size_t distinct) const { return distinct > 2 && nearly_all(distinct, texts_); }

  std::size_t texts_;
  std::size_t usual_tokens_ = 0;
  std::vector<Place> places_;                        // with other words
  std::map<std::vector<Words>, std::size_t> names_;  // of all texts, in how many places
  std::size_t varied_ = 0;                           // places with more than two variants
  std::set<Figures> figures_;
};

}  // namespace

bool may_be_family(const std::vector<TemplateSize>& sizes) {
  if (sizes.size() >= kManyTexts) return true;
  std::vector<std::uint64_t> tokens;
  for (const TemplateSize& size : sizes) tokens.push_back(size.tokens);
  std::sort(tokens.begin(), tokens.end());
  if (tokens[tokens.size() / 2] <= (sizes.size() == 2 ? kMostTokensOfTwo : kMostTokensOfFew)) return true;
  const auto first = static_cast<double>(sizes.front().shingles);
  return std::all_of(sizes.begin() + 1, sizes.end(), [first](const TemplateSize& size) {
    const auto other = static_cast<double>(size.shingles);
    const double shared = size.similarity * (first + other) / (1 + size.similarity);
    return std::min(first, other) - shared + 0.5 >= static_cast<double>(kTableFigures);
  });
}

void TemplateOutliner::add(const Token& token, std::uint64_t hash) {
  outline_.tokens.push_back(hash);
  outline_.letters.push_back(letters_hash(token, hash));
}

std::uint64_t TemplateOutliner::letters_hash(const Token& token, std::uint64_t hash) {
  const bool in_link = link_left_ != 0;
  if (in_link) --link_left_;
  if (class_of(token) == TokenClass::kNumber) return TemplateOutline::kNumber;
  const bool digits = has_digit(token.text);
  const std::string letters = digits ? letters_of(with_ascii_digits(token.text)) : std::string();
  const bool begins = may_begin_link(digits ? letters : token.text);
  if (begins) link_left_ = kLinkTokens;
  if (in_link || begins) return TemplateOutline::kMaybeLink;
  if (!digits) return hash;
  return letters.empty() ? TemplateOutline::kNone : xxh3_hash(letters, seed_);
}

bool two_may_be_family(const TemplateOutline& a, const TemplateOutline& b) {
  std::size_t figures = 0;  // places; unsure ones may be of either kind
  std::size_t unsure = 0;
  std::size_t most = 0;  // of one substitution
  std::unordered_map<std::uint64_t, std::size_t> substitutions;
  bool may_be_words = std::max(a.tokens.size(), b.tokens.size()) <= kMostTokensOfTwo;
  for (const TokenGap& gap : gaps_between(a.tokens, b.tokens)) {
    const OutlinedVariant of_a(a, gap.begin_a, gap.end_a);
    const OutlinedVariant of_b(b, gap.begin_b, gap.end_b);
    if (of_a.maybe_link || of_b.maybe_link) {
      ++unsure;
    } else if (of_a.key == of_b.key) {
      figures += of_a.numbers && of_b.numbers ? 1U : 0U;
    } else if (of_a.words != 0 && of_b.words != 0) {
      if (std::max(of_a.words, of_b.words) > kMostWordsOfTwo) may_be_words = false;
      most = std::max(most, ++substitutions[mix64(of_a.key) ^ of_b.key]);
    }
  }
  return (may_be_words && most + unsure >= kLeastPlacesOfTwo) || figures + unsure >= kTableFigures;
}

std::string TemplateWord::letters() const {
  return token_class == TokenClass::kWord ? letters_of(text) : std::string();
}

unsigned TemplateWord::figure() const {
  constexpr std::size_t kYearDigits = 4;
  return is_number() && text.size() <= kYearDigits ? parsed_number<unsigned>(text).value_or(0) : 0;
}

std::vector<std::uint64_t> TemplateWord::parts() const {
  std::vector<std::uint64_t> parts;
  if (token_class != TokenClass::kWord || !has_digit(text)) return parts;
  for (std::size_t begin = 0; begin != text.size();) {
    std::size_t end = begin;
    while (end != text.size() && is_digit(text[end]) == is_digit(text[begin])) ++end;
    parts.push_back(xxh3_hash(std::string_view(text).substr(begin, end - begin)));
    begin = end;
  }
  return parts;
}

TemplateWord template_word(const Token& token) {
  return {xxh3_hash(token.text), with_ascii_digits(token.text), token.token_class};
}

TemplateText template_text(Tokenizer& tokenizer, std::string_view text) {
  constexpr std::size_t kUsualBytes = 6;  // of a word and a blank
  TemplateText words;
  words.reserve(text.size() / kUsualBytes);
  for_each_token(tokenizer, text, [&](Token token) {
    token.token_class = class_of(token);
    words.push_back(template_word(token));
  });
  return words;
}

TemplateFamily template_family(const std::vector<TemplateText>& texts) {
  return texts.size() < 2 ? TemplateFamily::kNone : Differences(texts).family();
}

std::uint64_t part_key(const TemplateText& text, TemplateFamily family) {
  std::uint64_t key = 0;
  LinkWords links(text, 0);
  for (const TemplateWord& word : text) {
    if (family == TemplateFamily::kFigures) {
      key = mix64(key ^ word.token);
    } else if (const std::string letters = word.letters(); !links.in_link() && !letters.empty()) {
      key = mix64(key ^ (is_digit(word.text.front()) ? xxh3_hash(letters) : word.token));
    }
  }
  return key;
}

}  // namespace neardup
