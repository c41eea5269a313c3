#include "features/feature_method.h"
#include "features/method_text.h"
#include "features/shingles.h"
#include "methods/character_shingle_maker.h"
#include "methods/stop_led_makers.h"

namespace neardup {

namespace {

using StopWordList = std::vector<std::string>;

struct FeatureEntry {
  std::string_view name;
  std::string_view form;
  const char* length;  // meaning of the first number, for messages
  unsigned longest;
  unsigned widest;  // greatest second number; 0 if there is none
  bool step_may_lack;
  bool led_by_stop_words;
  std::unique_ptr<FeatureMaker> (*make)(const FeatureMethod&, const StopWordList&, std::uint64_t seed);
};

// One line a method; its class is described in its own header.
const FeatureEntry kFeatureEntries[] = {
    {"word", "word:N", "shingle length", 9, 0, false, false,
     [](const FeatureMethod& method, const StopWordList&, std::uint64_t) -> std::unique_ptr<FeatureMaker> {
       return std::make_unique<WordShingleMaker>(method.length);
     }},
    {"char", "char:N", "shingle length", 12, 0, false, false,
     [](const FeatureMethod& method, const StopWordList&, std::uint64_t seed) -> std::unique_ptr<FeatureMaker> {
       return std::make_unique<CharacterShingleMaker>(method.length, seed);
     }},
    {"stop-led", "stop-led:N[:S]", "shingle length", 9, 9, true, true,
     [](const FeatureMethod& method, const StopWordList& words, std::uint64_t) -> std::unique_ptr<FeatureMaker> {
       return std::make_unique<StopLedShingleMaker>(method.length, method.step, words);
     }},
    {"spot", "spot:C:D", "chain length", 9, 9, false, true,
     [](const FeatureMethod& method, const StopWordList& words, std::uint64_t) -> std::unique_ptr<FeatureMaker> {
       return std::make_unique<SpotSignatureMaker>(method.length, method.step, words);
     }},
};

constexpr std::string_view kCounted = "+counts";

const FeatureEntry& known_feature(const std::string& name) {
  if (const FeatureEntry* entry = entry_named(kFeatureEntries, name)) return *entry;
  reject("shingle " + name + " is unknown; use one of " + feature_method_forms());
}

}  // namespace

std::optional<FeatureMethod> FeatureMethod::parse(std::string_view text) {
  FeatureMethod method;
  if (text.size() > kCounted.size() && text.substr(text.size() - kCounted.size()) == kCounted) {
    method.counted = true;
    text.remove_suffix(kCounted.size());
  }
  const std::optional<MethodText> parts = read_method(text);
  const FeatureEntry* const entry = parts ? entry_named(kFeatureEntries, parts->name) : nullptr;
  if (!entry) return std::nullopt;
  const std::size_t most = entry->widest == 0 ? 1 : 2;
  if (parts->numbers.size() > most || parts->numbers.size() < most - (entry->step_may_lack ? 1 : 0))
    return std::nullopt;
  method.name = parts->name;
  method.length = parts->numbers[0];
  if (parts->numbers.size() == 2) method.step = parts->numbers[1];
  if (entry->step_may_lack && parts->numbers.size() == 2 && method.step == 1) return std::nullopt;  // one text for each
  return method;
}

std::string FeatureMethod::text() const {
  const FeatureEntry* const entry = entry_named(kFeatureEntries, name);
  const bool shows_step = entry && entry->widest != 0 && !(entry->step_may_lack && step == 1);
  return name + ":" + std::to_string(length) + (shows_step ? ":" + std::to_string(step) : "") +
         (counted ? std::string(kCounted) : "");
}

void FeatureMethod::validate() const {
  const FeatureEntry& entry = known_feature(name);
  check_scheme_range(entry.length, length, 1, entry.longest);
  if (entry.widest != 0) check_scheme_range("step of shingle " + name, step, 1, entry.widest);
  if (entry.widest == 0 && step != 1)
    reject("shingle " + name + " takes no step, " + std::to_string(step) + " was given; leave it out");
}

bool FeatureMethod::led_by_stop_words() const {
  const FeatureEntry* const entry = entry_named(kFeatureEntries, name);
  return entry && entry->led_by_stop_words;
}

std::string feature_method_forms() {
  return listed(kFeatureEntries, [](const FeatureEntry& entry) { return entry.form; }) + ", each with +counts";
}

std::unique_ptr<FeatureMaker> make_feature_maker(const FeatureMethod& method, const StopWordList& stop_words,
                                                 std::uint64_t seed) {
  return known_feature(method.name).make(method, stop_words, seed);
}

}  // namespace neardup
