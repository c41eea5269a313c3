#include "output/left_out.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "output/printable.h"

namespace neardup::cli {

namespace {

/** A reason and its remedy, which may be empty. */
std::pair<std::string, std::string> parted(const std::string& reason) {
  constexpr std::string_view kBetween = "; ";
  const std::size_t end = std::min(reason.find(kBetween), reason.size());
  return {reason.substr(0, end), reason.substr(std::min(end + kBetween.size(), reason.size()))};
}

std::string relative(const std::string& name) {
  std::error_code error;
  const std::string folder = std::filesystem::current_path(error).string() + '/';
  return !error && folder != "//" && name.compare(0, folder.size(), folder) == 0 ? name.substr(folder.size()) : name;
}

}  // namespace

void NamedCount::add(const std::string& name) {
  if (count++ < kNamed) first.push_back(name);
}

std::string NamedCount::names() const {
  std::string names;
  for (const std::string& name : first) names += (names.empty() ? "" : ", ") + printable(relative(name));
  return names + (names_all() ? "" : ", ...");
}

std::string NamedCount::line(const std::string& done, const std::string& reason) const {
  if (count == 0) return {};
  const auto [what, remedy] = parted(reason);
  return fmt::format("\n{} {}: {} ({}){}{}", done, count, printable(what), names(), remedy.empty() ? "" : "; ",
                     printable(remedy));
}

std::string skipped_text(const LeftOut& left_out, bool others_named) {
  std::string text;
  bool all = others_named;
  for (const auto& [reason, named] : left_out) {
    text += named.line("skipped", reason);
    all = all && named.names_all();
  }
  return all ? text : text + "\n--log-format jsonl names each";
}

void log_left_out(LogFormat format, const char* event, const std::string& source, const std::string& reason) {
  if (format != LogFormat::kJsonLines) return;
  const auto [what, remedy] = parted(reason);
  Row row{{"event", event}, {"source", source}, {"reason", what}};
  if (!remedy.empty()) row["remedy"] = remedy;
  write_to_stderr(json_text(row) + '\n');
}

}  // namespace neardup::cli
