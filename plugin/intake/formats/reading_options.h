/** @file reading_options.h
 *  How documents are read, and what is said of a file that is none. THREADS: plain values. */
#ifndef NEARDUP_INTAKE_FORMATS_READING_OPTIONS_H
#define NEARDUP_INTAKE_FORMATS_READING_OPTIONS_H

#include <cstddef>
#include <stdexcept>
#include <string>

namespace neardup {

/** Files larger than this are refused unless --max-size says otherwise. */
constexpr std::size_t kDefaultMaxBytes = std::size_t{1} << 30;

/** A file that is no text document: skipped where many are read, an error where it was asked for by name. */
class NoTextDocument : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** How documents are read, whatever they are. */
struct ReadingOptions {
  std::size_t max_bytes = kDefaultMaxBytes;  ///< bound of a document, compressed and not
  std::string charset;                       ///< of all texts and HTML; empty: found out
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_READING_OPTIONS_H
