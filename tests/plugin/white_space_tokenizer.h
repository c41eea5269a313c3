/** @file white_space_tokenizer.h
 *  A tokenizer simple enough to predict: tokens stand between white space, in ASCII lower case. */
#ifndef NEARDUP_TESTS_PLUGIN_WHITE_SPACE_TOKENIZER_H
#define NEARDUP_TESTS_PLUGIN_WHITE_SPACE_TOKENIZER_H

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** A token of digits only is a number, any other a word. */
class WhiteSpaceTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    constexpr std::string_view kSpace = " \t\n";
    std::string folded;
    for (std::size_t begin = text.find_first_not_of(kSpace); begin < text.size();) {
      const std::size_t end = std::min(text.find_first_of(kSpace, begin), text.size());
      folded.assign(text.substr(begin, end - begin));
      for (char& c : folded) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      const bool number = folded.find_first_not_of("0123456789") == std::string::npos;
      const Token token{folded, begin, end, number ? TokenClass::kNumber : TokenClass::kWord};
      sink.take(&token, 1);
      begin = text.find_first_not_of(kSpace, end);
    }
  }

  std::string profile() const override { return "ws"; }
  std::string version() const override { return "ws 1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<WhiteSpaceTokenizer>(); }
};

/** The standard scheme over such tokens. */
inline Scheme white_space_scheme() {
  Scheme scheme;
  scheme.tokenizer_profile = WhiteSpaceTokenizer().profile();
  return scheme;
}

/** One with that band family alone. */
inline Scheme white_space_scheme(const BandFamily& family) {
  Scheme scheme = white_space_scheme();
  scheme.families = {family};
  return scheme;
}

/** Texts are compared by their words as sets, and a pair with J >= 0.5 shares a band for certain, near enough: for
 *  tests of what comes after the bands. */
inline Scheme word_set_scheme() {
  Scheme scheme = white_space_scheme(BandFamily::minhash(64, 1));
  scheme.features.length = 1;
  return scheme;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_WHITE_SPACE_TOKENIZER_H
