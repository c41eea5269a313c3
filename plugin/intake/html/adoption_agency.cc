#include "html/adoption_agency.h"

namespace neardup {

namespace {

constexpr int kMostRounds = 8;
constexpr int kMostKept = 3;  // elements between that stay formatting elements

/** One round of the algorithm, for an element with a block in it. */
class Adoption {
 public:
  Adoption(TreeBuilder& builder, std::size_t formatting, std::size_t element, std::size_t block)
      : builder_(builder),
        open_(builder.open),
        formatting_(builder.formatting[formatting]),
        element_(element),
        block_(open_[block]),
        bookmark_(formatting) {}

  void run(std::size_t block) {
    const HtmlNode last = copy_between(block);
    builder_.writer.remove(last);
    builder_.writer.insert(builder_.place_within(element_ - 1), last);
    const HtmlNode copy = builder_.writer.copy_of(formatting_.node);
    builder_.writer.move_children(block_.node, copy);
    builder_.writer.append(block_.node, copy);
    replace_formatting(copy);
    OpenElement opened = open_[element_];
    opened.node = copy;
    open_.remove(element_);
    open_.insert(open_.place_of(block_.node) + 1, opened);
  }

 private:
  /** Copy the elements between the formatting element and the block, one within the other, the block innermost.
   *  @return the outermost. */
  HtmlNode copy_between(std::size_t block) {
    HtmlNode last = block_.node;
    int round = 0;
    for (std::size_t place = block - 1; place != element_; --place) {
      std::size_t entry = builder_.formatting.place_of(open_[place].node);
      if (++round > kMostKept && entry != FormattingList::kNone) {
        forget(entry);
        entry = FormattingList::kNone;
      }
      if (entry == FormattingList::kNone) {
        open_.remove(place);
        continue;
      }
      OpenElement copy = open_[place];
      copy.node = builder_.writer.copy_of(copy.node);
      builder_.formatting[entry].node = copy.node;
      open_.remove(place);
      open_.insert(place, copy);
      if (last == block_.node) bookmark_ = entry + 1;
      builder_.writer.remove(last);
      builder_.writer.append(copy.node, last);
      last = copy.node;
    }
    return last;
  }

  void forget(std::size_t entry) {
    builder_.formatting.remove(entry);
    if (entry < bookmark_) --bookmark_;
  }

  void replace_formatting(HtmlNode copy) {
    FormattingElement replaced = formatting_;
    const std::size_t old = builder_.formatting.place_of(replaced.node);
    replaced.node = copy;
    builder_.formatting.insert(bookmark_, replaced);
    builder_.formatting.remove(old < bookmark_ ? old : old + 1);
  }

  TreeBuilder& builder_;
  OpenElements& open_;
  FormattingElement formatting_;
  std::size_t element_;  // place of the formatting element among the open ones
  OpenElement block_;
  std::size_t bookmark_;  // where its copy goes in the list
};

/** The place of the special element that is nearest to a place from above; kNone if there is none. */
std::size_t furthest_block(const OpenElements& open, std::size_t place) {
  while (++place < open.size()) {
    if (open[place].is_special()) return place;
  }
  return OpenElements::kNone;
}

/** @return whether a further round may follow. */
bool run_round(TreeBuilder& builder, std::size_t entry) {
  const FormattingElement formatting = builder.formatting[entry];
  const std::size_t element = builder.open.place_of(formatting.node);
  if (element == OpenElements::kNone) {
    builder.formatting.remove(entry);
    return false;
  }
  if (!builder.open.reaches(element, Scope::kUsual)) return false;
  const std::size_t block = furthest_block(builder.open, element);
  if (block == OpenElements::kNone) {
    builder.open.shrink(element);
    builder.formatting.remove(entry);
    return false;
  }
  Adoption(builder, entry, element, block).run(block);
  return true;
}

}  // namespace

void run_adoption_agency(TreeBuilder& builder, const HtmlToken& token) {
  if (builder.top_is(token.tag) && builder.formatting.place_of(builder.open.top().node) == FormattingList::kNone) {
    return builder.open.pop();
  }
  for (int round = 0; round != kMostRounds; ++round) {
    const std::size_t entry = builder.formatting.last(token.tag);
    if (entry == FormattingList::kNone) {
      if (round == 0) close_any_element(builder, token);
      return;
    }
    if (!run_round(builder, entry)) return;
  }
}

void close_any_element(TreeBuilder& builder, const HtmlToken& token) {
  const std::size_t place = builder.open.last_named(builder.writer.name_number(token), Scope::kSpecial);
  if (place != OpenElements::kNone && place != 0) builder.open.shrink(place);
}

}  // namespace neardup
