#include <algorithm>
#include <iterator>

#include "bands/key_makers.h"
#include "bands/key_method.h"
#include "features/method_text.h"

namespace neardup {

namespace {

using Numbers = std::vector<unsigned>;

struct Range {
  unsigned least;
  unsigned most;
};

struct Entry {
  std::string_view name;  // without the numbers
  std::string_view form;
  std::vector<Range> ranges;  // of the numbers
  bool one_key;
  bool of_bytes;
  unsigned key_bits;
  std::unique_ptr<KeyMaker> (*make)(const Numbers&, std::uint64_t seed);
};

constexpr unsigned kLongestToken = 99;
constexpr unsigned kThousand = 1000;
constexpr unsigned kDigestBits = 128;

// One entry a method; its class is described in its own header.
const Entry kEntries[] = {
    {"sample",
     "sample:M",
     {{1, ModuloSample::kMostModulus}},
     false,
     false,
     ModuloSample::kKeyBits,
     [](const Numbers& numbers, std::uint64_t seed) -> std::unique_ptr<KeyMaker> {
       return std::make_unique<ModuloSample>(numbers[0], seed);
     }},
    {"profile",
     "profile:L:Q",
     {{0, kLongestToken}, {0, kThousand}},
     true,
     false,
     kDigestBits,
     [](const Numbers& numbers, std::uint64_t) -> std::unique_ptr<KeyMaker> {
       return std::make_unique<TextProfile>(numbers[0], static_cast<float>(numbers[1]) / kThousand);
     }},
    {"digest-tokens",
     "digest-tokens",
     {},
     true,
     false,
     kDigestBits,
     [](const Numbers&, std::uint64_t seed) -> std::unique_ptr<KeyMaker> {
       return std::make_unique<TokenDigestKey>(seed);
     }},
    {"digest-text",
     "digest-text",
     {},
     true,
     true,
     kDigestBits,
     [](const Numbers&, std::uint64_t) -> std::unique_ptr<KeyMaker> { return std::make_unique<TextDigestKey>(); }},
};

bool in_range(const Numbers& numbers, const std::vector<Range>& ranges) {
  return std::equal(numbers.begin(), numbers.end(), ranges.begin(), ranges.end(),
                    [](unsigned number, const Range& range) { return number >= range.least && number <= range.most; });
}

/** The entry of a text and its numbers. */
struct KnownMethod {
  const Entry* entry;
  Numbers numbers;
};

std::optional<KnownMethod> find_method(std::string_view text) {
  std::optional<MethodText> parts = read_method(text);
  if (!parts) return std::nullopt;
  const auto found = std::find_if(std::begin(kEntries), std::end(kEntries), [&](const Entry& entry) {
    return entry.name == parts->name && in_range(parts->numbers, entry.ranges);
  });
  if (found == std::end(kEntries)) return std::nullopt;
  return KnownMethod{found, std::move(parts->numbers)};
}

KnownMethod known_method(std::string_view text) {
  if (std::optional<KnownMethod> method = find_method(text)) return *std::move(method);
  throw std::invalid_argument("scheme: bands " + std::string(text) + " are unknown; use one of " + key_method_forms());
}

}  // namespace

bool is_key_method(std::string_view text) {
  return find_method(text).has_value();
}

std::string key_method_forms() {
  return listed(kEntries, [](const Entry& entry) { return entry.form; });
}

std::unique_ptr<KeyMaker> make_key_maker(std::string_view text, std::uint64_t seed) {
  const KnownMethod method = known_method(text);
  return method.entry->make(method.numbers, seed);
}

bool gives_one_key(std::string_view text) {
  return known_method(text).entry->one_key;
}

bool takes_bytes(std::string_view text) {
  return known_method(text).entry->of_bytes;
}

unsigned key_bits(std::string_view text) {
  return known_method(text).entry->key_bits;
}

}  // namespace neardup
