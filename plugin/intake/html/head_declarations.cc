#include "html/head_declarations.h"

#include <cstddef>
#include <optional>

#include "characters/page_url.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

/** What a page declares with one kind of element. */
class Declared {
 public:
  void add(std::string_view url) {
    url = trimmed(url);
    if (url.empty()) return;
    several_ = several_ || (url_ && *url_ != url);
    url_ = url;
  }

  bool any() const { return url_.has_value(); }
  std::string_view one() const { return several_ ? std::string_view() : url_.value_or(std::string_view()); }

 private:
  std::optional<std::string_view> url_;
  bool several_ = false;
};

/** Whether a URL ends with its host. */
bool is_start_page(std::string_view url) {
  const std::size_t host = url.find("://");
  return host != url.npos && url.find_first_of("/?#", host + 3) >= url.size() - 1;
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
  Declared links;
  Declared metas;
  std::string_view base;
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    if (tree.tag(node) == HtmlTag::kLink && has_word(lower_ascii(tree.attribute(node, "rel")), "canonical")) {
      links.add(tree.attribute(node, "href"));
    } else if (tree.tag(node) == HtmlTag::kMeta && lower_ascii(tree.attribute(node, "property")) == "og:url") {
      metas.add(tree.attribute(node, "content"));
    } else if (tree.tag(node) == HtmlTag::kBase && base.empty()) {
      base = trimmed(tree.attribute(node, "href"));
    }
  }
  const std::string_view declared = links.any() ? links.one() : metas.one();
  if (declared.empty()) return {};
  std::string canonical = resolved_url(resolved_url(url, base), declared);
  return !links.any() && is_start_page(canonical) ? std::string() : canonical;
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
