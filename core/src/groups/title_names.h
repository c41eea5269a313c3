/** @file title_names.h
 *  Tells near texts that are of other things by the words in which they and their titles differ.
 *
 *      any length    a title has a word that the first title lacks, its text has it more often than the first text, and the
 *                    same holds the other way round. `gtk4` counts as `gtk 4`, too. A title of two words or more is left out
 *                    where it stands within the first 16 words of its text: a correction in a title changes both, and the
 *                    text of a page lacks its headline. Titles count if both stand in their texts, neither is cut within
 *                    a word, and only figures or links differ beside them; not if each is the whole text
 *      short texts   of at most 200 tokens: a text has a word more often than the other one, and a word that its title
 *                    has more often is that word and not in the other title, is an abbreviation of it (`latn` of
 *                    `Latin`) or holds it (`libparpack` holds `parpack`), with 4 bytes or more; or both texts have such a
 *                    word, with 2 or more (`pt` of `Portugal`, `br` of `Brazil`)
 *                    A word that begins one before a date is none: `print` of "printed on 1 May 2023"
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_GROUPS_TITLE_NAMES_H
#define NEARDUP_CORE_GROUPS_TITLE_NAMES_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "groups/template_family.h"

namespace neardup {

/** The words of a title, whatever their class. */
TemplateText words_of_title(Tokenizer& tokenizer, std::string_view title);

/** Whether the titles let name_key() be other than 0: each has a word that the other one lacks, or the first text is short
 *  and one of them has. @param tokens  of the first text. */
bool titles_differ(const TemplateText& title, const TemplateText& first_title, std::size_t tokens);

/** The words that name a text, by its title and the title of the first text; 0 if they are of one name, or the texts are
 *  equal. */
std::uint64_t name_key(const TemplateText& text, const TemplateText& title, const TemplateText& first,
                       const TemplateText& first_title);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_TITLE_NAMES_H
