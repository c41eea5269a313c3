#include "faults/power_loss/file_tree.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <stdexcept>

namespace neardup::faults {

namespace fs = std::filesystem;

FileTree read_tree(const std::string& folder) {
  FileTree tree;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const std::string path = fs::relative(entry.path(), folder).string();
    if (entry.is_directory()) {
      tree.folders.insert(path);
      continue;
    }
    std::ifstream in(entry.path(), std::ios::binary);
    std::ostringstream content;
    if (entry.file_size() != 0) content << in.rdbuf();
    if (!in || !content) throw std::runtime_error("cannot read '" + entry.path().string() + "'");
    tree.files[path] = content.str();
  }
  return tree;
}

void write_tree(const FileTree& tree, const std::string& folder) {
  fs::remove_all(folder);
  fs::create_directories(folder);
  for (const std::string& path : tree.folders) fs::create_directories(fs::path(folder) / path);
  for (const auto& [path, content] : tree.files) {
    std::ofstream out(fs::path(folder) / path, std::ios::binary);
    out.write(content.data(), static_cast<std::streamsize>(content.size()));
    if (!out.flush()) throw std::runtime_error("cannot write '" + folder + "/" + path + "'");
  }
}

std::uint64_t hash_of(const FileTree& tree) {
  std::uint64_t hash = 0;
  const auto take = [&hash](const std::string& bytes) {
    hash = (hash ^ std::hash<std::string>()(bytes)) * 0x9e3779b97f4a7c15ULL + 1;
  };
  for (const auto& [path, content] : tree.files) {
    take(path);
    take(content);
  }
  for (const std::string& path : tree.folders) take(path);
  return hash;
}

}  // namespace neardup::faults
