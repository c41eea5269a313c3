#include "tokenizer_choice.h"

#include <string>
#include <string_view>

#include "neardup/error.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/letter_digit_tokenizer.h"
#include "neardup/stemming_tokenizer.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kStem = "-stem-";

std::unique_ptr<Tokenizer> icu_tokenizer(bool spacing_marks) {
  IcuTokenizerOptions options;
  options.spacing_marks = spacing_marks;
  return std::make_unique<IcuTokenizer>(options);
}

// One line a tokenizer.
constexpr std::unique_ptr<Tokenizer> (*kMakers[])() = {
    [] { return icu_tokenizer(true); },
    [] { return icu_tokenizer(false); },
    []() -> std::unique_ptr<Tokenizer> { return std::make_unique<LetterDigitTokenizer>(); },
};

std::unique_ptr<Tokenizer> plain_tokenizer(const std::string& profile, const std::string& wanted) {
  std::string known;
  for (const auto make : kMakers) {
    std::unique_ptr<Tokenizer> tokenizer = make();
    if (tokenizer->profile() == profile) return tokenizer;
    known += (known.empty() ? "" : ", ") + tokenizer->profile();
  }
  throw SchemeMismatchError("database is signed with tokenizer '" + wanted + "', this program has " + known +
                            ", each also with " + std::string(kStem) + "LANGUAGE; use the program that signed it");
}

}  // namespace

std::unique_ptr<Tokenizer> tokenizer_for(const Scheme& scheme) {
  const std::string& profile = scheme.tokenizer_profile;
  const std::size_t stem = profile.rfind(kStem);
  std::unique_ptr<Tokenizer> words = plain_tokenizer(profile.substr(0, stem), profile);
  if (stem == std::string::npos) return words;
  return std::make_unique<StemmingTokenizer>(std::move(words), profile.substr(stem + kStem.size()));
}

}  // namespace neardup::cli
