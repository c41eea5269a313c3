#include "formats/web_page.h"

#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "bytes/ascii.h"
#include "characters/page_url.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "characters/undated_figures.h"
#include "content/embedded_files.h"
#include "content/page_content.h"
#include "content/page_facts.h"
#include "content/title_parts.h"
#include "formats/file_kinds.h"
#include "formats/text_format.h"
#include "html/head_declarations.h"
#include "html/html_parser.h"
#include "html/streamed_parts.h"
#include "markup/page_charset.h"

namespace neardup {

namespace {

std::vector<PageMeta> metas(const HtmlTree& tree) {
  std::vector<PageMeta> found;
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    if (tree.tag(node) != HtmlTag::kMeta || tree.attribute(node, "name").empty()) continue;
    found.push_back({std::string(tree.attribute(node, "name")), std::string(tree.attribute(node, "content"))});
  }
  return found;
}

/** What a page has for browsers without frames. */
std::string without_frames(const HtmlTree& tree) {
  std::string page;
  for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) {
    const HtmlNode text = tree.tag(node) == HtmlTag::kNoframes ? tree.first_child(node) : kNoNode;
    if (text != kNoNode) page += tree.text(text);
  }
  return page;
}

BlockDetail detail_of(const ReadingOptions& options) {
  if (options.content == ContentChoice::kAll) return BlockDetail::kAll;
  return options.blocks == KeptBlocks::kExplained ? BlockDetail::kExplained : BlockDetail::kChosen;
}

ExcludedParts excluded_parts(const ReadingOptions& options) {
  return options.exclusions == Exclusions::kIgnored ? ExcludedParts::kRead : ExcludedParts::kLeftOut;
}

/** The blocks of a page; of a page of frames without text of its own those that it has in place of frames. */
std::vector<ContentBlock> blocks_of(const HtmlTree& tree, const ReadingOptions& options) {
  const FrameSet frame = options.frame ? *options.frame : FrameSet();
  std::vector<ContentBlock> blocks = page_content(tree, frame, detail_of(options));
  if (!blocks.empty()) return blocks;
  return page_content(parse_html(without_frames(tree), excluded_parts(options)), frame, detail_of(options));
}

/** The address in a text of at most four other words; empty without. */
std::string_view only_address(std::string_view text) {
  constexpr std::size_t kOtherWords = 4;
  constexpr std::string_view kAfter = " \t\n\"'<>()";
  const std::size_t colon = text.find("://");
  if (colon == text.npos) return {};
  std::size_t begin = colon;
  while (begin != 0 && is_letter(text[begin - 1])) --begin;
  std::string_view address = text.substr(begin, text.find_first_of(kAfter, begin) - begin);
  address = address.substr(0, address.find("\u201c"));
  const std::size_t others = word_count(text.substr(0, begin)) + word_count(text.substr(begin + address.size()));
  return others <= kOtherWords ? address : std::string_view();
}

/** Leave out lines in which a page says its own address, or that of a revision in its wiki, as print views do: a copy elsewhere
 *  has another. */
void leave_out_address(std::vector<ContentBlock>& blocks, const std::string& url, const std::string& canonical) {
  const auto key = [](std::string_view address) {
    address = address.substr(0, address.find_first_of("?#"));
    return site_of_url(address) + page_key("http://x/" + std::string(name_in_site(address)));
  };
  const std::set<std::string> own{key(url), key(canonical)};
  for (ContentBlock& block : blocks) {
    const std::string_view address = is_signed(block.role) ? only_address(block.text) : std::string_view();
    const bool revision = address.find("oldid=") != address.npos &&
                          (site_of_url(url).empty() || site_of_url(url) == site_of_url(address));
    if (address.empty() || (own.count(key(address)) == 0 && !revision)) continue;
    block.role = BlockRole::kLinks;
    block.chance = 0;
  }
}

void append_line(std::string& text, const std::string& line) {
  if (!text.empty()) text += '\n';
  text += line;
}

/** Text of scanned pages (hOCR) has no frame. */
bool is_hocr(std::string_view html) {
  constexpr std::size_t kHeadBytes = 4096;
  return html.substr(0, kHeadBytes).find("'ocr_page'") != html.npos ||
         html.substr(0, kHeadBytes).find("\"ocr_page\"") != html.npos;
}

/** All text of a page, its blocks on lines. */
std::string all_text(std::string_view html) {
  std::string text;
  for (const ContentBlock& block : page_content(parse_html(std::string(html)), FrameSet(), BlockDetail::kAll))
    append_line(text, block.text);
  return text;
}

/** What a page has that neither its signed text nor its evidence needs to have. Links are of others. */
std::set<std::string> details_of(const HtmlTree& tree, const std::vector<ContentBlock>& blocks) {
  std::set<std::string> details;
  for (std::string& part : shown_parts(tree)) details.insert(std::move(part));
  for (const ContentBlock& block : blocks) {
    const bool shown = block.role != BlockRole::kHidden && block.role != BlockRole::kControl;
    if (shown && !block.linked && !is_signed(block.role)) add_words(details, undated_figures(block.text));
    if (block.role == BlockRole::kHidden && !block.linked) add_unshown_words(details, block.text);
  }
  return details;
}

}  // namespace

DocumentText web_page_text(std::string html, const ReadingOptions& options) {
  const bool streamed = html.find("<template id=") != html.npos;
  HtmlTree tree = parse_html(std::move(html), excluded_parts(options));
  if (streamed) place_streamed_parts(tree);
  DocumentText text;
  text.meta = metas(tree);
  if (options.exclusions == Exclusions::kAll && excludes_page(text.stated("robots"))) {
    text.excluded = "robots meta tag";
    return text;
  }
  text.title = page_title(tree);
  text.language = page_language(tree);
  set_canonical(text, options.url, canonical_url(tree, options.url, options.one_site));
  text.blocks = blocks_of(tree, options);
  if (options.content == ContentChoice::kContent) {
    if (text.blocks.size() > 1) leave_out_address(text.blocks, options.url, text.canonical);
    leave_out_trail(text.blocks, text.title);
    text.content_rules = is_doubtful(text.blocks) ? kDoubtfulContentRules : kContentRules;
    const PageHead head{options.frame ? unversioned_title(text.title, *options.frame) : text.title,
                        text.stated("description"),
                        refresh_url(tree, options.url),
                        embedded_files(tree),
                        picture_texts(tree),
                        options.frame ? own_title(text.title, *options.frame) : text.title};
    text.evidence = page_evidence(text.blocks, head);
  }
  if (options.details) {
    text.details = details_of(tree, text.blocks);
    text.lines = exact_parts(tree);
  }
  for (const ContentBlock& block : text.blocks) {
    const bool headline = options.details && block.role == BlockRole::kHeadline;  // of which other formats make no more
    append_line(is_signed(block.role) || headline ? text.body : text.left_out, block.text);
  }
  for (const InnerPage& inner : pages_of_frames(tree)) {
    const std::string words = all_text(inner.html);
    const bool film = word_count(words) < kOneLine;  // one that waits
    append_line(inner.shown && !film ? text.body : text.left_out, words);
  }
  if (options.blocks == KeptBlocks::kNone) text.blocks = {};
  return text;
}

DocumentText html_text_of(std::string bytes, const CharsetChoice& charset, ReadingOptions options) {
  if (is_hocr(bytes)) options.content = ContentChoice::kAll;
  return web_page_text(utf8_from_html(std::move(bytes), charset), options);
}

std::optional<DocumentText> page_file_text(std::string bytes, const ReadingOptions& options) {
  const FoundKind kind = kind_of_content(bytes);
  const CharsetChoice charset{{}, options.charset};
  if ((!kind.name.empty() && !kind.is_markup) || is_binary(bytes, charset, true)) return std::nullopt;
  return html_text_of(std::move(bytes), charset, options);
}

DocumentText read_web_page(std::string_view html, const std::string& charset, const std::string& url,
                           std::shared_ptr<const FrameSet> frame) {
  if (!charset.empty() && !is_known_charset(charset)) {
    throw std::invalid_argument("unknown charset '" + charset + "'; name one that iconv knows, such as UTF-8");
  }
  ReadingOptions reading;
  reading.frame = std::move(frame);
  reading.url = url;
  return web_page_text(utf8_from_html(std::string(html), {charset, {}}), reading);
}

}  // namespace neardup
