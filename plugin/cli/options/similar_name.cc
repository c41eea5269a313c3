#include "options/similar_name.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "compare/token_sequences.h"

namespace neardup::cli {

namespace {

std::vector<std::uint64_t> bytes_of(const std::string& text) {
  return {text.begin(), text.end()};
}

}  // namespace

std::string similar_name(const std::string& word, const std::vector<std::string>& names) {
  std::string nearest;
  std::size_t within = word.size() / 3;
  for (const std::string& name : names) {
    const std::optional<std::size_t> distance = token_edit_distance(bytes_of(word), bytes_of(name), within);
    if (!distance || (*distance == within && !nearest.empty())) continue;
    nearest = name;
    within = *distance;
  }
  if (!nearest.empty() || word.empty()) return nearest;
  const auto begins = [&](const std::string& name) { return name.rfind(word, 0) == 0; };
  if (std::count_if(names.begin(), names.end(), begins) != 1) return {};
  return *std::find_if(names.begin(), names.end(), begins);
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& names) {
  const std::string name = similar_name(word, names);
  return name.empty() ? name : " (did you mean '" + name + "'?)";
}

}  // namespace neardup::cli
