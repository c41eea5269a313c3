#include "output/message_list.h"

#include <utility>

namespace neardup::cli {

MessageList::MessageList(Progress& progress, std::string kind) : progress_(progress), kind_(std::move(kind)) {}

void MessageList::add(const std::string& message) {
  if (added_ < kListed) progress_.say(message, kind_);
  if (++added_ == kListed) progress_.say("further " + kind_ + "s are counted, but not listed");
}

}  // namespace neardup::cli
