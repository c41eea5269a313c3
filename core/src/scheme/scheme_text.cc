#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bands/key_method.h"
#include "bytes/parsed_number.h"
#include "features/method_text.h"
#include "scheme/scheme.h"
#include "tokens/stop_words.h"

namespace neardup {

namespace {

constexpr std::string_view kFormat = "neardup3";
constexpr std::string_view kNone = "-";

struct Preset {
  std::string_view name;
  std::string_view changes;  // of the standard scheme
};

// One line a preset. tests/quality/RESULTS.md has the evidence.
constexpr Preset kPresets[] = {
    {"standard", ""},
    {"simhash-doc", "tokenizer=icu-uax29-nfkccf-no-mc fingerprint=simhash-doc bands=simhash:16x28"},
    {"short", "shingle=word:1 bands=minhash:16x3"},
    {"loose", "bands=minhash:20x3"},
    {"containment", "bands=sample:16"},
    {"spelling", "tokenizer=icu-uax29-xapian2-spelling"},
};

template <typename Number>
Number parse_number(std::string_view name, std::string_view text) {
  if (const std::optional<Number> number = parsed_number<Number>(text)) return *number;
  reject(std::string(name) + "=" + std::string(text) + " is not a whole number in range");
}

FingerprintKind parse_fingerprint(std::string_view text) {
  if (const FingerprintMethod* const method = fingerprint_method(text)) return method->kind;
  reject("fingerprint=" + std::string(text) + " is unknown; use one of " + fingerprint_names());
}

template <typename Method>
Method parse_method(std::string_view name, std::string_view text, const std::string& forms) {
  if (const std::optional<Method> method = Method::parse(text)) return *method;
  reject(std::string(name) + "=" + std::string(text) + " is unknown; use one of " + forms);
}

bool parse_sketch(std::string_view text) {
  const auto bits = parse_number<unsigned>("sketch", text);
  if (bits != 0 && bits != 8) reject("sketch is " + std::to_string(bits) + " bits, must be 0 or 8");
  return bits == 8;
}

IdfTable parse_idf(std::string_view text) {
  if (const std::optional<IdfTable> table = IdfTable::parse(text)) return *table;
  reject("idf=" + std::string(text.substr(0, 40)) + " cannot be read; use GRADE,WORD:GRADE,...");
}

std::vector<BandFamily> parse_families(std::string_view text) {
  std::vector<BandFamily> families;
  for (const std::string& part : split(text, ',')) {
    families.push_back(
        parse_method<BandFamily>("bands", part, "minhash:BxR, simhash:4x16, simhash:16x28, " + key_method_forms()));
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

/** A word `name=value` of a scheme's text. */
struct Field {
  std::string_view name;
  bool layout;    // or of the method
  bool optional;  // the word is absent if the value is empty
  std::string (*value)(const Scheme& scheme);
  void (*set)(Scheme& scheme, const std::string& value);
};

constexpr bool kMethod = false;
constexpr bool kLayout = true;

// In the order of the text.
const Field kFields[] = {
    {"tokenizer", kMethod, false, [](const Scheme& s) { return s.tokenizer_profile; },
     [](Scheme& s, const std::string& value) { s.tokenizer_profile = value; }},
    {"stop", kMethod, false,
     [](const Scheme& s) { return s.stop_words.empty() ? std::string(kNone) : joined(s.stop_words, ","); },
     [](Scheme& s, const std::string& value) {
       s.stop_words = value == kNone ? std::vector<std::string>() : split(value, ',');
     }},
    {"fingerprint", kMethod, false, [](const Scheme& s) { return std::string(fingerprint_method(s.fingerprint).name); },
     [](Scheme& s, const std::string& value) { s.fingerprint = parse_fingerprint(value); }},
    {"shingle", kMethod, false, [](const Scheme& s) { return s.features.text(); },
     [](Scheme& s, const std::string& value) {
       s.features = parse_method<FeatureMethod>("shingle", value, feature_method_forms());
     }},
    {"minhash", kMethod, false, [](const Scheme& s) { return s.minhash.text(); },
     [](Scheme& s, const std::string& value) {
       s.minhash = parse_method<SketchMethod>("minhash", value, sketch_method_forms());
     }},
    {"sketch", kMethod, false, [](const Scheme& s) { return std::string(s.sketch ? "8" : "0"); },
     [](Scheme& s, const std::string& value) { s.sketch = parse_sketch(value); }},
    {"bands", kMethod, false,
     [](const Scheme& s) {
       return listed(
           s.families, [](const BandFamily& family) { return family.text(); }, ",");
     },
     [](Scheme& s, const std::string& value) { s.families = parse_families(value); }},
    {"seed", kMethod, false, [](const Scheme& s) { return std::to_string(s.seed); },
     [](Scheme& s, const std::string& value) { s.seed = parse_number<std::uint64_t>("seed", value); }},
    {"idf", kMethod, true, [](const Scheme& s) { return s.idf.empty() ? std::string() : s.idf.text(); },
     [](Scheme& s, const std::string& value) { s.idf = parse_idf(value); }},
    {"slots", kLayout, false, [](const Scheme& s) { return s.slots.text(); },
     [](Scheme& s, const std::string& value) { s.slots = parse_slots(value); }},
    {"bandprefix", kLayout, false, [](const Scheme& s) { return s.band_prefix; },
     [](Scheme& s, const std::string& value) { s.band_prefix = value; }},
    {"groupprefix", kLayout, false, [](const Scheme& s) { return s.group_prefix; },
     [](Scheme& s, const std::string& value) { s.group_prefix = value; }},
    {"textprefix", kLayout, true, [](const Scheme& s) { return joined(s.index.text_prefixes, ","); },
     [](Scheme& s, const std::string& value) { s.index.text_prefixes = split(value, ','); }},
    {"textfrom", kLayout, true,
     [](const Scheme& s) { return s.index.text_from == 0 ? std::string() : std::to_string(s.index.text_from); },
     [](Scheme& s, const std::string& value) { s.index.text_from = parse_number<std::uint32_t>("textfrom", value); }},
    {"nottext", kLayout, true, [](const Scheme& s) { return joined(s.index.not_text, ","); },
     [](Scheme& s, const std::string& value) { s.index.not_text = split(value, ','); }},
    {"idterm", kLayout, true, [](const Scheme& s) { return joined(s.index.id_prefixes, ","); },
     [](Scheme& s, const std::string& value) { s.index.id_prefixes = split(value, ','); }},
    {"idfrom", kLayout, true, [](const Scheme& s) { return s.index.id_from(); },
     [](Scheme& s, const std::string& value) {
       const IndexLayout named = IndexLayout::parse({}, {}, value);
       s.index.id_pattern = named.id_pattern;
       s.index.id_slot = named.id_slot;
     }},
    {"date", kLayout, true,
     [](const Scheme& s) { return s.index.date_slot ? std::to_string(*s.index.date_slot) : std::string(); },
     [](Scheme& s, const std::string& value) { s.index.date_slot = parse_number<std::uint32_t>("date", value); }},
    {"order", kLayout, true,
     [](const Scheme& s) {
       return s.index.ordered_words == IndexLayout().ordered_words ? "" : std::to_string(s.index.ordered_words);
     },
     [](Scheme& s, const std::string& value) { s.index.ordered_words = parse_number<std::uint32_t>("order", value); }},
};

std::string text_of_fields(const Scheme& scheme, bool layout) {
  std::string line;
  for (const Field& field : kFields) {
    if (field.layout != layout) continue;
    const std::string value = field.value(scheme);
    if (!field.optional || !value.empty()) line.append(" ").append(field.name).append("=").append(value);
  }
  return line;
}

/** Whether a word begins with the field's name and '='. */
bool is_of(const Field& field, std::string_view word) {
  return word.size() > field.name.size() && word.substr(0, field.name.size()) == field.name &&
         word[field.name.size()] == '=';
}

void set_field(Scheme& scheme, const Field& field, const std::string& value) {
  const std::string name(field.name);
  if (field.optional && value.empty()) reject(name + "= is empty; leave the word out");
  field.set(scheme, value);
  // A scheme with two texts, because of leading zeros, would have two ids.
  if (const std::string canonical = field.value(scheme); canonical != value) {
    reject("'" + name + "=" + value + "' is not canonical; " +
           (canonical.empty() ? "leave the word out" : "write '" + name + "=" + canonical + "'"));
  }
}

/** The stop words of a language: "@en" gives its list. */
std::string expanded(const std::string& value) {
  return value.empty() || value.front() != '@' ? value : joined(stop_list(value.substr(1)), ",");
}

/** @param changes  `name=value` words, separated by spaces; the value @LANGUAGE of `stop` is stop_list(LANGUAGE). */
Scheme changed(Scheme scheme, std::string_view changes) {
  for (const std::string& word : split(changes, ' ')) {
    if (word.empty()) continue;
    const auto field = std::find_if(std::begin(kFields), std::end(kFields),
                                    [&](const Field& candidate) { return is_of(candidate, word); });
    if (field == std::end(kFields)) {
      reject("'" + word + "' changes nothing; the words of a scheme are in '" + scheme.text() + "'");
    }
    const std::string value = word.substr(field->name.size() + 1);
    set_field(scheme, *field, field->name == "stop" ? expanded(value) : value);
  }
  scheme.validate();
  return scheme;
}

}  // namespace

Scheme Scheme::preset(std::string_view name) {
  if (const Preset* const preset = entry_named(kPresets, name)) return changed(Scheme(), preset->changes);
  reject("no preset '" + std::string(name) + "'; use one of " +
         listed(kPresets, [](const Preset& preset) { return preset.name; }));
}

std::vector<std::string> Scheme::preset_names() {
  std::vector<std::string> names;
  for (const Preset& preset : kPresets) names.emplace_back(preset.name);
  return names;
}

Scheme Scheme::parse(std::string_view text) {
  const std::vector<std::string> words = split(text, ' ');
  if (words.size() == 1) return preset(text);
  if (entry_named(kPresets, words[0])) return changed(preset(words[0]), text.substr(words[0].size() + 1));
  if (words[0] != kFormat) {
    reject("text begins with '" + words[0] + "', not with '" + std::string(kFormat) + "' or the name of a preset");
  }
  Scheme scheme;
  auto word = words.begin() + 1;
  for (const Field& field : kFields) {
    if (word != words.end() && is_of(field, *word)) {
      set_field(scheme, field, word++->substr(field.name.size() + 1));
    } else if (!field.optional) {
      const std::string name(field.name);
      reject(word == words.end() ? "text ends before '" + name + "'"
                                 : "expected '" + name + "=...', found '" + *word + "'");
    }
  }
  if (word != words.end()) reject("unexpected '" + *word + "' at the end");
  scheme.validate();
  return scheme;
}

std::string Scheme::method_text() const {
  return std::string(kFormat) + text_of_fields(*this, kMethod);
}

std::string Scheme::layout_text() const {
  return text_of_fields(*this, kLayout);
}

std::string Scheme::text() const {
  return method_text() + layout_text();
}

std::string SchemeSlots::text() const {
  return joined(
      {std::to_string(fingerprint), std::to_string(group), std::to_string(signature), std::to_string(group_state)},
      ",");
}

}  // namespace neardup
