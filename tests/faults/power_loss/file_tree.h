/** @file file_tree.h
 *  The files beneath a folder, in memory. */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_FILE_TREE_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_FILE_TREE_H

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace neardup::faults {

/** Paths are relative, without "." and with "/" between names. */
struct FileTree {
  std::map<std::string, std::string> files;  ///< content by path
  std::set<std::string> folders;             ///< paths; the folder itself is not among them

  bool operator==(const FileTree& other) const { return files == other.files && folders == other.folders; }
};

/** Read all that is beneath a folder. @exception std::filesystem::filesystem_error if it cannot be read. */
FileTree read_tree(const std::string& folder);

/** Make a folder be the tree and nothing else; it may be there already. */
void write_tree(const FileTree& tree, const std::string& folder);

/** 64 bits of hash of names and contents. */
std::uint64_t hash_of(const FileTree& tree);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_FILE_TREE_H
