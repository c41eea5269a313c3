/** @file container_output.h
 *  Writes mailboxes and web archives without some of their documents. The others keep their bytes. THREADS: pure functions. */
#ifndef NEARDUP_CLI_DEDUPE_CONTAINER_OUTPUT_H
#define NEARDUP_CLI_DEDUPE_CONTAINER_OUTPUT_H

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/text_format.h"

namespace neardup::cli {

/** Whether a file is a mailbox or a web archive, and which; nothing for others, for folders, and for WACZ files, which are not
 *  written again. */
std::optional<TextFormat> container_of(const std::string& path);

/** Whether a file is named as a workbook, whose rows are not compared. */
bool is_workbook(const std::string& path);

/** Refuse, before anything is read, mailboxes and web archives that cannot be written to one file, and names of an output that
 *  would be of another kind.
 *  @param inputs  paths. @param output  empty for standard output. @param mark  empty for none.
 *  @exception UsageError with the remedy. */
void require_container_output(const std::vector<std::string>& inputs, const std::string& output,
                              const std::string& mark);

/** Give the bytes of a mailbox or a web archive, record by record. With a page of an archive go the requests and metadata that
 *  name it, or that it names.
 *  @param dropped    numbers of the documents that go, from 1. @param max_bytes  of a message, as it was read.
 *  @param write      gets a record, or a part of a large one.
 *  @exception std::runtime_error and std::system_error without the name of the file. */
void each_kept_record(const std::string& path, const std::set<std::size_t>& dropped, std::size_t max_bytes,
                      const std::function<void(std::string_view)>& write);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_CONTAINER_OUTPUT_H
