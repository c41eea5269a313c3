/** @file page_reader.h
 *  Gives a program the content of a page of HTML in place of the page that it has opened: what
 *  `xapian-neardup extract --format html` prints, without a process for each page.
 *
 *  Whatever fails, the program reads the page itself. THREADS: one object per thread. */
#ifndef NEARDUP_HOOK_PAGE_READER_H
#define NEARDUP_HOOK_PAGE_READER_H

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "content/frame_set.h"
#include "hook/page_choice.h"

namespace neardup::hook {

class PageReader {
 public:
  explicit PageReader(PageChoice choice) : choice_(std::move(choice)) {}

  /** Whether the program reads this file as HTML: by its suffix, or because libmagic told it so last. */
  bool is_page(const std::string& path) const;

  /** Call it when libmagic has told the type of a file. */
  void found_type(const std::string& path, const std::string& type);

  /** The content of a page, with the text that is left out behind a mark (marked_text.h).
   *  @param page  an open file. Its offset stays.
   *  @return a file in memory that the caller closes, at its beginning; -1 for an excluded page, for a file that is no
   *          page or larger than ReadingOptions::max_bytes, and if anything fails. */
  int content_of(int page, const char* path) noexcept;

  /** The MD5 of the last page, if this is the one of its content, so that the program stores that of the page; else null. */
  const std::string* page_digest(std::string_view content_digest) const;

 private:
  std::shared_ptr<const FrameSet> frame();
  int content_file(int page, const std::string& path);
  std::string url_of(const std::string& file) const;

  const PageChoice choice_;
  std::string typed_page_;
  std::shared_ptr<const FrameSet> frame_;  // null before the first page, and without
  std::string content_digest_;
  std::string page_digest_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_PAGE_READER_H
