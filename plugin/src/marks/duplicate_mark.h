/** @file duplicate_mark.h
 *  Marks a document that was a near-duplicate of another one when it was written. Marks are boolean terms: any search
 *  can leave marked documents out, list them, or tell which document they repeat, without groups.
 *
 *  To hide them: Query(OP_AND_NOT, query, Query(kMarkPrefix)). In Omega: N=XNM; B=XNM/some/id lists the copies of
 *  one document. Each marked document has the term kMarkPrefix. DocumentSigner::annotate() removes a mark together with everything else that belonged to the old text.
 *  THREADS: pure functions of the document.
 */
#ifndef NEARDUP_PLUGIN_MARKS_DUPLICATE_MARK_H
#define NEARDUP_PLUGIN_MARKS_DUPLICATE_MARK_H

#include <optional>
#include <string>
#include <string_view>

#include <xapian.h>

namespace neardup {

/** The term that names the document which the marked documents repeat: "XNM" and its id as document_id() gives it (cut
 *  as unique_term() cuts it), with a colon between them if the id begins with a capital or a colon. */
std::string duplicate_mark(std::string_view id);

/** Mark a document, and replace any mark that it has.
 *  @param original  id of the document that it repeats; nothing, or an empty id, for a mark without a name.
 *  @exception Xapian::InvalidArgumentError if another program's term on the document has the form of a mark's name. The
 *             two could not be told apart later. */
void mark_duplicate(Xapian::Document& document, const std::optional<std::string>& original);

/** Remove the mark of a document, if it has one. Terms of longer prefixes that begin with "XNM" stay, and so do all
 *  terms of a document without a mark. */
void remove_duplicate_mark(Xapian::Document& document);

/** The id of the document that a marked one repeats; empty if the mark has no name; nothing for a document without a
 *  mark. Cost: the beginning of the document's term list. */
std::optional<std::string> marked_original(const Xapian::Document& document);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_DUPLICATE_MARK_H
