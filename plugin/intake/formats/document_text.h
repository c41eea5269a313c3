/** @file document_text.h
 *  The text of a document, whatever its format: the first stage of indexing. */
#ifndef NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H
#define NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H

#include <string>

namespace neardup {

/** The parts of a document that are indexed differently, in well-formed UTF-8. */
struct DocumentText {
  std::string title;       ///< one line; searchable, not signed
  std::string body;        ///< searchable with positions; signed
  std::string left_out;  ///< frame of a page, signature of a mail, ...: searchable without positions, not signed
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H
