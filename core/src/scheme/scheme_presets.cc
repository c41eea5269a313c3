#include <algorithm>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "features/method_text.h"
#include "scheme/scheme.h"
#include "scheme/scheme_changes.h"
#include "tokens/stop_lists.h"

namespace neardup {

namespace {

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
};

/** The stop words of a language: "@en" gives its list. */
std::string expanded(std::string_view value) {
  if (value.empty() || value.front() != '@') return std::string(value);
  std::string words;
  for (const std::string& word : stop_list(std::string(value.substr(1)))) words += (words.empty() ? "" : ",") + word;
  return words;
}

/** An optional word of a scheme's text, and the words before which it stands. */
struct OptionalWord {
  std::string_view name;
  std::vector<std::string_view> before;  // the first that there is; the end of the text if there is none
};

const std::vector<OptionalWord>& optional_words() {
  static const std::vector<OptionalWord> words{
      {"idf=", {" slots="}}, {"textprefix=", {" idterm=", " idfrom="}}, {"idterm=", {" idfrom="}}, {"idfrom=", {}}};
  return words;
}

/** Where to put a word that the text does not have; nothing if every scheme has it, or none. */
std::optional<std::size_t> place_of_optional(const std::string& text, std::string_view name) {
  for (const OptionalWord& word : optional_words()) {
    if (word.name != name) continue;
    for (const std::string_view next : word.before) {
      if (const std::size_t place = text.find(next); place != std::string::npos) return place;
    }
    return text.size();
  }
  return std::nullopt;
}

/** Replaces the value of one word in a scheme's text. */
void change(std::string& text, std::string_view word) {
  const std::size_t equals = word.find('=');
  const std::string name(word.substr(0, equals == std::string_view::npos ? equals : equals + 1));
  const std::size_t begin = text.find(" " + name);
  const auto place = begin == std::string::npos ? place_of_optional(text, name) : std::nullopt;
  if (place) {
    text.insert(*place, " " + std::string(word));
    return;
  }
  if (equals == std::string_view::npos || begin == std::string::npos) {
    throw std::invalid_argument("scheme: '" + std::string(word) + "' changes nothing; the words of a scheme are in '" +
                                text + "'");
  }
  const std::size_t value = begin + 1 + name.size();
  text.replace(value, std::min(text.find(' ', value), text.size()) - value, expanded(word.substr(equals + 1)));
}

}  // namespace

std::string changed_scheme_text(std::string text, std::string_view changes) {
  while (!changes.empty()) {
    const std::size_t end = std::min(changes.find(' '), changes.size());
    if (end != 0) change(text, changes.substr(0, end));
    changes.remove_prefix(std::min(end + 1, changes.size()));
  }
  return text;
}

Scheme Scheme::preset(std::string_view name) {
  const auto found =
      std::find_if(std::begin(kPresets), std::end(kPresets), [&](const Preset& preset) { return preset.name == name; });
  if (found == std::end(kPresets)) {
    throw std::invalid_argument("scheme: no preset '" + std::string(name) + "'; use one of " +
                                listed(kPresets, [](const Preset& preset) { return preset.name; }));
  }
  return parse(changed_scheme_text(Scheme().text(), found->changes));
}

std::vector<std::string> Scheme::preset_names() {
  std::vector<std::string> names;
  for (const Preset& preset : kPresets) names.emplace_back(preset.name);
  return names;
}

}  // namespace neardup
