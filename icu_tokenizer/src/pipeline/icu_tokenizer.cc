#include "neardup/icu_tokenizer.h"

#include "pipeline/token_pipeline.h"
#include "repair/icu_library.h"

namespace neardup {

IcuTokenizer::IcuTokenizer(IcuTokenizerOptions options)
    : pipeline_(std::make_unique<TokenPipeline>(options.word_rules)) {}

IcuTokenizer::~IcuTokenizer() = default;

void IcuTokenizer::tokenize(std::string_view text, TokenSink& sink) {
  pipeline_->run(text, sink);
}

std::string IcuTokenizer::profile() const {
  constexpr const char* kProfiles[] = {"icu-uax29-xapian", "icu-uax29-nfkccf", "icu-uax29-nfkccf-no-mc"};
  return kProfiles[static_cast<std::size_t>(pipeline_->rules())];
}

std::string IcuTokenizer::version() const {
  return icu_version();
}

std::unique_ptr<Tokenizer> IcuTokenizer::clone() const {
  return std::make_unique<IcuTokenizer>(IcuTokenizerOptions{pipeline_->rules()});
}

}  // namespace neardup
