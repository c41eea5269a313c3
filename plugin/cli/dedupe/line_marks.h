/** @file line_marks.h
 *  Signs of plain text that say more than punctuation does. THREADS: pure functions. */
#ifndef NEARDUP_CLI_DEDUPE_LINE_MARKS_H
#define NEARDUP_CLI_DEDUPE_LINE_MARKS_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** The words of paragraphs "Label: value", also directly below each other, without the value if it is a text; states of tasks ("TODO", "DONE") at the
 *  beginning of a line; targets of links between notes ("[[Anna|her]]", "((id))"). Boxes, ticked or not, in their order: "[ ]", "[x]", "[*]", "[-]" at the beginning of a line, behind a bullet, and the
 *  characters from U+2610 to U+2612 anywhere. If half of the lines are comments ("#", ";", "//", "--", "%") or have a "=", as
 *  settings do, also which lines are comments: lines of one kind below each other as one, as another width of lines makes more
 *  of them. Cost: linear.
 *  @param lines_are_paragraphs  then no labelled line is a part of one. */
std::string line_marks(std::string_view text, bool lines_are_paragraphs = false);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_LINE_MARKS_H
