/** @file message_list.h
 *  Prints the first messages of a kind and counts the others. */
#ifndef NEARDUP_CLI_OUTPUT_MESSAGE_LIST_H
#define NEARDUP_CLI_OUTPUT_MESSAGE_LIST_H

#include <cstddef>
#include <string>

#include "output/progress.h"

namespace neardup::cli {

class MessageList {
 public:
  static constexpr std::size_t kListed = 200;

  /** @param kind  singular noun for the messages, with a plural in s, such as "failure"; in JSON it is their event. */
  MessageList(Progress& progress, std::string kind);

  /** Print a message on stderr if it is one of the first. At the limit, print once that further messages are only
   *  counted. */
  void add(const std::string& message);

 private:
  Progress& progress_;
  std::string kind_;
  std::size_t added_ = 0;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_MESSAGE_LIST_H
