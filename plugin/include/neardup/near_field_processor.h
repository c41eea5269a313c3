/** @file near_field_processor.h
 *  `near:ID` in a query string: the candidates for near-duplicates of the document with that id.
 *
 *      Finder finder(database, scheme, tokenizer);
 *      NearFieldProcessor near(finder);  // outlives the parser's use
 *      parser.add_boolean_prefix("near", &near);
 *      Xapian::Query query = parser.parse_query(text);
 *      near.require_found();
 *
 *  The query it gives is an OR of band terms: candidates, not verified matches.
 *  THREADS: as the Finder it holds: one at a time.
 */
#ifndef NEARDUP_NEAR_FIELD_PROCESSOR_H
#define NEARDUP_NEAR_FIELD_PROCESSOR_H

#include <exception>
#include <string>

#include <xapian.h>

#include "neardup/finder.h"

namespace neardup {

/** Turns an id into the query for its near-duplicates. */
class NearFieldProcessor : public Xapian::FieldProcessor {
 public:
  /** @param finder  kept by reference; it must outlive the parser. */
  explicit NearFieldProcessor(Finder& finder) : finder_(finder) {}

  /** Nothing for an id that cannot be looked up. It does not throw: what is thrown out of Xapian 1.4's parser at a
   *  negated field, as in `-near:nobody`, damages the memory of the program. */
  Xapian::Query operator()(const std::string& id) override;

  /** Say what could not be looked up since the last call, the first of several; also when the parser itself has refused
   *  the query.
   *  @exception Xapian::QueryParserError if no document has that id, or it was never signed. Otherwise as
   *             Finder::id_query(). */
  void require_found();

 private:
  Finder& finder_;
  std::exception_ptr failure_;
};

}  // namespace neardup

#endif  // NEARDUP_NEAR_FIELD_PROCESSOR_H
