#include "databases/document_name.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup::cli {
namespace {

class DocumentNameTest : public testing::Test {
 protected:
  Xapian::docid add(const std::string& id) {
    Xapian::Document document;
    document.add_boolean_term("U" + id);
    return database_.add_document(document);
  }

  Xapian::docid found(const std::string& name) const { return require_document(database_, name); }

  Xapian::WritableDatabase database_{"", Xapian::DB_BACKEND_INMEMORY};
};

TEST_F(DocumentNameTest, AnAddressIsFoundWhateverIsEncodedInIt) {
  const Xapian::docid topic = add("/view-topic.php%3Ff%3D1%26t%3D37.html");
  const Xapian::docid other = add("/view-topic.php%3Ff%3D1%26t%3D37%26sid%3Dab.html");
  for (const std::string host : {"", "http://example.org", "https://example.org:8443"}) {
    EXPECT_EQ(topic, found(host + "/view-topic.php%3Ff=1&t=37.html"));
    EXPECT_EQ(topic, found(host + "/view%2dtopic.php?f=1&t=37.html"));
    EXPECT_EQ(other, found(host + "/view-topic.php%3Ff=1&t=37&sid=ab.html"));
  }
  EXPECT_THROW(found("/view-topic.php?f=1"), Xapian::DocNotFoundError);
}

TEST_F(DocumentNameTest, AnAddressOfTwoDocumentsIsNone) {
  const Xapian::docid exact = add("/a%2Fb");
  add("/a%252Fb");
  const Xapian::docid plain = add("/a/b");
  EXPECT_EQ(exact, found("/a%2Fb"));
  EXPECT_EQ(plain, found("/a/b"));
  EXPECT_THROW(found("/%61/b"), Xapian::DocNotFoundError);
}

}  // namespace
}  // namespace neardup::cli
