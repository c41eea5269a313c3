/** @file marked_text.h
 *  A text that says which part of it is left out. A filter prints the content of a document, a mark, and the rest; the
 *  hook signs the content and indexes the rest without positions. Programs that do not know the mark index all of it.
 *
 *  The mark is made of invisible characters (U+2061 to U+2064), which separate words. THREADS: pure functions. */
#ifndef NEARDUP_PLUGIN_INDEX_MARKED_TEXT_H
#define NEARDUP_PLUGIN_INDEX_MARKED_TEXT_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sign/stored_values.h"

namespace neardup {

/** The environment variable that asks a filter for marked text, and has the secret of its marks. The hook sets it for the
 *  programs that its program starts. */
constexpr const char* kMarkedTextVariable = "NEARDUP_MARKED_TEXT";

struct MarkedText {
  std::string_view content = {};
  std::string_view left_out = {};
  SignatureOrigin origin = {};  ///< what is known beside the content; content_rules is 0 if there is no mark
};

/** Split a text at its first mark with the secret of the run: a document that has any other mark says nothing by it.
 *  Without a mark, all of it is content. */
MarkedText parse_marked_text(std::string_view text, std::uint64_t secret);

/** The mark between content and left-out text. It says what is known beside the content.
 *  @param origin  with content_rules from 1 to 255 and at most 255 bytes of evidence. */
std::string left_out_mark(const SignatureOrigin& origin, std::uint64_t secret);

/** The secret that kMarkedTextVariable has; nothing if no program asks for marked text. */
std::optional<std::uint64_t> asked_mark_secret();

/** The data of a document without the left-out text of its lines, such as the sample that omindex stores: a line ends
 *  before a mark with the secret, also before one that was cut short at the end of the line. A line that is nothing else
 *  keeps the left-out text, without the mark.
 *  @param data  lines of NAME=VALUE. */
std::string data_without_left_out_text(const std::string& data, std::uint64_t secret);

/** A text without marks, so that no document can cut itself. */
std::string without_marks(std::string text);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_MARKED_TEXT_H
