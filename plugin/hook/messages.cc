#include "messages.h"

#include <cstdio>

namespace neardup::hook {

bool Messages::say_once(const std::string& message) {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (said_.size() == kMost || !said_.insert(message).second) return false;
  }
  std::fprintf(stderr, "xapian-neardup: %s\n", message.c_str());
  return true;
}

}  // namespace neardup::hook
