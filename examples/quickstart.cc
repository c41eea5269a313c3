// Quickstart: sign documents while indexing them, find the near-duplicates of a text.
//
// Build: find_package(XapianNeardup) and link XapianNeardup::plugin and XapianNeardup::icu_tokenizer.

#include <iostream>
#include <memory>
#include <string>

#include <xapian.h>

#include "neardup/finder.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/indexer.h"

int main() {
  const std::string texts[] = {
      "The quick brown fox jumps over the lazy dog while the cat sleeps in the warm sun near the old stone wall, and "
      "nobody in the quiet village seems to mind at all.",
      "The quick brown fox jumps over the lazy dog, while the cat sleeps in the warm sun near the old stone wall; and "
      "nobody in the quiet village seems to mind it at all.",
      "Xapian is a highly adaptable toolkit which allows developers to easily add advanced indexing to applications."};

  Xapian::WritableDatabase database("quickstart.db", Xapian::DB_CREATE_OR_OVERWRITE);
  neardup::Indexer indexer(neardup::Scheme(), std::make_unique<neardup::IcuTokenizer>());
  neardup::prepare_database(database, indexer.scheme(), indexer.tokenizer().version());
  Xapian::TermGenerator generator;
  for (const std::string& text : texts) {
    Xapian::Document document;
    generator.set_document(document);
    generator.set_termpos(0);
    generator.index_text(text);
    document.set_data(text);
    indexer.annotate(document, text);  // the hook: two values and eight terms
    database.add_document(document);
  }
  database.commit();

  neardup::IcuTokenizer tokenizer;
  neardup::Finder finder(database, indexer.scheme(), tokenizer);
  for (const neardup::Match& match : finder.find_text(texts[0]).matches) {
    std::cout << "document " << match.docid << "  similarity " << match.similarity->jaccard << '\n';
  }
}
