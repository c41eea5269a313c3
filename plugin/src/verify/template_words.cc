#include "verify/template_words.h"

#include <cstddef>
#include <string>
#include <utility>

#include "database/document_id.h"
#include "tokens/text_from_positions.h"

namespace neardup {

namespace {

class TemplateWords final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t i = 0; i != count; ++i) text_.push_back(template_word(tokens[i]));
  }

  TemplateText take_text() { return std::move(text_); }

 private:
  TemplateText text_;
};

}  // namespace

std::optional<TemplateText> template_words(Verifier& verifier, Tokenizer& tokenizer, Xapian::docid docid,
                                           const StoredSignature& signature) {
  const std::optional<Verifier::KnownText> known = verifier.words(docid, signature);
  if (!known || !known->same) return std::nullopt;
  PositionsTokenizer of_positions(tokenizer, known->text);
  TemplateWords words;
  of_positions.tokenize(known->text.text, words);
  return words.take_text();
}

TemplateText title_words(const Xapian::Database& database, Tokenizer& tokenizer, Xapian::docid docid) {
  TemplateWords words;
  const std::string data = database.get_document(docid, Xapian::DOC_ASSUME_VALID).get_data();
  tokenizer.tokenize(title_in_data(data), words);
  return words.take_text();
}

}  // namespace neardup
