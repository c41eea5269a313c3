#include "content/element_names.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>

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
constexpr std::string_view kWholeNames = "poster signature";

constexpr std::string_view kNegations = "has hide is no not show with without";

class Vocabulary {
 public:
  Vocabulary() {
    add(words_, kUnshownWords, Word::kUnshown);
    add(words_, kFrameWords, Word::kFrame);
    add(words_, kDetailWords, Word::kDetail);
    add(words_, kNegations, Word::kNegation);
    add(whole_names_, kWholeNames, Word::kFrame);
  }

  Word meaning(const std::string& word) const {
    return may_have(word, word.size(), word.back()) ? meaning_in(words_, word) : Word::kOther;
  }

  /** Of two words as one. */
  Word meaning(const std::string& first, const std::string& second) const {
    const bool may_be_known = may_have(first, first.size() + second.size(), second.back());
    return may_be_known ? meaning_in(words_, first + second) : Word::kOther;
  }

  Word meaning_of_whole_name(const std::string& name) const { return meaning_in(whole_names_, name); }

 private:
  using Words = std::unordered_map<std::string, Word>;

  static Word meaning_in(const Words& words, const std::string& word) {
    const auto found = words.find(word);
    return found == words.end() ? Word::kOther : found->second;
  }

  bool may_have(const std::string& beginning, std::size_t length, char last) const {
    if (beginning.empty() || length >= kLengths) return false;
    return (last_letters_[beginning.front() - 'a'][length] >> (last - 'a') & 1U) != 0;
  }

  void add(Words& known, std::string_view words, Word meaning) {
    while (!words.empty()) {
      const std::size_t end = std::min(words.find(' '), words.size());
      known.emplace(words.substr(0, end), meaning);
      last_letters_[words.front() - 'a'][end] |= 1U << (words[end - 1] - 'a');
      words.remove_prefix(std::min(end + 1, words.size()));
    }
  }

  static constexpr std::size_t kLengths = 32;

  std::uint32_t last_letters_[26][kLengths] = {};  // a bit each, by first letter and length
  Words words_;
  Words whole_names_;
};

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

  /** The next word in lower case, and whether it continues the name of the previous one; false at the end. */
  bool next() {
    continues_ = !word_.empty();
    word_.clear();
    std::size_t at = 0;
    while (at < rest_.size() && !is_capital(rest_[at]) && !is_small(rest_[at])) {
      if (static_cast<unsigned char>(rest_[at]) <= ' ') continues_ = false;
      ++at;
    }
    while (at < rest_.size() && (is_small(rest_[at]) || (is_capital(rest_[at]) && !after_small(at)))) {
      word_ += is_capital(rest_[at]) ? static_cast<char>(rest_[at] + ('a' - 'A')) : rest_[at];
      ++at;
    }
    rest_.remove_prefix(at);
    return !word_.empty();
  }

  const std::string& word() const { return word_; }
  bool is_whole_name() const { return !continues_ && (rest_.empty() || static_cast<unsigned char>(rest_[0]) <= ' '); }
  bool continues() const { return continues_; }

 private:
  bool after_small(std::size_t at) const { return at > 0 && is_small(rest_[at - 1]); }

  std::string_view rest_;
  std::string word_;
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
  std::string previous;  // word of the same name; empty after a negated one
  while (words.next()) {
    if (!words.continues()) previous.clear();
    const bool negated = !previous.empty() && kVocabulary.meaning(previous) == Word::kNegation;
    if (!negated) {
      hint = stronger(hint, kVocabulary.meaning(words.word()));
      if (!previous.empty()) hint = stronger(hint, kVocabulary.meaning(previous, words.word()));
      if (words.is_whole_name()) hint = stronger(hint, kVocabulary.meaning_of_whole_name(words.word()));
    }
    previous = negated ? std::string() : words.word();
  }
  return hint;
}

}  // namespace neardup
