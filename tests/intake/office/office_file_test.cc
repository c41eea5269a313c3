#include "office/office_file.h"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>
#include <string>

#include "intake/no_bound.h"
#include "intake/zipped.h"

namespace neardup::cli {
namespace {

constexpr const char* kRelationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";

std::string relation(const std::string& id, const std::string& type, const std::string& target) {
  return "<Relationship Id='" + id + "' Type='" + kRelationships + type + "' Target='" + target + "'/>";
}

std::string relations(const std::string& all) {
  return "<Relationships>" + all + "</Relationships>";
}

/** The parts of Office Open XML that say which part is the main one. */
ZipContent package(const std::string& main, const std::string& kind) {
  return {{"[Content_Types].xml",
           "<Types><Default Extension='xml' ContentType='application/xml'/><Override PartName='/" + main +
               "' ContentType='application/vnd.openxmlformats-officedocument." + kind + ".main+xml'/></Types>"},
          {"_rels/.rels",
           relations(relation("r1", "officeDocument", main) + relation("r2", "core-properties", "core.xml"))},
          {"core.xml",
           "<p xmlns:dc='d'><dc:title>A title</dc:title><dc:creator>Ann</dc:creator><dc:creator>Bob</dc:creator></p>"}};
}

ElementsRead read(const ZipContent& parts, std::size_t max_bytes = kNoBound) {
  const std::string bytes = zipped(parts);
  return OfficeFile(bytes, max_bytes).read();
}

std::string run(const std::string& text, const std::string& properties = {}) {
  return "<w:r>" + properties + "<w:t xml:space='preserve'>" + text + "</w:t></w:r>";
}

ZipContent word(const std::string& body, const std::string& styles = "<w:styles xmlns:w='w'/>") {
  ZipContent parts = package("word/document.xml", "wordprocessingml.document");
  parts.emplace_back(
      "word/_rels/document.xml.rels",
      relations(relation("s", "styles", "styles.xml") + relation("f", "footnotes", "footnotes.xml") +
                relation("h", "header", "../word/header1.xml") + relation("x", "footnotes", "../../../etc/passwd")));
  parts.emplace_back("word/footnotes.xml", "<w:f xmlns:w='w'><w:p>" + run("a note") + "</w:p></w:f>");
  parts.emplace_back("word/header1.xml", "<w:h xmlns:w='w'><w:p>" + run("a header") + "</w:p></w:h>");
  parts.emplace_back("word/styles.xml", styles);
  parts.emplace_back("word/document.xml",
                     "<w:document xmlns:w='w' xmlns:mc='mc' xmlns:v='v'><w:body>" + body + "</w:body></w:document>");
  return parts;
}

std::string word_body(const std::string& body) {
  return read(word(body)).body;
}

TEST(OfficeFileTest, FormulasAndHeadersOfSheetsAreRead) {
  const auto workbook = [](const std::string& formula) {
    ZipContent parts = package("xl/workbook.xml", "spreadsheetml.sheet");
    parts.emplace_back("xl/_rels/workbook.xml.rels", relations(relation("i", "worksheet", "s.xml")));
    parts.emplace_back("xl/workbook.xml", "<workbook xmlns:r='r'><sheets><sheet r:id='i'/></sheets></workbook>");
    parts.emplace_back("xl/s.xml",
                       "<worksheet><sheetData><row><c>" + formula +
                           "<v>7</v></c></row></sheetData><headerFooter><oddHeader>&amp;C&amp;\"Arial,Bold\"&amp;12"
                           "Draft of May&amp;P</oddHeader></headerFooter></worksheet>");
    return read(parts);
  };
  const ElementsRead sum = workbook("<f>SUM(A1:A3)</f>");
  EXPECT_EQ(sum.body, "7\n");
  EXPECT_EQ(sum.wordless.notes, "SUM(A1:A3)\n");
  EXPECT_NE(sum.left_out.find("Draft of May"), std::string::npos);
  EXPECT_EQ(workbook("").wordless.notes, "");
}

TEST(OfficeFileTest, AWordDocumentHasItsTextNotesHeadersAndProperties) {
  const ElementsRead document =
      read(word("<w:p>" + run("one ") + run("two") + "</w:p><w:p>" + run("thr") + run("ee") + "</w:p>"));
  EXPECT_EQ(document.body, "one two\nthree\n");
  EXPECT_EQ(document.notes, "a note\n");
  EXPECT_EQ(document.left_out, "a header\n");
  const std::vector<std::pair<std::string, std::string>> properties{
      {"title", "A title"}, {"author", "Ann"}, {"author", "Bob"}};
  EXPECT_EQ(document.properties, properties);
}

TEST(OfficeFileTest, DeletedTextIsNotReadAndMovedTextOnce) {
  EXPECT_EQ(word_body("<w:p>" + run("stays") + "<w:del>" + run("gone") +
                      "<w:r><w:delText>gone</w:delText></w:r></w:del><w:ins>" + run(" added") + "</w:ins></w:p>"),
            "stays added\n");
  EXPECT_EQ(word_body("<w:moveFrom><w:p>" + run("moved") + "</w:p></w:moveFrom><w:p><w:moveTo>" + run("moved") +
                      "</w:moveTo></w:p>"),
            "moved\n");
  EXPECT_EQ(
      word_body("<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>" + run("one ") + "</w:p><w:p>" + run("line") + "</w:p>"),
      "one line\n");
}

TEST(OfficeFileTest, RemovedTextIsKeptApart) {
  const auto removed = [](const std::string& body) {
    return read(word("<w:p>" + run("stays") + body + "</w:p>")).removed;
  };
  EXPECT_EQ(removed(""), "");
  EXPECT_NE(removed("<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>").find("gone"), std::string::npos);
  EXPECT_NE(removed("<w:moveFrom>" + run("gone") + "</w:moveFrom>").find("gone"), std::string::npos);
  for (const char* const property : {"vanish", "strike", "dstrike"}) {
    const std::string properties = std::string("<w:rPr><w:") + property + "/></w:rPr>";
    EXPECT_NE(removed(run("gone", properties)).find("gone"), std::string::npos) << property;
  }
  EXPECT_EQ(removed("<w:r><w:instrText>PAGE</w:instrText></w:r>").find("PAGE"), std::string::npos);
}

TEST(OfficeFileTest, HiddenRunsAreNotRead) {
  EXPECT_EQ(word_body("<w:p>" + run("hidden", "<w:rPr><w:vanish/></w:rPr>") +
                      run("shown", "<w:rPr><w:vanish w:val='false'/></w:rPr>") + "</w:p>"),
            "shown\n");
  for (const char* const strike : {"<w:strike/>", "<w:dstrike w:val='1'/>"}) {
    EXPECT_EQ(word_body("<w:p>" + run("gone", std::string("<w:rPr>") + strike + "</w:rPr>") +
                        run("stays", "<w:rPr><w:strike w:val='0'/></w:rPr>") + "</w:p>"),
              "stays\n");
  }
  const std::string styles =
      "<w:styles xmlns:w='w'><w:style w:styleId='A'><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId='B'>"
      "<w:basedOn w:val='A'/></w:style><w:style w:styleId='C'><w:basedOn w:val='A'/><w:rPr><w:vanish "
      "w:val='0'/></w:rPr>"
      "</w:style></w:styles>";
  const auto styled = [](const std::string& style) {
    return run("of " + style, "<w:rPr><w:rStyle w:val='" + style + "'/></w:rPr>");
  };
  EXPECT_EQ(read(word("<w:p>" + styled("A") + styled("B") + styled("C") + styled("D") + "</w:p>", styles)).body,
            "of Cof D\n");
  EXPECT_EQ(
      read(word("<w:p><w:pPr><w:pStyle w:val='A'/></w:pPr>" + run("hidden") + "</w:p><w:p>" + run("shown") + "</w:p>",
                styles))
          .body,
      "shown\n");
}

TEST(OfficeFileTest, AHyphenThatBreaksNoLineIsRead) {
  const std::string hyphen = "<w:r><w:noBreakHyphen/></w:r>";
  EXPECT_EQ(word_body("<w:p>" + run("well") + hyphen + run("kept") +
                      "<w:r><w:rPr><w:vanish/></w:rPr><w:noBreakHyphen/></w:r>" + "</w:p>"),
            "well\u2011kept\n");
}

TEST(OfficeFileTest, ATextBoxIsReadOnce) {
  const std::string box = "<w:txbxContent><w:p>" + run("in the box") + "</w:p></w:txbxContent>";
  EXPECT_EQ(
      word_body("<w:p><w:r><mc:AlternateContent><mc:Choice>" + box + "</mc:Choice><mc:Fallback><w:pict><v:textbox>" +
                box + "</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>"),
      "in the box\n");
}

TEST(OfficeFileTest, OfAFieldTheResultIsRead) {
  const auto mark = [](const std::string& type) { return "<w:r><w:fldChar w:fldCharType='" + type + "'/></w:r>"; };
  const std::string inner =
      mark("begin") + "<w:r><w:instrText>PAGE</w:instrText></w:r>" + mark("separate") + run("inner") + mark("end");
  EXPECT_EQ(word_body("<w:p>" + mark("begin") + inner + mark("separate") + run("result") + mark("end") + run(" text") +
                      mark("end") + run(" after") + "</w:p>"),
            "result text after\n");
}

TEST(OfficeFileTest, TablesAreReadByRows) {
  const auto cell = [](const std::string& text) {
    return "<w:tc><w:p>" + (text.empty() ? "" : run(text)) + "</w:p></w:tc>";
  };
  EXPECT_EQ(
      word_body("<w:tbl><w:tr>" + cell("a") + cell("b") + "</w:tr><w:tr>" + cell("") + cell("d") + "</w:tr></w:tbl>"),
      "a\tb\nd\n");
}

std::string word_cells(const std::string& body) {
  return read(word(body)).wordless.cells;
}

TEST(OfficeFileTest, ItIsNotedInWhichColumnsWordsStandBehindEmptyCells) {
  const auto row = [](const std::vector<std::string>& cells) {
    std::string all = "<w:tr>";
    for (const std::string& cell : cells) all += "<w:tc><w:p>" + (cell.empty() ? "" : run(cell)) + "</w:p></w:tc>";
    return all + "</w:tr>";
  };
  const std::string head = row({"name", "yes", "no"});
  EXPECT_EQ(word_cells(head + row({"Ann", "x", ""}) + row({"Bob", "x", ""})), "");
  EXPECT_EQ(word_cells(head + row({"Ann", "x", ""}) + row({"Bob", "", "x"})), "2: 0 2 \n");
  EXPECT_EQ(word_cells(head + row({"Ann", "", "x"}) + row({"Bob", "x", ""})), "1: 0 2 \n");
  EXPECT_EQ(word_cells("<w:p>" + run("text") + "</w:p>" + head + row({"", "", "x"})), "1: 2 \n");
}

TEST(OfficeFileTest, TabsMakeColumnsToo) {
  const std::string tab = "<w:r><w:tab/></w:r>";
  EXPECT_EQ(word_cells("<w:p>" + run("rent") + tab + run("5") + tab + "</w:p>"), "");
  EXPECT_EQ(word_cells("<w:p>" + run("rent") + tab + tab + run("5") + "</w:p>"), "0: 0 2 \n");
}

TEST(OfficeFileTest, FormFieldsAndSignsOfFontsAreNoted) {
  const auto field = [](const std::string& data) {
    return read(word("<w:p><w:r><w:fldChar w:fldCharType='begin'><w:ffData>" + data +
                     "</w:ffData></w:fldChar></w:r></w:p>"))
        .wordless.shown;
  };
  EXPECT_NE(field("<w:checkBox><w:default w:val='0'/></w:checkBox>"),
            field("<w:checkBox><w:default w:val='1'/></w:checkBox>"));
  EXPECT_NE(field("<w:checkBox><w:default w:val='0'/></w:checkBox>"),
            field("<w:checkBox><w:default w:val='0'/><w:checked/></w:checkBox>"));
  EXPECT_NE(field("<w:ddList><w:result w:val='1'/><w:listEntry w:val='a'/></w:ddList>"),
            field("<w:ddList><w:result w:val='2'/><w:listEntry w:val='a'/></w:ddList>"));
  const auto written = [](const std::string& value) {
    return read(
        word("<w:p><w:r><w:fldChar w:fldCharType='begin'><w:ffData><w:textInput/></w:ffData></w:fldChar></w:r><w:r>"
             "<w:instrText>FORMTEXT</w:instrText></w:r><w:r><w:fldChar w:fldCharType='separate'/></w:r>" +
             run(value) + "<w:r><w:fldChar w:fldCharType='end'/></w:r></w:p>"));
  };
  EXPECT_NE(written("Anna").wordless.shown, written("Bert").wordless.shown);
  EXPECT_EQ(written("Anna").body, "Anna\n");
  const auto control = [](const std::string& kind, const std::string& value) {
    return read(word("<w:p><w:sdt><w:sdtPr><w:" + kind + "/></w:sdtPr><w:sdtContent>" + run(value) +
                     "</w:sdtContent></w:sdt></w:p>"))
        .wordless.shown;
  };
  for (const char* const kind : {"text", "comboBox", "dropDownList", "date"})
    EXPECT_NE(control(kind, "Anna"), control(kind, "Bert")) << kind;
  EXPECT_EQ(control("docPartObj", "Contents"), "") << "a table of contents";
  EXPECT_NE(read(word("<w:p><w:r><w:sym w:font='Wingdings' w:char='F0FE'/></w:r></w:p>")).wordless.shown,
            read(word("<w:p><w:r><w:sym w:font='Wingdings' w:char='F0A8'/></w:r></w:p>")).wordless.shown);
  EXPECT_EQ(read(word("<w:p>" + run("words") + "</w:p>")).wordless.shown, "");
}

TEST(OfficeFileTest, PicturesAreKnownByTheirBytes) {
  const auto shown = [](const std::string& owner, const std::string& name, const std::string& bytes) {
    ZipContent parts = word("<w:p>" + run("words") + "</w:p>");
    parts.emplace_back("word/_rels/" + owner + ".rels", relations(relation("i", "image", "media/" + name)));
    parts.emplace_back("word/media/" + name, bytes);
    return read(parts).wordless.shown;
  };
  EXPECT_NE(shown("comments.xml", "a.png", "one"), "");
  EXPECT_NE(shown("comments.xml", "a.png", "one"), shown("comments.xml", "a.png", "two"));
  EXPECT_EQ(shown("comments.xml", "a.png", "one"), shown("comments.xml", "b.png", "one"));
  EXPECT_EQ(shown("theme1.xml", "a.png", "one"), "");
}

TEST(OfficeFileTest, WordArtIsRead) {
  EXPECT_EQ(word_body("<w:p>" + run("a") +
                      "<w:r><w:pict><v:shape><v:textpath string='Summer party'/></v:shape></w:pict>"
                      "</w:r>" +
                      run("b") + "</w:p>"),
            "a Summer party b\n");
}

TEST(OfficeFileTest, SheetsAreInTheOrderOfTheWorkbook) {
  ZipContent parts = package("xl/workbook.xml", "spreadsheetml.sheet");
  parts.emplace_back("xl/_rels/workbook.xml.rels",
                     relations(relation("i1", "worksheet", "s1.xml") + relation("i2", "worksheet", "/xl/s2.xml") +
                               relation("i3", "worksheet", "s3.xml") + relation("i4", "sharedStrings", "strings.xml")));
  parts.emplace_back("xl/workbook.xml",
                     "<workbook xmlns:r='r'><sheets><sheet sheetId='2' name='January' r:id='i2'/><sheet sheetId='1' "
                     "name='Sheet1' r:id='i1'/><sheet r:id='i2'/>"
                     "<sheet state='hidden' r:id='i3'/></sheets></workbook>");
  parts.emplace_back(
      "xl/s1.xml",
      "<worksheet><sheetData><row><c t='s'><v>1</v></c><c><v>42.5</v></c></row><row><c t='inlineStr'><is><t>in"
      "</t></is></c><c t='b'><v>1</v></c><c t='str'><f>A1</f><v>f</v></c><c t='s'><v>99</v></c></row>"
      "</sheetData></worksheet>");
  parts.emplace_back("xl/s2.xml", "<worksheet><sheetData><row><c t='s'><v>0</v></c></row></sheetData></worksheet>");
  parts.emplace_back("xl/s3.xml", "<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>");
  parts.emplace_back(
      "xl/strings.xml",
      "<sst><si><t>first</t></si><si><r><t>rich </t></r><r><t>text</t></r><rPh><t>reading</t></rPh></si></sst>");
  const ElementsRead document = read(parts);
  EXPECT_EQ(document.body, "first\nrich text\t42.5\nin\tTRUE\tf\n");
  EXPECT_EQ(document.left_out, "January\n7\n");
}

TEST(OfficeFileTest, PartsOfAPackageAreNamedInAnyCase) {
  ZipContent parts = package("XL/workbook.xml", "spreadsheetml.sheet");
  parts.emplace_back("xl/_rels/Workbook.xml.rels", relations(relation("i", "worksheet", "sheet1.xml") +
                                                             relation("s", "sharedStrings", "strings.xml")));
  parts.emplace_back("xl/Workbook.xml", "<workbook xmlns:r='r'><sheets><sheet r:id='i'/></sheets></workbook>");
  parts.emplace_back("xl/Sheet1.xml", "<worksheet><sheetData><row><c t='s'><v>0</v></c></row></sheetData></worksheet>");
  parts.emplace_back("xl/Strings.xml", "<sst><si><t>words</t></si></sst>");
  EXPECT_EQ(read(parts).body, "words\n");
  EXPECT_EQ(read(parts).unread.size(), 0U);
  parts.pop_back();
  EXPECT_EQ(read(parts).unread, std::set<std::string>{"part that the file lacks"});
}

TEST(OfficeFileTest, SlidesAreReadWithTheirNotes) {
  const auto shape = [](const std::string& type, const std::string& text) {
    return "<p:sp><p:nvSpPr><p:nvPr><p:ph type='" + type + "'/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>" + text +
           "</a:t></a:r></a:p></p:txBody></p:sp>";
  };
  const auto slide = [](const std::string& shapes, const std::string& shown = {}) {
    return "<p:sld xmlns:p='p' xmlns:a='a'" + shown + ">" + shapes + "</p:sld>";
  };
  ZipContent parts = package("ppt/presentation.xml", "presentationml.presentation");
  parts.emplace_back("ppt/slide1.xml", slide(shape("title", "Second") + shape("sldNum", "2") + shape("ftr", "footer")));
  parts.emplace_back("ppt/slide2.xml", slide(shape("title", "First")));
  parts.emplace_back("ppt/slide3.xml", slide(shape("title", "Hidden"), " show='0'"));
  parts.emplace_back("ppt/notes.xml", slide(shape("body", "said of the first")));
  parts.emplace_back("ppt/_rels/slide2.xml.rels", relations(relation("n", "notesSlide", "notes.xml")));
  parts.emplace_back("ppt/_rels/presentation.xml.rels",
                     relations(relation("r1", "slide", "slide1.xml") + relation("r2", "slide", "slide2.xml") +
                               relation("r3", "slide", "slide3.xml")));
  parts.emplace_back(
      "ppt/presentation.xml",
      "<p:presentation xmlns:p='p' xmlns:r='r'><p:sldId id='256' r:id='r2'/><p:sldId id='257' r:id='r1'/>"
      "<p:sldId id='258' r:id='r3'/><p:sldId id='259' r:id='r2'/></p:presentation>");
  const ElementsRead document = read(parts);
  EXPECT_EQ(document.body, "First\nsaid of the first\nSecond\n");
  EXPECT_EQ(document.left_out, "Hidden\n");
}

constexpr const char* kOdfNames =
    " xmlns:office='o' xmlns:text='t' xmlns:table='b' xmlns:draw='d' xmlns:style='s' xmlns:dc='c'";

ZipContent open_document(const std::string& kind, const std::string& body, const std::string& styles = {}) {
  return {{"mimetype", "application/vnd.oasis.opendocument." + kind},
          {"content.xml", std::string("<office:document-content") + kOdfNames + "><office:automatic-styles>" + styles +
                              "</office:automatic-styles><office:body>" + body +
                              "</office:body></office:document-content>"},
          {"meta.xml", std::string("<office:document-meta") + kOdfNames +
                           "><office:meta><dc:title>T</dc:title></office:meta></office:document-meta>"}};
}

TEST(OfficeFileTest, AnOpenDocumentTextIsReadAsItIsShown) {
  const ElementsRead document = read(open_document(
      "text",
      "<text:tracked-changes><text:deletion><text:p>deleted</text:p></text:deletion></text:tracked-changes>"
      "<text:h>Head</text:h><text:p>one<text:s/>two<text:note><text:note-citation>1</text:note-citation>"
      "<text:note-body><text:p>a note</text:p></text:note-body></text:note><text:span text:style-name='H'>"
      "hidden</text:span><text:span text:style-name='S'>struck</text:span></text:p> not in a paragraph "
      "<text:p><draw:frame><draw:text-box><text:p>a box</text:p>"
      "</draw:text-box></draw:frame></text:p><text:section text:display='none'><text:p>hidden</text:p></text:section>",
      "<style:style style:name='H'><style:text-properties text:display='none'/></style:style><style:style "
      "style:name='S'>"
      "<style:text-properties style:text-line-through-style='solid'/></style:style>"));
  EXPECT_EQ(document.body, "Head\none\ttwo\na box\n");
  EXPECT_EQ(document.notes, "a note\n");
  EXPECT_EQ(document.properties.front().second, "T");
}

TEST(OfficeFileTest, RaisedNumbersAreNoPartOfTheNumberBefore) {
  const auto raised = [](const std::string& text) {
    return run(text, "<w:rPr><w:vertAlign w:val='superscript'/></w:rPr>");
  };
  EXPECT_EQ(
      word_body("<w:p>" + run("10") + raised("2") + run(" m") + raised("2") + run(", 5") + raised("th") + "</w:p>"),
      "10^2 m2, 5th\n");
  const std::string style =
      "<style:style style:name='U'><style:text-properties style:text-position='super 58%'/></style:style>";
  EXPECT_EQ(read(open_document("text",
                               "<text:p>10<text:span text:style-name='U'>-2</text:span> <text:span>5</text:span>0"
                               "</text:p>",
                               style))
                .body,
            "10^-2 50\n");
}

TEST(OfficeFileTest, RepeatedCellsAreReadAsOftenAsTheyAreShownWithinTheLimit) {
  const auto sheet = [](const std::string& rows, const std::string& cells, const std::string& text) {
    return open_document("spreadsheet", "<table:table><table:table-row table:number-rows-repeated='" + rows +
                                            "'><table:table-cell table:number-columns-repeated='" + cells + "'>" +
                                            text + "</table:table-cell></table:table-row></table:table>");
  };
  EXPECT_EQ(read(sheet("2", "3", "<text:p>x</text:p>")).body, "x\tx\tx\nx\tx\tx\n");
  EXPECT_EQ(read(sheet("1048576", "16384", "")).body, "");
  EXPECT_THROW(read(sheet("1048576", "16384", "<text:p>x</text:p>")), std::runtime_error);
}

TEST(OfficeFileTest, CellsOfSheetsHaveTheirColumns) {
  const auto sheet = [](const std::string& rows) {
    ZipContent parts = package("xl/workbook.xml", "spreadsheetml.sheet");
    parts.emplace_back("xl/_rels/workbook.xml.rels", relations(relation("i1", "worksheet", "s1.xml")));
    parts.emplace_back("xl/workbook.xml", "<workbook xmlns:r='r'><sheets><sheet r:id='i1'/></sheets></workbook>");
    parts.emplace_back("xl/s1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>");
    return read(parts).wordless.cells;
  };
  EXPECT_EQ(sheet("<row><c r='A1'><v>1</v></c><c r='B1'><v>2</v></c></row>"), "");
  EXPECT_EQ(sheet("<row><c r='A1'><v>1</v></c><c r='AB1'><v>2</v></c></row>"), "0: 0 27 \n");
  EXPECT_EQ(sheet("<row><c><v>1</v></c><c/><c><v>2</v></c></row>"), "0: 0 2 \n");
  const auto open_sheet = [](const std::string& cells) {
    return read(open_document("spreadsheet",
                              "<table:table><table:table-row>" + cells + "</table:table-row></table:table>"))
        .wordless.cells;
  };
  const std::string x = "<table:table-cell><text:p>x</text:p></table:table-cell>";
  EXPECT_EQ(open_sheet(x + x + "<table:table-cell table:number-columns-repeated='1020'/>"), "");
  EXPECT_EQ(open_sheet(x + "<table:table-cell table:number-columns-repeated='3'/>" + x), "0: 0 4 \n");
}

TEST(OfficeFileTest, RemovedTextOfOpenDocumentIsKeptApartWithoutItsAuthor) {
  const auto change = [](const std::string& kind, const std::string& text) {
    return "<text:tracked-changes><text:changed-region><text:" + kind +
           "><office:change-info><dc:creator xmlns:dc='d'>Eva</dc:creator><dc:date xmlns:dc='d'>2024-01-01</dc:date>"
           "</office:change-info>" +
           text + "</text:" + kind + "></text:changed-region></text:tracked-changes>";
  };
  const auto removed = [](const std::string& body) { return read(open_document("text", body)).removed; };
  EXPECT_EQ(removed(change("insertion", "")).find_first_not_of(' '), std::string::npos);
  const std::string deleted = removed(change("deletion", "<text:p>gone</text:p>"));
  EXPECT_NE(deleted.find("gone"), std::string::npos);
  EXPECT_EQ(deleted.find("Eva"), std::string::npos);
}

TEST(OfficeFileTest, PicturesAreCounted) {
  const std::string picture = "<w:drawing><a:blip xmlns:a='a'/></w:drawing>";
  EXPECT_EQ(read(word("<w:p>" + run("words") + "</w:p>")).wordless.pictures, 0U);
  EXPECT_EQ(read(word("<w:p>" + run("words") + "<w:r>" + picture + picture + "</w:r></w:p>")).wordless.pictures, 2U);
  EXPECT_EQ(read(open_document("text", "<draw:frame xmlns:draw='d'><draw:image/></draw:frame>")).wordless.pictures, 1U);
}

TEST(OfficeFileTest, FieldsOfOpenDocumentAreReadAndNoted) {
  const auto form = [](const std::string& fields) {
    return read(open_document("text", "<office:forms><form:form xmlns:form='f'>" + fields +
                                          "</form:form></office:forms><text:p>words</text:p>"));
  };
  EXPECT_EQ(form("<form:text form:current-value='Ann'/>").body, "Ann\nwords\n");
  const auto mark = [&](const std::string& value) {
    return form("<field:fieldmark xmlns:field='x'><field:param field:name='Checkbox_Checked' field:value='" + value +
                "'/></field:fieldmark>")
        .wordless.shown;
  };
  EXPECT_NE(mark("true"), mark("false"));
  const auto box = [&](const std::string& value) {
    return form("<loext:content-control xmlns:loext='l' loext:checkbox='true' loext:checked='" + value + "'/>")
        .wordless.shown;
  };
  EXPECT_NE(box("true"), box("false"));
  EXPECT_NE(form("<form:checkbox form:current-state='checked'/>").wordless.shown,
            form("<form:checkbox form:current-state='unchecked'/>").wordless.shown);
  const auto two = [&](const std::string& kind, const std::string& first, const std::string& second) {
    return form("<form:" + kind + " " + first + "/><form:" + kind + " " + second + "/>").wordless.shown;
  };
  EXPECT_NE(two("checkbox", "form:state='checked'", ""), two("checkbox", "", "form:state='checked'"));
  EXPECT_NE(two("option", "form:selected='true'", ""), two("option", "", "form:selected='true'"));
  EXPECT_NE(two("radio", "form:current-selected='true'", ""), two("radio", "", "form:current-selected='true'"));
  EXPECT_NE(two("text", "form:current-value='a'", ""), two("text", "form:current-value='b'", ""));
}

TEST(OfficeFileTest, FormsOfFormulasAreNoted) {
  const auto math = [](const std::string& inside) {
    return read(word("<w:p xmlns:m='m'><m:oMath>" + inside + "</m:oMath></w:p>"));
  };
  const std::string a = "<m:r><m:t>a</m:t></m:r>";
  const std::string b = "<m:r><m:t>b</m:t></m:r>";
  EXPECT_EQ(math("<m:f><m:num>" + a + "</m:num><m:den>" + b + "</m:den></m:f>").body, "a\tb\n");
  EXPECT_NE(math("<m:sSup><m:e>" + a + "</m:e><m:sup>" + b + "</m:sup></m:sSup>").wordless.shown,
            math("<m:sSub><m:e>" + a + "</m:e><m:sub>" + b + "</m:sub></m:sSub>").wordless.shown);
  EXPECT_NE(math("<m:nary><m:naryPr><m:chr m:val='\u220f'/></m:naryPr></m:nary>" + a).wordless.shown,
            math("<m:nary><m:naryPr><m:chr m:val='\u2211'/></m:naryPr></m:nary>" + a).wordless.shown);
  const auto open = [](const std::string& inside) {
    ZipContent parts = open_document("text", "<text:p>words</text:p>");
    parts.emplace_back("Object 1/content.xml", "<math xmlns='m'>" + inside + "</math>");
    return read(parts);
  };
  EXPECT_EQ(open("<mfrac><mi>a</mi><mi>b</mi></mfrac>").body, "words\na b\n");
  EXPECT_NE(open("<msup><mi>a</mi><mn>2</mn></msup>").wordless.shown,
            open("<msub><mi>a</mi><mn>2</mn></msub>").wordless.shown);
}

constexpr const char* kChart =
    "<c:chartSpace xmlns:c='c' "
    "xmlns:a='a'><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx>"
    "</c:title><c:ser><c:tx><c:strRef><c:f>Sheet1!A1</c:f><c:strCache><c:pt><c:v>North</c:v></c:pt></c:strCache></"
    "c:strRef>"
    "</c:tx><c:cat><c:strCache><c:pt><c:v>May</c:v></c:pt><c:pt><c:v>June</c:v></c:pt></c:strCache></c:cat><c:val>"
    "<c:numCache><c:formatCode>General</c:formatCode><c:pt><c:v>4.2999999999999998</c:v></c:pt><c:pt><c:v>12</c:v></"
    "c:pt>"
    "</c:numCache></c:val></c:ser></c:chartSpace>";

TEST(OfficeFileTest, ChartsAreReadWithTheirValues) {
  const std::string chart = "Sales\nNorth\nMay\tJune\n4.3\t12\n";
  ZipContent document = package("word/document.xml", "wordprocessingml.document");
  document.emplace_back("word/_rels/document.xml.rels", relations(relation("c", "chart", "charts/chart1.xml")));
  document.emplace_back("word/charts/chart1.xml", kChart);
  document.emplace_back("word/document.xml", "<w:d xmlns:w='w'><w:p>" + run("text") + "</w:p></w:d>");
  EXPECT_EQ(read(document).body, "text\n" + chart);

  ZipContent slides = package("ppt/presentation.xml", "presentationml.presentation");
  slides.emplace_back("ppt/slide.xml", "<p:sld xmlns:p='p'/>");
  slides.emplace_back("ppt/_rels/slide.xml.rels", relations(relation("c", "chart", "chart.xml")));
  slides.emplace_back("ppt/chart.xml", kChart);
  slides.emplace_back("ppt/_rels/presentation.xml.rels", relations(relation("r", "slide", "slide.xml")));
  slides.emplace_back("ppt/presentation.xml", "<p:p xmlns:p='p' xmlns:r='r'><p:sldId r:id='r'/></p:p>");
  EXPECT_EQ(read(slides).body, chart);

  ZipContent sheets = package("xl/workbook.xml", "spreadsheetml.sheet");
  sheets.emplace_back("xl/_rels/workbook.xml.rels", relations(relation("s", "worksheet", "s.xml")));
  sheets.emplace_back("xl/_rels/s.xml.rels", relations(relation("d", "drawing", "d.xml")));
  sheets.emplace_back("xl/_rels/d.xml.rels", relations(relation("c", "chart", "c.xml")));
  sheets.emplace_back("xl/workbook.xml", "<w xmlns:r='r'><sheet r:id='s'/></w>");
  sheets.emplace_back("xl/s.xml", "<w><row><c><v>12</v></c></row></w>");
  sheets.emplace_back("xl/c.xml", kChart);
  EXPECT_EQ(read(sheets).body, "12\nSales\n");
}

TEST(OfficeFileTest, ObjectsOfOpenDocumentAreRead) {
  const std::string chart =
      std::string("<office:chart") + kOdfNames +
      "><text:p>Sales</text:p><table:table-row><table:table-cell><text:p>May</text:p>"
      "</table:table-cell><table:table-cell><text:p>4.3</text:p></table:table-cell></table:table-row>"
      "</office:chart>";
  const std::string formula = "<math xmlns='m'><mi>a</mi><mo>=</mo><mn>2</mn><annotation>size 12</annotation></math>";
  for (const char* const kind : {"text", "presentation", "spreadsheet"}) {
    ZipContent parts = open_document(kind, "<text:p>words</text:p>");
    parts.emplace_back("Object 1/content.xml", chart);
    parts.emplace_back("Object 2/content.xml", formula);
    const std::string objects = std::string(kind) == "spreadsheet" ? "" : "Sales\nMay\t4.3\na=2\n";
    EXPECT_EQ(read(parts).body, "words\n" + objects) << kind;
  }
}

TEST(OfficeFileTest, APageInAWordDocumentIsRead) {
  const auto with = [](const std::string& page) {
    ZipContent parts = package("word/document.xml", "wordprocessingml.document");
    parts.emplace_back("word/_rels/document.xml.rels", relations(relation("p", "aFChunk", "page")));
    parts.emplace_back("word/page", page);
    parts.emplace_back("word/document.xml", "<w:d xmlns:w='w'><w:p>" + run("text") + "</w:p><w:altChunk/></w:d>");
    return parts;
  };
  EXPECT_EQ(read(with("\n<html><body><p>A page</p><p>caf\u00e9</p></body></html>")).body, "text\nA page\ncaf\u00e9\n");
  EXPECT_EQ(read(with("")).body, "text\n");
  EXPECT_THROW(read(with("MIME-Version: 1.0\n\nA page")), std::runtime_error);
}

ZipContent book() {
  return {{"mimetype", "application/epub+zip"},
          {"META-INF/container.xml",
           "<container><rootfile full-path='O/b.opf' media-type='application/oebps-package+xml'/></container>"},
          {"O/one.xhtml", "<html><head><title/></head><body><p>last&nbsp;chapter<br>AT&amp;T</p></body></html>"},
          {"O/t wo.xhtml",
           "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.1//EN' "
           "'http://127.0.0.1:1/x.dtd'><html><script/><body><h1>First</h1>"
           "<p>c<b>af</b>&eacute;</p></body></html>"},
          {"O/aside.xhtml", "<html><body><p>aside</p></body></html>"},
          {"O/unread.xhtml", "<html><body><p>unread</p></body></html>"},
          {"O/b.opf",
           "<package xmlns:dc='d'><metadata><dc:title>Book</dc:title><dc:creator>Bob</dc:creator></metadata><manifest>"
           "<item id='1' href='one.xhtml' media-type='application/xhtml+xml'/><item id='2' href='t%20wo.xhtml' "
           "media-type='application/xhtml+xml'/><item id='a' href='aside.xhtml' media-type='application/xhtml+xml'/>"
           "<item id='u' href='unread.xhtml' media-type='application/xhtml+xml'/></manifest><spine><itemref idref='2'/>"
           "<itemref idref='1'/><itemref idref='a' linear='no'/><itemref idref='2'/></spine></package>"}};
}

TEST(OfficeFileTest, ABookIsReadInTheOrderOfItsSpineEachItemOnce) {
  const ElementsRead document = read(book());
  EXPECT_EQ(document.body, "First\ncafé\nlast\u00a0chapter\nAT&T\n");
  EXPECT_EQ(document.left_out, "aside\n");
}

TEST(OfficeFileTest, ChaptersOfABookHaveSeveralTypes) {
  const auto of_type = [](const std::string& type, const std::string& chapter) {
    ZipContent parts = book();
    parts[2].second = chapter;
    std::string& package = parts.back().second;
    const std::size_t at = package.find("application/xhtml+xml");
    package.replace(at, std::string("application/xhtml+xml").size(), type);
    return read(parts);
  };
  for (const char* const type : {"text/x-oeb1-document", "application/xml", "Text/HTML", "application/x-dtbook+xml"})
    EXPECT_EQ(of_type(type, "<html><p>words</p></html>").body, "First\ncafé\nwords\n") << type;
  EXPECT_EQ(of_type("image/svg+xml", "<svg><text>words</text></svg>").body, "First\ncafé\nwords\n");
  EXPECT_EQ(of_type("application/xhtml+xml", "").body, "First\ncafé\n") << "an empty one";
  EXPECT_EQ(of_type("application/xhtml+xml", "").unread.size(), 0U);
}

TEST(OfficeFileTest, AChapterThatABookLacksIsNamed) {
  ZipContent parts = book();
  parts.erase(parts.begin() + 2);
  EXPECT_EQ(read(parts).unread, std::set<std::string>{"chapter that the e-book lacks"});
  EXPECT_EQ(read(book()).unread.size(), 0U);
}

TEST(OfficeFileTest, HiddenElementsAndMarksOfNotesInABookAreNotRead) {
  ZipContent parts = book();
  parts[3].second =
      "<html><body><p>a<b>b</b><sup><a href='#n'>1</a></sup></p><p hidden=''>c</p><p style='Display : none'>d</p>"
      "<p style='color: red'>x<sup>2</sup></p><p><sup><a href='#t'>1</a></sup>note</p>"
      "<math><mi>y</mi><annotation>z</annotation></math></body></html>";
  EXPECT_EQ(read(parts).body, "ab\nx2\nnote\ny\nlast\u00a0chapter\nAT&T\n");
}

TEST(OfficeFileTest, TheStructureTellsTheKind) {
  const auto kind = [](const ZipContent& parts) {
    const std::string bytes = zipped(parts);
    return OfficeFile(bytes, kNoBound).kind();
  };
  EXPECT_EQ(kind(word("")), OfficeKind::kWord);
  EXPECT_EQ(kind(book()), OfficeKind::kEpub);
  EXPECT_EQ(kind(open_document("text", "")), OfficeKind::kOdt);
  EXPECT_EQ(kind({{"word/document.xml", "<w:document/>"}, {"letter.docx", "x"}}), OfficeKind::kNone);
  EXPECT_EQ(open_document_kind("application/vnd.sun.xml.writer"), OfficeKind::kOdt);
  EXPECT_EQ(open_document_kind("text/plain"), OfficeKind::kNone);
}

TEST(OfficeFileTest, WhatIsDamagedOrEncryptedSaysSo) {
  const auto problem = [](const std::string& bytes, std::size_t max_bytes = kNoBound) {
    try {
      OfficeFile(bytes, max_bytes).read();
      return std::string("none");
    } catch (const std::runtime_error& error) {
      return std::string(error.what());
    }
  };
  const std::string whole = zipped(word("<w:p>" + run(std::string(5000, 'x')) + "</w:p>"));
  EXPECT_EQ(problem(whole), "none");
  EXPECT_NE(problem(whole.substr(0, whole.size() / 2)), "none");
  EXPECT_NE(problem(zipped(word("<w:p>"))).find("'word/document.xml' is not well-formed XML in line 1"),
            std::string::npos);
  ZipContent secret = open_document("text", "");
  secret.emplace(secret.begin(), "META-INF/manifest.xml",
                 "<m><file-entry full-path='content.xml'><encryption-data/></file-entry></m>");
  EXPECT_EQ(problem(zipped(secret)), "is encrypted");
  EXPECT_EQ(problem(zipped(word("<w:p>" + run(std::string(5'000'000, 'x')) + "</w:p>")), 1'000'000),
            "larger than 1000000 bytes when decompressed");
}

TEST(OfficeFileTest, NamesThatClimbAndLoopsOfRelationsEnd) {
  EXPECT_EQ(part_name("word/document.xml", "../../../etc/passwd"), "../../etc/passwd");
  EXPECT_EQ(part_name("word/document.xml", "/word/a%20b.xml#x"), "word/a b.xml");
  EXPECT_EQ(part_name("", "word/./document.xml"), "word/document.xml");
  ZipContent parts = package("p.xml", "presentationml.presentation");
  parts.emplace_back("_rels/p.xml.rels", relations(relation("r", "slide", "p.xml")));
  parts.emplace_back("p.xml", "<p:presentation xmlns:p='p' xmlns:r='r'><p:sldId r:id='r'/></p:presentation>");
  EXPECT_EQ(read(parts).body, "");
}

}  // namespace
}  // namespace neardup::cli
