#include "attaching/application_profile.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <sstream>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <xapian.h>

#include "characters/text_line.h"
#include "database/database_files.h"
#include "databases/database_opening.h"
#include "errors/exit_codes.h"
#include "files/open_file.h"
#include "flags/usage_message.h"
#include "options/asked_grouping.h"
#include "output/log_format.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = std::size_t{1} << 16;
constexpr std::string_view kEnding = ".conf";
constexpr const char* kNames =
    "title, place, place-from, below, text-prefix, text-from, not-text, id-term, id-from, date, lock, group, run, "
    "reindexing "
    "or "
    "afterwards";

/** Puts one line into a profile. */
class ProfileLines {
 public:
  ProfileLines(ApplicationProfile& profile, std::size_t number) : profile_(profile), number_(number) {}

  void take(const std::string& name, const std::string& value) {
    const std::map<std::string_view, std::string*> texts{{"title", &profile_.title},
                                                         {"text-prefix", &profile_.layout.text_prefix},
                                                         {"group", &profile_.group},
                                                         {"id-term", &profile_.layout.id_term},
                                                         {"run", &profile_.run},
                                                         {"id-from", &profile_.layout.id_from},
                                                         {"lock", &profile_.lock},
                                                         {"text-from", &profile_.layout.text_from},
                                                         {"not-text", &profile_.layout.not_text},
                                                         {"date", &profile_.layout.date}};
    const std::map<std::string_view, std::vector<std::string>*> lists{
        {"below", &profile_.below}, {"reindexing", &profile_.reindexing}, {"afterwards", &profile_.afterwards}};
    if (value.empty()) reject(name + " has no value");
    if (const auto text = texts.find(name); text != texts.end()) {
      if (!text->second->empty()) reject(name + " is there twice");
      *text->second = value;
    } else if (const auto list = lists.find(name); list != lists.end()) {
      list->second->push_back(value);
    } else if (name == "place") {
      profile_.places.push_back({value, {}, {}});
    } else if (name == "place-from") {
      profile_.places.push_back(from_file(value));
    } else {
      reject(fmt::format("'{}' is unknown; use {}", name, kNames));
    }
  }

  [[noreturn]] void reject(const std::string& what) const {
    throw UsageError(fmt::format("profile '{}', line {}: {}", profile_.argument, number_, what));
  }

 private:
  PlaceRule from_file(const std::string& value) const {
    PlaceRule rule;
    std::istringstream words(value);
    words >> rule.path >> rule.key >> rule.below;
    if (rule.key.empty() || !words.eof()) reject("place-from needs a file, a name in it, and at most one path below");
    return rule;
  }

  ApplicationProfile& profile_;
  std::size_t number_;
};

bool is_path(const std::string& application) {
  const bool has_ending = application.size() > kEnding.size() && ends_with(application, kEnding);
  return has_ending || application.find('/') != std::string::npos;
}

/** Say that a profile is not known, or that the name of the program is missing. */
[[noreturn]] void refuse_profile(const std::string& application) {
  if (fs::is_directory(application))
    throw UsageError(fmt::format("'{}' is a folder; name the program first, as in 'xapian-neardup attach notmuch {}'",
                                 printable(application), shell_word(application)));
  const std::vector<std::string> known = known_applications();
  const std::string others =
      known.empty() ? "no profiles are installed" : fmt::format("known are {}", fmt::join(known, ", "));
  throw UsageError(fmt::format("no profile of '{}'{}; {}; name the file of another one, such as ./{}.conf", application,
                               did_you_mean(application, known), others, application));
}

fs::path path_of_profile(const std::string& application) {
  if (is_path(application)) {
    if (fs::is_directory(application)) refuse_profile(application);
    return application;
  }
  const std::optional<fs::path> folder = program_data("applications");
  const fs::path path = folder.value_or(fs::path()) / (application + std::string(kEnding));
  if (!folder || !fs::exists(path)) refuse_profile(application);
  return path;
}

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

std::optional<std::string> place_of(const PlaceRule& rule) {
  const std::optional<std::string> path = expanded_path(rule.path);
  if (!path || rule.key.empty()) return path;
  const std::optional<std::string> value = value_in_file(*path, rule.key);
  const std::optional<std::string> folder = value ? expanded_path(*value) : std::nullopt;
  if (!folder) return std::nullopt;
  return rule.below.empty() ? *folder : (fs::path(*folder) / rule.below).string();
}

/** The databases in a folder, if a place ends in a slash and a star; sorted. */
std::vector<std::string> shards_of(const std::string& place) {
  std::vector<std::string> shards;
  std::error_code error;
  if (!ends_with(place, "/*")) return shards;
  for (const auto& entry : fs::directory_iterator(fs::path(place).parent_path(), error)) {
    if (is_database(entry.path()) && fs::is_directory(entry))
      shards.push_back(entry.path().lexically_normal().string());
  }
  std::sort(shards.begin(), shards.end());
  return shards;
}

std::vector<std::string> places_to_try(const ApplicationProfile& profile, const std::string& place) {
  std::vector<std::string> places;
  if (!place.empty()) {
    for (const std::string& below : profile.below) places.push_back((fs::path(place) / below).string());
    places.push_back(place);
    return places;
  }
  for (const PlaceRule& rule : profile.places) {
    if (std::optional<std::string> found = place_of(rule)) places.push_back(*std::move(found));
  }
  return places;
}

}  // namespace

fs::path own_program() {
  return fs::read_symlink("/proc/self/exe");
}

std::optional<fs::path> program_data(const std::string& folder) {
  for (const std::string& above : {std::string(".."), std::string(NEARDUP_DATA_FROM_PROGRAMS "/xapian-neardup")}) {
    const fs::path path = (own_program().parent_path() / above / folder).lexically_normal();
    if (fs::is_directory(path)) return path;
  }
  return std::nullopt;
}

ApplicationProfile ApplicationProfile::parse(const std::string& argument, std::string_view text) {
  ApplicationProfile profile;
  profile.name = fs::path(argument).stem().string();
  profile.argument = argument;
  for (std::size_t number = 1; !text.empty(); ++number) {
    ProfileLines taker(profile, number);
    const std::string_view content = trimmed(take_line(text));
    if (content.empty() || content[0] == '#') continue;
    const std::size_t equals = content.find('=');
    if (equals == std::string_view::npos) taker.reject(fmt::format("'{}' is not NAME = VALUE", content));
    taker.take(std::string(trimmed(content.substr(0, equals))), std::string(trimmed(content.substr(equals + 1))));
  }
  if (profile.title.empty()) profile.title = profile.name;
  asked_layout({}, profile.layout);  // throws if it is not valid
  try {
    parse_grouping(profile.group);
  } catch (const UsageError& error) {
    throw UsageError(fmt::format("profile '{}': group: {}", argument, error.what()));
  }
  return profile;
}

std::string profile_text(const std::string& application) {
  const fs::path path = path_of_profile(application);
  try {
    return file_content(path.string(), kMostBytes);
  } catch (const std::exception& error) {
    throw UsageError(fmt::format("profile '{}': {}", path.string(), error.what()));
  }
}

ApplicationProfile load_profile(const std::string& application) {
  return ApplicationProfile::parse(application, profile_text(application));
}

std::vector<std::string> known_applications() {
  std::vector<std::string> names;
  const std::optional<fs::path> folder = program_data("applications");
  if (!folder) return names;
  for (const auto& entry : fs::directory_iterator(*folder)) {
    if (entry.path().extension() == kEnding) names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::optional<std::string> expanded_path(const std::string& path) {
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
    const char* const value = std::getenv(whole.substr(at, end - at).c_str());
    if (value == nullptr || *value == '\0') return std::nullopt;
    result += value;
    at = end;
  }
  return result;
}

std::vector<std::string> application_databases(const ApplicationProfile& profile, const std::string& place) {
  const std::vector<std::string> places = places_to_try(profile, place);
  for (const std::string& candidate : places) {
    if (const std::vector<std::string> shards = shards_of(candidate); !shards.empty()) return shards;
    if (is_database(candidate)) return {without_stub(candidate).lexically_normal().string()};
  }
  const std::string tried = places.empty() ? "" : fmt::format(" at '{}'", fmt::join(places, "', '"));
  throw Xapian::DatabaseNotFoundError(fmt::format(
      "no database of {}{}; run its indexer first, or name the folder of its database: 'xapian-neardup attach {} "
      "FOLDER', then FOLDER in place of '{}' in all commands",
      profile.name, tried, shell_word(profile.argument), profile.argument));
}

namespace {

/** The databases of the application with this name; none if there is no such application, or it has none. */
std::vector<std::string> databases_of_name(const std::string& name) {
  const std::vector<std::string> known = known_applications();
  if (std::find(known.begin(), known.end(), name) == known.end()) return {};
  try {
    return application_databases(load_profile(name), "");
  } catch (const Xapian::Error&) {
    return {};
  }
}

/** Say that a file or folder is meant, if it has the name of an application that has another database. */
void tell_meant(const std::string& name) {
  const std::vector<std::string> others = databases_of_name(name);
  const auto is_same = [&](const std::string& other) {
    std::error_code error;
    return fs::equivalent(name, other, error);
  };
  if (others.empty() || std::any_of(others.begin(), others.end(), is_same)) return;
  write_to_stderr(
      fmt::format("xapian-neardup: note: '{0}' is ./{0} here, not the database of {0}; name that by its path, {1}\n",
                  name, fmt::join(others, " ")));
}

}  // namespace

std::string place_to_write(const std::string& name) {
  std::error_code error;
  if (fs::exists(name, error)) {
    tell_meant(name);
  } else if (const std::vector<std::string> others = databases_of_name(name); !others.empty()) {
    throw UsageError(
        fmt::format("'{0}' names the database of {0}, {1}, in other commands; for a new one here write ./{0}", name,
                    fmt::join(others, " ")));
  }
  return name;
}

std::string named_place(const std::string& name) {
  const std::vector<std::string> known = known_applications();
  std::error_code error;  // the current folder may be another user's
  if (fs::exists(name, error)) {
    tell_meant(name);
    return name;
  }
  if (std::find(known.begin(), known.end(), name) == known.end()) {
    const std::string meant = did_you_mean(name, known);
    if (meant.empty()) return name;
    throw absent_database(name, meant);
  }
  const std::vector<std::string> databases = application_databases(load_profile(name), "");
  if (databases.size() == 1) return databases.front();
  throw UsageError(
      fmt::format("{} has {} databases; name one of them, or a stub file with a line 'auto FOLDER' for each: {}", name,
                  databases.size(), fmt::join(databases, " ")));
}

std::string program_documents() {
  const fs::path data = own_program().parent_path() / NEARDUP_DATA_FROM_PROGRAMS;
  const fs::path documents = (data / "doc/xapian-neardup/docs").lexically_normal();
  return fs::is_directory(documents) ? documents.string() : "docs";
}

}  // namespace neardup::cli
