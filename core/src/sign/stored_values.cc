#include "sign/stored_values.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bytes/big_endian.h"
#include "bytes/parsed_number.h"

namespace neardup {

namespace {

constexpr std::size_t kSchemeBytes = 4;
constexpr std::size_t kChecksumBytes = 4;
constexpr std::size_t kTrailerBytes = kSchemeBytes + kChecksumBytes;
constexpr double kSimilarityScale = 1e9;
constexpr std::size_t kGroupStateBytes = 33;  // at most
constexpr std::size_t kSizeDigits = 3;
constexpr std::string_view kRoles = "srm";  // in the order of GroupRole
constexpr unsigned kFlagPositions = 1;
constexpr unsigned kFlagEvidence = 2;
constexpr unsigned kFlagCanonical = 4;
constexpr unsigned kFlagNamesOther = 8;
constexpr unsigned kAllSignatureFlags = kFlagPositions | kFlagEvidence | kFlagCanonical | kFlagNamesOther;
constexpr unsigned kFlagExact = 1;
constexpr unsigned kFlagApart = 2;
constexpr unsigned kFlagFamily = 4;
constexpr unsigned kAllGroupFlags = kFlagExact | kFlagApart | kFlagFamily;

void append_trailer(std::string& value, std::uint32_t scheme_id) {
  append_big_endian(value, scheme_id, kSchemeBytes);
  append_big_endian(value, static_cast<std::uint32_t>(xxh3_hash(value)), kChecksumBytes);
}

/** The bytes before the trailer, if scheme id and checksum are right. */
std::optional<std::string_view> payload(std::string_view value, std::uint32_t scheme_id) {
  if (stored_scheme_id(value) != scheme_id) return std::nullopt;
  return value.substr(0, value.size() - kTrailerBytes);
}

/** @param signature  a Signature or a StoredSignature. */
template <typename Contents>
std::string signature_value(const Contents& signature, const SignatureOrigin& origin, std::uint32_t fingerprint_check,
                            std::uint32_t scheme_id, std::string value) {
  value.clear();
  value.push_back(static_cast<char>(
      (origin.source == TextSource::kPositions ? kFlagPositions : 0) | (origin.evidence.empty() ? 0 : kFlagEvidence) |
      (origin.canonical != 0 ? kFlagCanonical : 0) | (origin.names_other ? kFlagNamesOther : 0)));
  append_varint(value, origin.content_rules);
  append_varint(value, signature.tokens);
  append_varint(value, signature.shingles);
  append_big_endian(value, signature.token_digest, 8);
  append_big_endian(value, fingerprint_check, 4);
  if (!origin.evidence.empty()) {
    append_varint(value, origin.evidence.size());
    value += origin.evidence;
  }
  if (origin.canonical != 0) append_big_endian(value, origin.canonical, 8);
  value.append(reinterpret_cast<const char*>(signature.sketch.data()), signature.sketch.size());
  append_trailer(value, scheme_id);
  return value;
}

/** Takes fields from the front of a payload; after a missing field it fails for good. */
class PayloadReader {
 public:
  explicit PayloadReader(std::string_view payload) : rest_(payload) {}

  std::uint64_t big_endian(std::size_t bytes) {
    if (rest_.size() < bytes) return fail();
    const std::uint64_t number = read_big_endian(rest_.data(), bytes);
    rest_.remove_prefix(bytes);
    return number;
  }

  std::uint64_t varint() {
    const std::optional<std::uint64_t> number = take_varint(rest_);
    return number ? *number : fail();
  }

  std::string_view bytes(std::uint64_t count) {
    if (rest_.size() < count) fail();
    const std::string_view taken = rest_.substr(0, count);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  std::vector<std::uint8_t> rest() {
    const auto* const begin = reinterpret_cast<const std::uint8_t*>(rest_.data());
    const auto* const end = begin + rest_.size();
    rest_ = {};
    return {begin, end};
  }

  bool failed() const { return failed_; }
  bool at_end() const { return !failed_ && rest_.empty(); }

 private:
  std::uint64_t fail() {
    failed_ = true;
    rest_ = {};
    return 0;
  }

  std::string_view rest_;
  bool failed_ = false;
};

/** What a group state begins with. */
std::optional<GroupState> role_and_size(std::string_view bytes) {
  const std::size_t role = bytes.empty() ? std::string_view::npos : kRoles.find(bytes.front());
  const std::string_view size = bytes.substr(std::min<std::size_t>(1, bytes.size()), kSizeDigits);
  if (role == std::string_view::npos || size.size() != kSizeDigits) return std::nullopt;
  GroupState state;
  state.role = static_cast<GroupRole>(role);
  state.size = parsed_number<std::uint32_t>(size).value_or(0);
  const bool fits = state.size <= kMostStoredSize && (state.role != GroupRole::kSingle || state.size == 1);
  return state.size != 0 && fits ? std::optional(state) : std::nullopt;
}

}  // namespace

std::optional<std::uint32_t> stored_scheme_id(std::string_view value) {
  if (value.size() < kTrailerBytes) return std::nullopt;
  const std::string_view covered = value.substr(0, value.size() - kChecksumBytes);
  const auto checksum = static_cast<std::uint32_t>(read_big_endian(value.data() + covered.size(), kChecksumBytes));
  if (static_cast<std::uint32_t>(xxh3_hash(covered)) != checksum) return std::nullopt;
  return static_cast<std::uint32_t>(read_big_endian(covered.data() + covered.size() - kSchemeBytes, kSchemeBytes));
}

std::uint32_t fingerprint_check(std::uint64_t fingerprint) {
  std::string bytes;
  append_big_endian(bytes, fingerprint, 8);
  return static_cast<std::uint32_t>(xxh3_hash(bytes));
}

std::string encode_fingerprint(std::uint64_t fingerprint, std::uint32_t scheme_id, std::string value) {
  value.clear();
  append_big_endian(value, fingerprint, 8);
  append_trailer(value, scheme_id);
  return value;
}

std::optional<std::uint64_t> decode_fingerprint(std::string_view value, std::uint32_t scheme_id) {
  const std::optional<std::string_view> bytes = payload(value, scheme_id);
  if (!bytes || bytes->size() != 8) return std::nullopt;
  return read_big_endian(bytes->data(), 8);
}

std::string encode_signature(const Signature& signature, const SignatureOrigin& origin, std::uint32_t scheme_id,
                             std::string memory) {
  return signature_value(signature, origin, fingerprint_check(signature.fingerprint), scheme_id, std::move(memory));
}

std::string encode_signature(const StoredSignature& signature, std::uint32_t scheme_id) {
  return signature_value(signature, signature, signature.fingerprint_check, scheme_id, {});
}

std::optional<StoredSignature> decode_signature(std::string_view value, std::uint32_t scheme_id) {
  const std::optional<std::string_view> bytes = payload(value, scheme_id);
  if (!bytes) return std::nullopt;
  PayloadReader reader(*bytes);
  StoredSignature signature;
  const std::uint64_t flags = reader.big_endian(1);
  const bool has_evidence = (flags & kFlagEvidence) != 0;
  const bool has_canonical = (flags & kFlagCanonical) != 0;
  signature.source = (flags & kFlagPositions) != 0 ? TextSource::kPositions : TextSource::kText;
  signature.content_rules = reader.varint();
  signature.tokens = reader.varint();
  signature.shingles = reader.varint();
  signature.token_digest = reader.big_endian(8);
  signature.fingerprint_check = static_cast<std::uint32_t>(reader.big_endian(4));
  if (has_evidence) signature.evidence = reader.bytes(reader.varint());
  if (has_canonical) signature.canonical = reader.big_endian(8);
  signature.names_other = (flags & kFlagNamesOther) != 0;
  signature.sketch = reader.rest();
  const bool plausible = flags <= kAllSignatureFlags && signature.tokens != 0 && signature.shingles != 0 &&
                         signature.evidence.empty() != has_evidence && is_evidence(signature.evidence) && (signature.canonical != 0) == has_canonical &&
                         (has_canonical || !signature.names_other);
  if (reader.failed() || !plausible) return std::nullopt;
  return signature;
}

std::uint64_t stored_steps(double similarity) {
  return static_cast<std::uint64_t>(std::llround(similarity * kSimilarityScale));
}

double similarity_of_steps(std::uint64_t steps) {
  return static_cast<double>(steps) / kSimilarityScale;
}

double stored_similarity(double similarity) {
  return similarity_of_steps(stored_steps(similarity));
}

bool stored_alike(const GroupState& a, const GroupState& b) {
  return a.token_digest == b.token_digest && a.role == b.role && a.exact == b.exact && a.apart == b.apart &&
         a.family == b.family && std::min(a.size, kMostStoredSize) == std::min(b.size, kMostStoredSize) &&
         stored_similarity(a.similarity) == stored_similarity(b.similarity);
}

std::string encode_group_state(const GroupState& state, std::uint32_t scheme_id) {
  std::string value;
  value.reserve(kGroupStateBytes);
  value.push_back(kRoles[static_cast<std::size_t>(state.role)]);
  const std::string size = std::to_string(std::min(state.size, kMostStoredSize));
  value.append(kSizeDigits - size.size(), '0').append(size);
  append_big_endian(value, state.token_digest, 8);
  value.push_back(static_cast<char>((state.exact ? kFlagExact : 0) | (state.apart ? kFlagApart : 0) |
                                    (state.family != 0 ? kFlagFamily : 0)));
  append_big_endian(value, stored_steps(state.similarity), 4);
  if (state.family != 0) append_big_endian(value, state.family, 8);
  append_trailer(value, scheme_id);
  return value;
}

std::optional<GroupState> decode_group_state(std::string_view value, std::uint32_t scheme_id) {
  const std::optional<std::string_view> bytes = payload(value, scheme_id);
  if (!bytes) return std::nullopt;
  const std::optional<GroupState> standing = role_and_size(*bytes);
  if (!standing) return std::nullopt;
  GroupState state = *standing;
  PayloadReader reader(bytes->substr(1 + kSizeDigits));
  state.token_digest = reader.big_endian(8);
  const std::uint64_t flags = reader.big_endian(1);
  state.similarity = static_cast<double>(reader.big_endian(4)) / kSimilarityScale;
  const bool has_family = (flags & kFlagFamily) != 0;
  if (has_family) state.family = reader.big_endian(8);
  if (!reader.at_end() || flags > kAllGroupFlags || state.similarity > 1) return std::nullopt;
  state.exact = (flags & kFlagExact) != 0;
  state.apart = (flags & kFlagApart) != 0;
  if (has_family != (state.family != 0) || (state.apart && state.role == GroupRole::kSingle)) return std::nullopt;
  return state;
}

}  // namespace neardup
