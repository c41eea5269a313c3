#include "dedupe/container_texts.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "documents/warc_document.h"
#include "documents/warc_reader.h"
#include "files/byte_stream.h"
#include "files/compression.h"
#include "files/file_content.h"
#include "formats/document_file.h"
#include "formats/text_format.h"
#include "indexing/input_errors.h"
#include "mail/mail_document.h"
#include "mail/mbox_reader.h"

namespace neardup::cli {

namespace {

void read_mailbox(const std::string& path, ByteStream& stream, const ReadingOptions& options,
                  const ContainerTaker& taker) {
  MboxReader reader(stream, options.max_bytes);
  for (std::uint64_t number = 1; std::optional<MboxMessage> message = reader.next(); ++number) {
    const std::string name = fmt::format("{}:{}", path, number);
    if (message->too_large) {
      taker.fail(name + ": " + too_large_message(message->size, options.max_bytes));
    } else {
      const auto bytes = std::make_shared<const std::string>(std::move(message->bytes));
      taker.document(name, [bytes, &options] { return mail_document(*bytes, options).text; });
    }
    taker.show(stream.share());
  }
}

/** @return what a record cannot be read for; nothing if it can. */
std::optional<std::string> problem_of(const WarcRecord& record, const ReadingOptions& options) {
  if (std::string problem = warc_problem(record); !problem.empty()) return problem;
  if (record.length > options.max_bytes) return too_large_message(record.length, options.max_bytes);
  return std::nullopt;
}

void read_archive(const std::string& path, ByteStream& stream, const ReadingOptions& options,
                  const ContainerTaker& taker) {
  WarcReader reader(stream);
  for (std::uint64_t number = 1; const std::optional<WarcRecord> record = reader.next(); ++number) {
    const std::string name = fmt::format("{}:{}", path, number);
    if (const std::string reason = warc_skip_reason(*record); !reason.empty()) {
      taker.skip(reason);
    } else if (const std::optional<std::string> problem = problem_of(*record, options)) {
      taker.fail(name + ": " + *problem);
    } else {
      const auto block = std::make_shared<std::string>(reader.block());
      taker.document(
          name, [record = *record, block, &options] { return warc_document(record, std::move(*block), options).text; });
    }
    taker.show(stream.share());
  }
  if (const std::uint64_t stray = reader.stray_bytes())
    throw std::runtime_error(fmt::format("{} bytes belong to no record of a web archive", stray));
}

}  // namespace

FileText read_file_text(const std::string& path, const ReadingOptions& options) {
  const NamedFormat named = format_of_name(path);
  std::string bytes = read_file_content(path, options.max_bytes).bytes;
  if (named.compressed) bytes = decompressed(bytes, options.max_bytes);
  if (named.container == ContainerFormat::kMail) return {mail_document(bytes, options).text, false};
  ExtractedText extracted = extract_content(std::move(bytes), named.format, {{}, options.charset}, options);
  return {std::move(extracted.text), extracted.format == TextFormat::kPlain && !named.compressed};
}

void read_container(const std::string& path, ContainerFormat format, const ReadingOptions& options,
                    const ContainerTaker& taker) {
  ByteStream stream(path, Pipes::kRefused, taker.checking);
  if (format == ContainerFormat::kMbox) {
    read_mailbox(path, stream, options, taker);
  } else {
    read_archive(path, stream, options, taker);
  }
}

}  // namespace neardup::cli
