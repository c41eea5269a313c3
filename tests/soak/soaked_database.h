/** @file soaked_database.h
 *  A database, and beside it in memory what it ought to hold: every change is made to both. */
#ifndef NEARDUP_TESTS_SOAK_SOAKED_DATABASE_H
#define NEARDUP_TESTS_SOAK_SOAKED_DATABASE_H

#include <xapian.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "group/grouping.h"
#include "index/document_signer.h"
#include "plugin/model_documents.h"
#include "plugin/temporary_folder.h"

namespace neardup::soak {

/** How a database is grouped. */
struct GroupSettings {
  double threshold = 0.9;
  std::size_t band_cap = 200;
  Measure measure = Measure::kJaccard;
  bool keep_families = false;
  ModelPreference preference;
  bool group_terms = true;
  bool texts = false;  // the texts of documents that positions do not cover are at hand
  bool by_host = false;
  std::optional<unsigned> window;  // days
  std::string same;                // as same_fields() reads it, or empty
  std::uint64_t least_words = 0;

  GroupScope scope() const;
  std::string scope_text() const;
  void choose_scope(RandomTexts& random);

  static Measure random_measure(RandomTexts& random);
  static double random_threshold(RandomTexts& random);
  static std::size_t random_band_cap(RandomTexts& random);
  static GroupSettings random(RandomTexts& random);
};

/** What a database ought to hold. */
struct Model {
  ModelDocuments documents;
  std::set<std::pair<std::string, std::string>> distinct;  // ids, the lesser first
  std::size_t ids = 0;                                     // given so far

  /** The first document with an id, if there is one. */
  std::optional<Xapian::docid> find(const std::string& id) const;

  /** Documents whose signature can be used. */
  std::size_t usable() const;

  /** Whether some usable document has an attribute. */
  bool has_any(std::string ModelDocument::*attribute) const;
  bool has_any_title() const;
};

class SoakedDatabase {
 public:
  SoakedDatabase(const Scheme& scheme, GroupSettings settings);

  void add(ModelDocument document);
  void replace(const ModelDocument& document);
  void remove(Xapian::docid docid);

  /** Write a document as it stands, all of our values and terms with it, under another docid: a new one if 0. */
  Xapian::docid copy(Xapian::docid from, Xapian::docid to);

  void drop_values(Xapian::docid docid);

  /** A text that keeps its signature meets nobody but its copies then. */
  void drop_terms_and_marks(Xapian::docid docid);

  void damage_signature(Xapian::docid docid);
  void set_value(Xapian::docid docid, const std::string& value);
  void set_time(Xapian::docid docid, const std::string& time);
  void set_host(Xapian::docid docid, const std::string& host);
  void set_path(Xapian::docid docid, const std::string& path);

  /** Take what grouping wrote away and put something else there. */
  void break_marks(Xapian::docid docid, const std::string& group, const std::string& state, const std::string& term);

  /** @return false if the ids mean one document. */
  bool declare(const std::string& id_a, const std::string& id_b);
  void retract(const std::pair<std::string, std::string>& ids);

  /** Sign what has no valid signature, or all. */
  void sign(bool resign);

  void commit() { database_.commit(); }
  void reopen();

  /** Lose everything since the last commit, as a killed process does. What the model says is not changed. */
  void kill();

  void compact(bool renumber);

  /** Put the other database's documents behind the own ones. */
  void merge(SoakedDatabase& other);

  /** How to run a grouper under the settings. */
  GrouperOptions options() const;

  Xapian::WritableDatabase& database() { return database_; }
  const Xapian::WritableDatabase& database() const { return database_; }
  Tokenizer& tokenizer() { return indexer_.tokenizer(); }
  const Scheme& scheme() const { return indexer_.scheme(); }
  Model& model() { return model_; }
  const Model& model() const { return model_; }
  GroupSettings& settings() { return settings_; }
  const GroupSettings& settings() const { return settings_; }

 private:
  ModelDocument& document(Xapian::docid docid) { return model_.documents.at(docid); }
  std::string next_path();
  void open(std::string path);

  /** Documents keep their order when a database is compacted, whatever their docids. */
  void open_renumbered(const std::string& path, const std::vector<ModelDocument>& documents);

  void change(Xapian::docid docid, const std::function<void(Xapian::Document&)>& how);

  TemporaryFolder folder_;
  std::size_t paths_ = 0;
  std::string path_;
  DocumentSigner indexer_;
  Xapian::WritableDatabase database_;
  Model model_;
  GroupSettings settings_;
};

}  // namespace neardup::soak

#endif  // NEARDUP_TESTS_SOAK_SOAKED_DATABASE_H
