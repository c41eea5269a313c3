/** @file markdown_repair.h
 *  What md4c would take badly, mended before it reads a text. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_FORMATS_MARKDOWN_REPAIR_H
#define NEARDUP_INTAKE_FORMATS_MARKDOWN_REPAIR_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** Break up paragraphs that would take for ever. md4c looks at all lines of a paragraph for every bracket in it: a
 *  megabyte of lines with a link each takes it four seconds, and each doubling four times as long. Where lines times
 *  brackets are more than 10^8, an empty line is put in after every 100 lines. The words and their order stay.
 *  @return the mended text; nothing if it needs no mend. Cost: linear. */
std::optional<std::string> repaired_markdown(std::string_view markdown);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_MARKDOWN_REPAIR_H
