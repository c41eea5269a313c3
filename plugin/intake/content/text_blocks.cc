#include "content/text_blocks.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "bytes/eight_bytes.h"
#include "characters/text_measures.h"
#include "markup/html_tag.h"

namespace neardup {

namespace {

constexpr TagSet kPreformattedTags{HtmlTag::kPre, HtmlTag::kXmp, HtmlTag::kListing, HtmlTag::kPlaintext};

bool is_content(BlockRole role) {
  return role == BlockRole::kContent;
}

/** Collects the blocks of a page in one walk. */
class BlockCollector {
 public:
  BlockCollector(const PageOutline& page, const std::vector<BlockRole>& marks)
      : page_(page), marks_(marks), cells_(data_cells(page)) {}

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
    if (kInlineTags.has(tag) || kInLineTags.has(tag) || cells_[part]) return;
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
    TextBlock& block = is_content(marks_[part]) ? content_ : left_out_;
    if (block.letters == 0) {
      block.begin = part;
      block.role = marks_[part];
      block.marked = !is_content(block.role);
    }
    if (part < link_end_) {
      if (block.linked == block.letters) block.leading_link += letters;
      block.linked += letters;
      block.links += new_link_ ? 1U : 0U;
      new_link_ = false;
    }
    block.letters += letters;
    block.end = part + 1;
    block.sentence = block.sentence || has_sentence_mark(page_.text(part));
  }

  void finish() {
    const bool swapped = left_out_.begin < content_.begin;
    finish(swapped ? left_out_ : content_);
    finish(swapped ? content_ : left_out_);
  }

  void finish(TextBlock& block) {
    if (block.letters != 0) {
      block.owner = owners_.empty() ? 0 : owners_.back();
      blocks_.push_back(block);
    }
    block = TextBlock();
  }

  const PageOutline& page_;
  const std::vector<BlockRole>& marks_;
  std::vector<bool> cells_;
  std::vector<PartIndex> owners_;  // open elements that separate words
  PartIndex link_end_ = 0;         // of the newest link
  bool new_link_ = false;          // whether none of its text was read
  TextBlock content_;
  TextBlock left_out_;
  std::vector<TextBlock> blocks_;
};

bool is_space(char c) {
  return static_cast<unsigned char>(c) <= ' ';
}

/** Writes the text of a block with its white space made regular. */
class BlockWriter {
 public:
  /** @param most_bytes  of all that is added. */
  explicit BlockWriter(std::size_t most_bytes) : text_(most_bytes, ' ') {}

  void add(std::string_view text, bool preformatted) {
    std::size_t line = preformatted ? text.find('\n') : text.npos;
    for (; line != text.npos; line = text.find('\n')) {
      add_words(text.substr(0, line));
      line_break();
      text.remove_prefix(line + 1);
    }
    add_words(text);
  }

  void space() {
    if (!ends_in_space_) append(' ');
  }

  /** Takes the place of a space before it. */
  void line_break() {
    if (!ends_in_space_) {
      append('\n');
    } else if (size_ != 0) {
      text_[size_ - 1] = '\n';
    }
  }

  std::string text() && {
    if (ends_in_space_ && size_ != 0) --size_;
    text_.resize(size_);
    return std::move(text_);
  }

 private:
  /** In local variables, because a write to a char may change any member. */
  void add_words(std::string_view text) {
    char* end = text_.data() + size_;
    bool after_space = ends_in_space_;
    while (!text.empty()) {
      const std::size_t piece = std::min<std::size_t>(text.size(), 8);
      const std::uint64_t eight = piece == 8 ? eight_bytes(text.data()) : 0;
      const std::uint64_t white = white_space(eight);
      if ((white & white << 8) == 0 && !(after_space && is_space(text.front()))) {  // no two together
        const std::uint64_t spaced = with_spaces(eight, white);
        std::memcpy(end, &spaced, sizeof spaced);
        end += sizeof spaced;
        after_space = end[-1] == ' ';
      } else {
        for (const char c : text.substr(0, piece)) {
          *end = is_space(c) ? ' ' : c;
          end += is_space(c) && after_space ? 0 : 1;
          after_space = is_space(c);
        }
      }
      text.remove_prefix(piece);
    }
    size_ = static_cast<std::size_t>(end - text_.data());
    ends_in_space_ = after_space;
  }

  void append(char c) {
    text_[size_++] = c;
    ends_in_space_ = true;
  }

  std::string text_;
  std::size_t size_ = 0;
  bool ends_in_space_ = true;  // or in a line break, or there is no text
};

}  // namespace

std::vector<TextBlock> text_blocks(const PageOutline& page, const std::vector<BlockRole>& marks) {
  return BlockCollector(page, marks).blocks();
}

std::string block_text(const PageOutline& page, const std::vector<BlockRole>& marks, const TextBlock& block) {
  std::size_t bytes = block.end - block.begin;  // one between two parts
  for (PartIndex part = block.begin; part < block.end; ++part) bytes += page.text(part).size();
  BlockWriter writer(bytes + 1);
  const bool content = is_content(marks[block.begin]);
  PartIndex preformatted_end = 0;
  if (kPreformattedTags.has(page.tag(block.owner))) preformatted_end = page[block.owner].end;
  for (PartIndex part = block.begin; part < block.end; ++part) {
    const HtmlTag tag = page.tag(part);
    if (tag == HtmlTag::kBr) writer.line_break();
    if (!kInlineTags.has(tag) && tag != HtmlTag::kNone) writer.space();
    if (page.is_text(part) && is_content(marks[part]) == content) {
      writer.add(page.text(part), part < preformatted_end);
    }
  }
  return std::move(writer).text();
}

}  // namespace neardup
