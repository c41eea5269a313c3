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

}  // namespace

std::string canonical_url(const HtmlTree& tree, std::string_view url) {
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
  const bool several = std::adjacent_find(declared.begin(), declared.end(), std::not_equal_to<>()) != declared.end();
  if (declared.empty() || several) return {};
  std::string canonical = resolved_url(resolved_url(url, base), declared[0]);
  const std::string start = resolved_url(canonical, "/");
  const bool is_start = canonical == start || canonical + '/' == start;
  return links.empty() && is_start ? std::string() : canonical;
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
