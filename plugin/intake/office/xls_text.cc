#include <algorithm>
#include <cstring>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "bytes/parsed_number.h"
#include "office/number_formats.h"
#include "office/office_texts.h"
#include "office/older_office.h"

namespace neardup {

namespace {

// Types of records. Source: MS-XLS, 2.3.
constexpr unsigned kFormula = 0x06;
constexpr unsigned kEnd = 0x0a;
constexpr unsigned kFilePassword = 0x2f;
constexpr unsigned kContinue = 0x3c;
constexpr unsigned kObject = 0x5d;
constexpr unsigned kSheet = 0x85;
constexpr unsigned kSeveralShortNumbers = 0xbd;
constexpr unsigned kStyle = 0xe0;
constexpr unsigned kStrings = 0xfc;
constexpr unsigned kStringCell = 0xfd;
constexpr unsigned kTextObject = 0x1b6;
constexpr unsigned kNumber = 0x203;
constexpr unsigned kLabel = 0x204;
constexpr unsigned kTruth = 0x205;
constexpr unsigned kStringResult = 0x207;
constexpr unsigned kShortNumber = 0x27e;
constexpr unsigned kFormat = 0x41e;
constexpr unsigned kBegin = 0x809;

struct BookRecord {
  unsigned type = kEnd;
  std::string_view bytes;
};

BookRecord take_book_record(FieldReader& fields) {
  if (fields.rest().size() < 4) fields = FieldReader({});
  if (fields.empty()) return {};
  const unsigned type = fields.u16();
  return {type, fields.take(fields.u16())};
}

/** The bytes of a record and of those that continue it. */
class LongRecord {
 public:
  LongRecord(std::string_view bytes, FieldReader& stream) : present_(bytes), stream_(stream) {}

  bool ended() { return present_.empty() && !proceed(); }
  std::uint32_t number(std::size_t bytes) {
    if (ended()) throw std::runtime_error("is cut off");
    return static_cast<std::uint32_t>(present_.number(bytes));
  }
  void skip(std::size_t bytes);
  /** Of units of one or two bytes. A continuation tells again how many. */
  std::string characters(std::size_t count, bool wide);
  /** A string with its count: MS-XLS, 2.5.293. */
  std::string rich_string();

 private:
  bool proceed();

  FieldReader present_;
  FieldReader& stream_;
};

bool LongRecord::proceed() {
  FieldReader ahead = stream_;
  const BookRecord next = take_book_record(ahead);
  if (next.type != kContinue) return false;
  stream_ = ahead;
  present_ = FieldReader(next.bytes);
  return true;
}

void LongRecord::skip(std::size_t bytes) {
  while (bytes != 0 && !ended()) bytes -= present_.take(std::min(bytes, present_.rest().size())).size();
}

std::string LongRecord::characters(std::size_t count, bool wide) {
  std::string text;
  unsigned high = 0;
  for (; count != 0; --count) {
    if (present_.empty()) {
      if (ended()) break;
      wide = (present_.u8() & 1) != 0;
    }
    append_utf16(text, wide ? present_.u16() : present_.u8(), high);
  }
  return text;
}

std::string LongRecord::rich_string() {
  const std::size_t count = number(2);
  const unsigned flags = number(1);
  const std::size_t runs = (flags & 8) != 0 ? number(2) : 0;
  const std::size_t phonetic = (flags & 4) != 0 ? number(4) : 0;
  std::string text = characters(count, (flags & 1) != 0);
  skip(4 * runs + phonetic);
  return text;
}

double number_of(std::uint64_t bits) {
  double value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

/** A number in four bytes: MS-XLS, 2.5.122. */
double short_number(std::uint32_t packed) {
  const double value = (packed & 2) != 0 ? static_cast<double>(static_cast<std::int32_t>(packed) >> 2)
                                         : number_of(std::uint64_t{packed & 0xfffffffc} << 32);
  return (packed & 1) != 0 ? value / 100 : value;
}

class Workbook {
 public:
  explicit Workbook(std::string stream) : stream_(std::move(stream)) {}
  ElementsRead read();

 private:
  void read_globals();
  void read_sheet(std::size_t place, std::string& text);
  void read_cell(const BookRecord& record, FieldReader& stream);
  void read_formula(std::string_view value, unsigned style);
  void read_object(std::string_view bytes, FieldReader& stream, std::string& text);
  void add_number(double number, unsigned style) {
    add_cell(formats_.shown(number_text(number), std::to_string(style)));
  }
  void add_cell(std::string_view shown);

  struct Sheet {
    std::size_t place;
    bool hidden;
  };

  std::string stream_;
  std::vector<Sheet> sheets_;
  std::vector<std::string> strings_;
  NumberFormats formats_;
  ElementsRead read_;
  CellPlaces places_{read_.wordless.cells};
  std::size_t column_ = 0;
  std::string* text_ = nullptr;  // of the sheet
  std::string boxes_;
  unsigned row_ = 0;
  std::size_t cells_ = 0;
  std::size_t bytes_read_ = 0;  // of all sheets, which stand one behind the other
  bool is_comment_ = false;     // the object that was read last
};

constexpr std::size_t kNameOfSheet = 3;  // bytes before its characters

void Workbook::read_globals() {
  for (FieldReader stream(stream_); !stream.empty();) {
    const BookRecord record = take_book_record(stream);
    FieldReader fields(record.bytes);
    if (record.type == kEnd) return;
    if (record.type == kFilePassword) throw std::runtime_error("is encrypted");
    if (record.type == kBegin && fields.u16() != 0x600)
      throw std::runtime_error("is of Excel 95 or older; save it with a newer program");
    if (record.type == kSheet) {
      const std::size_t place = fields.u32();
      sheets_.push_back({place, (fields.u8() & 3) != 0});
      if (fields.rest().size() < kNameOfSheet) continue;
      fields.u8();  // what kind of sheet it is
      const std::size_t size = fields.u8();
      const bool wide = (fields.u8() & 1) != 0;
      add_sheet_name(read_, LongRecord(fields.rest(), stream).characters(size, wide));
    }
    if (record.type == kFormat) {
      std::string number = std::to_string(fields.u16());
      formats_.add_format(std::move(number), LongRecord(fields.rest(), stream).rich_string());
    }
    if (record.type == kStyle) {
      fields.u16();
      formats_.add_style(std::to_string(fields.u16()));
    }
    if (record.type == kStrings) {
      LongRecord strings(record.bytes, stream);
      for (strings.skip(8); !strings.ended();) strings_.push_back(strings.rich_string());
    }
  }
}

void Workbook::add_cell(std::string_view shown) {
  for (std::string_view rest = shown; !rest.empty();) {
    const std::size_t word = std::min(rest.find_first_of("\r\n"), rest.size());
    *text_ += rest.substr(0, word);
    if (word != rest.size()) append_space(*text_, ' ');
    rest.remove_prefix(std::min(word + 1, rest.size()));
  }
  if (!shown.empty()) append_space(*text_, '\t');
  if (!shown.empty()) places_.add_at(column_);
  ++column_;
  require_few_repeats(text_->size(), ++cells_);
}

void Workbook::read_formula(std::string_view value, unsigned style) {
  if (value.substr(6) != "\xff\xff") {
    add_number(number_of(FieldReader(value).number(8)), style);
  } else if (value[0] == 1) {
    add_cell(value[2] != 0 ? "TRUE" : "FALSE");
  }  // the text of another one is in a record of its own
}

/** A text box or comment: MS-XLS, 2.4.329. */
void Workbook::read_object(std::string_view bytes, FieldReader& stream, std::string& text) {
  const std::size_t count = fields_at(bytes, 10).u16();
  LongRecord record(fields_at(bytes, bytes.size()).rest(), stream);
  if (count == 0 || record.ended()) return;
  text += record.characters(count, record.number(1) != 0);
  append_space(text, '\n');
}

void Workbook::read_sheet(std::size_t place, std::string& text) {
  text_ = &text;
  row_ = 0;
  std::size_t depth = 0;
  std::size_t left = stream_.size() - std::min(place, stream_.size());
  for (FieldReader stream = fields_at(stream_, place); !stream.empty();) {
    bytes_read_ += left - stream.rest().size();
    left = stream.rest().size();
    if (bytes_read_ > stream_.size()) throw std::runtime_error("repeats its sheets");
    const BookRecord record = take_book_record(stream);
    if (record.type == kBegin) ++depth;
    if (record.type == kEnd && depth-- <= 1) return;
    if (record.type == kObject) is_comment_ = fields_at(record.bytes, 4).u16() == 0x19;
    if (depth != 1) continue;  // a chart
    if (record.type == kTextObject) read_object(record.bytes, stream, is_comment_ ? read_.left_out : boxes_);
    if (record.type == kStringResult) add_cell(LongRecord(record.bytes, stream).rich_string());
    read_cell(record, stream);
  }
}

void Workbook::read_cell(const BookRecord& record, FieldReader& stream) {
  constexpr unsigned kCells[] = {kFormula, kSeveralShortNumbers, kStringCell, kNumber, kLabel, kTruth, kShortNumber};
  if (std::find(std::begin(kCells), std::end(kCells), record.type) == std::end(kCells)) return;
  FieldReader cell(record.bytes);
  if (const unsigned row = cell.u16(); row != row_) {
    if (!text_->empty() && text_->back() == '\t') text_->back() = '\n';
    places_.end_row();
    row_ = row;
  }
  column_ = cell.u16();
  while (record.type == kSeveralShortNumbers && cell.rest().size() >= 6) {
    const unsigned style = cell.u16();
    add_number(short_number(cell.u32()), style);
  }
  if (record.type == kSeveralShortNumbers) return;
  const unsigned style = cell.u16();
  if (record.type == kFormula) {
    read_formula(cell.take(8), style);
  } else if (record.type == kStringCell) {
    if (const std::size_t number = cell.u32(); number < strings_.size()) add_cell(strings_[number]);
  } else if (record.type == kLabel) {
    add_cell(LongRecord(cell.rest(), stream).rich_string());
  } else if (record.type == kShortNumber) {
    add_number(short_number(cell.u32()), style);
  } else if (record.type == kNumber) {
    add_number(number_of(cell.number(8)), style);
  } else if (const bool value = cell.u8() != 0; cell.u8() == 0) {
    add_cell(value ? "TRUE" : "FALSE");
  }
}

ElementsRead Workbook::read() {
  read_globals();
  for (const Sheet& sheet : sheets_) {
    std::string text;
    read_sheet(sheet.place, text);
    places_.end_row();
    (sheet.hidden ? read_.left_out : read_.body) += text;
    append_space(sheet.hidden ? read_.left_out : read_.body, '\n');
  }
  read_.body += boxes_;
  return std::move(read_);
}

}  // namespace

ElementsRead xls_text(const CompoundFile& file) {
  return Workbook(file.stream("Workbook")).read();
}

}  // namespace neardup
