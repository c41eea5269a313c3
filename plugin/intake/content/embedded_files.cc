#include "content/embedded_files.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "bytes/plain_words.h"
#include "characters/page_url.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "html/element_labels.h"
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

/** Whether the name of the file that a link leads to has one of some endings. */
bool leads_to(const HtmlTree& tree, HtmlNode link, std::string_view endings) {
  const std::string_view name = file_name(tree.attribute(link, "href"), false);
  return has_word(endings, lower_ascii(name.substr(name.rfind('.') + 1)));
}

/** Whether an element, and all in it, shows nothing of the page's own. */
bool is_skipped(const HtmlTree& tree, HtmlNode node) {
  if (tree.tag(node) != HtmlTag::kA) return kSkippedTags.has(tree.tag(node));
  constexpr std::string_view kPictures = "jpg jpeg png gif webp avif svg bmp tif tiff";
  return !file_name(tree.attribute(node, "href"), false).empty() && !leads_to(tree, node, kPictures);
}

bool is_unseen(const HtmlTree& tree, HtmlNode node) {
  return is_unseen_length(tree.attribute(node, "width")) || is_unseen_length(tree.attribute(node, "height"));
}

bool is_hidden(const HtmlTree& tree, HtmlNode node) {
  LabelTable labels(1);
  return labels[labels.add(tree, node)].hidden;
}

bool has_attribute(const HtmlTree& tree, HtmlNode node, std::string_view name) {
  const AttributeRange attributes = tree.attributes(node);
  return std::any_of(attributes.begin(), attributes.end(), [name](const auto& one) { return one.name == name; });
}

/** What a form shows and no reader typed: whether a box is checked, a value that cannot be changed. */
std::string_view shown_value(const HtmlTree& tree, HtmlNode input) {
  const std::string type = lower_ascii(tree.attribute(input, "type"));
  if (type == "checkbox" || type == "radio") return has_attribute(tree, input, "checked") ? "on" : "off";
  const bool shown = type != "hidden" && has_attribute(tree, input, "readonly");
  return shown ? tree.attribute(input, "value") : std::string_view();
}

/** The URL of what an element embeds; empty for others. */
std::string_view embedded_url(const HtmlTree& tree, HtmlNode node) {
  const HtmlTag tag = tree.tag(node);
  const bool picture = tag == HtmlTag::kImg;
  if (!picture && tag != HtmlTag::kObject && !kEmbeddingTags.has(tag)) return {};
  if (is_unseen(tree, node)) return {};
  const std::string_view url =
      tree.attribute(node, picture ? "data-src" : "data");  // of a picture that is loaded later
  return url.empty() ? tree.attribute(node, "src") : url;
}

bool is_within_page(std::string_view url) {
  return begins_with(url, "data:");
}

/** The name of the file that an element offers, or its value; empty for others. */
std::string_view offered_file(const HtmlTree& tree, HtmlNode node) {
  constexpr std::string_view kDownloads =
      "pdf doc docx odt rtf xls xlsx ods csv ppt pptx odp epub zip gz tgz bz2 xz 7z rar deb rpm exe msi dmg iso mp3 "
      "ogg mp4";
  if (tree.tag(node) == HtmlTag::kInput) return shown_value(tree, node);
  const bool download = tree.tag(node) == HtmlTag::kA && leads_to(tree, node, kDownloads);
  return download ? file_name(tree.attribute(node, "href"), false) : std::string_view();
}

/** The name of the file that an element embeds or offers, or its value; empty for others, and for files within the page. */
std::string_view embedded_file(const HtmlTree& tree, HtmlNode node) {
  const std::string_view url = embedded_url(tree, node);
  if (url.empty()) return offered_file(tree, node);
  return is_within_page(url) ? std::string_view() : file_name(url, tree.tag(node) != HtmlTag::kImg);
}

/** Whether the query of a URL has a parameter that chooses what is seen: a video, a map. */
bool chooses_by_query(std::string_view url) {
  std::string_view query = url.substr(std::min(url.find('?'), url.size()));
  while (!query.empty()) {
    query.remove_prefix(1);
    if (has_word("v id list pb q url video", lower_ascii(query.substr(0, query.find_first_of("=&"))))) return true;
    query.remove_prefix(std::min(query.find('&'), query.size()));
  }
  return false;
}

/** Whether the query of what an element embeds tells it from others; that of counters and advertisements changes. */
bool has_own_query(const HtmlTree& tree, HtmlNode node, std::string_view url) {
  if (tree.tag(node) == HtmlTag::kImg) return false;
  const bool foreign = begins_with(url, "//") || !site_of_url(url).empty();
  return tree.tag(node) != HtmlTag::kIframe || !foreign || chooses_by_query(url);
}

/** As embedded_file(); of a picture within the page its hash, if it is large enough for more than a spacer or a symbol. */
std::string shown_part(const HtmlTree& tree, HtmlNode node) {
  constexpr std::size_t kSymbolBytes = 1024;
  const std::string_view url = embedded_url(tree, node);
  if (url.empty()) return std::string(offered_file(tree, node));
  if (!is_within_page(url)) return std::string(file_name(url, has_own_query(tree, node, url)));
  return url.size() < kSymbolBytes ? std::string() : "data:" + std::to_string(xxh3_hash(url));
}

constexpr std::size_t kMostCheckBytes = 200;

/** Whether an element is drawn as checked: it has the class `checked`, or one such as `to-do-children-checked`. */
bool is_drawn_checked(const HtmlTree& tree, HtmlNode node) {
  constexpr std::string_view kEnding = "-checked";
  const std::string_view classes = tree.attribute(node, "class");
  if (classes.find("checked") == classes.npos) return false;
  const std::size_t begin = classes.find(kEnding);
  const std::string_view behind = begin == classes.npos ? "-" : classes.substr(begin + kEnding.size());
  return has_word(classes, "checked") || behind.empty() || behind.front() == ' ';
}

/** The first node behind an element and all in it. */
HtmlNode behind(const HtmlTree& tree, HtmlNode node) {
  while (node != 0 && tree.next_sibling(node) == kNoNode) node = tree.parent(node);
  return node == 0 ? kNoNode : tree.next_sibling(node);
}

/** The text in an element, and something behind each of its texts.
 *  @param left  nodes that may be looked at; taken from: elements within each other are not read again and again.
 *  @param most  bytes of the text from which on no more is read; then white space is folded. */
std::string text_within(const HtmlTree& tree, HtmlNode node, std::string_view behind_each, std::size_t& left,
                        std::size_t most = std::string::npos) {
  const HtmlNode end = behind(tree, node);
  std::string text;
  for (HtmlNode part = node; part != end && left != 0 && text.size() < most; part = tree.next_in_page(part), --left) {
    const std::string_view own = tree.text(part);
    const std::string shown = most == text.npos ? std::string(own) : one_line(own);
    if (!shown.empty()) (text += shown) += behind_each;
  }
  return text;
}

/** The texts in an element. */
std::string text_within(const HtmlTree& tree, HtmlNode node) {
  std::size_t all = tree.size();
  return text_within(tree, node, " ", all);
}

/** The description of a picture, or a text of a drawing; empty for other nodes. */
std::string picture_text(const HtmlTree& tree, HtmlNode node) {
  if (tree.tag(node) == HtmlTag::kImg && !is_unseen(tree, node)) return std::string(tree.attribute(node, "alt"));
  const bool drawn = tree.tag(node) == HtmlTag::kUnknown && tree.name(node) == "text";
  return drawn ? text_within(tree, node) : std::string();
}

/** The option that is selected in a list; empty for the first one, which a browser shows in a list that nobody filled in. */
std::string chosen_option(const HtmlTree& tree, HtmlNode list) {
  HtmlNode first = kNoNode;
  HtmlNode chosen = kNoNode;
  const HtmlNode end = behind(tree, list);
  for (HtmlNode node = list; node != end; node = tree.next_in_page(node)) {
    if (tree.tag(node) != HtmlTag::kOption) continue;
    if (first == kNoNode) first = node;
    if (has_attribute(tree, node, "selected")) chosen = node;
  }
  return chosen == kNoNode || chosen == first ? std::string() : text_within(tree, chosen);
}

/** Whether a field finds pages, or chooses the language of the page. */
bool is_of_site(const HtmlTree& tree, HtmlNode field) {
  const std::string name = lower_ascii(tree.attribute(field, "name"));
  if (tree.tag(field) == HtmlTag::kSelect) return has_word("lang language locale hl", name);
  const std::string type = lower_ascii(tree.attribute(field, "type"));
  return type == "search" || ((type.empty() || type == "text") && has_word("q s query search", name));
}

/** What a reader filled a field with; nothing for other elements, fields of the site, hidden ones, buttons and names of files. */
std::optional<std::string> filled_field(const HtmlTree& tree, HtmlNode node) {
  if (tree.tag(node) == HtmlTag::kTextarea) return text_within(tree, node);
  if (tree.tag(node) != HtmlTag::kSelect && tree.tag(node) != HtmlTag::kInput) return {};
  if (is_of_site(tree, node)) return {};
  if (tree.tag(node) == HtmlTag::kSelect) return chosen_option(tree, node);
  const std::string type = lower_ascii(tree.attribute(node, "type"));
  if (has_word("hidden submit button reset image file password", type)) return {};
  if (type != "checkbox" && type != "radio") return std::string(tree.attribute(node, "value"));
  return has_attribute(tree, node, "checked") ? "on" : std::string();
}

/** The first words of a text, each with a space behind it. */
std::string first_words(std::string_view text) {
  constexpr std::size_t kWords = 3;
  std::string found;
  std::size_t words = 0;
  each_word(text, [&](std::string_view word) {
    if (words++ < kWords) (found += word) += ' ';
  });
  return found;
}

/** The first words in an element, or directly behind it. The stars of a rating have none. */
std::string words_of_check(const HtmlTree& tree, HtmlNode node) {
  constexpr std::size_t kMostNodes = 50;
  const HtmlNode end = behind(tree, node);
  std::string text;
  HtmlNode part = node;
  for (std::size_t nodes = 0; part != end && nodes != kMostNodes; ++nodes, part = tree.next_in_page(part))
    (text += tree.text(part).substr(0, kMostCheckBytes)) += ' ';
  const std::string words = first_words(text);
  const HtmlNode next = tree.next_sibling(node);
  return words.empty() && next != kNoNode ? first_words(tree.text(next).substr(0, kMostCheckBytes)) : words;
}

/** Whether a link stands in a sentence, or is a bookmark: others lead to related pages, which change. */
bool is_named_by_text(const HtmlTree& tree, HtmlNode link) {
  const auto has_letters = [&](HtmlNode node) { return node != kNoNode && letter_count(tree.text(node)) != 0; };
  const bool bookmark = tree.tag(tree.parent(link)) == HtmlTag::kDt;
  return bookmark || has_letters(tree.previous_sibling(link)) || has_letters(tree.next_sibling(link));
}

/** Call read(node) for all nodes that may show something of the page's own, and links. */
template <typename Read>
void each_own_node(const HtmlTree& tree, Read read) {
  for (HtmlNode node = 0; node != kNoNode;) {
    read(node);
    node = is_skipped(tree, node) ? behind(tree, node) : tree.next_in_page(node);
  }
}

}  // namespace

std::string embedded_files(const HtmlTree& tree) {
  std::string files;
  each_own_node(tree, [&](HtmlNode node) {
    if (const std::string_view file = embedded_file(tree, node); !file.empty()) (files += file) += ' ';
    if (!is_drawn_checked(tree, node)) return;
    if (const std::string words = words_of_check(tree, node); !words.empty()) files += "checked " + words;
  });
  return files;
}

std::string picture_texts(const HtmlTree& tree) {
  std::string texts;
  each_own_node(tree, [&](HtmlNode node) {
    if (const std::string text = picture_text(tree, node); !text.empty()) (texts += text) += '\n';
  });
  return texts;
}

std::vector<InnerPage> pages_of_frames(const HtmlTree& tree) {
  std::vector<InnerPage> pages;
  each_own_node(tree, [&](HtmlNode node) {
    const std::string_view page = tree.tag(node) == HtmlTag::kIframe ? tree.attribute(node, "srcdoc") : "";
    if (!page.empty()) pages.push_back({page, !is_unseen(tree, node) && !is_hidden(tree, node)});
  });
  return pages;
}

std::uint64_t exact_parts(const HtmlTree& tree) {
  constexpr std::size_t kShortRow = 300;  // bytes; a longer one may be the layout of a page
  std::size_t left = 8 * tree.size();
  bool in_code = false;
  HtmlNode code_end = kNoNode;
  std::string parts;
  each_own_node(tree, [&](HtmlNode node) {
    const HtmlTag tag = tree.tag(node);
    in_code = in_code && node != code_end;
    if (tag == HtmlTag::kPre && !in_code) {
      (parts += text_within(tree, node, "", left)) += '\n';
      in_code = true;
      code_end = behind(tree, node);
    }
    if (tag == HtmlTag::kTr) {
      const std::string row = one_line(text_within(tree, node, "\t", left, kShortRow));
      if (row.size() < kShortRow) (parts += row) += '\n';
    }
    if (tag != HtmlTag::kA) return;
    const std::string_view target = tree.attribute(node, "href");
    if (!target.empty() && target.front() != '#' && is_named_by_text(tree, node))
      (parts += file_name(target, true)) += '\n';
  });
  return parts.empty() ? 0 : xxh3_hash(parts);
}

std::vector<std::string> shown_parts(const HtmlTree& tree) {
  std::vector<std::string> parts;
  std::string fields;
  each_own_node(tree, [&](HtmlNode node) {
    if (const std::optional<std::string> field = filled_field(tree, node)) {
      (fields += *field) += '\n';
    } else if (std::string part = shown_part(tree, node); !part.empty()) {
      parts.push_back(std::move(part));
    }
  });
  if (!trimmed(fields).empty()) parts.push_back("fields:\n" + fields);
  return parts;
}

}  // namespace neardup
