#include "term_generation.h"

#include <optional>

#include "script_runs.h"

namespace neardup::cli {

namespace {

constexpr Xapian::termcount kTitleWeight = 5;
constexpr Xapian::termcount kFieldGap = 100;  // no phrase runs from one field into the next

Xapian::Utf8Iterator iterator(std::string_view text) {
  return Xapian::Utf8Iterator(text.data(), text.size());
}

}  // namespace

BodyTerms::BodyTerms(Tokenizer& tokenizer, const std::string& stemmer) : tokenizer_(tokenizer) {
  generator_.set_stemmer(Xapian::Stem(stemmer));
}

void BodyTerms::index(Xapian::Document& document, std::string_view body) {
  generator_.set_document(document);
  generator_.set_termpos(0);
  index_field(body, {});
  generator_.set_document(Xapian::Document());
}

void BodyTerms::index(Xapian::Document& document, const DocumentText& text, std::string_view file_name) {
  generator_.set_document(document);
  generator_.set_termpos(0);
  index_field(text.title, {"S", kTitleWeight, true});
  generator_.increase_termpos(kFieldGap);
  index_field(text.body, {});
  generator_.increase_termpos(kFieldGap);
  index_field(file_name, {"F", 1, true});
  index_field(text.title, {"", 1, false});
  index_field(text.navigation, {"", 1, false});
  generator_.set_document(Xapian::Document());
}

void BodyTerms::index_field(std::string_view text, const Field& field) {
  const std::optional<std::string> spaced = words_spaced(text, tokenizer_);
  Xapian::termpos end_of_ngrams = 0;  // no position, before there are any
  bool separated = false;             // from the n-grams before
  for (const ScriptRun& run : script_runs(spaced ? std::string_view(*spaced) : text)) {
    if (run.kind == ScriptRun::Kind::kSpacedWords) {
      index_spaced_words(run.text, field);
      separated = true;
      continue;
    }
    if (field.positions && separated && generator_.get_termpos() == end_of_ngrams) generator_.increase_termpos(1);
    index_ngrams(run.text, field);
    end_of_ngrams = generator_.get_termpos();
    separated = false;
  }
}

void BodyTerms::index_spaced_words(std::string_view text, const Field& field) {
  if (field.positions) {
    generator_.index_text(iterator(text), field.weight, field.prefix);
  } else {
    generator_.index_text_without_positions(iterator(text), field.weight, field.prefix);
  }
  Field unpositioned = field;
  unpositioned.positions = false;
  for (const std::string_view word : hangul_words(text)) index_ngrams(word, unpositioned);
}

/** Not stemmed: a query's n-grams are not. */
void BodyTerms::index_ngrams(std::string_view text, const Field& field) {
  generator_.set_flags(Xapian::TermGenerator::FLAG_CJK_NGRAM, ~Xapian::TermGenerator::FLAG_CJK_NGRAM);
  generator_.set_stemming_strategy(Xapian::TermGenerator::STEM_NONE);
  if (field.positions) {
    generator_.index_text(iterator(text), field.weight, field.prefix);
  } else {
    generator_.index_text_without_positions(iterator(text), field.weight, field.prefix);
  }
  generator_.set_flags(Xapian::TermGenerator::flags(0), ~Xapian::TermGenerator::FLAG_CJK_NGRAM);
  generator_.set_stemming_strategy(Xapian::TermGenerator::STEM_SOME);
}

std::string query_text(std::string_view query, Tokenizer& tokenizer) {
  return words_spaced(query, tokenizer).value_or(std::string(query));
}

}  // namespace neardup::cli
