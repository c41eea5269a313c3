/** @file captured_texts.h
 *  The texts that a program has given to its term generators, until it writes their documents.
 *
 *  Documents are told apart by their internals, of which no reference is held: their counts are no business of another
 *  thread, and a document that came from a database would keep it open. So an address may come to belong to another
 *  document; forget() is told of new ones, and a docid or a number of terms that cannot be gives away the others.
 *  THREADS: safe.
 */
#ifndef NEARDUP_HOOK_CAPTURED_TEXTS_H
#define NEARDUP_HOOK_CAPTURED_TEXTS_H

#include <cstddef>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <xapian.h>

namespace neardup::hook {

/** How a piece of text is indexed. */
enum class Indexed : bool { kWithPositions, kWithoutPositions };

/** What is known of a document's text. */
struct CapturedText {
  /** The pieces in order, separated by line feeds: those indexed with positions, for they are what exact comparison
   *  reads back; of a document that has none, those without. */
  std::string text;
  /** Whether it is all of the text: false if the document had words before the first piece, or the text was too long
   *  to be kept. */
  bool whole = true;
};

class CapturedTexts {
 public:
  static constexpr std::size_t kUsualLimit = std::size_t{64} << 20;

  /** @param limit  bytes kept for all documents together; beyond it the texts that began first are dropped. */
  explicit CapturedTexts(std::size_t limit = kUsualLimit) : limit_(limit) {}

  /** A piece of a document's text; call it before the piece is indexed. Cost: a copy of the piece; for a document's
   *  first one also a walk over its prefixed terms. */
  void add(const Xapian::Document& document, std::string_view piece, Indexed indexed);

  /** The piece that was added has been indexed. */
  void indexed(const Xapian::Document& document);

  /** The text of a document, which is forgotten; nothing if none was captured or it was dropped. */
  std::optional<CapturedText> take(const Xapian::Document& document);

  /** The document is new: what was captured under its address is of one that is gone. */
  void forget(const Xapian::Document& document);

  /** Bytes kept, with about what each document costs beside its text. */
  std::size_t bytes() const;

 private:
  struct Entry {
    const void* internals;
    Xapian::docid docid;
    Xapian::termcount terms = 0;  // of the document when its last piece had been indexed
    bool whole = true;
    std::string with_positions;
    std::string without_positions;

    std::size_t bytes() const;
  };
  using Entries = std::list<Entry>;

  Entries::iterator find(const Xapian::Document& document);
  Entry& entry_of(const Xapian::Document& document);
  void erase(Entries::iterator entry);
  void keep_to_limit();

  const std::size_t limit_;
  mutable std::mutex mutex_;
  std::size_t bytes_ = 0;
  Entries entries_;  // that which began first in front
  std::unordered_map<const void*, Entries::iterator> by_internals_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_CAPTURED_TEXTS_H
