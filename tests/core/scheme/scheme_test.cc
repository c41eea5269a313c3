#include "scheme/scheme.h"

#include "core/scheme/scheme_complaint.h"
#include "tokens/stop_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <stdexcept>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

using testing::AllOf;
using testing::HasSubstr;

constexpr const char* kStandardText =
    "neardup3 tokenizer=icu-uax29-xapian2 stop=- fingerprint=simhash-doc-xxh3 shingle=word:3 minhash=fss:128 sketch=8 "
    "bands=minhash:8x4 seed=0 slots=64,65,66,67 bandprefix=XND groupprefix=XNG";
constexpr const char* kSimhashDocText =
    "neardup3 tokenizer=icu-uax29-nfkccf-no-mc stop=- fingerprint=simhash-doc shingle=word:3 minhash=fss:128 sketch=8 "
    "bands=simhash:16x28 seed=0 slots=64,65,66,67 bandprefix=XND groupprefix=XNG";

/** What validate() says of the standard scheme after a change. */
std::string complaint(const std::function<void(Scheme&)>& change) {
  Scheme scheme;
  change(scheme);
  return message_of([&] { scheme.validate(); });
}

/** What parse() says of the standard scheme's text after a replacement. */
std::string complaint(const std::string& word, const std::string& replacement) {
  std::string text = kStandardText;
  text.replace(text.find(word), word.size(), replacement);
  return message_of([&] { Scheme::parse(text); });
}

BandFamily random_family(SeededRandom& random, unsigned slots) {
  switch (random.below(4)) {
    case 0:
      return BandFamily::simhash_4x16();
    case 1:
      return BandFamily::simhash_16x28();
    default:
      break;
  }
  const auto bands = static_cast<unsigned>(1 + random.below(std::min(slots, 100U)));
  return BandFamily::minhash(bands, static_cast<unsigned>(1 + random.below(slots / bands)));
}

std::string random_prefix(SeededRandom& random) {
  return "X" + random.text(1 + random.below(15), "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
}

bool overlap(const std::string& a, const std::string& b) {
  return a.rfind(b, 0) == 0 || b.rfind(a, 0) == 0;
}

Scheme random_scheme(SeededRandom& random) {
  Scheme scheme;
  scheme.tokenizer_profile = random.text(1 + random.below(20), "abcdefghijklmnopqrstuvwxyz0123456789-_.");
  std::set<std::string> stop_words;
  for (std::size_t i = random.below(5); i != 0; --i) {
    stop_words.insert(random.text(1 + random.below(4), "abc=:_-\xc3\xa9\xff") + "x");
  }
  scheme.stop_words.assign(stop_words.begin(), stop_words.end());
  scheme.fingerprint = random.below(2) == 0 ? FingerprintKind::kSimhashDoc : FingerprintKind::kSimhashDocXxh3;
  scheme.features.length = static_cast<unsigned>(1 + random.below(9));
  scheme.minhash.slots = static_cast<unsigned>(16 + random.below(1009));
  scheme.sketch = random.below(2) == 0;
  scheme.families.clear();
  for (std::size_t i = 1 + random.below(5); i != 0; --i) {
    scheme.families.push_back(random_family(random, scheme.minhash.slots));
  }
  scheme.seed = random.below(2) == 0 ? random() : random.below(3);
  const auto first = static_cast<unsigned>(random.below(0xffffff00U));
  scheme.slots = {first + 2, first, first + 7, first + 1};
  do {
    scheme.band_prefix = random_prefix(random);
    scheme.group_prefix = random_prefix(random);
  } while (overlap(scheme.band_prefix, scheme.group_prefix) || overlap(scheme.band_prefix, kMarkPrefix) ||
           overlap(scheme.group_prefix, kMarkPrefix) || overlap(scheme.band_prefix, kWordMarkPrefix) ||
           overlap(scheme.group_prefix, kWordMarkPrefix));
  return scheme;
}

// Stored in databases: a change here is a change of the stored format.
TEST(SchemeTest, TextsAndIdsOfThePresetsArePinned) {
  EXPECT_EQ(kStandardText, Scheme::preset("standard").text());
  EXPECT_EQ(0x94fbb51bU, Scheme::preset("standard").id());
  EXPECT_EQ(kSimhashDocText, Scheme::preset("simhash-doc").text());
  EXPECT_EQ(0xeba13721U, Scheme::preset("simhash-doc").id());
}

TEST(SchemeTest, DefaultIsTheStandardPreset) {
  EXPECT_EQ(Scheme(), Scheme::preset("standard"));
}

TEST(SchemeTest, SimhashDocIsTheInteroperabilityProposal) {
  const Scheme scheme = Scheme::preset("simhash-doc");
  EXPECT_EQ(FingerprintKind::kSimhashDoc, scheme.fingerprint);
  EXPECT_EQ("icu-uax29-nfkccf-no-mc", scheme.tokenizer_profile);
  EXPECT_THAT(scheme.families, testing::ElementsAre(BandFamily::simhash_16x28()));
}

TEST(SchemeTest, UnknownPresetIsRejectedWithTheKnownOnes) {
  const std::string expected =
      "scheme: no preset 'fast'; use one of standard, simhash-doc, short, loose, containment, spelling";
  EXPECT_EQ(expected, message_of([] { Scheme::preset("fast"); }));
  EXPECT_EQ(expected, message_of([] { Scheme::parse("fast"); }));
  EXPECT_THAT(message_of([] { Scheme::parse(""); }), HasSubstr("no preset ''"));
}

TEST(SchemeTest, IdIsTheLowHalfOfXxh3OfTheMethodAndNameIsItInHexadecimal) {
  const Scheme scheme;
  const std::string text = kStandardText;
  const std::string method = text.substr(0, text.find(" slots="));
  EXPECT_EQ(method, scheme.method_text());
  EXPECT_EQ(text.substr(method.size()), scheme.layout_text());
  EXPECT_EQ(xxh3_hash(method) & 0xffffffffU, scheme.id());
  EXPECT_EQ(scheme.id(), std::stoul(scheme.name(), nullptr, 16));
  EXPECT_EQ(8U, scheme.name().size());
}

TEST(SchemeTest, LayoutIsNoPartOfTheIdButOfTheName) {
  const Scheme scheme;
  Scheme elsewhere;
  elsewhere.slots = {70, 71, 72, 73};
  EXPECT_EQ(scheme.id(), elsewhere.id());
  EXPECT_NE(scheme, elsewhere);
  EXPECT_EQ(scheme.name() + "-" + hex_encode(xxh3_hash(elsewhere.layout_text()) & 0xffffffffU, 8), elsewhere.name());
}

TEST(SchemeTest, TextIsReadBack) {
  SeededRandom random(1);
  for (int round = 0; round != 2000; ++round) {
    const Scheme scheme = random_scheme(random);
    ASSERT_NO_THROW(scheme.validate()) << scheme.text();
    const std::string text = scheme.text();
    const Scheme read = Scheme::parse(text);
    ASSERT_EQ(text, read.text());
    ASSERT_EQ(scheme, read);
    ASSERT_EQ(scheme.id(), read.id());
    EXPECT_EQ(scheme.tokenizer_profile, read.tokenizer_profile);
    EXPECT_EQ(scheme.stop_words, read.stop_words);
    EXPECT_EQ(scheme.fingerprint, read.fingerprint);
    EXPECT_EQ(scheme.features.length, read.features.length);
    EXPECT_EQ(scheme.minhash.slots, read.minhash.slots);
    EXPECT_EQ(scheme.sketch, read.sketch);
    EXPECT_EQ(scheme.families, read.families);
    EXPECT_EQ(scheme.seed, read.seed);
    EXPECT_EQ(scheme.slots.fingerprint, read.slots.fingerprint);
    EXPECT_EQ(scheme.slots.group, read.slots.group);
    EXPECT_EQ(scheme.slots.signature, read.slots.signature);
    EXPECT_EQ(scheme.slots.group_state, read.slots.group_state);
    EXPECT_EQ(scheme.band_prefix, read.band_prefix);
    EXPECT_EQ(scheme.group_prefix, read.group_prefix);
  }
}

TEST(SchemeTest, TextIsOnePrintableLine) {
  SeededRandom random(2);
  for (int round = 0; round != 200; ++round) {
    for (const char c : random_scheme(random).text()) ASSERT_GE(static_cast<unsigned char>(c), ' ');
  }
}

TEST(SchemeTest, ChangeOfAnyFieldChangesTextAndName) {
  const std::vector<std::function<void(Scheme&)>> changes = {
      [](Scheme&) {},
      [](Scheme& s) { s.tokenizer_profile = "other"; },
      [](Scheme& s) { s.stop_words = {"the"}; },
      [](Scheme& s) {
        s.stop_words = {"an", "the"};
      },
      [](Scheme& s) { s.fingerprint = FingerprintKind::kSimhashDoc; },
      [](Scheme& s) { s.features.length = 4; },
      [](Scheme& s) { s.minhash.slots = 129; },
      [](Scheme& s) { s.sketch = false; },
      [](Scheme& s) { s.families = {BandFamily::minhash(16, 6)}; },
      [](Scheme& s) { s.families.push_back(BandFamily::simhash_4x16()); },
      [](Scheme& s) { s.families.insert(s.families.begin(), BandFamily::simhash_4x16()); },
      [](Scheme& s) { s.seed = 1; },
      [](Scheme& s) { s.slots.fingerprint = 100; },
      [](Scheme& s) { s.slots.group = 100; },
      [](Scheme& s) { s.slots.signature = 100; },
      [](Scheme& s) { s.slots.group_state = 100; },
      [](Scheme& s) { s.band_prefix = "XNN"; },
      [](Scheme& s) { s.group_prefix = "XNN"; },
  };
  std::set<std::string> texts;
  std::set<std::string> names;
  for (const auto& change : changes) {
    Scheme scheme;
    change(scheme);
    ASSERT_NO_THROW(scheme.validate());
    texts.insert(scheme.text());
    names.insert(scheme.name());
    EXPECT_EQ(texts.size() == 1, scheme == Scheme()) << scheme.text();
  }
  EXPECT_EQ(changes.size(), texts.size());
  EXPECT_EQ(changes.size(), names.size());
}

TEST(SchemeTest, FieldOutOfRangeIsRejectedByNameValueAndRange) {
  EXPECT_EQ("scheme: shingle length is 0, must be 1 to 9", complaint([](Scheme& s) { s.features.length = 0; }));
  EXPECT_EQ("scheme: shingle length is 10, must be 1 to 9", complaint([](Scheme& s) { s.features.length = 10; }));
  EXPECT_EQ("scheme: MinHash slots is 15, must be 16 to 1024", complaint([](Scheme& s) { s.minhash.slots = 15; }));
  EXPECT_EQ("scheme: MinHash slots is 1025, must be 16 to 1024", complaint([](Scheme& s) { s.minhash.slots = 1025; }));
  EXPECT_EQ("scheme: minhash bands is 0, must be 1 to 676",
            complaint([](Scheme& s) { s.families = {BandFamily::minhash(0, 4)}; }));
  EXPECT_EQ("scheme: minhash rows is 0, must be 1 to 128",
            complaint([](Scheme& s) { s.families = {BandFamily::minhash(8, 0)}; }));
  EXPECT_EQ("scheme: largest slot is 4294967295, must be 0 to 4294967294",
            complaint([](Scheme& s) { s.slots.group = 0xffffffff; }));
}

TEST(SchemeTest, LimitsThemselvesAreValid) {
  for (const auto& change : std::vector<std::function<void(Scheme&)>>{
           [](Scheme& s) { s.features.length = 1; }, [](Scheme& s) { s.features.length = 9; },
           [](Scheme& s) { s.families = {BandFamily::minhash(16, 1)}, s.minhash.slots = 16; },
           [](Scheme& s) { s.families = {BandFamily::minhash(676, 1)}, s.minhash.slots = 1024; },
           [](Scheme& s) { s.families = {BandFamily::minhash(1, 128)}; },
           [](Scheme& s) {
             s.slots = {0, 1, 2, 0xfffffffe};
           },
           [](Scheme& s) { s.band_prefix = "XA", s.group_prefix = "X" + std::string(15, 'B'); },
           [](Scheme& s) { s.seed = ~std::uint64_t{0}; }}) {
    EXPECT_EQ("nothing was thrown", complaint(change));
  }
}

TEST(SchemeTest, BandsThatNeedMoreSlotsThanThereAreAreRejected) {
  EXPECT_EQ("scheme: bands minhash:33x4 need 132 MinHash slots, minhash= has 128",
            complaint([](Scheme& s) { s.families = {BandFamily::minhash(33, 4)}; }));
}

TEST(SchemeTest, SchemeWithoutBandsOrWithTooManyIsRejected) {
  EXPECT_THAT(complaint([](Scheme& s) { s.families.clear(); }), HasSubstr("no band family"));
  EXPECT_EQ("scheme: bands of all families is 688, must be 1 to 676",
            complaint([](Scheme& s) { s.families.assign(43, BandFamily::simhash_16x28()); }));
}

TEST(SchemeTest, SimhashFamilyOfAnotherShapeIsRejectedWithItsShape) {
  EXPECT_EQ("scheme: bands simhash:4x16 have 5 bands of 1 rows; use simhash_4x16() or simhash_16x28()",
            complaint([](Scheme& s) {
              s.families = {{BandFamily::Kind::kSimHash4x16, 5, 1}};
            }));
}

TEST(SchemeTest, EqualSlotsAreRejectedWithTheirNumbers) {
  EXPECT_EQ("scheme: slots 64,65,66,65 must differ", complaint([](Scheme& s) { s.slots.group_state = 65; }));
}

TEST(SchemeTest, ProfileOfOtherCharactersIsRejected) {
  for (const char* profile : {"", "ICU", "a b", "a=b", "a,b", "caf\xc3\xa9", "a\n"}) {
    EXPECT_THAT(complaint([&](Scheme& s) { s.tokenizer_profile = profile; }),
                HasSubstr("tokenizer profile '" + std::string(profile) + "' must be of lower-case letters"));
  }
}

TEST(SchemeTest, StopWordThatIsNoTokenIsRejected) {
  for (const std::string& word : {std::string(), std::string("-"), std::string("a b"), std::string("a,b"),
                                  std::string("a\nb"), std::string("a\x1b"), std::string("\x7f")}) {
    EXPECT_EQ("scheme: stop word '" + word + "' is not a token", complaint([&](Scheme& s) { s.stop_words = {word}; }));
  }
  EXPECT_THAT(complaint([](Scheme& s) { s.stop_words = {std::string("a\0b", 3)}; }), HasSubstr("stop word 'a"));
}

TEST(SchemeTest, StopWordsOutOfOrderAreRejected) {
  EXPECT_EQ("scheme: stop words must ascend and be distinct at 'an'", complaint([](Scheme& s) {
              s.stop_words = {"the", "an"};
            }));
  EXPECT_EQ("scheme: stop words must ascend and be distinct at 'the'", complaint([](Scheme& s) {
              s.stop_words = {"the", "the"};
            }));
}

TEST(SchemeTest, PrefixThatOmegaWouldMisreadIsRejected) {
  for (const std::string& prefix : {std::string(), std::string("X"), std::string("ND"), std::string("Xnd"),
                                    std::string("XN1"), "X" + std::string(16, 'A')}) {
    EXPECT_EQ("scheme: band prefix '" + prefix + "' must be X and 1 to 15 more capital letters",
              complaint([&](Scheme& s) { s.band_prefix = prefix; }));
    EXPECT_EQ("scheme: group prefix '" + prefix + "' must be X and 1 to 15 more capital letters",
              complaint([&](Scheme& s) { s.group_prefix = prefix; }));
  }
}

TEST(SchemeTest, PrefixesThatBeginOneWithTheOtherAreRejected) {
  EXPECT_EQ("scheme: prefixes XND and XNDX must not begin with each other",
            complaint([](Scheme& s) { s.group_prefix = "XNDX"; }));
  EXPECT_EQ("scheme: prefixes XNG and XNG must not begin with each other",
            complaint([](Scheme& s) { s.band_prefix = "XNG"; }));
  EXPECT_EQ("scheme: prefixes XND and XN must not begin with each other",
            complaint([](Scheme& s) { s.group_prefix = "XN"; }));
}

TEST(SchemeTest, PrefixesThatBeginLikeThatOfDuplicateMarksAreRejected) {
  for (const std::string prefix : {"XNM", "XNMA", "XN"}) {
    const std::string expected =
        "scheme: prefixes " + prefix + " and XNM of the duplicate marks must not begin with each other";
    EXPECT_EQ(expected, complaint([&](Scheme& s) { s.band_prefix = prefix, s.group_prefix = "XG"; }));
    EXPECT_EQ(expected, complaint([&](Scheme& s) { s.group_prefix = prefix, s.band_prefix = "XD"; }));
  }
  EXPECT_EQ("nothing was thrown", complaint([](Scheme& s) { s.band_prefix = "XMN", s.group_prefix = "XNX"; }));
}

TEST(SchemeTest, WordThatCannotBeReadIsNamedWithWhatIsExpected) {
  EXPECT_THAT(complaint("neardup3", "neardup1"), AllOf(HasSubstr("'neardup1'"), HasSubstr("'neardup3'")));
  EXPECT_THAT(complaint("tokenizer=", "tokeniser="), AllOf(HasSubstr("'tokeniser="), HasSubstr("'tokenizer=...'")));
  EXPECT_THAT(complaint("simhash-doc-xxh3", "md5"), AllOf(HasSubstr("fingerprint=md5"), HasSubstr("simhash-doc-xxh3")));
  EXPECT_THAT(complaint("word:3", "line:3"), AllOf(HasSubstr("shingle=line:3"), HasSubstr("word:N")));
  EXPECT_THAT(complaint("word:3", "word:"), AllOf(HasSubstr("shingle=word:"), HasSubstr("word:N")));
  EXPECT_THAT(complaint("fss:128", "oph:128"), AllOf(HasSubstr("minhash=oph:128"), HasSubstr("fss:SLOTS")));
  EXPECT_THAT(complaint("fss:128", "fss:1e2"), AllOf(HasSubstr("minhash=fss:1e2"), HasSubstr("fss:SLOTS")));
  EXPECT_THAT(complaint("sketch=8", "sketch=4"), AllOf(HasSubstr("sketch is 4"), HasSubstr("0 or 8")));
  EXPECT_THAT(complaint("minhash:8x4", "lsh:8x4"), AllOf(HasSubstr("bands=lsh:8x4"), HasSubstr("minhash:BxR")));
  EXPECT_THAT(complaint("minhash:8x4", "minhash:8x4,"), HasSubstr("bands= is unknown"));
  EXPECT_THAT(complaint("seed=0", "seed=-1"), AllOf(HasSubstr("seed=-1"), HasSubstr("whole number")));
  EXPECT_THAT(complaint("seed=0", "seed=18446744073709551616"), HasSubstr("whole number in range"));
  EXPECT_THAT(complaint("64,65,66,67", "64,65,66"), AllOf(HasSubstr("slots=64,65,66"), HasSubstr("four numbers")));
  EXPECT_THAT(complaint("64,65,66,67", "64,65,66,x"), AllOf(HasSubstr("slots=x"), HasSubstr("whole number")));
  EXPECT_THAT(complaint(" groupprefix=XNG", ""), HasSubstr("ends before 'groupprefix'"));
  EXPECT_THAT(complaint("groupprefix=XNG", "groupprefix=XNG more"), HasSubstr("unexpected 'more'"));
  EXPECT_THAT(complaint(" seed=0", "  seed=0"), AllOf(HasSubstr("'seed=...'"), HasSubstr("''")));
}

TEST(SchemeTest, PresetsAreReadByNameAndValid) {
  EXPECT_THAT(Scheme::preset_names(),
              ::testing::ElementsAre("standard", "simhash-doc", "short", "loose", "containment", "spelling"));
  for (const std::string& name : Scheme::preset_names()) {
    const Scheme scheme = Scheme::parse(name);
    EXPECT_NO_THROW(scheme.validate()) << name;
    EXPECT_EQ(scheme, Scheme::parse(scheme.text())) << name;
    EXPECT_EQ(name == "standard", scheme == Scheme()) << name;
  }
}

TEST(SchemeTest, LooseFindsHalfAlikePairsAsItSays) {
  EXPECT_NEAR(0.93, *Scheme::preset("loose").families.front().candidate_probability(0.5), 0.005);
}

TEST(SchemeTest, WordsAfterAPresetsNameDifferFromIt) {
  const Scheme scheme = Scheme::parse("short shingle=char:5 bands=minhash:16x4,sample:8 stop=@en");
  Scheme expected = Scheme::preset("short");
  expected.features = *FeatureMethod::parse("char:5");
  expected.families = {BandFamily::minhash(16, 4), BandFamily::of_key_method("sample:8")};
  expected.stop_words = stop_list("en");
  EXPECT_EQ(expected.text(), scheme.text());
  const auto complaint_of = [](const char* text) -> std::string {
    try {
      Scheme::parse(text);
    } catch (const std::invalid_argument& error) {
      return error.what();
    }
    return "nothing was thrown";
  };
  EXPECT_THAT(complaint_of("standard shingles=char:5"), HasSubstr("'shingles=char:5' changes nothing"));
  EXPECT_THAT(complaint_of("standard shingle"), HasSubstr("'shingle' changes nothing"));
  EXPECT_THAT(complaint_of("standard shingle=line:5"), HasSubstr("shingle=line:5 is unknown"));
  EXPECT_THAT(complaint_of("standard stop=@xx"), HasSubstr("'xx'"));
  EXPECT_THAT(complaint_of("other shingle=char:5"), HasSubstr("'other'"));
}

TEST(SchemeTest, ParsedSchemeIsValid) {
  EXPECT_EQ("scheme: shingle length is 12, must be 1 to 9", complaint("word:3", "word:12"));
  EXPECT_EQ("scheme: slots 64,64,66,67 must differ", complaint("64,65", "64,64"));
}

// Otherwise one scheme had several texts, and so several ids.
TEST(SchemeTest, TextThatIsNotCanonicalIsRejectedWithTheCanonicalOne) {
  EXPECT_EQ("scheme: 'seed=00' is not canonical; write 'seed=0'", complaint("seed=0", "seed=00"));
  EXPECT_EQ("scheme: 'sketch=08' is not canonical; write 'sketch=8'", complaint("sketch=8", "sketch=08"));
  EXPECT_EQ("scheme: 'slots=064,65,66,67' is not canonical; write 'slots=64,65,66,67'", complaint("64,65", "064,65"));
  EXPECT_THAT(complaint("8x4", "08x4"), HasSubstr("bands=minhash:08x4 is unknown"));
  EXPECT_THAT(complaint("word:3", "word:03"), HasSubstr("shingle=word:03 is unknown"));
  EXPECT_THAT(complaint("fss:128", "fss:0128"), HasSubstr("minhash=fss:0128 is unknown"));
}

TEST(SchemeTest, DamagedTextIsRejectedOrIsTheTextOfWhatWasRead) {
  SeededRandom random(3);
  const auto check = [](const std::string& text) {
    try {
      const Scheme scheme = Scheme::parse(text);
      EXPECT_EQ(text, scheme.text());
      scheme.validate();
    } catch (const std::invalid_argument&) {
      // rejected
    }
  };
  const std::string text = kStandardText;
  for (std::size_t length = 0; length != text.size(); ++length) check(text.substr(0, length));
  for (std::size_t bit = 0; bit != 8 * text.size(); ++bit) {
    std::string damaged = text;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
    check(damaged);
  }
  for (int round = 0; round != 20000; ++round) {
    std::string damaged = random_scheme(random).text();
    for (std::size_t changes = random.below(3); changes != 0; --changes) {
      damaged[random.below(damaged.size())] = text[random.below(text.size())];
    }
    check(damaged);
    check(random.bytes(random.below(40)));
  }
}

TEST(SchemeTest, BandTermIsPrefixLetterAndKeyInBase32) {
  const Scheme standard;
  EXPECT_EQ("XNDa" + base32_encode(0x0123456789U, 40), standard.band_term(0, 0, 0x0123456789U));
  EXPECT_EQ("XNDhaerukz4j", standard.band_term(0, 7, 0x0123456789U));
  EXPECT_EQ("XNDbaeruky", Scheme::preset("simhash-doc").band_term(0, 1, 0x0123456U));
}

TEST(SchemeTest, LettersCountOverAllFamiliesInOrder) {
  Scheme scheme;
  scheme.families = {BandFamily::simhash_4x16(), BandFamily::minhash(8, 4), BandFamily::minhash(14, 6)};
  EXPECT_EQ(26U, scheme.band_count());
  EXPECT_EQ('d', scheme.band_term(0, 3, 0)[3]);
  EXPECT_EQ('e', scheme.band_term(1, 0, 0)[3]);
  EXPECT_EQ('m', scheme.band_term(2, 0, 0)[3]);
  EXPECT_EQ('z', scheme.band_term(2, 13, 0)[3]);
  EXPECT_EQ(3U + 1 + 8, scheme.band_term(2, 13, 0).size());
}

TEST(SchemeTest, MoreThanTwentySixBandsHaveTwoLettersEach) {
  Scheme scheme;
  scheme.minhash.slots = 1024;
  scheme.families = {BandFamily::minhash(27, 1), BandFamily::minhash(649, 1)};
  ASSERT_NO_THROW(scheme.validate());
  EXPECT_EQ("XNDaaaaaaaaaa", scheme.band_term(0, 0, 0));
  EXPECT_EQ("XNDazaaaaaaaa", scheme.band_term(0, 25, 0));
  EXPECT_EQ("XNDbaaaaaaaaa", scheme.band_term(0, 26, 0));
  EXPECT_EQ("XNDzzaaaaaaaa", scheme.band_term(1, 648, 0));
}

TEST(SchemeTest, TermsOfTwoBandsNeverMeetAndStayShort) {
  SeededRandom random(4);
  for (int round = 0; round != 200; ++round) {
    const Scheme scheme = random_scheme(random);
    std::set<std::string> terms;
    for (unsigned f = 0; f != scheme.families.size(); ++f) {
      for (unsigned band = 0; band != scheme.families[f].bands; ++band) {
        const std::string term = scheme.band_term(f, band, 1);
        EXPECT_EQ(0U, term.rfind(scheme.band_prefix, 0));
        EXPECT_LT(term.size(), 32U);
        terms.insert(term);
      }
    }
    EXPECT_EQ(scheme.band_count(), terms.size());
  }
}

TEST(SchemeTest, FamiliesListedAreTold) {
  Scheme scheme;
  EXPECT_TRUE(scheme.has_other_than_simhash());
  EXPECT_FALSE(scheme.has_simhash());
  EXPECT_EQ(8U, scheme.band_count());
  scheme.families.push_back(BandFamily::simhash_16x28());
  EXPECT_TRUE(scheme.has_other_than_simhash());
  EXPECT_TRUE(scheme.has_simhash());
  EXPECT_EQ(24U, scheme.band_count());
  EXPECT_FALSE(Scheme::preset("simhash-doc").has_other_than_simhash());
}

TEST(SchemeTest, PromisedDistanceIsThatOfTheBestSimhashFamily) {
  Scheme scheme;
  EXPECT_EQ(-1, scheme.guaranteed_distance(false));
  EXPECT_EQ(-1, scheme.guaranteed_distance(true));
  scheme.families.push_back(BandFamily::simhash_16x28());
  EXPECT_EQ(3, scheme.guaranteed_distance(false));
  EXPECT_EQ(3, scheme.guaranteed_distance(true));
  scheme.families.push_back(BandFamily::simhash_4x16());
  EXPECT_EQ(3, scheme.guaranteed_distance(false));
  EXPECT_EQ(7, scheme.guaranteed_distance(true));
}

}  // namespace
}  // namespace neardup
