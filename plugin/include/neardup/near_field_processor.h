/** @file near_field_processor.h
 *  `near:ID` in a query string: the candidates for near-duplicates of the document with that id.
 *
 *      Finder finder(database, scheme, tokenizer);
 *      parser.add_boolean_prefix("near", (new NearFieldProcessor(finder))->release());
 *
 *  The query it gives is an OR of band terms: candidates, not verified matches.
 *  THREADS: as the Finder it holds: one at a time.
 */
#ifndef NEARDUP_NEAR_FIELD_PROCESSOR_H
#define NEARDUP_NEAR_FIELD_PROCESSOR_H

#include <string>

#include <xapian.h>

#include "neardup/finder.h"

namespace neardup {

/** Turns an id into the query for its near-duplicates. */
class NearFieldProcessor : public Xapian::FieldProcessor {
 public:
  /** @param finder  kept by reference; it must outlive the parser. */
  explicit NearFieldProcessor(Finder& finder) : finder_(finder) {}

  /** @exception Xapian::QueryParserError if no document has that id, or it was never signed. */
  Xapian::Query operator()(const std::string& id) override;

 private:
  Finder& finder_;
};

}  // namespace neardup

#endif  // NEARDUP_NEAR_FIELD_PROCESSOR_H
