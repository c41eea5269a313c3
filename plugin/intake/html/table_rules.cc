#include "html/insertion_rules.h"

#include <algorithm>

#include "html/tag_classes.h"

namespace neardup {

namespace {

using Kind = HtmlToken::Kind;

/** What a cell or a caption ends at. */
constexpr TagSet kPartStarts = kTablePartTags.with({HtmlTag::kCol});

/** End tags without a meaning in a table, unless a rule names them. */
constexpr TagSet kIdleEnds = kPartStarts.with({HtmlTag::kBody, HtmlTag::kHtml});

bool is_start_of(const HtmlToken& token, const TagSet& tags) {
  return token.kind == Kind::kStartTag && tags.has(token.tag);
}

bool is_end_of(const HtmlToken& token, const TagSet& tags) {
  return token.kind == Kind::kEndTag && tags.has(token.tag);
}

/** @param token  of kPartStarts. */
Step start_part(TreeBuilder& builder, const HtmlToken& token) {
  builder.clear_to(kTableScopeTags);
  if (token.tag == HtmlTag::kCaption) {
    builder.formatting.add_marker();
    return builder.open_part(token, in_caption);
  }
  if (token.tag == HtmlTag::kColgroup) return builder.open_part(token, in_column_group);
  if (token.tag == HtmlTag::kCol) return builder.open_implied_part(HtmlTag::kColgroup, in_column_group);
  if (kTableBodyTags.has(token.tag)) return builder.open_part(token, in_table_body);
  return builder.open_implied_part(HtmlTag::kTbody, in_table_body);
}

Step start_in_table(TreeBuilder& builder, HtmlToken& token) {
  if (kPartStarts.has(token.tag)) return start_part(builder, token);
  switch (token.tag) {
    case HtmlTag::kTable:
      if (!builder.open.close({HtmlTag::kTable}, Scope::kTable)) return Step::kDone;
      builder.reset_mode();
      return Step::kAgain;
    case HtmlTag::kStyle:
    case HtmlTag::kScript:
    case HtmlTag::kTemplate:
      return in_head(builder, token);
    case HtmlTag::kInput:
      if (lower_ascii(builder.attributes(token).value("type")) != "hidden") break;
      builder.insert_void(token);
      return Step::kDone;
    case HtmlTag::kForm:
      if (builder.form != kNoNode || builder.open.has(HtmlTag::kTemplate)) return Step::kDone;
      builder.insert_void(token);
      builder.form = builder.writer.tree().last_child(builder.open.top().node);
      return Step::kDone;
    default:
      break;
  }
  return in_body_before_table(builder, token);
}

Step end_in_table(TreeBuilder& builder, HtmlToken& token) {
  if (token.tag == HtmlTag::kTable) {
    if (builder.open.close({HtmlTag::kTable}, Scope::kTable)) builder.reset_mode();
    return Step::kDone;
  }
  if (token.tag == HtmlTag::kTemplate) return in_head(builder, token);
  return kIdleEnds.has(token.tag) ? Step::kDone : in_body_before_table(builder, token);
}

/** Insert the text that was found between the parts of a table: before the table, unless it is white space. */
void insert_table_text(TreeBuilder& builder) {
  const auto is_space = [](std::string_view text) { return std::all_of(text.begin(), text.end(), is_html_space); };
  const bool spaces = std::all_of(builder.table_text.begin(), builder.table_text.end(), is_space);
  for (const std::string_view text : builder.table_text) {
    if (spaces) {
      builder.insert_text(text);
    } else {
      HtmlToken token;
      token.kind = Kind::kText;
      token.text = text;
      in_body_before_table(builder, token);
    }
  }
  builder.table_text.clear();
}

/** The rules inside a part of a table. Its own end tag, that of an outer part that is open, and the start of another part
 *  close it, if it is open; else they do nothing.
 *  @param part   the tags of such parts. @param outer  of the parts around it whose end tag counts only if one is open.
 *  @param other  the rules for all other tokens. */
Step in_part(TreeBuilder& builder, HtmlToken& token, const TagSet& part, const TagSet& outer, InsertionMode outside,
             InsertionMode other) {
  constexpr TagSet kWithMarker = kCellTags.with({HtmlTag::kCaption});
  const bool ends = is_end_of(token, part);
  const bool ends_outer = is_end_of(token, outer);
  if (ends_outer && !builder.open.has(token.tag, Scope::kTable)) return Step::kDone;
  if (!ends && !ends_outer && !is_start_of(token, kPartStarts) && !is_end_of(token, {HtmlTag::kTable}))
    return is_end_of(token, kIdleEnds) ? Step::kDone : other(builder, token);
  const std::size_t place = builder.open.last(ends ? TagSet{token.tag} : part, Scope::kTable);
  if (place == OpenElements::kNone) return Step::kDone;
  if (builder.open[place].is_one_of(kWithMarker)) builder.formatting.clear_to_marker();
  builder.open.shrink(place + 1);
  return builder.leave_part(outside, ends);
}

}  // namespace

Step in_table(TreeBuilder& builder, HtmlToken& token) {
  if (token.is_text() && builder.open.top().is_one_of(kFosterTags.with({HtmlTag::kTemplate}))) {
    builder.original_mode = builder.mode;
    return builder.to(in_table_text);
  }
  if (token.kind == Kind::kStartTag) return start_in_table(builder, token);
  if (token.kind == Kind::kEndTag) return end_in_table(builder, token);
  return token.kind == Kind::kEndOfPage ? in_body(builder, token) : in_body_before_table(builder, token);
}

Step in_table_text(TreeBuilder& builder, HtmlToken& token) {
  if (token.kind == Kind::kZeros) return Step::kDone;
  if (token.kind == Kind::kText) {
    builder.table_text.push_back(token.text);
    return Step::kDone;
  }
  insert_table_text(builder);
  return builder.to(builder.original_mode);
}

Step in_caption(TreeBuilder& builder, HtmlToken& token) {
  return in_part(builder, token, {HtmlTag::kCaption}, {}, in_table, in_body);
}

Step in_column_group(TreeBuilder& builder, HtmlToken& token) {
  builder.insert_text(TreeBuilder::take_spaces(token));
  if (token.is_text() && token.text.empty()) return Step::kDone;
  if (token.is_start(HtmlTag::kHtml) || token.kind == Kind::kEndOfPage) return in_body(builder, token);
  if (token.is_start(HtmlTag::kCol)) {
    builder.insert_void(token);
    return Step::kDone;
  }
  if (token.is_start(HtmlTag::kTemplate) || is_end_of(token, {HtmlTag::kTemplate})) return in_head(builder, token);
  if (is_end_of(token, {HtmlTag::kCol}) || !builder.top_is(HtmlTag::kColgroup)) return Step::kDone;
  return builder.leave_part(in_table, is_end_of(token, {HtmlTag::kColgroup}));
}

Step in_table_body(TreeBuilder& builder, HtmlToken& token) {
  if (is_start_of(token, kCellTags.with({HtmlTag::kTr}))) {
    builder.clear_to(kTableBodyTags.with({HtmlTag::kTemplate, HtmlTag::kHtml}));
    return token.tag == HtmlTag::kTr ? builder.open_part(token, in_row)
                                     : builder.open_implied_part(HtmlTag::kTr, in_row);
  }
  return in_part(builder, token, kTableBodyTags, {}, in_table, in_table);
}

Step in_row(TreeBuilder& builder, HtmlToken& token) {
  if (is_start_of(token, kCellTags)) {
    builder.clear_to({HtmlTag::kTr, HtmlTag::kTemplate, HtmlTag::kHtml});
    builder.formatting.add_marker();
    return builder.open_part(token, in_cell);
  }
  return in_part(builder, token, {HtmlTag::kTr}, kTableBodyTags, in_table_body, in_table);
}

Step in_cell(TreeBuilder& builder, HtmlToken& token) {
  constexpr TagSet kOuter = kTableBodyTags.with({HtmlTag::kTable, HtmlTag::kTr});
  return in_part(builder, token, kCellTags, kOuter, in_row, in_body);
}

}  // namespace neardup
