#include "content/page_facts.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <set>
#include <string_view>

#include "bytes/ascii.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "html/element_labels.h"
#include "markup/html_tag.h"
#include "sign/evidence.h"

namespace neardup {

namespace {

constexpr TagSet kSkippedTags{HtmlTag::kNav,    HtmlTag::kAside,    HtmlTag::kHeader,
                              HtmlTag::kFooter, HtmlTag::kNoscript, HtmlTag::kTemplate};
constexpr TagSet kEmbeddingTags{HtmlTag::kFrame, HtmlTag::kIframe, HtmlTag::kEmbed,
                                HtmlTag::kVideo, HtmlTag::kAudio,  HtmlTag::kSource};

/** The last name in the path of a URL. In the names of mirrored files, a question mark is encoded.
 *  @param query  whether its query belongs to it. */
std::string_view file_name(std::string_view url, bool query) {
  url = trimmed(url);
  url = url.substr(0, url.find('#'));
  std::string_view path = url.substr(0, std::min(url.find('?'), url.find("%3F")));
  while (!path.empty() && path.back() == '/') path.remove_suffix(1);
  const std::size_t begin = path.rfind('/') + 1;  // 0 without
  return query ? url.substr(begin) : path.substr(begin);
}

/** Whether an element, and all in it, shows nothing of the page's own. */
bool is_skipped(const HtmlTree& tree, HtmlNode node) {
  if (tree.tag(node) != HtmlTag::kA) return kSkippedTags.has(tree.tag(node));
  constexpr std::string_view kPictures = "jpg jpeg png gif webp avif svg bmp tif tiff";
  const std::string_view name = file_name(tree.attribute(node, "href"), false);
  return !name.empty() && !has_word(kPictures, lower_ascii(name.substr(name.rfind('.') + 1)));
}

bool is_unseen(const HtmlTree& tree, HtmlNode node) {
  return is_unseen_length(tree.attribute(node, "width")) || is_unseen_length(tree.attribute(node, "height"));
}

/** The name of the file that an element embeds; empty if it does not, or if the file is in the page. */
std::string_view embedded_file(const HtmlTree& tree, HtmlNode node) {
  const HtmlTag tag = tree.tag(node);
  const bool picture = tag == HtmlTag::kImg;
  if (!picture && tag != HtmlTag::kObject && !kEmbeddingTags.has(tag)) return {};
  if (is_unseen(tree, node)) return {};
  std::string_view url = tree.attribute(node, picture ? "data-src" : "data");  // of a picture that is loaded later
  if (url.empty()) url = tree.attribute(node, "src");
  return begins_with(url, "data:") ? std::string_view() : file_name(url, !picture);
}

}  // namespace

std::string embedded_files(const HtmlTree& tree) {
  std::string files;
  for (HtmlNode node = 0; node != kNoNode;) {
    if (is_skipped(tree, node)) {
      while (node != 0 && tree.next_sibling(node) == kNoNode) node = tree.parent(node);
      node = node == 0 ? kNoNode : tree.next_sibling(node);
      continue;
    }
    if (const std::string_view file = embedded_file(tree, node); !file.empty()) (files += file) += ' ';
    node = tree.next_in_page(node);
  }
  return files;
}

namespace {

constexpr std::size_t kControls = 10;  // hidden words that say as much as one that a control shows
constexpr std::size_t kSigns = 32;     // bytes that a headline may have and a title may lack
constexpr std::size_t kTitle = 1000;   // bytes of a title that are looked through for names, once for each block

/** The folded() words of a text, each with a space before and behind it. */
std::string spaced_words(std::string_view text) {
  std::string words = " ";
  each_word(folded(text), [&words](std::string_view word) { (words += word) += ' '; });
  return words;
}

/** A block that names the page. */
struct Name {
  std::string words;  // spaced_words(); empty for none
  std::string text;
};

/** A block as a name of the page; empty if it cannot be one. */
Name name_in(const ContentBlock& block, std::size_t most_bytes) {
  const bool frame = block.linked || block.role == BlockRole::kHidden || block.role == BlockRole::kControl ||
                     block.role == BlockRole::kSiteFrame || block.text.size() > most_bytes;
  if (frame && block.role != BlockRole::kHeadline) return {};
  std::string words = spaced_words(block.text);
  return words.size() > 1 ? Name{std::move(words), block.text} : Name();
}

/** What names a page, by the words of each (page_facts.h). */
std::vector<Name> names_of(const std::vector<ContentBlock>& blocks, std::string_view title) {
  const std::string title_words = spaced_words(title);
  std::size_t first_place = std::string::npos;
  bool above_text = true;
  Name other_h1, first, last, longest;
  for (const ContentBlock& block : blocks) {
    const Name name = name_in(block, title.size() + kSigns);
    const std::size_t place = name.words.empty() ? std::string::npos : title_words.find(name.words);
    if (place != std::string::npos) {
      if (name.words.size() > longest.words.size()) longest = name;
      if (!above_text || block.role == BlockRole::kLandmark) continue;
      if (place < first_place) first = name;
      first_place = std::min(place, first_place);
      last = name;
    } else if (block.role == BlockRole::kHeadline && !name.words.empty()) {
      other_h1 = name;
      last = {};
    } else if (is_signed(block.role) && block.heading == 0) {
      above_text = false;
    }
  }
  std::vector<Name> names;
  if (other_h1.words.empty()) {
    names = {first, last, longest};
  } else {
    names = {other_h1, last};
  }
  const auto before = [](const Name& a, const Name& b) { return a.words < b.words; };
  const auto same = [](const Name& a, const Name& b) { return a.words == b.words; };
  std::sort(names.begin(), names.end(), before);
  names.erase(std::unique(names.begin(), names.end(), same), names.end());
  return names;
}

/** Whether a text stands in a form or is hidden, and is no menu. */
bool is_unshown(const ContentBlock& block) {
  return (block.role == BlockRole::kControl || block.role == BlockRole::kHidden) && !block.linked;
}

/** The name, and the title if no name has all of it, and the name says less than half of it or the page little. */
void add_names(const std::vector<ContentBlock>& blocks, std::string_view title, std::size_t words,
               EvidenceCollector& facts) {
  const std::string title_words = spaced_words(title);
  bool repeats_title = false;
  std::size_t named = 0;
  for (const Name& name : names_of(blocks, title.substr(0, kTitle))) {
    facts.add(EvidenceKind::kName, name.text);
    named += word_count(name.text);
    repeats_title = repeats_title || name.words.find(title_words) != std::string::npos;
  }
  if (named == 0) {
    facts.add(EvidenceKind::kName, title);
  } else if (!repeats_title && (2 * named < word_count(title) || words < kParagraph)) {
    facts.add(EvidenceKind::kTitle, title);
  }
}

}  // namespace

std::string page_evidence(const std::vector<ContentBlock>& blocks, const PageHead& head) {
  EvidenceCollector facts;
  facts.add(EvidenceKind::kDescription, head.description);
  facts.add(EvidenceKind::kTarget, head.target);
  facts.add(EvidenceKind::kEmbedded, head.embedded);
  std::size_t words = 0;
  std::size_t unshown = 0;
  for (const ContentBlock& block : blocks) {
    if (is_signed(block.role)) words += word_count(block.text);
    if (is_unshown(block)) unshown += word_count(block.text) * (block.role == BlockRole::kControl ? kControls : 1);
  }
  bool begun = false;  // above, pages say where they are: addresses, trails
  for (const ContentBlock& block : blocks) {
    if (is_unshown(block) && unshown >= words) facts.add(EvidenceKind::kLeftOut, block.text);
    begun = begun || is_signed(block.role) || block.role == BlockRole::kHeadline;
    if (block.role == BlockRole::kCaption) facts.add(EvidenceKind::kCaption, block.text);
    if (!begun) continue;
    const bool aside = block.role == BlockRole::kLandmark && !block.linked;
    if (block.role == BlockRole::kUnlike || aside) facts.add(EvidenceKind::kLeftOut, block.text, block.chance);
    // Links among them are tags.
    if (block.role == BlockRole::kSiteFrame && !block.linked)
      facts.add(EvidenceKind::kRepeated, block.text, block.chance);
    if (block.role == BlockRole::kLinks) facts.add(EvidenceKind::kLinks, block.text, block.chance);
  }
  add_names(blocks, head.title, words, facts);
  return facts.evidence(words);
}

}  // namespace neardup
