#include "quality/labelled_set.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>

namespace neardup::quality {

namespace {

/** What `xz` makes of a file. */
std::string decompressed(const std::string& path) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(("xz -dcq '" + path + "'").c_str(), "r"), ::pclose);
  if (!pipe) throw std::runtime_error("cannot start xz");
  std::string text;
  char buffer[1 << 16];
  for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, pipe.get())) != 0;) text.append(buffer, got);
  return text;
}

std::string unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i != text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      plain += text[i];
      continue;
    }
    const char code = text[++i];
    plain += code == 't' ? '\t' : code == 'n' ? '\n' : code == 'r' ? '\r' : code;
  }
  return plain;
}

std::string first_line(const std::filesystem::path& path) {
  const std::string text = path.extension() == ".xz" ? decompressed(path) : [&] {
    const std::unique_ptr<FILE, int (*)(FILE*)> file(std::fopen(path.c_str(), "r"), std::fclose);
    char line[4096] = "";
    return file && std::fgets(line, sizeof line, file.get()) != nullptr ? std::string(line) : std::string();
  }();
  return text.substr(0, text.find('\n'));
}

bool has_jaccard(const std::filesystem::path& folder) {
  for (const char* name : {"pairs.tsv", "pairs.tsv.xz"}) {
    if (std::filesystem::exists(folder / name)) return first_line(folder / name).find("\tJ") != std::string::npos;
  }
  return false;
}

}  // namespace

std::vector<LabelledDocument> read_documents(const std::string& folder) {
  const std::string text = decompressed(folder + "/docs.tsv.xz");
  if (text.empty()) throw std::runtime_error("no documents in " + folder);
  std::vector<LabelledDocument> documents;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::size_t tab = text.find('\t', begin);
    const std::string_view line(text.data() + tab + 1, end - tab - 1);
    documents.push_back({text.substr(begin, tab - begin), unescaped(line)});
    begin = end + 1;
  }
  return documents;
}

std::vector<std::string> sets_with_jaccard(const std::string& place) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(place)) {
    if (entry.is_directory() && has_jaccard(entry.path())) names.push_back(entry.path().filename());
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace neardup::quality
