#include "known_tokenizer.h"

#include "guarded_call.h"
#include "pipeline/tokenizer_profiles.h"

namespace neardup::c {

std::unique_ptr<Tokenizer> require_tokenizer(const std::string& profile) {
  if (std::unique_ptr<Tokenizer> tokenizer = tokenizer_of_profile(profile)) return tokenizer;
  std::string known;
  for (const std::string& name : tokenizer_profiles()) known += (known.empty() ? "" : ", ") + name;
  throw Refusal(NEARDUP_UNKNOWN_TOKENIZER, "scheme needs tokenizer '" + profile + "', this library has " + known +
                                               "; use the program xapian-neardup, or a scheme without a stemmer");
}

}  // namespace neardup::c
