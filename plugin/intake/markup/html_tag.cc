#include "markup/html_tag.h"

#include <array>

namespace neardup {

namespace {

constexpr std::size_t kLongestName = 15;
constexpr std::size_t kSlots = 1024;

/** In the order of HtmlTag. */
constexpr std::array<std::string_view, kHtmlTags> kNames{
    "",
    "",
#define HTML_TAG(tag, name, classes) name,
#include "markup/html_tags.inc"
#undef HTML_TAG
};

constexpr std::size_t slot_of(std::string_view name) {
  std::uint32_t hash = 0;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x9e3779b1U;
  return hash >> 22;
}

/** A hash table of the names. A name is in its slot or in one of the slots after it, without an empty one between. */
constexpr std::array<HtmlTag, kSlots> tags_by_slot() {
  std::array<HtmlTag, kSlots> table{};
  for (std::size_t i = static_cast<std::size_t>(HtmlTag::kUnknown) + 1; i != kHtmlTags; ++i) {
    std::size_t slot = slot_of(kNames[i]);
    while (table[slot] != HtmlTag::kNone) slot = (slot + 1) % kSlots;
    table[slot] = static_cast<HtmlTag>(i);
  }
  return table;
}

constexpr std::array<HtmlTag, kSlots> kTable = tags_by_slot();

}  // namespace

HtmlTag html_tag(std::string_view name) {
  if (name.empty() || name.size() > kLongestName) return HtmlTag::kUnknown;
  for (std::size_t slot = slot_of(name); kTable[slot] != HtmlTag::kNone; slot = (slot + 1) % kSlots) {
    if (html_tag_name(kTable[slot]) == name) return kTable[slot];
  }
  return HtmlTag::kUnknown;
}

std::string_view html_tag_name(HtmlTag tag) {
  return kNames[static_cast<std::size_t>(tag)];
}

}  // namespace neardup
