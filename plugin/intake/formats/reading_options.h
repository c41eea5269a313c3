/** @file reading_options.h
 *  Options for reading documents, and the error for other files. THREADS: plain values. */
#ifndef NEARDUP_INTAKE_FORMATS_READING_OPTIONS_H
#define NEARDUP_INTAKE_FORMATS_READING_OPTIONS_H

#include <cstddef>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>

#include "content/frame_set.h"

namespace neardup {

/** The default of --max-size, in bytes. Larger files are refused. */
constexpr std::size_t kDefaultMaxBytes = std::size_t{1} << 30;

/** The file is not a text document. It is skipped among many files, and an error if it was named. */
class NoTextDocument : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Which text of a document is its body, which is signed. */
enum class ContentChoice {
  kContent,  ///< the content of a page; not its navigation and other frame
  kAll       ///< all text that a reader sees
};

/** Which exclusions from searches are heeded. */
enum class Exclusions {
  kIgnored,
  kOfParts,  ///< parts that comments exclude (excluded_parts.h)
  kAll       ///< also pages that robots shall not index: DocumentText::excluded says why, and there is no text
};

/** Whether DocumentText has the blocks of a page. */
enum class KeptBlocks {
  kNone,
  kBlocks,
  kExplained  ///< with what moved the classifier most
};

/** What ends most mails of a list (mail_ending.h), by the list's id (list_mail()). */
using ListFooters = std::map<std::string, FrameSet>;

/** Options for reading documents of all formats. */
struct ReadingOptions {
  std::size_t max_bytes = kDefaultMaxBytes;  ///< limit of a document, compressed and decompressed
  std::string charset;                       ///< of all texts and HTML; empty detects it
  ContentChoice content = ContentChoice::kContent;
  Exclusions exclusions = Exclusions::kOfParts;
  std::shared_ptr<const FrameSet> frame = nullptr;            ///< of the page's site; null for none
  std::shared_ptr<const ListFooters> list_footers = nullptr;  ///< of mailing lists; null for none
  KeptBlocks blocks = KeptBlocks::kNone;                      ///< of a page, in DocumentText
  std::string url = {};                                       ///< of the document; empty if it has none
  bool one_site = false;  ///< whether pages without a host in their URL are all of one site
  bool digest = true;     ///< whether DocumentRecord has the MD5
  bool details = false;   ///< whether DocumentText has the details, and the body of a page its headline
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_READING_OPTIONS_H
