#include "scheme/scheme.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <stdexcept>
#include <system_error>

#include "bands/key_method.h"
#include "bytes/base32.h"
#include "bytes/feature_hash.h"
#include "bytes/hex.h"
#include "features/method_text.h"
#include "scheme/index_layout.h"
#include "scheme/scheme_changes.h"
#include "scheme/scheme_rejection.h"
#include "tokens/scheme_words.h"

namespace neardup {

namespace {

constexpr std::string_view kFormat = "neardup3";
constexpr std::string_view kNone = "-";
constexpr unsigned kMaxSlot = 0xfffffffe;  // the next number is Xapian's BAD_VALUENO
constexpr unsigned kMaxBands = 26 * 26;

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator, begin)) {
    parts.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  parts.emplace_back(text.substr(begin));
  return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string joined;
  for (const std::string& part : parts) joined.append(joined.empty() ? "" : separator).append(part);
  return joined;
}

std::string text_of(const std::vector<BandFamily>& families) {
  std::vector<std::string> texts;
  for (const BandFamily& family : families) texts.push_back(family.text());
  return join(texts, ",");
}

std::string text_of(const SchemeSlots& slots) {
  return join({std::to_string(slots.fingerprint), std::to_string(slots.group), std::to_string(slots.signature),
               std::to_string(slots.group_state)},
              ",");
}

void append_field(std::string& line, std::string_view name, std::string_view value) {
  line.append(" ").append(name).append("=").append(value);
}

template <typename Number>
Number parse_number(std::string_view name, std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) {
    reject(std::string(name) + "=" + std::string(text) + " is not a whole number in range");
  }
  return number;
}

FingerprintKind parse_fingerprint(std::string_view text) {
  if (const std::optional<FingerprintKind> kind = fingerprint_kind(text)) return *kind;
  reject("fingerprint=" + std::string(text) + " is unknown; use one of " + fingerprint_names());
}

FeatureMethod parse_features(std::string_view text) {
  if (const std::optional<FeatureMethod> method = FeatureMethod::parse(text)) return *method;
  reject("shingle=" + std::string(text) + " is unknown; use one of " + feature_method_forms());
}

SketchMethod parse_minhash(std::string_view text) {
  if (const std::optional<SketchMethod> method = SketchMethod::parse(text)) return *method;
  reject("minhash=" + std::string(text) + " is unknown; use one of " + sketch_method_forms());
}

IdfTable parse_idf(std::string_view text) {
  if (const std::optional<IdfTable> table = IdfTable::parse(text)) return *table;
  reject("idf=" + std::string(text.substr(0, 40)) + " cannot be read; use GRADE,WORD:GRADE,...");
}

std::vector<BandFamily> parse_families(std::string_view text) {
  std::vector<BandFamily> families;
  for (const std::string& part : split(text, ',')) {
    const std::optional<BandFamily> family = BandFamily::parse(part);
    if (!family)
      reject("bands=" + part + " is unknown; use one of minhash:BxR, simhash:4x16, simhash:16x28, " +
             key_method_forms());
    families.push_back(*family);
  }
  return families;
}

SchemeSlots parse_slots(std::string_view text) {
  const std::vector<std::string> parts = split(text, ',');
  if (parts.size() != 4) {
    reject("slots=" + std::string(text) + " needs four numbers: fingerprint,group,signature,state");
  }
  const auto slot = [&](std::size_t i) { return parse_number<unsigned>("slots", parts[i]); };
  return {slot(0), slot(1), slot(2), slot(3)};
}

/** Reads the words of a scheme text in their fixed order. */
class FieldReader {
 public:
  explicit FieldReader(std::string_view text) : words_(split(text, ' ')) {}

  void expect_format() {
    if (next("format") != kFormat) {
      reject("text begins with '" + words_[0] + "', not with '" + std::string(kFormat) + "' or the name of a preset");
    }
  }

  std::string value(std::string_view name) {
    const std::string word = next(name);
    const std::string start = std::string(name) + "=";
    if (word.compare(0, start.size(), start) != 0) reject("expected '" + start + "...', found '" + word + "'");
    return word.substr(start.size());
  }

  /** The value of an optional word. */
  std::optional<std::string> optional_value(std::string_view name) {
    const bool here =
        position_ != words_.size() && words_[position_].compare(0, name.size() + 1, std::string(name) + "=") == 0;
    return here ? std::optional<std::string>(value(name)) : std::nullopt;
  }

  void expect_end() const {
    if (position_ != words_.size()) reject("unexpected '" + words_[position_] + "' at the end");
  }

 private:
  std::string next(std::string_view name) {
    if (position_ == words_.size()) reject("text ends before '" + std::string(name) + "'");
    return words_[position_++];
  }

  std::vector<std::string> words_;
  std::size_t position_ = 0;
};

IndexLayout read_index_layout(FieldReader& fields) {
  const auto value = [&fields](std::string_view name) {
    const std::optional<std::string> given = fields.optional_value(name);
    if (given && given->empty()) reject(std::string(name) + "= is empty; leave the word out");
    return given.value_or(std::string());
  };
  const std::string text_prefix = value("textprefix");
  const std::string id_term = value("idterm");
  return IndexLayout::parse(text_prefix, id_term, value("idfrom"));
}

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
    if (is_key_method(family.keys) && family.bands == 1 && family.rows == 0) return;
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
  const bool in_fingerprint = weighs_by_idf(scheme.fingerprint);
  const bool in_minhash = scheme.minhash.weighs_occurrences() && !scheme.idf.empty();
  if (in_fingerprint && scheme.idf.empty()) {
    reject("fingerprint " + std::string(fingerprint_name(scheme.fingerprint)) +
           " needs idf, but the scheme has none; give idf=");
  }
  if (!scheme.idf.empty() && !in_fingerprint && !in_minhash) {
    reject("idf is for fingerprint words-idf and minhash weighted only, the scheme has " +
           std::string(fingerprint_name(scheme.fingerprint)) + " and " + scheme.minhash.text());
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
  if (distinct.size() != 4) reject("slots " + text_of(slots) + " must differ");
  check_scheme_range("largest slot", *distinct.rbegin(), 0, kMaxSlot);
}

// Omega's convention: a prefix of more than one letter begins with X, and no capital follows it in the term.
void check_prefix(const char* name, const std::string& prefix) {
  const bool valid = prefix.size() >= 2 && prefix.size() <= 16 && prefix[0] == 'X' &&
                     std::all_of(prefix.begin(), prefix.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  if (!valid) reject(std::string(name) + " prefix '" + prefix + "' must be X and 1 to 15 more capital letters");
}

bool starts_with(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

// A term that begins with one such prefix might belong to the other.
void check_apart(const std::string& prefix, const std::string& other, const char* of_other = "") {
  if (!starts_with(prefix, other) && !starts_with(other, prefix)) return;
  reject("prefixes " + prefix + " and " + other + of_other + " must not begin with each other");
}

bool is_preset(std::string_view name) {
  const std::vector<std::string> names = Scheme::preset_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

Scheme Scheme::parse(std::string_view text) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return preset(text);
  if (is_preset(text.substr(0, space))) {
    return parse(changed_scheme_text(preset(text.substr(0, space)).text(), text.substr(space + 1)));
  }
  FieldReader fields(text);
  fields.expect_format();
  Scheme scheme;
  scheme.tokenizer_profile = fields.value("tokenizer");
  if (const std::string stop = fields.value("stop"); stop != kNone) scheme.stop_words = split(stop, ',');
  scheme.fingerprint = parse_fingerprint(fields.value("fingerprint"));
  scheme.features = parse_features(fields.value("shingle"));
  scheme.minhash = parse_minhash(fields.value("minhash"));
  const unsigned sketch_bits = parse_number<unsigned>("sketch", fields.value("sketch"));
  if (sketch_bits != 0 && sketch_bits != 8) {
    reject("sketch is " + std::to_string(sketch_bits) + " bits, must be 0 or 8");
  }
  scheme.sketch = sketch_bits == 8;
  scheme.families = parse_families(fields.value("bands"));
  scheme.seed = parse_number<std::uint64_t>("seed", fields.value("seed"));
  if (const std::optional<std::string> idf = fields.optional_value("idf")) scheme.idf = parse_idf(*idf);
  scheme.slots = parse_slots(fields.value("slots"));
  scheme.band_prefix = fields.value("bandprefix");
  scheme.group_prefix = fields.value("groupprefix");
  scheme.index = read_index_layout(fields);
  fields.expect_end();
  scheme.validate();
  // A scheme with two texts, because of leading zeros, would have two ids.
  if (scheme.text() != text) reject("'" + std::string(text) + "' is not canonical; write '" + scheme.text() + "'");
  return scheme;
}

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

std::string Scheme::method_text() const {
  std::string line(kFormat);
  append_field(line, "tokenizer", tokenizer_profile);
  append_field(line, "stop", stop_words.empty() ? std::string(kNone) : join(stop_words, ","));
  append_field(line, "fingerprint", fingerprint_name(fingerprint));
  append_field(line, "shingle", features.text());
  append_field(line, "minhash", minhash.text());
  append_field(line, "sketch", sketch ? "8" : "0");
  append_field(line, "bands", text_of(families));
  append_field(line, "seed", std::to_string(seed));
  if (!idf.empty()) append_field(line, "idf", idf.text());
  return line;
}

std::string Scheme::layout_text() const {
  std::string line;
  append_field(line, "slots", text_of(slots));
  append_field(line, "bandprefix", band_prefix);
  append_field(line, "groupprefix", group_prefix);
  return line + index.text();
}

std::string Scheme::text() const {
  return method_text() + layout_text();
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
  return band_prefix + band_label(family, band) + base32_encode(key, families[family].key_bits());
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

bool Scheme::needs_tokens() const {
  const auto of_keys = [](const BandFamily& family) { return family.of_keys(); };
  return !features.of_token_hashes() || std::any_of(families.begin(), families.end(), of_keys);
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

}  // namespace neardup
