#include "documents/warc_reader.h"

#include <charconv>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include "characters/ascii_case.h"
#include "characters/field_line.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kMostHeaderBytes = std::size_t{1} << 16;
constexpr std::string_view kBeginning = "WARC/";

std::optional<std::uint64_t> whole_number_of(const std::string& text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole ? std::optional(number) : std::nullopt;
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
    if (field.name == "content-length") length = whole_number_of(field.value);
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
  header.record.offset = offset_ = offset;
  header.record.length = block_left_ = *header.length;
  return std::move(header.record);
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
