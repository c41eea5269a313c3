#include "neardup/icu_tokenizer.h"

#include "pipeline/token_pipeline.h"
#include "repair/icu_library.h"

namespace neardup {

class IcuTokenizer::Implementation {
 public:
  explicit Implementation(IcuTokenizerOptions options) : options_(options), pipeline_(options.word_rules) {}

  const IcuTokenizerOptions& options() const { return options_; }
  TokenPipeline& pipeline() { return pipeline_; }

 private:
  IcuTokenizerOptions options_;
  TokenPipeline pipeline_;
};

IcuTokenizer::IcuTokenizer(IcuTokenizerOptions options) : implementation_(std::make_unique<Implementation>(options)) {}

IcuTokenizer::~IcuTokenizer() = default;

void IcuTokenizer::tokenize(std::string_view text, TokenSink& sink) {
  implementation_->pipeline().run(text, sink);
}

std::string IcuTokenizer::profile() const {
  switch (implementation_->options().word_rules) {
    case WordRules::kUax29:
      return "icu-uax29-nfkccf";
    case WordRules::kUax29NoSpacingMarks:
      return "icu-uax29-nfkccf-no-mc";
    default:
      return "icu-uax29-xapian";
  }
}

std::string IcuTokenizer::version() const {
  return icu_version();
}

std::unique_ptr<Tokenizer> IcuTokenizer::clone() const {
  return std::make_unique<IcuTokenizer>(implementation_->options());
}

}  // namespace neardup
