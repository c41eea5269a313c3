/** @file file_kinds.h
 *  The table of the kinds of files: how each is recognised, what reads it, or why it is not read and what to do about it.
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_FILE_KINDS_H
#define NEARDUP_INTAKE_FORMATS_FILE_KINDS_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "formats/text_format.h"

namespace neardup {

/** How much of a file is looked at: comments at the start of a page may hold a licence. */
constexpr std::size_t kPrologBytes = std::size_t{1} << 16;

/** A kind of files that first bytes tell. */
struct FoundKind {
  std::string_view name;             ///< "an image", "XML"; empty if nothing is recognised
  std::optional<TextFormat> format;  ///< what reads it; nothing if it is not read
  std::string_view remedy;           ///< for a kind that is not read; may be empty
  bool is_markup = false;            ///< a file that is named a text may hold it as its text

  /** Why it is not read, with the remedy: "archive; unpack it". Empty for a kind that is read. */
  std::string refusal() const;
};

/** What a file is by its first bytes, whatever its name. XML is told by its document type and first element, which stand in the
 *  first 64 KiB. Pages of HTML and all plain text are nothing of these. */
FoundKind kind_of_content(std::string_view bytes);

/** What a suffix says. @param suffix  in lower case. */
std::optional<TextFormat> format_of_suffix(std::string_view suffix);

/** Why files with a suffix are skipped, with the remedy; empty if it does not tell. @param suffix  in lower case. */
std::string_view refusal_of_suffix(std::string_view suffix);

/** Whether a suffix is one of programs that servers run, such as "php". @param suffix  in lower case. */
bool is_server_program(std::string_view suffix);

/** refusal_of_suffix() by the whole name of a file such as Makefile or robots.txt, whose lines are no sentences. Whether it is read as a
 *  text all the same is the caller's choice. */
std::string_view refusal_of_leaf(std::string_view name);

/** Whether files that are skipped for this reason of refusal_of_suffix() are text all the same. */
bool holds_text(std::string_view skip_reason);

/** The text without the white space, comments and processing instructions before a page; nothing if one of them does
 *  not end. */
std::string_view after_prolog(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_FILE_KINDS_H
