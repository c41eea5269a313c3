#include "features/method_text.h"
#include "methods/modulo_sketch.h"
#include "methods/weighted_minhash.h"
#include "sketch/minhash.h"
#include "sketch/sketch_method.h"

namespace neardup {

namespace {

struct SketchEntry {
  std::string_view name;
  bool weighs_occurrences;
  bool fills_slots;
  std::unique_ptr<SlotSketch> (*make)(unsigned slots, std::uint64_t seed, const FeatureWeight& weight);
};

template <typename Sketch>
std::unique_ptr<SlotSketch> make(unsigned slots, std::uint64_t seed, const FeatureWeight& /*weight*/) {
  return std::make_unique<Sketch>(slots, seed);
}

template <>
std::unique_ptr<SlotSketch> make<WeightedMinhash>(unsigned slots, std::uint64_t seed, const FeatureWeight& weight) {
  return std::make_unique<WeightedMinhash>(slots, seed, weight);
}

// One line a method; its class is described in its own header.
const SketchEntry kSketchEntries[] = {
    {"fss", false, true, make<FastSimilaritySketch>},
    {"modulo", false, false, make<ModuloSketch>},
    {"weighted", true, true, make<WeightedMinhash>},
};

const SketchEntry& known_sketch(const std::string& name) {
  if (const SketchEntry* entry = entry_named(kSketchEntries, name)) return *entry;
  reject("minhash " + name + " is unknown; use one of " + sketch_method_forms());
}

}  // namespace

std::optional<SketchMethod> SketchMethod::parse(std::string_view text) {
  const std::optional<MethodText> parts = read_method(text);
  if (!parts || !entry_named(kSketchEntries, parts->name) || parts->numbers.size() != 1) return std::nullopt;
  return SketchMethod{parts->name, parts->numbers[0]};
}

void SketchMethod::validate() const {
  known_sketch(name);
  check_scheme_range("MinHash slots", slots, 16, 1024);
}

bool SketchMethod::weighs_occurrences() const {
  return known_sketch(name).weighs_occurrences;
}

bool SketchMethod::fills_slots() const {
  return known_sketch(name).fills_slots;
}

std::string sketch_method_forms() {
  return listed(kSketchEntries, [](const SketchEntry& entry) { return std::string(entry.name) + ":SLOTS"; });
}

std::unique_ptr<SlotSketch> make_slot_sketch(const SketchMethod& method, std::uint64_t seed,
                                             const FeatureWeight& weight) {
  return known_sketch(method.name).make(method.slots, seed, weight);
}

}  // namespace neardup
