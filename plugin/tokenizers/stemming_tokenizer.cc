#include "tokenizers/stemming_tokenizer.h"

#include <utility>
#include <vector>

#include "tokens/each_token.h"

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

}  // namespace

StemmingTokenizer::StemmingTokenizer(std::unique_ptr<Tokenizer> words, const std::string& language)
    : words_(std::move(words)), language_(language), stem_(stemmer_of(language)) {}

void StemmingTokenizer::tokenize(std::string_view text, TokenSink& sink) {
  std::vector<Token> stemmed;
  std::vector<std::string> stems;
  take_tokens(*words_, text, [&](const Token* tokens, std::size_t count) {
    stemmed.assign(tokens, tokens + count);
    stems.resize(count);
    for (std::size_t i = 0; i != count; ++i) {
      if (stemmed[i].token_class != TokenClass::kWord) continue;
      stems[i] = stem_(std::string(stemmed[i].text));
      if (!stems[i].empty()) stemmed[i].text = stems[i];
    }
    sink.take(stemmed.data(), count);
  });
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
