#include "find/cascade_finder.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "compare/similarity.h"
#include "fingerprint/simhash.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_reader.h"
#include "neardup/error.h"
#include "plugin/plain_texts.h"
#include "plugin/random_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"
#include "text/word_order.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<Xapian::docid> docids_of(const FindResult& result) {
  std::vector<Xapian::docid> docids;
  for (const Match& match : result.matches) docids.push_back(match.docid);
  return docids;
}

std::vector<Xapian::docid> sorted(std::vector<Xapian::docid> docids) {
  std::sort(docids.begin(), docids.end());
  return docids;
}

/** All matches of a query, ascending. */
std::vector<Xapian::docid> matching(const Xapian::Database& database, const Xapian::Query& query) {
  Xapian::Enquire enquire(database);
  enquire.set_query(query);
  const Xapian::MSet matches = enquire.get_mset(0, database.get_doccount());
  return sorted({matches.begin(), matches.end()});
}

CascadeOptions at_threshold(double threshold) {
  CascadeOptions options;
  options.threshold = threshold;
  return options;
}

CascadeOptions within(unsigned distance, bool scan = false) {
  CascadeOptions options;
  options.max_distance = distance;
  options.scan = scan;
  return options;
}

template <typename Error, typename Action>
std::string message_of(Action action) {
  try {
    action();
  } catch (const Error& error) {
    return error.get_msg();
  }
  ADD_FAILURE() << "no such exception";
  return {};
}

static_assert(!std::is_copy_constructible_v<CascadeFinder> && !std::is_copy_assignable_v<CascadeFinder>);

class CascadeFinderTest : public ::testing::Test {
 protected:
  explicit CascadeFinderTest(const Scheme& scheme = white_space_scheme()) : database_(scheme) {}

  CascadeFinder finder(CascadeOptions options = {}) {
    return {database_.database(), database_.scheme(), tokenizer_, std::move(options)};
  }

  SignedDatabase database_;
  WhiteSpaceTokenizer tokenizer_;
};

/** Documents are their sets of words: similarities are easy to choose. */
class WordSetFinderTest : public CascadeFinderTest {
 protected:
  WordSetFinderTest() : CascadeFinderTest(word_set_scheme()) {}
};

constexpr const char* kTen = "a b c d e f g h i j";

TEST_F(CascadeFinderTest, TextFindsTheDocumentsNearIt) {
  const Xapian::docid same = database_.add(kFourteen);
  database_.add("nothing of all that stands in this one document at all");
  const Xapian::docid near = database_.add(std::string(kFourteen) + " more");
  const FindResult result = finder().find_text(kFourteen);
  EXPECT_THAT(docids_of(result), ElementsAre(same, near));
  EXPECT_EQ(1, result.matches[0].similarity->jaccard);
  EXPECT_EQ(0U, result.matches[0].hamming);
  EXPECT_EQ(12.0 / 13, result.matches[1].similarity->jaccard);
  EXPECT_EQ(1, result.matches[1].similarity->containment);
  EXPECT_EQ(Verification::kExact, result.matches[1].similarity->verification);
  EXPECT_EQ(2U, result.verified_exactly);
  EXPECT_EQ(0U, result.estimated);
}

/** A document whose copies must share some text that is not signed. */
Xapian::docid add_with_evidence(SignedDatabase& database, const char* caption, std::uint64_t canonical = 0) {
  Xapian::Document document = plain_document(kFourteen);
  SignatureOrigin origin;
  origin.content_rules = 2;
  EvidenceCollector facts;
  facts.add(EvidenceKind::kCaption, caption);
  origin.evidence = facts.evidence(14);
  origin.canonical = canonical;
  database.indexer().annotate(document, kFourteen, origin);
  return database.add(document);
}

TEST_F(CascadeFinderTest, OtherEvidencePartsDocumentsAndNotATextFromThem) {
  const Xapian::docid one = add_with_evidence(database_, "red lamp", 7);
  const Xapian::docid copy = add_with_evidence(database_, "red lamp");
  const Xapian::docid other = add_with_evidence(database_, "blue lamp");
  const Xapian::docid same_url = add_with_evidence(database_, "green lamp", 7);
  EXPECT_THAT(docids_of(finder().find_document(one)), ElementsAre(copy, same_url));
  EXPECT_THAT(docids_of(finder().find_document(other)), ElementsAre());
  EXPECT_THAT(docids_of(finder().find_text(kFourteen)), ElementsAre(one, copy, other, same_url));
}

TEST_F(CascadeFinderTest, DocumentsSignedFromPositionsMatchWhateverTheEvidenceIs) {
  const Xapian::docid page = add_with_evidence(database_, "red lamp");
  Xapian::Document read_back = plain_document(kFourteen);
  database_.indexer().annotate(read_back, kFourteen, TextSource::kPositions);
  const Xapian::docid positions = database_.add(read_back);
  EXPECT_THAT(docids_of(finder().find_document(page)), ElementsAre(positions));
  EXPECT_THAT(docids_of(finder().find_document(positions)), ElementsAre(page));
}

TEST_F(CascadeFinderTest, WhatIsComparedByTheWordsOfAnIndexSaysSo) {
  const Xapian::docid text = database_.add(kFourteen);
  const Xapian::docid near = database_.add(std::string(kFourteen) + " fifteen");
  Xapian::Document read_back = plain_document(kFourteen);
  database_.indexer().annotate(read_back, kFourteen, TextSource::kPositions);
  const Xapian::docid positions = database_.add(read_back);
  std::map<Xapian::docid, bool> by_index;
  for (const Match& match : finder().find_document(text).matches) by_index[match.docid] = match.similarity->by_index;
  EXPECT_EQ((std::map<Xapian::docid, bool>{{near, false}, {positions, true}}), by_index);
}

TEST_F(CascadeFinderTest, DocumentIsNotItsOwnNearDuplicate) {
  const Xapian::docid first = database_.add(kFourteen, "first");
  const Xapian::docid second = database_.add(kFourteen, "second");
  EXPECT_THAT(docids_of(finder().find_document(first)), ElementsAre(second));
  EXPECT_THAT(docids_of(finder().find_id("second")), ElementsAre(first));
  EXPECT_EQ(1U, finder().find_document(first).candidates);
}

TEST_F(CascadeFinderTest, DocumentsDeclaredDistinctAreLeftOutAndCounted) {
  for (const char* id : {"a", "b", "c"}) database_.add(kFourteen, id);
  declare_distinct(database_.database(), "a", "c");
  CascadeOptions by_distance;
  by_distance.max_distance = 0;
  by_distance.scan = true;
  for (const CascadeOptions& options : {CascadeOptions(), by_distance}) {
    EXPECT_THAT(docids_of(finder(options).find_id("a")), ElementsAre(2));
    EXPECT_EQ(1U, finder(options).find_id("a").distinct);
    EXPECT_THAT(docids_of(finder(options).find_document(3)), ElementsAre(2));
    EXPECT_THAT(docids_of(finder(options).find_id("b")), ElementsAre(1, 3));
    EXPECT_THAT(docids_of(finder(options).find_text(kFourteen)), ElementsAre(1, 2, 3)) << "a text is no document";
  }
  CascadeFinder living = finder();
  retract_distinct(database_.database(), "a", "c");
  EXPECT_THAT(docids_of(living.find_id("a")), ElementsAre(2, 3));
}

TEST_F(CascadeFinderTest, ArrivingDocumentFindsWhatItsTextFinds) {
  database_.add(kFourteen, "a");
  database_.add(std::string(kFourteen) + " more", "b");
  const std::string text = std::string(kFourteen) + " other";
  const Xapian::Document document = signed_document(database_.indexer(), text, "c");
  for (const bool committed : {false, true}) {
    if (committed) database_.database().commit();
    const FindResult by_text = finder().find_text(text);
    const FindResult result = finder().find_incoming(document, "c", text);
    EXPECT_EQ(docids_of(by_text), docids_of(result));
    EXPECT_EQ(by_text.verified_exactly, result.verified_exactly);
    ASSERT_EQ(2U, result.matches.size());
    for (std::size_t i = 0; i != 2; ++i) {
      EXPECT_EQ(by_text.matches[i].similarity->jaccard, result.matches[i].similarity->jaccard);
      EXPECT_EQ(by_text.matches[i].hamming, result.matches[i].hamming);
    }
    EXPECT_THAT(docids_of(finder().find_incoming(document, "a", text)), ElementsAre(2)) << "its older form is left out";
    EXPECT_THAT(docids_of(finder().find_incoming(document, "", text)), ElementsAre(1, 2));
  }
}

TEST_F(CascadeFinderTest, ArrivingDocumentIsDeclaredDistinctBeforeItIsThere) {
  for (const char* id : {"a", "b"}) database_.add(kFourteen, id);
  declare_distinct(database_.database(), "a", "b");
  database_.database().delete_document("Qb");
  const Xapian::Document document = signed_document(database_.indexer(), kFourteen, "b");
  const FindResult result = finder().find_incoming(document, "b", kFourteen);
  EXPECT_THAT(result.matches, IsEmpty());
  EXPECT_EQ(1U, result.distinct);
  EXPECT_THAT(docids_of(finder().find_incoming(document, "c", kFourteen)), ElementsAre(1));
}

TEST_F(CascadeFinderTest, ArrivingDocumentWithoutASignatureHasNoNearDuplicates) {
  database_.add(kFourteen);
  EXPECT_THAT(finder().find_incoming(plain_document(kFourteen), "", kFourteen).matches, IsEmpty());
  Xapian::Document other_scheme = signed_document(database_.indexer(), kFourteen);
  other_scheme.add_value(66, "damaged");
  EXPECT_THAT(finder().find_incoming(other_scheme, "", kFourteen).matches, IsEmpty());
}

TEST_F(CascadeFinderTest, MissingDocumentAndUnknownIdAreReported) {
  CascadeFinder finder = this->finder();
  EXPECT_THROW(finder.find_document(99), Xapian::DocNotFoundError);
  EXPECT_THROW(finder.document_query(99), Xapian::DocNotFoundError);
  for (const auto& ask : {std::function<void()>([&] { finder.find_id("no-such-id"); }),
                          std::function<void()>([&] { finder.id_query("no-such-id"); })}) {
    EXPECT_THAT(message_of<Xapian::DocNotFoundError>(ask), HasSubstr("'no-such-id'"));
  }
}

TEST_F(CascadeFinderTest, TextWithoutTokensHasNoNearDuplicates) {
  database_.add(kFourteen);
  const FindResult result = finder(at_threshold(0)).find_text(" \n ");
  EXPECT_THAT(result.matches, IsEmpty());
  EXPECT_EQ(0U, result.candidates);
  EXPECT_TRUE(finder().text_query("").empty());
}

TEST_F(CascadeFinderTest, DocumentWithoutTokensHasNoNearDuplicates) {
  const Xapian::docid empty = database_.add("", "empty");
  database_.add("", "other");
  EXPECT_THAT(finder(at_threshold(0)).find_document(empty).matches, IsEmpty());
  EXPECT_THAT(finder().find_id("empty").matches, IsEmpty());
  EXPECT_TRUE(finder().document_query(empty).empty());
}

TEST_F(CascadeFinderTest, DocumentThatWasNeverSignedIsReported) {
  const Xapian::docid docid = database_.add(plain_document(kFourteen));
  EXPECT_THROW(finder().find_document(docid), Xapian::DocNotFoundError);
}

TEST_F(CascadeFinderTest, DocumentThatWasNeverSignedIsReportedWhereItsWordsHaveNoPositions) {
  Xapian::Document document;
  document.add_term("word");
  const Xapian::docid docid = database_.add(document);
  EXPECT_THROW(finder().find_document(docid), Xapian::DocNotFoundError);
  database_.add("another with positions");
  EXPECT_THAT(message_of<Xapian::DocNotFoundError>([&] { finder().find_document(docid); }), HasSubstr("no positions"));
}

TEST_F(WordSetFinderTest, MatchAtExactlyTheThresholdCounts) {
  const Xapian::docid docid = database_.add("a b c d e f g h");  // 8 of 10
  EXPECT_THAT(docids_of(finder(at_threshold(0.8)).find_text(kTen)), ElementsAre(docid));
  EXPECT_THAT(docids_of(finder(at_threshold(0.8000001)).find_text(kTen)), IsEmpty());
}

TEST_F(WordSetFinderTest, ThresholdsOfZeroAndOneAreAllowed) {
  const Xapian::docid same = database_.add(kTen);
  const Xapian::docid half = database_.add("a b c d e");
  EXPECT_THAT(docids_of(finder(at_threshold(0)).find_text(kTen)), ElementsAre(same, half));
  EXPECT_THAT(docids_of(finder(at_threshold(1)).find_text(kTen)), ElementsAre(same));
}

TEST_F(WordSetFinderTest, BestStandFirstAndEqualOnesByDocid) {
  const Xapian::docid last = database_.add("a b c d e f g h");
  const Xapian::docid second = database_.add(kTen);
  const Xapian::docid third = database_.add(kTen);
  const Xapian::docid first_of_nine = database_.add("a b c d e f g h i");
  const FindResult result = finder(at_threshold(0.5)).find_text(kTen);
  EXPECT_THAT(docids_of(result), ElementsAre(second, third, first_of_nine, last));
}

TEST_F(WordSetFinderTest, LimitKeepsTheBest) {
  database_.add("a b c d e f g h");
  const Xapian::docid best = database_.add(kTen);
  const Xapian::docid next = database_.add("a b c d e f g h i");
  CascadeOptions options = at_threshold(0.5);
  options.limit = 2;
  EXPECT_THAT(docids_of(finder(options).find_text(kTen)), ElementsAre(best, next));
  options.limit = 3;
  EXPECT_EQ(3U, finder(options).find_text(kTen).matches.size());
}

TEST_F(WordSetFinderTest, BeyondTheVerifyLimitEstimatesCountByTheirLowerBound) {
  database_.add("j i h g f e d c b a");  // the same set in another order: estimated 1, at least 0.959
  CascadeOptions options = at_threshold(0.95);
  options.verify_limit = 0;
  const FindResult reached = finder(options).find_text(kTen);
  ASSERT_EQ(1U, reached.matches.size());
  EXPECT_EQ(Verification::kEstimated, reached.matches[0].similarity->verification);
  EXPECT_EQ(1U, reached.estimated);
  EXPECT_EQ(0U, reached.verified_exactly);
  options.threshold = 0.97;
  EXPECT_THAT(finder(options).find_text(kTen).matches, IsEmpty());
  options.verify_limit = 1;
  EXPECT_EQ(1U, finder(options).find_text(kTen).matches.size()) << "it is 1 exactly";
}

TEST_F(WordSetFinderTest, MostPromisingCandidatesAreVerified) {
  const Xapian::docid half = database_.add("a b c d e");
  const Xapian::docid whole = database_.add("j i h g f e d c b a");
  CascadeOptions options = at_threshold(0.1);
  options.verify_limit = 1;
  const FindResult result = finder(options).find_text(kTen);
  ASSERT_THAT(docids_of(result), ElementsAre(whole, half));
  EXPECT_EQ(Verification::kExact, result.matches[0].similarity->verification);
  EXPECT_EQ(Verification::kEstimated, result.matches[1].similarity->verification);
}

TEST_F(WordSetFinderTest, EqualTextsDoNotUseUpTheVerifyLimit) {
  for (int i = 0; i != 5; ++i) database_.add(kTen);
  const Xapian::docid near = database_.add("a b c d e f g h i");
  CascadeOptions options = at_threshold(0.5);
  options.verify_limit = 1;
  const FindResult result = finder(options).find_text(kTen);
  EXPECT_EQ(6U, result.verified_exactly);
  EXPECT_EQ(near, result.matches.back().docid);
}

TEST_F(WordSetFinderTest, TextSourceServesDocumentsThatPositionsDoNotCover) {
  const Xapian::docid docid = database_.add_uncovered("a b c d e f g h i");
  EXPECT_EQ(1U, finder(at_threshold(0.5)).find_text(kTen).estimated);
  CascadeOptions options = at_threshold(0.9);
  options.texts = [](Xapian::docid) { return std::optional<std::string>("a b c d e f g h i"); };
  const FindResult result = finder(options).find_text(kTen);
  EXPECT_THAT(docids_of(result), ElementsAre(docid));
  EXPECT_EQ(0.9, result.matches[0].similarity->jaccard);
}

TEST_F(WordSetFinderTest, CascadeIsCounted) {
  database_.add(kTen);                               // verified
  database_.add("a b c d e f g h i");                // verified
  database_.add_uncovered("a b c d e f g h i k");    // estimated
  database_.add("a q w r t y u o p s l k x v n m");  // shares one word: rejected if it is a candidate at all
  const Xapian::docid damaged = database_.add(kTen);
  database_.set_value(damaged, 66, "damaged");
  const Xapian::docid other = database_.add(kTen);
  database_.set_value(other, 66, encode_signature({{}, 3, 2, 1, {}}, Scheme().id()));
  const FindResult result = finder(at_threshold(0.8)).find_text(kTen);
  EXPECT_EQ(2U, result.unusable);
  EXPECT_EQ(2U, result.verified_exactly);
  EXPECT_EQ(1U, result.estimated);
  EXPECT_EQ(result.candidates, result.rejected + result.unusable + result.verified_exactly + result.estimated);
}

TEST_F(CascadeFinderTest, CountersAddUpOnRandomTexts) {
  constexpr unsigned kSeed = 17;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomTexts random(kSeed);
  for (int family = 0; family != 30; ++family) {
    const std::vector<std::string> words = random.words(100);
    for (std::size_t copy = 0; copy != 10; ++copy) database_.add(joined(random.edited(words, 4 * copy)));
  }
  std::size_t rejected = 0;
  for (Xapian::docid docid = 1; docid <= 300; ++docid) {
    const FindResult result = finder().find_document(docid);
    EXPECT_EQ(result.candidates, result.rejected + result.unusable + result.verified_exactly + result.estimated);
    EXPECT_LE(result.matches.size(), result.verified_exactly);
    rejected += result.rejected;
  }
  EXPECT_GT(rejected, 0U);
}

TEST(FinderRecallTest, FindsWhatBruteForceFindsAmongBandSharers) {
  constexpr unsigned kSeed = 23;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomTexts random(kSeed);
  SignedDatabase database;
  WhiteSpaceTokenizer tokenizer;
  const Signer signer(database.scheme());
  std::vector<ShingleSet> sets;
  for (int family = 0; family != 60; ++family) {
    const std::vector<std::string> words = random.words(40 + random.below(100));
    for (int copy = 0; copy != 5; ++copy) {
      const std::string text = joined(random.edited(words, random.below(6)));
      database.add(text);
      sets.push_back(signer.shingle_set(text, tokenizer));
    }
  }
  CascadeFinder finder(database.database(), database.scheme(), tokenizer);
  std::size_t near = 0, found = 0;
  for (std::size_t a = 0; a != sets.size(); ++a) {
    std::map<Xapian::docid, double> matches;
    for (const Match& match : finder.find_document(static_cast<Xapian::docid>(a + 1)).matches) {
      matches[match.docid] = match.similarity->jaccard;
    }
    for (std::size_t b = 0; b != sets.size(); ++b) {
      if (a == b) continue;
      const double truth = jaccard(sets[a], sets[b]);
      const auto match = matches.find(static_cast<Xapian::docid>(b + 1));
      near += truth >= 0.8 ? 1 : 0;
      if (match == matches.end()) continue;
      ++found;
      EXPECT_EQ(truth, match->second);
      EXPECT_GE(truth, 0.8);
    }
  }
  ASSERT_GT(near, 300U);
  EXPECT_GE(static_cast<double>(found), 0.985 * static_cast<double>(near));
}

// The proof that posting lists answer: without its band terms a document is out of reach.
TEST(FinderPostingListTest, DocumentWithoutBandTermsIsFoundByAScanOnly) {
  Scheme scheme = white_space_scheme(BandFamily::simhash_16x28());
  scheme.families.push_back(BandFamily::minhash(8, 4));
  SignedDatabase database(scheme);
  WhiteSpaceTokenizer tokenizer;
  const Xapian::docid kept = database.add(kFourteen);
  const Xapian::docid stripped = database.add(kFourteen);
  const auto find = [&](const CascadeOptions& options) {
    return docids_of(CascadeFinder(database.database(), scheme, tokenizer, options).find_text(kFourteen));
  };
  EXPECT_THAT(find({}), ElementsAre(kept, stripped));
  database.remove_terms(stripped, scheme.band_prefix);
  EXPECT_THAT(find({}), ElementsAre(kept));
  EXPECT_THAT(find(within(3)), ElementsAre(kept));
  EXPECT_THAT(find(within(3, true)), ElementsAre(kept, stripped));
}

TEST_F(CascadeFinderTest, BadOptionsAreRefusedNamingTheValue) {
  for (const double threshold : {-0.01, 1.01, std::nan("")}) {
    EXPECT_THAT(message_of<Xapian::InvalidArgumentError>([&] { finder(at_threshold(threshold)); }),
                HasSubstr("0 to 1"));
  }
  EXPECT_THAT(message_of<Xapian::InvalidArgumentError>([&] { finder(at_threshold(1.5)); }), HasSubstr("is 1.5,"));
  EXPECT_THAT(message_of<Xapian::InvalidArgumentError>([&] { finder(at_threshold(1.0000001)); }),
              HasSubstr("is 1.0000001,"));
  EXPECT_THAT(message_of<Xapian::InvalidArgumentError>([&] { finder(within(65, true)); }), HasSubstr("65"));
  EXPECT_THAT(message_of<Xapian::InvalidArgumentError>([&] { finder(within(3)); }),
              ::testing::AllOf(HasSubstr("distance 3"), HasSubstr("MinHash")));
  EXPECT_THROW(finder().find_fingerprint(1), Xapian::InvalidArgumentError) << "MinHash bands promise no distance";
}

TEST_F(CascadeFinderTest, AnotherTokenizerProfileIsRefusedNamingBoth) {
  EXPECT_THAT(
      message_of<Xapian::InvalidArgumentError>([&] { CascadeFinder(database_.database(), Scheme(), tokenizer_); }),
      ::testing::AllOf(HasSubstr("'ws'"), HasSubstr("'icu-uax29-xapian2'")));
}

TEST_F(CascadeFinderTest, TargetOfAnotherSchemeIsRefusedNamingBoth) {
  DocumentSigner other = white_space_indexer(word_set_scheme());
  const Xapian::docid docid = database_.add(signed_document(other, kFourteen));
  for (const auto& ask : {std::function<void()>([&] { finder().find_document(docid); }),
                          std::function<void()>([&] { finder().document_query(docid); })}) {
    EXPECT_THAT(message_of<SchemeMismatchError>(ask),
                ::testing::AllOf(HasSubstr(database_.scheme().name()), HasSubstr(word_set_scheme().name())));
  }
}

TEST_F(CascadeFinderTest, DamagedTargetIsReported) {
  const Xapian::docid docid = database_.add(kFourteen);
  database_.set_value(docid, 66, "damaged");
  EXPECT_THROW(finder().find_document(docid), DamagedSignatureError);
}

TEST_F(CascadeFinderTest, DamagedFingerprintLeavesTheSimilarity) {
  const Xapian::docid one = database_.add(kFourteen);
  const Xapian::docid two = database_.add(kFourteen);
  database_.set_value(one, 64, "damaged");
  const FindResult of_damaged = finder().find_document(one);
  EXPECT_THAT(docids_of(of_damaged), ElementsAre(two));
  EXPECT_FALSE(of_damaged.matches[0].hamming);
  const FindResult of_other = finder().find_document(two);
  EXPECT_THAT(docids_of(of_other), ElementsAre(one));
  EXPECT_FALSE(of_other.matches[0].hamming);
  EXPECT_THAT(message_of<DamagedSignatureError>([&] { finder(within(3, true)).find_document(one); }),
              HasSubstr("'xapian-neardup sign DATABASE --verify'"));
  EXPECT_THAT(docids_of(finder(within(3, true)).find_document(two)), IsEmpty());
}

TEST_F(CascadeFinderTest, LaterChangesOfTheDatabaseAreSeen) {
  const Xapian::docid one = database_.add(kFourteen);
  CascadeFinder finder = this->finder();
  EXPECT_THAT(finder.find_document(one).matches, IsEmpty());
  const Xapian::docid two = database_.add(kFourteen);
  EXPECT_THAT(docids_of(finder.find_document(one)), ElementsAre(two));
  EXPECT_THAT(docids_of(finder.find_document(two)), ElementsAre(one));
  database_.replace(one, "now it is about something else entirely");
  EXPECT_THAT(finder.find_document(two).matches, IsEmpty());
  EXPECT_THAT(finder.find_document(one).matches, IsEmpty());
}

/** Documents with chosen fingerprints: many at chosen distances from kCentre, others anywhere. */
class PlantedFingerprints {
 public:
  static constexpr std::uint64_t kCentre = 0x0123456789abcdef;

  explicit PlantedFingerprints(const BandFamily& family, unsigned seed = 29) : database(white_space_scheme(family)) {
    RandomTexts random(seed);
    for (int i = 0; i != 600; ++i) {
      const auto distance = static_cast<unsigned>(random.below(12));
      add(i % 3 == 0 ? random.bits() : random.flipped(kCentre, distance), "text number " + std::to_string(i));
    }
    add(kCentre, "the centre");
  }

  Xapian::docid add(std::uint64_t fingerprint, const std::string& text) {
    Xapian::Document document = signed_document(database.indexer(), text);
    plant_fingerprint(document, database.scheme(), fingerprint);
    fingerprints.push_back(fingerprint);
    return database.add(document);
  }

  std::vector<Xapian::docid> by_brute_force(unsigned distance) const {
    std::vector<Xapian::docid> docids;
    for (std::size_t i = 0; i != fingerprints.size(); ++i) {
      if (hamming_distance(fingerprints[i], kCentre) <= distance) docids.push_back(static_cast<Xapian::docid>(i + 1));
    }
    return docids;
  }

  SignedDatabase database;
  std::vector<std::uint64_t> fingerprints;
};

void expect_found(PlantedFingerprints& planted, const CascadeOptions& options) {
  WhiteSpaceTokenizer tokenizer;
  CascadeFinder finder(planted.database.database(), planted.database.scheme(), tokenizer, options);
  const FindResult result = finder.find_fingerprint(PlantedFingerprints::kCentre);
  const std::vector<Xapian::docid> expected = planted.by_brute_force(options.max_distance.value_or(3));
  EXPECT_EQ(expected, sorted(docids_of(result)));
  EXPECT_GT(expected.size(), options.max_distance == 0U ? 0U : 20U);
  unsigned last = 0;
  for (const Match& match : result.matches) {
    EXPECT_FALSE(match.similarity) << "only fingerprints are known";
    EXPECT_EQ(hamming_distance(planted.fingerprints[match.docid - 1], PlantedFingerprints::kCentre), match.hamming);
    EXPECT_LE(last, *match.hamming) << "nearest first";
    last = *match.hamming;
  }
  EXPECT_EQ(result.candidates, result.rejected + result.unusable + result.matches.size());
}

TEST(CascadeFinderFingerprintTest, SixteenTablesFindAllWithinThreeBits) {
  PlantedFingerprints planted(BandFamily::simhash_16x28());
  for (const unsigned distance : {0U, 1U, 2U, 3U}) expect_found(planted, within(distance));
  expect_found(planted, {});
}

TEST(CascadeFinderFingerprintTest, FourQuartersWithProbingFindAllWithinSevenBits) {
  PlantedFingerprints planted(BandFamily::simhash_4x16());
  for (const unsigned distance : {0U, 3U, 4U, 7U}) expect_found(planted, within(distance));
}

TEST(CascadeFinderFingerprintTest, ScanFindsAllWithinAnyDistance) {
  PlantedFingerprints planted(BandFamily::minhash(8, 4));
  for (const unsigned distance : {0U, 3U, 8U, 20U, 64U}) expect_found(planted, within(distance, true));
}

TEST(CascadeFinderFingerprintTest, DocumentAndTextAreMatchedByDistanceToo) {
  PlantedFingerprints planted(BandFamily::simhash_4x16());
  const Xapian::docid centre = static_cast<Xapian::docid>(planted.fingerprints.size());
  for (const CascadeOptions& options : {within(7), within(7, true)}) {
    WhiteSpaceTokenizer tokenizer;
    CascadeFinder finder(planted.database.database(), planted.database.scheme(), tokenizer, options);
    const FindResult result = finder.find_document(centre);
    std::vector<Xapian::docid> expected = planted.by_brute_force(7);
    expected.pop_back();  // itself
    EXPECT_EQ(expected, sorted(docids_of(result)));
    for (const Match& match : result.matches) EXPECT_EQ(0, match.similarity->jaccard) << "what it really is";
    EXPECT_EQ(result.candidates, result.rejected + result.unusable + result.matches.size());
    EXPECT_THAT(docids_of(finder.find_text("text number 0")), ::testing::Not(::testing::Contains(1U)))
        << "the text of document 1, which carries another fingerprint";
  }
}

TEST(CascadeFinderFingerprintTest, DistanceBeyondThePromiseIsRefusedNamingBoth) {
  for (const auto& [family, promise] :
       {std::pair{BandFamily::simhash_16x28(), 3U}, std::pair{BandFamily::simhash_4x16(), 7U}}) {
    SignedDatabase database{white_space_scheme(family)};
    WhiteSpaceTokenizer tokenizer;
    const auto construct = [&, distance = promise + 1] {
      CascadeFinder(database.database(), database.scheme(), tokenizer, within(distance));
    };
    EXPECT_THAT(message_of<Xapian::InvalidArgumentError>(construct),
                ::testing::AllOf(HasSubstr("distance " + std::to_string(promise + 1)),
                                 HasSubstr("distance " + std::to_string(promise))));
    EXPECT_NO_THROW(CascadeFinder(database.database(), database.scheme(), tokenizer, within(promise + 1, true)));
  }
}

TEST(CascadeFinderFingerprintTest, ScanCountsUnusableDocuments) {
  SignedDatabase database;
  const Xapian::docid one = database.add(kFourteen);
  const Xapian::docid two = database.add(kFourteen);
  const Xapian::docid three = database.add(kFourteen);
  database.add(plain_document("never signed"));
  database.add("");
  database.set_value(two, 64, "damaged");
  database.set_value(three, 66, "damaged");
  WhiteSpaceTokenizer tokenizer;
  const FindResult result =
      CascadeFinder(database.database(), database.scheme(), tokenizer, within(0, true)).find_text(kFourteen);
  EXPECT_THAT(docids_of(result), ElementsAre(one));
  EXPECT_EQ(3U, result.candidates);
  EXPECT_EQ(2U, result.unusable);
}

TEST(FinderSimhashTest, ThresholdWorksOverSimhashBandsToo) {
  SignedDatabase database(white_space_scheme(BandFamily::simhash_4x16()));
  RandomTexts random(31);
  const std::vector<std::string> words = random.words(300);
  const Xapian::docid same = database.add(joined(words));
  const Xapian::docid near = database.add(joined(random.edited(words, 3)));
  database.add(random.text(300));
  WhiteSpaceTokenizer tokenizer;
  const FindResult result = CascadeFinder(database.database(), database.scheme(), tokenizer).find_text(joined(words));
  EXPECT_THAT(docids_of(result), ElementsAre(same, near));
}

TEST(FinderSimhashTest, TextsWithoutAWordAreNotTakenForEachOther) {
  Scheme scheme = white_space_scheme(BandFamily::simhash_16x28());
  SignedDatabase database(scheme);
  const Xapian::docid one = database.add("1 2 3 4 5");
  database.add("6 7 8 9 10");
  WhiteSpaceTokenizer tokenizer;
  CascadeFinder finder(database.database(), scheme, tokenizer, within(3));
  EXPECT_THAT(finder.find_document(one).matches, IsEmpty());
  EXPECT_THAT(finder.find_text("11 12 13").matches, IsEmpty());
  CascadeFinder scanner(database.database(), scheme, tokenizer, within(3, true));
  EXPECT_THAT(scanner.find_document(one).matches, IsEmpty());
  EXPECT_THAT(scanner.find_text("11 12 13").matches, IsEmpty());
  EXPECT_EQ(2U, scanner.find_fingerprint(0).matches.size()) << "who asks for 0 gets it";
}

TEST(FinderWithoutSketchTest, CandidatesAreVerifiedWithoutAnEstimate) {
  Scheme scheme = white_space_scheme();
  scheme.sketch = false;
  SignedDatabase database(scheme);
  const Xapian::docid same = database.add(kFourteen);
  const Xapian::docid near = database.add(std::string(kFourteen) + " more");
  const Xapian::docid uncovered_same = database.add_uncovered(kFourteen);
  database.add_uncovered(std::string(kFourteen) + " again");
  WhiteSpaceTokenizer tokenizer;
  const FindResult result = CascadeFinder(database.database(), scheme, tokenizer).find_text(kFourteen);
  EXPECT_THAT(docids_of(result), ElementsAre(same, uncovered_same, near));
}

class FinderQueryTest : public CascadeFinderTest {
 protected:
  FinderQueryTest() {
    for (int i = 0; i != 4; ++i) database_.add(std::string(kFourteen) + (i % 2 == 0 ? " even" : " odd"));
    database_.add("even if it has nothing to do with those", "other");
    database_.add(kFourteen, "target");
  }
};

TEST_F(FinderQueryTest, QueriesMatchTheCandidatesOfFind) {
  CascadeFinder finder = this->finder(at_threshold(0));
  std::vector<Xapian::docid> candidates = docids_of(finder.find_text(kFourteen));
  EXPECT_THAT(sorted(candidates), ElementsAre(1, 2, 3, 4, 6));
  for (const Xapian::Query& query :
       {finder.text_query(kFourteen), finder.document_query(6), finder.id_query("target")}) {
    EXPECT_EQ(sorted(candidates), matching(database_.database(), query));
  }
}

TEST_F(FinderQueryTest, QueriesComposeWithOthers) {
  const Xapian::Query near = finder().id_query("target");
  const Xapian::Query even("even");
  EXPECT_THAT(matching(database_.database(), {Xapian::Query::OP_AND, near, even}), ElementsAre(1, 3));
  EXPECT_THAT(matching(database_.database(), {Xapian::Query::OP_FILTER, even, near}), ElementsAre(1, 3));
  EXPECT_THAT(matching(database_.database(), {Xapian::Query::OP_AND_NOT, even, near}), ElementsAre(5));
  EXPECT_THAT(matching(database_.database(), {Xapian::Query::OP_FILTER, even, finder().text_query("")}), IsEmpty());
}

TEST(FinderDistanceQueryTest, DistanceThatOnlyAScanFindsIsRefused) {
  for (const BandFamily& family : {BandFamily::minhash(8, 4), BandFamily::simhash_16x28()}) {
    SignedDatabase database{white_space_scheme(family)};
    const Xapian::docid docid = database.add(kFourteen, "one");
    WhiteSpaceTokenizer tokenizer;
    CascadeFinder finder(database.database(), database.scheme(), tokenizer, within(20, true));
    EXPECT_THROW(finder.text_query(kFourteen), Xapian::InvalidArgumentError);
    EXPECT_THROW(finder.document_query(docid), Xapian::InvalidArgumentError);
    EXPECT_THROW(finder.id_query("one"), Xapian::InvalidArgumentError);
  }
}

/** The same documents in one database and over three shards. */
class ShardedFinderTest : public ::testing::Test {
 protected:
  static constexpr unsigned kSeed = 37;

  explicit ShardedFinderTest(const Scheme& scheme = white_space_scheme())
      : whole_(scheme), shards_{SignedDatabase(scheme), SignedDatabase(scheme), SignedDatabase(scheme)} {
    RandomTexts random(kSeed);
    std::size_t number = 0;
    for (int family = 0; family != 12; ++family) {
      const std::vector<std::string> words = random.words(60 + random.below(60));
      for (int copy = 0; copy != 8; ++copy) {
        const std::string text = joined(random.edited(words, random.below(5)));
        add(number++, signed_document(whole_.indexer(), text));
      }
    }
    add(number++, Xapian::Document());
    add(number++, plain_document("never signed"));
    Xapian::Document damaged = signed_document(whole_.indexer(), whole_.database().get_document(1).get_data());
    damaged.add_value(66, "damaged");
    add(number++, damaged);
    whole_.database().commit();
    for (SignedDatabase& shard : shards_) shard.database().commit();
  }

  void add(std::size_t number, const Xapian::Document& document) {
    whole_.add(document);
    shards_[number % 3].add(document);
  }

  Xapian::Database sharded() {
    Xapian::Database database;
    for (SignedDatabase& shard : shards_) database.add_database(shard.reader());
    return database;
  }

  std::vector<std::string> shard_paths() const { return {shards_[0].path(), shards_[1].path(), shards_[2].path()}; }

  /** The same matches, counters and refusals for every document. */
  void expect_like_whole(const Xapian::Database& database, const CascadeOptions& options) {
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    WhiteSpaceTokenizer tokenizer;
    CascadeFinder of_whole(whole_.database(), whole_.scheme(), tokenizer, options);
    CascadeFinder finder(database, whole_.scheme(), tokenizer, options);
    std::size_t matches = 0;
    for (Xapian::docid docid = 1; docid <= 97; ++docid) {
      const FindResult expected = of_whole.find_document(docid);
      const FindResult found = finder.find_document(docid);
      expect_same(expected, found);
      matches += found.matches.size();
    }
    EXPECT_GT(matches, 300U);
    const std::string text = whole_.database().get_document(20).get_data();
    expect_same(of_whole.find_text(text), finder.find_text(text));
    EXPECT_THROW(finder.find_document(98), Xapian::DocNotFoundError);
    EXPECT_THROW(finder.find_document(99), Xapian::DatabaseCorruptError);
    EXPECT_THROW(finder.find_document(100), Xapian::DocNotFoundError);
  }

  static void expect_same(const FindResult& expected, const FindResult& found) {
    ASSERT_EQ(docids_of(expected), docids_of(found));
    for (std::size_t i = 0; i != expected.matches.size(); ++i) {
      const Match& a = expected.matches[i];
      const Match& b = found.matches[i];
      ASSERT_EQ(a.hamming, b.hamming);
      ASSERT_EQ(a.similarity->jaccard, b.similarity->jaccard);
      ASSERT_EQ(a.similarity->verification, b.similarity->verification);
    }
    EXPECT_EQ(expected.candidates, found.candidates);
    EXPECT_EQ(expected.rejected, found.rejected);
    EXPECT_EQ(expected.unusable, found.unusable);
    EXPECT_EQ(expected.verified_exactly, found.verified_exactly);
    EXPECT_EQ(expected.estimated, found.estimated);
  }

  SignedDatabase whole_;
  SignedDatabase shards_[3];
};

CascadeOptions all_remote_verified() {
  CascadeOptions options;
  options.remote_verify_limit = options.verify_limit;
  return options;
}

CascadeOptions scan_verified() {
  CascadeOptions options = within(10, true);
  options.remote_verify_limit = options.verify_limit;
  return options;
}

TEST_F(ShardedFinderTest, ThreeShardsAnswerAsOneDatabase) {
  expect_like_whole(sharded(), {});
  expect_like_whole(sharded(), scan_verified());
}

TEST_F(ShardedFinderTest, RemoteDatabaseAnswersAsALocalOne) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  RemoteServer server({whole_.path()});
  expect_like_whole(server.open(), all_remote_verified());
  expect_like_whole(server.open(), scan_verified());
}

TEST_F(ShardedFinderTest, ServerOfThreeShardsAnswersAsOneDatabase) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  RemoteServer server(shard_paths());
  expect_like_whole(server.open(), all_remote_verified());
}

TEST_F(ShardedFinderTest, LocalAndRemoteShardsTogetherAnswerAsOneDatabase) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  RemoteServer first({shards_[1].path()}), second({shards_[2].path()});
  Xapian::Database mixed = shards_[0].reader();
  mixed.add_database(first.open());
  mixed.add_database(second.open());
  expect_like_whole(mixed, all_remote_verified());
  expect_like_whole(mixed, scan_verified());
}

/** Of all documents, as programs do that know nothing of it. */
void remove_word_orders(Xapian::WritableDatabase& database) {
  for (Xapian::docid docid = 1; docid <= database.get_lastdocid(); ++docid) {
    Xapian::Document document = database.get_document(docid);
    if (remove_word_order(document)) database.replace_document(docid, document);
  }
  database.commit();
}

TEST_F(ShardedFinderTest, RemoteVerifyLimitIsOfDocumentsWithoutTheOrderOfTheirWords) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  remove_word_orders(whole_.database());
  RemoteServer server({whole_.path()});
  WhiteSpaceTokenizer tokenizer;
  CascadeOptions options = at_threshold(0.3);
  options.remote_verify_limit = 3;
  const std::string text = whole_.database().get_document(1).get_data() + " x";
  const FindResult remote = CascadeFinder(server.open(), whole_.scheme(), tokenizer, options).find_text(text);
  const FindResult local = CascadeFinder(whole_.database(), whole_.scheme(), tokenizer, options).find_text(text);
  EXPECT_EQ(3U, remote.verified_exactly);
  EXPECT_GT(remote.estimated, 0U);
  EXPECT_EQ(0U, local.estimated) << "the limit is for remote shards";
  EXPECT_EQ(local.candidates, remote.candidates);
}

TEST(RemoteFinderTest, AllAreExactByTheOrderOfTheirWordsElseTheBestTwenty) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  SignedDatabase database(word_set_scheme());
  RandomTexts random(41);
  const std::vector<std::string> words = random.words(200);
  for (int i = 0; i != 50; ++i) database.add(joined(random.edited(words, static_cast<std::size_t>(1 + i / 5))));
  database.database().commit();
  WhiteSpaceTokenizer tokenizer;
  {
    RemoteServer server({database.path()});
    const FindResult ordered =
        CascadeFinder(server.open(), database.scheme(), tokenizer, at_threshold(0.5)).find_text(joined(words));
    EXPECT_EQ(50U, ordered.verified_exactly);
  }
  remove_word_orders(database.database());
  RemoteServer server({database.path()});
  const FindResult remote =
      CascadeFinder(server.open(), database.scheme(), tokenizer, at_threshold(0.5)).find_text(joined(words));
  const FindResult local =
      CascadeFinder(database.database(), database.scheme(), tokenizer, at_threshold(0.5)).find_text(joined(words));
  ASSERT_EQ(50U, remote.matches.size());
  EXPECT_EQ(20U, remote.verified_exactly);
  EXPECT_EQ(30U, remote.estimated);
  EXPECT_EQ(sorted(docids_of(local)), sorted(docids_of(remote)));
  std::map<Xapian::docid, double> truth;
  for (const Match& match : local.matches) truth[match.docid] = match.similarity->jaccard;
  for (const Match& match : remote.matches) {
    const bool exact = match.similarity->verification == Verification::kExact;
    EXPECT_NEAR(truth[match.docid], match.similarity->jaccard, exact ? 0 : 0.2);
  }
}

TEST_F(ShardedFinderTest, RemoteQueryComposesWithOthers) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  RemoteServer server({whole_.path()});
  const Xapian::Database remote = server.open();
  WhiteSpaceTokenizer tokenizer;
  const Xapian::Query query = CascadeFinder(remote, whole_.scheme(), tokenizer).document_query(5);
  EXPECT_EQ(matching(whole_.database(), query), matching(remote, query));
  EXPECT_GE(matching(remote, query).size(), 8U);
}

}  // namespace
}  // namespace neardup
