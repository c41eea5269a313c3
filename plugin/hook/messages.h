/** @file messages.h
 *  What the hook has to say to the people who run the program, on its standard error. THREADS: safe. */
#ifndef NEARDUP_HOOK_MESSAGES_H
#define NEARDUP_HOOK_MESSAGES_H

#include <mutex>
#include <set>
#include <string>

namespace neardup::hook {

/** Says each thing once, in one line, and no more than so many things: a program may write millions of documents. */
class Messages {
 public:
  static constexpr std::size_t kMost = 20;

  /** @return whether it was said. */
  bool say_once(const std::string& message);

 private:
  std::mutex mutex_;
  std::set<std::string> said_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_MESSAGES_H
