/** @file guessed_words.h
 *  Guesses the order of a document's words from a near-copy that was read before. Internal.
 *
 *  Most words of two near-copies are in both, equally often. The guess is that these are in the same order, and that
 *  their positions differ only by the words before them that one of the two lacks. Only the positions of the other words
 *  are read. Whoever asks has to compare the guess with the digest that was signed: it may be wrong.
 */
#ifndef NEARDUP_PLUGIN_TEXT_GUESSED_WORDS_H
#define NEARDUP_PLUGIN_TEXT_GUESSED_WORDS_H

#include <optional>
#include <vector>

#include "text/document_words.h"
#include "text/positioned_terms.h"

namespace neardup {

/** The words of a document at the positions that they may have, ascending; nothing if the document is not like the
 *  model, or if the positions that are read contradict the guess. The positions of the last word are always read: they
 *  show whether positions are missing before it, or are those of two words.
 *  @param document  its other words are read. @param model  without two words at one position.
 *  Cost: one look-up for each word that the model has not, or not as often, and one more. */
std::optional<std::vector<PlacedWord>> guessed_words(DocumentWords& document, const TextModel& model);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_GUESSED_WORDS_H
