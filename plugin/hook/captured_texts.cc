#include "captured_texts.h"

#include <iterator>
#include <utility>

#include "text/indexed_text.h"

namespace neardup::hook {

namespace {

const void* internals_of(const Xapian::Document& document) {
  return document.internal.get();
}

/** Whether there is an unprefixed term with a position. */
bool has_words(const Xapian::Document& document) {
  bool found = false;
  for_each_prefixed_word(document.termlist_begin(), document.termlist_end(), {},
                         [&found](const std::string&, const Xapian::TermIterator& term) {
                           found = has_positions(term);
                           return !found;
                         });
  return found;
}

}  // namespace

std::size_t CapturedTexts::Entry::bytes() const {
  constexpr std::size_t kPerDocument = 256;  // list node, hash node, two allocations
  return kPerDocument + with_positions.capacity() + without_positions.capacity();
}

void CapturedTexts::add(const Xapian::Document& document, std::string_view piece, Indexed indexed) {
  const std::lock_guard<std::mutex> lock(mutex_);
  Entry& entry = entry_of(document);
  std::string& text = indexed == Indexed::kWithPositions ? entry.with_positions : entry.without_positions;
  bytes_ -= entry.bytes();
  if (entry.whole && piece.size() < limit_) {
    if (!text.empty()) text += '\n';
    text += piece;
  } else {
    entry.whole = false;
    std::string().swap(entry.with_positions);  // an assignment would keep the memory
    std::string().swap(entry.without_positions);
  }
  bytes_ += entry.bytes();
  keep_to_limit();
}

void CapturedTexts::leave_out(const Xapian::Document& document, const SignatureOrigin& origin) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const auto entry = find(document);
  if (entry == entries_.end()) return;  // dropped: another entry would lack the text
  entry->origin = origin;
}

void CapturedTexts::indexed(const Xapian::Document& document) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const auto found = by_internals_.find(internals_of(document));
  if (found != by_internals_.end()) found->second->terms = document.termlist_count();
}

std::optional<CapturedText> CapturedTexts::take(const Xapian::Document& document) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const auto entry = find(document);
  if (entry == entries_.end()) return std::nullopt;
  bytes_ -= entry->bytes();
  std::string& text = entry->with_positions.empty() ? entry->without_positions : entry->with_positions;
  CapturedText captured{std::move(text), entry->whole, entry->origin};
  bytes_ += entry->bytes();
  erase(entry);
  return captured;
}

void CapturedTexts::forget(const Xapian::Document& document) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const auto found = by_internals_.find(internals_of(document));
  if (found != by_internals_.end()) erase(found->second);
}

std::size_t CapturedTexts::bytes() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return bytes_;
}

/** The document's entry. An entry of another document at the same address is removed. A program that clears the
 *  terms of a document starts a new text, too. */
CapturedTexts::Entries::iterator CapturedTexts::find(const Xapian::Document& document) {
  const auto found = by_internals_.find(internals_of(document));
  if (found == by_internals_.end()) return entries_.end();
  const auto entry = found->second;
  if (entry->docid == document.get_docid() && entry->terms <= document.termlist_count()) return entry;
  erase(entry);
  return entries_.end();
}

CapturedTexts::Entry& CapturedTexts::entry_of(const Xapian::Document& document) {
  if (const auto entry = find(document); entry != entries_.end()) return *entry;
  Entry entry;
  entry.internals = internals_of(document);
  entry.docid = document.get_docid();
  entry.whole = !has_words(document);
  entries_.push_back(std::move(entry));
  by_internals_[entries_.back().internals] = std::prev(entries_.end());
  bytes_ += entries_.back().bytes();
  return entries_.back();
}

void CapturedTexts::erase(Entries::iterator entry) {
  bytes_ -= entry->bytes();
  by_internals_.erase(entry->internals);
  entries_.erase(entry);
}

void CapturedTexts::keep_to_limit() {
  while (bytes_ > limit_ && !entries_.empty()) erase(entries_.begin());
}

}  // namespace neardup::hook
