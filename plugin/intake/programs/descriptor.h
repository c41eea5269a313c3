/** @file descriptor.h
 *  A file descriptor that closes itself, and functions to open files and to write. THREADS: an object at a time. */
#ifndef NEARDUP_INTAKE_PROGRAMS_DESCRIPTOR_H
#define NEARDUP_INTAKE_PROGRAMS_DESCRIPTOR_H

#include <string>
#include <string_view>
#include <utility>

namespace neardup {

class Descriptor {
 public:
  /** @param number  becomes owned; negative for none. */
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const { return number_; }
  void close();
  void swap(Descriptor& other) { std::swap(number_, other.number_); }

 private:
  int number_;
};

/** Open a file for reading, or standard input for "-".
 *  @param flags  flags of open(2), in addition to O_NOCTTY and O_CLOEXEC.
 *  @return none on failure, with errno set. */
Descriptor open_to_read(const std::string& path, int flags = 0);

/** Write all bytes, in spite of signals.
 *  @return false on failure, with errno set. */
bool write_all(int descriptor, std::string_view bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_DESCRIPTOR_H
