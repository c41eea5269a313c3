#include "link_words.h"

#include <algorithm>
#include <array>

#include "neardup/simhash.h"

namespace neardup {

namespace {

/** Ascending. */
constexpr std::array<std::string_view, 78> kMarks{
    "ai",  "ar",      "au",  "biz", "br",   "ca",  "cc",   "ch",      "cl",    "cn",          "com",       "cz",
    "de",  "dev",     "dk",  "edu", "ee",   "es",  "eu",   "example", "fi",    "file",        "fm",        "fr",
    "ftp", "git",     "gov", "gr",  "hk",   "hr",  "http", "https",   "hu",    "ie",          "il",        "info",
    "int", "invalid", "io",  "ir",  "irc",  "jp",  "kr",   "ldap",    "local", "localdomain", "localhost", "lt",
    "lv",  "mailto",  "mil", "mx",  "name", "net", "news", "nl",      "nz",    "org",         "pl",        "pt",
    "ro",  "rsync",   "ru",  "se",  "sg",   "si",  "sk",   "ssh",     "svn",   "tv",          "tw",        "ua",
    "uk",  "www",     "xn",  "xyz", "za",   "zip"};

}  // namespace

bool leaves_links_out(const Scheme& scheme) {
  constexpr std::string_view kFindsLinks = "icu-";
  return !of_features(scheme.fingerprint) && scheme.tokenizer_profile.compare(0, kFindsLinks.size(), kFindsLinks) == 0;
}

bool adds_words_up(const Scheme& scheme) {
  return !of_features(scheme.fingerprint) && !weighs_by_logarithm(scheme.fingerprint);
}

bool is_link_mark(std::string_view word) {
  return std::binary_search(kMarks.begin(), kMarks.end(), word);
}

std::uint64_t least_words_left_out(const std::vector<std::uint64_t>& words, std::uint64_t fingerprint) {
  std::uint64_t most = 0;
  for (unsigned bit = 0; bit != 64; ++bit) {
    const auto set = static_cast<std::uint64_t>(
        std::count_if(words.begin(), words.end(), [bit](std::uint64_t word) { return (word >> bit & 1) != 0; }));
    const std::uint64_t clear = words.size() - set;
    const bool wanted = (fingerprint >> bit & 1) != 0;  // more set than clear; a tie gives 0
    if (wanted && set <= clear) most = std::max(most, clear - set + 1);
    if (!wanted && set > clear) most = std::max(most, set - clear);
  }
  return most;
}

}  // namespace neardup
