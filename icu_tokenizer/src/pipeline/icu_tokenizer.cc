#include "neardup/icu_tokenizer.h"

#include "pipeline/token_pipeline.h"
#include "repair/icu_library.h"

namespace neardup {

/** The library would export a class of src/ that a public header names. */
class IcuTokenizer::Implementation {
 public:
  TokenPipeline pipeline;
};

IcuTokenizer::IcuTokenizer(IcuTokenizerOptions options)
    : implementation_(new Implementation{TokenPipeline(options.word_rules)}) {}

IcuTokenizer::~IcuTokenizer() = default;

void IcuTokenizer::tokenize(std::string_view text, TokenSink& sink) {
  implementation_->pipeline.run(text, sink);
}

std::string IcuTokenizer::profile() const {
  constexpr const char* kProfiles[] = {"icu-uax29-xapian2", "icu-uax29-nfkccf", "icu-uax29-nfkccf-no-mc"};
  return kProfiles[static_cast<std::size_t>(implementation_->pipeline.rules())];
}

std::string IcuTokenizer::version() const {
  return icu_version();
}

std::unique_ptr<Tokenizer> IcuTokenizer::clone() const {
  return std::make_unique<IcuTokenizer>(IcuTokenizerOptions{implementation_->pipeline.rules()});
}

}  // namespace neardup
