#include "scheme/scheme.h"

#include <algorithm>
#include <set>

#include "bands/key_method.h"
#include "bytes/ascii.h"
#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "features/method_text.h"
#include "scheme/own_terms.h"
#include "tokens/stop_words.h"

namespace neardup {

namespace {

constexpr unsigned kMaxSlot = 0xfffffffe;  // the next number is Xapian's BAD_VALUENO
constexpr unsigned kMaxBands = 26 * 26;

void check_profile(const std::string& profile) {
  constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz0123456789-_.";
  if (!profile.empty() && profile.find_first_not_of(kAllowed) == std::string::npos) return;
  reject("tokenizer profile '" + profile + "' must be of lower-case letters, digits, '-', '_' and '.'");
}

void check_stop_words(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i != words.size(); ++i) {
    if (!is_listable(words[i])) reject("stop word '" + words[i] + "' is not a token");
    if (i != 0 && words[i - 1] >= words[i]) reject("stop words must ascend and be distinct at '" + words[i] + "'");
  }
}

void check_family(const BandFamily& family, unsigned slots) {
  if (family.of_keys()) {
    if (key_method(family.keys) && family.bands == 1 && family.rows == 0) return;
    reject("bands " + family.keys + " are unknown; use one of " + key_method_forms());
  }
  if (family.of_simhash()) {
    if (family == BandFamily::simhash_4x16() || family == BandFamily::simhash_16x28()) return;
    reject("bands " + family.text() + " have " + std::to_string(family.bands) + " bands of " +
           std::to_string(family.rows) + " rows; use simhash_4x16() or simhash_16x28()");
  }
  check_scheme_range("minhash bands", family.bands, 1, kMaxBands);
  check_scheme_range("minhash rows", family.rows, 1, slots);
  if (std::uint64_t{family.bands} * family.rows > slots) {
    reject("bands " + family.text() + " need " + std::to_string(std::uint64_t{family.bands} * family.rows) +
           " MinHash slots, minhash= has " + std::to_string(slots));
  }
}

void check_methods(const Scheme& scheme) {
  scheme.features.validate();
  scheme.minhash.validate();
  if (scheme.features.led_by_stop_words() && scheme.stop_words.empty()) {
    reject("shingle " + scheme.features.text() + " needs stop words, but the scheme has none; give stop=");
  }
  if (scheme.minhash.weighs_occurrences() && !scheme.features.counted) {
    reject("minhash " + scheme.minhash.text() + " counts features; shingle " + scheme.features.text() + " must be " +
           scheme.features.text() + "+counts");
  }
  if (scheme.sketch && !scheme.minhash.fills_slots()) {
    reject("sketch is 8 bits, must be 0 with minhash " + scheme.minhash.text() + ", which leaves slots empty");
  }
}

// An unused table would give one scheme two ids.
void check_idf(const Scheme& scheme) {
  scheme.idf.validate();
  const bool in_fingerprint = fingerprint_method(scheme.fingerprint).by_idf;
  const bool in_minhash = scheme.minhash.weighs_occurrences() && !scheme.idf.empty();
  if (in_fingerprint && scheme.idf.empty()) {
    reject("fingerprint " + std::string(fingerprint_method(scheme.fingerprint).name) +
           " needs idf, but the scheme has none; give idf=");
  }
  if (!scheme.idf.empty() && !in_fingerprint && !in_minhash) {
    reject("idf is for fingerprint words-idf and minhash weighted only, the scheme has " +
           std::string(fingerprint_method(scheme.fingerprint).name) + " and " + scheme.minhash.text());
  }
  if (!in_minhash) return;
  if (scheme.features.name != "word" || scheme.features.length != 1) {
    reject("minhash " + scheme.minhash.text() + " with idf weighs words; shingle is " + scheme.features.text() +
           ", must be word:1+counts");
  }
  if (scheme.sketch)
    reject("sketch is 8 bits, must be 0 with minhash " + scheme.minhash.text() +
           " and idf: the sketch would "
           "estimate another similarity than the verified one");
}

void check_slots(const SchemeSlots& slots) {
  const std::set<unsigned> distinct{slots.fingerprint, slots.group, slots.signature, slots.group_state};
  if (distinct.size() != 4) reject("slots " + slots.text() + " must differ");
  check_scheme_range("largest slot", *distinct.rbegin(), 0, kMaxSlot);
}

// Omega's convention: a prefix of more than one letter begins with X, and no capital follows it in the term.
void check_prefix(const char* name, const std::string& prefix) {
  const bool valid = prefix.size() >= 2 && prefix.size() <= 16 && prefix[0] == 'X' &&
                     std::all_of(prefix.begin(), prefix.end(), is_capital);
  if (!valid) reject(std::string(name) + " prefix '" + prefix + "' must be X and 1 to 15 more capital letters");
}

// A term that begins with one such prefix might belong to the other.
void check_apart(const std::string& prefix, const std::string& other, const char* of_other = "") {
  if (!prefixes_overlap(prefix, other)) return;
  reject("prefixes " + prefix + " and " + other + of_other + " must not begin with each other");
}

}  // namespace

void Scheme::validate() const {
  check_profile(tokenizer_profile);
  check_stop_words(stop_words);
  check_methods(*this);
  check_idf(*this);
  if (families.empty()) reject("no band family; give at least one, or nothing can be found");
  check_scheme_range("number of band families", static_cast<unsigned>(families.size()), 1, kMaxBands);
  for (const BandFamily& family : families) check_family(family, minhash.slots);
  check_scheme_range("bands of all families", band_count(), 1, kMaxBands);
  check_slots(slots);
  check_prefix("band", band_prefix);
  check_prefix("group", group_prefix);
  check_apart(band_prefix, group_prefix);
  for (const std::string& prefix : {band_prefix, group_prefix}) {
    check_apart(prefix, kMarkPrefix, " of the duplicate marks");
    check_apart(prefix, kWordMarkPrefix, " of the word marks");
  }
  index.validate({band_prefix, group_prefix, kMarkPrefix, kWordMarkPrefix});
}

std::uint32_t Scheme::id() const {
  return static_cast<std::uint32_t>(xxh3_hash(method_text()));
}

std::string Scheme::name() const {
  static const std::string usual = Scheme().layout_text();
  const std::string layout = layout_text();
  const std::string name = hex_encode(id(), 8);
  return layout == usual ? name : name + "-" + hex_encode(static_cast<std::uint32_t>(xxh3_hash(layout)), 8);
}

std::string Scheme::band_label(unsigned family, unsigned band) const {
  unsigned number = band;
  for (unsigned f = 0; f != family; ++f) number += families[f].bands;
  std::string label;
  if (band_count() > 26) label += static_cast<char>('a' + number / 26);
  label += static_cast<char>('a' + number % 26);
  return label;
}

std::string Scheme::band_term(unsigned family, unsigned band, std::uint64_t key) const {
  return band_begin(family, band) + base32_encode(key, families[family].key_bits());
}

unsigned Scheme::band_count() const {
  unsigned count = 0;
  for (const BandFamily& family : families) count += family.bands;
  return count;
}

bool Scheme::has_simhash() const {
  return std::any_of(families.begin(), families.end(), [](const BandFamily& family) { return family.of_simhash(); });
}

bool Scheme::has_other_than_simhash() const {
  return std::any_of(families.begin(), families.end(), [](const BandFamily& family) { return !family.of_simhash(); });
}

bool Scheme::needs_slots() const {
  const auto of_slots = [](const BandFamily& family) { return family.kind == BandFamily::Kind::kMinHash; };
  return sketch || std::any_of(families.begin(), families.end(), of_slots);
}

bool Scheme::leaves_links_out() const {
  constexpr std::string_view kFindsLinks = "icu-";  // other tokenizers give every token as a word or a number
  return !fingerprint_method(fingerprint).of_features &&
         tokenizer_profile.compare(0, kFindsLinks.size(), kFindsLinks) == 0;
}

int Scheme::guaranteed_distance(bool probing) const {
  int distance = -1;
  for (const BandFamily& family : families) {
    const std::optional<unsigned> guaranteed = family.guaranteed_distance(probing);
    if (guaranteed) distance = std::max(distance, static_cast<int>(*guaranteed));
  }
  return distance;
}

bool operator==(const Scheme& a, const Scheme& b) {
  return a.text() == b.text();
}

std::optional<double> expected_candidates(const Scheme& scheme, double jaccard) {
  std::optional<double> most;
  for (const BandFamily& family : scheme.families) most = std::max(most, family.candidate_probability(jaccard));
  return most;
}

}  // namespace neardup
