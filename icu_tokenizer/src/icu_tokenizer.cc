#include "neardup/icu_tokenizer.h"

#include <unicode/uchar.h>
#include <unicode/uversion.h>

#include "token_pipeline.h"

namespace neardup {

namespace {

std::string version_string(void (*get_version)(UVersionInfo)) {
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  get_version(version);
  u_versionToString(version, text);
  return text;
}

}  // namespace

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
  return "ICU " + version_string(u_getVersion) + ", Unicode " + version_string(u_getUnicodeVersion);
}

std::unique_ptr<Tokenizer> IcuTokenizer::clone() const {
  return std::make_unique<IcuTokenizer>(implementation_->options());
}

}  // namespace neardup
