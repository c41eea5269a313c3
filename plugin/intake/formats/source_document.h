/** @file source_document.h
 *  A document as read from its source, before it becomes a Xapian document. */
#ifndef NEARDUP_INTAKE_FORMATS_SOURCE_DOCUMENT_H
#define NEARDUP_INTAKE_FORMATS_SOURCE_DOCUMENT_H

#include <string>

#include "formats/document_record.h"
#include "formats/document_text.h"

namespace neardup {

struct SourceDocument {
  std::string id;
  DocumentText text;
  DocumentRecord record;
  std::string file_name;  ///< searchable; may be empty
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_SOURCE_DOCUMENT_H
