#include "html/embedded_files.h"

#include <algorithm>
#include <string_view>

#include "bytes/ascii.h"
#include "characters/text_line.h"
#include "markup/html_tag.h"

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

/** Whether an element is too small to be seen: it counts readers. */
bool is_unseen(const HtmlTree& tree, HtmlNode node) {
  constexpr std::string_view kPixels = "0 1 2 0px 1px 2px";
  return has_word(kPixels, tree.attribute(node, "width")) || has_word(kPixels, tree.attribute(node, "height"));
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

}  // namespace neardup
