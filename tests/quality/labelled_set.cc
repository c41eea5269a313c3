#include "quality/labelled_set.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <unordered_map>
#include <utility>

namespace neardup::quality {

namespace {

/** What is in a file, which may be compressed. */
std::string content(const std::filesystem::path& path) {
  const std::string command = "xz -dcfq '" + path.string() + "'";  // forced, xz passes on what is not compressed
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
  if (!pipe) throw std::runtime_error("cannot start xz");
  std::string text;
  char buffer[1 << 16];
  for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, pipe.get())) != 0;) text.append(buffer, got);
  return text;
}

using Row = std::pair<std::string, std::string>;

/** The first two columns of each line. */
std::vector<Row> rows(const std::filesystem::path& path) {
  const std::string text = content(path);
  std::vector<Row> rows;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    const std::size_t tab = std::min(line.find('\t'), line.size());
    const std::size_t second = std::min(tab + 1, line.size());
    rows.emplace_back(line.substr(0, tab), line.substr(second, line.find('\t', second) - second));
    begin = end + 1;
  }
  return rows;
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

/** The pairs of a set; empty if it has none. */
std::filesystem::path pairs_file(const std::filesystem::path& folder) {
  for (const char* name : {"pairs.tsv", "pairs.tsv.xz"}) {
    if (std::filesystem::exists(folder / name)) return folder / name;
  }
  return {};
}

bool has_jaccard(const std::filesystem::path& folder) {
  const std::filesystem::path pairs = pairs_file(folder);
  if (pairs.empty()) return false;
  const std::string text = content(pairs);
  return text.substr(0, text.find('\n')).find("\tJ") != std::string::npos;
}

bool has_documents(const std::filesystem::path& folder) {
  return std::filesystem::exists(folder / "docs.tsv.xz");
}

std::vector<std::string> sets_with(bool (*has)(const std::filesystem::path& folder), const std::string& place) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(place)) {
    if (entry.is_directory() && has(entry.path())) names.push_back(entry.path().filename());
  }
  std::sort(names.begin(), names.end());
  return names;
}

/** Each document with the first one of its cluster, or what it matches; empty if the set has no such labels. */
std::vector<Row> linked_documents(const std::filesystem::path& folder) {
  if (std::filesystem::exists(folder / "clusters.tsv")) {
    std::vector<Row> links = rows(folder / "clusters.tsv");
    std::unordered_map<std::string, std::string> first_of;
    for (auto& [id, link] : links) link = first_of.emplace(link, id).first->second;
    return links;
  }
  if (pairs_file(folder).empty() || has_jaccard(folder)) return {};
  std::vector<Row> links = rows(pairs_file(folder));
  if (!links.empty()) links.erase(links.begin());  // the names of the columns
  return links;
}

/** Items that are joined, directly or through others. */
class JoinedItems {
 public:
  explicit JoinedItems(std::size_t items) : next_(items) { std::iota(next_.begin(), next_.end(), 0); }

  void join(std::size_t a, std::size_t b) { next_[head(a)] = head(b); }

  std::size_t head(std::size_t item) const {
    while (next_[item] != item) item = next_[item];
    return item;
  }

 private:
  std::vector<std::size_t> next_;
};

}  // namespace

std::vector<LabelledDocument> read_documents(const std::string& folder) {
  std::vector<LabelledDocument> documents;
  for (const auto& [id, text] : rows(folder + "/docs.tsv.xz")) documents.push_back({id, unescaped(text)});
  if (documents.empty()) throw std::runtime_error("no documents in " + folder);
  return documents;
}

Clustering labelled_clusters(const std::string& folder, const std::vector<LabelledDocument>& documents) {
  const std::vector<Row> links = linked_documents(folder);
  if (links.empty()) return {};
  std::unordered_map<std::string, std::size_t> item_of;
  for (const LabelledDocument& document : documents) item_of.emplace(document.id, item_of.size());
  JoinedItems items(documents.size());
  for (const auto& [a, b] : links) items.join(item_of.at(a), item_of.at(b));
  Clustering clusters;
  for (std::size_t item = 0; item != documents.size(); ++item) clusters.push_back(items.head(item));
  return clusters;
}

std::vector<std::string> labelled_sets(const std::string& place) {
  return sets_with(has_documents, place);
}

std::map<std::string, std::string> label_kinds(const std::string& place) {
  const std::filesystem::path manifest = std::filesystem::path(place) / "MANIFEST.tsv";
  if (!std::filesystem::exists(manifest)) return {};
  const std::vector<Row> table = rows(manifest);
  return {table.begin(), table.end()};
}

std::vector<std::string> sets_with_jaccard(const std::string& place) {
  return sets_with(has_jaccard, place);
}

}  // namespace neardup::quality
