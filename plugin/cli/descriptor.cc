#include "descriptor.h"

#include <unistd.h>

#include <cerrno>

namespace neardup::cli {

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

bool write_all(int descriptor, std::string_view octets) {
  while (!octets.empty()) {
    const ssize_t written = ::write(descriptor, octets.data(), octets.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) octets.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace neardup::cli
