// Installs Omega templates that show each text once, and examples of jobs that update the groups.

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include <fmt/format.h>

#include "attaching/application_profile.h"
#include "bytes/ascii.h"
#include "commands/commands.h"
#include "database/durable_names.h"
#include "errors/exit_codes.h"
#include "files/open_file.h"
#include "omega/omega_configuration.h"
#include "output/printable.h"
#include "output/whole_file.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxBytes = std::size_t{1} << 20;
constexpr const char* kDefaultConfiguration = "/etc/omega.conf";

struct OmegaSetupOptions {
  std::string configuration;
  std::string database_dir;
  std::string template_dir;
  std::string default_template;
  std::string examples_dir;
  std::string pages;  ///< if not empty, only the command line that indexes this folder is printed
  bool force = false;
  bool remove = false;
};

struct PlannedFile {
  fs::path path;
  std::string content;
  bool exists = false;
  bool equal = false;  ///< to the file that exists
};

/** The folder of the files to install. */
fs::path omega_files() {
  if (const std::optional<fs::path> folder = program_data("omega")) return *folder;
  throw std::runtime_error("this program has no templates; install it with 'cmake --install'");
}

std::string content_of(const fs::path& path) {
  try {
    return file_content(path.string(), kMaxBytes);
  } catch (const std::exception& error) {
    throw std::runtime_error(fmt::format("{}: {}", path.string(), error.what()));
  }
}

/** The file that --omega-conf names, else the one that Omega itself reads. */
std::string configuration(const std::string& asked_for) {
  const char* const of_environment = std::getenv("OMEGA_CONFIG_FILE");
  const bool named = !asked_for.empty() || of_environment != nullptr;
  const std::string path = !asked_for.empty() ? asked_for : named ? of_environment : kDefaultConfiguration;
  if (!named && !fs::exists(path)) return {};
  if (!fs::exists(path)) throw UsageError("no file '" + path + "'; Omega's configuration is /etc/omega.conf in Debian");
  return content_of(path);
}

void fill_in_folders(OmegaSetupOptions& options) {
  const std::string configured = configuration(options.configuration);
  options.template_dir = omega_setting(configured, "template_dir");
  options.database_dir = omega_setting(configured, "database_dir");
  options.default_template = omega_setting(configured, "default_template");
  if (options.template_dir.empty() || options.database_dir.empty()) {
    throw UsageError(
        "the folders of Omega's templates and databases are unknown; install Omega (Debian: xapian-omega), or name its "
        "configuration with --omega-conf");
  }
  if (options.examples_dir.empty()) {
    options.examples_dir = (fs::absolute(options.template_dir) / "../xapian-neardup").lexically_normal().string();
  }
}

/** Refuse paths with special characters: the files that cron, systemd and shells read contain them unquoted. */
void refuse_unplain(const std::string& path) {
  if (shell_word(path) == path) return;
  throw UsageError(
      fmt::format("path '{}' has a character that is special to cron or systemd; use plain letters", path));
}

/** Plan to write all files of a folder, with their placeholders replaced by this database, its owner and this program.
 */
void plan_folder(std::vector<PlannedFile>& plan, const fs::path& from, const fs::path& to,
                 const std::string& database) {
  for (const fs::directory_entry& entry : fs::directory_iterator(from)) {
    PlannedFile file;
    file.path = to / entry.path().filename();
    file.content = replaced(content_of(entry.path()), "@DATABASE@", database);
    file.content = replaced(file.content, "@PROGRAM@", own_program().string());
    file.content = replaced(file.content, "@USER@", owner_name(database));
    file.exists = fs::exists(file.path);
    file.equal = file.exists && content_of(file.path) == file.content;
    plan.push_back(std::move(file));
  }
}

void refuse_missing(const std::string& template_dir) {
  if (fs::is_directory(template_dir)) return;
  throw std::runtime_error(fmt::format(
      "no template directory '{}'; install Omega (Debian: xapian-omega), or name its configuration with --omega-conf",
      template_dir));
}

/** Called before anything is written. */
void refuse_unwritable(const std::string& template_dir) {
  std::string trial = template_dir + "/.unfinishedXXXXXX";
  if (const int file = ::mkstemp(trial.data()); file >= 0) {
    ::close(file);
    ::unlink(trial.c_str());
    return;
  }
  throw std::runtime_error(
      fmt::format("cannot write to the template directory '{}': {}; run this as its owner, mostly root", template_dir,
                  std::strerror(errno)));
}

void refuse_differing(const std::vector<PlannedFile>& plan) {
  std::string names;
  for (const PlannedFile& file : plan) {
    if (file.exists && !file.equal) names += (names.empty() ? "'" : "', '") + file.path.string();
  }
  if (!names.empty()) throw std::runtime_error("a different file exists: " + names + "'; give --force to replace it");
}

void write_plan(const std::vector<PlannedFile>& plan) {
  for (const PlannedFile& file : plan) {
    if (!file.equal) {
      if (const std::error_code failed = create_folders(file.path.parent_path()))
        throw std::system_error(failed, "cannot make '" + file.path.parent_path().string() + "'");
      write_report_file(file.path.string(), file.content);
      // The CGI program runs as another user.
      fs::permissions(file.path, fs::perms(0644));
    }
    fmt::print("{}: {}\n", printable(file.path.string()), file.equal ? "unchanged" : "written");
  }
}

/** Remove what was written, and the folder of examples once it is empty. Files that somebody has changed stay, and so do all
 *  templates if one of them does, because it includes the others. */
void remove_plan(const std::vector<PlannedFile>& plan, const OmegaSetupOptions& options) {
  const auto stays = [&](const PlannedFile& file) { return file.exists && !file.equal && !options.force; };
  const fs::path templates = fs::path(options.template_dir) / "";
  const auto is_template = [&](const PlannedFile& file) { return file.path.parent_path() / "" == templates; };
  const bool templates_stay =
      std::any_of(plan.begin(), plan.end(), [&](const PlannedFile& file) { return stays(file) && is_template(file); });
  for (const PlannedFile& file : plan) {
    if (!file.exists) continue;
    const bool goes = !stays(file) && !(templates_stay && is_template(file));
    if (goes) fs::remove(file.path);
    std::error_code not_empty;
    if (goes && file.path.parent_path() == options.examples_dir) fs::remove(options.examples_dir, not_empty);
    fmt::print("{}: {}\n", printable(file.path.string()),
               goes          ? "removed"
               : stays(file) ? "kept, because it was changed; give --force to remove it"
                             : "kept, because the changed template may include it");
  }
  if (!templates_stay && begins_with(options.default_template, "neardup"))
    fmt::print("\nRemove 'default_template {}' from Omega's configuration: it names a template that is gone.\n",
               printable(options.default_template));
  fmt::print("\nRemove from your own form the hidden fields FMT, COLLAPSE, MINHITS, SORT and SORTAFTER.\n");
  fmt::print(
      "\nWhat you copied to /etc/cron.d or /etc/systemd/system stays, and so does the database: "
      "'xapian-neardup detach omega'\nremoves signatures and groups from it.\n");
}

void print_what_to_do(const std::string& database) {
  fmt::print(
      "\nThe command line of 'xapian-neardup omega-setup --recipe FOLDER' signs and groups what it indexes. If the "
      "database\n"
      "is indexed otherwise, sign and group it now, and again after each run of the indexer:\n"
      "  xapian-neardup sign {0}\n"
      "  xapian-neardup group {0}\n"
      "\nPut this into a page:\n"
      "  <form action=\"/cgi-bin/omega/omega\" role=\"search\">\n"
      "    <label>Search <input type=\"search\" name=\"P\"></label> <button>Search</button>\n"
      "    <input type=\"hidden\" name=\"FMT\" value=\"neardup\">\n"
      "    <input type=\"hidden\" name=\"COLLAPSE\" value=\"65\">\n"
      "    <input type=\"hidden\" name=\"MINHITS\" value=\"1000\">\n"
      "    <input type=\"hidden\" name=\"SORT\" value=\"67\">\n"
      "    <input type=\"hidden\" name=\"SORTAFTER\" value=\"1\">\n"
      "  </form>\n"
      "\nOr open http://localhost/cgi-bin/omega/omega?FMT=neardup, if your web server runs Omega. How to set one up:\n"
      "{1}\n"
      "\nPrograms get JSON with FMT=neardup-json.\n",
      printable(database), printable((omega_files() / "README.md").string()));
}

/** What Omega searches by default. */
std::string default_database(const OmegaSetupOptions& options) {
  return (fs::absolute(options.database_dir) / "default").lexically_normal().string();
}

/** The command line that indexes, signs and groups the pages of a folder, and again what changed. Cron can run it, too. */
void print_recipe(const OmegaSetupOptions& options) {
  const std::string pages = fs::absolute(options.pages).lexically_normal().string();
  fmt::print("{} run --group -- omindex --db {} --url / --sample-size=16K {}\n", shell_word(own_program().string()),
             shell_word(default_database(options)), shell_word(pages));
}

void run(OmegaSetupOptions& options) {
  fill_in_folders(options);
  if (!options.pages.empty()) return print_recipe(options);
  refuse_missing(options.template_dir);
  refuse_unwritable(options.template_dir);
  const std::string database = default_database(options);
  refuse_unplain(database);
  refuse_unplain(own_program().string());
  std::vector<PlannedFile> plan;
  plan_folder(plan, omega_files() / "templates", options.template_dir, database);
  plan_folder(plan, omega_files() / "examples", options.examples_dir, database);
  std::sort(plan.begin(), plan.end(), [](const PlannedFile& a, const PlannedFile& b) { return a.path < b.path; });
  if (options.remove) return remove_plan(plan, options);
  if (!options.force) refuse_differing(plan);
  write_plan(plan);
  print_what_to_do(database);
}

}  // namespace

void set_up_omega_setup(Command& command) {
  const auto options = std::make_shared<OmegaSetupOptions>();
  command.set("--omega-conf", options->configuration);
  command.set("--examples-dir", options->examples_dir);
  command.set("--force", options->force);
  command.set("--remove", options->remove);
  command.take("--recipe", [&pages = options->pages](const std::string& folder) {
    if (!fs::is_directory(folder)) throw UsageError("'" + folder + "' is not a folder");
    pages = folder;
  });
  run_with(command, options);
}

}  // namespace neardup::cli
