#include "office/xml_reader.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace neardup::cli {
namespace {

/** Writes what is read: [name a=value|text]. */
class Trace final : public XmlEvents {
 public:
  void start(const XmlElement& element) override {
    text_ += '[';
    text_ += element.name;
    for (const XmlAttribute& one : element.attributes) ((((text_ += ' ') += one.name) += '=') += one.value);
    text_ += '|';
  }
  void end() override { text_ += ']'; }
  void text(std::string_view characters) override {
    if (characters == "throw") throw std::invalid_argument("thrown");
    text_ += characters;
  }
  const std::string& trace() const { return text_; }

 private:
  std::string text_;
};

std::string trace(const std::string& xml, XmlErrors errors = XmlErrors::kRefused) {
  Trace events;
  read_xml(all_of(xml), events, errors);
  return events.trace();
}

TEST(XmlReaderTest, ElementsAttributesAndTextAreRead) {
  EXPECT_EQ(trace("<?xml version='1.0'?><x:a xmlns:x='u' x:b='1 &amp; 2'>t&lt;&#228;<c/><![CDATA[<d>]]></x:a>"),
            "[a b=1 & 2|t<ä[c|]<d>]");
  EXPECT_EQ(trace("<?xml version='1.0' encoding='iso-8859-1'?><a>\xe4</a>"), "[a|ä]");
  EXPECT_EQ(trace(std::string("\xff\xfe<\0a\0/\0>\0", 10)), "[a|]");
}

TEST(XmlReaderTest, WhatIsNotWellFormedIsRefusedOrMended) {
  EXPECT_THROW(trace("<a><b></a>"), std::runtime_error);
  EXPECT_THROW(trace("<a>&nbsp;</a>"), std::runtime_error);
  EXPECT_THROW(trace("no element", XmlErrors::kMended), std::runtime_error);
  EXPECT_THROW(trace("", XmlErrors::kMended), std::runtime_error);
  EXPECT_EQ(trace("<a><b>x</a>", XmlErrors::kMended).substr(0, 7), "[a|[b|x");
  EXPECT_EQ(trace("<a>x & y&eacute;<br>z &amp; &copy;</a>", XmlErrors::kMended).substr(0, 3), "[a|");
  EXPECT_NE(trace("<a>x &eacute;<br>z &amp; &copy;</a>", XmlErrors::kMended).find("z & ©"), std::string::npos);
}

TEST(XmlReaderTest, NoEntityIsDeclaredAndNothingIsOpened) {
  EXPECT_THROW(trace("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>"), std::runtime_error);
  EXPECT_EQ(trace("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'><!ENTITY y 'words'>]><a>&x;&y;</a>",
                  XmlErrors::kMended),
            "[a|]");
  EXPECT_EQ(
      trace("<!DOCTYPE a SYSTEM 'http://127.0.0.1:1/a.dtd' [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]><a>t</a>"),
      "[a|t]");
  std::string bomb = "<!DOCTYPE a [<!ENTITY e0 'ha'>";
  for (int i = 1; i != 30; ++i) {
    const std::string before = "&e" + std::to_string(i - 1) + ";";
    bomb += "<!ENTITY e" + std::to_string(i) + " '" + before + before + "'>";
  }
  EXPECT_EQ(trace(bomb + "]><a>&e29;</a>", XmlErrors::kMended), "[a|]");
}

TEST(XmlReaderTest, DepthIsBounded) {
  std::string deep;
  for (int i = 0; i != 1'000'000; ++i) deep += "<a>";
  EXPECT_THROW(trace(deep), std::runtime_error);
  EXPECT_THROW(trace(deep, XmlErrors::kMended), std::runtime_error);
  deep.clear();
  for (int i = 0; i != 200; ++i) deep += "<a>";
  for (int i = 0; i != 200; ++i) deep += "</a>";
  EXPECT_EQ(trace(deep).size(), 200U * 4);
}

TEST(XmlReaderTest, NamesAreBounded) {
  std::string elements = "<a>";
  std::string attributes = "<a";
  for (int i = 0; i != 100'000; ++i) {
    elements += "<n" + std::to_string(i) + "/>";
    attributes += " n" + std::to_string(i) + "=''";
  }
  for (const std::string& xml : {elements + "</a>", attributes + "/>"})
    EXPECT_THROW(trace(xml, XmlErrors::kMended), std::runtime_error);
}

TEST(XmlReaderTest, ExceptionsPassTheParser) {
  EXPECT_THROW(trace("<a>throw</a>"), std::invalid_argument);
  Trace events;
  const Pieces failing = []() -> std::string_view { throw std::invalid_argument("cannot read"); };
  EXPECT_THROW(read_xml(failing, events, XmlErrors::kMended), std::invalid_argument);
}

}  // namespace
}  // namespace neardup::cli
