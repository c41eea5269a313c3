#include "tokenizer_choice.h"

#include <string>

#include "neardup/error.h"
#include "neardup/icu_tokenizer.h"

namespace neardup::cli {

std::unique_ptr<Tokenizer> tokenizer_for(const Scheme& scheme) {
  std::string known;
  for (const bool spacing_marks : {true, false}) {
    IcuTokenizerOptions options;
    options.spacing_marks = spacing_marks;
    auto tokenizer = std::make_unique<IcuTokenizer>(options);
    if (tokenizer->profile() == scheme.tokenizer_profile) return tokenizer;
    known += (known.empty() ? "" : " and ") + tokenizer->profile();
  }
  throw SchemeMismatchError("database is signed with tokenizer '" + scheme.tokenizer_profile + "', this program has " +
                            known + "; use the program that signed it");
}

}  // namespace neardup::cli
