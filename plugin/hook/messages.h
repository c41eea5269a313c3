/** @file messages.h
 *  Messages of the hook on standard error. THREADS: safe. */
#ifndef NEARDUP_HOOK_MESSAGES_H
#define NEARDUP_HOOK_MESSAGES_H

#include <cstdio>
#include <mutex>
#include <set>
#include <string>

namespace neardup::hook {

/** Prints each message once, as one line, and at most kMost messages: a program may write millions of documents. */
class Messages {
 public:
  static constexpr std::size_t kMost = 20;

  /** @return whether the message was printed. */
  bool say_once(const std::string& message) {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      if (said_.size() == kMost || !said_.insert(message).second) return false;
    }
    std::fprintf(stderr, "xapian-neardup: %s\n", message.c_str());
    return true;
  }

 private:
  std::mutex mutex_;
  std::set<std::string> said_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_MESSAGES_H
