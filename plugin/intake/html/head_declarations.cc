#include "html/head_declarations.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "characters/page_url.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

/** Add a URL that a page declares. */
void declare(std::vector<std::string_view>& urls, std::string_view url) {
  if (url = trimmed(url); !url.empty()) urls.push_back(url);
}

/** Directives that have a value, and so a colon. */
constexpr std::string_view kValued = "max-snippet max-image-preview max-video-preview unavailable_after";

/** The name of the robot that a value of X-Robots-Tag begins with; empty for all robots. */
std::string_view named_robot(std::string_view value) {
  const std::string_view name = trimmed(value.substr(0, value.find_first_of(":,")));
  const bool colon = value.substr(0, value.find(',')).find(':') != value.npos;
  return colon && !has_word(kValued, name) && name != "*" ? name : std::string_view();
}

/** Whether a node is within a drawing, which has titles of its own. */
bool is_in_drawing(const HtmlTree& tree, HtmlNode node) {
  for (; node != kNoNode; node = tree.parent(node)) {
    if (tree.tag(node) == HtmlTag::kSvg) return true;
  }
  return false;
}

}  // namespace

std::string page_title(const HtmlTree& tree) {
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    if (tree.tag(node) != HtmlTag::kTitle || is_in_drawing(tree, node)) continue;
    std::string title;
    for (HtmlNode text = tree.first_child(node); text != kNoNode; text = tree.next_sibling(text)) {
      title += tree.text(text);
    }
    title = one_line(title);
    if (!title.empty()) return title;
  }
  return {};
}

std::string page_language(const HtmlTree& tree) {
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    if (!tree.is_element(node)) continue;
    const std::string_view stated =
        tree.attribute(node, "lang").empty() ? tree.attribute(node, "xml:lang") : tree.attribute(node, "lang");
    return lower_ascii(stated.substr(0, stated.find_first_of("-_")));
  }
  return {};
}

std::string canonical_url(const HtmlTree& tree, std::string_view url, bool one_site) {
  std::vector<std::string_view> links;
  std::vector<std::string_view> metas;
  std::string_view base;
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    if (tree.tag(node) == HtmlTag::kLink && has_word(lower_ascii(tree.attribute(node, "rel")), "canonical")) {
      declare(links, tree.attribute(node, "href"));
    } else if (tree.tag(node) == HtmlTag::kMeta && lower_ascii(tree.attribute(node, "property")) == "og:url") {
      declare(metas, tree.attribute(node, "content"));
    } else if (tree.tag(node) == HtmlTag::kBase && base.empty()) {
      base = trimmed(tree.attribute(node, "href"));
    }
  }
  const std::vector<std::string_view>& declared = links.empty() ? metas : links;
  if (declared.empty()) return {};
  const std::string from = resolved_url(url, base);
  std::string canonical = resolved_url(from, declared[0]);
  const bool at_root = begins_with(declared[0], "/") || begins_with(base, "/");
  const bool any_sites = url.empty() || (at_root && !path_of_file_url(url).empty());
  if (any_sites && !one_site && site_of_url(canonical).empty()) return {};
  const std::string key = page_key(canonical);
  const bool several = std::any_of(declared.begin(), declared.end(),
                                   [&](std::string_view other) { return page_key(resolved_url(from, other)) != key; });
  const bool is_start = key == page_key(resolved_url(canonical, "/"));
  return several || (links.empty() && is_start) ? std::string() : canonical;
}

std::string refresh_url(const HtmlTree& tree, std::string_view url) {
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    if (tree.tag(node) != HtmlTag::kMeta || lower_ascii(tree.attribute(node, "http-equiv")) != "refresh") continue;
    std::string_view content = trimmed(tree.attribute(node, "content"));
    content.remove_prefix(std::min(content.find_first_not_of("0123456789. \t;,"), content.size()));
    if (lower_ascii(content.substr(0, 3)) == "url") {
      content.remove_prefix(3);
      content = trimmed(content);
      if (begins_with(content, "=")) content = trimmed(content.substr(1));
    }
    content = trimmed(content, "'\"");
    if (!content.empty()) return resolved_url(url, content);
  }
  return {};
}

bool excludes_page(std::string_view directives) {
  const std::string lower = lower_ascii(directives);
  if (lower.find("noindex") != lower.npos) return true;
  for (std::size_t place = lower.find("none"); place != lower.npos; place = lower.find("none", place + 1)) {
    const std::string_view before = trimmed(std::string_view(lower).substr(0, place));
    if (before.empty() || before.back() != ':') return true;
  }
  return false;
}

bool header_excludes_page(std::string_view value) {
  std::string lower = lower_ascii(value);
  if (!named_robot(lower).empty()) return false;
  if (const std::size_t colon = lower.find(':'); trimmed(lower.substr(0, colon)) == "*") lower.erase(0, colon + 1);
  return excludes_page(lower);
}

}  // namespace neardup
