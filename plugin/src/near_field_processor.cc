#include "neardup/near_field_processor.h"

#include <utility>

namespace neardup {

Xapian::Query NearFieldProcessor::operator()(const std::string& id) {
  try {
    return finder_.id_query(id);
  } catch (...) {
    if (!failure_) failure_ = std::current_exception();
    return Xapian::Query::MatchNothing;
  }
}

void NearFieldProcessor::require_found() {
  const std::exception_ptr failure = std::exchange(failure_, nullptr);
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const Xapian::DocNotFoundError& error) {
    throw Xapian::QueryParserError(error.get_msg());
  }
}

}  // namespace neardup
