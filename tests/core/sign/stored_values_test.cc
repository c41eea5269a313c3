#include "sign/stored_values.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

constexpr std::uint32_t kScheme = 0xa1b2c3d4;

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) text += hex_encode(static_cast<unsigned char>(byte), 2);
  return text;
}

/** A payload with the trailer of plugin/FORMAT.md: what a writer with other ideas of the payload would store. */
std::string with_trailer(std::string payload, std::uint32_t scheme_id = kScheme) {
  const auto append = [&payload](std::uint64_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) payload += static_cast<char>(number >> shift & 0xff);
  };
  append(scheme_id);
  append(xxh3_hash(payload));
  return payload;
}

StoredSignature random_signature(SeededRandom& random) {
  StoredSignature signature;
  signature.source = random.below(2) == 0 ? TextSource::kText : TextSource::kPositions;
  signature.tokens = 1 + (random() >> random.below(64)) / 2;
  signature.shingles = 1 + random.below(signature.tokens);
  signature.token_digest = random();
  for (std::size_t i = random.below(3) * 64; i != 0; --i) {
    signature.sketch.push_back(static_cast<std::uint8_t>(random() & 0xff));
  }
  signature.content_rules = random.below(300);
  if (random.below(2) == 0) {
    EvidenceCollector facts;
    facts.add(EvidenceKind::kName, std::to_string(random()));
    if (random.below(2) == 0) facts.add(EvidenceKind::kCaption, "one two three " + std::to_string(random()));
    signature.evidence = facts.evidence(1);
  }
  signature.fingerprint_check = static_cast<std::uint32_t>(random());
  return signature;
}

GroupState random_group_state(SeededRandom& random) {
  GroupState state{random(), random.unit()};
  state.role = static_cast<GroupRole>(random.below(3));
  state.exact = random.below(2) == 0;
  state.apart = state.role != GroupRole::kSingle && random.below(2) == 0;
  if (random.below(3) == 0) state.family = random() | 1U;
  if (state.role != GroupRole::kSingle) state.size = 1 + static_cast<std::uint32_t>(random.below(kMostStoredSize));
  return state;
}

/** A decoder with the encoder that undoes it: nothing, or the bytes that were read. */
std::optional<std::string> fingerprint_again(std::string_view value) {
  const auto decoded = decode_fingerprint(value, kScheme);
  return decoded ? std::optional(encode_fingerprint(*decoded, kScheme)) : std::nullopt;
}
std::optional<std::string> signature_again(std::string_view value) {
  const auto decoded = decode_signature(value, kScheme);
  return decoded ? std::optional(encode_signature(*decoded, kScheme)) : std::nullopt;
}
std::optional<std::string> group_state_again(std::string_view value) {
  const auto decoded = decode_group_state(value, kScheme);
  return decoded ? std::optional(encode_group_state(*decoded, kScheme)) : std::nullopt;
}

void expect_nothing(const std::string& value) {
  ASSERT_EQ(std::nullopt, fingerprint_again(value)) << hex(value);
  ASSERT_EQ(std::nullopt, signature_again(value)) << hex(value);
  ASSERT_EQ(std::nullopt, group_state_again(value)) << hex(value);
}

/** Whatever the bytes are, what is read from them is written as these bytes. */
void expect_nothing_or_the_same(const std::string& value) {
  ASSERT_EQ(value, fingerprint_again(value).value_or(value));
  ASSERT_EQ(value, signature_again(value).value_or(value));
  ASSERT_EQ(value, group_state_again(value).value_or(value));
}

std::vector<std::string> some_values(SeededRandom& random) {
  std::vector<std::string> values;
  for (int round = 0; round != 5; ++round) {
    values.push_back(encode_fingerprint(random(), kScheme));
    values.push_back(encode_signature(random_signature(random), kScheme));
    values.push_back(encode_group_state(random_group_state(random), kScheme));
  }
  return values;
}

// Stored in databases: a change here is a change of the stored format.
TEST(StoredValuesTest, BytesArePinned) {
  EXPECT_EQ("0123456789abcdefa1b2c3d42ec98f17", hex(encode_fingerprint(0x0123456789abcdefU, kScheme)));
  EXPECT_EQ("0100ac02ab020123456789abcdef89abcdef0102ffa1b2c3d49d82dcb6",
            hex(encode_signature(
                {{0, {}, 0, false, TextSource::kPositions}, 300, 299, 0x0123456789abcdefU, {1, 2, 255}, 0x89abcdef},
                kScheme)));
  EXPECT_EQ("0e0201010123456789abcdef000000000a0011223344221234567899aabbccddeeff00a1b2c3d4164057f6",
            hex(encode_signature({{2, std::string("\x00\x11\x22\x33\x44\x22\x12\x34\x56\x78", 10), 0x99aabbccddeeff00U, true}, 1, 1, 0x0123456789abcdefU, {}},
                                 kScheme)));
  EXPECT_EQ("000001010123456789abcdef00000000a1b2c3d4e2db9fe0",
            hex(encode_signature({{}, 1, 1, 0x0123456789abcdefU, {}}, kScheme)));
  EXPECT_EQ("6d3030310123456789abcdef012faf0800a1b2c3d4f9598ffc",
            hex(encode_group_state({0x0123456789abcdefU, 0.8, 0, 1, GroupRole::kMember}, kScheme)));
  EXPECT_EQ("6d3030310123456789abcdef0013de4355a1b2c3d40d42f817",
            hex(encode_group_state({0x0123456789abcdefU, 1.0 / 3, 0, 1, GroupRole::kMember, false}, kScheme)));
  EXPECT_EQ("723030310123456789abcdef013b9aca00a1b2c3d43fd52cf4",
            hex(encode_group_state({0x0123456789abcdefU, 1, 0, 1, GroupRole::kRepresentative}, kScheme)));
  EXPECT_EQ("733030310123456789abcdef013b9aca00a1b2c3d4079e000f",
            hex(encode_group_state({0x0123456789abcdefU, 1, 0, 1, GroupRole::kSingle}, kScheme)));
}

TEST(StoredValuesTest, ValuesHaveTheirStatedSizes) {
  EXPECT_EQ(16U, encode_fingerprint(0, 0).size());
  EXPECT_EQ(25U, encode_group_state({}, 0).size());
  EXPECT_EQ(1U + 1 + 2 + 2 + 8 + 4 + 128 + 8,
            encode_signature({{}, 500, 490, 1, std::vector<std::uint8_t>(128)}, 0).size());
}

TEST(StoredValuesTest, ValueEndsInSchemeIdAndChecksum) {
  const std::string value = encode_fingerprint(7, kScheme);
  EXPECT_EQ(with_trailer(value.substr(0, 8)), value);
  EXPECT_EQ("a1b2c3d4", hex(value).substr(16, 8));
}

TEST(StoredValuesTest, FingerprintIsReadBack) {
  SeededRandom random(1);
  for (int round = 0; round != 1000; ++round) {
    const std::uint64_t fingerprint = random();
    const auto scheme = static_cast<std::uint32_t>(random());
    EXPECT_EQ(fingerprint, decode_fingerprint(encode_fingerprint(fingerprint, scheme), scheme));
  }
}

TEST(StoredValuesTest, SignatureIsReadBack) {
  SeededRandom random(2);
  for (int round = 0; round != 5000; ++round) {
    const StoredSignature written = random_signature(random);
    const auto read = decode_signature(encode_signature(written, kScheme), kScheme);
    ASSERT_TRUE(read);
    EXPECT_EQ(written.source, read->source);
    EXPECT_EQ(written.tokens, read->tokens);
    EXPECT_EQ(written.shingles, read->shingles);
    EXPECT_EQ(written.token_digest, read->token_digest);
    EXPECT_EQ(written.sketch, read->sketch);
    EXPECT_EQ(written.content_rules, read->content_rules);
    EXPECT_EQ(written.evidence, read->evidence);
  }
}

TEST(StoredValuesTest, CountsOfEverySizeAreReadBack) {
  for (unsigned bits = 1; bits <= 64; ++bits) {
    const std::uint64_t largest = ~std::uint64_t{0} >> (64 - bits);
    for (const std::uint64_t count : {largest, largest / 2 + 1}) {
      const auto read = decode_signature(encode_signature({{}, count, count, 0, {}}, kScheme), kScheme);
      ASSERT_TRUE(read) << count;
      EXPECT_EQ(count, read->tokens);
      EXPECT_EQ(count, read->shingles);
    }
  }
}

TEST(StoredValuesTest, GroupStateIsReadBackWithSimilarityToOneInABillion) {
  SeededRandom random(3);
  for (int round = 0; round != 5000; ++round) {
    const GroupState written = random_group_state(random);
    const auto read = decode_group_state(encode_group_state(written, kScheme), kScheme);
    ASSERT_TRUE(read);
    EXPECT_EQ(written.token_digest, read->token_digest);
    EXPECT_EQ(written.role, read->role);
    EXPECT_EQ(written.exact, read->exact);
    EXPECT_EQ(written.apart, read->apart);
    EXPECT_EQ(written.family, read->family);
    EXPECT_NEAR(written.similarity, read->similarity, 0.500001e-9);
  }
}

TEST(StoredValuesTest, SimilarityOfFewDecimalsIsReadBackExactly) {
  for (int thousandths = 0; thousandths <= 1000; ++thousandths) {
    const double similarity = thousandths / 1000.0;
    const GroupState state{1, similarity, 0, 1, GroupRole::kMember};
    EXPECT_EQ(similarity, decode_group_state(encode_group_state(state, kScheme), kScheme)->similarity);
  }
}

TEST(StoredValuesTest, ValueOfAnotherSchemeIsNotRead) {
  EXPECT_EQ(std::nullopt, decode_fingerprint(encode_fingerprint(1, kScheme), kScheme + 1));
  EXPECT_EQ(std::nullopt, decode_signature(encode_signature({{}, 1, 1, 1, {}}, kScheme), kScheme + 1));
  EXPECT_EQ(std::nullopt, decode_group_state(encode_group_state({}, kScheme), kScheme + 1));
}

TEST(StoredValuesTest, SchemeIdIsToldWhateverTheScheme) {
  SeededRandom random(4);
  for (const std::string& value : some_values(random)) EXPECT_EQ(kScheme, stored_scheme_id(value));
  EXPECT_EQ(7U, stored_scheme_id(encode_fingerprint(1, 7)));
  EXPECT_EQ(7U, stored_scheme_id(with_trailer("", 7)));
}

TEST(StoredValuesTest, NoSchemeIdIsToldOfDamagedOrForeignBytes) {
  for (const char* foreign : {"", "a", "1234567", "12345678", "a value of some other program"}) {
    EXPECT_EQ(std::nullopt, stored_scheme_id(foreign)) << foreign;
  }
  SeededRandom random(5);
  for (int round = 0; round != 100000; ++round)
    ASSERT_EQ(std::nullopt, stored_scheme_id(random.bytes(random.below(40))));
}

TEST(StoredValuesTest, TruncatedValueIsNotRead) {
  SeededRandom random(6);
  for (const std::string& value : some_values(random)) {
    for (std::size_t length = 0; length != value.size(); ++length) {
      expect_nothing(value.substr(0, length));
      expect_nothing(value.substr(value.size() - length));
    }
    expect_nothing(value + '\0');
  }
}

TEST(StoredValuesTest, ValueWithOneBitFlippedIsNotRead) {
  SeededRandom random(7);
  for (const std::string& value : some_values(random)) {
    for (std::size_t bit = 0; bit != 8 * value.size(); ++bit) {
      std::string damaged = value;
      damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
      expect_nothing(damaged);
    }
  }
}

TEST(StoredValuesTest, RandomBytesAreNotRead) {
  SeededRandom random(8);
  for (int round = 0; round != 100000; ++round) expect_nothing(random.bytes(random.below(200)));
}

// The trailer is no proof: someone else's payload may stand before a right one.
TEST(StoredValuesTest, ForeignPayloadWithARightTrailerIsRejectedOrReadsBackTheSame) {
  SeededRandom random(9);
  for (int round = 0; round != 100000; ++round) {
    std::string payload = random.bytes(random.below(30));
    // Small first bytes make plausible flags and counts, and varints of many bytes.
    for (std::size_t i = 0; i < payload.size() && i < 12; ++i) {
      if (random.below(3) != 0) payload[i] = "\0\1\2\3\4\x7f\x80\x81\xff"[random.below(9)];
    }
    expect_nothing_or_the_same(with_trailer(payload));
  }
}

TEST(StoredValuesTest, PayloadsOneBitFromARightOneAreRejectedOrReadBackTheSame) {
  SeededRandom random(10);
  for (const std::string& value : some_values(random)) {
    const std::string payload = value.substr(0, value.size() - 8);
    for (std::size_t bit = 0; bit != 8 * payload.size(); ++bit) {
      std::string damaged = payload;
      damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
      expect_nothing_or_the_same(with_trailer(damaged));
    }
    for (std::size_t length = 0; length != payload.size(); ++length) {
      expect_nothing_or_the_same(with_trailer(payload.substr(0, length)));
    }
  }
}

TEST(StoredValuesTest, CountThatIsNotInItsShortestFormIsRejected) {
  const std::string digest(12, 'd');  // and the check of the fingerprint
  const auto read = [&](std::string_view tokens, std::string_view shingles) {
    return decode_signature(with_trailer(std::string(2, '\0').append(tokens).append(shingles) + digest), kScheme);
  };
  using namespace std::string_view_literals;
  EXPECT_TRUE(read("\x05"sv, "\x05"sv));
  EXPECT_FALSE(read("\x85\x00"sv, "\x05"sv));
  EXPECT_FALSE(read("\x05"sv, "\x85\x80\x00"sv));
  EXPECT_TRUE(read("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv, "\x05"sv));
  EXPECT_FALSE(read("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02"sv, "\x05"sv));      // beyond 64 bits
  EXPECT_FALSE(read("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x81"sv, "\x05"sv));      // goes on
  EXPECT_FALSE(read("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x80\x01"sv, "\x05"sv));  // too long
}

TEST(StoredValuesTest, ImplausibleSignatureIsRejected) {
  const auto read = [](std::uint64_t tokens, std::uint64_t shingles) {
    return decode_signature(encode_signature({{}, tokens, shingles, 1, {}}, kScheme), kScheme);
  };
  EXPECT_TRUE(read(2, 2));
  EXPECT_FALSE(read(0, 0));
  EXPECT_FALSE(read(2, 0));
  EXPECT_TRUE(read(2, 3));  // of two words there are many runs of characters
  const std::string rest = std::string("\7\5\5") + std::string(12, 'd');
  EXPECT_TRUE(decode_signature(with_trailer('\1' + rest), kScheme));
  EXPECT_FALSE(decode_signature(with_trailer('\4' + rest), kScheme));
}

TEST(StoredValuesTest, EvidenceHasALengthAndAForm) {
  const std::string before = std::string("\2\7\5\5") + std::string(12, 'd');
  const std::string name("\0abcd", 5);
  EXPECT_FALSE(decode_signature(with_trailer(before), kScheme)) << "no length";
  EXPECT_FALSE(decode_signature(with_trailer(before + '\0'), kScheme)) << "none";
  EXPECT_FALSE(decode_signature(with_trailer(before + '\5' + name.substr(0, 4)), kScheme)) << "cut";
  EXPECT_FALSE(decode_signature(with_trailer(before + '\4' + name), kScheme)) << "another form";
  const auto read = decode_signature(with_trailer(before + '\5' + name + "sketch"), kScheme);
  ASSERT_TRUE(read);
  EXPECT_EQ(name, read->evidence);
  EXPECT_EQ(7U, read->content_rules);
  EXPECT_EQ(6U, read->sketch.size());
}

TEST(StoredValuesTest, ImplausibleGroupStateIsRejected) {
  const auto read = [](unsigned part, std::uint64_t similarity, const std::string& standing = "m002") {
    std::string payload = standing + std::string(8, 'd');
    payload += static_cast<char>(part);
    for (int shift = 24; shift >= 0; shift -= 8) payload += static_cast<char>(similarity >> shift & 0xff);
    return decode_group_state(with_trailer(payload), kScheme);
  };
  for (unsigned part = 0; part != 256; ++part) {
    EXPECT_EQ(part < 4, read(part, 5).has_value()) << part;
    EXPECT_EQ(part < 2, read(part, 5, "s001").has_value()) << "apart, but single: " << part;
  }
  for (const char* standing : {"s001", "r001", "m001", "m100", "r042"}) EXPECT_TRUE(read(0, 5, standing)) << standing;
  for (const char* standing :
       {"s000", "s002", "m000", "m101", "r999", "x002", "R002", "m 02", "m+02", "m-02", "m2  ", "m02"})
    EXPECT_FALSE(read(0, 5, standing)) << standing;
  EXPECT_EQ(42U, read(0, 5, "r042")->size);
  const std::string of_family = "m002" + std::string(8, 'd') + '\x5' + std::string(4, '\0');
  EXPECT_FALSE(decode_group_state(with_trailer(of_family), kScheme)) << "no family";
  EXPECT_FALSE(decode_group_state(with_trailer(of_family + std::string(8, '\0')), kScheme)) << "family 0";
  EXPECT_EQ(1U, decode_group_state(with_trailer(of_family + std::string(7, '\0') + '\1'), kScheme)->family);
  EXPECT_TRUE(read(0, 1000000000));
  EXPECT_FALSE(read(0, 1000000001));
  EXPECT_FALSE(read(0, 0xffffffff));
}

TEST(StoredSignatureTest, ValueOfANewSignatureIsThatOfWhatIsReadFromIt) {
  SeededRandom random(30);
  for (int round = 0; round != 50; ++round) {
    Signature signature;
    signature.fingerprint = random();
    signature.token_digest = random();
    signature.tokens = 1 + random.below(1U << 20);
    signature.shingles = 1 + random.below(signature.tokens);
    signature.sketch.resize(random.below(200), static_cast<std::uint8_t>(round));
    for (const TextSource source : {TextSource::kText, TextSource::kPositions}) {
      StoredSignature stored{
          {0, {}, 0, false, source}, signature.tokens, signature.shingles, signature.token_digest, signature.sketch};
      stored.fingerprint_check = fingerprint_check(signature.fingerprint);
      EXPECT_EQ(encode_signature(stored, kScheme), encode_signature(signature, {0, {}, 0, false, source}, kScheme));
    }
  }
}

}  // namespace
}  // namespace neardup
