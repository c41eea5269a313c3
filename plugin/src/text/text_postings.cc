#include "text/text_postings.h"

#include <algorithm>

#include "text/body_reading.h"
#include "text/word_marks.h"
#include "text/xapian_words.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

constexpr std::size_t kMostWordBytes = 64;  // as in TermGenerator

/** Whether TermGenerator would stem a term under STEM_SOME. Capitals do not occur, because terms are lower case. */
bool is_stemmed(const std::string& term) {
  const Xapian::Unicode::category category = Xapian::Unicode::get_category(*Xapian::Utf8Iterator(term));
  return category == Xapian::Unicode::LOWERCASE_LETTER || category == Xapian::Unicode::TITLECASE_LETTER ||
         category == Xapian::Unicode::MODIFIER_LETTER || category == Xapian::Unicode::OTHER_LETTER;
}

/** Adds the words of one text to a document. */
class FieldPostings {
 public:
  FieldPostings(Xapian::Document& document, const PostedField& field, const Xapian::Stem* stem,
                Xapian::TermGenerator& ngrams)
      : document_(document), field_(field), stem_(stem), ngrams_(ngrams) {}

  /** @return the position of the word, or `last` if it has none. */
  Xapian::termpos add(const XapianWord& word, std::string_view text, Xapian::termpos last) {
    if (word.term.size() > kMostWordBytes) return last;
    if (field_.positions) {
      document_.add_posting(field_.prefix + word.term, ++last, field_.weight);
    } else {
      add_term(word.term);
    }
    if (word.han_or_kana) {
      add_pair(word);
    } else {
      add_stem(word.term);
      if (word.has_hangul) add_ngrams(text.substr(word.begin, word.end - word.begin));
    }
    return last;
  }

 private:
  void add_term(const std::string& term) { document_.add_term(field_.prefix + term, field_.weight); }

  void add_pair(const XapianWord& word) {
    if (word.follows_han) add_term(han_before_ + word.term);
    han_before_ = word.term;
  }

  void add_stem(const std::string& term) {
    if (stem_ == nullptr || !is_stemmed(term)) return;
    document_.add_term("Z" + field_.prefix + (*stem_)(term), field_.weight);
  }

  /** Adds n-grams unstemmed, because a query's n-grams are not stemmed either. */
  void add_ngrams(std::string_view hangul) {
    ngrams_.set_document(document_);
    ngrams_.index_text_without_positions(Xapian::Utf8Iterator(hangul.data(), hangul.size()), field_.weight,
                                         field_.prefix);
    ngrams_.set_document(Xapian::Document());
  }

  Xapian::Document& document_;
  const PostedField& field_;
  const Xapian::Stem* stem_;
  Xapian::TermGenerator& ngrams_;
  std::string han_before_;
};

bool has_unspaced(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char byte) { return static_cast<unsigned char>(byte) >= 0xe0; });
}

/** Whether Xapian may join the words on both sides of a gap. A space in other gaps would not change a text, but it
 *  would change a query: "title:word". */
bool joins_in_xapian(std::string_view gap) {
  return std::all_of(gap.begin(), gap.end(),
                     [](char byte) { return static_cast<unsigned char>(byte) >= 0x80 || byte == '\'' || byte == '&'; });
}

/** Copies a text, and puts a space between touching tokens of scripts that a dictionary cuts. */
class SpacedCopy final : public TokenSink {
 public:
  explicit SpacedCopy(std::string_view text) : text_(text) {}

  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t i = 0; i != count; ++i) take(tokens[i]);
  }

  std::string finish() { return std::move(copy_.append(text_.substr(copied_))); }

 private:
  static bool is_cut_by_dictionary(std::string_view token) {
    return is_dictionary_cut(*Xapian::Utf8Iterator(token.data(), token.size()));
  }

  void take(const Token& token) {
    const bool follows = last_end_ != 0 && token.begin >= last_end_;
    if (follows && joins_in_xapian(text_.substr(last_end_, token.begin - last_end_)) &&
        (is_cut_by_dictionary(text_.substr(token.begin)) || last_is_cut_)) {
      copy_.append(text_.substr(copied_, token.begin - copied_)).append(" ");
      copied_ = token.begin;
    }
    last_end_ = token.end;
    last_is_cut_ = is_cut_by_dictionary(text_.substr(token.begin));
  }

  std::string_view text_;
  std::string copy_;
  std::size_t copied_ = 0;    // the text up to here is in the copy
  std::size_t last_end_ = 0;  // of the previous token
  bool last_is_cut_ = false;
};

}  // namespace

TextPostings::TextPostings(Tokenizer& tokenizer, const std::string& stemmer)
    : tokenizer_(tokenizer), stem_(stemmer), stems_(stemmer != "none" && !stemmer.empty()) {
  ngrams_.set_flags(Xapian::TermGenerator::FLAG_CJK_NGRAM);
  ngrams_.set_stemming_strategy(Xapian::TermGenerator::STEM_NONE);
}

Xapian::termpos TextPostings::add(Xapian::Document& document, std::string_view text, const PostedField& field,
                                  Xapian::termpos last) {
  TokenPlaces places(text);
  if (has_unspaced(text)) tokenizer_.tokenize(text, places);
  FieldPostings postings(document, field, stems_ ? &stem_ : nullptr, ngrams_);
  XapianWords words(text, places.unspaced());
  while (const XapianWord* word = words.next()) last = postings.add(*word, text, last);
  return last;
}

Xapian::termpos TextPostings::add_body(Xapian::Document& document, std::string_view body, Xapian::termpos last) {
  TokenPlaces places(body);
  tokenizer_.tokenize(body, places);
  BodyReading reading(body, tokenizer_, places);
  const PostedField field;
  FieldPostings postings(document, field, stems_ ? &stem_ : nullptr, ngrams_);
  XapianWords words(body, places.unspaced());
  while (const XapianWord* word = words.next()) {
    const Xapian::termpos position = postings.add(*word, body, last);
    if (position != last) reading.add(*word, position);
    last = position;
  }
  write_word_marks(document, reading.marks());
  return last;
}

std::string query_text(std::string_view query, Tokenizer& tokenizer) {
  if (!has_unspaced(query)) return std::string(query);
  SpacedCopy copy(query);
  tokenizer.tokenize(query, copy);
  return copy.finish();
}

}  // namespace neardup
