#include "content/element_names.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>

namespace neardup {

namespace {

enum class Word : std::uint8_t { kOther, kFrame, kDetail, kNegation };

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
    // for machines and printers
    "hidden visuallyhidden offscreen sr noprint printfriendly editsection mbox";

constexpr std::string_view kDetailWords =
    "author authors bio byline caption captions credit credits dateline figcaption hatnote email jump meta metabar "
    "metadata print pubdate publish published rating ratings reply tags timestamp toc vote votes widget widgets";

constexpr std::string_view kNegations = "has hide is no not show with without";

class Vocabulary {
 public:
  Vocabulary() {
    add(kFrameWords, Word::kFrame);
    add(kDetailWords, Word::kDetail);
    add(kNegations, Word::kNegation);
  }

  Word meaning(const std::string& word) const {
    const auto found = words_.find(word);
    return found == words_.end() ? Word::kOther : found->second;
  }

 private:
  void add(std::string_view words, Word meaning) {
    while (!words.empty()) {
      const std::size_t end = std::min(words.find(' '), words.size());
      words_.emplace(words.substr(0, end), meaning);
      words.remove_prefix(std::min(end + 1, words.size()));
    }
  }

  std::unordered_map<std::string, Word> words_;
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
  bool continues() const { return continues_; }

 private:
  bool after_small(std::size_t at) const { return at > 0 && is_small(rest_[at - 1]); }

  std::string_view rest_;
  std::string word_;
  bool continues_ = false;
};

}  // namespace

NameHint name_hint(std::string_view names) {
  static const Vocabulary kVocabulary;
  NameHint hint = NameHint::kNone;
  NameWords words(names);
  Word previous = Word::kOther;
  while (words.next()) {
    const bool negated = words.continues() && previous == Word::kNegation;
    previous = kVocabulary.meaning(words.word());
    if (negated) continue;
    if (previous == Word::kFrame) return NameHint::kFrame;
    if (previous == Word::kDetail) hint = NameHint::kDetail;
  }
  return hint;
}

}  // namespace neardup
