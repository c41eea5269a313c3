#include "dedupe/kept_parts.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bytes/feature_hash.h"
#include "dedupe/companion_files.h"
#include "dedupe/document_parts.h"
#include "files/equal_files.h"
#include "files/open_file.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* kPartOfDocument = "part of a saved page or of something else that is many files, so it stays";
constexpr const char* kHasCompanion = "belongs to a file in its folder, such as a picture or a map, so it stays";

/** Whether two folders have the same bytes under each of some names. */
bool hold_the_same(const std::set<std::string>& names, const fs::path& a, const fs::path& b) {
  return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
    std::error_code ignored;
    try {
      return fs::is_regular_file(b / name, ignored) && same_bytes((a / name).string(), (b / name).string());
    } catch (const std::exception&) {  // it cannot be read
      return false;
    }
  });
}

/** Of some bytes of a file, in 16 places: few others of its size have them. @return 0 if it cannot be read. */
std::uint64_t hash_of_samples(const fs::path& path) {
  constexpr std::size_t kPlaces = 16;  // the last one at its end
  constexpr std::size_t kBytes = std::size_t{1} << 12U;
  std::uint64_t hash = 0;
  try {
    const OpenFile file(path.string(), Pipes::kRefused);
    std::string bytes(kBytes, '\0');
    const std::uint64_t last = file.size() - std::min<std::uint64_t>(file.size(), kBytes);
    for (std::size_t i = 0; i != kPlaces; ++i) {
      const std::size_t got = file.read_at(last * i / (kPlaces - 1), bytes.data(), kBytes);
      hash = xxh3_hash(std::string_view(bytes).substr(0, got), hash);
    }
  } catch (const std::exception&) {
    return 0;
  }
  return hash;
}

class KeptParts {
 public:
  KeptParts(const ReadCorpus& corpus, const std::vector<CorpusMember*>& going) : corpus_(corpus) {
    for (const CorpusMember* const member : going) going_.insert(path_of(member->item).lexically_normal());
  }

  /** Why a file that would go stays; null if it goes. Then the representative may be another one than before. */
  const char* reason(CorpusMember& member) {
    const fs::path file = path_of(member.item);
    if (is_map_tile(file) || is_in_document(file)) return kPartOfDocument;
    const std::set<std::string> companions = companions_.of(file);
    if (companions.empty()) return nullptr;
    const auto stands_for = [&](std::uint32_t other) {
      const fs::path there = path_of(other);
      const fs::path folder = there.parent_path();
      return there.filename() == file.filename() && corpus_.table.signed_alike(member.item, other) &&
             std::none_of(
                 companions.begin(), companions.end(),
                 [&](const std::string& name) { return going_.count((folder / name).lexically_normal()) != 0; }) &&
             hold_the_same(companions, file.parent_path(), folder);
    };
    if (stands_for(member.representative)) return nullptr;
    std::vector<std::uint32_t>& parts = parts_[{member.representative, key_of(file, companions)}];
    const auto kept = std::find_if(parts.begin(), parts.end(), stands_for);
    if (kept == parts.end()) {
      parts.push_back(member.item);
      return kHasCompanion;
    }
    member.representative = *kept;
    member.to_representative = 1;
    return nullptr;
  }

 private:
  fs::path path_of(std::uint32_t item) const { return fs::absolute(corpus_.records.source(item)); }

  /** The name of a file, and the sizes and samples of those that it belongs to: few files have the same. */
  static std::string key_of(const fs::path& file, const std::set<std::string>& companions) {
    std::string key = file.filename().string();
    for (const std::string& name : companions) {
      std::error_code ignored;
      const fs::path companion = file.parent_path() / name;
      key += '/' + std::to_string(fs::file_size(companion, ignored)) + '/' + std::to_string(hash_of_samples(companion));
    }
    return key;
  }

  bool is_in_document(const fs::path& file) {
    const auto [folder, is_new] = folders_.try_emplace(file.parent_path());
    if (is_new) folder->second = is_part_of_document(folder->first);
    return folder->second;
  }

  const ReadCorpus& corpus_;
  std::map<fs::path, bool> folders_;  // whether they are of such a document
  CompanionFiles companions_;
  std::set<fs::path> going_;  // before any of them was let stay
  std::map<std::pair<std::uint32_t, std::string>, std::vector<std::uint32_t>>
      parts_;  // that stay, by group and key_of()
};

}  // namespace

bool keep_parts(const CorpusOrder& order, LogFormat log_format, ReadCorpus& corpus, CorpusGroups& groups) {
  std::vector<CorpusMember*> going;
  for (CorpusMember& member : groups.members) {
    const bool goes = member.representative != member.item && member.item >= corpus.records.references();
    if (goes && corpus.records.is_own_file(member.item)) going.push_back(&member);
  }
  std::vector<std::uint32_t> ranks(order.items.size());
  for (std::uint32_t rank = 0; rank != order.items.size(); ++rank) ranks[order.items[rank]] = rank;
  const auto rank_of = [&](const CorpusMember* member) { return ranks.empty() ? member->item : ranks[member->item]; };
  std::sort(going.begin(), going.end(), [&](auto* a, auto* b) { return rank_of(a) < rank_of(b); });
  KeptParts parts(corpus, going);
  bool any = false;
  for (CorpusMember* const member : going) {
    const std::uint32_t before = member->representative;
    const char* const reason = parts.reason(*member);
    any = any || reason != nullptr || member->representative != before;
    if (reason == nullptr) continue;
    const std::string file = corpus.records.source(member->item);
    member->representative = member->item;
    corpus.skipped[reason].add(file);
    log_left_out(log_format, "skipped", file, reason);
  }
  return any;
}

}  // namespace neardup::cli
