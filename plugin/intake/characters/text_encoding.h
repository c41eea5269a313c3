/** @file text_encoding.h
 *  Bytes of a file as well-formed UTF-8.
 *
 *  Everything after this stage may rely on it. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_TEXT_ENCODING_H
#define NEARDUP_INTAKE_CHARACTERS_TEXT_ENCODING_H

#include <string>
#include <string_view>

namespace neardup {

/** Whether the bytes begin with the byte order mark of UTF-16 or UTF-32, or are UTF-16 of Western letters without one:
 *  such a text is full of zero bytes. */
bool looks_wide(std::string_view bytes);

/** What is known of an encoding beside the bytes. */
struct CharsetChoice {
  std::string declared;  ///< by who sent the text, as in HTTP's Content-Type; empty: not said
  std::string forced;    ///< by who reads it: none is looked for then; empty: not said
};

/** A plain text as UTF-8 without a byte order mark. The encoding is the first of these that fits:
 *   1. that of its byte order mark;
 *   2. the forced one: what it does not have becomes U+FFFD;
 *      else UTF-16 or UTF-32, if it has zero bytes and is declared so, or looks_wide();
 *   3. UTF-8, if it is well-formed and has a character beyond ASCII: no declaration says otherwise;
 *   4. the declared one, if it is known and every byte of the text is of it;
 *      else ISO-2022, if it has no byte beyond ASCII but the escape sequences of that;
 *   5. UTF-8 with U+FFFD for each ill-formed sequence, if it has no more of them than characters beyond ASCII;
 *   6. the one that detected_charset() finds, if every byte is of it;
 *   7. the declared one with U+FFFD for what it does not have; else Windows-1252 likewise.
 *  Latin-1 and ASCII mean Windows-1252, as browsers read them. */
std::string utf8_from_text(std::string bytes, const CharsetChoice& charset = {});

/** The same for a page of HTML: what it declares in its first 4 KiB comes after charset.declared. */
std::string utf8_from_html(std::string bytes, const CharsetChoice& charset = {});

/** Whether there is a converter from a charset. */
bool is_known_charset(const std::string& name);

/** U+FFFD for each ill-formed sequence (its maximal subpart: Unicode section 3.9). */
std::string repaired_utf8(std::string bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_TEXT_ENCODING_H
