#include "omega/hit_snippet.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/utf8_characters.h"
#include "characters/text_line.h"
#include "databases/document_name.h"
#include "omega/omega_record.h"
#include "output/printable.h"
#include "text/position_reader.h"
#include "tokens/unspaced_scripts.h"

namespace neardup::cli {

namespace {

/** Where a word ends, and which one it is, by where it begins. */
using Place = std::pair<std::size_t, std::pair<std::size_t, std::size_t>>;

std::vector<Place> places_of(std::string_view text, const std::vector<std::string>& words) {
  std::vector<Place> places;
  for (std::size_t word = 0; word != words.size(); ++word) {
    for (std::size_t at = text.find(words[word]); at != text.npos; at = text.find(words[word], at + 1))
      places.push_back({at, {at + words[word].size(), word}});
  }
  std::sort(places.begin(), places.end());
  return places;
}

/** A little before a place, after a space if there is one. */
std::size_t begin_before(std::string_view text, std::size_t place, std::size_t bytes) {
  if (place <= bytes) return 0;
  std::size_t begin = place - bytes;
  const std::size_t space = text.find(' ', begin);
  if (space < place) return space + 1;
  while (continues_character(text[begin])) ++begin;
  return begin;
}

}  // namespace

std::string found_passage(std::string_view text, const std::vector<std::string>& words, std::size_t bytes) {
  const std::string line = one_line(text);
  const std::vector<Place> places = places_of(line, words);
  std::vector<std::size_t> counts(words.size());
  std::size_t first = 0;
  std::size_t found = 0;
  std::pair<std::size_t, std::size_t> best{0, 0};  // words, and the place where they begin
  for (const auto& [begin, last] : places) {
    if (counts[last.second]++ == 0) ++found;
    for (; places[first].first < begin && places[first].first + bytes / 2 < last.first; ++first) {
      if (--counts[places[first].second.second] == 0) --found;
    }
    if (found > best.first) best = {found, places[first].first};
  }
  if (best.first == 0) return {};
  const std::size_t begin = begin_before(line, best.second, bytes / 4);
  return (begin == 0 ? "" : "...") + sample_of(std::string_view(line).substr(begin), bytes);
}

namespace {

constexpr std::size_t kSnippetBytes = 160;
constexpr const char* kMatchBegin = "\x01";
constexpr const char* kMatchEnd = "\x02";

/** A snippet of Xapian's as plain text: without marks and escapes. Xapian escapes only what has marks. */
std::string plain_snippet(std::string_view snippet) {
  constexpr std::pair<std::string_view, std::string_view> kPlain[] = {
      {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}, {kMatchBegin, ""}, {kMatchEnd, ""}};
  std::string text;
  while (!snippet.empty()) {
    std::string_view read = snippet.substr(0, 1);
    std::string_view plain = read;
    for (const auto& [escaped, meant] : kPlain) {
      if (snippet.substr(0, escaped.size()) != escaped) continue;
      read = escaped;
      plain = meant;
    }
    text += plain;
    snippet.remove_prefix(read.size());
  }
  return text;
}

}  // namespace

HitSnippets::HitSnippets(const Xapian::Database& database, const Xapian::Enquire& enquire, const Xapian::Stem& stemmer,
                         const Scheme& scheme)
    : database_(database), stemmer_(stemmer), scheme_(scheme), query_(enquire.get_mset(0, 1)) {
  const Xapian::Query& query = enquire.get_query();
  for (auto term = query.get_unique_terms_begin(); term != query.get_terms_end(); ++term) {
    std::string word = *term;
    if (word[0] == 'Z') word.erase(0, 1);  // of a stem
    if (!word.empty() && static_cast<unsigned char>(word[0]) >= 0x80) unspaced_words_.push_back(word);
  }
  std::copy_if(unspaced_words_.begin(), unspaced_words_.end(), std::back_inserter(long_words_),
               [](const std::string& word) {
                 return may_be_in_pieces(*Xapian::Utf8Iterator(word)) && last_character_of(word) != word;
               });
}

namespace {

/** A snippet with what follows it in its text, if it is short: Xapian's ends behind a word that all documents have. */
std::string lengthened(const std::string& snippet, const std::string& text) {
  constexpr std::string_view kCut = "...";
  if (snippet.size() > kSnippetBytes / 2 || snippet.size() >= text.size()) return snippet;
  std::string_view core = snippet;
  if (begins_with(core, kCut)) core.remove_prefix(kCut.size());
  if (ends_with(core, kCut)) core.remove_suffix(kCut.size());
  const std::string longer = found_passage(text, {std::string(core)}, kSnippetBytes);
  return longer.empty() ? snippet : longer;
}

}  // namespace

/** Empty if the text has no word of the query. */
std::string HitSnippets::cut(const std::string& text) const {
  constexpr unsigned kFlags = Xapian::MSet::SNIPPET_BACKGROUND_MODEL | Xapian::MSet::SNIPPET_EXHAUSTIVE |
                              Xapian::MSet::SNIPPET_EMPTY_WITHOUT_MATCH;
  const std::string marked = query_.snippet(text, kSnippetBytes, stemmer_, kFlags, kMatchBegin, kMatchEnd, "...");
  if (marked.empty()) return found_passage(text, long_words_.empty() ? unspaced_words_ : long_words_, kSnippetBytes);
  const std::string snippet = lengthened(plain_snippet(marked), text);
  const auto has = [&snippet](const std::string& word) { return snippet.find(word) != snippet.npos; };
  if (long_words_.empty() || std::any_of(long_words_.begin(), long_words_.end(), has)) return snippet;
  return found_passage(text, long_words_, kSnippetBytes);  // not that of one character of a word
}

std::string HitSnippets::snippet(Xapian::docid docid, const std::string& sample) const {
  std::string snippet = cut(sample);
  if (snippet.empty()) snippet = cut(text_from_positions(database_, docid, scheme_).text);
  return snippet.empty() ? sample_of(sample, kSnippetBytes) : snippet;
}

std::string titled_name(const Xapian::Database& database, Xapian::docid docid, const Row& name) {
  std::string text = printable_name(name);
  if (text.find('/') != std::string::npos) return text;
  const ShownRecord record = parse_omega_record(database.get_document(docid).get_data());
  for (const std::string* more : {&record.caption, &record.path}) {
    if (!more->empty()) text += "  " + printable(*more);
  }
  return text;
}

}  // namespace neardup::cli
