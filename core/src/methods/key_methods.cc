#include <algorithm>

#include "bands/key_method.h"
#include "features/method_text.h"
#include "methods/key_makers.h"

namespace neardup {

namespace {

using Numbers = KeyMethod::Numbers;

constexpr unsigned kLongestToken = 99;
constexpr unsigned kThousand = 1000;
constexpr unsigned kDigestBits = 128;

std::unique_ptr<KeyMaker> make_sample(const Numbers& numbers, std::uint64_t seed) {
  return std::make_unique<ModuloSample>(numbers[0], seed);
}

std::unique_ptr<KeyMaker> make_profile(const Numbers& numbers, std::uint64_t /*seed*/) {
  return std::make_unique<TextProfile>(numbers[0], static_cast<float>(numbers[1]) / kThousand);
}

std::unique_ptr<KeyMaker> make_token_digest(const Numbers& /*numbers*/, std::uint64_t seed) {
  return std::make_unique<TokenDigestKey>(seed);
}

std::unique_ptr<KeyMaker> make_text_digest(const Numbers& /*numbers*/, std::uint64_t /*seed*/) {
  return std::make_unique<TextDigestKey>();
}

// One line a method; its class is described in its own header.
const KeyMethod kMethods[] = {
    {"sample", "sample:M", {{1, ModuloSample::kMostModulus}}, false, false, ModuloSample::kKeyBits, make_sample},
    {"profile", "profile:L:Q", {{0, kLongestToken}, {0, kThousand}}, true, false, kDigestBits, make_profile},
    {"digest-tokens", "digest-tokens", {}, true, false, kDigestBits, make_token_digest},
    {"digest-text", "digest-text", {}, true, true, kDigestBits, make_text_digest},
};

bool in_range(const Numbers& numbers, const std::vector<KeyMethod::Range>& ranges) {
  return std::equal(
      numbers.begin(), numbers.end(), ranges.begin(), ranges.end(),
      [](unsigned number, const KeyMethod::Range& range) { return number >= range.least && number <= range.most; });
}

/** The entry of a text and its numbers. */
struct KnownMethod {
  const KeyMethod* entry;
  Numbers numbers;
};

std::optional<KnownMethod> find_method(std::string_view text) {
  std::optional<MethodText> parts = read_method(text);
  const KeyMethod* const entry = parts ? entry_named(kMethods, parts->name) : nullptr;
  if (!entry || !in_range(parts->numbers, entry->ranges)) return std::nullopt;
  return KnownMethod{entry, std::move(parts->numbers)};
}

}  // namespace

const KeyMethod* key_method(std::string_view text) {
  const std::optional<KnownMethod> method = find_method(text);
  return method ? method->entry : nullptr;
}

std::string key_method_forms() {
  return listed(kMethods, [](const KeyMethod& entry) { return entry.form; });
}

std::unique_ptr<KeyMaker> make_key_maker(std::string_view text, std::uint64_t seed) {
  const std::optional<KnownMethod> method = find_method(text);
  if (!method) reject("bands " + std::string(text) + " are unknown; use one of " + key_method_forms());
  return method->entry->make(method->numbers, seed);
}

}  // namespace neardup
