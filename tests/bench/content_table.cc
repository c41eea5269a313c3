// What it costs to choose the content of pages: CPU time for each MB of HTML, and as a multiple of the parser's alone.
//
// content_table [--quick]
// Prints a Markdown table, medians of rounds in turn. Pages are of the labelled set article_pages, if NEARDUP_DATA_DIR
// has it, and of the documentation that is installed below /usr/share/doc, of at most 16 MB, chosen by a hash of their
// paths.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "bench/race.h"
#include "bench/texts/corpus.h"
#include "bytes/feature_hash.h"
#include "content/page_content.h"
#include "html/html_parser.h"
#include "intake/compressed_file.h"
#include "markup/page_charset.h"

namespace {

using namespace neardup;
using namespace neardup::bench;
namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = 16'000'000;
constexpr std::size_t kLargestPage = 4'000'000;
constexpr double kTarget = 2;

bool is_page(const fs::path& path) {
  const std::string name = path.filename().string();
  for (const std::string_view ending : {".html", ".html.gz"}) {
    if (name.size() > ending.size() && name.substr(name.size() - ending.size()) == ending) return true;
  }
  return false;
}

/** The paths of the pages below a folder, in the order of a hash. */
std::vector<std::string> page_paths(const std::string& folder) {
  std::vector<std::pair<std::uint64_t, std::string>> paths;
  std::error_code none;
  for (fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, none), end;
       entry != end; entry.increment(none)) {
    const std::string path = entry->path().string();
    if (is_page(path) && entry->is_regular_file(none)) paths.emplace_back(xxh3_hash(path), path);
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> ordered;
  for (auto& [hash, path] : paths) ordered.push_back(std::move(path));
  return ordered;
}

std::vector<std::string> read_pages(const std::string& folder) {
  std::vector<std::string> pages;
  std::size_t read = 0;
  for (const std::string& path : page_paths(folder)) {
    if (read >= kMostBytes) break;
    std::error_code none;
    if (fs::file_size(path, none) > kLargestPage) continue;
    pages.push_back(utf8_from_html(read_compressed_file(path, kLargestPage)));
    read += pages.back().size();
  }
  return pages;
}

void print_row(const std::string& name, const std::string& folder, bool quick) {
  const std::vector<std::string> pages = read_pages(folder);
  if (pages.empty()) {
    std::printf("| %s | 0 | | | | | |\n", name.c_str());
    return;
  }
  std::vector<Runner> runners{{"parser", [](const std::string& page) { parse_html(page); }, 1, {}},
                              {"content", [](const std::string& page) { page_content(parse_html(page)); }, 1, {}}};
  race(pages, runners, quick ? 3 : 9, quick ? 0.1 : 0.5);
  std::printf("| %s | %zu | %.1f | %.2f | %.2f | %.2f | at most %.0f |\n", name.c_str(), pages.size(),
              static_cast<double>(bytes(pages)) / 1e6, 1e9 / speed(runners[0]), 1e9 / speed(runners[1]),
              times_faster(runners[0], runners[1]), kTarget);
}

}  // namespace

int main(int argc, char** argv) {
  const bool quick = argc > 1 && std::string_view(argv[1]) == "--quick";
  std::printf("| pages | number | MB | parser, ms a MB | parser and content, ms a MB | times the parser | target |\n");
  std::printf("|---|---|---|---|---|---|---|\n");
  print_row("articles of the web", std::string(NEARDUP_DATA_DIR) + "/article_pages", quick);
  print_row("installed documentation", "/usr/share/doc", quick);
}
