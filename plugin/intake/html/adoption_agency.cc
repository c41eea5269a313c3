#include <utility>

#include "html/insertion_rules.h"

namespace neardup {

namespace {

constexpr int kMostRounds = 8;
constexpr int kMostKept = 3;  // elements between that stay formatting elements

/** Copy the elements between the formatting element and the block, one within the other, the block innermost.
 *  @param element, block  their places among the open elements. @param bookmark  the formatting element's in the list.
 *  @return the outermost one, and where a copy of the formatting element goes in the list. */
std::pair<HtmlNode, std::size_t> copy_between(TreeBuilder& builder, std::size_t element, std::size_t block,
                                              std::size_t bookmark) {
  OpenElements& open = builder.open;
  const HtmlNode innermost = open[block].node;
  HtmlNode last = innermost;
  int round = 0;
  for (std::size_t place = block - 1; place != element; --place) {
    std::size_t entry = builder.formatting.place_of(open[place].node);
    if (++round > kMostKept && entry != FormattingList::kNone) {
      builder.formatting.remove(entry);
      if (entry < bookmark) --bookmark;
      entry = FormattingList::kNone;
    }
    if (entry == FormattingList::kNone) {
      open.remove(place);
      continue;
    }
    const HtmlNode copy = builder.writer.copy_of(open[place].node);
    builder.formatting[entry].node = open[place].node = copy;
    if (last == innermost) bookmark = entry + 1;
    builder.writer.remove(last);
    builder.writer.append(copy, last);
    last = copy;
  }
  return {last, bookmark};
}

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
  const HtmlNode block_node = builder.open[block].node;
  const auto [outermost, bookmark] = copy_between(builder, element, block, entry);
  builder.writer.remove(outermost);
  builder.writer.insert(builder.place_within(element - 1), outermost);
  const HtmlNode copy = builder.writer.copy_of(formatting.node);
  builder.writer.move_children(block_node, copy);
  builder.writer.append(block_node, copy);
  const std::size_t old = builder.formatting.place_of(formatting.node);
  builder.formatting.insert(bookmark, {copy, formatting.tag, formatting.attributes});
  builder.formatting.remove(old < bookmark ? old : old + 1);
  OpenElement opened = builder.open[element];
  opened.node = copy;
  builder.open.remove(element);
  builder.open.insert(builder.open.place_of(block_node) + 1, opened);
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
