#include "content/page_measures.h"

#include <unordered_map>

#include "bytes/feature_hash.h"
#include "content/name_words.h"
#include "html/tag_classes.h"
#include "markup/html_tag.h"

namespace neardup {

namespace {

constexpr float kNearlyAll = 0.9F;
constexpr TagSet kFormTags{HtmlTag::kForm, HtmlTag::kFieldset};
constexpr TagSet kListTags{HtmlTag::kUl, HtmlTag::kOl, HtmlTag::kMenu, HtmlTag::kDir};
constexpr TagSet kControlTags{HtmlTag::kInput, HtmlTag::kButton, HtmlTag::kSelect, HtmlTag::kTextarea};
constexpr TagSet kPictureTags{HtmlTag::kImg, HtmlTag::kSvg, HtmlTag::kVideo};

bool begins(std::string_view text, std::string_view bytes) {
  return text.substr(0, bytes.size()) == bytes;
}

/** Counts one text. */
class TextCounter {
 public:
  TextCounts count(std::string_view text) {
    for (; !text.empty(); text.remove_prefix(1)) {
      const auto byte = static_cast<unsigned char>(text.front());
      if (byte >= 0x80) {
        wide(text, byte);
      } else if ((byte | 0x20U) - 'a' < 26U) {
        if (!in_word_ && byte < 'a') ++counts_.capitals;
        in_word_ = true;
        ++counts_.letters;
      } else if (byte - unsigned{'0'} < 10U) {
        has_digit_ = in_word_ = true;
        ++counts_.letters;
      } else {
        mark(text, byte);
      }
    }
    end_word();
    return counts_;
  }

 private:
  void end_word() {
    if (in_word_) ++counts_.words;
    if (has_digit_) ++counts_.digits;
    in_word_ = has_digit_ = false;
  }

  void mark(std::string_view text, unsigned char byte) {
    const bool ends = text.size() == 1 || static_cast<unsigned char>(text[1]) <= ' ' || text[1] == '"';
    if ((byte == '.' || byte == '!' || byte == '?') && ends) ++counts_.sentences;
    if (byte == ',') ++counts_.commas;
    if (byte == '$') ++counts_.prices;
    const bool inside = byte == '\'' || byte == '-' || (has_digit_ && !ends && (byte == '.' || byte == ','));
    if (!inside) end_word();
  }

  void wide(std::string_view text, unsigned char byte) {
    if ((byte & 0xc0U) == 0x80) return;
    if (begins(text, "\xc2\xa0") || begins(text, "\xe2\x80")) return end_word();  // no-break space; dashes, quotes
    for (const std::string_view mark :
         {"\xe3\x80\x82", "\xef\xbc\x81", "\xef\xbc\x9f", "\xe0\xa5\xa4", "\xd8\x9f", "\xdb\x94"}) {
      if (begins(text, mark)) return ++counts_.sentences, end_word();
    }
    for (const std::string_view comma : {"\xef\xbc\x8c", "\xe3\x80\x81", "\xd8\x8c"}) {
      if (begins(text, comma)) return ++counts_.commas, end_word();
    }
    for (const std::string_view currency : {"\xe2\x82", "\xc2\xa3", "\xc2\xa5", "\xef\xbf\xa5"}) {
      if (begins(text, currency)) return ++counts_.prices, end_word();
    }
    ++counts_.letters;
    if (!is_unspaced(text, byte)) {
      in_word_ = true;
      return;
    }
    counts_.words += 0.5F;
    ++counts_.letters;
  }

  /** Thai, Lao, Myanmar, Khmer, Kana, Han; not Hangul. */
  static bool is_unspaced(std::string_view text, unsigned char lead) {
    const unsigned next = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U;
    if (lead == 0xe0) return next >= 0xb8 && next <= 0xbb;
    if (lead == 0xe1) return next == 0x80 || next == 0x81 || next == 0x9e || next == 0x9f;
    return lead >= 0xe3 && lead <= 0xe9;
  }

  TextCounts counts_;
  bool in_word_ = false;
  bool has_digit_ = false;
};

std::uint32_t around_bits(const PageOutline& page, PartIndex part) {
  const HtmlTag tag = page.tag(part);
  std::uint32_t bits = 0;
  const auto set = [&bits](bool is, AroundElement bit) { bits |= is ? bit : 0U; };
  set(tag == HtmlTag::kNav, kInNav);
  set(tag == HtmlTag::kHeader, kInHeader);
  set(tag == HtmlTag::kFooter, kInFooter);
  set(tag == HtmlTag::kAside, kInAside);
  set(page.is_main(part), kInMain);
  set(tag == HtmlTag::kArticle, kInArticle);
  set(tag == HtmlTag::kSection, kInSection);
  set(kFormTags.has(tag), kInForm);
  set(tag == HtmlTag::kTable, kInTable);
  set(kListTags.has(tag), kInList);
  set(tag == HtmlTag::kFigure, kInFigure);
  set(tag == HtmlTag::kDetails, kInDetails);
  set(tag == HtmlTag::kBlockquote, kInQuote);
  set(tag == HtmlTag::kAddress, kInAddress);
  set(page.labels(part).role == ElementRole::kLandmark || tag == HtmlTag::kDialog, kInLandmark);
  set(page.labels(part).article_body, kInArticleBody);
  set(tag == HtmlTag::kPre, kInPre);
  set(kHeadingTags.has(tag), kInHeading);
  set(tag == HtmlTag::kDl, kInDescriptions);
  return bits;
}

/** The known words of classes, each class read once, and of ids. */
class NameBits {
 public:
  explicit NameBits(const PageOutline& page) : page_(page) {
    for (const std::string_view name : page.classes()) of_class_.push_back(name_word_bits(name));
  }

  std::uint64_t of(PartIndex part) const {
    const ElementLabels& labels = page_.labels(part);
    return of_class_[labels.class_index] | name_word_bits(labels.id);
  }

 private:
  const PageOutline& page_;
  std::vector<std::uint64_t> of_class_;
};

/** ElementMeasures::twins: two passes over the children of each element. */
void count_twins(const PageOutline& page, std::vector<ElementMeasures>& elements) {
  std::vector<std::uint32_t> of_kind(page.kinds() + 256U);
  const auto kind = [&page](PartIndex part) -> std::size_t {
    const LabelIndex named = page.labels(part).kind;
    return named != 0 ? 256U + named : static_cast<std::size_t>(page.tag(part));
  };
  const auto count_children = [&](PartIndex parent) {
    page.each_child(parent, [&](PartIndex child) { ++of_kind[kind(child)]; });
    page.each_child(parent, [&](PartIndex child) { elements[child].twins = of_kind[kind(child)]; });
    page.each_child(parent, [&](PartIndex child) { of_kind[kind(child)] = 0; });
  };
  count_children(0);
  for (const PartIndex part : page.elements()) count_children(part);
}

BlockMeasures measure(const PageOutline& page, const TextBlock& block, std::uint64_t& hash) {
  BlockMeasures measured;
  measured.owner = block.owner;
  measured.links = static_cast<float>(block.links);
  measured.leading =
      block.letters == 0 ? 0 : static_cast<float>(block.leading_link) / static_cast<float>(block.letters);
  measured.heading = heading_level(page.tag(block.owner));
  float sentences_before = 0;
  for (PartIndex part = block.begin; part < block.end; ++part) {
    if (!page.is_text(part) || page[part].letters == 0) continue;
    const TextCounts counts = text_counts(page.text(part));
    sentences_before = measured.counts.sentences;
    measured.counts.add(counts);
    hash = mix64(hash) ^ xxh3_hash(page.text(part));
  }
  if (block.letters != 0) {
    measured.counts.linked =
        measured.counts.words * static_cast<float>(block.linked) / static_cast<float>(block.letters);
  }
  measured.ends_sentence = measured.counts.sentences > sentences_before;
  return measured;
}

void add(ElementMeasures& to, const ElementMeasures& more) {
  to.counts.add(more.counts);
  to.blocks += more.blocks;
  to.link_blocks += more.link_blocks;
  to.headings += more.headings;
  to.controls += more.controls;
  to.pictures += more.pictures;
}

enum MetaKind { kArticleMeta, kProductMeta, kListMeta, kThreadMeta, kSiteMeta };

void read_metas(const HtmlTree& tree, float* metas) {
  const auto has = [](std::string_view text, std::string_view word) { return text.find(word) != text.npos; };
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    std::string_view kind;
    if (tree.tag(node) == HtmlTag::kMeta && tree.attribute(node, "property") == "og:type") {
      kind = tree.attribute(node, "content");
      if (has(kind, "website")) metas[kSiteMeta] = 1;
      if (has(kind, "article")) metas[kArticleMeta] = 1;
      if (has(kind, "product")) metas[kProductMeta] = 1;
    } else if (tree.tag(node) == HtmlTag::kScript && tree.attribute(node, "type") == "application/ld+json" &&
               tree.first_child(node) != kNoNode) {
      kind = tree.text(tree.first_child(node));
      if (has(kind, "Article\"") || has(kind, "Posting\"")) metas[kArticleMeta] = 1;
      if (has(kind, "\"Product\"")) metas[kProductMeta] = 1;
      if (has(kind, "\"CollectionPage\"") || has(kind, "\"ItemList\"")) metas[kListMeta] = 1;
      if (has(kind, "\"DiscussionForumPosting\"") || has(kind, "\"QAPage\"")) metas[kThreadMeta] = 1;
    }
  }
}

}  // namespace

void TextCounts::add(const TextCounts& more) {
  words += more.words;
  linked += more.linked;
  sentences += more.sentences;
  commas += more.commas;
  digits += more.digits;
  capitals += more.capitals;
  letters += more.letters;
  prices += more.prices;
}

TextCounts text_counts(std::string_view text) {
  return TextCounter().count(text);
}

PageMeasures::PageMeasures(const PageOutline& outline, const std::vector<TextBlock>& text_blocks)
    : page(outline), elements(outline.size()), blocks(text_blocks.size()) {
  read_metas(page.tree(), metas);
  std::unordered_map<std::uint64_t, std::size_t> same;
  std::vector<std::uint64_t> hashes(blocks.size());
  for (std::size_t i = 0; i != blocks.size(); ++i) {
    if (text_blocks[i].marked) {
      blocks[i].owner = text_blocks[i].owner;
      continue;
    }
    blocks[i] = measure(page, text_blocks[i], hashes[i]);
    ++same[hashes[i]];
    ElementMeasures& owner = elements[blocks[i].owner];
    owner.counts.add(blocks[i].counts);
    ++owner.blocks;
    owner.link_blocks += 2 * blocks[i].counts.linked > blocks[i].counts.words ? 1.0F : 0.0F;
    if (blocks[i].heading != 0) ++owner.headings;
  }
  for (std::size_t i = 0; i != blocks.size(); ++i) {
    if (!text_blocks[i].marked) blocks[i].repeats = static_cast<float>(same[hashes[i]]);
  }
  page.each_from_last([&](PartIndex part) {
    const HtmlTag tag = page.tag(part);
    if (kControlTags.has(tag)) ++elements[part].controls;
    if (kPictureTags.has(tag)) ++elements[part].pictures;
    add(elements[page[part].parent], elements[part]);
  });
  words = whole().counts.words;
  count_twins(page, elements);
  const NameBits names(page);
  std::size_t block = 0;
  std::uint32_t read = 0;
  for (const PartIndex part : page.elements()) {
    ElementMeasures& element = elements[part];
    const PartIndex parent = page[part].parent;
    const ElementMeasures& around = elements[parent];
    element.around = around.around | around_bits(page, part);
    element.depth = around.depth + 1;
    element.names = around.names;
    if (element.counts.words < kNearlyAll * words) element.names |= names.of(part);
    element.up = around.blocks > element.blocks ? parent : around.up;
    element.fifth = 5 * element.counts.words >= words ? part : around.fifth;
    element.half = 2 * element.counts.words >= words ? part : around.half;
    for (; block != blocks.size() && text_blocks[block].begin < part; ++block)
      read += text_blocks[block].marked ? 0 : 1;
    element.first_read = read;
  }
  for (std::size_t i = 0; i + 1 < blocks.size(); ++i) {
    PartIndex around = blocks[i].owner;
    while (around != 0 && !page.within(blocks[i + 1].owner, around)) around = page[around].parent;
    blocks[i].meets = elements[around].depth;
  }
}

}  // namespace neardup
