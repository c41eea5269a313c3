// Any bytes as a page, as pages of a site, and as names of elements: which text of a page is its content.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "characters/text_measures.h"
#include "content/content_block.h"
#include "content/frame_learner.h"
#include "content/frame_set.h"
#include "content/page_content.h"
#include "content/page_measures.h"
#include "content/page_outline.h"
#include "fuzz_target.h"
#include "html/html_parser.h"
#include "markup/page_charset.h"
#include "utf8_check.h"

namespace neardup::fuzz {
namespace {

using Blocks = std::vector<ContentBlock>;

std::string page_of(std::string_view bytes) {
  return utf8_from_html(std::string(bytes));
}

Blocks blocks_of(const std::string& page, const FrameSet& frame = {}) {
  return page_content(parse_html(page), frame);
}

bool have_same_text(const Blocks& one, const Blocks& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const ContentBlock& a, const ContentBlock& b) { return a.text == b.text; });
}

bool have_same_roles(const Blocks& one, const Blocks& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const ContentBlock& a, const ContentBlock& b) { return a.role == b.role; });
}

std::vector<std::uint64_t> hashes_of(const Blocks& blocks) {
  std::vector<std::uint64_t> hashes;
  for (const ContentBlock& block : blocks) hashes.push_back(frame_hash(block.text, block.linked));
  return hashes;
}

void check_page(Input& input) {
  const std::string page = page_of(input.rest());
  const HtmlTree tree = parse_html(page);
  Blocks blocks = page_content(tree);
  if (fault_is_planted() && !blocks.empty()) blocks.pop_back();
  std::uint32_t letters = 0;
  for (const ContentBlock& block : blocks) {
    require(is_utf8(block.text) && !block.text.empty(), "a block is well-formed text");
    require(block.heading >= 0 && block.heading <= 6, "a heading has a level");
    require(!role_words(block.role).empty(), "a role has words");
    letters += letter_count(block.text);
  }
  require(letters == PageOutline(tree)[0].letters, "every letter of a page is in one block");
  require(fault_is_planted() || have_same_roles(blocks, blocks_of(page)), "two readings give the same content");
}

/** A frame of the page's own blocks and of any other. */
void check_frame(Input& input) {
  const std::size_t known = input.below(40);
  const std::string page = page_of(input.rest());
  const Blocks without = blocks_of(page);
  std::vector<std::uint64_t> hashes = hashes_of(without);
  hashes.resize(std::min(hashes.size(), known));
  const FrameSet frame(hashes);
  const Blocks with = blocks_of(page, frame);
  require(have_same_text(without, with), "a frame changes no text");
  for (const ContentBlock& block : with) {
    require(block.role != BlockRole::kSiteFrame || frame.has(frame_hash(block.text, block.linked)),
            "a block of the frame is known");
  }
  if (hashes.empty()) require(have_same_roles(without, with), "an empty frame changes nothing");
}

/** Pages of one frame with texts of their own, learned in both directions. */
void check_learner(Input& input) {
  const std::string head(input.short_text());
  const std::string tail(input.short_text());
  const std::string own(input.rest());
  FrameLearner learner;
  FrameLearner backwards;
  std::set<std::uint64_t> known;
  const std::size_t pages = 7;
  std::vector<Blocks> site;
  for (std::size_t i = 0; i != pages; ++i) {
    std::string words;
    for (std::size_t w = 0; w != 12; ++w) words += " word" + std::to_string(i * 100 + w) + own.substr(0, i);
    site.push_back(blocks_of(page_of("<div>" + head + "</div><p>" + words + "</p><div>" + tail + "</div>")));
    for (const std::uint64_t hash : hashes_of(site.back()))
      known.insert({hash, common_hash(hash), field_hash(hash), label_hash(hash)});
  }
  for (std::size_t i = 0; i != pages; ++i) learner.add(i, site[i]);
  for (std::size_t i = pages; i-- > 0;) backwards.add(i, site[i]);
  const FrameSet frame = learner.frame();
  require(frame.hashes() == backwards.frame().hashes(), "a frame does not depend on the order of pages");
  for (const std::uint64_t hash : frame.hashes()) require(known.count(hash) != 0, "a frame has blocks of its pages");
}

void check_names(Input& input) {
  const std::string one(input.short_text());
  const std::string other(input.rest());
  const std::uint64_t both = name_word_bits(one) | name_word_bits(other);
  require(both == name_word_bits(one + " " + other), "names have the words of each");
  require(both == name_word_bits(other + "-" + one), "the order of names does not matter");
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {check_page, check_frame, check_learner, check_names};
  return run_one(kChecks, bytes, count);
}
