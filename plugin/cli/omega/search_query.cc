#include "omega/search_query.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/digits.h"
#include "bytes/parsed_number.h"
#include "database/xapian_release.h"
#include "databases/recorded_choices.h"
#include "text/text_postings.h"
#include "tokens/unspaced_scripts.h"
#include "words/accents.h"

namespace neardup::cli {

namespace {

constexpr unsigned kQueryFlags = Xapian::QueryParser::FLAG_DEFAULT | Xapian::QueryParser::FLAG_PURE_NOT;

// As in the templates of Omega, besides "subject"; then those of notmuch.
constexpr std::pair<const char*, const char*> kFields[] = {
    {"title", "S"},        {"subject", "S"},        {"author", "A"},    {"topic", "B"},
    {"title", "XSUBJECT"}, {"subject", "XSUBJECT"}, {"author", "XFROM"}};

bool is_stem(const std::string& term) {
  return term[0] == 'Z';
}

bool is_beyond_ascii(const std::string& term) {
  return std::any_of(term.begin(), term.end(), [](unsigned char byte) { return byte >= 0x80; });
}

/** Whether indexes may have a term of this text whole or in pieces: n-grams, or words by a dictionary. */
bool may_be_cut(const std::string& text) {
  return std::any_of(Xapian::Utf8Iterator(text), Xapian::Utf8Iterator(),
                     [](unsigned character) { return is_unspaced(character) || is_cut_into_ngrams(character); });
}

/** Whether a query may have a phrase of words of which indexes have n-grams, but the places of whole words alone: Korean, and
 *  letters of full width. */
bool has_phrase_of_whole_words(const std::string& text) {
  return text.find('"') != std::string::npos &&
         std::any_of(Xapian::Utf8Iterator(text), Xapian::Utf8Iterator(),
                     [](unsigned character) { return is_cut_into_ngrams(character) && !is_han_or_kana(character); });
}

/** The query with spaces around each character of Chinese and Japanese in quotes: such characters have places of their own. */
std::string with_parted_phrases(const std::string& query) {
  std::string parted;
  bool in_quotes = false;
  for (Xapian::Utf8Iterator at(query); at != Xapian::Utf8Iterator(); ++at) {
    in_quotes = in_quotes != (*at == '"');
    const char* const space = in_quotes && is_han_or_kana(*at) ? " " : "";
    parted += space;
    Xapian::Unicode::append_utf8(parted, *at);
    parted += space;
  }
  return parted;
}

/** Prefixes behind which words without a field are sought. */
std::vector<std::string> searched_prefixes(const IndexLayout& layout) {
  if (!layout.text_prefixes.empty()) return layout.text_prefixes;
  return {"", "S", "B", "F"};  // text, title, topic, file name: as in the templates of Omega
}

/** In quotes an operator that Xapian 1.4 does not know is a word. */
std::string without_new_operators(const std::string& query) {
  constexpr std::string_view kWord = kNewOperator;
  std::string quoted;
  bool in_quotes = false;
  for (std::size_t at = 0; at != query.size();) {
    const bool begins = at == 0 || query[at - 1] == ' ' || query[at - 1] == '(';
    const std::size_t end = at + kWord.size();
    const bool ends = end >= query.size() || query[end] == ' ' || query[end] == ')';
    if (!in_quotes && begins && ends && query.compare(at, kWord.size(), kWord) == 0) {
      quoted.append("\"").append(kWord).append("\"");
      at = end;
    } else {
      in_quotes = in_quotes != (query[at] == '"');
      quoted += query[at++];
    }
  }
  return quoted;
}

}  // namespace

std::string without_phrases(const std::string& query) {
  constexpr std::string_view kJoints = ".-/\\@";
  const auto is_word = [&](std::size_t at) {
    return at < query.size() && (is_letter_or_digit(query[at]) || static_cast<unsigned char>(query[at]) >= 0x80);
  };
  const bool excludes = query[0] == '-' || query.find(" -") != query.npos || query.find("NOT ") != query.npos;
  if (excludes || query.find(":\"") != query.npos) return query;
  std::string parted;
  for (std::size_t at = 0; at != query.size(); ++at) {
    const std::size_t begin = query.rfind(' ', at) + 1;
    const bool in_field = query.substr(begin, query.find(' ', at) - begin).find(':') != std::string::npos;
    const bool in_number = query[at] == '.' && at != 0 && is_digit(query[at - 1]) && is_digit(query[at + 1]);
    const bool joins = kJoints.find(query[at]) != kJoints.npos && at != 0 && is_word(at - 1) && is_word(at + 1);
    if (query[at] == '"' || (joins && !in_number && !in_field)) {
      parted += ' ';
    } else {
      parted += query[at];
    }
  }
  return parted;
}

bool has_ngrams(const std::string& text) {
  return std::any_of(Xapian::Utf8Iterator(text), Xapian::Utf8Iterator(), is_cut_into_ngrams);
}

std::string with_parted_runs(const std::string& query) {
  std::string parted;
  bool in_run = false;
  bool behind_joint = false;
  for (Xapian::Utf8Iterator at(query); at != Xapian::Utf8Iterator(); ++at) {
    const bool is_word = Xapian::Unicode::is_wordchar(*at);
    const bool runs = is_word && is_cut_into_ngrams(*at);
    if (in_run && !runs && (is_word || *at == ' ')) parted += '.';
    if (runs && behind_joint) parted += ' ';
    Xapian::Unicode::append_utf8(parted, *at);
    in_run = runs;
    behind_joint = term_joint(*at, false) != 0;
  }
  return parted;
}

SearchQuery::SearchQuery(const Xapian::Database& database, const SearchWords& words, CascadeFinder& finder,
                         Tokenizer& tokenizer)
    : SearchQuery(database, words, finder, tokenizer, with_numbered_ids(words.query)) {}

SearchQuery::SearchQuery(const Xapian::Database& database, const SearchWords& words, CascadeFinder& finder,
                         Tokenizer& tokenizer, NumberedIds numbered)
    : database_(database),
      words_(words),
      tokenizer_(tokenizer),
      near_([&finder, ids = std::move(numbered.ids)](std::string_view id) {
        const std::optional<std::size_t> number = parsed_number<std::size_t>(id);
        return finder.id_query(number && *number < ids.size() ? std::string_view(ids[*number]) : id);
      }),
      typed_(without_new_operators(numbered.query)),
      text_(typed_) {
  compose(text_);
}

Xapian::Query SearchQuery::read(const IndexLayout& layout) {
  const std::vector<std::string> prefixes = searched_prefixes(layout);
  const Reading whole{text_, stemmer_language(database_, words_.stemmer), prefixes};
  Reading reading = has_words_whole(prefixes) ? whole : in_pieces(whole);
  if (const Reading typed{typed_, whole.language, prefixes, reading.ngrams};
      reading.text != typed.text && !finds_any(reading) && finds_any(typed))
    reading = typed;
  Xapian::Query query = parse(reading);
  if (lacks_all(query, is_stem)) {
    reading.language = "none";
    query = parse(reading);
  }
  if (lacks_all(query, is_beyond_ascii))
    reading.text = without_accents(reading.text, layout.usual() ? Accents::kOptional : Accents::kAll);
  return parse_or_words(std::move(reading));
}

Xapian::Query SearchQuery::parse_or_words(Reading reading) {
  const Reading words{without_phrases(reading.text), reading.language, reading.prefixes, reading.ngrams};
  seeks_words_ = words.text != reading.text && !finds_any(reading) && finds_any(words);
  return parse(seeks_words_ ? words : reading);
}

bool SearchQuery::finds_any(const Reading& reading) {
  Xapian::Enquire enquire(database_);
  enquire.set_query(parse(reading));
  return !enquire.get_mset(0, 1).empty();
}

SearchQuery::Reading SearchQuery::in_pieces(Reading reading) {
  reading.text = query_text(reading.text, tokenizer_);
  reading.ngrams = has_ngrams(reading.text);
  return reading;
}

/** Whether the index has a word of Chinese, Japanese, Korean, Thai or the like, but not its pieces. */
bool SearchQuery::has_words_whole(const std::vector<std::string>& prefixes) {
  if (!may_be_cut(text_)) return false;
  const Xapian::Query query = parse({text_, "none", prefixes});
  return std::any_of(query.get_unique_terms_begin(), query.get_terms_end(), [this](const std::string& term) {
    if (!may_be_cut(term) || !database_.term_exists(term)) return false;
    const std::size_t word = std::min(term.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ:"), term.size());
    const Xapian::Query pieces = parse(in_pieces({term.substr(word), "none", {term.substr(0, word)}}));
    return std::any_of(pieces.get_terms_begin(), pieces.get_terms_end(),
                       [this](const std::string& piece) { return !database_.term_exists(piece); });
  });
}

Xapian::Query SearchQuery::parse(const Reading& reading) {
  const Xapian::Query query = parse_as(reading, reading.ngrams);
  if (!reading.ngrams || !has_phrase_of_whole_words(reading.text)) return query;
  Reading whole = reading;
  whole.text = with_parted_phrases(reading.text);
  return {Xapian::Query::OP_OR, query, parse_as(whole, false)};
}

Xapian::Query SearchQuery::parse_as(const Reading& reading, bool in_ngrams) {
  Xapian::QueryParser parser;
  parser.set_database(database_);
  parser.set_stemmer(stemmer_for(reading.language));
  parser.set_stemming_strategy(Xapian::QueryParser::STEM_SOME);
  parser.set_default_op(Xapian::Query::OP_AND);
  for (const std::string& prefix : reading.prefixes) parser.add_prefix("", prefix);
  for (const auto& [field, prefix] : kFields) parser.add_prefix(field, prefix);
  parser.add_boolean_prefix("near", &near_);
  try {
    if (!in_ngrams) return near_.parse(parser, reading.text, kQueryFlags);
    return near_.parse(parser, with_parted_runs(reading.text), kQueryFlags | Xapian::QueryParser::FLAG_CJK_NGRAM);
  } catch (const Xapian::QueryParserError& error) {
    throw Xapian::QueryParserError("query '" + words_.query + "': " + error.get_msg());
  }
}

/** Whether the query has terms of a kind, and the index none of them. */
bool SearchQuery::lacks_all(const Xapian::Query& query, bool (*is_of_kind)(const std::string&)) const {
  bool any = false;
  for (auto term = query.get_terms_begin(); term != query.get_terms_end(); ++term) {
    if (!is_of_kind(*term)) continue;
    if (database_.term_exists(*term)) return false;
    any = true;
  }
  return any;
}

}  // namespace neardup::cli
