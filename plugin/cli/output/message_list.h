/** @file message_list.h
 *  Messages of one kind, of which there may be very many: the first are said, the others counted. */
#ifndef NEARDUP_CLI_OUTPUT_MESSAGE_LIST_H
#define NEARDUP_CLI_OUTPUT_MESSAGE_LIST_H

#include <cstddef>
#include <string>

#include "output/progress.h"

namespace neardup::cli {

class MessageList {
 public:
  static constexpr std::size_t kListed = 200;

  /** @param kind  singular noun of what the messages speak of, whose plural takes an s: "failure". */
  MessageList(Progress& progress, std::string kind);

  /** Say a message on stderr, if it is one of the first; once that there are more. For programs the kind is the event
   * of each. */
  void add(const std::string& message);

 private:
  Progress& progress_;
  std::string kind_;
  std::size_t added_ = 0;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_MESSAGE_LIST_H
