#include "known_scheme.h"

#include <utility>

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

KnownScheme::KnownScheme(Scheme parsed)
    : neardup_scheme(), scheme(std::move(parsed)), own_terms(scheme), text_(scheme.text()), name_(scheme.name()) {
  text = text_.c_str();
  name = name_.c_str();
  tokenizer = scheme.tokenizer_profile.c_str();
  band_prefix = scheme.band_prefix.c_str();
  group_prefix = scheme.group_prefix.c_str();
  mark_prefix = kMarkPrefix;
  id = scheme.id();
  fingerprint_slot = scheme.slots.fingerprint;
  group_slot = scheme.slots.group;
  signature_slot = scheme.slots.signature;
  group_state_slot = scheme.slots.group_state;
  guaranteed_distance = scheme.guaranteed_distance(true);
  only_simhash = scheme.has_other_than_simhash() ? 0 : 1;
}

const KnownScheme& known_scheme(const neardup_scheme* scheme) {
  return static_cast<const KnownScheme&>(required(scheme, "scheme"));
}

}  // namespace neardup::c
