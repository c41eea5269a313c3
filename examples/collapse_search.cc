// Collapsed search: group the near-duplicates of a database, then show each text once.

#include <iostream>
#include <string>

#include <xapian.h>

#include "neardup/collapse.h"
#include "neardup/grouper.h"
#include "neardup/indexer.h"

namespace {

// The same licence notice in three packages, one with another year, and a different text.
std::string notice(const std::string& year) {
  return "Permission to use, copy, modify and distribute this software for any purpose is hereby granted, provided "
         "that "
         "the above copyright notice and this permission notice appear in all copies. The software is provided as is "
         "and the author disclaims all warranties with regard to this software. Copyright the authors " +
         year;
}

void add(Xapian::WritableDatabase& database, neardup::Indexer& indexer, const std::string& text) {
  Xapian::Document document;
  document.set_data(text.substr(text.size() - 24));
  indexer.index_text(document, text);
  database.add_document(document);
}

void search(const Xapian::Database& database) {
  Xapian::Enquire enquire(database);
  enquire.set_query(Xapian::Query("software"));
  std::cout << "every hit:\n";
  for (const Xapian::docid docid : enquire.get_mset(0, 10)) {
    std::cout << "  ..." << database.get_document(docid).get_data() << '\n';
  }
  std::cout << "collapsed:\n";
  for (const neardup::CollapsedHit& hit : neardup::collapse(enquire, database, 0, 10).hits) {
    std::cout << "  ..." << database.get_document(hit.docid).get_data();
    if (hit.hidden != 0) std::cout << "  (+" << hit.hidden << " near-duplicates)";
    std::cout << '\n';
  }
}

}  // namespace

int main() {
  Xapian::WritableDatabase database("collapse.db", Xapian::DB_CREATE_OR_OVERWRITE);
  neardup::Indexer indexer(database);
  for (const char* year : {"2019", "2020", "2020"}) add(database, indexer, notice(year));
  add(database, indexer, "A search engine is software that finds documents by the words they contain");
  database.commit();

  neardup::group(database);
  search(database);
}
