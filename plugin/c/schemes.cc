#include <string>
#include <string_view>

#include "guarded_call.h"
#include "known_scheme.h"
#include "sketch/minhash.h"

namespace neardup::c {

extern "C" {

neardup_status neardup_scheme_new(const char* text, size_t size, neardup_scheme** scheme, neardup_error* error) {
  if (scheme != nullptr) *scheme = nullptr;
  return guarded(error, [&] {
    required(scheme, "where the scheme is to go");
    *scheme = new KnownScheme(Scheme::parse(bytes(text, size, "scheme's text")));
  });
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
  if (floor != nullptr) *floor = 0;
  return guarded(error, [&] {
    if (!(threshold >= 0 && threshold <= 1)) {
      throw Refusal(NEARDUP_INVALID_ARGUMENT, "threshold is " + std::to_string(threshold) + ", must be 0 to 1");
    }
    required(floor, "where the floor is to go") =
        neardup::rejection_floor(threshold, known_scheme(scheme).scheme.minhash.slots);
  });
}

}  // extern "C"

}  // namespace neardup::c
