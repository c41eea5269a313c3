#include "attaching/application_profile.h"
#include "attaching/signing_run.h"
#include "commands/commands.h"

namespace neardup::cli {

void set_place(Command& command, std::string& place) {
  command.take("DATABASE", [&place](const std::string& named) { place = named_place(named); });
}

void set_reading(Command& command, DatabaseOptions& options) {
  set_place(command, options.place);
  command.set("--scheme", options.scheme);
  command.choose("--format", options.format);
}

void set_signing(Command& command, SigningRun& run) {
  command.set("--scheme", run.scheme);
  command.set("--text-prefix", run.layout.text_prefix);
  command.set("--id-term", run.layout.id_term);
  command.set("--id-from", run.layout.id_from);
  command.set("--resign", run.signing.resign);
  command.set("--quiet", run.quiet);
  command.choose("--format", run.format);
  command.choose("--log-format", run.log_format);
  command.set("--commit-every", run.signing.commit_every);
  command.set("--wait", run.wait);
}

void set_up_sign(Command& command) {
  const auto options = std::make_shared<SigningRun>();
  set_place(command, options->place);
  set_signing(command, *options);
  command.set("--verify", options->signing.verify);
  command.set("--take-slots", options->signing.take_slots);
  command.runs([options] {
    const auto choose = [&](const Xapian::Database& database) { return scheme_to_run(database, *options); };
    sign_place(*options, choose, Row::object(), true);
  });
}

}  // namespace neardup::cli
