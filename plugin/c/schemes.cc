#include <string>
#include <string_view>
#include <utility>

#include "bytes/parsed_number.h"
#include "guarded_call.h"
#include "known_scheme.h"
#include "pipeline/tokenizer_profiles.h"
#include "sketch/minhash.h"

namespace neardup::c {

std::unique_ptr<Tokenizer> require_tokenizer(const std::string& profile) {
  if (std::unique_ptr<Tokenizer> tokenizer = tokenizer_of_profile(profile)) return tokenizer;
  throw Refusal(NEARDUP_UNKNOWN_TOKENIZER, "scheme needs tokenizer '" + profile + "', this library has " +
                                               joined(tokenizer_profiles(), ", ") +
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

extern "C" {

neardup_status neardup_scheme_new(const char* text, size_t size, neardup_scheme** scheme, neardup_error* error) {
  return guarded(error, scheme, "where the scheme is to go",
                 [&] { return new KnownScheme(Scheme::parse(bytes(text, size, "scheme's text"))); });
}

void neardup_scheme_free(neardup_scheme* scheme) {
  delete static_cast<KnownScheme*>(scheme);
}

neardup_term_kind neardup_kind_of_term(const neardup_scheme* scheme, const char* term, size_t size) {
  if (scheme == nullptr || term == nullptr) return NEARDUP_TERM_OF_OTHERS;
  const OwnTerms& own = static_cast<const KnownScheme*>(scheme)->own_terms;
  const std::string_view whole(term, size);
  if (own.is_band(whole)) return NEARDUP_TERM_BAND;
  if (own.is_group(whole)) return NEARDUP_TERM_GROUP;
  if (whole == kMarkPrefix) return NEARDUP_TERM_MARK;
  if (is_band_of_some_scheme(whole, own.band_prefix())) return NEARDUP_TERM_PERHAPS_BAND;
  return is_mark_name(whole) ? NEARDUP_TERM_MARK_NAME : NEARDUP_TERM_OF_OTHERS;
}

neardup_status neardup_rejection_floor(const neardup_scheme* scheme, double threshold, double* floor,
                                       neardup_error* error) {
  return guarded(error, floor, "where the floor is to go", [&] {
    if (!(threshold >= 0 && threshold <= 1)) {
      throw std::invalid_argument("threshold is " + std::to_string(threshold) + ", must be 0 to 1");
    }
    return neardup::rejection_floor(threshold, known_scheme(scheme).scheme.minhash.slots);
  });
}

}  // extern "C"

}  // namespace neardup::c
