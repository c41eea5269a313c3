/** @file document_marks.h
 *  One number for everything on which a document's part in its group depends. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_DOCUMENT_MARKS_H
#define NEARDUP_PLUGIN_GROUP_DOCUMENT_MARKS_H

#include <cstddef>
#include <cstdint>

#include "find/distinct_documents.h"
#include "group/current_groups.h"
#include "group/group_buckets.h"

namespace neardup {

/** A hash of a document's text, and whether its positions gave it; its scope and time; whether it decides for itself or
 *  leads its text; the documents from which it is declared distinct; and its group value and state. If it is equal in
 *  two runs, none of these has changed between them. */
class DocumentMarks {
 public:
  DocumentMarks(const GroupedDocuments& documents, const DistinctDocuments& distinct)
      : documents_(documents), distinct_(distinct), scheme_id_(documents.scheme.id()) {}

  std::uint32_t of(std::size_t rank, const CarriedGroup& carried) const;

 private:
  const GroupedDocuments& documents_;
  const DistinctDocuments& distinct_;
  std::uint32_t scheme_id_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_DOCUMENT_MARKS_H
