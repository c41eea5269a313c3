#include "content/block_features.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "content/name_words.h"
#include "html/html_parser.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr std::size_t kNeighbours = 3;  // on each side
constexpr float kNoPlace = -1e6F;
constexpr std::size_t kLevels = 5;  // containers from the inside; then those of a fifth and of half of the page

float ratio(float part, float whole) {
  return whole > 0 ? part / whole : 0;
}

float is(bool fact) {
  return fact ? 1.0F : 0.0F;
}

/** A number for what an element is; near numbers for similar elements. */
float tag_number(HtmlTag tag) {
  constexpr HtmlTag kOrder[] = {HtmlTag::kBody,    HtmlTag::kDiv,   HtmlTag::kSection, HtmlTag::kMain,
                                HtmlTag::kArticle, HtmlTag::kP,     HtmlTag::kPre,     HtmlTag::kBlockquote,
                                HtmlTag::kFigure,  HtmlTag::kTable, HtmlTag::kTbody,   HtmlTag::kTr,
                                HtmlTag::kTd,      HtmlTag::kTh,    HtmlTag::kDl,      HtmlTag::kDt,
                                HtmlTag::kDd,      HtmlTag::kOl,    HtmlTag::kUl,      HtmlTag::kLi,
                                HtmlTag::kForm,    HtmlTag::kSpan,  HtmlTag::kUnknown, HtmlTag::kFigcaption,
                                HtmlTag::kAside,   HtmlTag::kNav,   HtmlTag::kHeader,  HtmlTag::kFooter};
  if (kHeadingTags.has(tag)) return -1;
  return static_cast<float>(std::find(std::begin(kOrder), std::end(kOrder), tag) - std::begin(kOrder));
}

/** Writes numbers one behind the other. */
struct NumberRow {
  float* next;
  void operator()(const char* /*name*/, float number) { *next++ = number; }
  void within(const char* /*group*/) {}
  void within(const char* /*group*/, std::size_t /*number*/) {}
};

/** Keeps the names instead. */
struct NameRow {
  std::vector<std::string> names;
  std::string prefix;
  void operator()(const char* name, float /*number*/) { names.push_back(prefix + name); }
  void within(const char* group) { prefix = std::string(group) + "."; }
  void within(const char* group, std::size_t number) { within((group + std::to_string(number)).c_str()); }
};

/** The numbers of a block by itself. */
template <typename Row>
void write_own(Row& row, const PageMeasures& page, std::size_t index) {
  const BlockMeasures& block = page.blocks[index];
  const TextCounts& counts = block.counts;
  const ElementMeasures& owner = page.elements[block.owner];
  row("words", counts.words);                                  // of the block
  row("share", ratio(counts.words, page.words));               // of the words of the page
  row("letters_a_word", ratio(counts.letters, counts.words));  // how long its words are
  row("linked", ratio(counts.linked, counts.words));
  row("links_a_word", ratio(block.links, counts.words));  // links for each word
  row("leading_link", block.leading);                     // the share of it that is linked before any other letter
  row("sentences", counts.sentences);                     // marks that end a sentence
  row("sentences_a_word", ratio(counts.sentences, counts.words));
  row("commas_a_word", ratio(counts.commas, counts.words));
  row("digits_a_word", ratio(counts.digits, counts.words));
  row("capitals_a_word", ratio(counts.capitals, counts.words));  // words that begin with A to Z
  row("prices", counts.prices);                                  // currency signs
  row("ends_sentence", is(block.ends_sentence));                 // its last character ends a sentence
  row("repeats", block.repeats);                                 // blocks of the page with the same text
  row("heading", static_cast<float>(block.heading));             // level; 0 for other blocks
  row("tag", tag_number(page.page.tag(block.owner)));            // of the element that holds the text
  row("depth", static_cast<float>(owner.depth));                 // of that element in the page
  row("twins", static_cast<float>(owner.twins));                 // elements beside it of its tag and class, with itself
}

/** What stands around a block. */
template <typename Row>
void write_around(Row& row, const ElementMeasures& owner) {
  const auto in = [&](const char* name, std::uint32_t bit) { row(name, is((owner.around & bit) != 0)); };
  in("in_nav", kInNav);
  in("in_header", kInHeader);
  in("in_footer", kInFooter);
  in("in_aside", kInAside);
  in("in_main", kInMain);
  in("in_article", kInArticle);
  in("in_section", kInSection);
  in("in_form", kInForm);
  in("in_table", kInTable);
  in("in_list", kInList);
  in("in_figure", kInFigure);
  in("in_details", kInDetails);
  in("in_quote", kInQuote);
  in("in_address", kInAddress);
  in("in_landmark", kInLandmark);
  in("in_article_body", kInArticleBody);
  in("in_descriptions", kInDescriptions);
}

/** A block near another one. @param levels  from the other one up to the element around both. */
template <typename Row>
void write_near(Row& row, const PageMeasures& page, const BlockMeasures& block, const BlockMeasures& near,
                float levels) {
  const bool same = block.owner == near.owner || page.page.alike(block.owner, near.owner);
  row("words", near.counts.words);
  row("linked", ratio(near.counts.linked, near.counts.words));
  row("sentences_a_word", ratio(near.counts.sentences, near.counts.words));
  row("heading", static_cast<float>(near.heading));
  row("levels", levels);
  row("alike", is(same) + is(page.page.tag(block.owner) ==
                             page.page.tag(near.owner)));  // the same tag counts 1, the same tag and class 2
}

template <typename Row>
void write_no_near(Row& row) {
  row("words", -1);
  row("linked", -1);
  row("sentences_a_word", -1);
  row("heading", -1);
  row("levels", -1);
  row("alike", -1);
}

/** An element around a block. */
template <typename Row>
void write_container(Row& row, const PageMeasures& page, PartIndex part, std::size_t place) {
  const ElementMeasures& element = page.elements[part];
  const TextCounts& counts = element.counts;
  row("share", ratio(counts.words, page.words));
  row("linked", ratio(counts.linked, counts.words));
  row("words_a_block", ratio(counts.words, element.blocks));  // how long its blocks are
  row("sentences_a_word", ratio(counts.sentences, counts.words));
  row("commas_a_word", ratio(counts.commas, counts.words));
  row("digits_a_word", ratio(counts.digits, counts.words));
  row("blocks", element.blocks);
  row("link_blocks", ratio(element.link_blocks, element.blocks));  // blocks that are mostly links
  row("headings", ratio(element.headings, element.blocks));
  row("controls", ratio(element.controls, element.blocks));
  row("pictures", ratio(element.pictures, element.blocks));
  row("words_a_part",
      ratio(counts.words, static_cast<float>(page.page[part].end - part)));  // words for each element in it
  row("twins", static_cast<float>(element.twins));
  row("place", ratio(static_cast<float>(place) - static_cast<float>(element.first_read), element.blocks));
  row("tag", tag_number(page.page.tag(part)));
}

}  // namespace

BlockFeatures::BlockFeatures(const PageMeasures& measures) : page_(measures) {
  const std::vector<BlockMeasures>& blocks = page_.blocks;
  place_.resize(blocks.size());
  before_.resize(blocks.size());
  since_heading_.resize(blocks.size(), -1);
  last_heading_.resize(blocks.size());
  float words = 0;
  float since = -1;
  float level = 0;
  float most = -1;
  float prose = 0;
  float first_headings = 0;
  for (std::size_t i = 0; i != blocks.size(); ++i) {
    const BlockMeasures& block = blocks[i];
    place_[i] = read_.size();
    if (block.repeats == 0) continue;
    before_[i] = words;
    since_heading_[i] = since;
    last_heading_[i] = level;
    words += block.counts.words;
    if (since >= 0) since += block.counts.words;
    if (block.heading != 0) {
      since = 0;
      level = static_cast<float>(block.heading);
    }
    if (block.heading == 1) {
      if (first_h1_ < 0) first_h1_ = static_cast<float>(read_.size());
      ++first_headings;
    }
    const float unlinked = block.counts.words - block.counts.linked;
    if (unlinked > most) {
      most = unlinked;
      largest_ = static_cast<float>(read_.size());
    }
    if (unlinked >= 20) prose += unlinked;
    read_.push_back(i);
  }
  constexpr float kManyWords = 1000;  // larger pages count as such: few pages to learn from are
  constexpr float kManyBlocks = 150;
  const ElementMeasures& whole = page_.whole();
  numbers_ = {std::min(words, kManyWords),
              std::min(whole.blocks, kManyBlocks),
              ratio(whole.counts.linked, words),
              ratio(words, whole.blocks),
              ratio(whole.counts.sentences, words),
              ratio(whole.counts.digits, words),
              ratio(whole.counts.prices, words),
              ratio(prose, words),
              ratio(most, words),
              whole.headings,
              whole.controls,
              whole.pictures,
              first_headings};
  numbers_.insert(numbers_.end(), std::begin(page_.metas), std::end(page_.metas));
}

namespace {

constexpr const char* kPageNames[] = {
    "words",          "blocks",     "linked",     "words_a_block", "sentences_a_word", "digits_a_word",
    "prices",         "prose",      "largest",    "headings",      "controls",         "pictures",
    "first_headings", "is_article", "is_product", "is_list",       "is_thread",        "is_site"};

}  // namespace

template <typename Row>
void BlockFeatures::write_all(Row& row, std::size_t block) const {
  const BlockMeasures& here = page_.blocks[block];
  const ElementMeasures& owner = page_.elements[here.owner];
  const auto place = static_cast<float>(place_[block]);
  write_own(row, page_, block);
  write_around(row, owner);
  row.within("name");
  std::uint64_t names = owner.names;
  for (const std::string_view word : known_name_words()) {
    row(word.data(), static_cast<float>(names & 1U));
    names >>= 1U;
  }
  row.within("place");
  row("words_before", ratio(before_[block], page_.words));  // share of the words of the page
  row("blocks_before", place);
  row("blocks_after", static_cast<float>(read_.size()) - place);
  row("after_first_h1", first_h1_ < 0 ? kNoPlace : place - first_h1_);  // in blocks
  row("after_largest", place - largest_);       // blocks after the one with the most words that are not linked
  row("last_heading", last_heading_[block]);    // level of the heading above it
  row("since_heading", since_heading_[block]);  // words since that heading
  row.within("page");
  for (std::size_t i = 0; i != numbers_.size(); ++i) row(kPageNames[i], numbers_[i]);
  for (std::size_t step = 1; step <= kNeighbours; ++step) {
    row.within("before", step);
    write_neighbour(row, block, -static_cast<std::ptrdiff_t>(step));
    row.within("after", step);
    write_neighbour(row, block, static_cast<std::ptrdiff_t>(step));
  }
  PartIndex container = here.owner;
  for (std::size_t level = 0; level != kLevels; ++level) {
    row.within("container", level);
    write_container(row, page_, container, place_[block]);
    container = page_.elements[container].up;
  }
  row.within("fifth");
  write_container(row, page_, owner.fifth, place_[block]);
  row.within("half");
  write_container(row, page_, owner.half, place_[block]);
}

/** @param step  to the neighbour. */
template <typename Row>
void BlockFeatures::write_neighbour(Row& row, std::size_t block, std::ptrdiff_t step) const {
  const std::ptrdiff_t place = static_cast<std::ptrdiff_t>(place_[block]) + step;
  if (place < 0 || place >= static_cast<std::ptrdiff_t>(read_.size())) return write_no_near(row);
  const std::size_t other = read_[static_cast<std::size_t>(place)];
  const std::size_t last = std::max(block, other);
  std::uint32_t meets = page_.elements[page_.blocks[block].owner].depth;
  for (std::size_t i = std::min(block, other); i != last; ++i) meets = std::min(meets, page_.blocks[i].meets);
  const auto levels = static_cast<float>(page_.elements[page_.blocks[block].owner].depth - meets);
  write_near(row, page_, page_.blocks[block], page_.blocks[other], levels);
}

void BlockFeatures::write(std::size_t block, float* out) const {
  NumberRow row{out};
  write_all(row, block);
}

const std::vector<std::string>& BlockFeatures::names() {
  static const std::vector<std::string> kNames = [] {
    const HtmlTree tree = parse_html("<p>text</p>");
    const PageOutline page(tree);
    const PageMeasures measures(page, text_blocks(page, std::vector<BlockRole>(page.size(), BlockRole::kContent)));
    NameRow row{{}, {}};
    BlockFeatures(measures).write_all(row, 0);
    return std::move(row).names;
  }();
  return kNames;
}

}  // namespace neardup
