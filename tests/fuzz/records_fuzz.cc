// Any bytes as records of documents: JSON lines, scriptindex' dumps, Omega's data, compressed files, labelled sets,
// web archives and those in ZIP files, HTTP responses, mailboxes, lines and tables.

#include <xapian.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "characters/utf8_repair.h"
#include "documents/http_response.h"
#include "documents/json_document.h"
#include "documents/record_input.h"
#include "documents/warc_reader.h"
#include "files/byte_stream.h"
#include "files/compression.h"
#include "files/inflater.h"
#include "files/zip_entries.h"
#include "fuzz_target.h"
#include "intake/compressed_file.h"
#include "intake/gzip.h"
#include "mail/mail_document.h"
#include "mail/mbox_reader.h"
#include "memory_file.h"
#include "omega/dump_record.h"
#include "omega/omega_record.h"
#include "quality/measuring/labelled_set.h"
#include "utf8_check.h"

namespace neardup::fuzz {
namespace {

using namespace cli;

constexpr std::size_t kBound = std::size_t{1} << 16;  // of what is decompressed

std::string json_line(const SourceDocument& document) {
  nlohmann::json object = nlohmann::json::object();
  for (const auto& [name, value] : document.record.fields) object[name] = value;
  if (!document.id.empty()) object["id"] = document.id;
  object["text"] = document.text.body;
  object["title"] = document.record.title;
  object["url"] = document.record.url;
  object["type"] = document.record.type;
  if (document.record.modified) object["modtime"] = *document.record.modified;
  return object.dump();
}

bool equal(const SourceDocument& a, const SourceDocument& b) {
  return std::tie(a.id, a.text.body, a.record.title, a.record.url, a.record.type, a.record.modified, a.record.fields) ==
         std::tie(b.id, b.text.body, b.record.title, b.record.url, b.record.type, b.record.modified, b.record.fields);
}

void check_json(Input& input) {
  SourceDocument document;
  try {
    document = parse_json_document(input.rest());
  } catch (const std::runtime_error&) {
    return;
  }
  require(document.id.find('\0') == std::string::npos, "an id has no zero byte");
  require(is_utf8(document.id) && is_utf8(document.text.body) && is_utf8(document.record.title),
          "texts of JSON are UTF-8");
  for (const auto& [name, value] : document.record.fields) {
    require(is_field_name(name) && is_utf8(value), "a field has a name that Omega can read");
  }
  require(equal(parse_json_document(json_line(document)), document), "a document written as JSON is read as it was");
}

/** With empty lines in the place of lines of carriage returns, which end records, too. */
std::string with_empty_lines(const std::string& dump) {
  std::string result;
  std::istringstream lines(dump);
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_not_of('\r') == std::string::npos) line.clear();
    result += line;
    if (!lines.eof()) result += '\n';
  }
  return result;
}

/** The records of a dump, put together again, are the dump. */
void check_dump(Input& input) {
  std::istringstream stream(std::string(input.rest()));
  const std::string dump = with_empty_lines(stream.str());
  DumpReader reader(stream);
  std::string again;
  DumpRecord record;
  while (reader.next(record)) {
    for (const DumpField& field : record) {
      require(field.name.find_first_of("=\n") == std::string::npos, "a name ends before the equals sign");
      require(field.value.size() + field.name.size() < field.lines.size(), "a value is of its lines");
      again += field.lines;
      require(field.name.empty() || values_of(record, {field.name}).size() != 0, "a field is found by its name");
    }
    if (reader.blank_line_follows()) again += '\n';
  }
  if (fault_is_planted() && !again.empty()) again.pop_back();
  require(again == dump || again == dump + '\n', "a dump's records are the dump, byte for byte");
}

void check_omega_record(Input& input) {
  DocumentRecord record;
  record.url = input.short_text();
  record.title = repaired_utf8(std::string(input.short_text()));
  record.type = input.short_text();
  record.suffix = std::string(input.short_text());
  record.modified = static_cast<std::int64_t>(input.below(65536)) << input.below(48);
  const std::string_view bytes = input.rest();
  const std::string text = repaired_utf8(std::string(bytes));  // as all texts are
  Xapian::Document document;
  put_omega_record(document, record, text);
  const ShownRecord shown = parse_omega_record(document.get_data());
  require(shown.url.find('\n') == std::string::npos && shown.url.size() <= record.url.size(), "an address is one line");
  require(shown.sample.size() <= kDefaultSampleSize + 8 && shown.caption.size() <= kCaptionBytes + 8,
          "samples are short");
  require(is_utf8(shown.sample) && is_utf8(shown.caption), "a sample is UTF-8");
  require(shown.sample == sample_of(text, kDefaultSampleSize), "a sample is read as it was written");
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    require((*term).size() <= 245 && (*term).find('\0') == std::string::npos, "a term is one that Xapian takes");
  }
  parse_omega_record(bytes);
}

std::optional<std::string> gunzipped(std::string_view bytes, std::size_t bound) {
  try {
    return inflated(bytes, bound);
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

void check_gunzip(Input& input) {
  const std::optional<std::string> raw = gunzipped(input.rest(), kBound);
  require(!raw || raw->size() <= kBound, "what is decompressed is within its bound");
}

void check_gzip(Input& input) {
  const std::size_t place = input.below(65536);
  const std::string_view text = input.rest();
  const std::string compressed = gzip(std::string(text));
  require(gunzipped(compressed, text.size()) == text, "what is compressed is decompressed");
  require(gunzipped(compressed + compressed, 2 * text.size()) == std::string(text) + std::string(text),
          "two members are one after the other");
  require(text.empty() || !gunzipped(compressed, text.size() - 1), "the bound of decompression holds");
  require(!gunzipped(std::string_view(compressed).substr(0, place % compressed.size()), kBound),
          "data that is cut off is refused");
  const auto damaged = gunzipped(with_bit_flipped(compressed, place % (8 * compressed.size())), kBound);
  require(!damaged || *damaged == text, "data that is damaged is refused, if the damage shows");
}

void check_compressed_file(Input& input) {
  static MemoryFile file;
  try {
    require(read_compressed_file(file.with(input.rest()), kBound).size() <= kBound,
            "what is decompressed is within its bound");
  } catch (const std::runtime_error&) {
    return;
  }
}

void check_web_archive(Input& input) {
  static MemoryFile file;
  try {
    ByteStream stream(file.with(input.rest()));
    WarcReader reader(stream);
    std::uint64_t end = 0;
    while (const std::optional<WarcRecord> record = reader.next()) {
      require(record->offset >= end, "records follow each other");
      std::string block = reader.block();
      require(block.size() == record->length, "a block is as long as it says");
      end = stream.offset();
      if (!warc_skip_reason(*record).empty() || !warc_problem(*record).empty() || record->length > kBound) continue;
      const SourceDocument document = warc_document(*record, std::move(block), {kBound, {}});
      require(is_utf8(document.text.body) && is_utf8(document.text.title), "texts of archives are UTF-8");
    }
    require(reader.stray_bytes() <= stream.offset(), "what belongs to no record is of the archive");
  } catch (const std::runtime_error&) {
    return;
  }
}

void check_mail(Input& input) {
  static MemoryFile file;
  try {
    ByteStream stream(file.with(input.rest()));
    MboxReader reader(stream, kBound);
    while (const std::optional<MboxMessage> message = reader.next()) {
      require(message->bytes.size() <= message->size, "quotes are taken away, nothing is added");
      const SourceDocument document = mail_document(message->bytes, {kBound, {}});
      require(is_utf8(document.id) && is_utf8(document.text.body), "texts of mail are UTF-8");
      require(is_utf8(document.text.left_out), "left-out text of mail is UTF-8");
    }
  } catch (const std::runtime_error&) {
    return;
  }
}

/** A record parsed in its two ways. */
void check_record(const RecordParser& parser, std::string_view record, const std::string& charset) {
  try {
    const ParsedRecord parsed = parser.parse(record, charset);
    require(is_utf8(parsed.text), "texts are UTF-8");
    if (!has_fields(parser.format()) || record.find_first_not_of(" \t\r\n") == std::string_view::npos) return;
    const SourceDocument document = parser.document(record, charset);
    require(document.id == parser.id(record, charset).value_or(""), "an id is the same without the record");
    require(is_utf8(document.id) && is_utf8(document.text.body) && is_utf8(document.record.title), "fields are UTF-8");
  } catch (const std::runtime_error&) {
    return;  // of this record alone
  }
}

/** The blocks of an input follow each other, and their records are all of their bytes. */
void check_records(Input& input) {
  static MemoryFile file;
  constexpr InputFormat kFormats[] = {InputFormat::kByContent, InputFormat::kLines, InputFormat::kJsonLines,
                                      InputFormat::kJson,      InputFormat::kCsv,   InputFormat::kTsv};
  const InputFormat format = kFormats[input.below(std::size(kFormats))];
  const bool again = input.below(2) == 0;
  try {
    RecordInput records(file.with(input.rest()), {format, {}, {}, again}, [] {});
    if (records.format() == InputFormat::kFiles) return;
    std::uint64_t end = records.end();
    while (const std::optional<RecordBlock> block = records.next(kBound)) {
      require(block->place == end, "blocks follow each other");
      require(block->too_long || records.end() == end + block->bytes.size() + (fault_is_planted() ? 1 : 0),
              "a block is all of its records");
      end = records.end();
      require(!again || block->too_long || records.bytes(block->place, end) == block->bytes, "bytes are read again");
      for (std::string_view rest = block->bytes; !rest.empty();) {
        const std::size_t size = records.parser().record_size(rest);
        require(size != 0 && size <= rest.size(), "a record has bytes");
        check_record(records.parser(), rest.substr(0, size), block->charset);
        rest.remove_prefix(size);
      }
    }
  } catch (const std::runtime_error&) {
    return;
  }
}

void check_labelled_set(Input& input) {
  static MemoryFile documents;
  static MemoryFile labels;
  const std::string_view label_bytes = input.short_text();
  LabelledSet set;
  try {
    set = read_labelled_set(documents.with(input.rest()), labels.with(label_bytes));
  } catch (const std::runtime_error&) {
    return;
  }
  require(!set.documents.empty(), "a set has documents");
  for (const LabelledPair& pair : set.pairs) {
    require(pair.first < pair.second && pair.second < set.documents.size(), "a pair is of two documents");
    require(!pair.similarity || (*pair.similarity >= 0 && *pair.similarity <= 1), "a similarity is from 0 to 1");
  }
  const Clustering clusters = set.clusters(0.5);
  require(clusters.size() == set.documents.size(), "every document is in a cluster");
}

/** The files in a ZIP file as web archives. */
void check_zip(Input& input) {
  static MemoryFile file;
  constexpr Compression kCompressions[] = {Compression::kNone, Compression::kGzip, Compression::kZstd};
  const Compression compression = kCompressions[input.below(std::size(kCompressions))];
  try {
    const std::string& path = file.with(input.rest());
    ZipEntries ahead(path);
    ZipEntries behind(path);
    while (ahead.next() && behind.next()) {
      ByteStream stream(
          compression, [&] { return ahead.bytes(); }, [&] { return behind.bytes(); }, [] {}, ahead.stored_at());
      WarcReader reader(stream);
      while (const std::optional<WarcRecord> record = reader.next()) {
        if (record->place) {
          ByteStream again(
              path, Pipes::kRefused, [] {}, *record->place);
          const std::optional<WarcRecord> same = WarcReader(again).next();
          require(same && same->target == record->target && same->date == record->date, "a place is its record's");
        }
        require(reader.block().size() == record->length, "a block is as long as it says");
      }
    }
  } catch (const std::runtime_error&) {
    return;
  }
}

void check_response(Input& input) {
  const std::string_view bytes = input.rest();
  const std::optional<HttpResponse> response = parse_http_response(bytes);
  if (!response) return;
  require(response->body.empty() || bytes.find(response->body) != std::string_view::npos, "a body is of its response");
  for (const CutOff cut_off : {CutOff::kRefused, CutOff::kRead}) {
    try {
      const std::string body = decoded_body(*response, kBound, cut_off);
      require(body.size() <= std::max(kBound, bytes.size()), "what is decompressed is within its bound");
    } catch (const std::runtime_error&) {
    }
  }
}

/** Fields by their paths, and lists of texts. */
void check_paths(Input& input) {
  const RecordFields fields{"a.id", {"a.text", "b.c.d", "text"}, "a.title", "a.url"};
  const std::string_view line = input.rest();
  try {
    const SourceDocument document = parse_json_document(line, fields);
    require(is_utf8(document.id) && is_utf8(document.text.body) && is_utf8(document.record.title), "fields are UTF-8");
    const RecordParser parser(InputFormat::kJsonLines, fields);
    require(parser.parse(line, {}).text == document.text.body, "a text is the same in both ways");
  } catch (const std::runtime_error&) {
    return;
  }
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {
      check_json,         check_dump,        check_omega_record, check_gunzip,  check_gzip, check_compressed_file,
      check_labelled_set, check_web_archive, check_mail,         check_records, check_zip,  check_response,
      check_paths};
  return run_one(kChecks, bytes, count);
}
