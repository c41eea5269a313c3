/** @file source_document.h
 *  A document as it was read, before it becomes one of Xapian's. */
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
  std::string file_name;  ///< searchable; empty: none
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_SOURCE_DOCUMENT_H
