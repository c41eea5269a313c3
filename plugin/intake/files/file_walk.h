/** @file file_walk.h
 *  Finds the files below the paths of a command line, and reads names of files, from a file or from a pipe that stays
 *  open for any time. THREADS: one at a time.
 */
#ifndef NEARDUP_INTAKE_FILES_FILE_WALK_H
#define NEARDUP_INTAKE_FILES_FILE_WALK_H

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "files/open_file.h"

namespace neardup {

/** Which symbolic links in a folder are taken for what they point to. */
enum class Links {
  kNone,     ///< they are skipped
  kOfFiles,  ///< those to files
  kAll       ///< those to folders, too: each real folder once
};

/** A regular file. */
struct WalkedFile {
  std::string path;    ///< canonical_path(), the document's id; any bytes except zero
  FileState state;     ///< when the walk came by
  bool named = false;  ///< true for a path of the command line itself
  bool link = false;   ///< true for a symbolic link to a file
};

/** A path that was skipped, with the reason. */
struct LeftOutPath {
  std::string path;
  const char* reason;
  bool named = false;  ///< true for a path of the command line itself
};

/** A path that could not be examined: what is below it may exist. */
struct UnreadPath {
  std::string path;
  std::string reason;

  std::string message() const { return path + ": " + reason; }
};

/** The result of a walk. */
struct FileWalk {
  std::vector<WalkedFile> files;
  std::vector<LeftOutPath> left_out;
  std::vector<std::string> databases;  ///< folders that are Xapian databases; they are not searched
  std::vector<std::pair<std::string, FileIdentity>> links;  ///< symbolic links to files in folders, with their files
  std::vector<UnreadPath> errors;
};

/** Find the files below some paths, each path once. Paths are in the given order. Names in a folder are in byte
 *  order, files and folders mixed, so the order depends on names only.
 *  Left out: hidden entries (names that begin with a dot) but the folders of a Maildir++, links that are not
 *  taken, dangling links, entries that are neither file nor folder, folders that are Xapian databases, and files next to
 *  the folders cur, new and tmp of a Maildir. A path of the command line is never skipped for being hidden or a link. */
FileWalk walk_files(const std::vector<std::string>& paths, Links links);

/** The symbolic link to nothing that a path is, or is behind; empty if there is none. */
std::string dangling_link(std::string path);

/** A name, or the reason why there is none. */
struct NextName {
  enum class State { kName, kNothingYet, kEnd } state = State::kEnd;
  std::string name;  ///< of kName; not empty
};

class NameList {
 public:
  /** @param path       "-" is standard input.
   *  @param separator  '\n' or '\0'; the last name needs none.
   *  @exception std::system_error without the file's name, if it cannot be opened. */
  NameList(const std::string& path, char separator);

  /** The next name that is not empty, as soon as it arrives; kNothingYet after the given time without a name.
   *  @exception std::system_error if the list cannot be read, or a signal interrupts reading; std::runtime_error for
   *             a name longer than 64 KiB. */
  NextName next(std::chrono::milliseconds patience);

 private:
  std::optional<std::string> take_name();
  void read_more();

  Descriptor descriptor_;
  char separator_;
  std::string read_;  // and not returned yet
  std::size_t begin_ = 0;
  bool ended_ = false;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_FILE_WALK_H
