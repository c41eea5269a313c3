#include "text/text_postings.h"

#include <algorithm>

#include "bytes/feature_hash.h"
#include "text/body_reading.h"
#include "text/word_marks.h"
#include "text/xapian_words.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

constexpr std::size_t kSmallestTable = 1024;
constexpr std::size_t kStemmedWords = 4096;                   // 256 KiB, which a processor's cache holds
constexpr std::size_t kMostKeptWords = std::size_t{1} << 20;  // of a text whose memory is kept for the next

/** Whether TermGenerator would stem a term under STEM_SOME. Capitals do not occur, because terms are lower case. */
bool is_stemmed(std::string_view term) {
  if (static_cast<unsigned char>(term[0]) < 0x80) return term[0] >= 'a' && term[0] <= 'z';
  const Xapian::Unicode::category category =
      Xapian::Unicode::get_category(*Xapian::Utf8Iterator(term.data(), term.size()));
  return category == Xapian::Unicode::LOWERCASE_LETTER || category == Xapian::Unicode::TITLECASE_LETTER ||
         category == Xapian::Unicode::MODIFIER_LETTER || category == Xapian::Unicode::OTHER_LETTER;
}

std::uint64_t first_bytes(std::string_view term) {
  std::uint64_t bytes = 0;
  for (std::size_t i = 0; i != sizeof bytes; ++i) {
    bytes = bytes << 8 | (i < term.size() ? static_cast<unsigned char>(term[i]) : 0U);
  }
  return bytes;
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

PostedTerms::PostedTerms(const std::string& stemmer)
    : stem_(stemmer), stems_(stemmer != "none" && !stemmer.empty()), stemmed_(stems_ ? kStemmedWords : 0) {}

void PostedTerms::begin() {
  if (occurrences_.size() > kMostKeptWords) {
    texts_ = {};
    terms_ = {};
    table_ = {};
    occurrences_ = {};
  }
  texts_.clear();
  terms_.clear();
  table_.assign(std::max(table_.size(), kSmallestTable), 0);
  occurrences_.assign(1, {});
}

void PostedTerms::add(std::string_view term, bool is_word, Xapian::termpos position) {
  Term& added = find(term);
  ++added.count;
  added.is_word = is_word;
  if (position == 0) return;
  const auto place = static_cast<std::uint32_t>(occurrences_.size());
  (added.first == 0 ? added.first : occurrences_[added.last].next) = place;
  added.last = place;
  occurrences_.push_back({position, 0});
}

PostedTerms::Term& PostedTerms::find(std::string_view term) {
  const std::uint64_t hash = xxh3_hash(term);
  std::size_t slot = hash & (table_.size() - 1);
  for (; table_[slot] != 0; slot = (slot + 1) & (table_.size() - 1)) {
    Term& known = terms_[table_[slot] - 1];
    if (known.hash == hash && text_of(known) == term) return known;
  }
  terms_.push_back({first_bytes(term), hash, texts_.size(), static_cast<std::uint32_t>(term.size()), 0, 0, 0, false});
  texts_.append(term);
  table_[slot] = static_cast<std::uint32_t>(terms_.size());
  if (2 * terms_.size() > table_.size()) enlarge_table();
  return terms_.back();
}

void PostedTerms::enlarge_table() {
  table_.assign(2 * table_.size(), 0);
  for (std::size_t i = 0; i != terms_.size(); ++i) {
    std::size_t slot = terms_[i].hash & (table_.size() - 1);
    while (table_[slot] != 0) slot = (slot + 1) & (table_.size() - 1);
    table_[slot] = static_cast<std::uint32_t>(i + 1);
  }
}

bool PostedTerms::is_before(const Term& a, const Term& b) const {
  return a.first_bytes != b.first_bytes ? a.first_bytes < b.first_bytes : text_of(a) < text_of(b);
}

/** Empty for a word that is not stemmed. */
const std::string& PostedTerms::stem_of(const Term& term) {
  StemmedWord& known = stemmed_[term.hash & (kStemmedWords - 1)];
  if (known.word != text_of(term)) {
    known.word = text_of(term);
    known.stem = is_stemmed(known.word) ? stem_(known.word) : std::string();
  }
  return known.stem;
}

void PostedTerms::write(Xapian::Document& document, const std::string& prefix, Xapian::termcount weight) {
  std::sort(terms_.begin(), terms_.end(), [this](const Term& a, const Term& b) { return is_before(a, b); });
  for (const Term& term : terms_) {
    if (!stems_ || !term.is_word) continue;
    const std::string& stem = stem_of(term);
    if (!stem.empty()) document.add_term(posted_.assign("Z").append(prefix).append(stem), term.count * weight);
  }
  for (const Term& term : terms_) {
    posted_.assign(prefix).append(text_of(term));
    Xapian::termcount wdf = term.count * weight;
    if (term.first == 0) document.add_term(posted_, wdf);
    for (std::uint32_t place = term.first; place != 0; place = occurrences_[place].next) {
      document.add_posting(posted_, occurrences_[place].position, wdf);
      wdf = 0;
    }
  }
}

TextPostings::TextPostings(Tokenizer& tokenizer, const std::string& stemmer) : tokenizer_(tokenizer), terms_(stemmer) {
  ngrams_.set_flags(Xapian::TermGenerator::FLAG_CJK_NGRAM);
  ngrams_.set_stemming_strategy(Xapian::TermGenerator::STEM_NONE);
}

Xapian::termpos TextPostings::add(Xapian::Document& document, std::string_view text, const PostedField& field,
                                  Xapian::termpos last) {
  TokenPlaces places(text);
  if (has_unspaced(text)) tokenizer_.tokenize(text, places);
  return post(document, text, field, places, last, [](const XapianWord&, Xapian::termpos) {});
}

Xapian::termpos TextPostings::add_body(Xapian::Document& document, std::string_view body, Xapian::termpos last) {
  TokenPlaces places(body);
  tokenizer_.tokenize(body, places);
  return add_body(document, body, places, last);
}

Xapian::termpos TextPostings::add_body(Xapian::Document& document, std::string_view body, const TokenPlaces& places,
                                       Xapian::termpos last) {
  BodyReading reading(body, tokenizer_, places, last);
  last = post(document, body, {}, places, last,
              [&](const XapianWord& word, Xapian::termpos position) { reading.add(word, position); });
  write_word_marks(document, reading.marks());
  return last;
}

/** @param posted  called with each word that has a posting, and with its position. */
template <class Posted>
Xapian::termpos TextPostings::post(Xapian::Document& document, std::string_view text, const PostedField& field,
                                   const TokenPlaces& places, Xapian::termpos last, Posted posted) {
  terms_.begin();
  XapianWords words(text, places.unspaced());
  std::string pair;  // the last character of Han or Kana and this one
  while (const XapianWord* word = words.next()) {
    if (!word->has_posting()) continue;
    const Xapian::termpos position = field.positions ? ++last : 0;
    if (word->han_or_kana) {
      terms_.add(word->term, false, position);
      if (word->follows_han) terms_.add(pair.append(word->term), false, 0);
      pair = word->term;
    } else {
      terms_.add(word->term, true, position);
      if (word->has_hangul) add_ngrams(document, text.substr(word->begin, word->end - word->begin), field);
    }
    posted(*word, last);
  }
  terms_.write(document, field.prefix, field.weight);
  return last;
}

/** Adds n-grams unstemmed, because a query's n-grams are not stemmed either. */
void TextPostings::add_ngrams(Xapian::Document& document, std::string_view hangul, const PostedField& field) {
  ngrams_.set_document(document);
  ngrams_.index_text_without_positions(Xapian::Utf8Iterator(hangul.data(), hangul.size()), field.weight, field.prefix);
  ngrams_.set_document(Xapian::Document());
}

std::string query_text(std::string_view query, Tokenizer& tokenizer) {
  if (!has_unspaced(query)) return std::string(query);
  SpacedCopy copy(query);
  tokenizer.tokenize(query, copy);
  return copy.finish();
}

}  // namespace neardup
