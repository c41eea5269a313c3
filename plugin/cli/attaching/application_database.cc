#include "attaching/application_database.h"

#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <xapian.h>

#include "database/database_files.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

bool is_database(const fs::path& path) {
  std::error_code error;
  if (fs::is_regular_file(path, error)) return true;  // a stub, or a database in one file
  for (const char* name : {"iamglass", "iamchert", "iamhoney", "XAPIANDB"}) {
    if (fs::exists(path / name, error)) return true;
  }
  return false;
}

/** The folder that a stub names, if it is one alone; else the path itself. */
fs::path without_stub(const fs::path& path) {
  const std::vector<ShardPlace> shards = shard_places(path.string());
  return shards.size() == 1 && fs::is_directory(shards[0].text) ? fs::path(shards[0].text) : path;
}

/** The value in the first line `KEY=VALUE`, `KEY = VALUE` or `KEY VALUE` of a configuration file. */
std::optional<std::string> value_in_file(const std::string& file, const std::string& key) {
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string name;
    std::getline(words >> std::ws, name);
    if (name.compare(0, key.size(), key) != 0) continue;
    const std::size_t begin = name.find_first_not_of(" \t", key.size());
    if (begin == std::string::npos || (begin == key.size() && name[begin] != '=')) continue;
    const std::size_t value = name[begin] == '=' ? name.find_first_not_of(" \t", begin + 1) : begin;
    if (value != std::string::npos) return name.substr(value, name.find_last_not_of(" \t\r") - value + 1);
  }
  return std::nullopt;
}

std::optional<std::string> place_of(const PlaceRule& rule, const Environment& environment) {
  const std::optional<std::string> path = expanded_path(rule.path, environment);
  if (!path || rule.key.empty()) return path;
  const std::optional<std::string> value = value_in_file(*path, rule.key);
  const std::optional<std::string> folder = value ? expanded_path(*value, environment) : std::nullopt;
  if (!folder) return std::nullopt;
  return rule.below.empty() ? *folder : (fs::path(*folder) / rule.below).string();
}

std::vector<std::string> places_to_try(const ApplicationProfile& profile, const std::string& place,
                                       const Environment& environment) {
  std::vector<std::string> places;
  if (!place.empty()) {
    for (const std::string& below : profile.below) places.push_back((fs::path(place) / below).string());
    places.push_back(place);
    return places;
  }
  for (const PlaceRule& rule : profile.places) {
    if (std::optional<std::string> found = place_of(rule, environment)) places.push_back(*std::move(found));
  }
  return places;
}

}  // namespace

std::optional<std::string> expanded_path(const std::string& path, const Environment& environment) {
  const std::string whole = path.compare(0, 2, "~/") == 0 ? "$HOME" + path.substr(1) : path;
  std::string result;
  for (std::size_t at = 0; at != whole.size();) {
    if (whole[at] != '$') {
      result += whole[at++];
      continue;
    }
    std::size_t end = ++at;
    while (end != whole.size() && (std::isalnum(static_cast<unsigned char>(whole[end])) != 0 || whole[end] == '_'))
      ++end;
    const char* const value = environment(whole.substr(at, end - at));
    if (value == nullptr || *value == '\0') return std::nullopt;
    result += value;
    at = end;
  }
  return result;
}

std::string application_database(const ApplicationProfile& profile, const std::string& place,
                                 const Environment& environment) {
  const std::vector<std::string> places = places_to_try(profile, place, environment);
  for (const std::string& candidate : places) {
    if (is_database(candidate)) return without_stub(candidate).lexically_normal().string();
  }
  const std::string tried = places.empty() ? "" : fmt::format(" at '{}'", fmt::join(places, "', '"));
  throw Xapian::DatabaseNotFoundError(
      fmt::format("no database of {}{}; run its indexer first, or name the folder: 'xapian-neardup attach {} FOLDER'",
                  profile.name, tried, shell_word(profile.argument)));
}

}  // namespace neardup::cli
