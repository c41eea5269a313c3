/** @file descriptor.h
 *  A file descriptor that is closed when it goes out of scope, and writing to one. THREADS: an object at a time. */
#ifndef NEARDUP_CLI_DESCRIPTOR_H
#define NEARDUP_CLI_DESCRIPTOR_H

#include <string_view>
#include <utility>

namespace neardup::cli {

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

/** Write all octets, through signals. @return false if that fails: errno says why. */
bool write_all(int descriptor, std::string_view octets);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DESCRIPTOR_H
