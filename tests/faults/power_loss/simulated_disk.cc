#include "faults/power_loss/simulated_disk.h"

#include <fcntl.h>

#include <stdexcept>

namespace neardup::faults {

namespace {

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, slash);
}

bool is_below(const std::string& path, const std::string& folder) {
  return path.size() > folder.size() && path[folder.size()] == '/' && path.compare(0, folder.size(), folder) == 0;
}

/** What is below a folder goes with it; `to` is empty if it goes for good. */
template <typename Names>
void move_folder(Names& names, const std::string& from, const std::string& to) {
  Names moved;
  for (auto entry = names.lower_bound(from + "/"); entry != names.end();) {
    if (entry->first.compare(0, from.size() + 1, from + "/") != 0) break;
    if (!to.empty()) moved[to + entry->first.substr(from.size())] = std::move(entry->second);
    entry = names.erase(entry);
  }
  names.merge(moved);
}

}  // namespace

SimulatedDisk::SimulatedDisk(const FileTree& before, const DiskModel& model) : model_(model) {
  for (const std::string& folder : before.folders) live_[folder] = nullptr;
  for (const auto& [path, content] : before.files) live_[path] = std::make_shared<SimulatedFile>(content);
  durable_ = live_;
}

void SimulatedDisk::apply(const TracedCall& call) {
  SimulatedFile* const file = file_of(call.descriptor);
  if (file == nullptr && (call.kind == CallKind::kWrite || call.kind == CallKind::kTruncate)) {
    throw std::runtime_error("a trace writes to a file that is not open");
  }
  switch (call.kind) {
    case CallKind::kOpen:
      return open(call);
    case CallKind::kWrite: {
      const std::size_t before = file->live().size();
      file->write(call.number, call.data);
      if (file->live().size() != before) file->journalled_at = ++changes_;
      return;
    }
    case CallKind::kTruncate:
      file->truncate(call.number);
      file->journalled_at = ++changes_;
      return;
    case CallKind::kSync:
      return sync(call.descriptor);
    case CallKind::kPrint:
      return;
    case CallKind::kClose:
      open_files_.erase(call.descriptor);
      open_folders_.erase(call.descriptor);
      return;
    case CallKind::kRename:
      if (call.path.empty() || call.target.empty()) throw std::runtime_error("a rename from or to outside");
      return change_names(call.path, call.target, entry(call.path));
    case CallKind::kLink:
      return change_names({}, call.target, entry(call.path));
    case CallKind::kUnlink:
      return change_names(call.path, {}, nullptr);
    case CallKind::kMakeFolder:
      return change_names({}, call.path, nullptr);
  }
}

void SimulatedDisk::open(const TracedCall& call) {
  open_files_.erase(call.descriptor);
  open_folders_.erase(call.descriptor);
  if ((call.number & O_CREAT) != 0 && live_.count(call.path) == 0) {
    change_names({}, call.path, std::make_shared<SimulatedFile>());
  }
  const FilePointer file = call.path == "." ? nullptr : entry(call.path);
  if (!file) {
    open_folders_[call.descriptor] = call.path;
    return;
  }
  open_files_[call.descriptor] = file;
  if ((call.number & O_TRUNC) == 0 || file->live().empty()) return;
  file->truncate(0);
  file->journalled_at = ++changes_;
}

void SimulatedDisk::sync(int descriptor) {
  const auto folder = open_folders_.find(descriptor);
  if (folder != open_folders_.end()) {
    if (model_.folder_syncs_work) sync_folder(folder->second);
    return;
  }
  SimulatedFile* const file = file_of(descriptor);
  if (file == nullptr) throw std::runtime_error("a trace syncs a file that is not open");
  if (model_.names == NameModel::kJournal) keep_changes_up_to(file->journalled_at);
  file->sync();
}

void SimulatedDisk::sync_folder(const std::string& folder) {
  if (model_.names == NameModel::kJournal) return keep_changes_up_to(changes_);
  std::vector<NameChange> left;
  for (const NameChange& change : pending_) {
    if (concerns(change, folder)) {
      apply_change(durable_, change);
      follow(left, change);
    } else {
      left.push_back(change);
    }
  }
  pending_ = std::move(left);
}

/** Changes in a folder before it was renamed or removed are of that folder, whatever has its name later. */
void SimulatedDisk::follow(std::vector<NameChange>& older, const NameChange& change) {
  if (change.entry || change.gone.empty()) return;
  std::vector<NameChange> left;
  for (NameChange& each : older) {
    const bool inside = is_below(each.gone, change.gone) || is_below(each.made, change.gone);
    if (inside && change.made.empty()) continue;
    for (std::string* const path : {&each.gone, &each.made}) {
      if (is_below(*path, change.gone)) *path = change.made + path->substr(change.gone.size());
    }
    left.push_back(std::move(each));
  }
  older = std::move(left);
}

void SimulatedDisk::keep_changes_up_to(std::uint64_t number) {
  std::size_t kept = 0;
  while (kept != pending_.size() && pending_[kept].number <= number) apply_change(durable_, pending_[kept++]);
  pending_.erase(pending_.begin(), pending_.begin() + static_cast<std::ptrdiff_t>(kept));
}

void SimulatedDisk::change_names(std::string gone, std::string made, FilePointer entry) {
  if (!gone.empty() && live_.count(gone) == 0) throw std::runtime_error("a trace takes away '" + gone + "'");
  if (entry) entry->journalled_at = changes_ + 1;
  pending_.push_back({++changes_, std::move(gone), std::move(made), std::move(entry)});
  apply_change(live_, pending_.back());
}

void SimulatedDisk::apply_change(Names& names, const NameChange& change) {
  if (!change.entry && !change.gone.empty()) move_folder(names, change.gone, change.made);
  if (!change.gone.empty()) names.erase(change.gone);
  if (!change.made.empty()) names[change.made] = change.entry;
}

bool SimulatedDisk::concerns(const NameChange& change, const std::string& folder) {
  return (!change.gone.empty() && folder_of(change.gone) == folder) ||
         (!change.made.empty() && folder_of(change.made) == folder);
}

SimulatedFile* SimulatedDisk::file_of(int descriptor) const {
  const auto file = open_files_.find(descriptor);
  return file == open_files_.end() ? nullptr : file->second.get();
}

const SimulatedDisk::FilePointer& SimulatedDisk::entry(const std::string& path) const {
  const auto found = live_.find(path);
  if (found == live_.end()) throw std::runtime_error("a trace uses '" + path + "', which is not there");
  return found->second;
}

SimulatedDisk::Names SimulatedDisk::surviving_names(RandomSource& random) const {
  Names names = durable_;
  std::map<std::string, std::size_t> kept;  // of each folder's changes
  const auto draw = [&](std::size_t most) { return std::uniform_int_distribution<std::size_t>(0, most)(random); };
  std::map<std::string, std::size_t> counts;
  const auto journal_of = [this](const NameChange& change) {
    if (model_.names == NameModel::kJournal) return std::string();
    return folder_of(change.made.empty() ? change.gone : change.made);
  };
  for (const NameChange& change : pending_) ++counts[journal_of(change)];
  for (const auto& [folder, count] : counts) kept[folder] = draw(count);
  for (const NameChange& change : pending_) {
    std::size_t& left = kept[journal_of(change)];
    if (left == 0) continue;
    --left;
    apply_change(names, change);
  }
  return names;
}

FileTree SimulatedDisk::live() const {
  FileTree tree;
  for (const auto& [path, file] : live_) {
    if (file) {
      tree.files[path] = file->live();
    } else {
      tree.folders.insert(path);
    }
  }
  return tree;
}

FileTree SimulatedDisk::after_power_loss(RandomSource& random) const {
  const Names names = surviving_names(random);
  const auto has_folder = [&names](const std::string& path) {
    for (std::string folder = folder_of(path); folder != "."; folder = folder_of(folder)) {
      if (names.count(folder) == 0) return false;
    }
    return true;
  };
  FileTree tree;
  for (const auto& [path, file] : names) {
    if (!has_folder(path)) continue;
    if (file) {
      tree.files[path] = file->after_power_loss(random);
    } else {
      tree.folders.insert(path);
    }
  }
  return tree;
}

}  // namespace neardup::faults
