/** @file compound_file.h
 *  The streams of a compound file, which Office wrote before 2007, and their fields. THREADS: constants, pure functions.
 *  Source: Microsoft, MS-CFB. */
#ifndef NEARDUP_INTAKE_OFFICE_COMPOUND_FILE_H
#define NEARDUP_INTAKE_OFFICE_COMPOUND_FILE_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

class CompoundFile {
 public:
  /** @param bytes  referred to. @exception std::runtime_error from all functions if it is damaged. */
  explicit CompoundFile(std::string_view bytes);

  /** Whether a stream or storage stands at the top. @param name  ASCII, in the case of the file. */
  bool has(std::string_view name) const { return entry(name) != nullptr; }
  /** The bytes of a stream at the top; empty if it is missing. Cost: linear. */
  std::string stream(std::string_view name) const;
  /** The same; empty also if it is damaged. */
  std::string intact_stream(std::string_view name) const;

 private:
  struct Entry {
    std::string name;
    std::uint32_t left, right, child, first;
    std::size_t size;
  };

  std::string_view sector(std::uint32_t number) const;
  std::string chain(std::uint32_t first) const;
  const Entry* entry(std::string_view name) const;

  std::string_view bytes_;
  std::size_t sector_size_;
  std::vector<std::uint32_t> next_;  // sector of each sector
  std::vector<Entry> entries_;
};

/** The fields of a record, one after the other. @exception std::runtime_error if it has no more bytes. */
class FieldReader {
 public:
  explicit FieldReader(std::string_view bytes) : rest_(bytes) {}

  std::uint64_t number(std::size_t bytes);
  std::uint32_t u8() { return static_cast<std::uint32_t>(number(1)); }
  std::uint32_t u16() { return static_cast<std::uint32_t>(number(2)); }
  std::uint32_t u32() { return static_cast<std::uint32_t>(number(4)); }
  std::string_view take(std::size_t bytes);
  std::string_view rest() const { return rest_; }
  bool empty() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

/** What follows a place. @exception std::runtime_error if the bytes end before it. */
FieldReader fields_at(std::string_view bytes, std::size_t place);

/** Append UTF-16, little-endian, to UTF-8. */
void append_utf16(std::string& text, std::string_view units);
/** The same of one unit. @param high  a high surrogate that waits for its other half, else 0. */
void append_utf16(std::string& text, unsigned unit, unsigned& high);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_COMPOUND_FILE_H
