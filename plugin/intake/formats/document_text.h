/** @file document_text.h
 *  What a document says, whatever its format: the first stage of indexing. */
#ifndef NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H
#define NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H

#include <string>

namespace neardup {

/** The parts of a document that are indexed differently. Well-formed UTF-8 throughout. */
struct DocumentText {
  std::string title;       ///< one line; searchable, not signed
  std::string body;        ///< searchable with positions, and what is signed
  std::string navigation;  ///< a page's own landmarks: searchable without positions, not signed
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H
