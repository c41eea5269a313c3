#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "characters/text_encoding.h"
#include "office/equation_field.h"
#include "office/older_office.h"

namespace neardup {

namespace {

constexpr std::size_t kPage = 512;

/** Bytes of the main stream whose characters are not shown. */
struct Range {
  std::size_t begin, end;
};

/** Whether properties of characters hide them or strike them out: fVanish, fRMarkDel, fStrike, fDStrike. Source: MS-DOC, 2.2.5.1
 *  and 2.6.1. */
bool hides(std::string_view properties) {
  constexpr std::size_t kBytes[] = {1, 1, 2, 4, 2, 2, 0, 3};  // of an operand; 0: its first byte says
  bool vanished = false;
  bool deleted = false;
  bool struck = false;
  for (FieldReader fields(properties); fields.rest().size() >= 3;) {
    const std::uint32_t code = fields.u16();
    std::size_t size = kBytes[code >> 13];
    if (size == 0) size = fields.u8();
    const std::string_view operand = fields.take(std::min(size, fields.rest().size()));
    const bool on = !operand.empty() && (operand.front() == 1 || operand.front() == '\x81');
    if (code == 0x083c) vanished = on;
    if (code == 0x0800) deleted = on;
    if (code == 0x0837 || code == 0x2a53) struck = on;
  }
  return vanished || deleted || struck;
}

/** @param pages  PlcBteChpx: where the pages begin that have the properties of runs. */
std::vector<Range> hidden_ranges(std::string_view document, std::string_view pages) {
  std::vector<Range> ranges;
  const std::size_t count = pages.size() < 4 ? 0 : (pages.size() - 4) / 8;
  if (count > document.size() / kPage + 1) throw std::runtime_error("repeats pages of properties");
  for (FieldReader numbers = fields_at(pages, count == 0 ? 0 : 4 * (count + 1)); numbers.rest().size() >= 4;) {
    const std::string_view page = fields_at(document, (numbers.u32() & 0x3fffff) * kPage).take(kPage);
    const std::size_t runs = static_cast<unsigned char>(page.back());
    FieldReader places(page);
    std::size_t begin = places.u32();
    for (std::size_t run = 0; run < runs; ++run) {
      const std::size_t end = places.u32();
      const std::size_t at = 2 * fields_at(page, 4 * (runs + 1) + run).u8();
      if (at != 0) {
        FieldReader properties = fields_at(page, at);
        const std::size_t size = properties.u8();
        if (hides(properties.take(std::min(size, properties.rest().size())))) ranges.push_back({begin, end});
      }
      begin = end;
    }
  }
  std::sort(ranges.begin(), ranges.end(), [](const Range& a, const Range& b) { return a.begin < b.begin; });
  return ranges;
}

/** The pictures of a data stream, which has data of form fields, too. Source: MS-DOC, 2.9.190 and 2.9.157: what a PICF is. */
std::size_t pictures_in(std::string_view data) {
  constexpr std::size_t kHeader = 0x44;
  constexpr unsigned kShape = 0x64;
  constexpr unsigned kShapeOfFile = 0x66;
  std::size_t pictures = 0;
  while (data.size() >= kHeader) {
    FieldReader fields(data);
    const std::size_t size = fields.u32();
    const bool is_header = fields.u16() == kHeader;
    const unsigned mapping = fields.u16();
    if (!is_header || size < kHeader) break;
    if (mapping == kShape || mapping == kShapeOfFile) ++pictures;
    data.remove_prefix(std::min(size, data.size()));
  }
  return pictures;
}

/** Takes the characters of a part in their order. Source: MS-DOC, 2.4.1 and 2.8.25. */
class PartText {
 public:
  /** @param cells  takes how many ends of cells and rows stand together. */
  void add(unsigned unit, bool hidden, std::string& text, std::string& cells);

 private:
  std::vector<bool> fields_;  // open ones: whether their instruction is read
  std::size_t instructions_ = 0;
  std::string instruction_;  // of the innermost field
  std::size_t ends_ = 0;
  unsigned high_ = 0;
};

void PartText::add(unsigned unit, bool hidden, std::string& text, std::string& cells) {
  if (unit == 0x13) {
    fields_.push_back(true);
    ++instructions_;
    instruction_.clear();
  } else if ((unit == 0x14 || unit == 0x15) && !fields_.empty()) {
    if (fields_.back() && --instructions_ == 0) text += shown_by_equation(instruction_);
    fields_.back() = false;
    if (unit == 0x15) fields_.pop_back();
  }
  if (hidden) return;
  if (instructions_ != 0) {
    if (unit >= ' ') append_utf16(instruction_, unit, high_);
    return;
  }
  if (unit == 0x07) {  // end of a cell or row
    ++ends_;
    return append_space(text, '\t');
  }
  if (ends_ != 0 && unit > ' ') (cells += std::to_string(std::exchange(ends_, 0))) += ' ';
  if (unit >= 0x0b && unit <= 0x0e) return append_space(text, '\n');
  if (unit == 0x1e) unit = 0x2011;  // hyphen
  if (unit == 0x09 || unit == ' ') return append_space(text, ' ');
  if (unit >= 0x20) append_utf16(text, unit, high_);
}

class WordFile {
 public:
  explicit WordFile(const CompoundFile& file);
  ElementsRead read();

 private:
  std::string_view table_part(std::size_t place) const;
  void read_piece(std::size_t begin, std::size_t count, bool bytes);
  bool is_hidden(std::size_t place) const;

  struct Part {
    std::size_t left;  // characters
    std::string* sink;
    PartText text;
  };

  std::string document_;
  std::string table_;
  ElementsRead read_;
  std::string boxes_;
  std::string unread_;
  std::vector<Part> parts_;  // the present one is the last
  std::vector<Range> hidden_;
  PartText removed_;
  std::string ignored_;
  std::size_t read_characters_ = 0;
};

WordFile::WordFile(const CompoundFile& file) : document_(file.stream("WordDocument")) {
  FieldReader head(document_);
  head.u16();
  if (head.u16() < 0xc1) throw std::runtime_error("is of Word 95 or older; save it with a newer program");
  const std::uint32_t flags = fields_at(document_, 10).u16();
  if ((flags & 0x100) != 0) throw std::runtime_error("is encrypted");
  table_ = file.stream((flags & 0x200) != 0 ? "1Table" : "0Table");
  // Text, footnotes, headers, macros, comments, endnotes, boxes, boxes in headers: in this order.
  FieldReader counts = fields_at(document_, 0x4c);
  for (std::string* const sink : {&read_.body, &read_.notes, &read_.left_out, &unread_, &read_.left_out, &read_.notes,
                                  &boxes_, &read_.left_out}) {
    parts_.insert(parts_.begin(), {counts.u32(), sink, {}});
  }
  hidden_ = hidden_ranges(document_, table_part(0xfa));
}

/** A part of the table stream, by the place of its place and size. */
std::string_view WordFile::table_part(std::size_t place) const {
  FieldReader field = fields_at(document_, place);
  const std::size_t begin = field.u32();
  return fields_at(table_, begin).take(field.u32());
}

bool WordFile::is_hidden(std::size_t place) const {
  const auto behind = std::upper_bound(hidden_.begin(), hidden_.end(), place,
                                       [](std::size_t at, const Range& range) { return at < range.begin; });
  return behind != hidden_.begin() && place < std::prev(behind)->end;
}

void WordFile::read_piece(std::size_t begin, std::size_t count, bool bytes) {
  if ((read_characters_ += count) > document_.size()) throw std::runtime_error("repeats its text");
  FieldReader units = fields_at(document_, begin);
  for (std::size_t i = 0; i != count; ++i) {
    while (!parts_.empty() && parts_.back().left == 0) {
      append_space(*parts_.back().sink, '\n');
      parts_.pop_back();
    }
    if (parts_.empty()) return;
    const bool hidden = is_hidden(begin + (bytes ? i : 2 * i));
    const unsigned unit = bytes ? windows_1252_character(units.u8()) : units.u16();
    Part& part = parts_.back();
    --part.left;
    part.text.add(unit, hidden, *part.sink, read_.wordless.cells);
    if (hidden) removed_.add(unit, false, read_.removed, ignored_);
    if (!hidden) append_space(read_.removed, ' ');
  }
}

ElementsRead WordFile::read() {
  FieldReader pieces(table_part(0x1a2));
  while (pieces.u8() == 1) pieces.take(pieces.u16());
  const std::string_view table = pieces.take(pieces.u32());
  const std::size_t count = table.size() < 4 ? 0 : (table.size() - 4) / 12;
  for (std::size_t i = 0; i != count; ++i) {
    FieldReader ends = fields_at(table, 4 * i);
    const std::size_t begin = ends.u32();
    const std::size_t end = ends.u32();
    const std::uint32_t place = fields_at(table, 4 * (count + 1) + 8 * i + 2).u32();
    const bool bytes = (place & 0x40000000) != 0;
    const std::size_t at = place & 0x3fffffff;
    if (end > begin) read_piece(bytes ? at / 2 : at, end - begin, bytes);
  }
  for (std::string* const text : {&read_.body, &read_.notes, &read_.left_out}) append_space(*text, '\n');
  read_.body += boxes_;
  append_space(read_.body, '\n');
  return std::move(read_);
}

}  // namespace

ElementsRead doc_text(const CompoundFile& file) {
  ElementsRead read = WordFile(file).read();
  read.wordless.pictures = pictures_in(file.intact_stream("Data"));
  read.wordless.note(file.intact_stream("Data"));  // pictures, form fields: MS-DOC, 2.1.5
  return read;
}

}  // namespace neardup
