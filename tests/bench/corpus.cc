#include "bench/corpus.h"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>

namespace neardup::bench {

namespace {

bool is_text_file(const std::filesystem::directory_entry& entry) {
  const std::string suffix = entry.path().extension();
  return entry.is_regular_file() && !entry.is_symlink() &&
         (suffix.empty() || suffix == ".txt" || suffix == ".Debian" || suffix == ".md");
}

}  // namespace

std::vector<std::string> read_corpus(const std::string& folder, std::size_t most) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (is_text_file(entry)) paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> texts;
  std::size_t sum = 0;
  for (const auto& path : paths) {
    if (sum >= most) break;
    std::ifstream file(path, std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (text.empty() || text.find('\0') != std::string::npos) continue;
    sum += text.size();
    texts.push_back(std::move(text));
  }
  return texts;
}

std::size_t octets(const std::vector<std::string>& texts) {
  return std::accumulate(texts.begin(), texts.end(), std::size_t{0},
                         [](std::size_t sum, const std::string& text) { return sum + text.size(); });
}

double cpu_seconds() {
  std::timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace neardup::bench
