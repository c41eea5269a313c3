#include "dedupe/keep_rule.h"
#include "bytes/parsed_number.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace neardup::cli {

namespace {

using Values = std::vector<std::optional<std::string>>;

/** Whether a value stands for none: empty, or NaN, as tables of numbers write it. */
bool is_missing(const std::string& value) {
  const std::optional<double> number = parsed_number<double>(value);
  return value.empty() || (number && std::isnan(*number));
}

/** [values] Numbers in the order of the values; nothing for a missing one. A double would take neighbouring ids of 19 digits
 *  for one. */
std::vector<std::optional<long double>> comparable(Values values) {
  for (std::optional<std::string>& value : values) {
    if (value && is_missing(*value)) value.reset();
  }
  std::vector<std::optional<long double>> numbers;
  for (const std::optional<std::string>& value : values) {
    numbers.push_back(value ? parsed_number<long double>(*value) : std::nullopt);
    if (value && !numbers.back()) break;
  }
  if (numbers.size() == values.size() && (values.empty() || !values.back() || numbers.back())) return numbers;
  std::vector<std::string> sorted;
  for (const std::optional<std::string>& value : values) {
    if (value) sorted.push_back(*value);
  }
  std::sort(sorted.begin(), sorted.end());
  numbers.assign(values.size(), std::nullopt);
  for (std::size_t i = 0; i != values.size(); ++i) {
    if (values[i])
      numbers[i] =
          static_cast<long double>(std::lower_bound(sorted.begin(), sorted.end(), *values[i]) - sorted.begin());
  }
  return numbers;
}

}  // namespace

std::optional<KeepRule> KeepRule::parse(const std::string& text) {
  if (text == "first") return KeepRule{Kind::kFirst, {}};
  if (text == "last") return KeepRule{Kind::kLast, {}};
  if (text == "newest") return KeepRule{Kind::kNewest, {}};
  if (text == "longest") return KeepRule{Kind::kLongest, {}};
  const std::size_t colon = text.rfind(':');
  if (colon == 0 || colon == std::string::npos) return std::nullopt;
  const std::string end = text.substr(colon + 1);
  if (end == "max") return KeepRule{Kind::kGreatest, text.substr(0, colon)};
  if (end == "min") return KeepRule{Kind::kLeast, text.substr(0, colon)};
  return std::nullopt;
}

CorpusOrder order_by(const KeepRule& rule, const ReadCorpus& corpus) {
  const std::size_t references = corpus.records.references();
  const auto sorted_by = [&](const auto& before) { return sorted_order(corpus.table.size(), references, before); };
  if (rule.kind == KeepRule::Kind::kFirst) return {{}, references};
  if (rule.kind == KeepRule::Kind::kLast) return sorted_by(std::greater<>());
  if (rule.kind == KeepRule::Kind::kLongest)
    return sorted_by([&](std::uint32_t a, std::uint32_t b) { return corpus.table.tokens(a) > corpus.table.tokens(b); });
  if (rule.kind == KeepRule::Kind::kNewest) {
    const auto time = [&](std::uint32_t item) {
      const FileState state = corpus.records.is_document(item) ? corpus.records.state(item) : FileState();
      return std::pair(state.modified, state.nanoseconds);
    };
    return sorted_by([&](std::uint32_t a, std::uint32_t b) { return time(a) > time(b); });
  }
  const std::vector<std::optional<long double>> values = comparable(corpus.preferences);
  const bool greatest = rule.kind == KeepRule::Kind::kGreatest;
  return sorted_by([&](std::uint32_t a, std::uint32_t b) {
    if (!values[a] || !values[b]) return values[a].has_value() && !values[b].has_value();
    return greatest ? *values[a] > *values[b] : *values[a] < *values[b];
  });
}

}  // namespace neardup::cli
