#include "tokenizers/stemming_tokenizer.h"

#include <utility>
#include <vector>

namespace neardup {

namespace {

Xapian::Stem stemmer_of(const std::string& language) {
  try {
    if (!language.empty() && language != "none") return Xapian::Stem(language);
  } catch (const Xapian::InvalidArgumentError&) {
  }
  throw Xapian::InvalidArgumentError("no stemmer for '" + language + "'; use one of " +
                                     Xapian::Stem::get_available_languages());
}

/** Stems the words that it passes on. */
class StemmingSink final : public TokenSink {
 public:
  StemmingSink(const Xapian::Stem& stem, TokenSink& sink) : stem_(stem), sink_(sink) {}

  void take(const Token* tokens, std::size_t count) override {
    tokens_.assign(tokens, tokens + count);
    stems_.resize(count);
    for (std::size_t i = 0; i != count; ++i) {
      if (tokens_[i].token_class != TokenClass::kWord) continue;
      stems_[i] = stem_(std::string(tokens_[i].text));
      if (!stems_[i].empty()) tokens_[i].text = stems_[i];
    }
    sink_.take(tokens_.data(), count);
  }

 private:
  const Xapian::Stem& stem_;
  TokenSink& sink_;
  std::vector<Token> tokens_;
  std::vector<std::string> stems_;
};

}  // namespace

StemmingTokenizer::StemmingTokenizer(std::unique_ptr<Tokenizer> words, const std::string& language)
    : words_(std::move(words)), language_(language), stem_(stemmer_of(language)) {}

void StemmingTokenizer::tokenize(std::string_view text, TokenSink& sink) {
  StemmingSink stems(stem_, sink);
  words_->tokenize(text, stems);
}

std::string StemmingTokenizer::profile() const {
  return words_->profile() + "-stem-" + language_;
}

std::string StemmingTokenizer::version() const {
  return words_->version() + ", Xapian " + Xapian::version_string();
}

std::unique_ptr<Tokenizer> StemmingTokenizer::clone() const {
  return std::make_unique<StemmingTokenizer>(words_->clone(), language_);
}

}  // namespace neardup
