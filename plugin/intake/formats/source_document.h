/** @file source_document.h
 *  A document as it was read, before it becomes one of Xapian's. */
#ifndef NEARDUP_CLI_SOURCE_DOCUMENT_H
#define NEARDUP_CLI_SOURCE_DOCUMENT_H

#include <string>

#include "formats/document_text.h"
#include "omega/omega_record.h"

namespace neardup::cli {

struct SourceDocument {
  std::string id;
  DocumentText text;
  OmegaRecord record;
  std::string file_name;  ///< searchable; empty: none
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_SOURCE_DOCUMENT_H
