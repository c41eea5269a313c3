/** @file zip_parts.h
 *  The parts of a ZIP archive in memory. Nothing is written: a name is only a name.
 *  THREADS: an object at a time. */
#ifndef NEARDUP_INTAKE_OFFICE_ZIP_PARTS_H
#define NEARDUP_INTAKE_OFFICE_ZIP_PARTS_H

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "files/compression.h"

namespace neardup {

class ZipParts {
 public:
  /** @param bytes      of the archive; referred to. @param max_bytes  limit of all that is decompressed. */
  ZipParts(std::string_view bytes, std::size_t max_bytes) : bytes_(bytes), left_(max_bytes), max_bytes_(max_bytes) {}

  /** Pass over all parts, in the order of the archive.
   *  @param read  called with name and content; a part whose content it does not take costs nothing.
   *  @exception std::runtime_error if the archive or a part is damaged or encrypted, or gives over 100 times its size
   *             (zip_entries.h); DecompressedTooLarge. */
  void each(const std::function<void(const std::string& name, const Pieces& pieces)>& read);

 private:
  std::string_view bytes_;
  std::size_t left_;
  std::size_t max_bytes_;
};

/** The name that a part uses for another one: "../media/a.png" in "word/document.xml" is "media/a.png".
 *  @param reference  a path or a relative URL; what follows "#" does not count. */
std::string part_name(const std::string& part, std::string_view reference);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_ZIP_PARTS_H
