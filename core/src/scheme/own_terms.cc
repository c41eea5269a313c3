#include "scheme/own_terms.h"

#include <algorithm>
#include <iterator>

#include "bands/key_method.h"
#include "bytes/base_encodings.h"

namespace neardup {

namespace {

constexpr unsigned kLetters = 26;
constexpr unsigned kKeySizes[] = {16, 28, 40, 128};  // of all families, in bits
constexpr unsigned kDecodedBits = 60;                // twelve whole characters: longer keys are read in pieces

/** Whether a text is a key of this many bits as base32_encode() writes it, filling bits included. */
bool is_key(std::string_view text, unsigned bits) {
  if (text.size() != (bits + 4) / 5 || std::any_of(text.begin(), text.end(), is_capital)) return false;
  for (; bits > kDecodedBits; bits -= kDecodedBits) {
    if (!base32_decode(text.substr(0, kDecodedBits / 5), kDecodedBits)) return false;
    text.remove_prefix(kDecodedBits / 5);
  }
  return base32_decode(text, bits).has_value();
}

}  // namespace

bool is_group_id(std::string_view text) {
  return is_key(text, 64);
}

bool needs_colon(std::string_view name) {
  return !name.empty() && (name[0] == ':' || is_capital(name[0]));
}

bool is_mark_name(std::string_view term) {
  const std::string_view mark = kMarkPrefix;
  if (term.size() <= mark.size() || !begins_with(term, mark)) return false;
  term.remove_prefix(mark.size());
  return term[0] == ':' ? needs_colon(term.substr(1)) : !needs_colon(term);
}

bool is_band_of_some_scheme(std::string_view term, std::string_view prefix) {
  if (!begins_with(term, prefix)) return false;
  term.remove_prefix(prefix.size());
  for (std::size_t label = 1; label <= 2 && label < term.size(); ++label) {
    if (term[label - 1] < 'a' || term[label - 1] > 'z') return false;
    const std::string_view key = term.substr(label);
    if (std::any_of(std::begin(kKeySizes), std::end(kKeySizes), [key](unsigned bits) { return is_key(key, bits); })) {
      return true;
    }
  }
  return false;
}

OwnTerms::OwnTerms(const Scheme& scheme)
    : band_prefix_(scheme.band_prefix),
      group_prefix_(scheme.group_prefix),
      label_size_(scheme.band_label(0, 0).size()) {
  for (const BandFamily& family : scheme.families) {
    key_bits_.insert(key_bits_.end(), family.bands,
                     family.of_keys() ? key_method(family.keys)->key_bits : family.key_bits());
    one_term_.insert(one_term_.end(), family.bands, !family.of_keys() || key_method(family.keys)->one_key);
  }
}

/** The number that a term's label gives; one that no scheme has for other terms. */
std::size_t OwnTerms::number_of_band(std::string_view term) const {
  if (!begins_with(term, band_prefix_) || term.size() <= band_prefix_.size() + label_size_) return std::string::npos;
  std::size_t number = 0;
  for (const char letter : term.substr(band_prefix_.size(), label_size_)) {
    if (letter < 'a' || letter > 'z') return std::string::npos;
    number = number * kLetters + static_cast<std::size_t>(letter - 'a');
  }
  return number;
}

bool OwnTerms::is_band(std::string_view term) const {
  const std::size_t number = number_of_band(term);
  return number < key_bits_.size() && is_key(term.substr(band_prefix_.size() + label_size_), key_bits_[number]);
}

std::string_view OwnTerms::band_of_one_term(std::string_view term) const {
  return one_term_[number_of_band(term)] ? term.substr(0, band_prefix_.size() + label_size_) : std::string_view();
}

bool OwnTerms::is_group(std::string_view term) const {
  return begins_with(term, group_prefix_) && is_group_id(term.substr(group_prefix_.size()));
}

}  // namespace neardup
