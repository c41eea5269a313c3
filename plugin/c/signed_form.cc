#include "signed_form.h"

#include <array>
#include <cstring>

#include "guarded_call.h"

namespace neardup::c {

namespace {

using SmallNumbers = std::array<std::uint32_t, 3>;  // scheme id, keys, bytes of evidence
using LargeNumbers = std::array<std::uint64_t, 3>;  // digest, tokens, fingerprint
constexpr std::size_t kHeadBytes = sizeof(SmallNumbers) + sizeof(LargeNumbers);

}  // namespace

std::string signed_form(const CorpusSignature& text, const std::uint64_t* keys, std::size_t key_count,
                        std::size_t slots, std::uint32_t scheme) {
  const SmallNumbers small{scheme, static_cast<std::uint32_t>(key_count),
                           static_cast<std::uint32_t>(text.evidence.size())};
  const LargeNumbers large{text.token_digest, text.tokens, text.fingerprint};
  std::string form(reinterpret_cast<const char*>(small.data()), sizeof small);
  form.append(reinterpret_cast<const char*>(large.data()), sizeof large);
  form.append(reinterpret_cast<const char*>(keys), key_count * sizeof *keys);
  if (text.tokens != 0) form.append(reinterpret_cast<const char*>(text.sketch), slots);
  return form += text.evidence;
}

void read_form(std::string_view form, const Scheme& scheme, std::size_t number, SignedTexts& to) {
  const auto refuse = [number](neardup_status status, const std::string& why) {
    throw Refusal(status, "form " + std::to_string(number) + " " + why + "; sign the text again");
  };
  SmallNumbers small{};
  LargeNumbers large{};
  if (form.size() < kHeadBytes) refuse(NEARDUP_DAMAGED, "is cut off");
  std::memcpy(small.data(), form.data(), sizeof small);
  std::memcpy(large.data(), form.data() + sizeof small, sizeof large);
  const auto [id, key_count, evidence_size] = small;
  const auto [digest, tokens, fingerprint] = large;
  if (id != scheme.id()) refuse(NEARDUP_OTHER_SCHEME, "is of another scheme than " + scheme.name());
  const std::size_t slots = tokens != 0 && scheme.sketch ? scheme.minhash.slots : 0;
  const std::size_t key_bytes = std::size_t{key_count} * sizeof(std::uint64_t);
  if (form.size() != kHeadBytes + key_bytes + slots + evidence_size)
    refuse(NEARDUP_DAMAGED, "has another size than it says");
  const std::size_t before = to.keys.size();
  to.keys.resize(before + key_count);
  if (key_count != 0) std::memcpy(to.keys.data() + before, form.data() + kHeadBytes, key_bytes);
  const char* const sketch = form.data() + kHeadBytes + key_bytes;
  to.sketches.insert(to.sketches.end(), sketch, sketch + slots);
  to.texts.push_back({{digest, std::string(sketch + slots, evidence_size), tokens, fingerprint}, key_count});
}

}  // namespace neardup::c
