#include "documents/named_document.h"

#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "files/canonical_path.h"
#include "files/compression.h"
#include "files/open_file.h"
#include "formats/text_format.h"
#include "mail/mail_document.h"
#include "mail/mail_repair.h"
#include "mail/saved_page.h"

namespace neardup {

namespace {

/** By the folder that a file is in, too, as in a Maildir. */
NamedFormat named_format(const std::string& path) {
  return format_of_name(path == "-" ? path : canonical_path(path));
}

DocumentText read_text(const std::string& path, const ReadingOptions& options) {
  const NamedFormat named = named_format(path);
  std::string bytes = file_content(path, options.max_bytes, Pipes::kRead);
  if (named.format == TextFormat::kMail) {
    if (named.compressed) bytes = decompressed(bytes, options.max_bytes);
    return mail_document(std::string(message_in_file(bytes)), options).text;
  }
  const bool compressed_unsaid = !named.compressed && compression_of(bytes) != Compression::kNone;
  if (compressed_unsaid) bytes = decompressed(bytes, options.max_bytes);
  if (named.format == TextFormat::kSavedPage || (!named.format && begins_as_saved_page(bytes)))
    return saved_page_text(std::move(bytes), options).text;
  const bool may_be_mail = !named.format || *named.format == TextFormat::kPlain;
  if (may_be_mail && begins_as_mail(bytes)) return mail_document(std::string(message_in_file(bytes)), options).text;
  return extract_text(std::move(bytes), path == "-" ? path : canonical_path(path), options).text;
}

}  // namespace

DocumentText read_named_document(const std::string& path, const ReadingOptions& options) {
  const std::string name = path == "-" ? "standard input" : "'" + path + "'";
  if (holds_many(named_format(path).format) && std::filesystem::exists(path)) {
    throw std::invalid_argument(name + " holds many documents; index it and name one of them by its id");
  }
  if (std::filesystem::is_directory(path)) throw std::runtime_error(name + " is a folder; name a file in it");
  try {
    return read_text(path, options);
  } catch (const NoTextDocument& reason) {
    const std::string why = reason.what();
    const std::size_t advice = why.find("; name the file with --");  // of 'index', which reads records
    throw NoTextDocument(name + " is not a file that is read: " + why.substr(0, advice) +
                         (advice == why.npos ? "" : "; 'xapian-neardup dedupe' compares its records"));
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::no_such_file_or_directory) {
      throw std::runtime_error(name + ": " + error.code().message() + "; check the path");
    }
    throw std::system_error(error.code(), name);
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(name + ": " + error.what());
  }
}

}  // namespace neardup
