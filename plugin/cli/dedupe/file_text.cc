#include "dedupe/file_text.h"

#include <utility>

#include "files/compressed_file.h"
#include "files/file_content.h"
#include "formats/document_file.h"
#include "formats/text_format.h"
#include "mail/mail_document.h"

namespace neardup::cli {

FileText read_file_text(const std::string& path, const ReadingOptions& options) {
  const NamedFormat named = format_of_name(path);
  std::string bytes = read_file_content(path, options.max_bytes).bytes;
  if (named.compressed) bytes = decompressed(bytes, options.max_bytes);
  if (named.container == ContainerFormat::kMail) return {mail_document(bytes, options).text, false};
  ExtractedText extracted = extract_content(std::move(bytes), named.format, {{}, options.charset}, options);
  return {std::move(extracted.text), extracted.format == TextFormat::kPlain && !named.compressed};
}

}  // namespace neardup::cli
