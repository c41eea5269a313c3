#include "record/document_lengths.h"

#include <optional>
#include <utility>

#include "bytes/big_endian.h"
#include "database/metadata_keys.h"
#include "record/rule_words.h"

namespace neardup {

DocumentLengths DocumentLengths::of(const Xapian::Database& database) {
  DocumentLengths lengths;
  const Xapian::PostingIterator end = database.postlist_end("");
  for (Xapian::PostingIterator document = database.postlist_begin(""); document != end; ++document) {
    lengths.entries_.push_back({*document, document.get_doclength()});
  }
  return lengths;
}

DocumentLengths DocumentLengths::recorded(const Xapian::Database& database, const Scheme& scheme) {
  return decode(long_metadata(database, scheme_key(kDocumentLengthKeys, scheme)));
}

void DocumentLengths::record(Xapian::WritableDatabase& database, const Scheme& scheme) const {
  update_long_metadata(database, scheme_key(kDocumentLengthKeys, scheme), encode());
}

std::vector<Xapian::docid> DocumentLengths::changed_since(const DocumentLengths& earlier) const {
  std::vector<Xapian::docid> changed;
  auto before = earlier.entries_.begin();
  for (const Entry& entry : entries_) {
    while (before != earlier.entries_.end() && before->docid < entry.docid) ++before;
    const bool known = before != earlier.entries_.end() && before->docid == entry.docid;
    if (known && before->length != entry.length) changed.push_back(entry.docid);
  }
  return changed;
}

std::string DocumentLengths::encode() const {
  std::string bytes;
  Xapian::docid last = 0;
  for (const Entry& entry : entries_) {
    append_varint(bytes, entry.docid - last);
    append_varint(bytes, entry.length);
    last = entry.docid;
  }
  return with_check(std::move(bytes));
}

DocumentLengths DocumentLengths::decode(std::string_view bytes) {
  std::string_view body = without_check(bytes).value_or("");
  DocumentLengths lengths;
  std::uint64_t docid = 0;
  while (!body.empty()) {
    const std::optional<std::uint64_t> step = take_varint(body);
    const std::optional<std::uint64_t> length = take_varint(body);
    if (!step || !length || *step == 0 || (docid += *step) > 0xffffffff) return {};
    lengths.entries_.push_back({static_cast<Xapian::docid>(docid), *length});
  }
  return lengths;
}

}  // namespace neardup
