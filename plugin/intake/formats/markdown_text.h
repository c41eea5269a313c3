/** @file markdown_text.h
 *  The text of a Markdown file: without the settings at its start, and repaired where md4c would parse it slowly.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H
#define NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H

#include <optional>
#include <string>
#include <string_view>

#include "formats/document_text.h"

namespace neardup {

/** A text without its front matter. */
struct FrontMatter {
  std::string title;      ///< value of `title`, one line; may be empty
  std::string values;     ///< of the other settings, a line each
  std::string settings;   ///< these, but for the time of the last change
  std::string_view rest;  ///< the text after the block; the whole text without a block
};

/** Split off a block of YAML between lines `---`, or of TOML between lines `+++`, at the very start of a text. Its first line
 *  is a setting ("name: value" or "name = value"); else the fence is a ruler. A block without an end is text. */
FrontMatter split_front_matter(std::string_view text);

/** Break up paragraphs that take too long. md4c examines all lines of a paragraph for every bracket in it: one
 *  megabyte of lines with a link each takes four seconds, and twice the text takes four times as long. If lines
 *  times brackets exceed 10^8, an empty line is inserted after every 100 lines. The words and their order stay.
 *  @return the repaired text; nothing if it needs no repair. Cost: linear. */
std::optional<std::string> repaired_markdown(std::string_view markdown);

/** Extract the text of CommonMark with GitHub's extensions.
 *  The title is the title of the front matter, else the first heading, which also stays in the body. Other front matter is evidence
 *  (evidence.h), detail and left-out text, like the alternative texts of images; without other text it is the body.
 *  The text of links and code stays. URLs and tags of embedded HTML are removed. Checked boxes, the file names of images and what is
 *  struck out are evidence.
 *  @param markdown  UTF-8.
 *  @exception std::runtime_error if the text has 4 GiB or more.
 *  Cost: linear. */
DocumentText markdown_text(std::string_view markdown);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H
