#include "quality/labelled_set.h"
#include "intake/compressed_file.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace neardup::quality {

namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& path) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30;
  return read_compressed_file(path.string(), kMostBytes);
}

bool has_jaccard(const fs::path& folder) {
  for (const char* const name : {"pairs.tsv", "pairs.tsv.xz"}) {
    if (!fs::exists(folder / name)) continue;
    const std::string text = content(folder / name);
    return text.substr(0, text.find('\n')).find("\tJ") != std::string::npos;
  }
  return false;
}

bool has_documents(const fs::path& folder) {
  return fs::exists(folder / "docs.tsv.xz");
}

std::vector<std::string> sets_with(bool (*has)(const fs::path& folder), const std::string& place) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(place)) {
    if (entry.is_directory() && has(entry.path())) names.push_back(entry.path().filename());
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

cli::LabelledSet read_matches(const std::string& folder) {
  const std::string clusters = folder + "/clusters.tsv";
  cli::LabelledSet set = cli::read_labelled_set(folder, fs::exists(clusters) ? clusters : "");
  if (set.graded()) set.pairs.clear();
  return set;
}

std::vector<std::string> labelled_sets(const std::string& place) {
  return sets_with(has_documents, place);
}

std::map<std::string, std::string> label_kinds(const std::string& place) {
  const fs::path manifest = fs::path(place) / "MANIFEST.tsv";
  if (!fs::exists(manifest)) return {};
  std::map<std::string, std::string> kinds;
  std::istringstream lines(content(manifest));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream columns(line);
    std::string name;
    std::getline(columns, name, '\t');
    std::getline(columns, kinds[name], '\t');
  }
  return kinds;
}

std::vector<std::string> sets_with_jaccard(const std::string& place) {
  return sets_with(has_jaccard, place);
}

bool each_labelled_sample(
    const std::string& place, std::size_t together,
    const std::function<void(const std::string& set, const std::vector<std::string>& texts)>& take) {
  constexpr std::size_t kSample = 15;
  const std::vector<std::string> sets = place.empty() ? std::vector<std::string>() : labelled_sets(place);
  for (const std::string& set : sets) {
    const std::vector<cli::LabelledDocument> documents = read_matches(place + "/" + set).documents;
    const std::size_t step = std::max<std::size_t>(1, documents.size() / kSample) * together;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i + together <= documents.size(); i += step) {
      for (std::size_t k = 0; k != together; ++k) texts.push_back(documents[i + k].text);
    }
    take(set, texts);
  }
  return !sets.empty();
}

}  // namespace neardup::quality
