/** @file scheme_record.h
 *  Writes and removes a scheme in a database's metadata, with the progress of a re-signing (plugin/FORMAT.md). Checks whether
 *  two schemes can sign the documents of one database, and words the errors about other schemes. Internal.
 */
#ifndef NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H
#define NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/error.h"
#include "scheme/scheme.h"

namespace neardup {

/** Their names, separated by commas. */
std::string names_of(const std::vector<Scheme>& schemes);

/** The scheme of a preset's name or a whole text; nothing for other names, such as an id. */
std::optional<Scheme> parsed_scheme(std::string_view text);

/** The schemes recorded in a database, ascending by id; empty for a database that was never signed.
 *  @exception SchemeMismatchError if a text cannot be read: a later version of this program wrote it. */
std::vector<Scheme> recorded_schemes(const Xapian::Database& database);

/** The one scheme of a database.
 *  @exception SchemeMismatchError if there is none, or if there are several; names them. */
Scheme database_scheme(const Xapian::Database& database);

/** Whether two of the schemes write to the same place. Such signatures are in one database only after a merge, or while
 *  a re-signing is unfinished. */
bool any_clash(const std::vector<Scheme>& schemes);

/** Versions of the tokenizer's data under which documents were signed, ascending: more than one after an upgrade. */
std::vector<std::string> recorded_tokenizer_versions(const Xapian::Database& database, const Scheme& scheme);

/** For messages: the name of the scheme with this id, or the bare id and that the database does not know it. */
std::string describe_scheme(const Xapian::Database& database, std::uint32_t scheme_id);

/** Record a scheme and a version of its tokenizer's data, unless they are recorded already. */
void record_scheme(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version);

/** Record only this version: no document is signed under another. */
void record_only_version(Xapian::WritableDatabase& database, const Scheme& scheme,
                         const std::string& tokenizer_version);

/** Remove a scheme's keys. */
void forget_scheme(Xapian::WritableDatabase& database, const Scheme& scheme);

/** Check that a scheme shares no slot or prefix with the recorded ones.
 *  @exception SchemeMismatchError naming both, and what they would share. */
void require_no_clash(const Xapian::Database& database, const Scheme& scheme);

/** Check that a database may be read and grouped under a scheme: it records this scheme, or none.
 *  @exception SchemeMismatchError naming the recorded ones and yours. Cost: one look-up in the metadata. */
void require_recorded(const Xapian::Database& database, const Scheme& scheme);

/** The shortest text of a scheme that Scheme::parse() reads: a preset's name and the words that differ from it. */
std::string brief_text(const Scheme& scheme);

/** The scheme as you write it behind --scheme: a preset's name, or else a text in quotation marks. */
std::string scheme_argument(const Scheme& scheme);

/** The error for a database that is signed with another scheme than asked for, with the remedy.
 *  @param present  the name of the recorded scheme. */
SchemeMismatchError other_scheme_error(const std::string& present, const Scheme& asked_for);

/** What both would write to: "slot 64", or "terms XND and XNDA"; nothing if they share no slot or prefix. */
std::optional<std::string> clash_of(const Scheme& a, const Scheme& b);

/** One re-signing of one database. It changes with the scheme, the tokenizer data, and the docids of a copy. */
class ResigningRecord {
 public:
  ResigningRecord(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version);

  /** The last docid that is done; 0 if there is no record, or it belongs to another re-signing. */
  Xapian::docid done() const;

  /** Does not commit. */
  void set_done(Xapian::docid docid);
  void clear();

 private:
  Xapian::WritableDatabase& database_;
  std::string name_;  // of the re-signing
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H
