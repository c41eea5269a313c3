/** @file work_folder.h
 *  A folder for many small files, in memory where the machine has such a place; removed at the end. */
#ifndef NEARDUP_TESTS_FAULTS_WORK_FOLDER_H
#define NEARDUP_TESTS_FAULTS_WORK_FOLDER_H

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace neardup::faults {

class WorkFolder {
 public:
  /** @param name  part of the folder's name, below /dev/shm or else the folder for temporary files. */
  explicit WorkFolder(const std::string& name) {
    const std::filesystem::path memory = "/dev/shm";
    const bool has_memory = ::access(memory.c_str(), W_OK) == 0;
    std::string path =
        ((has_memory ? memory : std::filesystem::temp_directory_path()) / ("neardup_" + name + "_XXXXXX")).string();
    if (::mkdtemp(path.data()) == nullptr) throw std::runtime_error("cannot make a folder like '" + path + "'");
    path_ = std::filesystem::canonical(path);
  }
  ~WorkFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_WORK_FOLDER_H
