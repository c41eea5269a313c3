#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "office/older_office.h"

namespace neardup {

namespace {

// Types of records.
constexpr unsigned kSlideAtom = 0x3ef;
constexpr unsigned kPersist = 0x3f3;
constexpr unsigned kShowInfo = 0x3f9;
constexpr unsigned kTextHeader = 0xf9f;
constexpr unsigned kOutlineReference = 0xf9e;
constexpr unsigned kUnits = 0xfa0;
constexpr unsigned kBytes = 0xfa8;
constexpr unsigned kSlideList = 0xff0;

constexpr unsigned kDeepest = 32;

struct Record {
  unsigned instance, type;
  bool holds_records;
  std::string_view bytes;
};

Record take_record(FieldReader& fields) {
  const std::uint32_t version = fields.u16();
  const std::uint32_t type = fields.u16();
  const std::uint32_t size = fields.u32();
  return {version >> 4, type, (version & 15) == 15, fields.take(size)};
}

/** A text in its lines. */
void append_text(std::string& text, const Record& record) {
  unsigned high = 0;
  for (FieldReader fields(record.bytes); fields.rest().size() >= (record.type == kUnits ? 2U : 1U);) {
    const unsigned unit = record.type == kUnits ? fields.u16() : fields.u8();
    if (unit == '\r' || unit == '\v')
      append_space(text, '\n');
    else if (unit == ' ' || unit == '\t')
      append_space(text, ' ');
    else if (unit > ' ')
      append_utf16(text, unit, high);
  }
  append_space(text, '\n');
}

/** A slide or its notes, as the list of slides has it. */
struct Listed {
  std::uint32_t persist;
  std::uint32_t id;
  std::vector<std::string> outline;  // of the slide
};

class Presentation {
 public:
  explicit Presentation(const CompoundFile& file);
  ElementsRead read();

 private:
  Record take_stored(std::uint32_t persist);
  Record counted(Record record);
  void read_page(const Record& page, Listed& listed, std::string& text, unsigned depth = 0);

  std::string document_;
  std::map<std::uint32_t, std::uint32_t> places_;  // of what was stored, by its number
  std::uint32_t main_ = 0;
  std::uint32_t notes_ = 0;  // of the slide that was read last
  bool hidden_ = false;      // likewise
  std::size_t bytes_read_ = 0;
};

Presentation::Presentation(const CompoundFile& file) : document_(file.stream("PowerPoint Document")) {
  const std::string user = file.stream("Current User");
  FieldReader current = fields_at(user, 12);
  if (current.u32() == 0xf3d1c4df) throw std::runtime_error("is encrypted");
  std::uint32_t edit = current.u32();
  for (std::uint32_t before = 0xffffffff; edit != 0 && edit < before;) {  // newer edits count
    FieldReader fields = fields_at(document_, edit + 16);
    before = edit;
    edit = fields.u32();
    FieldReader listing = fields_at(document_, fields.u32());
    const std::uint32_t main = fields.u32();
    if (main_ == 0) main_ = main;
    for (FieldReader stored(counted(take_record(listing)).bytes); !stored.empty();) {
      const std::uint32_t first = stored.u32();
      for (std::uint32_t i = 0; i != first >> 20; ++i) places_.emplace((first & 0xfffff) + i, stored.u32());
    }
  }
}

/** What was stored with a number, once. */
Record Presentation::take_stored(std::uint32_t persist) {
  const auto place = places_.find(persist);
  if (place == places_.end()) return {};
  FieldReader fields = fields_at(document_, place->second);
  places_.erase(place);
  return counted(take_record(fields));
}

/** What is stored stands one behind the other. */
Record Presentation::counted(Record record) {
  if ((bytes_read_ += record.bytes.size()) > document_.size()) throw std::runtime_error("repeats its slides");
  return record;
}

void Presentation::read_page(const Record& page, Listed& listed, std::string& text, unsigned depth) {
  if (depth == kDeepest) return;
  for (FieldReader fields(page.bytes); !fields.empty();) {
    const Record record = take_record(fields);
    if (record.holds_records) read_page(record, listed, text, depth + 1);
    if (record.type == kSlideAtom) notes_ = fields_at(record.bytes, 16).u32();
    if (record.type == kShowInfo) hidden_ = (fields_at(record.bytes, 10).u16() & 4) != 0;
    if (record.type == kUnits || record.type == kBytes) append_text(text, record);
    if (record.type == kOutlineReference) {
      const std::uint32_t number = FieldReader(record.bytes).u32();
      if (number < listed.outline.size()) text += std::exchange(listed.outline[number], {});
    }
  }
}

ElementsRead Presentation::read() {
  std::vector<Listed> lists[3];  // slides, masters, notes
  for (FieldReader fields(take_stored(main_).bytes); !fields.empty();) {
    const Record list = take_record(fields);
    if (list.type != kSlideList || list.instance > 2) continue;
    std::vector<Listed>& pages = lists[list.instance];
    for (FieldReader inner(list.bytes); !inner.empty();) {
      const Record record = take_record(inner);
      if (record.type == kPersist)
        pages.push_back({FieldReader(record.bytes).u32(), fields_at(record.bytes, 12).u32(), {}});
      if (pages.empty()) continue;
      if (record.type == kTextHeader) pages.back().outline.emplace_back();
      if ((record.type == kUnits || record.type == kBytes) && !pages.back().outline.empty())
        append_text(pages.back().outline.back(), record);
    }
  }
  std::map<std::uint32_t, Listed*> notes;
  for (Listed& note : lists[2]) notes.emplace(note.id, &note);
  ElementsRead read;
  for (Listed& slide : lists[0]) {
    notes_ = 0;
    hidden_ = false;
    std::string text;
    read_page(take_stored(slide.persist), slide, text);
    std::string& sink = hidden_ ? read.left_out : read.body;
    if (const auto note = notes.find(notes_); note != notes.end())
      read_page(take_stored(note->second->persist), *note->second, text);
    sink += text;
  }
  return read;
}

}  // namespace

ElementsRead ppt_text(const CompoundFile& file) {
  ElementsRead read = Presentation(file).read();
  read.wordless.note(file.intact_stream("Pictures"));  // MS-PPT, 2.1.3
  return read;
}

}  // namespace neardup
