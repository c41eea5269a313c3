#include "omega/hit_snippet.h"

#include <cstddef>
#include <string_view>
#include <utility>

#include "databases/document_name.h"
#include "omega/found_passage.h"
#include "omega/omega_record.h"
#include "output/printable.h"
#include "text/position_reader.h"

namespace neardup::cli {

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
}

/** Empty if the text has no word of the query. */
std::string HitSnippets::cut(const std::string& text) const {
  constexpr unsigned kFlags = Xapian::MSet::SNIPPET_BACKGROUND_MODEL | Xapian::MSet::SNIPPET_EXHAUSTIVE |
                              Xapian::MSet::SNIPPET_EMPTY_WITHOUT_MATCH;
  const std::string snippet = query_.snippet(text, kSnippetBytes, stemmer_, kFlags, kMatchBegin, kMatchEnd, "...");
  return snippet.empty() ? found_passage(text, unspaced_words_, kSnippetBytes) : plain_snippet(snippet);
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
