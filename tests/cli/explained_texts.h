/** @file explained_texts.h
 *  Explanations of two texts that are in no database. */
#ifndef NEARDUP_TESTS_CLI_EXPLAINED_TEXTS_H
#define NEARDUP_TESTS_CLI_EXPLAINED_TEXTS_H

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "find/pair_explanation.h"

namespace neardup::cli {

/** Tokens stand between spaces and are taken as they are. */
class SpaceTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    for (std::size_t begin = text.find_first_not_of(' '); begin < text.size();) {
      const std::size_t end = std::min(text.find(' ', begin), text.size());
      const Token token{text.substr(begin, end - begin), begin, end, TokenClass::kWord};
      sink.take(&token, 1);
      begin = text.find_first_not_of(' ', end);
    }
  }

  std::string profile() const override { return "spaces"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<SpaceTokenizer>(); }
};

/** What their words say; of two bands the second is shared. */
inline PairExplanation explained(const std::string& a, const std::string& b) {
  SpaceTokenizer tokenizer;
  Scheme scheme;
  scheme.tokenizer_profile = tokenizer.profile();
  const Signer signer(scheme);
  PairExplanation explanation;
  explanation.words = compare_words(measured_text(signer, tokenizer, a), measured_text(signer, tokenizer, b));
  explanation.bands = 2;
  explanation.bands_shared = {"XNDbb"};
  explanation.families = {{scheme.families[0], {{"a", true, true, false}, {"b", true, true, true}}}};
  explanation.hamming = 3;
  const double jaccard = explanation.words->measures.jaccard;
  explanation.similarity = Similarity{jaccard, 1, jaccard, Verification::kExact};
  return explanation;
}

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_CLI_EXPLAINED_TEXTS_H
