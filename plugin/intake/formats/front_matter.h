/** @file front_matter.h
 *  The block of settings at the head of many Markdown files. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_FRONT_MATTER_H
#define NEARDUP_INTAKE_FORMATS_FRONT_MATTER_H

#include <string>
#include <string_view>

namespace neardup {

/** A text cut in two. */
struct FrontMatter {
  std::string title;      ///< value of its `title`, one line; empty if it has none
  std::string_view rest;  ///< the text after the block; the whole text if it has no such block
};

/** Split off a block of YAML between lines of `---`, or of TOML between lines of `+++`, at the very start of a text.
 *  A block that is not closed is text. */
FrontMatter split_front_matter(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_FRONT_MATTER_H
