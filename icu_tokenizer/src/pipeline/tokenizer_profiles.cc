#include "pipeline/tokenizer_profiles.h"

#include "neardup/icu_tokenizer.h"
#include "pipeline/letter_digit_tokenizer.h"
#include "pipeline/spelling_tokenizer.h"

namespace neardup {

namespace {

std::unique_ptr<Tokenizer> icu_tokenizer(WordRules rules) {
  IcuTokenizerOptions options;
  options.word_rules = rules;
  return std::make_unique<IcuTokenizer>(options);
}

// One line a tokenizer.
constexpr std::unique_ptr<Tokenizer> (*kMakers[])() = {
    [] { return icu_tokenizer(WordRules::kXapian); },
    []() -> std::unique_ptr<Tokenizer> { return std::make_unique<SpellingTokenizer>(); },
    [] { return icu_tokenizer(WordRules::kUax29); },
    [] { return icu_tokenizer(WordRules::kUax29NoSpacingMarks); },
    []() -> std::unique_ptr<Tokenizer> { return std::make_unique<LetterDigitTokenizer>(); },
};

}  // namespace

std::unique_ptr<Tokenizer> tokenizer_of_profile(std::string_view profile) {
  for (const auto make : kMakers) {
    std::unique_ptr<Tokenizer> tokenizer = make();
    if (tokenizer->profile() == profile) return tokenizer;
  }
  return nullptr;
}

std::vector<std::string> tokenizer_profiles() {
  std::vector<std::string> profiles;
  for (const auto make : kMakers) profiles.push_back(make()->profile());
  return profiles;
}

}  // namespace neardup
