#include "indexing/document_builder.h"

#include <gtest/gtest.h>

#include <functional>
#include <vector>

namespace neardup::cli {
namespace {

Xapian::Document document() {
  Xapian::Document document;
  document.set_data("data");
  document.add_value(1, "md5");
  document.add_value(66, "signature");
  document.add_posting("word", 1);
  document.add_posting("word", 2);
  document.add_boolean_term("Qid");
  return document;
}

bool is_same(const Xapian::Document& there, const Xapian::Document& built) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  return is_same_document(database, database.add_document(there), built);
}

TEST(SameDocumentTest, ADocumentIsTheSameAsItself) {
  EXPECT_TRUE(is_same(document(), document()));
  EXPECT_TRUE(is_same({}, {}));
}

TEST(SameDocumentTest, WhatItHasBesideDoesNotMatter) {
  Xapian::Document there = document();
  there.add_value(65, "group");
  there.add_boolean_term("XNGgroup");
  there.add_boolean_term("zzz");
  EXPECT_TRUE(is_same(there, document()));
}

TEST(SameDocumentTest, AnyDifferenceMatters) {
  const std::vector<std::function<void(Xapian::Document&)>> changes = {
      [](Xapian::Document& built) { built.set_data("other"); },
      [](Xapian::Document& built) { built.add_value(1, "other"); },
      [](Xapian::Document& built) { built.add_value(2, "more"); },
      [](Xapian::Document& built) { built.add_boolean_term("XNDband"); },
      [](Xapian::Document& built) { built.add_boolean_term("zzz"); },
      [](Xapian::Document& built) { built.add_posting("word", 3); },
      [](Xapian::Document& built) { built.add_posting("aaa", 4); },
      [](Xapian::Document& built) { built.remove_term("word"); },
  };
  for (std::size_t i = 0; i != changes.size(); ++i) {
    Xapian::Document built = document();
    changes[i](built);
    EXPECT_FALSE(is_same(document(), built)) << "change " << i;
  }
}

}  // namespace
}  // namespace neardup::cli
