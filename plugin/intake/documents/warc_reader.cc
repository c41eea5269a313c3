#include "documents/warc_reader.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "bytes/parsed_number.h"
#include "characters/ascii_case.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kMostHeaderBytes = std::size_t{1} << 16;
constexpr std::string_view kBeginning = "WARC/";
constexpr std::string_view kArcBeginning = "filedesc:";

std::vector<std::string> fields_of(std::string_view line) {
  std::vector<std::string> fields;
  line = trimmed(line);
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    fields.emplace_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return fields;
}

/** Whether a field is a date like 20040925001013; some writers add digits. */
bool is_arc_date(const std::string& field) {
  return field.size() >= 14 && field.size() <= 18 && field.find_first_not_of("0123456789") == std::string::npos;
}

std::string iso_date(const std::string& digits) {
  const auto part = [&](std::size_t begin) { return digits.substr(begin, 2); };
  return digits.substr(0, 4) + '-' + part(4) + '-' + part(6) + 'T' + part(8) + ':' + part(10) + ':' + part(12) + 'Z';
}

std::string without_brackets(const std::string& address) {
  const bool bracketed = address.size() >= 2 && address.front() == '<' && address.back() == '>';
  return bracketed ? address.substr(1, address.size() - 2) : address;
}

/** Parts of a record while its header is read. */
struct Header {
  WarcRecord record;
  std::optional<std::uint64_t> length;

  void add(const FieldLine& field) {
    if (field.name == "warc-type") record.type = lower_ascii(field.value);
    if (field.name == "warc-record-id") record.id = field.value;
    if (field.name == "warc-target-uri") record.target = without_brackets(field.value);
    if (field.name == "warc-date") record.date = field.value;
    if (field.name == "content-type") record.content_type = field.value;
    if (field.name == "warc-truncated") record.truncated = true;
    if (field.name == "content-length") length = parsed_number<std::uint64_t>(field.value);
  }
};

}  // namespace

std::optional<WarcRecord> WarcReader::next() {
  pass_block();
  bool at_line_start = true;
  for (;;) {
    const std::uint64_t offset = input_.offset();
    const std::optional<std::string> line = input_.line(kMostHeaderBytes);
    if (!line) return std::nullopt;
    if (at_line_start && line->compare(0, kBeginning.size(), kBeginning) == 0) {
      if (std::optional<WarcRecord> record = read_header(offset)) return record;
      stray_bytes_ += input_.offset() - offset;
    } else if (!trimmed(*line).empty()) {
      if (at_line_start) {
        if (std::optional<WarcRecord> record = arc_record(*line, offset)) return record;
      }
      stray_bytes_ += line->size();
    }
    at_line_start = line->back() == '\n';
  }
}

/** Parse a header; nothing if it has no length or no end. */
std::optional<WarcRecord> WarcReader::read_header(std::uint64_t offset) {
  Header header;
  std::optional<FieldLine> field;
  for (;;) {
    const std::uint64_t used = input_.offset() - offset;
    if (used >= kMostHeaderBytes) return std::nullopt;
    const std::optional<std::string> line = input_.line(kMostHeaderBytes - used);
    if (!line) throw std::runtime_error("record at byte " + std::to_string(offset) + " is cut off");
    if (trimmed(*line).empty()) break;
    if (continue_field(field, *line)) continue;
    if (field) header.add(*field);
    field = parse_field_line(*line);
  }
  if (field) header.add(*field);
  if (!header.length) return std::nullopt;
  return begin_block(std::move(header.record), *header.length, offset);
}

/** The record of ARC that a line begins; nothing if it begins none. The URL may have spaces; the address of the server, the
 *  date and the type follow it, and the length is last.
 *  Source: Burner and Kahle, "Arc File Format", version 1.0, 1996; version 2 has further fields before the length. */
std::optional<WarcRecord> WarcReader::arc_record(const std::string& line, std::uint64_t offset) {
  is_arc_ = is_arc_ || line.compare(0, kArcBeginning.size(), kArcBeginning) == 0;
  if (!is_arc_) return std::nullopt;
  const std::vector<std::string> fields = fields_of(line);
  const auto date = std::find_if(fields.begin(), fields.end(), is_arc_date);
  if (date - fields.begin() < 2 || fields.end() - date < 3) return std::nullopt;
  const std::optional<std::uint64_t> length = parsed_number<std::uint64_t>(fields.back());
  if (!length) return std::nullopt;
  WarcRecord record;
  const bool itself = fields.front().compare(0, kArcBeginning.size(), kArcBeginning) == 0;
  record.type = itself ? "warcinfo" : "response";
  record.target = fields.front();
  for (auto part = fields.begin() + 1; part != date - 1; ++part) record.target += "%20" + *part;
  record.date = iso_date(*date);
  record.content_type = *(date + 1);
  return begin_block(std::move(record), *length, offset);
}

WarcRecord WarcReader::begin_block(WarcRecord record, std::uint64_t length, std::uint64_t offset) {
  record.offset = offset_ = offset;
  record.length = block_left_ = length;
  return record;
}

std::string WarcReader::block() {
  try {
    return input_.block(std::exchange(block_left_, 0));
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("record at byte " + std::to_string(offset_) + ": " + error.what());
  }
}

void WarcReader::pass_block() {
  try {
    input_.skip(std::exchange(block_left_, 0));
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("record at byte " + std::to_string(offset_) + ": " + error.what());
  }
}

}  // namespace neardup
