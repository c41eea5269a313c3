// Quickstart: sign documents while you index them, and find the near-duplicates of one.
//
// Build: find_package(XapianNeardup) and link XapianNeardup::plugin.

#include <iostream>
#include <string>

#include <xapian.h>

#include "neardup/neardup.h"

int main() {
  const std::string texts[] = {
      "The quick brown fox jumps over the lazy dog while the cat sleeps in the warm sun near the old stone wall, and "
      "nobody in the quiet village seems to mind at all.",
      "The quick brown fox jumps over the lazy dog, while the cat sleeps in the warm sun near the old stone wall; and "
      "nobody in the quiet village seems to mind it at all.",
      "Xapian is a highly adaptable toolkit which allows developers to easily add advanced indexing to applications."};

  Xapian::WritableDatabase database("quickstart.db", Xapian::DB_CREATE_OR_OVERWRITE);
  neardup::Indexer indexer(database);  // a new database records the scheme "standard"
  for (const std::string& text : texts) {
    Xapian::Document document;
    document.set_data(text);
    indexer.index_text(document, text);  // terms with positions, two values and eight terms of the signature
    database.add_document(document);
  }
  database.commit();

  neardup::Finder finder(database);
  for (const neardup::Match& match : finder.find_text(texts[0])) {
    std::cout << "document " << match.docid << "  similarity " << match.similarity->jaccard << '\n';
  }
}
