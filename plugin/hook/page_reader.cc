#include "page_reader.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include "bytes/digest128.h"
#include "bytes/percent_encoding.h"
#include "characters/page_url.h"
#include "characters/text_line.h"
#include "content/page_content.h"
#include "files/canonical_path.h"
#include "formats/document_text.h"
#include "formats/reading_options.h"
#include "formats/web_page.h"
#include "index/content_markup.h"

namespace neardup::hook {

namespace {

[[noreturn]] void fail() {
  throw std::system_error(errno, std::generic_category());
}

/** The bytes of a regular file. @exception std::system_error if it is none, or too large. */
std::string bytes_of_file(int file, std::size_t max_bytes) {
  struct stat status {};
  if (::fstat(file, &status) != 0) fail();
  const auto size = static_cast<std::uint64_t>(status.st_size);
  if (!S_ISREG(status.st_mode) || size > max_bytes) throw std::system_error(EFBIG, std::generic_category());
  std::string bytes(size, '\0');
  for (std::size_t done = 0; done != bytes.size();) {
    const ssize_t read = ::pread(file, bytes.data() + done, bytes.size() - done, static_cast<off_t>(done));
    if (read < 0) fail();
    done += static_cast<std::size_t>(read);
    if (read == 0) bytes.resize(done);  // somebody has cut it
  }
  return bytes;
}

/** A file in memory, at its beginning; -1 if it cannot be made. */
int memory_file(std::string_view bytes) noexcept {
  const int file = ::memfd_create("neardup-page", MFD_CLOEXEC);
  for (off_t place = 0; file >= 0 && !bytes.empty();) {
    const ssize_t written = ::pwrite(file, bytes.data(), bytes.size(), place);
    if (written <= 0) {
      ::close(file);
      return -1;
    }
    place += written;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return file;
}

std::string suffix_of(const std::string& path) {
  const std::size_t dot = path.find_last_of("./");
  return dot == path.npos || path[dot] == '/' ? std::string() : lower_ascii(path.substr(dot + 1));
}

}  // namespace

bool PageReader::is_page(const std::string& path) const {
  return has_word(choice_.suffixes, suffix_of(path)) || (!path.empty() && path == typed_page_);
}

void PageReader::found_type(const std::string& path, const std::string& type) {
  typed_page_ = type == "text/html" ? path : std::string();
}

std::shared_ptr<const FrameSet> PageReader::frame() {
  if (choice_.frame < 0 || frame_) return frame_;
  std::optional<FrameSet> frame =
      FrameSet::decode(bytes_of_file(choice_.frame, ReadingOptions().max_bytes), kContentRules);
  if (!frame) throw std::runtime_error("the frame of the site is damaged");
  return frame_ = std::make_shared<const FrameSet>(*std::move(frame));
}

/** As a file at the path that its URL has, so that the page may name that as canonical on any host. */
std::string PageReader::url_of(const std::string& file) const {
  const bool is_below = !choice_.folder.empty() && begins_with(file, choice_.folder);
  return is_below ? std::string(kFileUrl) + choice_.path + percent_encoded_path(file.substr(choice_.folder.size()))
                  : file_url(file);
}

int PageReader::content_of(int page, const char* path) noexcept {
  try {
    return content_file(page, path);
  } catch (...) {
    return -1;
  }
}

int PageReader::content_file(int page, const std::string& path) {
  ReadingOptions reading;
  reading.exclusions = choice_.reads_excluded ? Exclusions::kIgnored : Exclusions::kAll;
  reading.blocks = KeptBlocks::kBlocks;
  reading.frame = frame();
  reading.url = url_of(canonical_path(path));
  reading.one_site = true;
  std::string bytes = bytes_of_file(page, reading.max_bytes);
  std::string digest = bytes_of(md5_of(bytes));
  std::optional<DocumentText> text = page_file_text(std::move(bytes), reading);
  if (!text || !text->excluded.empty()) return -1;
  if (!choice_.host.empty() && begins_with(text->canonical, kFileUrl))
    text->canonical.replace(0, kFileUrl.size(), choice_.host);
  const std::string content = content_markup(*text);
  std::string content_digest = bytes_of(md5_of(content));
  const int file = memory_file(content);
  if (file < 0) return -1;
  page_digest_ = std::move(digest);
  content_digest_ = std::move(content_digest);
  return file;
}

const std::string* PageReader::page_digest(std::string_view content_digest) const {
  return content_digest_.empty() || content_digest != content_digest_ ? nullptr : &page_digest_;
}

}  // namespace neardup::hook
