#include "record/chosen_scheme.h"

#include <utility>

#include "database/argument_checks.h"
#include "neardup/error.h"
#include "neardup/scheme.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {

namespace {

/** A scheme with the index layout of another one, unless it has its own. */
Scheme with_layout_of(const Scheme& other, Scheme scheme) {
  if (scheme.index.usual()) scheme.index = other.index;
  return scheme;
}

SchemeInfo info_of(const Scheme& scheme) {
  return {scheme.text(),      scheme.name(),          scheme.tokenizer_profile, scheme.slots.fingerprint,
          scheme.slots.group, scheme.slots.signature, scheme.slots.group_state, scheme.band_prefix,
          scheme.group_prefix};
}

}  // namespace

std::optional<Scheme> recorded_scheme(const Xapian::Database& database, std::string_view name) {
  const std::optional<Scheme> asked = parsed_scheme(name);
  const std::vector<Scheme> schemes = recorded_schemes(database);
  for (const Scheme& scheme : schemes) {
    if (scheme.name() == name || scheme == asked) return scheme;
  }
  for (const Scheme& scheme : schemes) {
    if (asked && scheme == with_layout_of(scheme, *asked)) return scheme;
  }
  return std::nullopt;
}

Scheme scheme_of(const Xapian::Database& database, std::string_view name) {
  if (name.empty()) return database_scheme(database);
  if (const std::optional<Scheme> scheme = recorded_scheme(database, name)) return *scheme;
  const std::string known = names_of(recorded_schemes(database));
  throw SchemeMismatchError("database is signed with " + (known.empty() ? "no scheme" : known) + ", asked for scheme " +
                            std::string(name) + "; name one of the database's schemes");
}

std::vector<Scheme> schemes_of(const Xapian::Database& database, std::string_view name) {
  const std::vector<Scheme> recorded = recorded_schemes(database);
  if (name.empty() && recorded.size() > 1) return recorded;
  return {scheme_of(database, name)};
}

Scheme scheme_to_sign_with(const Xapian::Database& database, std::string_view asked_for) {
  if (asked_for.empty()) return recorded_schemes(database).empty() ? Scheme() : database_scheme(database);
  if (const std::optional<Scheme> recorded = recorded_scheme(database, asked_for)) return *recorded;
  const std::vector<Scheme> schemes = recorded_schemes(database);
  Scheme scheme = read_scheme(asked_for);
  return schemes.empty() ? scheme : with_layout_of(schemes.front(), std::move(scheme));
}

SchemeAndTokenizer choice_to_read(const Xapian::Database& database, std::string_view name, Tokenizer* tokenizer) {
  SchemeAndTokenizer choice{scheme_of(database, name), nullptr, tokenizer};
  if (tokenizer == nullptr) {
    choice.own = tokenizer_for(choice.scheme);
    choice.tokenizer = choice.own.get();
  }
  return choice;
}

Scheme choice_to_sign(const Xapian::Database& database, std::string_view asked_for) {
  Scheme scheme = scheme_to_sign_with(database, asked_for);
  require_recorded(database, scheme);
  return scheme;
}

std::vector<std::string> scheme_presets() {
  return Scheme::preset_names();
}

SchemeInfo scheme_info(std::string_view scheme) {
  return info_of(read_scheme(scheme));
}

std::vector<SchemeInfo> recorded_scheme_infos(const Xapian::Database& database) {
  std::vector<SchemeInfo> infos;
  for (const Scheme& scheme : recorded_schemes(database)) infos.push_back(info_of(scheme));
  return infos;
}

}  // namespace neardup
