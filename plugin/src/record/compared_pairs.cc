#include "record/compared_pairs.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "bytes/big_endian.h"
#include "database/metadata_keys.h"
#include "record/rule_words.h"
#include "sign/stored_values.h"

namespace neardup {

namespace {

constexpr std::size_t kDigestBytes = 8;
constexpr std::size_t kStepBytes = 4;
constexpr std::size_t kPairBytes = 2 * kDigestBytes + kStepBytes;
constexpr std::uint64_t kBelow = 0xffffffff;  // more steps than a similarity has

bool comes_before(const ComparedPair& a, const ComparedPair& b) {
  return std::tie(a.first, a.second) < std::tie(b.first, b.second);
}

bool is_same(const ComparedPair& a, const ComparedPair& b) {
  return a.first == b.first && a.second == b.second;
}

}  // namespace

ComparedPair ComparedPair::of(std::uint64_t a, std::uint64_t b, std::optional<double> similarity) {
  return {std::min(a, b), std::max(a, b), similarity};
}

ComparedPairs::ComparedPairs(std::vector<ComparedPair> pairs) : pairs_(std::move(pairs)) {
  std::sort(pairs_.begin(), pairs_.end(), comes_before);
  pairs_.erase(std::unique(pairs_.begin(), pairs_.end(), is_same), pairs_.end());
}

const ComparedPair* ComparedPairs::find(std::uint64_t a, std::uint64_t b) const {
  const ComparedPair sought = ComparedPair::of(a, b, {});
  const auto place = std::lower_bound(pairs_.begin(), pairs_.end(), sought, comes_before);
  return place != pairs_.end() && is_same(*place, sought) ? &*place : nullptr;
}

std::string ComparedPairs::encode(const std::string& rule) const {
  std::string bytes = rule + "\n";
  bytes.reserve(bytes.size() + pairs_.size() * kPairBytes + kCheckBytes);
  for (const ComparedPair& pair : pairs_) {
    append_big_endian(bytes, pair.first, kDigestBytes);
    append_big_endian(bytes, pair.second, kDigestBytes);
    append_big_endian(bytes, pair.similarity ? stored_steps(*pair.similarity) : kBelow, kStepBytes);
  }
  return with_check(std::move(bytes));
}

ComparedPairs ComparedPairs::decode(std::string_view bytes, const std::string& rule) {
  const std::string head = rule + "\n";
  const std::string_view checked = without_check(bytes).value_or("");
  if (checked.substr(0, head.size()) != head || (checked.size() - head.size()) % kPairBytes != 0) return {};
  std::vector<ComparedPair> pairs;
  pairs.reserve((checked.size() - head.size()) / kPairBytes);
  for (std::size_t i = head.size(); i != checked.size(); i += kPairBytes) {
    const char* const pair = checked.data() + i;
    const std::uint64_t steps = read_big_endian(pair + 2 * kDigestBytes, kStepBytes);
    pairs.push_back(ComparedPair::of(read_big_endian(pair, kDigestBytes),
                                     read_big_endian(pair + kDigestBytes, kDigestBytes),
                                     steps == kBelow ? std::nullopt : std::optional(similarity_of_steps(steps))));
  }
  return ComparedPairs(std::move(pairs));
}

ComparedPairs read_compared_pairs(const Xapian::Database& database, const Scheme& scheme, const std::string& rule) {
  return ComparedPairs::decode(long_metadata(database, scheme_key(kComparedPairKeys, scheme)), rule);
}

void write_compared_pairs(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                          const ComparedPairs& pairs) {
  update_long_metadata(database, scheme_key(kComparedPairKeys, scheme),
                       pairs.size() == 0 ? std::string() : pairs.encode(rule));
}

}  // namespace neardup
