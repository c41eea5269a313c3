#include "document_file.h"

#include <system_error>
#include <utility>

#include "file_content.h"
#include "gunzip.h"
#include "html_text.h"
#include "markdown_text.h"
#include "text_encoding.h"

namespace neardup::cli {

namespace {

DocumentText text_of(std::string octets, TextFormat format) {
  switch (format) {
    case TextFormat::kHtml:
      return html_text(utf8_from_html(std::move(octets)));
    case TextFormat::kMarkdown:
      return markdown_text(utf8_from_text(std::move(octets)));
    default:
      return {{}, utf8_from_text(std::move(octets)), {}};
  }
}

}  // namespace

ExtractedText extract_text(std::string octets, const std::string& path, std::size_t max_octets) {
  const NamedFormat named = format_of_name(path);
  if (!named.skip_reason.empty()) throw NoTextDocument(std::string(named.skip_reason));
  if (named.gzip) octets = gunzip(octets, max_octets);
  if (looks_binary(octets)) throw NoTextDocument("binary");
  const TextFormat format = named.format ? *named.format : format_of_content(octets);
  return {text_of(std::move(octets), format), format};
}

DocumentText read_document_file(const std::string& path, std::size_t max_octets) {
  const std::string name = path == "-" ? "standard input" : "'" + path + "'";
  try {
    return extract_text(read_file_content(path, max_octets).octets, path, max_octets).text;
  } catch (const NoTextDocument& reason) {
    throw NoTextDocument(name + " is no text, Markdown or HTML file: " + reason.what());
  } catch (const std::system_error& error) {
    throw std::system_error(error.code(), name);
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(name + ": " + error.what());
  }
}

}  // namespace neardup::cli
