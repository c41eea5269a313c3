/** @file document_type.h
 *  Reads a document type. THREADS: pure function of a cursor. */
#ifndef NEARDUP_INTAKE_MARKUP_DOCUMENT_TYPE_H
#define NEARDUP_INTAKE_MARKUP_DOCUMENT_TYPE_H

#include "markup/markup_cursor.h"

namespace neardup {

/** Read the document type behind "<!DOCTYPE", up to its ">".
 *  @return whether the page is shown in quirks mode: a paragraph then does not end where a table begins. So is a page
 *          of a type that is older than HTML 4.01; the standard lists those by name.
 *  Source: HTML standard, sections 13.2.5.53 to 13.2.5.68 and 13.2.6.4.1. */
bool reads_quirky_type(MarkupCursor& cursor);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_DOCUMENT_TYPE_H
