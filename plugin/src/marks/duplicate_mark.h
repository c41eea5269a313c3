/** @file duplicate_mark.h
 *  The mark of a document that was a near-duplicate of another one when it was written: boolean terms, so that any
 *  search can leave marked documents out, list them, or say what they repeat, without groups.
 *
 *  To hide them: Query(OP_AND_NOT, query, Query(kDuplicateMark)); in Omega N=XNM, and B=XNM/some/id lists those of one
 *  document. DocumentSigner::annotate() takes a mark away with the rest of what spoke of the old text.
 *  THREADS: pure functions of the document.
 */
#ifndef NEARDUP_PLUGIN_MARKS_DUPLICATE_MARK_H
#define NEARDUP_PLUGIN_MARKS_DUPLICATE_MARK_H

#include <optional>
#include <string>
#include <string_view>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** The term that every marked document has: "XNM". Stored: yes (plugin/FORMAT.md). */
constexpr const char* kDuplicateMark = kMarkPrefix;

/** The term that names the document which marked ones repeat: "XNM" and its id as document_id() gives it (a long id is
 *  cut as unique_term() cuts it), with a colon between if the id begins with a capital or a colon. */
std::string duplicate_mark(std::string_view id);

/** Mark a document, instead of any mark that it has.
 *  @param original  id of the document that it repeats; nothing, or an empty id: it is marked without a name.
 *  @exception Xapian::InvalidArgumentError if the document has a term of another program that has the form of a mark's
 *             name, which nobody could tell from it afterwards. */
void mark_duplicate(Xapian::Document& document, const std::optional<std::string>& original);

/** Take the mark of a document away, if it has one. Terms of longer prefixes that begin with "XNM" stay, and so do all
 *  terms of a document that has no mark. */
void remove_duplicate_mark(Xapian::Document& document);

/** The id of the document that a marked one repeats, empty if that had none; nothing for a document without a mark.
 *  Cost: the beginning of the document's term list. */
std::optional<std::string> marked_original(const Xapian::Document& document);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_DUPLICATE_MARK_H
