#include "dedupe/container_output.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "characters/text_line.h"
#include "documents/input_format.h"
#include "documents/warc_reader.h"
#include "errors/exit_codes.h"
#include "files/byte_stream.h"
#include "mail/mbox_reader.h"

namespace neardup::cli {

namespace {

/** Where a document begins, and whether it goes. */
struct Part {
  std::uint64_t begin;
  bool goes;
};

using Parts = std::vector<Part>;

Parts parts_of_mailbox(ByteStream& stream, const std::set<std::size_t>& dropped, std::size_t max_bytes) {
  Parts parts;
  MboxReader reader(stream, max_bytes);
  while (const std::optional<MboxMessage> message = reader.next())
    parts.push_back({message->offset, dropped.count(parts.size() + 1) != 0});
  return parts;
}

Parts parts_of_archive(ByteStream& stream, const std::set<std::size_t>& dropped) {
  Parts parts;
  std::vector<std::vector<std::string>> beside;  // [parts] ids of a request, or of metadata, and of what it names
  std::set<std::string> gone;                    // ids of pages that go, and of what they name
  WarcReader reader(stream);
  while (const std::optional<WarcRecord> record = reader.next()) {
    std::vector<std::string> ids = record->concurrent;
    if (!record->id.empty()) ids.push_back(record->id);
    parts.push_back({record->offset, dropped.count(parts.size() + 1) != 0});
    if (parts.back().goes) gone.insert(ids.begin(), ids.end());
    beside.push_back(has_word("request metadata", record->type) ? std::move(ids) : std::vector<std::string>());
  }
  for (std::size_t i = 0; i != parts.size(); ++i) {
    for (const std::string& id : beside[i]) parts[i].goes = parts[i].goes || gone.count(id) != 0;
  }
  return parts;
}

}  // namespace

bool is_workbook(const std::string& path) {
  return has_word("xlsx xlsm xls ods", format_of_name(path).suffix);
}

namespace {

/** Whether a file of this name is neither text nor markup of one. */
bool is_document_name(const std::string& path) {
  const NamedFormat named = format_of_name(path);
  return named.format.value_or(TextFormat::kPlain) > TextFormat::kHtml || is_workbook(path) ||
         has_word("docx doc odt rtf pptx ppt odp odg epub", named.suffix);
}

}  // namespace

std::optional<TextFormat> container_of(const std::string& path) {
  if (path == "-" || !state_of_file(path)) return std::nullopt;
  const NamedFormat named = format_of_file(path);
  return holds_many(named.format) && named.suffix != "wacz" ? named.format : std::nullopt;
}

void require_container_output(const std::vector<std::string>& inputs, const std::string& output,
                              const std::string& mark) {
  std::set<std::optional<TextFormat>> kinds;
  for (const std::string& path : inputs) kinds.insert(container_of(path));
  const bool compressed = format_of_name(output).compressed;
  if (!*kinds.rbegin()) {
    if (compressed)
      throw UsageError(fmt::format(
          "--output '{}': these inputs are written plain; choose such a name, and compress it then", output));
    if (is_document_name(output))
      throw UsageError(
          fmt::format("--output '{}': such a file is not made of these inputs, but a list of names or plain records; "
                      "choose a name such as names.txt, or remove copies with --move-to{}",
                      output, is_workbook(output) ? "; to compare rows of a workbook, export its sheet as CSV" : ""));
    return;
  }
  if (!mark.empty())
    throw UsageError("--mark: a mailbox or web archive has no field for it; --groups and --dropped name what is alike");
  if (kinds.size() > 1)
    throw UsageError("mailboxes, web archives and other inputs cannot be written to one file; give them one by one");
  if (compressed && !ends_with(lower_ascii(output), ".gz"))
    throw UsageError(
        fmt::format("--output '{}': mailboxes and web archives are written plain, or with gzip for a name in "
                    ".gz; choose such a name",
                    output));
}

void each_kept_record(const std::string& path, const std::set<std::size_t>& dropped, std::size_t max_bytes,
                      const std::function<void(std::string_view)>& write) {
  constexpr std::uint64_t kPortion = std::uint64_t{16} << 20U;
  ByteStream all(path);
  Parts parts = container_of(path) == TextFormat::kMailbox ? parts_of_mailbox(all, dropped, max_bytes)
                                                           : parts_of_archive(all, dropped);
  parts.push_back({all.offset(), false});
  ByteStream stream(path);
  bool goes = false;  // what stands before the first document stays
  for (const Part& next : parts) {
    while (stream.offset() != next.begin) {
      const std::uint64_t bytes = std::min(kPortion, next.begin - stream.offset());
      goes ? stream.skip(bytes) : write(stream.block(bytes));
    }
    goes = next.goes;
  }
}

}  // namespace neardup::cli
