#include "marks/link_words.h"

#include <string_view>

namespace neardup {

bool leaves_links_out(const Scheme& scheme) {
  constexpr std::string_view kFindsLinks = "icu-";
  return !of_features(scheme.fingerprint) && scheme.tokenizer_profile.compare(0, kFindsLinks.size(), kFindsLinks) == 0;
}

}  // namespace neardup
