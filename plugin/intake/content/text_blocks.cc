#include "content/text_blocks.h"

#include <utility>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "characters/raised_number.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "content/inline_neighbours.h"
#include "html/tag_classes.h"
#include "markup/html_tag.h"

namespace neardup {

namespace {

constexpr TagSet kPreformattedTags{HtmlTag::kPre, HtmlTag::kXmp, HtmlTag::kListing, HtmlTag::kPlaintext};

constexpr std::string_view kSentenceMarks[] = {"\xe3\x80\x82", "\xef\xbc\x81", "\xef\xbc\x9f",
                                               "\xe0\xa5\xa4", "\xd8\x9f",     "\xdb\x94"};
/** The no-break space, dashes and quotes, signs of currencies, commas. */
constexpr std::string_view kMarks[] = {"\xc2\xa0",     "\xe2\x80", "\xe2\x82",     "\xc2\xa3",    "\xc2\xa5",
                                       "\xef\xbf\xa5", "\xd8\x8c", "\xef\xbc\x8c", "\xe3\x80\x81"};

/** Counts one text, as if nothing of it were linked. */
class TextCounter {
 public:
  TextCounts count(std::string_view text) {
    for (; !text.empty(); text.remove_prefix(1)) {
      const auto byte = static_cast<unsigned char>(text.front());
      if (byte >= 0x80) {
        wide(text, byte);
      } else if ((byte | 0x20U) - 'a' < 26U) {
        in_word_ = true;
        ++counts_.letters;
      } else if (byte - unsigned{'0'} < 10U) {
        has_digit_ = in_word_ = true;
        ++counts_.letters;
      } else {
        mark(text, byte);
      }
    }
    end_word();
    return counts_;
  }

 private:
  void end_word() {
    if (in_word_) ++counts_.words;
    if (has_digit_) ++counts_.digits;
    in_word_ = has_digit_ = false;
  }

  void mark(std::string_view text, unsigned char byte) {
    const bool ends = text.size() == 1 || static_cast<unsigned char>(text[1]) <= ' ' || text[1] == '"';
    if ((byte == '.' || byte == '!' || byte == '?') && ends) ++counts_.sentences;
    const bool inside = byte == '\'' || byte == '-' || (has_digit_ && !ends && (byte == '.' || byte == ','));
    if (!inside) end_word();
  }

  void wide(std::string_view text, unsigned char byte) {
    if ((byte & 0xc0U) == 0x80) return;
    for (const std::string_view mark : kMarks) {
      if (begins_with(text, mark)) return end_word();
    }
    for (const std::string_view mark : kSentenceMarks) {
      if (begins_with(text, mark)) return ++counts_.sentences, end_word();
    }
    ++counts_.letters;
    if (!begins_unspaced(text)) {
      in_word_ = true;
      return;
    }
    counts_.words += 0.5F;
    ++counts_.letters;
  }

  TextCounts counts_;
  bool in_word_ = false;
  bool has_digit_ = false;
};

/** Collects the blocks of a page in one walk. */
class BlockCollector {
 public:
  explicit BlockCollector(const PageOutline& page) : page_(page) {}

  std::vector<TextBlock> blocks() && {
    for (PartIndex part = 0; part < page_.size(); ++part) {
      close_before(part);
      if (page_.is_text(part)) {
        read(part);
      } else {
        open(part);
      }
    }
    finish();
    return std::move(blocks_);
  }

 private:
  void open(PartIndex part) {
    const HtmlTag tag = page_.tag(part);
    if (tag == HtmlTag::kBr && breaks_again(part)) finish();
    if (page_.is_link(part)) {
      link_end_ = page_[part].end;
      new_link_ = true;
    }
    if (kInlineTags.has(tag) || kInLineTags.has(tag) || page_[part].data_cell) return;
    finish();
    owners_.push_back(part);
  }

  void close_before(PartIndex part) {
    while (!owners_.empty() && page_[owners_.back()].end <= part) {
      finish();
      owners_.pop_back();
    }
  }

  /** Whether the next thing after a line break is another one. */
  bool breaks_again(PartIndex part) const {
    PartIndex next = page_[part].end;
    while (next < page_.size() && page_.is_text(next) && page_[next].letters == 0) ++next;
    return next < page_.size() && page_[next].parent == page_[part].parent && page_.tag(next) == HtmlTag::kBr;
  }

  void read(PartIndex part) {
    const std::uint32_t letters = page_[part].letters;
    if (letters == 0) return;
    TextBlock& block = page_.is_shown(part) ? shown_ : unshown_;
    if (block.letters == 0) {
      block.begin = part;
      block.role = page_[part].role;
    }
    if (part < link_end_) {
      block.linked += letters;
      block.links += std::exchange(new_link_, false) ? 1U : 0U;
    }
    block.letters += letters;
    block.end = part + 1;
  }

  void finish() {
    const bool swapped = unshown_.begin < shown_.begin;
    finish(swapped ? unshown_ : shown_);
    finish(swapped ? shown_ : unshown_);
  }

  void finish(TextBlock& block) {
    if (block.letters != 0) {
      block.owner = owners_.empty() ? 0 : owners_.back();
      block.heading = heading_level(page_.tag(block.owner));
      blocks_.push_back(block);
    }
    block = TextBlock();
  }

  const PageOutline& page_;
  std::vector<PartIndex> owners_;  // open elements that separate words
  PartIndex link_end_ = 0;         // of the newest link
  bool new_link_ = false;          // whether none of its text was read
  TextBlock shown_;
  TextBlock unshown_;
  std::vector<TextBlock> blocks_;
};

bool is_space(char c) {
  return static_cast<unsigned char>(c) <= ' ';
}

/** Writes the text of a block with its white space made regular. */
class BlockWriter {
 public:
  void add(std::string_view text, bool preformatted) {
    while (!text.empty()) {
      std::size_t end = 0;
      while (end != text.size() && !is_space(text[end])) ++end;
      text_.append(text.substr(0, end));
      if (end == text.size()) return;
      if (preformatted && text[end] == '\n') {
        line_break();
      } else {
        space();
      }
      text.remove_prefix(end + 1);
    }
  }

  /** Before a raised text. @param linked  whether it leads to a note. */
  void raise(std::string_view raised, bool linked) {
    const char last = text_.empty() ? ' ' : text_.back();
    const bool behind_letter =
        !is_digit(last) && (is_letter_or_digit(last) || static_cast<unsigned char>(last) >= 0x80);
    text_ += linked && behind_letter ? " " : raised_sign(text_, raised);
  }

  void space() {
    if (!text_.empty() && !is_space(text_.back())) text_ += ' ';
  }

  /** Takes the place of a space before it. */
  void line_break() {
    space();
    if (!text_.empty()) text_.back() = '\n';
  }

  const std::string& so_far() const { return text_; }

  std::string text() && {
    if (!text_.empty() && is_space(text_.back())) text_.pop_back();
    return std::move(text_);
  }

 private:
  std::string text_;
};

/** Whether all of a raised element is a link, or what is first in it. @param part  its first text. */
bool is_linked_mark(const PageOutline& page, PartIndex raised, PartIndex part) {
  const PartIndex around = page[raised].parent;
  return page.is_link(page[part].parent) ||
         (page.is_link(around) && raised == around + 1 && page[around].end == page[raised].end);
}

}  // namespace

void TextCounts::add(const TextCounts& more) {
  words += more.words;
  linked += more.linked;
  sentences += more.sentences;
  digits += more.digits;
  letters += more.letters;
  blocks += more.blocks;
  link_blocks += more.link_blocks;
  headings += more.headings;
  controls += more.controls;
  pictures += more.pictures;
}

std::vector<TextBlock> text_blocks(const PageOutline& page) {
  return BlockCollector(page).blocks();
}

void count_words(const PageOutline& page, TextBlock& block) {
  TextCounts& counts = block.counts;
  for (PartIndex part = block.begin; part < block.end; ++part) {
    if (!page.is_text(part) || !page.is_shown(part) || page[part].letters == 0) continue;
    counts.add(TextCounter().count(page.text(part)));
    block.hash = mix64(block.hash) ^ xxh3_hash(page.text(part));
  }
  counts.linked = counts.words * static_cast<float>(block.linked) / static_cast<float>(block.letters);
  counts.blocks = 1;
  counts.headings = block.heading != 0 ? 1 : 0;
  counts.link_blocks = 2 * counts.linked > counts.words ? 1 : 0;
}

std::string block_text(const PageOutline& page, const TextBlock& block) {
  BlockWriter writer;
  const bool shown = page.is_shown(block.begin);
  PartIndex preformatted_end = 0;
  PartIndex raised = 0;  // an element of which nothing is written
  if (kPreformattedTags.has(page.tag(block.owner))) preformatted_end = page[block.owner].end;
  InlineNeighbours neighbours(page);
  for (PartIndex part = block.begin; part < block.end; ++part) {
    const HtmlTag tag = page.tag(part);
    if (tag == HtmlTag::kBr) writer.line_break();
    if (!kInlineTags.has(tag) && tag != HtmlTag::kNone) writer.space();
    if (tag == HtmlTag::kSup) raised = part;
    if (!page.is_text(part)) {
      if (part >= preformatted_end) neighbours.enter(part);
      continue;
    }
    if (page.is_shown(part) != shown) {
      if (!shown) writer.space();
      continue;
    }
    if (neighbours.are_apart(writer.so_far(), page.text(part))) writer.space();
    if (raised != 0 && part < page[raised].end) writer.raise(page.text(part), is_linked_mark(page, raised, part));
    raised = 0;
    writer.add(page.text(part), part < preformatted_end);
  }
  return std::move(writer).text();
}

}  // namespace neardup
