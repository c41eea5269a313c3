/** @file temporary_folder.h
 *  A folder that is gone at the end of a test. */
#ifndef NEARDUP_TESTS_PLUGIN_TEMPORARY_FOLDER_H
#define NEARDUP_TESTS_PLUGIN_TEMPORARY_FOLDER_H

#include <stdlib.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

namespace neardup {

class TemporaryFolder {
 public:
  TemporaryFolder() : path_((std::filesystem::temp_directory_path() / "neardup-test-XXXXXX").string()) {
    if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("cannot make " + path_);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::string& path() const { return path_; }
  std::string path(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_TEMPORARY_FOLDER_H
