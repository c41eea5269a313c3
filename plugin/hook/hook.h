/** @file hook.h
 *  The indexing hook of an unmodified program: captures the texts that the program indexes, and signs the documents
 *  that it writes.
 *
 *  Nothing here throws: the program continues whatever goes wrong with a signature. THREADS: safe, if the program
 *  itself does not use one document or database in two threads at a time. */
#ifndef NEARDUP_HOOK_HOOK_H
#define NEARDUP_HOOK_HOOK_H

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

#include <xapian.h>

#include "captured_texts.h"
#include "hook/hook_report.h"
#include "messages.h"
#include "scheme_choice.h"

namespace neardup::hook {

class Hook {
 public:
  /** @param scheme  as for SchemeChoice.
   *  @param report  counters; must outlive this.
   *  @param mark_secret  of the filters that the program starts (marked_text.h); 0: none. */
  Hook(std::string scheme, HookReport& report, std::size_t text_limit = CapturedTexts::kUsualLimit,
       std::uint64_t mark_secret = 0);

  /** Call it before a piece of text is indexed without a prefix. */
  void before_indexing(const Xapian::Document& document, std::string_view piece, Indexed indexed) noexcept;

  /** Call it for text of a document that is indexed without positions and not signed. */
  void leave_out(const Xapian::Document& document, const SignatureOrigin& origin) noexcept;

  /** Call it after that piece is indexed. */
  void after_indexing(const Xapian::Document& document) noexcept;

  /** Call it when a document is created. */
  void new_document(const Xapian::Document& document) noexcept;

  /** Sign a document before it is written: from its captured text if there is one. Otherwise a valid signature
   *  stays, and a document without one is signed from its positions. If signing fails, the document is written
   *  without an incomplete signature. Text that was left out is removed from the lines of its data. */
  void before_writing(Xapian::WritableDatabase& database, const Xapian::Document& document) noexcept;

  const CapturedTexts& texts() const { return texts_; }

 private:
  /** @return the counter of what was done. */
  std::atomic<std::uint64_t>& sign(Xapian::WritableDatabase& database, Xapian::Document& document);
  template <typename Action>
  bool attempt(Action action) noexcept;
  void report_failure(const char* what) noexcept;

  Messages messages_;
  CapturedTexts texts_;
  SchemeChoice schemes_;
  IndexerPool indexers_;
  HookReport& report_;
  const std::uint64_t mark_secret_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_HOOK_H
