#include "formats/pdf_text.h"

#include <optional>
#include <stdexcept>
#include <string_view>

#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "formats/document_file.h"

namespace neardup {

namespace {

/** The first title that a function finds in a line of a text; empty if there is none. */
template <typename TitleOf>
std::string first_title(std::string_view text, TitleOf title_of) {
  while (!text.empty()) {
    if (std::string title = one_line(title_of(take_line(text))); !title.empty()) return title;
  }
  return {};
}

std::string_view titled(std::string_view line) {
  constexpr std::string_view kName = "Title:";
  return line.substr(0, kName.size()) == kName ? line.substr(kName.size()) : std::string_view();
}

/** The title in the properties; empty if pdfinfo cannot read the PDF. */
std::string title_of(const std::string& bytes, const ProgramLimits& limits) {
  const std::optional<std::string> pdfinfo = program_on_path("pdfinfo");
  if (!pdfinfo) return {};
  try {
    return first_title(repaired_utf8(limited_output({*pdfinfo, "-enc", "UTF-8", "/dev/stdin"}, bytes, limits)), titled);
  } catch (const std::runtime_error&) {
    return {};
  }
}

}  // namespace

DocumentText pdf_text(const std::string& bytes, const ProgramLimits& limits) {
  const std::optional<std::string> pdftotext = program_on_path("pdftotext");
  if (!pdftotext) throw NoTextDocument("PDF; install pdftotext to index it (Debian: poppler-utils)");
  DocumentText text;
  text.body =
      repaired_utf8(limited_output({*pdftotext, "-enc", "UTF-8", "-nopgbrk", "/dev/stdin", "-"}, bytes, limits));
  text.title = title_of(bytes, limits);
  if (text.title.empty()) text.title = first_title(text.body, [](std::string_view line) { return line; });
  return text;
}

}  // namespace neardup
