#include "dedupe/key_writer.h"

#include <string_view>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"

namespace neardup::cli {

namespace {

std::uint64_t text_key(const CorpusSignature& signature) {
  return mix64(signature.token_digest ^ mix64(signature.evidence ^ signature.tokens));
}

/** Copies are texts of equal digests, numbers of tokens and sketches. */
std::uint64_t copy_key(const CorpusSignature& signature, std::size_t slots) {
  const std::string_view sketch(reinterpret_cast<const char*>(signature.sketch), slots);
  return xxh3_hash(sketch, text_key(signature));
}

}  // namespace

KeyWriter::KeyWriter(const Scheme& scheme, const std::string& within, const std::string& path)
    : slots_(scheme.sketch ? scheme.minhash.slots : 0), rule_(key_rule(scheme, within)), file_(path) {}

void KeyWriter::add(const KeyedText& text) {
  if (text.signature.tokens == 0) return;
  const std::uint64_t scope = text.scope.empty() ? 0 : mix64(xxh3_hash(text.scope));
  KeyRow row;
  row.id = text.id;
  row.preference = text.preference;
  row.rule = rule_;
  row.signature = text.signature;
  const std::string cells = cells_behind_key(row, slots_);
  const auto write = [&](std::uint64_t key) {
    file_.write(hex_encode(key ^ scope));
    file_.write(cells);
    ++rows_;
  };
  write(text_key(text.signature));
  if (!seen_.insert(copy_key(text.signature, slots_) ^ scope).second) {
    ++copies_;
    return;
  }
  for (std::size_t i = 0; i != text.count; ++i) write(text.keys[i]);
}

}  // namespace neardup::cli
