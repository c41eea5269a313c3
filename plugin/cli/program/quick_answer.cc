#include "program/quick_answer.h"

#include <sys/stat.h>

#include <cstddef>
#include <exception>
#include <filesystem>
#include <fstream>
#include <utility>

#include "characters/page_url.h"
#include "files/canonical_path.h"
#include "formats/document_text.h"
#include "formats/reading_options.h"
#include "formats/text_format.h"
#include "formats/web_page.h"
#include "index/content_markup.h"

namespace neardup::cli {

namespace {

/** What `extract` is asked for. */
struct Request {
  std::string path;
  bool html = false;
};

bool is_page_name(const std::string& path) {
  const NamedFormat named = format_of_name(path);
  return named.format == TextFormat::kHtml && !named.compressed;
}

/** Nothing for a command line with other options, and for files that are not pages of HTML by their name. */
std::optional<Request> request_of(const std::vector<std::string>& words) {
  if (words.empty() || words.front() != "extract") return std::nullopt;
  Request request;
  std::string format;
  for (std::size_t i = 1; i < words.size(); ++i) {
    std::string word = words[i];
    if (word == "--format" && i + 1 != words.size()) word += "=" + words[++i];
    const bool is_path = word.rfind('-', 0) != 0;
    std::string& value = is_path ? request.path : format;
    if (word.empty() || !value.empty()) return std::nullopt;
    value = word;
  }
  request.html = format == "--format=html";
  if (!request.html && !format.empty() && format != "--format=text") return std::nullopt;
  const bool is_page = is_page_name(request.path) && is_page_name(std::filesystem::canonical(request.path).string());
  return is_page ? std::optional(request) : std::nullopt;
}

std::optional<std::string> content_of(const Request& request) {
  ReadingOptions reading;
  struct stat status {};
  if (::stat(request.path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  if (static_cast<std::size_t>(status.st_size) > reading.max_bytes) return std::nullopt;
  std::ifstream file(request.path, std::ios::binary);
  std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
  if (!file.read(bytes.data(), status.st_size)) return std::nullopt;
  reading.exclusions = Exclusions::kAll;
  if (request.html) reading.blocks = KeptBlocks::kBlocks;
  reading.url = file_url(canonical_path(request.path));
  const std::optional<DocumentText> text = page_file_text(std::move(bytes), reading);
  if (!text || !text->excluded.empty() || text->body.empty()) return std::nullopt;
  return request.html ? content_markup(*text) : plain_content(*text);
}

}  // namespace

std::optional<std::string> quick_answer(const std::vector<std::string>& words) {
  if (words == std::vector<std::string>{"--version"}) return "xapian-neardup " NEARDUP_VERSION "\n";
  try {
    const std::optional<Request> request = request_of(words);
    return request ? content_of(*request) : std::nullopt;
  } catch (const std::exception&) {
    return std::nullopt;  // the command says what is wrong
  }
}

}  // namespace neardup::cli
