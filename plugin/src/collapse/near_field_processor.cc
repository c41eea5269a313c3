#include "neardup/near_field_processor.h"

namespace neardup {

NearFieldProcessor::NearFieldProcessor(Finder& finder)
    : NearFieldProcessor([&finder](std::string_view id) { return finder.id_query(id); }) {}

Xapian::Query NearFieldProcessor::parse(Xapian::QueryParser& parser, const std::string& text, unsigned flags) {
  failure_ = nullptr;
  const Xapian::Query query = parser.parse_query(text, flags);
  if (!failure_) return query;
  try {
    std::rethrow_exception(failure_);
  } catch (const Xapian::DocNotFoundError& error) {
    throw Xapian::QueryParserError(error.get_msg());
  }
}

Xapian::Query NearFieldProcessor::operator()(const std::string& id) {
  try {
    return lookup_(id);
  } catch (...) {
    if (!failure_) failure_ = std::current_exception();
    return Xapian::Query::MatchNothing;
  }
}

}  // namespace neardup
