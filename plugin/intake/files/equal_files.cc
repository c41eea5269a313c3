#include "files/equal_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "bytes/feature_hash.h"
#include "files/open_file.h"

namespace neardup {

namespace {

constexpr std::size_t kBeginning = 4096;
constexpr std::size_t kBlock = std::size_t{1} << 18U;

std::uint64_t chained(std::uint64_t before, std::string_view block) {
  return mix64(before ^ xxh3_hash(block));
}

std::uint64_t not_zero(std::uint64_t hash) {
  return hash == 0 ? 1 : hash;
}

/** Fill a buffer as far as the file goes; -1 if that fails. */
ssize_t read_up_to(int file, char* buffer, std::size_t size) {
  std::size_t done = 0;
  while (done != size) {
    const ssize_t got = ::read(file, buffer + done, size - done);
    if (got < 0) return -1;
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  return static_cast<ssize_t>(done);
}

struct Candidate {
  std::size_t file;
  std::uint64_t size;
  std::uint64_t hash;
};

class EqualFiles {
 public:
  EqualFiles(const std::vector<const WalkedFile*>& files, const std::function<void()>& checking)
      : files_(files), checking_(checking), buffer_(kBlock, '\0') {}

  std::vector<std::uint64_t> hashes() {
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i != files_.size(); ++i) {
      const FileState& state = files_[i]->state;
      if (state.size != 0) candidates.push_back({i, state.size, 0});
    }
    keep_repeated(candidates);
    for (Candidate& candidate : candidates) candidate.hash = hash_of(candidate, kBeginning);
    keep_repeated(candidates);
    for (Candidate& candidate : candidates) {
      if (candidate.size > kBeginning) candidate.hash = hash_of(candidate, candidate.size);
    }
    keep_repeated(candidates);
    std::vector<std::uint64_t> hashes(files_.size());
    for (const Candidate& candidate : candidates) hashes[candidate.file] = candidate.hash;
    return hashes;
  }

 private:
  /** Those of the same size and hash as another one that were read. */
  static void keep_repeated(std::vector<Candidate>& candidates) {
    const auto key = [](const Candidate& one) { return std::pair(one.size, one.hash); };
    std::sort(candidates.begin(), candidates.end(), [&](const Candidate& a, const Candidate& b) {
      return std::tuple(a.size, a.hash, a.file) < std::tuple(b.size, b.hash, b.file);
    });
    std::size_t kept = 0;
    for (std::size_t i = 0; i != candidates.size();) {
      std::size_t end = i + 1;
      while (end != candidates.size() && key(candidates[end]) == key(candidates[i])) ++end;
      const bool repeats = end - i > 1 && candidates[i].hash != kUnread;
      for (; i != end; ++i) {
        if (repeats) candidates[kept++] = candidates[i];
      }
    }
    candidates.resize(kept);
  }

  /** Of the first bytes, as bytes_hash(). */
  std::uint64_t hash_of(const Candidate& candidate, std::uint64_t most) {
    checking_();
    const Descriptor file = open_to_read(files_[candidate.file]->path, O_NONBLOCK);
    std::uint64_t left = std::min(candidate.size, most);
    std::uint64_t hash = 0;
    while (file.number() >= 0 && left != 0) {
      const std::size_t wanted = std::min<std::uint64_t>(left, kBlock);
      if (read_up_to(file.number(), buffer_.data(), wanted) != static_cast<ssize_t>(wanted)) return kUnread;
      hash = chained(hash, std::string_view(buffer_).substr(0, wanted));
      left -= wanted;
    }
    return left == 0 ? not_zero(hash) : kUnread;
  }

  static constexpr std::uint64_t kUnread = 2;

  const std::vector<const WalkedFile*>& files_;
  const std::function<void()>& checking_;
  std::string buffer_;
};

}  // namespace

std::uint64_t bytes_hash(std::string_view bytes) {
  std::uint64_t hash = 0;
  for (std::size_t begin = 0; begin < bytes.size(); begin += kBlock) hash = chained(hash, bytes.substr(begin, kBlock));
  return not_zero(hash);
}

std::vector<std::uint64_t> hashes_of_equal(const std::vector<const WalkedFile*>& files,
                                           const std::function<void()>& checking) {
  return EqualFiles(files, checking).hashes();
}

bool same_bytes(const std::string& a, const std::string& b) {
  const OpenFile one(a, Pipes::kRefused);
  const OpenFile other(b, Pipes::kRefused);
  if (one.size() != other.size()) return false;
  std::string bytes(kBlock, '\0');
  std::string of_other(kBlock, '\0');
  for (std::uint64_t place = 0; place < one.size();) {
    const std::size_t got = one.read_at(place, bytes.data(), kBlock);
    if (got == 0 || other.read_at(place, of_other.data(), got) != got) return false;
    if (bytes.compare(0, got, of_other, 0, got) != 0) return false;
    place += got;
  }
  return true;
}

}  // namespace neardup
