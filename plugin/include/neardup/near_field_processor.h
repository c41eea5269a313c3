/** @file near_field_processor.h
 *  `near:ID` in a query string: the candidates for near-duplicates of the document with that id.
 *
 *      Finder finder(database);
 *      NearFieldProcessor near(finder);  // outlives the parser's use
 *      parser.add_boolean_prefix("near", &near);
 *      Xapian::Query query = near.parse(parser, text);
 *
 *  The query it gives is an OR of band terms: candidates, not verified matches.
 *  THREADS: as the Finder it holds: one at a time.
 */
#ifndef NEARDUP_NEAR_FIELD_PROCESSOR_H
#define NEARDUP_NEAR_FIELD_PROCESSOR_H

#include <exception>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include <xapian.h>

#include "neardup/finder.h"

namespace neardup {

/** Turns an id into the query for its near-duplicates. */
class NearFieldProcessor : public Xapian::FieldProcessor {
 public:
  /** Gives the query for an id. @exception Xapian::DocNotFoundError if no document has it. */
  using Lookup = std::function<Xapian::Query(std::string_view id)>;

  /** @param finder  kept by reference; it must outlive the parser. */
  explicit NearFieldProcessor(Finder& finder);

  explicit NearFieldProcessor(Lookup lookup) : lookup_(std::move(lookup)) {}

  /** Parse a query with a parser that has this processor.
   *  @param flags  as Xapian::QueryParser::parse_query() takes them.
   *  @exception Xapian::QueryParserError if the parser refuses the query, or no document has an id that stands behind
   *             the field, or it was never signed. Otherwise as Finder::id_query(). Of several the first is said. */
  Xapian::Query parse(Xapian::QueryParser& parser, const std::string& text,
                      unsigned flags = Xapian::QueryParser::FLAG_DEFAULT);

  /** For the parser. Gives nothing for an id that cannot be looked up, which parse() says then: what is thrown out of
   *  Xapian 1.4's parser at a negated field, as in `-near:nobody`, damages the memory of the program. */
  Xapian::Query operator()(const std::string& id) override;

 private:
  Lookup lookup_;
  std::exception_ptr failure_;
};

}  // namespace neardup

#endif  // NEARDUP_NEAR_FIELD_PROCESSOR_H
