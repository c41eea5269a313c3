#include "text/text_postings.h"

#include <algorithm>
#include <utility>

#include "bytes/eight_bytes.h"
#include "text/indexed_text.h"
#include "text/word_characters.h"
#include "text/word_marks.h"
#include "text/word_order.h"
#include "text/word_pieces.h"
#include "text/xapian_words.h"
#include "tokens/each_token.h"
#include "tokens/long_word.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

bool is_invisible(std::string_view text) {
  return std::all_of(Xapian::Utf8Iterator(text.data(), text.size()), Xapian::Utf8Iterator(),
                     [](unsigned character) { return is_ignorable(character) || is_variation_selector(character); });
}

bool has_unspaced(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char byte) { return static_cast<unsigned char>(byte) >= 0xe0; });
}

/** Whether Xapian may join the words on both sides of a gap. A space in other gaps would not change a text, but it
 *  would change a query: "title:word". */
bool joins_in_xapian(std::string_view gap) {
  return std::all_of(gap.begin(), gap.end(),
                     [](char byte) { return static_cast<unsigned char>(byte) >= 0x80 || byte == '\'' || byte == '&'; });
}

TextTerms unprefixed_terms(const Xapian::Document& document) {
  TextTerms terms;
  if (document.termlist_count() == 0) return terms;  // iterators allocate
  for_each_text_term(document.termlist_begin(), document.termlist_end(), terms);
  return terms;
}

/** @param others  of the document; all others have no position. */
void add_places_of_marks(PostedTerms::Order& order, const Xapian::Document& document, const TextTerms& others) {
  std::vector<PlacedWord> marks;
  for (std::size_t i = 0; i != others.texts.size(); ++i) {
    if (others.texts[i].compare(0, kWordMark.size(), kWordMark) != 0) continue;
    Xapian::TermIterator mark = document.termlist_begin();
    mark.skip_to(others.texts[i]);
    for (auto position = mark.positionlist_begin(); position != mark.positionlist_end(); ++position)
      marks.push_back({*position, order.others[i]});
  }
  std::sort(marks.begin(), marks.end());
  const auto own = static_cast<std::ptrdiff_t>(order.places.size());
  order.places.insert(order.places.end(), marks.begin(), marks.end());
  std::inplace_merge(order.places.begin(), order.places.begin() + own, order.places.end());
}

bool is_cut_by_dictionary(std::string_view token) {
  return is_dictionary_cut(*Xapian::Utf8Iterator(token.data(), token.size()));
}

}  // namespace

TextPostings::TextPostings(Tokenizer& tokenizer, const std::string& stemmer, Scheme scheme)
    : tokenizer_(tokenizer), scheme_(std::move(scheme)), terms_(stemmer) {}

Xapian::termpos TextPostings::add(Xapian::Document& document, std::string_view text, const PostedField& field,
                                  Xapian::termpos last) {
  if (text.empty()) return last;
  TokenPlaces places(text);
  if (has_unspaced(text)) tokenizer_.tokenize(text, places);
  last = gather(text, field, places, last, [](const XapianWord&, Xapian::termpos) {});
  terms_.write(document, field.prefix, field.weight);
  return last;
}

Xapian::termpos TextPostings::add_body(Xapian::Document& document, std::string_view body, Xapian::termpos last) {
  TokenPlaces places(body);
  tokenizer_.tokenize(body, places);
  return add_body(document, body, places, last);
}

Xapian::termpos TextPostings::add_body(Xapian::Document& document, std::string_view body, const TokenPlaces& places,
                                       Xapian::termpos last) {
  BodyReading reading(body, tokenizer_, places, last);
  const Xapian::termpos before = last;
  last = gather(body, {}, places, last,
                [&](const XapianWord& word, Xapian::termpos position) { reading.add(word, position); });
  write_word_marks(document, reading.marks());
  if (last - before <= scheme_.index.ordered_words) {  // the order is cheapest before the words
    const TextTerms others = unprefixed_terms(document);
    PostedTerms::Order order = terms_.order_among(others);
    add_places_of_marks(order, document, others);
    write_word_order(document, scheme_.index, order.places, order.wdfs);
  }
  terms_.write(document, {}, 1);
  return last;
}

/** @param posted  called with each word that has a posting, and with its position. */
template <class Posted>
Xapian::termpos TextPostings::gather(std::string_view text, const PostedField& field, const TokenPlaces& places,
                                     Xapian::termpos last, Posted posted) {
  terms_.begin();
  PostedWords words(text, places.unspaced(), tokenizer_);
  std::string before;   // the n-gram of one character directly before the word, if there is one
  std::size_t end = 0;  // of the word before
  while (const XapianWord* word = words.next()) {
    const Xapian::termpos position = field.positions ? ++last : 0;
    if (!is_invisible(text.substr(end, word->begin - end))) before.clear();
    end = word->end;
    if (word->han_or_kana) {
      terms_.add(word->term, false, position);
      if (!before.empty()) terms_.add(before.append(word->term), false, 0);
      before = word->term;
    } else {
      terms_.add(word->term, true, position);
      add_other_forms(*word, before);
    }
    posted(*word, last);
  }
  terms_.end();
  return last;
}

/** Adds the forms of a word that queries ask for, without positions. @param before  as of word_pieces(). */
void TextPostings::add_other_forms(const XapianWord& word, std::string& before) {
  if (!word.has_pieces) {
    before.clear();
    if (const std::string other = other_final_sigma(word.term); !other.empty()) terms_.add(other, true, 0);
    return;
  }
  for (const WordPiece& piece : word_pieces(word.term, before)) terms_.add(piece.term, piece.is_word, 0);
}

namespace {

/** The query without invisible characters, and with a space where word_pieces() parts letters of a dictionary from others. */
std::string with_parted_pieces(std::string_view query) {
  std::string copy;
  unsigned previous = ' ';
  for (Xapian::Utf8Iterator at(query.data(), query.size()); at != Xapian::Utf8Iterator();) {
    const unsigned character = *at;
    const std::size_t begin = query.size() - at.left();
    const std::size_t end = ++at == Xapian::Utf8Iterator() ? query.size() : query.size() - at.left();
    if (is_ignorable(character) || (is_variation_selector(character) && is_han_in_words(previous))) continue;
    const PieceKind before = piece_kind(previous);
    const PieceKind kind = piece_kind(character);
    if ((before == PieceKind::kLetters && kind == PieceKind::kDictionary) ||
        (before == PieceKind::kDictionary && kind == PieceKind::kLetters))
      copy += ' ';
    copy.append(character == kZeroWidthSpace ? " " : query.substr(begin, end - begin));
    previous = character;
  }
  return copy;
}

std::string cut_query(std::string_view query, Tokenizer& tokenizer) {
  std::string copy;  // with a space between touching tokens of scripts that a dictionary cuts, and tokens of long words
  std::size_t copied = 0;
  std::size_t last_end = 0;  // of the previous token
  bool last_is_cut = false;
  for_each_token(tokenizer, query, [&](const Token& token) {
    const bool is_cut = is_cut_by_dictionary(query.substr(token.begin));
    const bool follows = last_end != 0 && token.begin >= last_end;
    if (follows && (is_cut || last_is_cut) && joins_in_xapian(query.substr(last_end, token.begin - last_end))) {
      copy.append(query.substr(copied, token.begin - copied)).append(" ");
      copied = token.begin;
    }
    if (token.end - token.begin > kLongestWord && is_long_word(token.text)) {
      copy.append(query.substr(copied, token.begin - copied)).append(token.text);
      copied = token.end;
    }
    last_end = token.end;
    last_is_cut = is_cut;
  });
  return copy.append(query.substr(copied));
}

}  // namespace

std::string query_text(std::string_view query, Tokenizer& tokenizer) {
  if (is_ascii(query) && query.size() <= kLongestWord) return std::string(query);
  return cut_query(with_parted_pieces(query), tokenizer);
}

}  // namespace neardup
