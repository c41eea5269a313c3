/** @file hook.h
 *  The indexing hook of an unmodified program: takes the texts that it indexes and signs the documents that it writes.
 *
 *  Nothing here throws: the program's own work goes on, whatever goes wrong with a signature. THREADS: safe, as long as
 *  the program itself does not use one document or database from two threads at a time.
 */
#ifndef NEARDUP_HOOK_HOOK_H
#define NEARDUP_HOOK_HOOK_H

#include <string>
#include <string_view>

#include <xapian.h>

#include "captured_texts.h"
#include "hook/hook_report.h"
#include "indexer_pool.h"
#include "messages.h"
#include "scheme_choice.h"

namespace neardup::hook {

class Hook {
 public:
  /** @param scheme  as SchemeChoice takes it. @param report  counts what is done; must outlive this. */
  Hook(std::string scheme, HookReport& report, std::size_t text_limit = CapturedTexts::kUsualLimit);

  /** A piece of text is about to be indexed without a prefix. */
  void before_indexing(const Xapian::Document& document, std::string_view piece, Indexed indexed) noexcept;

  /** That piece is indexed. */
  void after_indexing(const Xapian::Document& document) noexcept;

  /** A document has come into being. */
  void new_document(const Xapian::Document& document) noexcept;

  /** Sign a document that is about to be written: from its captured text; without one a valid signature stays, and a
   *  document without that is signed from its own positions. If that fails it is written as it is, without a
   *  signature of ours that is not whole. */
  void before_writing(Xapian::WritableDatabase& database, const Xapian::Document& document) noexcept;

  const CapturedTexts& texts() const { return texts_; }

 private:
  enum class Outcome { kFromText, kFromPositions, kKept, kWithoutWords };

  Outcome sign(Xapian::WritableDatabase& database, Xapian::Document& document);
  void count(Outcome outcome) noexcept;
  void report_failure(const char* what) noexcept;

  Messages messages_;
  CapturedTexts texts_;
  SchemeChoice schemes_;
  IndexerPool indexers_;
  HookReport& report_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_HOOK_H
