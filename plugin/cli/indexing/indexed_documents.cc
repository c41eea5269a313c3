#include "indexing/indexed_documents.h"

#include <unistd.h>

#include <algorithm>
#include <utility>

#include "characters/page_url.h"
#include "content/page_content.h"
#include "database/document_id.h"
#include "formats/document_file.h"
#include "formats/text_format.h"
#include "indexing/index_pipeline.h"
#include "marks/duplicate_mark.h"
#include "omega/omega_record.h"
#include "sign/stored_values.h"
#include "verify/verifier.h"

namespace neardup::cli {

namespace {

void set(std::vector<bool>& marks, Xapian::docid docid) {
  const std::size_t least = std::size_t{docid} + 1;
  if (docid >= marks.size())
    marks.resize(std::max(least, std::min<std::size_t>(2 * marks.size(), std::size_t{1} << 32)));
  marks[docid] = true;
}

}  // namespace

IndexedDocuments::IndexedDocuments(const Xapian::WritableDatabase& database, const Scheme& scheme,
                                   const IndexOptions& options, bool was_signed)
    : database_(database),
      scheme_(scheme),
      force_(options.force),
      content_(options.reading.content),
      was_signed_(was_signed) {}

/** The first document of a unique term. */
std::optional<Xapian::docid> IndexedDocuments::find(const std::string& unique_term) const {
  const Xapian::PostingIterator posting = database_.postlist_begin(unique_term);
  return posting == database_.postlist_end(unique_term) ? std::nullopt : std::optional(*posting);
}

std::optional<std::string> IndexedDocuments::other_id(const std::string& unique_term, const std::string& id) const {
  const std::optional<Xapian::docid> docid = find(unique_term);
  if (!docid) return std::nullopt;
  if (whole_id_field(id).empty() && unique_term.size() < kLongestUniqueTerm) return std::nullopt;
  std::string there = whole_id(database_.get_document(*docid), unique_term);
  return there == id ? std::nullopt : std::optional(std::move(there));
}

bool IndexedDocuments::has(const std::string& id) const {
  const std::string term = unique_term(id);
  return find(term) && !other_id(term, id);
}

bool IndexedDocuments::is_unchanged(const WalkedFile& file, const std::optional<std::string>& address,
                                    const std::string& site) const {
  if (force_ || !was_signed_ || learned_.count(site) != 0) return false;
  const std::string term = unique_term(file.path);
  const std::optional<Xapian::docid> docid = find(term);
  if (!docid || other_id(term, file.path)) return false;
  const Xapian::Document document = database_.get_document(*docid);
  if (address && parse_omega_record(document.get_data()).url != *address) return false;
  return has_present_content(document) && document.get_value(kModifiedSlot) == modified_value(file.state.modified) &&
         modified_time(document) == file.state.modified &&
         document.get_value(kSizeSlot) == Xapian::sortable_serialise(static_cast<double>(file.state.size));
}

/** Whether a document was signed by the content rules that would sign it now. */
bool IndexedDocuments::has_present_content(const Xapian::Document& document) const {
  const std::optional<StoredSignature> signature =
      decode_signature(document.get_value(scheme_.slots.signature), scheme_.id());
  if (!signature) return true;
  const bool chosen = content_ == ContentChoice::kContent && has_content_rules(data_field(document.get_data(), "type"));
  return chosen ? are_present_rules(signature->content_rules) : signature->content_rules == 0;
}

bool IndexedDocuments::stays(const std::string& id, std::optional<std::int64_t> modified,
                             const std::string& site) const {
  const std::string term = unique_term(id);
  return !other_id(term, id) && stays_against(term, modified, site);
}

bool IndexedDocuments::stays_against(const std::string& unique_term, std::optional<std::int64_t> modified,
                                     const std::string& site) const {
  const std::optional<Xapian::docid> docid = find(unique_term);
  if (!docid) return false;
  const Xapian::Document document = database_.get_document(*docid);
  if (!has_present_content(document)) return false;
  const std::optional<std::int64_t> there = modified_time(document);
  const bool known = was_signed_ && !force_ && learned_.count(site) == 0;
  const bool again = there == modified && (was_written(*docid) || known);
  return there > modified || again;
}

bool IndexedDocuments::makes_needless(const BuiltDocument& built, SameId same_id) const {
  if (same_id == SameId::kNewerStays) {
    const std::optional<std::int64_t> modified = modified_time(built.document);
    if (stays_against(built.unique_term, modified, built.task.site) && !has_moved(built)) return true;
    const auto excluded = excluded_.find(built.unique_term);
    if (excluded != excluded_.end() && excluded->second >= modified) return true;
  }
  return is_there(built);
}

/** Whether the file of an indexed mail is gone, and another one has the mail. */
bool IndexedDocuments::has_moved(const BuiltDocument& built) const {
  const std::string path(data_field(built.document.get_data(), kPathField));
  const std::string data = database_.get_document(*find(built.unique_term)).get_data();
  const std::string before(data_field(data, kPathField));
  return !before.empty() && before != path && ::access(before.c_str(), F_OK) != 0;
}

/** Whether the same document is indexed already. Writing it again would remove its group until the next grouping. A
 *  marked near-duplicate is written again, because it may no longer be one. */
bool IndexedDocuments::is_there(const BuiltDocument& built) const {
  if (force_) return false;
  Xapian::PostingIterator posting = database_.postlist_begin(built.unique_term);
  const Xapian::PostingIterator end = database_.postlist_end(built.unique_term);
  if (posting == end) return false;
  const Xapian::docid docid = *posting;
  return is_same_document(database_, docid, built.document) && !marked_original(database_.get_document(docid)) &&
         ++posting == end;
}

bool IndexedDocuments::is_other_mail(const BuiltDocument& built) const {
  const std::string words(data_field(built.document.get_data(), kWordsField));
  if (words.empty()) return false;  // no mail
  const std::optional<Xapian::docid> docid = find(built.unique_term);
  if (!docid) return false;
  const std::string data = database_.get_document(*docid).get_data();
  const std::string_view there = data_field(data, kWordsField);
  return !there.empty() && there != words;
}

bool IndexedDocuments::is_other_record(const BuiltDocument& built) const {
  const std::optional<Xapian::docid> docid = find(built.unique_term);
  if (!docid || other_id(built.unique_term, built.id)) return false;
  if (!was_written(*docid) && !was_met(*docid) && (built.task.place.empty() || !has(built.task.place))) return false;
  const Xapian::Document there = database_.get_document(*docid);
  const auto title = [](const Xapian::Document& document) { return parse_omega_record(document.get_data()).caption; };
  return there.get_value(kMd5Slot) != built.document.get_value(kMd5Slot) || title(there) != title(built.document);
}

bool IndexedDocuments::is_of_other_words(const BuiltDocument& built) const {
  const std::optional<Xapian::docid> docid = find(built.unique_term);
  if (!docid || was_written(*docid)) return false;
  const auto signature = [&](const Xapian::Document& document) {
    return decode_signature(document.get_value(scheme_.slots.signature), scheme_.id());
  };
  const std::optional<StoredSignature> now = signature(built.document);
  const std::optional<StoredSignature> before = now ? signature(database_.get_document(*docid)) : std::nullopt;
  const std::optional<Similarity> similarity = before ? Verifier::estimate(*now, *before) : std::nullopt;
  return similarity && similarity->lower == 0;
}

bool IndexedDocuments::exclude(const ExcludedDocument& document, SameId same_id) {
  const std::string term = unique_term(document.id);
  const auto [known, is_first] = excluded_.emplace(term, document.modified);
  if (!is_first) known->second = std::max(known->second, document.modified);
  const std::optional<Xapian::docid> docid = find(term);
  if (!docid || other_id(term, document.id)) return false;
  return same_id != SameId::kNewerStays || modified_time(database_.get_document(*docid)) <= document.modified;
}

void IndexedDocuments::note_place(const BuiltDocument& built) {
  const std::string data = built.document.get_data();
  const std::string_view path = data_field(data, kPathField);
  const std::optional<Xapian::docid> docid = path.empty() ? std::nullopt : find(built.unique_term);
  if (!docid || was_written(*docid) || (*docid < placed_.size() && placed_[*docid])) return;
  if (data_field(database_.get_document(*docid).get_data(), kPathField) != path) {
    elsewhere_.emplace(built.unique_term, path);
  } else {
    set(placed_, *docid);
    elsewhere_.erase(built.unique_term);
  }
}

std::map<Xapian::docid, std::string> IndexedDocuments::moved_mails(const FileWalk& walk) const {
  std::map<std::string, std::map<Xapian::docid, std::string>> by_path;  // recorded
  for (const auto& [term, path] : elsewhere_) {
    const std::optional<Xapian::docid> docid = find(term);
    if (!docid || was_written(*docid)) continue;  // a near-duplicate may have replaced it
    by_path[std::string(data_field(database_.get_document(*docid).get_data(), kPathField))].emplace(*docid, path);
  }
  std::map<Xapian::docid, std::string> moved;
  for (const WalkedFile& file : walk.files) {
    const auto found = by_path.find(file.path);
    if (found != by_path.end()) moved.merge(found->second);
  }
  return moved;
}

/** The terms that the pages of a site have: of the host, or the unique terms of the files in the folder. */
std::vector<std::string> IndexedDocuments::terms_of(const std::string& site) const {
  if (site.front() == '/') {
    const std::string first = unique_term(site);
    return {database_.allterms_begin(first), database_.allterms_end(first)};
  }
  const std::string host = url_filters("http://" + site).host;
  return {'H' + host, "Hwww." + host};
}

std::vector<std::string> IndexedDocuments::unread_of(const std::string& site) const {
  std::vector<std::string> ids;
  for (const std::string& term : terms_of(site)) {
    for (auto page = database_.postlist_begin(term); page != database_.postlist_end(term); ++page) {
      if (was_written(*page) || was_met(*page)) continue;
      const std::string data = database_.get_document(*page).get_data();
      const bool of_site = site.front() == '/' || site_of_url(parse_omega_record(data).url) == site;
      if (of_site && data_field(data, "type") == mime_type(TextFormat::kHtml))
        ids.push_back(document_id(database_, *page).value_or(std::to_string(*page)));
    }
  }
  return ids;
}

void IndexedDocuments::note_written(Xapian::docid docid) {
  set(written_, docid);
}

void IndexedDocuments::note_met(const std::string& unique_term) {
  if (const std::optional<Xapian::docid> docid = find(unique_term)) set(met_, *docid);
}

bool IndexedDocuments::was_written(const std::string& unique_term) const {
  if (written_.empty()) return false;
  const std::optional<Xapian::docid> docid = find(unique_term);
  return docid && was_written(*docid);
}

bool IndexedDocuments::all_written() const {
  for (auto document = database_.postlist_begin(""); document != database_.postlist_end(""); ++document) {
    if (!was_written(*document)) return false;
  }
  return true;
}

}  // namespace neardup::cli
