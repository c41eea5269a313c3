/** @file whole_file.h
 *  A file of any size that appears whole or not at all. THREADS: one at a time. */
#ifndef NEARDUP_CLI_OUTPUT_WHOLE_FILE_H
#define NEARDUP_CLI_OUTPUT_WHOLE_FILE_H

#include <string>
#include <string_view>

namespace neardup::cli {

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
  void write_all(std::string_view bytes);
  [[noreturn]] void fail(int reason) const;

  std::string path_;
  std::string target_;
  std::string unfinished_;  // empty if the target is written directly
  int descriptor_ = -1;
  std::string buffer_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_WHOLE_FILE_H
