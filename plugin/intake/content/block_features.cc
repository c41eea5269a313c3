#include "content/block_features.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <utility>

#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr float kNoPlace = -1e6F;
constexpr float kProseWords = 20;
constexpr float kWordsOfBlock = 0.1F;
constexpr const char* kContainerGroups[] = {"container1.", "container2.", "container3.", "container4.",
                                            "fifth.",      "half.",       "page."};
constexpr std::pair<const char*, std::ptrdiff_t> kSteps[] = {{"before1", -1}, {"before2", -2}, {"before3", -3},
                                                             {"after1", 1},   {"after2", 2},   {"after3", 3}};

float ratio(float part, float whole) {
  return whole > 0 ? part / whole : 0;
}

float unlinked_words(const TextBlock& block) {
  return block.counts.words - block.counts.linked;
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
  if (heading_level(tag) != 0) return -1;
  return static_cast<float>(std::find(std::begin(kOrder), std::end(kOrder), tag) - std::begin(kOrder));
}

}  // namespace

/** Writes numbers one behind the other, or keeps their names. */
struct BlockFeatures::Row {
  float* next = nullptr;
  std::vector<std::string>* names = nullptr;
  const char* group = "";

  [[gnu::always_inline]] void operator()(const char* name, float number) {
    if (names != nullptr) {
      names->push_back(std::string(group) + name);
    } else {
      *next++ = number;
    }
  }
};

void BlockFeatures::Mean::add(float more_words, float more_chance) {
  chance += (more_words + kWordsOfBlock) * more_chance;
  words += more_words + kWordsOfBlock;
}

BlockFeatures::BlockFeatures(const PageMeasures& page) : page_(page), container_(page.elements.size()) {
  std::unordered_map<std::uint64_t, float> same;
  for (const TextBlock& block : page_.blocks) ++same[block.hash];
  float words = 0;
  int level = 0;
  for (const TextBlock& block : page_.blocks) {
    if (block.heading == 1 && first_h1_ < 0) first_h1_ = static_cast<float>(repeats_.size());
    repeats_.push_back(same[block.hash]);
    before_.push_back(std::exchange(words, words + running_text(block.counts).words));
    last_heading_.push_back(static_cast<float>(std::exchange(level, block.heading != 0 ? block.heading : level)));
    const float unlinked = unlinked_words(block);
    if (unlinked >= kProseWords) prose_ += unlinked;
    largest_ = std::max(largest_, unlinked);
    for (const PartIndex part : containers(block)) {
      if (container_[part] != 0) continue;
      Row numbers{containers_.emplace_back().data()};
      measure_container(part, numbers);
      container_[part] = static_cast<std::uint32_t>(containers_.size());
    }
  }
}

void BlockFeatures::add_chances(std::vector<float> chances) {
  chances_ = std::move(chances);
  for (const float chance : chances_) most_ = std::max(most_, chance);
  sums_.resize(1);
  kinds_.resize(page_.page.kinds());
  for (std::size_t i = 0; i != chances_.size(); ++i) {
    const TextBlock& block = page_.blocks[i];
    sums_.push_back(sums_.back());
    const float words = running_text(block.counts).words;
    sums_.back().add(words, chances_[i]);
    kinds_[page_.page.kind(block.owner)].add(words, chances_[i]);
  }
}

/** How far behind the first h1 a block stands; before it less than 0. */
float BlockFeatures::after_h1(std::size_t block) const {
  const auto h1 = static_cast<std::size_t>(first_h1_);
  return before_[block] - before_[h1] + (block < h1 ? -0.5F : 0.5F);
}

/** The numbers of a block by itself, and of its place. */
void BlockFeatures::write_own(std::size_t index, Row& row) const {
  const TextBlock& block = page_.blocks[index];
  const TextCounts& counts = block.counts;
  const ElementMeasures& owner = page_.elements[block.owner];
  const float whole = page_.counts(0).words;
  row("words", counts.words);                                  // of the block
  row("share", ratio(counts.words, whole));                    // of the words of the page
  row("letters_a_word", ratio(counts.letters, counts.words));  // how long its words are
  row("linked", ratio(counts.linked, counts.words));
  row("links_a_word", ratio(static_cast<float>(block.links), counts.words));  // links for each word
  row("sentences_a_word", ratio(counts.sentences, counts.words));
  row("repeats", repeats_[index]);                                    // blocks of the page with the same text
  row("heading", static_cast<float>(block.heading));                  // level; 0 for other blocks
  row("tag", tag_number(page_.page.tag(block.owner)));                // of the element that holds the text
  row("depth", static_cast<float>(owner.depth));                      // of that element in the page
  row("words_before", ratio(before_[index], whole));                  // share of the running text of the page
  row("after_first_h1", first_h1_ < 0 ? kNoPlace : after_h1(index));  // in running words, and half a word
  row("last_heading", last_heading_[index]);                          // level of the heading above it
  for (std::size_t bit = 0; bit != std::size(kAroundNames); ++bit) {
    row(kAroundNames[bit], static_cast<float>(owner.around >> bit & 1U));
  }
}

/** The elements around a block that are measured, in the order of kContainerGroups. */
BlockFeatures::Containers BlockFeatures::containers(const TextBlock& block) const {
  const auto up = [this](PartIndex part) { return page_.elements[part].up; };
  const PartIndex first = up(block.owner);
  const PartIndex second = up(first);
  const PartIndex third = up(second);
  return {first, second, third, up(third), page_.around(block).fifth, page_.around(block).half, 0};
}

void BlockFeatures::measure_container(PartIndex part, Row& row) const {
  const ElementMeasures& element = page_.elements[part];
  const TextCounts& counts = page_.counts(part);
  row("short", element.text.words == 0 ? 1.F : 0.F);  // no running text
  row("share", ratio(counts.words, page_.counts(0).words));
  row("linked", ratio(counts.linked, counts.words));
  row("words_a_block", ratio(counts.words, counts.blocks));  // how long its blocks are
  row("sentences_a_word", ratio(counts.sentences, counts.words));
  row("digits_a_word", ratio(counts.digits, counts.words));
  row("blocks", counts.blocks);
  row("link_blocks", ratio(counts.link_blocks, counts.blocks));  // blocks that are mostly links
  row("headings", ratio(counts.headings, counts.blocks));
  row("controls", ratio(element.counts.controls, counts.blocks));
  row("pictures", ratio(element.counts.pictures, counts.blocks));
  row("tag", tag_number(page_.page.tag(part)));
}

/** Many blocks are in one element, so its numbers are known. */
void BlockFeatures::write_container(PartIndex part, Row& row) const {
  if (row.names != nullptr) {
    measure_container(part, row);
  } else {
    const ContainerNumbers& numbers = containers_[container_[part] - 1];
    row.next = std::copy(numbers.begin(), numbers.end(), row.next);
  }
  if (!chances_.empty()) row("chance", mean_in(part).value());
}

/** What the first forest says of a block and those around it. */
void BlockFeatures::write_chances(std::size_t block, Row& row) const {
  const PartIndex owner = page_.blocks[block].owner;
  row("chance", chances_[block]);
  for (const auto& [name, step] : kSteps) {
    const std::size_t near = block + static_cast<std::size_t>(step);  // wraps below 0
    row(name, near < chances_.size() ? chances_[near] : -1);
  }
  row("owner", mean_in(owner).value());
  row("kind", kinds_[page_.page.kind(owner)].value());
  row("most", most_);
}

/** Of the blocks in an element. */
BlockFeatures::Mean BlockFeatures::mean_in(PartIndex part) const {
  const std::size_t first = page_.elements[part].first;
  const Mean& end = sums_[first + static_cast<std::size_t>(page_.elements[part].counts.blocks)];
  return {end.chance - sums_[first].chance, end.words - sums_[first].words};
}

void BlockFeatures::write(std::size_t block, Row& row) const {
  write_own(block, row);
  row.group = "name.";
  std::uint64_t names = page_.around(page_.blocks[block]).names;
  for (const std::string_view word : kNameWords)
    row(word.data(), static_cast<float>(std::exchange(names, names >> 1U) & 1U));
  const Containers around = containers(page_.blocks[block]);
  for (std::size_t i = 0; i != around.size(); ++i) {
    row.group = kContainerGroups[i];
    write_container(around[i], row);
  }
  row("prose", ratio(prose_, page_.counts(0).words));
  row("says_article", page_.says_article ? 1.0F : 0.0F);
  row("says_product", page_.says_product ? 1.0F : 0.0F);
  row("says_site", page_.says_site ? 1.0F : 0.0F);
  row("largest", ratio(largest_, page_.counts(0).words));
  row.group = "chance.";
  if (!chances_.empty()) write_chances(block, row);
}

void BlockFeatures::write(std::size_t block, float* out) const {
  Row row{out};
  write(block, row);
}

std::vector<std::string> BlockFeatures::names() const {
  std::vector<std::string> names;
  Row row{nullptr, &names};
  if (!page_.blocks.empty()) write(0, row);
  return names;
}

}  // namespace neardup
