/** @file indexed_documents.h
 *  What a database has of the documents that a run of `index` meets: whether one has to be read, and to be written. */
#ifndef NEARDUP_CLI_INDEXING_INDEXED_DOCUMENTS_H
#define NEARDUP_CLI_INDEXING_INDEXED_DOCUMENTS_H

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <xapian.h>

#include "files/file_walk.h"
#include "formats/reading_options.h"
#include "indexing/document_builder.h"
#include "neardup/scheme.h"

namespace neardup::cli {

struct IndexOptions;

/** THREADS: one at a time. Cost: each question looks up a term; those about a document read its data and values. */
class IndexedDocuments {
 public:
  /** @param database    what is written to; it may be opened again. Uncommitted documents count.
   *  @param scheme      of its signatures.
   *  @param was_signed  whether this command wrote the documents of earlier runs: only then unchanged ones are known. */
  IndexedDocuments(const Xapian::WritableDatabase& database, const Scheme& scheme, const IndexOptions& options,
                   bool was_signed);

  /** Whether a document of this id is indexed. */
  bool has(const std::string& id) const;

  /** The id of the indexed document with this unique term, if it is another id. */
  std::optional<std::string> other_id(const std::string& unique_term, const std::string& id) const;

  /** Whether the indexed document of a file has the same time, size and URL. False if all files are to be indexed
   *  again.
   *  @param address  nothing for any URL. @param site  of a page; else empty. */
  bool is_unchanged(const WalkedFile& file, const std::optional<std::string>& address, const std::string& site) const;

  /** Whether SameId::kNewerStays would keep the indexed document.
   *  @param modified  seconds since 1970; nothing if unknown, which counts as the oldest. @param site  of a page. */
  bool stays(const std::string& id, std::optional<std::int64_t> modified, const std::string& site) const;

  /** Whether a document that was read is there already, or gives way to an indexed or excluded one of its id. */
  bool makes_needless(const BuiltDocument& built, SameId same_id) const;

  /** Whether a mail with other words has the id of this mail. */
  bool is_other_mail(const BuiltDocument& built) const;

  /** Whether a record that this run has met, or any if this one is indexed by its place, has its id and another text. */
  bool is_other_record(const BuiltDocument& built) const;

  /** Whether a record of an earlier run has the id and, as far as sketches tell, no phrase in common. */
  bool is_of_other_words(const BuiltDocument& built) const;

  /** Note that its site keeps a document out of searches. @return whether the indexed document has to go. */
  bool exclude(const ExcludedDocument& document, SameId same_id);

  /** Note that documents of these sites or lists have to be read again: earlier runs did not know what they repeat. */
  void note_learned(std::set<std::string> sites) { learned_.merge(sites); }
  bool has_learned() const { return !learned_.empty(); }

  /** Note that this run has met a document of such a site. Does nothing for others. */
  void note_read(const std::string& site) {
    if (learned_.count(site) != 0) read_.insert(site);
  }
  bool has_read(const std::string& site) const { return read_.count(site) != 0; }

  const std::set<std::string>& learned_sites() const { return learned_; }

  /** The ids of pages of such a site that this run has not read. Cost: reads the documents of its host or folder. */
  std::vector<std::string> unread_of(const std::string& site) const;

  /** Note in which file this run has met a mail that is there already. Does nothing for other documents. */
  void note_place(const BuiltDocument& built);

  /** The mails that this run has met in another file than the recorded one, although it has read that, too: a mail program has
   *  moved them. With the path where they are now.
   *  @param walk  of the files that were read. */
  std::map<Xapian::docid, std::string> moved_mails(const FileWalk& walk) const;

  /** Note that this run has written a document. */
  void note_written(Xapian::docid docid);
  /** Note that this run has met a record, or read a page, that is there already. */
  void note_met(const std::string& unique_term);
  /** Note that this run has written all documents. */
  void note_all_written() { written_.assign(database_.get_lastdocid() + std::size_t{1}, true); }
  bool was_written(Xapian::docid docid) const { return docid < written_.size() && written_[docid]; }
  bool was_written(const std::string& unique_term) const;
  /** Whether each document of the database was written in this run. Cost: reads the list of all documents. */
  bool all_written() const;

 private:
  std::vector<std::string> terms_of(const std::string& site) const;
  std::optional<Xapian::docid> find(const std::string& unique_term) const;
  bool has_present_content(const Xapian::Document& document) const;
  bool stays_against(const std::string& unique_term, std::optional<std::int64_t> modified,
                     const std::string& site) const;
  bool was_met(Xapian::docid docid) const { return docid < met_.size() && met_[docid]; }
  bool has_moved(const BuiltDocument& built) const;
  bool is_there(const BuiltDocument& built) const;

  const Xapian::WritableDatabase& database_;
  const Scheme& scheme_;
  bool force_;
  ContentChoice content_;
  bool was_signed_;
  std::vector<bool> written_;                     // by docid, in this run
  std::vector<bool> met_;                         // likewise: records and pages that were there
  std::vector<bool> placed_;                      // likewise: mails that are in their recorded file
  std::map<std::string, std::string> elsewhere_;  // in this run: path where a mail was met, by unique term
  std::set<std::string> learned_;                 // sites and lists whose documents are read again
  std::set<std::string> read_;                    // those of them that this run has met
  std::map<std::string, std::optional<std::int64_t>> excluded_;  // in this run: time of the newest, by unique term
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INDEXED_DOCUMENTS_H
