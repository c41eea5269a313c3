#include "hook.h"

#include <exception>
#include <optional>
#include <utility>

#include "index/marked_text.h"
#include "marks/signature_reader.h"
#include "marks/signature_removal.h"
#include "marks/taken_slots.h"
#include "sign/stored_values.h"
#include "text/position_reader.h"
#include "text/xapian_characters.h"

namespace neardup::hook {

namespace {

bool is_signed(const Xapian::Document& document, const Scheme& scheme) {
  const std::uint32_t id = scheme.id();
  const auto signature = decode_signature(document.get_value(scheme.slots.signature), scheme, id);
  return signature && decode_own_fingerprint(document.get_value(scheme.slots.fingerprint), id, *signature);
}

}  // namespace

Hook::Hook(std::string scheme, HookReport& report, std::size_t text_limit, std::uint64_t mark_secret)
    : texts_(text_limit), schemes_(std::move(scheme), messages_), report_(report), mark_secret_(mark_secret) {}

/** Run an action that may throw anything, and report its failure. @return whether it succeeded. */
template <typename Action>
bool Hook::attempt(Action action) noexcept {
  try {
    action();
    return true;
  } catch (const Xapian::Error& error) {
    report_failure(error.get_msg().c_str());
  } catch (const std::exception& error) {
    report_failure(error.what());
  } catch (...) {
    report_failure("unknown error");
  }
  return false;
}

void Hook::before_indexing(const Xapian::Document& document, std::string_view piece, Indexed indexed) noexcept {
  attempt([&] {
    std::string characters;
    texts_.add(document, xapian_characters(piece, characters), indexed);
  });
}

void Hook::leave_out(const Xapian::Document& document, const SignatureOrigin& origin) noexcept {
  attempt([&] { texts_.leave_out(document, origin); });
}

void Hook::after_indexing(const Xapian::Document& document) noexcept {
  attempt([&] { texts_.indexed(document); });
}

void Hook::new_document(const Xapian::Document& document) noexcept {
  attempt([&] { texts_.forget(document); });
}

void Hook::before_writing(Xapian::WritableDatabase& database, const Xapian::Document& document) noexcept {
  const bool done = attempt([&] {
    Xapian::Document same(document);  // shares its internals with the program's document
    sign(database, same).fetch_add(1, std::memory_order_relaxed);
  });
  if (!done) report_.not_signed.fetch_add(1, std::memory_order_relaxed);
}

std::atomic<std::uint64_t>& Hook::sign(Xapian::WritableDatabase& database, Xapian::Document& document) {
  const std::optional<CapturedText> captured = texts_.take(document);
  if (captured && captured->origin.content_rules != 0) {
    document.set_data(data_without_left_out_text(document.get_data(), mark_secret_));
  }
  const std::shared_ptr<const Scheme> scheme = schemes_.prepare(database, document);
  if (!captured && is_signed(document, *scheme)) return report_.kept;
  // Captured texts are unprefixed, so they are not the text of a scheme that reads behind prefixes.
  const bool from_text = captured && captured->whole && scheme->index.whole_text();
  const std::shared_ptr<DocumentSigner> indexer = indexers_.lease(*scheme);
  try {
    if (!from_text) read_positions(document);
    const Signature& signature = from_text ? indexer->annotate(document, captured->text, captured->origin)
                                           : indexer->annotate(document, text_from_positions(document, *scheme));
    if (signature.empty()) return report_.without_words;
  } catch (const TakenSlotError& error) {
    report_failure(error.get_msg().c_str());
    return report_.slot_taken;
  } catch (...) {
    remove_signature(document, *scheme);  // an incomplete one
    throw;
  }
  return from_text ? report_.from_text : report_.from_positions;
}

void Hook::report_failure(const char* what) noexcept {
  try {
    messages_.say_once(std::string("a document was not signed: ") + what);
  } catch (...) {
    // No memory for a message. The counters still count the document.
  }
}

}  // namespace neardup::hook
