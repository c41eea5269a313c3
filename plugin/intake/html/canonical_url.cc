#include "html/canonical_url.h"

#include <cstddef>
#include <optional>

#include "characters/ascii_case.h"
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

/** Whether a list of words has one. */
bool has_word(std::string_view words, std::string_view word) {
  const std::string lower = ' ' + lower_ascii(words) + ' ';
  return lower.find(' ' + std::string(word) + ' ') != std::string::npos;
}

}  // namespace

std::string canonical_url(const HtmlTree& tree, std::string_view url) {
  Declared links;
  Declared metas;
  std::string_view base;
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    if (tree.tag(node) == HtmlTag::kLink && has_word(tree.attribute(node, "rel"), "canonical")) {
      links.add(tree.attribute(node, "href"));
    } else if (tree.tag(node) == HtmlTag::kMeta && lower_ascii(tree.attribute(node, "property")) == "og:url") {
      metas.add(tree.attribute(node, "content"));
    } else if (tree.tag(node) == HtmlTag::kBase && base.empty()) {
      base = trimmed(tree.attribute(node, "href"));
    }
  }
  const std::string_view declared = links.any() ? links.one() : metas.one();
  return declared.empty() ? std::string() : resolved_url(resolved_url(url, base), declared);
}

}  // namespace neardup
