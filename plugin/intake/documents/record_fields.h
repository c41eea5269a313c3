/** @file record_fields.h
 *  Which fields of a record are its id, its text and its title. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_RECORD_FIELDS_H
#define NEARDUP_INTAKE_DOCUMENTS_RECORD_FIELDS_H

#include <string>
#include <vector>

namespace neardup {

/** Names of fields: keys of a JSON object, or columns of a table. */
struct RecordFields {
  std::string id = "id";
  std::vector<std::string> text{"text"};  ///< joined by line feeds; those that a record lacks are empty
  std::string title = "title";
  std::string url = "url";
  std::string keep{};    ///< by which a record is preferred; empty for none
  std::string within{};  ///< only records with equal values are compared; empty for none
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_RECORD_FIELDS_H
