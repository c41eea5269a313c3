/** @file markdown_repair.h
 *  Repairs Markdown that md4c would parse slowly. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_FORMATS_MARKDOWN_REPAIR_H
#define NEARDUP_INTAKE_FORMATS_MARKDOWN_REPAIR_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** Break up paragraphs that take too long. md4c examines all lines of a paragraph for every bracket in it: one
 *  megabyte of lines with a link each takes four seconds, and twice the text takes four times as long. If lines
 *  times brackets exceed 10^8, an empty line is inserted after every 100 lines. The words and their order stay.
 *  @return the repaired text; nothing if it needs no repair. Cost: linear. */
std::optional<std::string> repaired_markdown(std::string_view markdown);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_MARKDOWN_REPAIR_H
