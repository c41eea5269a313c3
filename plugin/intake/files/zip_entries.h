/** @file zip_entries.h
 *  Reads the files in a ZIP file one after the other, in bounded memory, with libarchive: by its directory, and without one
 *  (where the end of the file is missing) by the heads of the files. THREADS: an object at a time. */
#ifndef NEARDUP_INTAKE_FILES_ZIP_ENTRIES_H
#define NEARDUP_INTAKE_FILES_ZIP_ENTRIES_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct archive;

namespace neardup {

class ZipEntries {
 public:
  /** @exception std::runtime_error without the file's name, from all functions, if it cannot be read or is damaged. */
  explicit ZipEntries(const std::string& path);

  /** The same of a ZIP file in memory, which is referred to. */
  static ZipEntries in_memory(std::string_view bytes);

  /** The name of the next file; nothing at the end. */
  std::optional<std::string> next();

  /** Where in the ZIP file the present file begins; nothing if it is compressed. Ask before bytes(). */
  std::optional<std::uint64_t> stored_at() const;

  /** The next bytes of the present file, valid until the next call; empty at its end, where its checksum is verified.
   *  @exception std::runtime_error also if the ZIP file gives over 100 times its own size, and more than 64 MiB. */
  std::string_view bytes();

 private:
  explicit ZipEntries(std::uint64_t size);
  [[noreturn]] void fail() const;

  std::unique_ptr<archive, int (*)(archive*)> reader_;
  std::uint64_t size_;
  std::uint64_t given_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_ZIP_ENTRIES_H
