/** @file front_matter.h
 *  The settings at the start of many Markdown files. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_FRONT_MATTER_H
#define NEARDUP_INTAKE_FORMATS_FRONT_MATTER_H

#include <string>
#include <string_view>

namespace neardup {

/** A text without its front matter, and the title of the front matter. */
struct FrontMatter {
  std::string title;      ///< value of `title`, one line; may be empty
  std::string_view rest;  ///< the text after the block; the whole text without a block
};

/** Split off a block of YAML between lines `---`, or of TOML between lines `+++`, at the very start of a text. A
 *  block without an end is text. */
FrontMatter split_front_matter(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_FRONT_MATTER_H
