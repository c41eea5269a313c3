#include "neardup/tokenizers.h"

#include <stdexcept>
#include <string>
#include <utility>

#include "bytes/parsed_number.h"
#include "neardup/error.h"
#include "pipeline/tokenizer_profiles.h"
#include "tokenizers/stemming_tokenizer.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {

namespace {

constexpr std::string_view kStem = "-stem-";

std::unique_ptr<Tokenizer> plain_tokenizer(const std::string& profile, const std::string& wanted) {
  if (std::unique_ptr<Tokenizer> tokenizer = tokenizer_of_profile(profile)) return tokenizer;
  throw SchemeMismatchError("database is signed with tokenizer '" + wanted + "', this program has " +
                            joined(tokenizer_profiles(), ", ") + ", each also followed by " + std::string(kStem) +
                            "LANGUAGE; use the program that signed it");
}

}  // namespace

std::unique_ptr<Tokenizer> tokenizer_for(const Scheme& scheme) {
  const std::string& profile = scheme.tokenizer_profile;
  const std::size_t stem = profile.rfind(kStem);
  std::unique_ptr<Tokenizer> words = plain_tokenizer(profile.substr(0, stem), profile);
  if (stem == std::string::npos) return words;
  return std::make_unique<StemmingTokenizer>(std::move(words), profile.substr(stem + kStem.size()));
}

std::unique_ptr<Tokenizer> given_or_made(std::unique_ptr<Tokenizer> given, const Scheme& scheme) {
  return given != nullptr ? std::move(given) : tokenizer_for(scheme);
}

std::unique_ptr<Tokenizer> tokenizer_for(std::string_view scheme) {
  try {
    return tokenizer_for(Scheme::parse(scheme));
  } catch (const std::invalid_argument& error) {
    throw Xapian::InvalidArgumentError(error.what());
  }
}

}  // namespace neardup
