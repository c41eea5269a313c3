#include "scheme_choice.h"

#include <algorithm>
#include <cstdint>
#include <new>
#include <optional>
#include <utility>

#include "neardup/error.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "sign/stored_values.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::hook {

namespace {

/** The scheme of a document's existing signature; the standard scheme if it has no signature. */
Scheme carried_scheme(const Xapian::Database& database, const Xapian::Document& document) {
  for (const std::string& name : Scheme::preset_names()) {
    const Scheme preset = Scheme::preset(name);
    if (stored_scheme_id(document.get_value(preset.slots.signature)) == preset.id()) return preset;
  }
  const Scheme standard;
  const std::optional<std::uint32_t> id = stored_scheme_id(document.get_value(standard.slots.signature));
  if (!id) return standard;
  throw SchemeMismatchError("documents are already signed with scheme " + describe_scheme(database, *id) +
                            " and stay unchanged; set NEARDUP_SCHEME to the text of that scheme to sign the others");
}

}  // namespace

std::shared_ptr<const Scheme> SchemeChoice::prepare(Xapian::WritableDatabase& database,
                                                    const Xapian::Document& document) {
  const std::string uuid = database.get_uuid();
  if (auto scheme = remembered(uuid); scheme && is_recorded(database, *scheme)) return scheme;
  auto scheme = std::make_shared<const Scheme>(choose(database, document));
  prepare_database(database, *scheme, tokenizer_version(*scheme));
  remember(uuid, scheme);
  return scheme;
}

std::shared_ptr<const Scheme> SchemeChoice::remembered(const std::string& uuid) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const auto found = by_uuid_.find(uuid);
  return found == by_uuid_.end() ? nullptr : found->second;
}

void SchemeChoice::remember(const std::string& uuid, std::shared_ptr<const Scheme> scheme) {
  constexpr std::size_t kMost = 1000;
  const std::lock_guard<std::mutex> lock(mutex_);
  if (by_uuid_.size() == kMost) by_uuid_.clear();
  by_uuid_[uuid] = std::move(scheme);
}

std::string SchemeChoice::tokenizer_version(const Scheme& scheme) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  std::string& version = versions_[scheme.tokenizer_profile];
  if (version.empty()) version = tokenizer_for(scheme)->version();
  return version;
}

bool SchemeChoice::is_recorded(const Xapian::Database& database, const Scheme& scheme) const {
  const std::vector<std::string> versions = recorded_tokenizer_versions(database, scheme);
  return std::find(versions.begin(), versions.end(), tokenizer_version(scheme)) != versions.end();
}

Scheme SchemeChoice::choose(const Xapian::Database& database, const Xapian::Document& document) const {
  const bool is_new = recorded_schemes(database).empty();
  if (is_new) return asked_for_.empty() ? carried_scheme(database, document) : Scheme::parse(asked_for_);
  Scheme scheme = database_scheme(database);
  if (!asked_for_.empty() && recorded_scheme(database, asked_for_) != scheme) {
    messages_.say_once(
        "database is signed with scheme " + scheme.name() + ", asked for '" + asked_for_ +
        "'; the database's scheme is used; to change it, run 'xapian-neardup sign DATABASE --resign --scheme \"" +
        asked_for_ + "\"'");
  }
  return scheme;
}

std::shared_ptr<DocumentSigner> IndexerPool::lease(const Scheme& scheme) {
  const std::string name = scheme.name();  // tells the layout, too
  std::unique_ptr<DocumentSigner> indexer;
  if (const std::lock_guard<std::mutex> lock(mutex_); !idle_[name].empty()) {
    indexer = std::move(idle_[name].back());
    idle_[name].pop_back();
  }
  if (!indexer) indexer = std::make_unique<DocumentSigner>(scheme, tokenizer_for(scheme));
  return {indexer.release(),
          [this, name](DocumentSigner* one) { give_back(name, std::unique_ptr<DocumentSigner>(one)); }};
}

void IndexerPool::give_back(const std::string& scheme, std::unique_ptr<DocumentSigner> indexer) noexcept {
  try {
    const std::lock_guard<std::mutex> lock(mutex_);
    idle_[scheme].push_back(std::move(indexer));
  } catch (const std::bad_alloc&) {
    // The next lease creates another one.
  }
}

}  // namespace neardup::hook
