#include "content/page_measures.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "characters/text_line.h"
#include "html/name_words.h"
#include "markup/html_tag.h"

namespace neardup {

namespace {

constexpr float kLine = 7;  // words
constexpr float kNearlyAll = 0.9F;
constexpr TagSet kFormTags{HtmlTag::kForm, HtmlTag::kFieldset};
constexpr TagSet kControlTags{HtmlTag::kInput, HtmlTag::kButton, HtmlTag::kSelect, HtmlTag::kTextarea};
constexpr float kSearchControls = 2;  // of a form for searches, which may stand on every page
constexpr TagSet kTextTags{HtmlTag::kBody, HtmlTag::kMain, HtmlTag::kArticle, HtmlTag::kSection};
constexpr TagSet kPictureTags{HtmlTag::kImg, HtmlTag::kSvg, HtmlTag::kVideo};

std::uint32_t around_bits(const PageOutline& page, PartIndex part) {
  const HtmlTag tag = page.tag(part);
  const ElementRole role = page.labels(part).role;
  std::uint32_t bits = 0;
  const auto set = [&bits](bool is, AroundElement bit) { bits |= is ? bit : 0U; };
  set(tag == HtmlTag::kNav, kInNav);
  set(tag == HtmlTag::kHeader, kInHeader);
  set(tag == HtmlTag::kFooter, kInFooter);
  set(tag == HtmlTag::kAside, kInAside);
  set(tag == HtmlTag::kMain || role == ElementRole::kMain, kInMain);
  set(tag == HtmlTag::kArticle, kInArticle);
  set(kFormTags.has(tag), kInForm);
  set(tag == HtmlTag::kFigure, kInFigure);
  set(tag == HtmlTag::kDialog || role == ElementRole::kLandmark, kInLandmark);
  set(page.labels(part).consent && !kTextTags.has(tag), kInConsent);
  return bits;
}

}  // namespace

std::uint64_t name_word_bits(std::string_view name) {
  std::uint64_t found = 0;
  for (std::string_view word = take_name_word(name); !word.empty(); word = take_name_word(name)) {
    const auto* const known = std::find(std::begin(kNameWords), std::end(kNameWords), lower_ascii(word));
    if (known != std::end(kNameWords)) found |= std::uint64_t{1} << (known - std::begin(kNameWords));
  }
  return found;
}

TextCounts running_text(const TextCounts& block) {
  const float unlinked = block.words - block.linked;
  const float part = unlinked > kLine ? 1 - kLine / unlinked : 0;
  TextCounts text = block;
  for (float* const count : {&text.words, &text.linked, &text.sentences, &text.digits, &text.letters, &text.blocks,
                             &text.link_blocks, &text.headings}) {
    *count *= part;
  }
  return text;
}

PageMeasures::PageMeasures(const HtmlTree& tree) : page(shown_outline(tree)), elements(page.size()) {
  for (TextBlock& block : text_blocks(page)) {
    (block.role == BlockRole::kContent ? blocks : unshown).push_back(block);
  }
  for (TextBlock& block : blocks) {
    count_words(page, block);
    elements[block.owner].counts.add(block.counts);
    elements[block.owner].text.add(running_text(block.counts));
  }
  for (PartIndex part = page.size(); part-- > 1;) {
    if (kControlTags.has(page.tag(part)) && !page.labels(part).hidden) ++elements[part].counts.controls;
    TextCounts& counts = elements[part].counts;
    const bool searches = counts.controls <= kSearchControls && counts.words <= kLine;
    if (page.tag(part) == HtmlTag::kForm && searches) counts.controls = 0;
    if (kPictureTags.has(page.tag(part))) ++elements[part].counts.pictures;
    elements[page[part].parent].counts.add(elements[part].counts);
    elements[page[part].parent].text.add(elements[part].text);
  }
  std::vector<std::uint64_t> of_class;  // each class is read once
  for (const std::string_view name : page.classes()) of_class.push_back(name_word_bits(name));
  const bool runs = elements.front().text.words > 0;
  const auto words_in = [&](PartIndex part) { return runs ? elements[part].text.words : elements[part].counts.words; };
  const float words = words_in(0);
  std::uint32_t first = 0;
  for (PartIndex part = 1; part < page.size(); ++part) {
    ElementMeasures& element = elements[part];
    const PartIndex parent = page[part].parent;
    const ElementMeasures& around = elements[parent];
    const std::uint32_t own = around_bits(page, part);
    element.around = ((own & kInMain) != 0 ? around.around & ~kLandmarks : around.around) | own;
    element.depth = around.depth + 1;
    element.names = around.names;
    if (words_in(part) < kNearlyAll * words) {
      element.names |= of_class[page.labels(part).class_index] | name_word_bits(page.labels(part).id);
    }
    element.up = around.counts.blocks > element.counts.blocks ? parent : around.up;
    element.fifth = 5 * words_in(part) >= words ? part : around.fifth;
    element.half = 2 * words_in(part) >= words ? part : around.half;
    while (first != blocks.size() && blocks[first].begin < part) ++first;
    element.first = first;
  }
  read_declarations(tree);
}

void PageMeasures::read_declarations(const HtmlTree& tree) {
  const auto has = [](std::string_view text, std::string_view word) { return text.find(word) != text.npos; };
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    const HtmlTag tag = tree.tag(node);
    if (tag == HtmlTag::kMeta && tree.attribute(node, "property") == "og:type") {
      const std::string_view type = tree.attribute(node, "content");
      says_article = says_article || has(type, "article");
      says_product = says_product || has(type, "product");
      says_site = says_site || has(type, "website");
    } else if (tag == HtmlTag::kScript && tree.attribute(node, "type") == "application/ld+json" &&
               tree.first_child(node) != kNoNode) {
      const std::string_view json = tree.text(tree.first_child(node));
      says_article = says_article || has(json, "Article\"") || has(json, "Posting\"");
      says_product = says_product || has(json, "\"Product\"");
    }
  }
}

}  // namespace neardup
