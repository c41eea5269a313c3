#include "dedupe/dedupe_output.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "bytes/ascii.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "bytes/utf8_characters.h"
#include "characters/charset_conversion.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "dedupe/container_output.h"
#include "documents/csv_record.h"
#include "documents/json_document.h"
#include "errors/exit_codes.h"
#include "files/compression.h"
#include "groups/star_groups.h"
#include "output/printable.h"
#include "output/whole_file.h"

namespace neardup::cli {

namespace {

bool is_dropped(const CorpusMember& member) {
  return member.group_size > 1 && member.representative != member.item;
}

/** Members that may go, by ascending item; no references. */
using Dropped = std::vector<const CorpusMember*>;

Dropped dropped_members(const DedupedCorpus& deduped) {
  Dropped dropped;
  for (const CorpusMember& member : deduped.groups.members) {
    if (is_dropped(member) && member.item >= deduped.corpus.records.references()) dropped.push_back(&member);
  }
  return dropped;
}

Dropped::const_iterator first_from(const Dropped& dropped, std::size_t item) {
  return std::lower_bound(dropped.begin(), dropped.end(), item,
                          [](const CorpusMember* member, std::size_t least) { return member->item < least; });
}

/** Passes records on, with a line feed between a last line that has none and what follows. */
class RecordWriter {
 public:
  explicit RecordWriter(const std::string& path) : file_(path) {}

  void write(std::string_view bytes) {
    if (bytes.empty()) return;
    if (open_line_) file_.write("\n");
    write_rest(bytes);
  }

  /** More of what was begun. */
  void write_rest(std::string_view bytes) {
    file_.write(bytes);
    open_line_ = bytes.back() != '\n';
  }

  void write_name(std::string_view name) { file_.write(name); }

  void finish() { file_.finish(); }

 private:
  WholeFile file_;
  bool open_line_ = false;
};

/** Null if the item stays. */
const CorpusMember* dropped_at(const Dropped& dropped, std::size_t item) {
  const auto place = first_from(dropped, item);
  return place != dropped.end() && (*place)->item == item ? *place : nullptr;
}

/** Write the kept records of a range of items. What lies between them is read along: fewer, larger reads cost less. */
void write_range(RecordWriter& writer, const CorpusRecords& records, const CorpusRecords::Range& range,
                 const Dropped& dropped) {
  constexpr std::uint64_t kPortion = std::uint64_t{1} << 20U;
  std::string read;
  std::uint64_t read_from = 0;
  bool begun = false;
  const auto copy = [&](std::size_t first, std::size_t end) {
    if (first == end) return;
    const std::uint64_t end_place = records.end(end - 1);
    for (std::uint64_t place = records.place(first); place != end_place;) {
      if (place >= read_from + read.size()) {
        read_from = place;
        read = range.input->bytes(place, std::min(records.end(range.end - 1), place + kPortion));
      }
      const std::string_view bytes = std::string_view(read).substr(place - read_from, end_place - place);
      std::exchange(begun, true) ? writer.write_rest(bytes) : writer.write(bytes);
      place += bytes.size();
    }
  };
  std::size_t item = range.begin;
  for (auto goes = first_from(dropped, item); goes != dropped.end() && (*goes)->item < range.end; ++goes) {
    copy(item, (*goes)->item);
    item = (*goes)->item + 1;
  }
  copy(item, range.end);
}

bool have_same_encoding(const RecordInput& a, const RecordInput& b) {
  return a.charset() == b.charset() || a.was_ascii() || b.was_ascii();
}

void require_same_header(const RecordInput& first, const RecordInput& other) {
  const auto of = [](const RecordInput& input) {
    return std::tuple(input.format(), input.parser().delimiter(), input.parser().columns());
  };
  if (of(first) == of(other) && have_same_encoding(first, other)) return;
  const bool same_columns = first.parser().columns() == other.parser().columns();
  throw std::runtime_error(
      fmt::format("'{}' has {} than '{}', so that they cannot be written as one table", printable(other.path()),
                  same_columns ? "another delimiter or encoding" : "other columns", printable(first.path())));
}

[[noreturn]] void refuse_mark(const std::string& field) {
  throw UsageError("--mark " + field + ": a record has this field already; choose another name");
}

/** The encoding of the records that are written; empty: UTF-8. */
std::string charset_of(const CorpusRecords& records) {
  for (const CorpusRecords::Range& range : records.ranges()) {
    if (!range.input->charset().empty()) return range.input->charset();
  }
  return {};
}

/** A text in that encoding; nothing if that does not have all its characters. Names of files that are not UTF-8 stay as they
 *  are. */
std::optional<std::string> if_in_charset(const std::string& text, const std::string& charset) {
  if (charset.empty() || is_ascii(text) || well_formed_size(text) != text.size()) return text;
  return converted_from_utf8(text, converter_name(lower_ascii(charset)));
}

/** JSON in that encoding. */
std::string json_in_charset(const std::string& json, const std::string& charset) {
  if (std::optional<std::string> bytes = if_in_charset(json, charset)) return *std::move(bytes);
  return json_text(nlohmann::json::parse(json), true);
}

/** @exception std::runtime_error if the encoding does not have all characters of a text. */
std::string in_charset(const std::string& text, const std::string& charset) {
  if (std::optional<std::string> bytes = if_in_charset(text, charset)) return *std::move(bytes);
  throw std::runtime_error(
      fmt::format("--mark: the records are {0}, which does not have all characters of '{1}'; "
                  "convert them: iconv -f {0} -t UTF-8",
                  charset, printable(text)));
}

/** What write_marked() adds: the name of the field, and in which encoding. */
struct Mark {
  std::string field;
  std::string charset;
};

/** An object with one more field; other values of JSON as they are. @param value  JSON. */
std::string object_with_field(const std::string& object, const Mark& mark, const std::string* value) {
  const std::string& field = mark.field;
  const std::string readable = mark.charset.empty() ? object : utf8_if_whole(object, mark.charset).value_or(object);
  if (!is_json_object(readable)) return object;
  if (json_object(readable, {field}).contains(field)) refuse_mark(field);
  const std::string text = value ? json_in_charset(*value, mark.charset) : "null";
  const std::size_t brace = object.find_last_of('}');
  const bool is_empty = object[object.find_last_not_of(" \t\r\n", brace - 1)] == '{';
  return fmt::format("{}{}{}:{}{}", object.substr(0, brace), is_empty ? "" : ",",
                     json_in_charset(nlohmann::json(field).dump(), mark.charset), text, object.substr(brace));
}

/** A row with one more cell, in the column behind those of its table. What is no row stays as it is.
 *  @exception std::runtime_error if the row has a cell there already. */
std::string row_with_cell(const RecordParser& parser, const std::string& row, const std::string& cell) {
  std::vector<std::string> cells;
  try {
    cells = parser.cells(parser.body_of(row));
  } catch (const std::runtime_error&) {
    return row;
  }
  const std::size_t columns = parser.columns().size();
  if (cells.size() == columns + 1 && cells.back().empty()) return row + cell;
  if (cells.size() > columns)
    throw std::runtime_error(
        "--mark: a row has more cells than its table has columns, so that its mark would be one of them; "
        "mend the row: " +
        printable(row));
  return row + std::string(columns - cells.size() + 1, parser.delimiter()) + cell;
}

/** A record with one more field before its line end.
 *  @param value  null if there is none. */
std::string with_field(const RecordInput& input, const std::string& record, const Mark& mark,
                       const std::string* value) {
  const std::string_view body = without_line_end(record);
  const std::string line_end = record.substr(body.size());
  if (body.empty() && input.format() != InputFormat::kLines) return record;
  switch (input.format()) {
    case InputFormat::kJsonLines:
    case InputFormat::kJson:
      return object_with_field(std::string(body), mark, value) + line_end;
    case InputFormat::kCsv:
    case InputFormat::kTsv:
      return row_with_cell(input.parser(), std::string(body),
                           in_charset(input.parser().cell(value ? *value : ""), mark.charset)) +
             line_end;
    default:
      return fmt::format("{}\t{}{}", body, value ? in_charset(*value, mark.charset) : "", line_end);
  }
}

/** @exception UsageError if arrays and other records are to be written to one file. */
bool are_arrays(const CorpusRecords& records) {
  const std::vector<CorpusRecords::Range> ranges = records.ranges();
  const auto is_array = [](const CorpusRecords::Range& range) { return range.input->is_array(); };
  const auto arrays = std::count_if(ranges.begin(), ranges.end(), is_array);
  if (arrays != 0 && static_cast<std::size_t>(arrays) != ranges.size())
    throw UsageError("an array of JSON and other records cannot be written to one file; give the inputs one by one");
  return arrays != 0;
}

/** The element of an array as it is written; nothing if it goes. */
using ElementText = std::function<std::optional<std::string>(std::size_t item, const std::string& element)>;

/** Write the elements of arrays as one array. */
void write_arrays(RecordWriter& writer, const CorpusRecords& records, const ElementText& text_of) {
  bool any = false;
  for (const CorpusRecords::Range& range : records.ranges()) {
    for (std::size_t item = range.begin; item != range.end; ++item) {
      const std::string element(range.input->parser().body_of(records.bytes(item)));
      const std::optional<std::string> text = text_of(item, element);
      if (!text) continue;
      writer.write_rest(std::exchange(any, true) ? ",\n" : "[\n");
      writer.write_rest(*text);
    }
  }
  writer.write_rest(any ? "\n]\n" : "[]\n");
}

/** Write arrays as one, other records under the first of their headers. */
void write_output(const CorpusRecords& records, const std::string& path, const ElementText& element_of,
                  const std::function<std::string(const RecordInput& input)>& header_of,
                  const std::function<void(RecordWriter& writer, const CorpusRecords::Range& range)>& write_records) {
  const bool arrays = are_arrays(records);
  RecordWriter writer(path);
  if (arrays) write_arrays(writer, records, element_of);
  bool any_header = false;
  for (const CorpusRecords::Range& range : arrays ? std::vector<CorpusRecords::Range>() : records.ranges()) {
    if (!range.input->header().empty() && !std::exchange(any_header, true)) writer.write(header_of(*range.input));
    write_records(writer, range);
  }
  records.require_unchanged_inputs();
  writer.finish();
}

/** As `group` names them. */
void name_groups(std::vector<ListedGroup>& groups, const ReadCorpus& corpus) {
  std::map<std::pair<std::uint64_t, std::uint32_t>, std::uint32_t> ordinals;
  for (ListedGroup& group : groups) {
    const std::uint32_t scope = corpus.table.scope(group.representative);
    const std::uint64_t digest = corpus.table.token_digest(group.representative) ^
                                 mix64(evidence_hash(corpus.table.evidence(group.representative)));
    group.id = group_id(digest, corpus.scopes[scope], ordinals[{digest, scope}]++);
  }
}

Row member_row(const CorpusRecords& records, const ListedGroup& group, const CorpusMember& member) {
  return {{"id", records.name(member.item)},
          {"record", records.source(member.item)},
          {"representative", member.item == group.representative},
          {"centre", member.item == group.centre},
          {"similarity", number_or_null(member.similarity)},
          {"exact", true}};
}

std::vector<std::string> columns(const DedupedCorpus& deduped, std::vector<std::string> names) {
  if (!deduped.why) return names;
  for (std::string& name : reason_columns()) names.push_back(std::move(name));
  return names;
}

/** With the reasons why a member is dropped, if they are asked for. @return the reason for people. */
std::string put_reason(Row& row, const DedupedCorpus& deduped, const CorpusMember& member) {
  for (const std::string& name : columns(deduped, {})) row[name] = nullptr;
  if (!deduped.why || !is_dropped(member)) return "";
  const DropReason reason = deduped.reasons.of(member.item, member.representative);
  reason.put(row);
  return fmt::format(" ({:.4f}): {}", member.to_representative, reason.text());
}

void list_group(Listing& listing, const DedupedCorpus& deduped, const ListedGroup& group, bool table) {
  const CorpusRecords& records = deduped.corpus.records;
  if (table) {
    for (const CorpusMember* member : group.members) {
      Row row{{"group", group.id}, {"documents", group.members.size()}};
      row.update(member_row(records, group, *member));
      put_reason(row, deduped, *member);
      listing.row(row, {});
    }
    return;
  }
  Row members = Row::array();
  std::string text = fmt::format("{}  {}, least similarity {:.4f}", group.id, counted(group.members.size(), "text"),
                                 group.min_similarity);
  for (const CorpusMember* member : group.members) {
    Row of_member = member_row(records, group, *member);
    text += fmt::format("\n  {}{} {:.4f}  {}", member->item == group.representative ? '*' : ' ',
                        member->item == group.centre ? 'o' : ' ', member->similarity,
                        printable(of_member["id"].get<std::string>()));
    text += put_reason(of_member, deduped, *member);
    members.push_back(std::move(of_member));
  }
  const Row row{{"group", group.id},
                {"representative", records.name(group.representative)},
                {"centre", records.name(group.centre)},
                {"members", std::move(members)},
                {"min_similarity", number_or_null(group.min_similarity)}};
  listing.row(row, text);
}

}  // namespace

std::vector<ListedGroup> listed_groups(const DedupedCorpus& deduped) {
  std::unordered_map<std::uint32_t, std::size_t> number;
  std::vector<ListedGroup> groups;
  for (const CorpusMember& member : deduped.groups.members) {
    if (member.group_size < 2) continue;
    const auto [place, is_new] = number.emplace(member.representative, groups.size());
    if (is_new) groups.emplace_back();
    ListedGroup& group = groups[place->second];
    group.members.push_back(&member);
    group.representative = member.representative;
    group.centre = member.centre;
    group.min_similarity = std::min(group.min_similarity, member.similarity);
  }
  name_groups(groups, deduped.corpus);
  std::sort(groups.begin(), groups.end(), [](const ListedGroup& a, const ListedGroup& b) {
    return a.members.size() != b.members.size() ? a.members.size() > b.members.size() : a.id < b.id;
  });
  return groups;
}

DedupeCounts counts_of(const DedupedCorpus& deduped) {
  DedupeCounts counts;
  const std::size_t references = deduped.corpus.records.references();
  counts.texts = deduped.corpus.records.size() - references - deduped.corpus.blank;
  std::set<std::uint32_t> families;
  std::unordered_set<std::uint32_t> groups;  // by representative
  for (const CorpusMember& member : deduped.groups.members) {
    if (member.item < references) continue;
    if (member.family != kNoItem) {
      families.insert(member.family);
      ++counts.family_texts;
    }
    if (member.group_size < 2) continue;
    counts.largest = std::max<std::size_t>(counts.largest, member.group_size);
    groups.insert(member.representative);
    if (!is_dropped(member)) continue;
    ++counts.dropped;
    if (member.representative < references) ++counts.dropped_by_references;
  }
  counts.groups = groups.size();
  counts.families = families.size();
  return counts;
}

/** @exception std::runtime_error if records of two kinds, or in two encodings, are to be written to one file. */
void require_same_kind(const RecordInput& first, const RecordInput& other) {
  if (has_header(first.format()) && has_header(other.format())) return require_same_header(first, other);
  const bool same = first.format() == other.format() || (is_json(first.format()) && is_json(other.format()));
  if (same && have_same_encoding(first, other)) return;
  throw std::runtime_error(
      fmt::format("'{}' has {} than '{}', so that they cannot be written to one file; give them one by "
                  "one{}",
                  printable(other.path()), same ? "another encoding" : "records of another kind",
                  printable(first.path()), same ? "" : ", or say with --as what they are"));
}

void require_one_output(const CorpusRecords& records, const std::string& mark) {
  are_arrays(records);  // throws for arrays among others
  const RecordInput* first = nullptr;
  for (const CorpusRecords::Range& range : records.ranges()) {
    const RecordInput& input = *range.input;
    if (!is_json(input.format())) in_charset(mark, input.charset());
    if (has_header(input.format()) && !mark.empty() && input.parser().has_column(mark)) refuse_mark(mark);
    if (range.begin == range.end && !has_header(input.format())) continue;
    if (first != nullptr) require_same_kind(*first, input);
    if (first == nullptr || first->was_ascii()) first = &input;
  }
}

/** Numbers of the documents that go, of those of a mailbox or a web archive. */
std::set<std::size_t> numbers_in(const CorpusRecords& records, const CorpusRecords::Range& range,
                                 const Dropped& dropped) {
  std::set<std::size_t> numbers;
  for (auto goes = first_from(dropped, range.begin); goes != dropped.end() && (*goes)->item < range.end; ++goes) {
    const std::string name = records.source((*goes)->item);
    numbers.insert(std::stoul(name.substr(name.rfind(':') + 1)));
  }
  return numbers;
}

void write_kept(const DedupedCorpus& deduped, const std::string& path, char name_end, std::size_t max_bytes) {
  const CorpusRecords& records = deduped.corpus.records;
  const Dropped dropped = dropped_members(deduped);
  const auto stays = [&](std::size_t item) { return dropped_at(dropped, item) == nullptr; };
  const auto element_of = [&](std::size_t item, const std::string& element) {
    return stays(item) ? std::optional(element) : std::nullopt;
  };
  const auto header_of = [](const RecordInput& input) { return input.header(); };
  const bool is_gzip = ends_with(lower_ascii(path), ".gz");
  std::set<FileIdentity> written;
  bool named = false;
  write_output(records, path, element_of, header_of, [&](RecordWriter& writer, const CorpusRecords::Range& range) {
    if (range.input->format() != InputFormat::kFiles) return write_range(writer, records, range, dropped);
    const std::string& input = range.input->path();
    if (container_of(input)) {
      if (!written.insert(state_of_file(input)->identity).second) return;
      const auto write = [&](std::string_view bytes) {
        writer.write_name(is_gzip ? gzip_member(std::string(bytes)) : bytes);
      };
      if (written.size() > 1 && container_of(input) == TextFormat::kMailbox) write("\n\n");
      each_kept_record(input, numbers_in(records, range, dropped), max_bytes, write);
      if (range.begin != range.end && records.has_changed(range.begin)) throw_changed(input);
      return;
    }
    for (std::size_t item = range.begin; item != range.end; ++item) {
      if (stays(item)) writer.write_name(records.source(item) + name_end);
    }
    if (range.end != records.size() || std::exchange(named, true)) return;
    for (const std::string& name : deduped.corpus.unread) writer.write_name(name + name_end);
  });
}

void write_marked(const DedupedCorpus& deduped, const std::string& path, const std::string& field) {
  const CorpusRecords& records = deduped.corpus.records;
  const Dropped dropped = dropped_members(deduped);
  const Mark mark{field, charset_of(records)};
  const auto marked = [&](std::size_t item, const std::string& record) {
    const CorpusMember* goes = dropped_at(dropped, item);
    const RecordInput& input = records.input_of(item);
    std::string kept = goes != nullptr ? records.name(goes->representative) : std::string();
    if (goes != nullptr && is_json(input.format()) && !records.has_plain_id(goes->representative))
      kept = json_text(kept);
    return std::optional(with_field(input, record, mark, goes != nullptr ? &kept : nullptr));
  };
  bool named = false;
  const auto header_of = [&](const RecordInput& input) { return with_field(input, input.header(), mark, &field); };
  write_output(records, path, marked, header_of, [&](RecordWriter& writer, const CorpusRecords::Range& range) {
    const bool files = range.input->format() == InputFormat::kFiles;
    for (std::size_t item = range.begin; item != range.end; ++item)
      writer.write(*marked(item, files ? records.source(item) + "\n" : records.bytes(item)));
    if (!files || range.end != records.size() || std::exchange(named, true)) return;
    for (const std::string& name : deduped.corpus.unread)
      writer.write(with_field(*range.input, name + "\n", mark, nullptr));
  });
}

void print_dropped(const DedupedCorpus& deduped, Format format, char name_end) {
  const CorpusRecords& records = deduped.corpus.records;
  if (name_end == '\0') {
    WholeFile output({});
    for (const CorpusMember* member : dropped_members(deduped)) output.write(records.name(member->item) + '\0');
    return output.finish();
  }
  Listing listing(format, columns(deduped, {"id", "record", "kept", "similarity", "exact"}));
  for (const CorpusMember* member : dropped_members(deduped)) {
    const std::string id = records.name(member->item);
    const std::string kept = records.name(member->representative);
    Row row{{"id", id},
            {"record", records.source(member->item)},
            {"kept", kept},
            {"similarity", number_or_null(member->to_representative)},
            {"exact", true}};
    const std::string reason = put_reason(row, deduped, *member);
    listing.row(row, printable(id) + (reason.empty() ? "" : "\n  for " + printable(kept) + reason));
  }
}

void print_groups(const DedupedCorpus& deduped, Format format) {
  const bool table = is_table(format);
  Listing listing(format, columns(deduped, {"group", "documents", "id", "record", "representative", "centre",
                                            "similarity", "exact"}));
  const std::vector<ListedGroup> groups = listed_groups(deduped);
  for (const ListedGroup& group : groups) list_group(listing, deduped, group, table);
}

void print_pairs(const DedupedCorpus& deduped, Format format) {
  const CorpusRecords& records = deduped.corpus.records;
  Listing listing(format, {"id_a", "id_b", "similarity", "exact"});
  deduped.pairs.each([&](const CorpusPair& pair) {
    const std::string a = records.name(pair.first);
    const std::string b = records.name(pair.second);
    const Row row{{"id_a", a}, {"id_b", b}, {"similarity", number_or_null(pair.similarity)}, {"exact", true}};
    listing.row(row, fmt::format("{:.4f}  {}  {}", pair.similarity, printable(a), printable(b)));
  });
}

}  // namespace neardup::cli
