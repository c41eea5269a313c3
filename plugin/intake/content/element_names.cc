#include "content/element_names.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_map>

#include "characters/ascii_case.h"

namespace neardup {

namespace {

enum class Word : std::uint8_t { kOther, kUnshown, kFrame, kDetail, kNegation };

constexpr std::string_view kFrameWords =
    // ways through the site
    "nav navbar navi navigation menu menus submenu breadcrumb breadcrumbs crumb crumbs pagination pager paging skip "
    "skiplink nextprev prevnext prev search searchform masthead footer sidebar sidebars rail toolbar catlinks navbox "
    "tagcloud taglist "
    // other pages
    "related recommend recommended recommendation recommendations recirc recirculation teaser teasers trending popular "
    "mostread mostpopular readmore morefrom morestories upnext outbrain taboola "
    // what the site wants from its readers
    "share shares sharebar sharedaddy sharing social socials addthis addtoany follow followus subscribe subscription "
    "newsletter newsletters signup signin login register registration paywall cookie cookies consent gdpr ccpa promo "
    "promobox promos promoted promotion sponsor sponsored sponsors ad ads adslot adv advert advertisement "
    "advertisements "
    "advertising banner modal popup popover overlay tooltip copyright "
    // what its readers say
    "comment commentlist comments disqus respond "
    // who wrote a post of a thread, and what may be done with it
    "messageattribution moderatorbar postbuttons postcontrols postdetails postfoot posthead postprofile postsignature "
    "messagesignature quickbuttons userdetails userinfo "
    // to print it
    "printfriendly mbox";

constexpr std::string_view kUnshownWords = "hidden visuallyhidden offscreen sr noprint editsection";

constexpr std::string_view kDetailWords =
    "author authors bio byline caption captions credit credits dateline figcaption hatnote email jump meta metabar "
    "metadata print pubdate publish published rating ratings reply tags timestamp toc vote votes widget widgets";

/** Words that mean a part of a frame if they are a whole name. */
constexpr std::string_view kWholeNames[] = {"poster", "signature"};

constexpr std::string_view kNegations = "has hide is no not show with without";

/** From 1 for both cases of an ASCII letter. */
unsigned letter(char c) {
  return static_cast<unsigned char>(c) & 31U;
}

class Vocabulary {
 public:
  Vocabulary() {
    add(kUnshownWords, Word::kUnshown);
    add(kFrameWords, Word::kFrame);
    add(kDetailWords, Word::kDetail);
    add(kNegations, Word::kNegation);
  }

  /** Of a word, or of two words as one. */
  Word meaning(std::string_view first, std::string_view second = {}) const {
    const char last = second.empty() ? first.back() : second.back();
    if (!may_have(first.front(), first.size() + second.size(), last)) return Word::kOther;
    std::string word = lower_ascii(first);
    word += lower_ascii(second);
    const auto found = words_.find(word);
    return found == words_.end() ? Word::kOther : found->second;
  }

 private:
  bool may_have(char first, std::size_t length, char last) const {
    return length < kLengths && (last_letters_[letter(first)][length] >> letter(last) & 1U) != 0;
  }

  void add(std::string_view words, Word meaning) {
    while (!words.empty()) {
      const std::size_t end = std::min(words.find(' '), words.size());
      words_.emplace(words.substr(0, end), meaning);
      last_letters_[letter(words.front())][end] |= 1U << letter(words[end - 1]);
      words.remove_prefix(std::min(end + 1, words.size()));
    }
  }

  static constexpr std::size_t kLengths = 32;

  std::uint32_t last_letters_[32][kLengths] = {};  // a bit each, by first letter and length
  std::unordered_map<std::string, Word> words_;
};

bool is_frame_as_whole_name(std::string_view word) {
  return std::any_of(std::begin(kWholeNames), std::end(kWholeNames),
                     [word](std::string_view name) { return name.size() == word.size() && name == lower_ascii(word); });
}

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}

/** Cuts names into words. */
class NameWords {
 public:
  explicit NameWords(std::string_view names) : rest_(names) {}

  /** The next word, and whether it continues the name of the previous one; false at the end. */
  bool next() {
    continues_ = !word_.empty();
    std::size_t at = 0;
    while (at < rest_.size() && !is_capital(rest_[at]) && !is_small(rest_[at])) {
      if (static_cast<unsigned char>(rest_[at]) <= ' ') continues_ = false;
      ++at;
    }
    const std::size_t begin = at;
    while (at < rest_.size() && (is_small(rest_[at]) || (is_capital(rest_[at]) && !after_small(at)))) ++at;
    word_ = rest_.substr(begin, at - begin);
    rest_.remove_prefix(at);
    return !word_.empty();
  }

  std::string_view word() const { return word_; }
  bool is_whole_name() const { return !continues_ && (rest_.empty() || static_cast<unsigned char>(rest_[0]) <= ' '); }
  bool continues() const { return continues_; }

 private:
  bool after_small(std::size_t at) const { return at > 0 && is_small(rest_[at - 1]); }

  std::string_view rest_;
  std::string_view word_;
  bool continues_ = false;
};

/** The stronger of two hints. */
NameHint stronger(NameHint hint, Word meaning) {
  switch (meaning) {
    case Word::kUnshown:
      return NameHint::kUnshown;
    case Word::kFrame:
      return hint == NameHint::kUnshown ? hint : NameHint::kFrame;
    case Word::kDetail:
      return hint == NameHint::kNone ? NameHint::kDetail : hint;
    default:
      return hint;
  }
}

}  // namespace

NameHint name_hint(std::string_view names) {
  static const Vocabulary kVocabulary;
  NameHint hint = NameHint::kNone;
  NameWords words(names);
  std::string_view previous;  // word of the same name; empty after a negated one
  while (words.next()) {
    if (!words.continues()) previous = {};
    const bool negated = !previous.empty() && kVocabulary.meaning(previous) == Word::kNegation;
    if (!negated) {
      hint = stronger(hint, kVocabulary.meaning(words.word()));
      if (!previous.empty()) hint = stronger(hint, kVocabulary.meaning(previous, words.word()));
      if (words.is_whole_name() && is_frame_as_whole_name(words.word())) hint = stronger(hint, Word::kFrame);
    }
    previous = negated ? std::string_view() : words.word();
  }
  return hint;
}

}  // namespace neardup
