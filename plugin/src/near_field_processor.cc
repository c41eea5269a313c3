#include "neardup/near_field_processor.h"

namespace neardup {

Xapian::Query NearFieldProcessor::operator()(const std::string& id) {
  try {
    return finder_.id_query(id);
  } catch (const Xapian::DocNotFoundError& error) {
    throw Xapian::QueryParserError(error.get_msg());
  }
}

}  // namespace neardup
