#include "html/streamed_parts.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "html/tree_writer.h"

namespace neardup {

namespace {

constexpr std::size_t kDeepest = 512;

/** The prefix and the number of an id like "S:1f". */
struct StreamedId {
  char letter;
  std::string key;
};

std::optional<StreamedId> streamed_id(std::string_view id) {
  const std::size_t colon = id.rfind(':');
  if (colon == 0 || colon == id.npos || colon + 1 == id.size()) return std::nullopt;
  if (id.find_first_not_of("0123456789abcdef", colon + 1) != id.npos) return std::nullopt;
  return StreamedId{id[colon - 1], std::string(id.substr(0, colon - 1)) + std::string(id.substr(colon))};
}

/** Whether a node is not within an element, nor too deep to tell. */
bool is_outside(const HtmlTree& tree, HtmlNode node, HtmlNode element) {
  for (std::size_t depth = 0; depth != kDeepest; ++depth) {
    if (node == element) return false;
    if (node == 0) return true;
    node = tree.parent(node);
  }
  return false;
}

}  // namespace

void place_streamed_parts(HtmlTree& tree) {
  std::unordered_map<std::string, HtmlNode> places;
  std::vector<std::pair<std::string, HtmlNode>> parts;
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    if (!tree.has_attributes(node)) continue;
    std::optional<StreamedId> id = streamed_id(tree.attribute(node, "id"));
    if (!id) continue;
    const bool is_place = tree.tag(node) == HtmlTag::kTemplate && (id->letter == 'B' || id->letter == 'P');
    if (is_place) places.emplace(std::move(id->key), node);
    if (!is_place && id->letter == 'S') parts.emplace_back(std::move(id->key), node);
  }
  TreeWriter writer(tree);
  for (const auto& [key, part] : parts) {
    const auto place = places.find(key);
    if (place == places.end() || !is_outside(tree, place->second, part)) continue;
    while (tree.first_child(part) != kNoNode) {
      const HtmlNode child = tree.first_child(part);
      writer.remove(child);
      writer.insert({tree.parent(place->second), place->second}, child);
    }
  }
}

}  // namespace neardup
