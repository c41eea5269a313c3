#include "bench/texts/corpus.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <utility>

#include "bench/texts/man_page.h"
#include "bytes/feature_hash.h"

namespace neardup::bench {

namespace {

namespace fs = std::filesystem;

bool is_text_file(const fs::directory_entry& entry) {
  const std::string suffix = entry.path().extension();
  return entry.is_regular_file() && !entry.is_symlink() &&
         (suffix.empty() || suffix == ".txt" || suffix == ".Debian" || suffix == ".md");
}

/** A file's bytes, decompressed if it is compressed; of a damaged one what comes before the damage. */
std::string read_gzipped(const std::string& path) {
  std::string text;
  const gzFile file = gzopen(path.c_str(), "rb");
  if (file == nullptr) return text;
  std::array<char, 1 << 16> part;
  for (int size = 0; (size = gzread(file, part.data(), part.size())) > 0;) {
    text.append(part.data(), static_cast<std::size_t>(size));
  }
  gzclose(file);
  return text;
}

bool is_section(const fs::directory_entry& entry) {
  return entry.is_directory() && entry.path().filename().string().compare(0, 3, "man") == 0;
}

/** Paths of a folder's man pages, by a hash of the path. */
std::vector<std::string> man_page_paths(const std::string& folder) {
  std::vector<std::pair<std::uint64_t, std::string>> keyed;
  std::error_code missing;
  for (const auto& section : fs::directory_iterator(folder, missing)) {
    if (!is_section(section)) continue;
    for (const auto& page : fs::directory_iterator(section.path())) {
      const std::string path = page.path().string();
      if (!page.is_symlink() && page.is_regular_file()) keyed.emplace_back(xxh3_hash(path), path);
    }
  }
  std::sort(keyed.begin(), keyed.end());
  std::vector<std::string> paths;
  for (auto& [key, path] : keyed) paths.push_back(std::move(path));
  return paths;
}

}  // namespace

std::vector<std::string> read_corpus(const std::string& folder, std::size_t most) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
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

const std::vector<Language>& languages() {
  static const std::vector<Language> kLanguages{{"English", "manpages manpages-dev", "/usr/share/man", ""},
                                                {"French", "manpages-fr", "/usr/share/man/fr", ""},
                                                {"German", "manpages-de", "/usr/share/man/de", ""},
                                                {"Russian", "manpages-ru", "/usr/share/man/ru", ""},
                                                {"Korean", "debian-faq-ko man-db psmisc xz-utils passwd login",
                                                 "/usr/share/man/ko", "/usr/share/doc/debian/FAQ/debian-faq.ko.txt.gz"},
                                                {"Chinese", "manpages-zh", "/usr/share/man/zh_CN", ""},
                                                {"Japanese", "manpages-ja", "/usr/share/man/ja", ""}};
  return kLanguages;
}

std::vector<std::string> read_language(const Language& language, std::size_t most) {
  std::vector<std::string> texts;
  std::size_t sum = 0;
  const auto keep = [&](std::string text) {
    if (text.empty() || sum >= most) return;
    sum += text.size();
    texts.push_back(std::move(text));
  };
  if (!language.document.empty()) keep(read_gzipped(language.document));
  for (const std::string& path : man_page_paths(language.man_pages)) {
    if (sum >= most) break;
    const std::string page = read_gzipped(path);
    if (page.compare(0, 4, ".so ") != 0) keep(man_page_text(page));
  }
  return texts;
}

std::size_t bytes(const std::vector<std::string>& texts) {
  return std::accumulate(texts.begin(), texts.end(), std::size_t{0},
                         [](std::size_t sum, const std::string& text) { return sum + text.size(); });
}

double cpu_seconds() {
  std::timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace neardup::bench
