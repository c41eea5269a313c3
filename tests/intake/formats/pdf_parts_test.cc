#include "formats/pdf_parts.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <string>

namespace neardup::cli {
namespace {

std::string object(const std::string& dictionary) {
  return "1 0 obj\n<< " + dictionary + " >>\nendobj\n";
}

std::string stream(const std::string& dictionary, const std::string& bytes) {
  return "2 0 obj\n<< " + dictionary + " >>\nstream\n" + bytes + "\nendstream\nendobj\n";
}

std::string pdf(const std::string& objects) {
  return "%PDF-1.7\n" + objects + "trailer << /Root 1 0 R >>\n%%EOF\n";
}

std::string shown(const std::string& objects) {
  return shown_by_pdf(pdf(objects)).shown;
}

std::string compressed(const std::string& text) {
  uLongf size = compressBound(text.size());
  std::string bytes(size, '\0');
  compress(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(text.data()), text.size());
  return bytes.substr(0, size);
}

TEST(PdfPartsTest, PicturesAndEmbeddedFilesAreKnownByTheirBytes) {
  for (const std::string kind : {"/Subtype /Image", "/Subtype/Image/Width 1", "/Type /EmbeddedFile"}) {
    EXPECT_NE(shown(stream(kind, "one")), shown(stream(kind, "two"))) << kind;
    EXPECT_NE(shown(stream(kind, "one")), shown("")) << kind;
    EXPECT_EQ(shown(stream(kind, "one")), shown(object("/Type /Page") + stream(kind, "one"))) << kind;
  }
  EXPECT_EQ(shown(stream("/Subtype /Image", "one") + stream("/Subtype /Image", "two")),
            shown(stream("/Subtype /Image", "two") + stream("/Subtype /Image", "one")));
  for (const std::string kind : {"/Length 3", "/ImageMask true"}) EXPECT_EQ(shown(stream(kind, "one")), "") << kind;
  EXPECT_EQ(shown(stream("/Length 9", "obj /Image /AS /Yes")), "") << "bytes are no objects";
}

TEST(PdfPartsTest, StatesOfCheckBoxesAreRead) {
  EXPECT_EQ(shown(object("/FT /Btn /AS /Yes/Rect [0 0 1 1]") + object("/AS/Off")), "/Yes/Off");
  EXPECT_EQ(shown(object("/ASCII /Yes")), "");
  EXPECT_EQ(shown(stream("/Type /ObjStm /Filter /FlateDecode", compressed("<< /FT /Btn /AS /On >>"))), "/On");
  EXPECT_EQ(shown(stream("/Type /ObjStm", "not compressed /AS /On")), "");
}

TEST(PdfPartsTest, ValuesOfFieldsAreRead) {
  EXPECT_EQ(shown(object("/FT /Tx /V (An\\)na) /T (name)")), "(An\\)na");
  EXPECT_NE(shown(object("/FT /Tx /V <416e>")), shown(object("/FT /Tx /V <4265>")));
  EXPECT_EQ(shown(object("/Version 1 /V 5 /V << /A 1 >>")), "");
}

TEST(PdfPartsTest, NotesOfReadersAreRead) {
  const auto notes = [](const std::string& objects) { return shown_by_pdf(pdf(objects)).notes; };
  EXPECT_EQ(notes(object("/Type /Page /Contents 4 0 R")), "");
  EXPECT_NE(notes(object("/Subtype /Text /Contents (agreed)")), notes(object("/Subtype /Text /Contents (refused)")));
  EXPECT_NE(notes(object("/Subtype /Ink /InkList [[1 2 3 4]]")), notes(object("/Subtype /Ink /InkList [[1 2 3 5]]")));
  for (const std::string kind : {"/Highlight", "/Square", "/Stamp"})
    EXPECT_NE(notes(object("/Subtype " + kind + " /Rect [1 2 3 4]")), "") << kind;
  EXPECT_EQ(notes(object("/Subtype /Link /Rect [1 2 3 4]")), "");
  EXPECT_EQ(notes(object("/Line 4")), "") << "no annotation";
  const auto stamp = [&](const std::string& name) {
    return notes(object("/Subtype /Stamp /Rect [1 2 3 4] /Name /" + name));
  };
  EXPECT_NE(stamp("Approved"), stamp("NotApproved"));
  EXPECT_NE(notes(object("/QuadPoints [1 2 3 4]")), notes(object("/QuadPoints [1 2 3 5]")));
  const std::string one = object("/QuadPoints [1 2 3 4]");
  const std::string two = object("/Contents (agreed)");
  EXPECT_EQ(notes(one + two), notes(two + object("/QuadPoints [ 1 2\n3 4 ]"))) << "saved again";
  EXPECT_NE(notes(object("/A << /URI (http://a.example/) >>")), notes(object("/A << /URI (http://b.example/) >>")));
  EXPECT_NE(notes(object("/Encrypt 3 0 R /ID [(a)]")), notes(object("/Encrypt 3 0 R /ID [(b)]"))) << "nothing is known";
}

TEST(PdfPartsTest, PicturesAreCounted) {
  EXPECT_EQ(shown_by_pdf(pdf(object("/Type /Page"))).pictures, 0U);
  EXPECT_EQ(shown_by_pdf(pdf(stream("/Subtype /Image", "one") + stream("/Subtype /Image", "two"))).pictures, 2U);
}

TEST(PdfPartsTest, ValuesWithoutAnEndTakeNoMemory) {
  std::string objects;
  for (int i = 0; i != 20000; ++i) objects += "/V (";
  EXPECT_LT(shown(object(objects)).size(), objects.size());
}

TEST(PdfPartsTest, OfAnEncryptedOrCutFileNothingIsSure) {
  const std::string picture = stream("/Subtype /Image", "one");
  EXPECT_EQ(shown_by_pdf("%PDF-1.7\n" + picture + "trailer << /Encrypt 5 0 R >>").shown, "");
  const std::string whole = pdf(object("/AS /Yes") + picture);
  for (std::size_t end = 0; end != whole.size(); ++end) shown_by_pdf(whole.substr(0, end));
  EXPECT_EQ(shown_by_pdf("").shown, "");
}

}  // namespace
}  // namespace neardup::cli
