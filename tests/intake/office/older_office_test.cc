#include "office/older_office.h"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "intake/compound.h"

namespace neardup::cli {
namespace {

TEST(CompoundFileTest, StreamsAreReadWhateverTheirSize) {
  const std::string large(9000, 'x');
  const std::string bytes = compound({{"Small", "abc"}, {"Large", large}, {"Other", std::string(700, 'y')}});
  const CompoundFile file(bytes);
  EXPECT_EQ(file.stream("Small"), "abc");
  EXPECT_EQ(file.stream("Large"), large);
  EXPECT_EQ(file.stream("Other"), std::string(700, 'y'));
  EXPECT_EQ(file.stream("Missing"), "");
  EXPECT_TRUE(file.has("Large"));
  EXPECT_FALSE(file.has("Missing"));
}

TEST(CompoundFileTest, DamageIsAnError) {
  const std::string bytes = compound({{"Small", "abc"}, {"Large", std::string(9000, 'x')}});
  for (std::size_t size = 0; size < bytes.size() - 512; size += 100) {
    const std::string cut = bytes.substr(0, size);
    EXPECT_THROW(CompoundFile(cut).stream("Large"), std::runtime_error) << size;
  }
  std::string loop = bytes;
  for (std::size_t sector = 0; sector != 128; ++sector) put_at(loop, 512 + 4 * sector, field(sector, 4));
  EXPECT_THROW(CompoundFile(loop).stream("Large"), std::runtime_error);
}

/** A Word document. A part of its text is of one byte a character, the rest of two. */
class Document {
 public:
  /** Add text. @param hiding  the code of a property that its run has; 0 for none. @param part  0 the body, 1 notes, ... */
  void add(const std::string& text, unsigned hiding = 0, std::size_t part = 0) {
    counts_[part] += text.size();
    runs_.push_back({text_.size() + text.size(), hiding});
    text_ += text;
  }

  std::string bytes(const std::string& data = {}) const {
    std::string document(0x1aa, '\0');
    for (std::size_t part = 0; part != counts_.size(); ++part)
      put_at(document, 0x4c + 4 * part, field(counts_[part], 4));
    put_at(document, 0, field(0xa5ec, 2) + field(0xc1, 2));
    put_at(document, 0x800, text_);
    std::string page = field(0x800, 4);
    std::string properties;
    for (const auto& [end, hiding] : runs_) page += field(0x800 + end, 4);
    for (const auto& [end, hiding] : runs_) {
      page += field(hiding == 0 ? 0 : (400 + properties.size()) / 2, 1);
      if (hiding != 0) properties += field(3, 1) + field(hiding, 2) + field(1, 1);
    }
    put_at(page, 400, properties);
    page.resize(512);
    put_at(page, 511, field(runs_.size(), 1));
    put_at(document, 0x2000, page);
    const std::string pages = field(0x800, 4) + field(0x800 + text_.size(), 4) + field(0x10, 4);
    const std::string pieces =
        field(0, 4) + field(text_.size(), 4) + field(0, 2) + field(0x40000000 | (0x800 * 2), 4) + field(0, 2);
    const std::string table = pages + field(1, 1) + field(2, 2) + "ab" + field(2, 1) + field(pieces.size(), 4) + pieces;
    put_at(document, 0xfa, field(0, 4) + field(pages.size(), 4));
    put_at(document, 0x1a2, field(pages.size(), 4) + field(table.size() - pages.size(), 4));
    return compound({{"WordDocument", document}, {"0Table", table}, {"Data", data}});
  }

 private:
  std::array<std::size_t, 8> counts_{};
  std::string text_;
  std::vector<std::pair<std::size_t, unsigned>> runs_;
};

ElementsRead doc(const std::string& bytes) {
  return doc_text(CompoundFile(bytes));
}

TEST(DocTextTest, WhatIsDeletedOrHiddenIsNotRead) {
  Document document;
  document.add("stays ");
  document.add("deleted\r", 0x0800);
  document.add("caf\xe9 \x93quoted\x94 ");
  document.add("hidden", 0x083c);
  document.add("struck", 0x0837);
  document.add("end\r");
  EXPECT_EQ(doc(document.bytes()).body, "stays café “quoted” end\n");
}

TEST(DocTextTest, FieldsCellsAndPartsAreTakenApart) {
  Document document;
  document.add(
      "see \x13 LINK \x13 inner \x15\x14the page\x15 now\x07"
      "cell\x07\x07well\x1ekept\x1f\r");
  document.add("note\r", 0, 1);
  document.add("header\r", 0, 2);
  document.add("boxed\r", 0, 6);
  const ElementsRead read = doc(document.bytes());
  EXPECT_EQ(read.body, "see the page now\tcell\twell‑kept\nboxed\n");
  EXPECT_EQ(read.notes, "note\n");
  EXPECT_EQ(read.left_out, "header\n");
}

TEST(DocTextTest, EquationsAreReadUnlessTheyAreDeleted) {
  const std::string equation = "\x13 EQ \\o\\ad(\\s\\up 9(reading),word)\x14\x15";
  Document document;
  document.add("a ");
  document.add(equation);
  document.add(equation, 0x0800);
  document.add(" b\r");
  EXPECT_EQ(doc(document.bytes()).body, "a  word b\n");
}

TEST(DocTextTest, EmptyCellsAreNoted) {
  const auto cells = [](const std::string& text) {
    Document document;
    document.add(text);
    return doc(document.bytes()).wordless.cells;
  };
  EXPECT_NE(cells("rent\x07"
                  "5\x07\x07\x07"
                  "end\r"),
            cells("rent\x07\x07"
                  "5\x07\x07"
                  "end\r"));
}

TEST(DocTextTest, WhatCannotBeReadSaysSo) {
  Document document;
  document.add("x");
  std::string bytes = document.bytes();
  const auto problem = [&](std::size_t place, const std::string& changed) {
    std::string other = bytes;
    put_at(other, other.find(field(0xa5ec, 2)) + place, changed);
    try {
      doc(other);
      return std::string();
    } catch (const std::runtime_error& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(problem(10, field(0x100, 2)), "is encrypted");
  EXPECT_EQ(problem(2, field(0x65, 2)), "is of Word 95 or older; save it with a newer program");
  EXPECT_EQ(problem(0x1a2, field(0x7fffffff, 4)), "is cut off");
}

std::string record(unsigned type, const std::string& bytes) {
  return field(type, 2) + field(bytes.size(), 2) + bytes;
}

std::string cell(unsigned type, unsigned row, unsigned style, const std::string& value, unsigned column = 0) {
  return record(type, field(row, 2) + field(column, 2) + field(style, 2) + value);
}

std::string short_string(const std::string& text) {
  return field(text.size(), 2) + field(0, 1) + text;
}

/** A workbook with a sheet that is shown and one that is not. */
std::string workbook(const std::string& globals, const std::string& shown, const std::string& hidden = {}) {
  const std::string begin = record(0x809, field(0x600, 2) + field(5, 2));
  const std::string end = record(0x0a, "");
  const auto sheets = [&](std::size_t first, std::size_t second) {
    return begin + globals + record(0x85, field(first, 4) + field(0, 2) + field(6, 1) + field(0, 1) + "Rented") +
           record(0x85, field(second, 4) + field(1, 2) + field(6, 1) + field(0, 1) + "Sheet2") + end;
  };
  const std::size_t size = sheets(0, 0).size();
  const std::string first = begin + shown + end;
  return compound({{"Workbook", sheets(size, size + first.size()) + first + begin + hidden + end}});
}

ElementsRead xls(const std::string& bytes) {
  return xls_text(CompoundFile(bytes));
}

TEST(XlsTextTest, CellsAreReadAsTheyAreShown) {
  const std::string globals =
      record(0x41e, field(170, 2) + short_string("#,##0.00")) + record(0xe0, field(0, 2) + field(0, 2)) +
      record(0xe0, field(0, 2) + field(170, 2)) +
      record(0xfc, field(0, 8) + short_string("one") + field(4, 2) + field(9, 1) + field(1, 2) + wide("two\n")) +
      record(0x3c, field(0, 4) + field(5, 2) + field(0, 1) + "ab") + record(0x3c, field(1, 1) + wide("cde"));
  const std::string shown = cell(0xfd, 0, 0, field(0, 4)) + cell(0xfd, 0, 0, field(1, 4)) +
                            cell(0xfd, 0, 0, field(9, 4)) + cell(0x203, 1, 1, field(0x4093480000000000, 8)) +
                            cell(0x27e, 1, 0, field((7U << 2) | 3, 4)) + cell(0x205, 1, 0, field(1, 2)) +
                            record(0xbd, field(2, 2) + field(0, 2) + field(0, 2) + field((5U << 2) | 2, 4) +
                                             field(1, 2) + field(0x40590000, 4) + field(1, 2)) +
                            cell(0x06, 3, 0, field(0, 6) + "\xff\xff") + record(0x207, short_string("result")) +
                            cell(0x204, 3, 0, short_string("label")) + cell(0xfd, 3, 0, field(2, 4));
  const std::string comment = record(0x5d, field(0x15, 2) + field(0x12, 2) + field(0x19, 2)) +
                              record(0x1b6, field(0, 10) + field(6, 2) + field(0, 6)) +
                              record(0x3c, field(0, 1) + "remark");
  const ElementsRead read = xls(workbook(globals, shown + comment, cell(0x204, 0, 0, short_string("hidden"))));
  EXPECT_EQ(read.body, "one\ttwo\n1,234.00\t0.07\tTRUE\n5\t100.00\nresult\tlabel\tabcde\n");
  EXPECT_EQ(read.left_out, "Rented\nremark\nhidden\n");
}

TEST(XlsTextTest, EmptyCellsAreNoted) {
  const auto cells = [](unsigned column) {
    return xls(workbook("", cell(0x204, 0, 0, short_string("rent")) + cell(0x204, 0, 0, short_string("5"), column)))
        .wordless.cells;
  };
  EXPECT_EQ(cells(1), "");
  EXPECT_EQ(cells(2), "0: 0 2 \n");
}

TEST(XlsTextTest, WhatCannotBeReadSaysSo) {
  EXPECT_THROW(xls(workbook(record(0x2f, "ab"), "")), std::runtime_error);
  EXPECT_THROW(xls(compound({{"Workbook", record(0x809, field(0x500, 4))}})), std::runtime_error);
  EXPECT_THROW(xls(workbook(record(0xfc, field(0, 8) + field(9, 2)), "")), std::runtime_error);
  std::string end = workbook("", "");
  put_at(end, end.find(record(0x0a, "") + record(0x809, field(0x600, 2) + field(5, 2))) + 4, record(0x0a, ""));
  EXPECT_EQ(xls(end).body, "");
  const std::string overlapping = record(0x85, field(0, 4) + field(0, 2) + "ab");
  EXPECT_THROW(xls(workbook(overlapping + overlapping + overlapping, "")), std::runtime_error);
  std::string repeated;
  for (int i = 0; i != 2000; ++i) repeated += cell(0xfd, 0, 0, field(0, 4));
  EXPECT_THROW(xls(workbook(record(0xfc, field(0, 8) + short_string(std::string(30'000, 'x'))), repeated)),
               std::runtime_error);
}

/** @param version  15 for a record that holds records. */
std::string slide_record(unsigned type, const std::string& bytes, unsigned instance = 0, unsigned version = 15) {
  return field(instance << 4 | version, 2) + field(type, 2) + field(bytes.size(), 4) + bytes;
}

std::string atom(unsigned type, const std::string& bytes) {
  return slide_record(type, bytes, 0, 0);
}

/** A presentation: document 1, slides 2 and 3, notes 4. */
std::string presentation(const std::string& first, const std::string& second, const std::string& notes,
                         const std::string& pictures = {}) {
  const auto listed = [](unsigned number, unsigned id) {
    return atom(0x3f3, field(number, 4) + field(0, 8) + field(id, 4));
  };
  std::string stream = slide_record(0x3e8, slide_record(0xff0, listed(2, 256) + atom(0xf9f, field(0, 4)) +
                                                                   atom(0xfa8, "Outlined\rtitle") + listed(3, 257)) +
                                               slide_record(0xff0, listed(4, 300), 2));
  std::vector<std::size_t> places{0};
  for (const std::string& page : {first, second, notes}) {
    places.push_back(stream.size());
    stream += slide_record(0x3ee, page);
  }
  const std::size_t directory = stream.size();
  std::string listing = field(1 | places.size() << 20, 4);
  for (const std::size_t place : places) listing += field(place, 4);
  stream += atom(0x1772, listing);
  const std::size_t edit = stream.size();
  stream += atom(0xff5, field(0, 8) + field(0, 4) + field(directory, 4) + field(1, 4));
  return compound(
      {{"PowerPoint Document", stream}, {"Current User", field(0, 16) + field(edit, 4)}, {"Pictures", pictures}});
}

ElementsRead ppt(const std::string& bytes) {
  return ppt_text(CompoundFile(bytes));
}

TEST(PptTextTest, SlidesAreReadWithTheirOutlineAndNotes) {
  const std::string slide = atom(0x3ef, field(0, 16) + field(300, 4));
  const std::string reference = slide_record(0xf00d, atom(0xf9e, field(0, 4)));
  const std::string box = slide_record(0xf00d, atom(0xfa0, wide("in a\vbox")));
  const std::string hidden = atom(0x3f9, field(0, 10) + field(4, 2));
  const ElementsRead read = ppt(presentation(slide + reference + reference + box, hidden + box, atom(0xfa8, "spoken")));
  EXPECT_EQ(read.body, "Outlined\ntitle\nin a\nbox\nspoken\n");
  EXPECT_EQ(read.left_out, "in a\nbox\n");
}

TEST(OlderOfficeTest, PicturesAreKnownByTheirBytes) {
  const auto shown = [](const std::string& pictures) { return ppt(presentation("", "", "", pictures)).wordless.shown; };
  EXPECT_EQ(shown(""), "");
  EXPECT_NE(shown("one"), shown("two"));
  Document document;
  document.add("words\r");
  EXPECT_EQ(doc(document.bytes()).wordless.shown, "");
  EXPECT_NE(doc(document.bytes("one")).wordless.shown, doc(document.bytes("two")).wordless.shown);
}

TEST(PptTextTest, WhatCannotBeReadSaysSo) {
  const std::string secret =
      compound({{"PowerPoint Document", ""}, {"Current User", field(0, 12) + field(0xf3d1c4df, 4)}});
  EXPECT_THROW(ppt(secret), std::runtime_error);
  std::string deep = atom(0xfa8, "deep");
  for (int i = 0; i != 100; ++i) deep = slide_record(0xf00d, deep);
  EXPECT_EQ(ppt(presentation(deep, "", "")).body, "");
}

}  // namespace
}  // namespace neardup::cli
