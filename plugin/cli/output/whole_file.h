/** @file whole_file.h
 *  Files that commands write.
 *
 *  A file of any size that appears whole or not at all. After finish() it survives a power cut, and so does its name.
 *  THREADS: one at a time.
 */
#ifndef NEARDUP_CLI_OUTPUT_WHOLE_FILE_H
#define NEARDUP_CLI_OUTPUT_WHOLE_FILE_H

#include <string>
#include <string_view>
#include <vector>

namespace neardup::cli {

/** Write a whole file or nothing: a new file next to it is renamed. An existing file keeps its permissions. A link
 *  is followed. Devices and pipes are written directly.
 *  @exception std::system_error naming the file if it cannot be written. */
void write_report_file(const std::string& path, const std::string& content);

/** Refuse to overwrite inputs, and refuse "-": standard output is used by other results.
 *  @param inputs  files, and folders with all their content; names that do not exist are ignored.
 *  @exception UsageError if the path is an input or in one, however it is spelt. */
void require_no_input(const std::string& path, const std::vector<std::string>& inputs);

/** Both for a report, before the work that makes it. @param path  empty: no report is asked for. */
void require_report_file(const std::string& path, const std::vector<std::string>& inputs);

/** Bytes go to a new file in the folder of the target, which finish() renames. An existing file keeps its permissions; a
 *  link is followed. Devices, pipes and standard output are written directly. */
class WholeFile {
 public:
  /** @param path  empty for standard output. @exception std::system_error naming the file. */
  explicit WholeFile(const std::string& path);
  /** Removes the file if it is not finished. */
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  /** @exception std::system_error naming the file. */
  void write(std::string_view bytes);

  /** Nothing is written afterwards. @exception std::system_error naming the file. */
  void finish();

 private:
  void open_unfinished();
  void flush();
  void keep_permissions() const;
  [[noreturn]] void fail(int reason) const;

  std::string path_;
  std::string target_;
  std::string unfinished_;  // empty if the target is written directly
  int descriptor_ = -1;
  std::string buffer_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_WHOLE_FILE_H
