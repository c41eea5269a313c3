#include "html/consent_names.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/parsed_number.h"
#include "characters/text_line.h"
#include "html/name_words.h"

namespace neardup {

namespace {

constexpr std::string_view kSubjects = "cookie cookies consent gdpr";
constexpr std::string_view kForms =
    "banner bar notice popup modal dialog overlay layer box eu consent alert message hint bot wall";
/** What stands before the state of a page, and before the name of its own text: a tag, a category, a heading. */
constexpr std::string_view kNamesOfPages[] = {"has-",     "no-",       "is-",      "with-", "show-",  "js-",
                                              "tag-",     "category-", "node-",    "text-", "post-",  "page-",
                                              "article-", "section-",  "outline-", "term-", "topic-", "single-"};
/** Whose consent is no matter of cookies. */
constexpr std::string_view kOtherConsent = "informed patient parental parent medical treatment study research";
constexpr std::string_view kServices[] = {"onetrust-", "didomi-",    "qc-cmp2-",      "usercentrics-", "sp_message_",
                                          "truste-",   "klaro",      "iubenda-cs-",   "cmplz-",        "tarteaucitron",
                                          "cc-window", "fc-consent", "borlabscookie", "moove_gdpr"};

template <std::size_t kCount>
bool has_any(std::string_view text, const std::string_view (&parts)[kCount]) {
  return std::any_of(std::begin(parts), std::end(parts),
                     [text](std::string_view part) { return text.find(part) != text.npos; });
}

template <std::size_t kCount>
bool begins_with_any(std::string_view text, const std::string_view (&beginnings)[kCount]) {
  return std::any_of(std::begin(beginnings), std::end(beginnings),
                     [text](std::string_view beginning) { return begins_with(text, beginning); });
}

bool is_consent(std::string_view name) {
  if (begins_with_any(lower_ascii(name), kNamesOfPages)) return false;
  std::size_t subjects = 0;
  std::size_t forms = 0;
  for (std::string_view next = take_name_word(name); !next.empty(); next = take_name_word(name)) {
    const std::string word = lower_ascii(next);
    if (has_word(kOtherConsent, word)) return false;
    const bool both = has_word("cookiebanner cookieconsent cookiebar cookienotice cookiebox cookiebot cookielaw", word);
    subjects += both || has_word(kSubjects, word) ? 1 : 0;
    forms += both || (has_word(kForms, word) && (word != "consent" || subjects > 1)) ? 1 : 0;
  }
  return subjects != 0 && forms != 0;
}

}  // namespace

bool names_consent(std::string_view names) {
  constexpr std::string_view kQuick[] = {"ookie", "OOKIE", "onsent", "gdpr", "GDPR"};  // most names have none
  if (!has_any(names, kQuick)) return false;
  const std::vector<std::string> all = split(std::string(names), ' ');
  return std::any_of(all.begin(), all.end(), is_consent);
}

bool speaks_of_cookies(std::string_view text) {
  constexpr std::string_view kCookies[] = {"ookie",         "OOKIE",          "кук",   "Кук",   "クッキー", "쿠키",
                                           "çerez",         "Çerez",          "eväst", "Eväst", "ciastecz", "sütik",
                                           "personal data", "personenbezogen"};
  return has_any(text, kCookies);
}

bool id_names_consent(std::string_view id) {
  return begins_with_any(lower_ascii(id), kServices) || names_consent(id);
}

}  // namespace neardup
