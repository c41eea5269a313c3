#include "files/file_walk.h"

#include <dirent.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <set>
#include <stdexcept>
#include <unordered_set>
#include <utility>

#include "bytes/ascii.h"
#include "files/canonical_path.h"

namespace neardup {

namespace {

class Walker {
 public:
  Walker(const std::unordered_set<std::string>& named, Links links) : named_(named), links_(links) {}

  void start(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return report_named(path);
    struct stat own {};
    visit(path, status, ::lstat(path.c_str(), &own) == 0 && S_ISLNK(own.st_mode));
  }

  FileWalk take() && { return std::move(found_); }

 private:
  /** @param link  whether the path is a link, the status that of its target. */
  void visit(const std::string& path, const struct stat& status, bool link = false) {
    if (S_ISREG(status.st_mode)) {
      add_file(path, status, link);
    } else if (S_ISDIR(status.st_mode)) {
      walk_folder(path, status);
    } else {
      leave_out(path, "neither file nor folder");
    }
  }

  void add_file(const std::string& path, const struct stat& status, bool link) {
    if (!seen_paths_.insert(path).second) return;
    const bool named = named_.count(path) != 0;
    found_.files.push_back({path, file_state(status), named, link});
  }

  void leave_out(const std::string& path, const char* reason) {
    found_.left_out.push_back({path, reason, named_.count(path) != 0});
  }

  void walk_folder(const std::string& path, const struct stat& status) {
    // A folder is walked once per name. If links are followed, it is walked once under all its names.
    if (!seen_paths_.insert(path + '/').second) return;
    if (links_ == Links::kAll && !real_folders_.insert(file_state(status).identity).second) {
      found_.left_out.push_back({path, "folder already visited through another link"});
      return;
    }
    const std::string inside = path == "/" ? path : path + '/';
    if (::access((inside + "iamglass").c_str(), F_OK) == 0) {
      found_.databases.push_back(path);
      return leave_out(path, "Xapian database");
    }
    const bool maildir = is_whole_maildir(path);
    for (const std::string& name : entry_names(path)) {
      if (maildir && is_file_beside_mails(inside + name)) {
        leave_out(inside + name, "index or list of a mail program, in its Maildir");
      } else if (is_state_of_mail_program(path, name) && is_file_beside_mails(inside + name)) {
        leave_out(inside + name, "index or list of a mail program");
      } else {
        visit_entry(inside + name, name);
      }
    }
  }

  /** Files of Thunderbird and Apple Mail that accounts have in common. */
  static bool is_state_of_mail_program(std::string_view folder, std::string_view name) {
    const bool apple = ends_with(folder, ".mbox") && (name == "Info.plist" || name == "table_of_contents");
    return apple || name == "popstate.dat" || name == "msgFilterRules.dat" || name == "panacea.dat" ||
           ends_with(name, ".msf");
  }

  /** Mails are in the folders cur and new alone. */
  static bool is_whole_maildir(const std::string& path) {
    const auto has = [&](const char* name) { return ::access((path + name).c_str(), F_OK) == 0; };
    return has("/cur") && has("/new") && has("/tmp");
  }

  bool is_file_beside_mails(const std::string& path) const {
    struct stat status {};
    return named_.count(path) == 0 && ::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
  }

  /** The names in a folder, in byte order. */
  std::vector<std::string> entry_names(const std::string& path) {
    std::vector<std::string> names;
    const std::unique_ptr<DIR, int (*)(DIR*)> folder(::opendir(path.c_str()), ::closedir);
    if (!folder) {
      report(path);
      return names;
    }
    for (errno = 0; const dirent* entry = ::readdir(folder.get()); errno = 0) names.emplace_back(entry->d_name);
    if (errno != 0) report(path);
    std::sort(names.begin(), names.end());
    return names;
  }

  /** A folder of mails, as Maildir++ hides those below the first one. */
  static bool is_maildir(const std::string& path) { return ::access((path + "/cur").c_str(), F_OK) == 0; }

  void visit_entry(const std::string& path, const std::string& name) {
    if (name == "." || name == "..") return;
    if (name.front() == '.' && !is_maildir(path)) {
      found_.left_out.push_back({path, "hidden"});
      return;
    }
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0) return report(path);
    if (S_ISLNK(status.st_mode)) return visit_link(path);
    visit(path, status);
  }

  void visit_link(const std::string& path) {
    struct stat target {};
    if (::stat(path.c_str(), &target) != 0) {
      if (errno != ENOENT && errno != ELOOP && errno != ENOTDIR) return report(path);
      found_.left_out.push_back({path, "dangling link"});
      return;
    }
    if (S_ISREG(target.st_mode)) found_.links.emplace_back(path, file_state(target).identity);
    if (S_ISDIR(target.st_mode) && links_ != Links::kAll) {
      found_.left_out.push_back({path, "link to a folder"});
    } else if (links_ == Links::kNone) {
      found_.left_out.push_back({path, "link to a file"});
    } else {
      visit(path, target, true);
    }
  }

  void report_named(const std::string& path) {
    report(path);
    const std::string link = dangling_link(path);
    if (!link.empty())
      found_.errors.back().reason = "'" + link + "' is a link to nothing; check that its file system is mounted";
  }

  void report(const std::string& path) { found_.errors.push_back({path, std::strerror(errno)}); }

  const std::unordered_set<std::string>& named_;
  Links links_;
  FileWalk found_;
  std::unordered_set<std::string> seen_paths_;  // folders end in a slash
  std::set<FileIdentity> real_folders_;
};

constexpr std::size_t kMostNameBytes = std::size_t{1} << 16;  // Linux limits paths to 4096

}  // namespace

std::string dangling_link(std::string path) {
  struct stat status {};
  while (::lstat(path.c_str(), &status) != 0) {
    const std::size_t slash = path.rfind('/');
    if (slash == 0 || slash == std::string::npos) return {};
    path.resize(slash);
  }
  return S_ISLNK(status.st_mode) && ::stat(path.c_str(), &status) != 0 ? path : std::string();
}

FileWalk walk_files(const std::vector<std::string>& paths, Links links) {
  std::vector<std::string> names;
  for (const std::string& path : paths) names.push_back(canonical_path(path));
  const std::unordered_set<std::string> named(names.begin(), names.end());
  Walker walker(named, links);
  for (const std::string& name : names) walker.start(name);
  return std::move(walker).take();
}

NameList::NameList(const std::string& path, char separator) : descriptor_(open_to_read(path)), separator_(separator) {
  if (descriptor_.number() < 0) throw_errno("cannot open");
}

NextName NameList::next(std::chrono::milliseconds patience) {
  for (;;) {
    if (std::optional<std::string> name = take_name()) return {NextName::State::kName, *std::move(name)};
    if (ended_) return {NextName::State::kEnd, {}};
    struct pollfd readable {
      descriptor_.number(), POLLIN, 0
    };
    const int ready = ::poll(&readable, 1, static_cast<int>(patience.count()));
    if (ready < 0) throw_errno("cannot read");
    if (ready == 0) return {NextName::State::kNothingYet, {}};
    read_more();
  }
}

/** The next complete name; nothing if its end has not arrived. */
std::optional<std::string> NameList::take_name() {
  for (;;) {
    std::size_t end = read_.find(separator_, begin_);
    if (end == std::string::npos && ended_) end = read_.size();
    if (end == std::string::npos || begin_ > read_.size() || (ended_ && begin_ == read_.size())) return std::nullopt;
    std::string name = read_.substr(begin_, end - begin_);
    begin_ = end + 1;
    if (!name.empty()) return name;
  }
}

void NameList::read_more() {
  std::array<char, 65536> buffer;
  const ssize_t got = ::read(descriptor_.number(), buffer.data(), buffer.size());
  if (got < 0) throw_errno("cannot read");
  read_.erase(0, begin_);
  begin_ = 0;
  ended_ = got == 0;
  if (read_.size() > kMostNameBytes) throw std::runtime_error("a name is longer than 64 KiB");
  read_.append(buffer.data(), static_cast<std::size_t>(got));
}

}  // namespace neardup
