/** @file cascade_finder.h
 *  What Finder (finder.h) does. Internal.
 *
 *  The cascade: band terms give candidates (posting lists are the buckets), sketch estimates or Hamming distances
 *  reject most of them, and the rest are verified.
 *  THREADS: one CascadeFinder per thread, each on its own database handle.
 */
#ifndef NEARDUP_PLUGIN_FIND_CASCADE_FINDER_H
#define NEARDUP_PLUGIN_FIND_CASCADE_FINDER_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/finder.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "sign/stored_values.h"
#include "verify/verifier.h"

namespace neardup {

/** Finder's options, and the measure that counts. Here the scheme is an argument, not an option. */
struct CascadeOptions : FinderOptions {
  bool by_containment = false;  ///< match by containment: share of the text with fewer features in the other, exactly
  std::optional<unsigned> max_distance = {};  ///< match by Hamming distance instead of the threshold; unit bits, 0..64
  bool scan = false;                          ///< with max_distance: read every fingerprint instead of band terms
};

/** Finds all documents whose fingerprint is within a distance, without band terms. */
struct FingerprintScan {
  std::uint64_t fingerprint = 0;
  unsigned distance = 0;
};

struct CandidateQuery {
  std::vector<std::string> terms;       ///< band terms, distinct
  std::optional<FingerprintScan> scan;  ///< instead of the terms
  Xapian::docid except = 0;             ///< a document to leave out
};

/** A document that may match: its similarity is an estimate until it is verified. */
struct Candidate : Match {
  StoredSignature signature;
  std::optional<std::uint64_t> fingerprint;
};

struct CandidateList {
  std::size_t found = 0;          ///< documents found
  std::size_t far = 0;            ///< of these, farther away than the distance of a scan
  std::vector<Candidate> usable;  ///< those with a valid signature of the scheme, by ascending docid
};

/** Documents that share a band term, with their values. On local databases: reads posting lists, then the values, for many
 *  documents from value streams in docid order, for few from the documents. With a remote shard: runs two searches in all,
 *  which return the values as sort keys. */
CandidateList local_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query);
CandidateList remote_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query);

/** Finds near-duplicates in one database. */
class CascadeFinder {
 public:
  /** @param database   local, sharded or remote.
   *  @param scheme     the database's (database_scheme()).
   *  @param tokenizer  the scheme's; kept by reference.
   *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1, a distance over 64, a distance that the
   *             scheme's bands do not guarantee without a scan, or a tokenizer of another profile; names both values. */
  CascadeFinder(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                CascadeOptions options = {});
  CascadeFinder(const CascadeFinder&) = delete;
  CascadeFinder& operator=(const CascadeFinder&) = delete;
  ~CascadeFinder();

  /** Choose the measure that counts from now on, as the options do. @exception as the constructor's for a distance. */
  CascadeFinder& match_by(bool by_containment, std::optional<unsigned> max_distance, bool scan = false);

  /** Near-duplicates of a text, whatever their evidence is; none for a text without tokens. */
  FindResult find_text(std::string_view text);

  /** Near-duplicates of a document, as Finder::find() gives them. A damaged fingerprint is an error only with
   *  max_distance. */
  FindResult find_document(Xapian::docid docid);

  /** Near-duplicates of a document that is about to be written, by the signature that a DocumentSigner put on it.
   *  Leaves out documents that are declared distinct from it, even if no document has its id yet.
   *  @param id       of the document (document_id.h); the document that has it in the database is left out. Empty: none.
   *  @param text     what was signed; read only if a candidate has to be compared word by word.
   *  @param present  the document that it replaces, which is left out; 0: the one with the id.
   *  A document without a signature of the scheme has no near-duplicates. On a WritableDatabase this also finds
   *  uncommitted documents. */
  FindResult find_incoming(const Xapian::Document& document, std::string_view id, std::string_view text,
                           Xapian::docid present = 0);

  /** The same for a file that is not to be written. */
  FindResult find_file(const Xapian::Document& document, std::string_view text);

  /** Leave out of the results of find_incoming() for the same arguments what is no copy, but another text of the document's
   *  template (template_family.h), each by itself: so the result does not depend on what else the database has.
   *  Cost: reads the words of the matches. */
  void leave_out_templates(const Xapian::Document& document, std::string_view text, std::vector<Match>& matches);

  /** Near-duplicates of the document with this id (document_id.h), without itself.
   *  @exception Xapian::DocNotFoundError if no document has it. */
  FindResult find_id(std::string_view id);

  /** Documents whose fingerprint is within max_distance (3 if not set).
   *  @exception Xapian::InvalidArgumentError if the bands do not guarantee that distance and there is no scan. */
  FindResult find_fingerprint(std::uint64_t fingerprint);

  /** The candidates as a query, as Finder::query() gives it.
   *  @exception Xapian::InvalidArgumentError if the bands do not guarantee max_distance: a query cannot scan.
   *             Otherwise as the find function of the same argument. */
  Xapian::Query text_query(std::string_view text);
  Xapian::Query document_query(Xapian::docid docid);
  Xapian::Query id_query(std::string_view id);

 private:
  struct Target;

  Xapian::docid require_document(std::string_view id) const;
  Target new_target() const;
  Target text_target(std::string_view text);
  Target document_target(Xapian::docid docid);
  Target signed_target(const Xapian::Document& document, StoredSignature signature, Xapian::docid docid) const;
  std::optional<Target> incoming_target(const Xapian::Document& document, std::string_view text,
                                        Xapian::docid present) const;
  Xapian::Query query_of(const Target& target) const;
  std::vector<std::string> terms_of(const Target& target) const;
  std::vector<Candidate> candidates(const Target& target, FindResult& result);
  FindResult find(Target target);
  bool passes(const Target& target, Candidate& candidate) const;
  void verify(Target& target, std::vector<Candidate>& candidates, FindResult& result);
  const Subject& comparable_subject(Target& target);

  Xapian::Database database_;
  Signer signer_;
  Tokenizer& tokenizer_;
  CascadeOptions options_;
  bool local_;
  Verifier verifier_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_CASCADE_FINDER_H
