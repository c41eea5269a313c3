#include "soak/soaked_database.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "index/database_signing.h"
#include "marks/distinct_pairs.h"
#include "plugin/database_bytes.h"

namespace neardup::soak {

namespace fs = std::filesystem;

double GroupSettings::random_threshold(RandomTexts& random) {
  return std::vector<double>{0, 0.3, 0.5, 0.7, 0.8, 0.85, 0.9, 1}[random.below(8)];
}

Measure GroupSettings::random_measure(RandomTexts& random) {
  return random.below(2) == 0 ? Measure::kJaccard
                              : measure_named(measure_names()[random.below(measure_names().size())]);
}

std::size_t GroupSettings::random_band_cap(RandomTexts& random) {
  return std::vector<std::size_t>{1, 2, 3, 4, 5, 200}[random.below(6)];
}

GroupSettings GroupSettings::random(RandomTexts& random) {
  GroupSettings settings;
  settings.threshold = random_threshold(random);
  settings.measure = random_measure(random);
  settings.band_cap = random_band_cap(random);
  settings.preference = ModelPreference::random(random);
  settings.group_terms = random.below(4) != 0;
  settings.texts = random.below(8) == 0;
  settings.keep_families = random.below(3) == 0;
  settings.choose_scope(random);
  return settings;
}

void GroupSettings::choose_scope(RandomTexts& random) {
  by_host = random.below(4) == 0;
  window.reset();
  if (random.below(4) == 0) window = static_cast<unsigned>(random.below(8));
  same = std::vector<std::string>{"title", "prefix:H", "value:7", "", "", "", "", ""}[random.below(8)];
  least_words = random.below(4) == 0 ? random.below(20) : 0;
}

GroupScope GroupSettings::scope() const {
  GroupScope scope;
  if (by_host) scope.within = "H";
  if (window) scope.window = TimeWindow{kModelTimeSlot, *window};
  if (!same.empty()) scope.same = same_fields(same);
  scope.least_words = least_words;
  return scope;
}

std::string GroupSettings::scope_text() const {
  return std::string(by_host ? "by host" : "hosts together") +
         (window ? ", window of " + std::to_string(*window) + " days" : "") + (same.empty() ? "" : ", same " + same) +
         (least_words == 0 ? "" : ", at least " + std::to_string(least_words) + " words");
}

std::optional<Xapian::docid> Model::find(const std::string& id) const {
  for (const auto& [docid, document] : documents) {
    if (document.id == id) return docid;
  }
  return std::nullopt;
}

namespace {

bool is_usable(const ModelDocument& document) {
  return document.is_signed && document.tokens() != 0;
}

std::vector<ModelDocument> documents_of(const Model& model) {
  std::vector<ModelDocument> documents;
  for (const auto& [docid, document] : model.documents) documents.push_back(document);
  return documents;
}

}  // namespace

std::size_t Model::usable() const {
  return static_cast<std::size_t>(
      std::count_if(documents.begin(), documents.end(), [](const auto& entry) { return is_usable(entry.second); }));
}

bool Model::has_any(std::string ModelDocument::*attribute) const {
  return std::any_of(documents.begin(), documents.end(),
                     [&](const auto& entry) { return is_usable(entry.second) && !(entry.second.*attribute).empty(); });
}

bool Model::has_any_title() const {
  return std::any_of(documents.begin(), documents.end(),
                     [](const auto& entry) { return is_usable(entry.second) && !entry.second.title().empty(); });
}

SoakedDatabase::SoakedDatabase(const Scheme& scheme, GroupSettings settings)
    : indexer_(white_space_indexer(scheme)), settings_(std::move(settings)) {
  open(next_path());
  prepare_database(database_, scheme, tokenizer().version());
}

void SoakedDatabase::add(ModelDocument document) {
  document.docid = database_.add_document(xapian_document(indexer_, document));
  model_.documents[document.docid] = document;
}

void SoakedDatabase::replace(const ModelDocument& document) {
  database_.replace_document(document.docid, xapian_document(indexer_, document));
  model_.documents[document.docid] = document;
}

void SoakedDatabase::remove(Xapian::docid docid) {
  database_.delete_document(docid);
  model_.documents.erase(docid);
}

Xapian::docid SoakedDatabase::copy(Xapian::docid from, Xapian::docid to) {
  // As it comes from elsewhere: Xapian takes a document that was read and not changed for one that need not be written,
  // whatever the docid.
  const Xapian::Document contents = Xapian::Document::unserialise(database_.get_document(from).serialise());
  if (to == 0) {
    to = database_.add_document(contents);
  } else {
    database_.replace_document(to, contents);
  }
  ModelDocument copy = document(from);
  copy.docid = to;
  model_.documents[to] = copy;
  return to;
}

void SoakedDatabase::change(Xapian::docid docid, const std::function<void(Xapian::Document&)>& how) {
  Xapian::Document changed = database_.get_document(docid);
  how(changed);
  database_.replace_document(docid, changed);
}

namespace {

void drop_slots(Xapian::Document& document, const std::vector<unsigned>& slots) {
  for (const unsigned slot : slots) document.add_value(slot, "");
}

void drop_terms(Xapian::Document& document, const Scheme& scheme) {
  for (const std::string& prefix : {scheme.band_prefix, scheme.group_prefix}) {
    for (const std::string& term : terms_of(document, prefix)) document.remove_term(term);
  }
}

}  // namespace

void SoakedDatabase::drop_values(Xapian::docid docid) {
  const SchemeSlots& slots = scheme().slots;
  change(docid, [&](Xapian::Document& changed) {
    drop_slots(changed, {slots.fingerprint, slots.group, slots.signature, slots.group_state});
    drop_terms(changed, scheme());  // without values nothing would prove them to be ours
  });
  document(docid).is_signed = false;
}

void SoakedDatabase::drop_terms_and_marks(Xapian::docid docid) {
  change(docid, [&](Xapian::Document& changed) {
    drop_slots(changed, {scheme().slots.group, scheme().slots.group_state});
    drop_terms(changed, scheme());
  });
  document(docid).has_bands = false;
}

void SoakedDatabase::damage_signature(Xapian::docid docid) {
  change(docid, [&](Xapian::Document& changed) {
    std::string value = changed.get_value(scheme().slots.signature);
    if (!value.empty()) value[0] = '\xff';  // no flags that a version of this library writes
    changed.add_value(scheme().slots.signature, value);
  });
  document(docid).is_signed = false;
}

void SoakedDatabase::set_value(Xapian::docid docid, const std::string& value) {
  change(docid, [&](Xapian::Document& changed) { changed.add_value(kModelSlot, value); });
  document(docid).value = value;
}

void SoakedDatabase::set_time(Xapian::docid docid, const std::string& time) {
  change(docid, [&](Xapian::Document& changed) { changed.add_value(kModelTimeSlot, time); });
  document(docid).time = time;
}

void SoakedDatabase::set_host(Xapian::docid docid, const std::string& host) {
  change(docid, [&](Xapian::Document& changed) {
    for (const std::string& term : terms_of(changed, "H")) changed.remove_term(term);
    if (!host.empty()) changed.add_boolean_term("H" + host);
  });
  document(docid).host = host;
}

void SoakedDatabase::set_path(Xapian::docid docid, const std::string& path) {
  document(docid).path = path;
  change(docid, [&](Xapian::Document& changed) { changed.set_data(document(docid).data()); });
}

void SoakedDatabase::break_marks(Xapian::docid docid, const std::string& group, const std::string& state,
                                 const std::string& term) {
  change(docid, [&](Xapian::Document& changed) {
    changed.add_value(scheme().slots.group, group);
    changed.add_value(scheme().slots.group_state, state);
    for (const std::string& old : terms_of(changed, scheme().group_prefix)) changed.remove_term(old);
    if (!term.empty()) changed.add_boolean_term(term);
  });
}

bool SoakedDatabase::declare(const std::string& id_a, const std::string& id_b) {
  if (id_a == id_b) return false;
  declare_distinct(database_, id_a, id_b);
  model_.distinct.emplace(std::min(id_a, id_b), std::max(id_a, id_b));
  return true;
}

void SoakedDatabase::retract(const std::pair<std::string, std::string>& ids) {
  retract_distinct(database_, ids.first, ids.second);
  model_.distinct.erase(ids);
}

void SoakedDatabase::sign(bool resign) {
  DatabaseSigningOptions options;
  options.resign = resign;
  sign_database(database_, indexer_, options);
  for (auto& [docid, document] : model_.documents) {
    if (document.covered) document.is_signed = true;
    // Lost bands are put back. Those of a fingerprint need no words.
    document.has_bands = document.covered || !terms_of(database_.get_document(docid), scheme().band_prefix).empty();
  }
}

std::string SoakedDatabase::next_path() {
  return folder_.path("db" + std::to_string(paths_++));
}

void SoakedDatabase::open(std::string path) {
  const std::string before = std::exchange(path_, std::move(path));
  database_ = Xapian::WritableDatabase(path_, Xapian::DB_CREATE_OR_OPEN | Xapian::DB_NO_SYNC);
  if (!before.empty() && before != path_) fs::remove_all(before);
}

void SoakedDatabase::reopen() {
  database_.close();
  open(path_);
}

void SoakedDatabase::kill() {
  // What is not committed is in no file that the version file speaks of.
  const std::string left = next_path();
  fs::copy(path_, left, fs::copy_options::recursive);
  open(left);
}

void SoakedDatabase::compact(bool renumber) {
  commit();
  const std::string compacted = next_path();
  database_.compact(compacted, renumber ? 0U : Xapian::DBCOMPACT_NO_RENUMBER);
  open_renumbered(compacted, documents_of(model_));
}

void SoakedDatabase::merge(SoakedDatabase& other) {
  commit();
  other.commit();
  const std::string merged = next_path();
  Xapian::Database both(path_);
  both.add_database(Xapian::Database(other.path_));
  both.compact(merged);
  std::vector<ModelDocument> documents = documents_of(model_);
  for (const ModelDocument& document : documents_of(other.model_)) documents.push_back(document);
  open_renumbered(merged, documents);
  model_.distinct.insert(other.model_.distinct.begin(), other.model_.distinct.end());
  model_.ids = std::max(model_.ids, other.model_.ids);
}

void SoakedDatabase::open_renumbered(const std::string& path, const std::vector<ModelDocument>& documents) {
  open(path);
  const std::vector<Xapian::docid> docids = docids_of(database_);
  if (docids.size() != documents.size()) throw std::logic_error("documents were lost on the way to " + path);
  model_.documents.clear();
  for (std::size_t i = 0; i != docids.size(); ++i) {
    ModelDocument& document = model_.documents[docids[i]] = documents[i];
    document.docid = docids[i];
  }
}

GrouperOptions SoakedDatabase::options() const {
  GrouperOptions options;
  options.threshold = settings_.threshold;
  options.measure = settings_.measure;
  options.band_cap = settings_.band_cap;
  options.keep_families = settings_.keep_families;
  options.prefer = Preference::parse(settings_.preference.text());
  options.group_terms = settings_.group_terms;
  options.scope = settings_.scope();
  if (settings_.texts) {
    options.texts = [this](Xapian::docid docid) -> std::optional<std::string> {
      return model_.documents.at(docid).words;
    };
  }
  return options;
}

}  // namespace neardup::soak
