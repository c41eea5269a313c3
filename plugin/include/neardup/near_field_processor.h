/** @file near_field_processor.h
 *  `near:ID` in a query string: candidates for near-duplicates of the document with this id.
 *
 *      Finder finder(database);
 *      NearFieldProcessor near(finder);  // must outlive the parser's use
 *      parser.add_boolean_prefix("near", &near);
 *      Xapian::Query query = near.parse(parser, text);
 *
 *  The resulting query is an OR of band terms: candidates, not verified matches.
 *  THREADS: like the Finder that it holds, in one thread at a time.
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
   *  @exception Xapian::QueryParserError if the parser rejects the query, or if an id behind the field does not exist
   *             or was never signed. Otherwise as Finder::id_query(). The first of several errors is thrown. */
  Xapian::Query parse(Xapian::QueryParser& parser, const std::string& text,
                      unsigned flags = Xapian::QueryParser::FLAG_DEFAULT);

  /** For the parser. Returns an empty query for an id that cannot be looked up, and parse() throws the error. An
   *  exception that leaves Xapian 1.4's parser at a negated field, as in `-near:nobody`, corrupts memory. */
  Xapian::Query operator()(const std::string& id) override;

 private:
  Lookup lookup_;
  std::exception_ptr failure_;
};

}  // namespace neardup

#endif  // NEARDUP_NEAR_FIELD_PROCESSOR_H
