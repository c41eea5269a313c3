#include "collapse/candidate_field.h"

namespace neardup {

Xapian::Query CandidateField::parse(Xapian::QueryParser& parser, const std::string& text, unsigned flags) {
  failure_ = nullptr;
  const Xapian::Query query = parser.parse_query(text, flags);
  if (!failure_) return query;
  try {
    std::rethrow_exception(failure_);
  } catch (const Xapian::DocNotFoundError& error) {
    throw Xapian::QueryParserError(error.get_msg());
  }
}

Xapian::Query CandidateField::operator()(const std::string& id) {
  try {
    return finder_.id_query(id);
  } catch (...) {
    if (!failure_) failure_ = std::current_exception();
    return Xapian::Query::MatchNothing;
  }
}

}  // namespace neardup
