#include "omega/titled_name.h"

#include "databases/document_name.h"
#include "omega/omega_record.h"
#include "output/printable.h"

namespace neardup::cli {

std::string titled_name(const Xapian::Database& database, Xapian::docid docid, const Row& name) {
  std::string text = printable_name(name);
  if (text.find('/') != std::string::npos) return text;
  const std::string title = parse_omega_record(database.get_document(docid).get_data()).caption;
  return title.empty() ? text : text + "  " + printable(title);
}

}  // namespace neardup::cli
