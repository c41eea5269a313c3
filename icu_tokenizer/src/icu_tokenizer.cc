#include "neardup/icu_tokenizer.h"

#include "icu_version.h"
#include "token_pipeline.h"

namespace neardup {

class IcuTokenizer::Implementation {
 public:
  explicit Implementation(IcuTokenizerOptions options) : options_(options), pipeline_(options.spacing_marks) {}

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

std::size_t IcuTokenizer::complete_prefix(std::string_view text) const {
  return implementation_->pipeline().complete_prefix(text);
}

std::string IcuTokenizer::profile() const {
  return implementation_->options().spacing_marks ? "icu-uax29-nfkccf" : "icu-uax29-nfkccf-no-mc";
}

std::string IcuTokenizer::version() const {
  return icu_version();
}

std::unique_ptr<Tokenizer> IcuTokenizer::clone() const {
  return std::make_unique<IcuTokenizer>(implementation_->options());
}

}  // namespace neardup
