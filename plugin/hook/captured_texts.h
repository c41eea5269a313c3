/** @file captured_texts.h
 *  Holds the texts that a program gives to its term generators until it writes their documents.
 *
 *  A document is identified by the address of its internals. No reference is held: reference counts are not
 *  thread-safe, and a document of a database would keep the database open. So another document may get the same
 *  address later. forget() is called for new documents; an impossible docid or number of terms reveals the others.
 *  THREADS: safe. */
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

#include "sign/stored_values.h"

namespace neardup::hook {

/** How a piece of text is indexed. */
enum class Indexed : bool { kWithPositions, kWithoutPositions };

/** The captured text of a document. */
struct CapturedText {
  /** The pieces in order, separated by line feeds. Only pieces with positions, because exact comparison reads the
   *  positions; pieces without positions if there are no others. */
  std::string text;
  /** Whether the text is complete: false if the document had words before the first piece, or the text was too long
   *  to be held. */
  bool whole = true;
  SignatureOrigin origin = {};  ///< what is known beside the text that is signed
};

class CapturedTexts {
 public:
  static constexpr std::size_t kUsualLimit = std::size_t{64} << 20;

  /** @param limit  maximum bytes for all documents together; beyond it the oldest texts are dropped. */
  explicit CapturedTexts(std::size_t limit = kUsualLimit) : limit_(limit) {}

  /** Add a piece of a document's text. Call it before the piece is indexed. Cost: copies the piece; for the first
   *  piece of a document, also a walk over its prefixed terms. */
  void add(const Xapian::Document& document, std::string_view piece, Indexed indexed);

  /** Keep what is known of a document's text that is not signed. Call it after the content of that piece was added. */
  void leave_out(const Xapian::Document& document, const SignatureOrigin& origin);

  /** Report that the last piece has been indexed. */
  void indexed(const Xapian::Document& document);

  /** Remove and return the text of a document; nothing if none was captured or it was dropped. */
  std::optional<CapturedText> take(const Xapian::Document& document);

  /** Forget the text at the address of a new document: it belongs to an old one. */
  void forget(const Xapian::Document& document);

  /** Bytes held, including the approximate overhead per document. */
  std::size_t bytes() const;

 private:
  struct Entry {
    const void* internals;
    Xapian::docid docid;
    Xapian::termcount terms = 0;  // number of terms after its last piece was indexed
    bool whole = true;
    std::string with_positions = {};
    std::string without_positions = {};
    SignatureOrigin origin = {};

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
  Entries entries_;  // oldest first
  std::unordered_map<const void*, Entries::iterator> by_internals_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_CAPTURED_TEXTS_H
