#include "output/message_list.h"

#include <utility>

namespace neardup::cli {

MessageList::MessageList(Progress& progress, std::string kind) : progress_(progress), kind_(std::move(kind)) {}

void MessageList::add(const std::string& message) {
  if (added_ < kListed) progress_.say(message, kind_);
  if (++added_ == kListed) progress_.say("more " + kind_ + "s are counted, not listed");
}

}  // namespace neardup::cli
