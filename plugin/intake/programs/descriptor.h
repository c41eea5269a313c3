/** @file descriptor.h
 *  A file descriptor that is closed when it goes out of scope, how one is made, and writing to one. THREADS: an object
 * at a time. */
#ifndef NEARDUP_INTAKE_PROGRAMS_DESCRIPTOR_H
#define NEARDUP_INTAKE_PROGRAMS_DESCRIPTOR_H

#include <string>
#include <string_view>
#include <utility>

namespace neardup {

class Descriptor {
 public:
  /** @param number  is owned from now on; negative: none. */
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
 *  @param flags  of open(2), beside those that make it no terminal of the process and close it at exec.
 *  @return none if that fails: errno says why. */
Descriptor open_to_read(const std::string& path, int flags = 0);

/** Write all bytes, through signals. @return false if that fails: errno says why. */
bool write_all(int descriptor, std::string_view bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_DESCRIPTOR_H
