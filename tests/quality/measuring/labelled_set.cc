#include "quality/measuring/labelled_set.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "bytes/parsed_number.h"
#include "characters/text_line.h"
#include "documents/csv_record.h"
#include "documents/json_document.h"
#include "errors/exit_codes.h"
#include "intake/compressed_file.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = std::size_t{4} << 30;

/** The number of a line in a file, for messages. */
struct Place {
  const std::string& path;
  std::size_t line;
};

[[noreturn]] void fail(const Place& place, const std::string& reason) {
  throw std::runtime_error(place.path + ":" + std::to_string(place.line) + ": " + reason);
}

/** Call `take(line, place)` for each line of a file that is not empty. */
template <typename Take>
void each_line(const std::string& path, const Take& take) {
  const std::string content = read_compressed_file(path, kMostBytes);
  std::string_view rest = content;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::string_view line = take_line(rest);
    if (!line.empty()) take(line, Place{path, number});
  }
}

std::vector<std::string> columns_of(std::string_view line) {
  return split(line, line.find('\t') == std::string_view::npos ? ' ' : '\t');
}

LabelledDocument read_document(std::string_view line, const Place& place) {
  if (line.front() == '{') {
    try {
      SourceDocument document = parse_json_document(line);
      return {std::move(document.id), std::move(document.text.body), std::move(document.text.title)};
    } catch (const std::runtime_error& error) {
      fail(place, error.what());
    }
  }
  const std::size_t tab = line.find('\t');
  if (tab == std::string_view::npos) fail(place, "no tab between id and text");
  return {std::string(line.substr(0, tab)), unescaped_cell(line.substr(tab + 1))};
}

/** The numbers of documents, by id. */
using Ids = std::unordered_map<std::string, std::size_t>;

void add_id(Ids& ids, const std::string& id, const Place& place) {
  if (id.empty()) fail(place, "document without an id");
  if (!ids.emplace(id, ids.size()).second) fail(place, "id '" + id + "' occurs twice");
}

std::size_t number_of(const Ids& ids, const std::string& id, const Place& place) {
  const auto found = ids.find(id);
  if (found == ids.end()) fail(place, "no document has the id '" + id + "'");
  return found->second;
}

std::string shown(const std::optional<double>& similarity) {
  return similarity ? fmt::format("{}", *similarity) : "none";
}

using PairMap = std::map<std::pair<std::size_t, std::size_t>, std::optional<double>>;

/** Reads the lines of a file of pairs. */
class PairReader {
 public:
  explicit PairReader(const Ids& ids) : ids_(ids) {}

  void take(std::string_view line, const Place& place) {
    const std::vector<std::string> columns = columns_of(line);
    if (line.front() == '#') {
      if (place.line == 1) read_names(columns);
      return;
    }
    if (columns.size() < 2) fail(place, "a pair needs two ids");
    const std::size_t a = number_of(ids_, columns[0], place);
    const std::size_t b = number_of(ids_, columns[1], place);
    if (a == b) fail(place, "'" + columns[0] + "' is paired with itself");
    const std::optional<double> similarity = similarity_in(columns, place);
    const auto [entry, fresh] = pairs_.emplace(std::minmax(a, b), similarity);
    if (!fresh && entry->second != similarity) {
      fail(place, fmt::format("the pair has similarity {}, but {} in an earlier line", shown(similarity),
                              shown(entry->second)));
    }
    graded_ = graded_.value_or(similarity.has_value());
    if (*graded_ != similarity.has_value()) {
      fail(place, fmt::format("the pair has similarity {}, but earlier ones {}", shown(similarity),
                              *graded_ ? "have one" : "none"));
    }
  }

  const PairMap& pairs() const { return pairs_; }

 private:
  void read_names(const std::vector<std::string>& names) {
    named_ = true;
    for (std::size_t i = 2; i < names.size() && !column_; ++i) {
      if (!names[i].empty() && names[i].front() == 'J') column_ = i;
    }
  }

  std::optional<double> similarity_in(const std::vector<std::string>& columns, const Place& place) const {
    if (named_ && !column_) return std::nullopt;
    const std::size_t column = column_.value_or(2);
    if (column >= columns.size()) {
      if (named_) fail(place, "a column is missing");
      return std::nullopt;
    }
    const std::optional<double> similarity = parsed_number<double>(columns[column]);
    if (!similarity || !(*similarity >= 0 && *similarity <= 1))
      fail(place, "similarity '" + columns[column] + "' is not a number from 0 to 1");
    return similarity;
  }

  const Ids& ids_;
  bool named_ = false;
  std::optional<std::size_t> column_;
  std::optional<bool> graded_;
  PairMap pairs_;
};

PairMap read_pairs(const std::string& path, const Ids& ids) {
  PairReader reader(ids);
  each_line(path, [&](std::string_view line, const Place& place) { reader.take(line, place); });
  return reader.pairs();
}

PairMap read_clusters(const std::string& path, const Ids& ids) {
  std::map<std::string, std::vector<std::size_t>> clusters;
  std::unordered_map<std::size_t, std::string> cluster_of;
  each_line(path, [&](std::string_view line, const Place& place) {
    if (line.front() == '#') return;
    const std::vector<std::string> columns = columns_of(line);
    if (columns.size() < 2) fail(place, "a line needs an id and a cluster");
    const std::size_t document = number_of(ids, columns[0], place);
    const auto [entry, fresh] = cluster_of.emplace(document, columns[1]);
    if (!fresh && entry->second != columns[1]) {
      fail(place, fmt::format("'{}' is in cluster '{}', but in '{}' in an earlier line", columns[0], columns[1],
                              entry->second));
    }
    if (fresh) clusters[entry->second].push_back(document);
  });
  PairMap pairs;
  for (const auto& [name, members] : clusters) {
    for (std::size_t i = 0; i != members.size(); ++i) {
      for (std::size_t j = i + 1; j != members.size(); ++j) {
        pairs.emplace(std::minmax(members[i], members[j]), std::nullopt);
      }
    }
  }
  return pairs;
}

/** The file with one of these names in a folder, compressed or not. */
std::string require_file_in(const std::string& folder, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    for (const char* const ending : {"", ".xz", ".gz", ".zst", ".bz2"}) {
      const fs::path path = fs::path(folder) / (name + ending);
      if (fs::exists(path)) return path.string();
    }
  }
  throw std::runtime_error("'" + folder + "' has neither " + names[0] + " nor " + names[1]);
}

}  // namespace

Clustering LabelledSet::clusters(double threshold) const {
  return clusters([&](const LabelledPair& pair) { return !pair.similarity || *pair.similarity >= threshold; });
}

Clustering LabelledSet::clusters(const std::function<bool(const LabelledPair&)>& is_true) const {
  Clustering heads(documents.size());
  std::iota(heads.begin(), heads.end(), std::size_t{0});
  const auto head = [&](std::size_t item) {
    while (heads[item] != item) item = heads[item] = heads[heads[item]];
    return item;
  };
  for (const LabelledPair& pair : pairs) {
    if (is_true(pair)) heads[head(pair.second)] = head(pair.first);
  }
  for (std::size_t item = 0; item != heads.size(); ++item) heads[item] = head(item);
  return heads;
}

LabelledSet read_labelled_set(const std::string& documents, const std::string& labels) {
  const bool folder = fs::is_directory(documents);
  const std::string text_path = folder ? require_file_in(documents, {"docs.jsonl", "docs.tsv"}) : documents;
  if (labels.empty() && !folder)
    throw std::runtime_error("no file of pairs given for '" + documents + "'; name it after the documents");
  const std::string label_path = labels.empty() ? require_file_in(documents, {"pairs.tsv", "clusters.tsv"}) : labels;
  LabelledSet set;
  set.name = fs::path(documents).lexically_normal().filename().string();
  if (set.name.empty()) set.name = fs::path(documents).lexically_normal().parent_path().filename().string();
  Ids ids;
  each_line(text_path, [&](std::string_view line, const Place& place) {
    set.documents.push_back(read_document(line, place));
    add_id(ids, set.documents.back().id, place);
  });
  if (set.documents.empty()) throw std::runtime_error("'" + text_path + "' has no documents");
  const bool clusters = fs::path(label_path).filename().string().compare(0, 8, "clusters") == 0;
  for (const auto& [pair, similarity] : clusters ? read_clusters(label_path, ids) : read_pairs(label_path, ids)) {
    set.pairs.push_back({pair.first, pair.second, similarity});
  }
  return set;
}

std::function<bool(std::size_t, std::size_t)> comparable_between(const LabelledSet& set, const std::string& between) {
  if (between.empty()) return {};
  const std::size_t colon = between.find(':');
  if (colon == std::string::npos) throw UsageError("--between '" + between + "' is not A:B, the beginnings of two ids");
  const std::string a = between.substr(0, colon);
  const std::string b = between.substr(colon + 1);
  return [&set, a, b](std::size_t i, std::size_t j) {
    const std::string& x = set.documents[i].id;
    const std::string& y = set.documents[j].id;
    return (begins_with(x, a) && begins_with(y, b)) || (begins_with(x, b) && begins_with(y, a));
  };
}

}  // namespace neardup::cli
