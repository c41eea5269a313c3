// Installs what Omega needs to show each text once: templates, and examples of jobs that keep the groups fresh.

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "files/file_content.h"
#include "omega/omega_configuration.h"
#include "options/idle_option.h"
#include "output/printable.h"
#include "output/report_file.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxBytes = std::size_t{1} << 20;
constexpr const char* kDefaultConfiguration = "/etc/omega.conf";

struct OmegaSetupOptions {
  std::string configuration;
  std::string database_dir;
  std::string template_dir;
  std::string examples_dir;
  bool force = false;
};

struct PlannedFile {
  fs::path path;
  std::string content;
  bool differs = false;  ///< another file is there
  bool equal = false;    ///< it is there already
};

fs::path own_program() {
  return fs::read_symlink("/proc/self/exe");
}

/** Where the files to install are: in the build tree, or where they are installed beside this program. */
fs::path omega_files() {
  for (const char* folder : {"../omega", NEARDUP_DATA_FROM_PROGRAMS "/xapian-neardup/omega"}) {
    const fs::path path = (own_program().parent_path() / folder).lexically_normal();
    if (fs::exists(path / "templates")) return path;
  }
  throw std::runtime_error("no templates beside this program; install it with 'cmake --install'");
}

std::string content_of(const fs::path& path) {
  try {
    return read_file_content(path.string(), kMaxBytes).bytes;
  } catch (const std::exception& error) {
    throw std::runtime_error(fmt::format("{}: {}", path.string(), error.what()));
  }
}

/** The file that --omega-conf names, or Omega's own choice of it. */
OmegaConfiguration configuration(const std::string& asked_for) {
  const char* const of_environment = std::getenv("OMEGA_CONFIG_FILE");
  const bool named = !asked_for.empty() || of_environment != nullptr;
  const std::string path = !asked_for.empty() ? asked_for : named ? of_environment : kDefaultConfiguration;
  if (!named && !fs::exists(path)) return {};
  return parse_omega_configuration(content_of(path));
}

void fill_in_folders(OmegaSetupOptions& options) {
  const OmegaConfiguration configured = configuration(options.configuration);
  if (options.template_dir.empty()) options.template_dir = configured.template_dir;
  if (options.database_dir.empty()) options.database_dir = configured.database_dir;
  if (options.template_dir.empty())
    throw UsageError("where are Omega's templates? name their folder by --template-dir");
  if (options.database_dir.empty())
    throw UsageError("where are Omega's databases? name their folder by --database-dir");
  if (options.examples_dir.empty()) {
    options.examples_dir = (fs::absolute(options.template_dir) / "../xapian-neardup").lexically_normal().string();
  }
}

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
    text.replace(at, what.size(), by);
  }
}

/** Paths are put bare into files that cron, systemd and shells read, each with rules of its own for other characters.
 */
void refuse_unplain(const std::string& path) {
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+,:@=~";
  if (path.find_first_not_of(kPlain) == std::string::npos) return;
  throw UsageError(
      fmt::format("path '{}' has a character that cron or systemd reads otherwise; use plain letters", path));
}

/** All files of a folder, with the names of this database and program where they have placeholders for them. */
void plan_folder(std::vector<PlannedFile>& plan, const fs::path& from, const fs::path& to,
                 const std::string& database) {
  for (const fs::directory_entry& entry : fs::directory_iterator(from)) {
    PlannedFile file;
    file.path = to / entry.path().filename();
    file.content = content_of(entry.path());
    replace_all(file.content, "@DATABASE@", database);
    replace_all(file.content, "@PROGRAM@", own_program().string());
    if (fs::exists(file.path)) {
      file.equal = content_of(file.path) == file.content;
      file.differs = !file.equal;
    }
    plan.push_back(std::move(file));
  }
}

void refuse_missing(const std::string& template_dir) {
  if (fs::is_directory(template_dir)) return;
  throw std::runtime_error(fmt::format(
      "no template directory '{}'; install Omega (Debian: xapian-omega), or name the folder by --template-dir",
      template_dir));
}

/** Before anything is written anywhere. */
void refuse_unwritable(const std::string& template_dir) {
  if (::access(template_dir.c_str(), W_OK) == 0) return;
  throw std::system_error(errno, std::generic_category(),
                          "cannot write to the template directory '" + template_dir + "'");
}

void refuse_differing(const std::vector<PlannedFile>& plan) {
  std::string names;
  for (const PlannedFile& file : plan) {
    if (file.differs) names += (names.empty() ? "'" : "', '") + file.path.string();
  }
  if (!names.empty()) throw std::runtime_error("another file is there: " + names + "'; --force replaces it");
}

void write_plan(const std::vector<PlannedFile>& plan) {
  for (const PlannedFile& file : plan) {
    if (!file.equal) {
      fs::create_directories(file.path.parent_path());
      write_report_file(file.path.string(), file.content);
      // The CGI runs as another user.
      fs::permissions(file.path, fs::perms(0644));
    }
    fmt::print("{}: {}\n", printable(file.path.string()), file.equal ? "is there" : "written");
  }
}

void print_what_to_do(const std::string& database) {
  fmt::print(
      "\nSign and group the database, once now and after each run of the indexer:\n"
      "  xapian-neardup sign {0}\n"
      "  xapian-neardup group {0}\n"
      "\nPut this into a page:\n"
      "  <form action=\"/cgi-bin/omega/omega\" role=\"search\">\n"
      "    <label>Search <input type=\"search\" name=\"P\"></label> <button>Search</button>\n"
      "    <input type=\"hidden\" name=\"FMT\" value=\"neardup\">\n"
      "    <input type=\"hidden\" name=\"COLLAPSE\" value=\"65\">\n"
      "    <input type=\"hidden\" name=\"MINHITS\" value=\"1000\">\n"
      "  </form>\n"
      "\nPrograms ask with FMT=neardup-json.\n",
      printable(database));
}

void run(OmegaSetupOptions& options) {
  fill_in_folders(options);
  refuse_missing(options.template_dir);
  refuse_unwritable(options.template_dir);
  const std::string database = (fs::absolute(options.database_dir) / "default").lexically_normal().string();
  refuse_unplain(database);
  refuse_unplain(own_program().string());
  std::vector<PlannedFile> plan;
  plan_folder(plan, omega_files() / "templates", options.template_dir, database);
  plan_folder(plan, omega_files() / "examples", options.examples_dir, database);
  std::sort(plan.begin(), plan.end(), [](const PlannedFile& a, const PlannedFile& b) { return a.path < b.path; });
  if (!options.force) refuse_differing(plan);
  write_plan(plan);
  print_what_to_do(database);
}

}  // namespace

void add_omega_setup_command(CLI::App& app) {
  const auto options = std::make_shared<OmegaSetupOptions>();
  CLI::App* command = app.add_subcommand("omega-setup", "Install templates with which Omega shows each text once.");
  CLI::Option* configuration =
      command->add_option("--omega-conf", options->configuration,
                          "Omega's configuration (default: $OMEGA_CONFIG_FILE, else /etc/omega.conf)");
  CLI::Option* templates = command->add_option("--template-dir", options->template_dir,
                                               "folder of Omega's templates (default: as configured)");
  CLI::Option* databases = command->add_option("--database-dir", options->database_dir,
                                               "folder of Omega's databases (default: as configured)");
  refuse_idle(
      *command, configuration, [=] { return templates->count() == 0 || databases->count() == 0; },
      "beside --template-dir and --database-dir");
  command->add_option("--examples-dir", options->examples_dir,
                      "folder for examples of cron and systemd jobs (default: xapian-neardup beside the templates)");
  command->add_flag("--force", options->force, "replace files that differ");
  command->footer(
      "Nothing is written if a file is there that differs, unless --force is given.\n\n"
      "Example:\n  xapian-neardup omega-setup\n"
      "  xapian-neardup omega-setup --omega-conf /srv/search/omega.conf");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
