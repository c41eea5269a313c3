#include "verify/verifier.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "compare/similarity.h"
#include "marks/signature_reader.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "sketch/minhash.h"
#include "text/position_reader.h"
#include "text/word_order.h"

namespace neardup {
namespace {

class VerifierTest : public ::testing::Test {
 protected:
  explicit VerifierTest(const Scheme& scheme = white_space_scheme()) : database_(scheme), signer_(scheme) {}

  Verifier verifier(DocumentTextSource texts = {}) {
    return {database_.database(), signer_, tokenizer_, std::move(texts)};
  }

  Subject subject(Xapian::docid docid) {
    return {SignatureReader(database_.database(), database_.scheme()).require_signature(docid), docid, nullptr};
  }

  Subject subject(const std::string& text) {
    return text_subject(signer_.sign(text, tokenizer_), std::make_shared<const KnownWords>(KnownWords{
                                                            {true, 1}, signer_.shingle_set(text, tokenizer_)}));
  }

  double true_jaccard(const std::string& a, const std::string& b) {
    return jaccard(signer_.shingle_set(a, tokenizer_), signer_.shingle_set(b, tokenizer_));
  }

  SignedDatabase database_;
  Signer signer_;
  WhiteSpaceTokenizer tokenizer_;
};

/** Word sets instead of shingles: similarities are easy to choose. */
class WordSetVerifierTest : public VerifierTest {
 protected:
  WordSetVerifierTest() : VerifierTest(word_set_scheme()) {}
};

constexpr const char* kTen = "a b c d e f g h i j";
constexpr const char* kEightOfTen = "a b c d e f g h";

TEST_F(VerifierTest, EqualDigestsAreExactlyOneAndNothingIsRead) {
  const Subject a = subject(database_.add_uncovered("to be or not to be"));
  const Subject b = subject(database_.add_uncovered("To be OR not  to be"));
  Verifier verifier = this->verifier();
  const std::optional<Similarity> similarity = verifier.compare(a, b);
  ASSERT_TRUE(similarity);
  EXPECT_EQ(1, similarity->jaccard);
  EXPECT_EQ(1, similarity->containment);
  EXPECT_EQ(1, similarity->lower);
  EXPECT_EQ(Verification::kExact, similarity->verification);
  EXPECT_EQ(0U, verifier.documents_read());
}

TEST_F(WordSetVerifierTest, PositionsGiveTheExactSimilarity) {
  Verifier verifier = this->verifier();
  const std::optional<Similarity> similarity =
      verifier.compare(subject(database_.add(kTen)), subject(database_.add(kEightOfTen)));
  ASSERT_TRUE(similarity);
  EXPECT_EQ(0.8, similarity->jaccard);
  EXPECT_EQ(1, similarity->containment);
  EXPECT_EQ(0.8, similarity->lower);
  EXPECT_EQ(Verification::kExact, similarity->verification);
  EXPECT_TRUE(similarity->reaches(0.8));
  EXPECT_FALSE(similarity->reaches(0.8001));
  EXPECT_EQ(2U, verifier.documents_read());
}

TEST_F(WordSetVerifierTest, TextsThatShareNothingAreExactlyZero) {
  const auto similarity = verifier().compare(subject(database_.add("a b c")), subject(database_.add("x y")));
  ASSERT_TRUE(similarity);
  EXPECT_EQ(0, similarity->jaccard);
  EXPECT_EQ(0, similarity->containment);
  EXPECT_EQ(Verification::kExact, similarity->verification);
}

TEST_F(WordSetVerifierTest, TextInNoDatabaseIsComparedExactly) {
  Verifier verifier = this->verifier();
  EXPECT_EQ(0.8, verifier.compare(subject(kTen), subject(database_.add(kEightOfTen)))->jaccard);
  EXPECT_EQ(0.8, verifier.compare(subject(database_.add(kEightOfTen)), subject(kTen))->jaccard);
  EXPECT_EQ(0.8, verifier.compare(subject(kTen), subject(kEightOfTen))->jaccard);
  EXPECT_EQ(2U, verifier.documents_read()) << "documents only";
}

TEST_F(WordSetVerifierTest, WithoutPositionsTheTextSourceServes) {
  const Xapian::docid docid = database_.add_uncovered(kEightOfTen);
  Verifier verifier = this->verifier([&](Xapian::docid asked) -> std::optional<std::string> {
    EXPECT_EQ(docid, asked);
    return kEightOfTen;
  });
  const auto similarity = verifier.compare(subject(kTen), subject(docid));
  ASSERT_TRUE(similarity);
  EXPECT_EQ(0.8, similarity->jaccard);
  EXPECT_EQ(Verification::kExact, similarity->verification);
}

TEST_F(WordSetVerifierTest, TextSourceIsNotAskedWhenPositionsCover) {
  Verifier verifier = this->verifier([](Xapian::docid) -> std::optional<std::string> {
    ADD_FAILURE() << "asked";
    return std::nullopt;
  });
  EXPECT_EQ(0.8, verifier.compare(subject(kTen), subject(database_.add(kEightOfTen)))->jaccard);
}

TEST_F(WordSetVerifierTest, TextThatDoesNotCoverTheDocumentEitherIsNotCompared) {
  const Xapian::docid docid = database_.add_uncovered(kEightOfTen);
  Verifier verifier = this->verifier([](Xapian::docid) { return std::optional<std::string>("a b c"); });
  const auto similarity = verifier.compare(subject(kTen), subject(docid));
  ASSERT_TRUE(similarity);
  EXPECT_EQ(Verification::kEstimated, similarity->verification);
  EXPECT_FALSE(verifier.shingles(docid, subject(docid).signature));
  EXPECT_FALSE(verifier.words(docid, subject(docid).signature));
}

TEST_F(WordSetVerifierTest, WithoutWordsTheSketchesAreCompared) {
  RandomTexts random(5);
  const std::vector<std::string> words = random.words(300);
  const std::string text = joined(words);
  const std::string near = joined(random.edited(words, 20));
  const Subject a = subject(text);
  const Subject b = subject(database_.add_uncovered(near));
  for (const DocumentTextSource& texts :
       {DocumentTextSource(), DocumentTextSource([](Xapian::docid) { return std::nullopt; })}) {
    const auto similarity = verifier(texts).compare(a, b);
    ASSERT_TRUE(similarity);
    EXPECT_EQ(Verification::kEstimated, similarity->verification);
    const JaccardEstimate estimate = estimate_jaccard(a.signature.sketch, b.signature.sketch);
    EXPECT_EQ(estimate.value, similarity->jaccard);
    EXPECT_EQ(estimate.lower, similarity->lower);
    EXPECT_LT(similarity->lower, similarity->jaccard);
    EXPECT_EQ(containment_from_jaccard(estimate.value, a.signature.shingles, b.signature.shingles),
              similarity->containment);
    EXPECT_NEAR(true_jaccard(text, near), similarity->jaccard, 0.15);
  }
}

TEST_F(WordSetVerifierTest, EstimateReachesAThresholdByItsLowerBound) {
  const Subject a = subject(database_.add_uncovered("a b c d e f g h"));
  const Subject b = subject(database_.add_uncovered("h g f e d c b a"));
  const auto similarity = verifier().compare(a, b);
  ASSERT_TRUE(similarity);
  EXPECT_EQ(1, similarity->jaccard);
  EXPECT_NEAR(0.9594, similarity->lower, 0.0005);
  EXPECT_TRUE(similarity->reaches(0.95));
  EXPECT_FALSE(similarity->reaches(0.97));
}

TEST(VerifierWithoutSketchTest, WithoutWordsAndSketchesNothingIsKnown) {
  Scheme scheme = white_space_scheme();
  scheme.sketch = false;
  SignedDatabase database(scheme);
  const Xapian::docid a = database.add_uncovered("one two three four");
  const Xapian::docid b = database.add_uncovered("one two three five");
  SignatureReader reader(database.database(), scheme);
  const Signer signer(scheme);
  WhiteSpaceTokenizer tokenizer;
  Verifier verifier(database.database(), signer, tokenizer);
  EXPECT_FALSE(verifier.compare({reader.require_signature(a), a, nullptr}, {reader.require_signature(b), b, nullptr}));
  EXPECT_FALSE(Verifier::estimate(reader.require_signature(a), reader.require_signature(b)));
}

TEST_F(VerifierTest, EstimateOfEqualDigestsIsExact) {
  const Subject a = subject("one two three four five");
  const auto similarity = Verifier::estimate(a.signature, a.signature);
  ASSERT_TRUE(similarity);
  EXPECT_EQ(1, similarity->jaccard);
  EXPECT_EQ(Verification::kExact, similarity->verification);
}

/** A document that is signed for one text and indexed with another. */
class EvidenceTest : public VerifierTest {
 protected:
  Subject signed_and_indexed(const std::string& signed_text, const std::string& indexed_text) {
    Xapian::Document document = plain_document(indexed_text);
    database_.indexer().annotate(document, signed_text);
    return subject(database_.add(document));
  }

  std::optional<Similarity> compared_with(const std::string& text, const Subject& stored, Verifier& verifier) {
    return verifier.compare(subject(text), stored);
  }
};

TEST_F(EvidenceTest, OnlyTheWordsThatWereSignedAreComparedExactly) {
  RandomTexts random(8);
  const std::vector<std::string> words = random.words(110);
  const std::string whole = joined({words.begin(), words.begin() + 100});
  const std::string query = joined({words.begin() + 1, words.begin() + 100});
  for (const std::size_t indexed : {0U, 97U, 99U, 100U, 101U, 103U}) {
    const Subject stored =
        signed_and_indexed(whole, joined({words.begin(), words.begin() + static_cast<long>(indexed)}));
    Verifier verifier = this->verifier();
    const auto similarity = compared_with(query, stored, verifier);
    ASSERT_TRUE(similarity);
    EXPECT_EQ(indexed == 100 ? Verification::kExact : Verification::kEstimated, similarity->verification) << indexed;
  }
}

TEST_F(EvidenceTest, AsManyOtherWordsAreNotThoseThatWereSigned) {
  const std::string text = joined(RandomTexts(9).words(64));
  const Subject stored = signed_and_indexed(text + " ending the u s won", text + " ending and the us won");
  Verifier verifier = this->verifier();
  const auto similarity = compared_with(text + " ending and the us won", stored, verifier);
  ASSERT_TRUE(similarity);
  EXPECT_EQ(Verification::kEstimated, similarity->verification);
}

TEST_F(EvidenceTest, NearlyTheSignedWordsGiveAnEstimateWithABoundBelowIt) {
  RandomTexts random(10);
  const std::vector<std::string> words = random.words(3000);
  std::vector<std::string> changed = words;
  changed[1500] = "other";
  const Subject stored = signed_and_indexed(joined(words), joined(changed));
  const std::vector<std::string> edited = random.edited(words, 100);
  Verifier verifier = this->verifier();
  const auto similarity = compared_with(joined(edited), stored, verifier);
  ASSERT_TRUE(similarity);
  EXPECT_EQ(Verification::kEstimated, similarity->verification);
  EXPECT_EQ(true_jaccard(joined(edited), joined(changed)), similarity->jaccard);
  EXPECT_LE(similarity->lower, true_jaccard(joined(edited), joined(words)) + 0.001);
  const auto known = verifier.words(stored.docid, stored.signature);
  ASSERT_TRUE(known);
  EXPECT_FALSE(known->same);
}

TEST_F(EvidenceTest, WordsAtOnePositionAreNeverExact) {
  const std::string text = joined(RandomTexts(11).words(200));
  Xapian::Document document = plain_document(text);
  database_.indexer().annotate(document, text_from_positions(document, Scheme()));
  document.add_posting("zz", 100);
  database_.indexer().annotate(document, text_from_positions(document, Scheme()));
  const Subject stored = subject(database_.add(document));
  Verifier verifier = this->verifier();
  const auto similarity = compared_with(text, stored, verifier);
  ASSERT_TRUE(similarity);
  EXPECT_EQ(Verification::kEstimated, similarity->verification);
}

TEST_F(VerifierTest, WordsAreTheTextFromPositions) {
  const Xapian::docid docid = database_.add("The cat sat on the mat");
  EXPECT_EQ("the cat sat on the mat", verifier().words(docid, subject(docid).signature)->text.text);
}

TEST_F(VerifierTest, MissingDocumentIsReported) {
  Subject missing = subject("one two three");
  missing.shingles = nullptr;
  missing.docid = 99;
  Verifier verifier = this->verifier();
  EXPECT_THROW(verifier.compare(missing, subject("other words entirely")), Xapian::DocNotFoundError);
}

TEST_F(VerifierTest, RecentDocumentsAreReadOnce) {
  std::vector<Xapian::docid> docids;
  for (int i = 0; i != 20; ++i) {
    docids.push_back(i % 4 == 0 ? database_.add_uncovered("uncovered text " + std::to_string(i))
                                : database_.add("covered text " + std::to_string(i)));
  }
  Verifier verifier = this->verifier();
  for (int round = 0; round != 3; ++round) {
    for (const Xapian::docid a : docids) {
      for (const Xapian::docid b : docids) verifier.compare(subject(a), subject(b));
    }
  }
  EXPECT_EQ(20U, verifier.documents_read());
}

TEST_F(VerifierTest, ReplacedDocumentIsReadAgain) {
  const Xapian::docid docid = database_.add("the first text of this document");
  const Subject query = subject("the second text of this document here");
  Verifier verifier = this->verifier();
  EXPECT_LT(verifier.compare(query, subject(docid))->jaccard, 1);
  database_.replace(docid, "the second text of this document here indeed");
  const auto similarity = verifier.compare(query, subject(docid));
  ASSERT_TRUE(similarity);
  EXPECT_EQ(true_jaccard("the second text of this document here", "the second text of this document here indeed"),
            similarity->jaccard);
}

TEST_F(VerifierTest, CacheForgetsTheOldestBeyond64MiB) {
  // Nine sets of a million shingles: 8 MB each, of which eight fit.
  constexpr std::size_t kTokens = 1000000;
  std::map<Xapian::docid, std::string> texts;
  std::vector<Subject> subjects;
  for (int i = 0; i != 9; ++i) {
    std::string text;
    for (std::size_t word = 0; word != kTokens; ++word)
      text += std::to_string(word * (static_cast<unsigned>(i) + 1)) + "\n";
    Subject subject;
    subject.docid = database_.add(Xapian::Document());
    subject.signature.tokens = kTokens;
    subject.signature.token_digest = signer_.feature_set(text, tokenizer_).token_digest;
    texts[subject.docid] = std::move(text);
    subjects.push_back(subject);
  }
  Verifier verifier = this->verifier([&](Xapian::docid docid) { return std::optional(texts[docid]); });
  const auto visit = [&](std::size_t i) { return verifier.shingles(subjects[i].docid, subjects[i].signature); };
  for (std::size_t i = 0; i != 9; ++i) ASSERT_EQ(kTokens - 2, visit(i)->set.size());
  EXPECT_EQ(9U, verifier.documents_read());
  for (std::size_t i = 1; i != 9; ++i) visit(i);
  EXPECT_EQ(9U, verifier.documents_read()) << "the most recent are kept";
  const auto again = visit(0);
  EXPECT_EQ(10U, verifier.documents_read()) << "the oldest are not";
  EXPECT_EQ(signer_.shingle_set(texts[subjects[0].docid], tokenizer_), again->set);
}

TEST_F(VerifierTest, ManyDocumentsAreComparedRightly) {
  constexpr unsigned kSeed = 13;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomTexts random(kSeed, 50);
  std::vector<std::string> texts;
  std::vector<Subject> subjects;
  for (int i = 0; i != 60; ++i) {
    const std::vector<std::string> words = random.words(1 + random.below(60));
    texts.push_back(joined(words));
    texts.push_back(joined(random.edited(words, random.below(5))));
  }
  for (const std::string& text : texts) {
    if (text.empty()) continue;
    subjects.push_back(subject(database_.add(text)));
  }
  texts.erase(std::remove(texts.begin(), texts.end(), ""), texts.end());
  Verifier verifier = this->verifier();
  for (std::size_t a = 0; a != texts.size(); ++a) {
    for (std::size_t b = 0; b != texts.size(); ++b) {
      const auto similarity = verifier.compare(subjects[a], subjects[b]);
      ASSERT_TRUE(similarity);
      ASSERT_EQ(true_jaccard(texts[a], texts[b]), similarity->jaccard);
      ASSERT_EQ(Verification::kExact, similarity->verification);
    }
  }
}

/** Documents that are near one another, as different programs index them. */
class NearCopiesTest : public VerifierTest {
 protected:
  /** The signature of the whole text, and a title without positions, or at the same ones. */
  Xapian::docid add_odd(const std::vector<std::string>& words, bool positions) {
    const std::string title = joined({words.begin(), words.begin() + 5});
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    if (positions) {
      generator.index_text(title);
    } else {
      generator.index_text_without_positions(title);
    }
    generator.set_termpos(0);
    generator.index_text(joined({words.begin() + 5, words.end()}));
    database_.indexer().annotate(document, joined(words));
    return database_.add(document);
  }

  Xapian::docid add_as(std::size_t way, const std::vector<std::string>& words) {
    if (way == 0) return database_.add_uncovered(joined(words));
    if (way <= 2) return add_odd(words, way == 1);
    return database_.add(joined(words));
  }

  /** The same document without the order of its words. */
  Xapian::docid add_without_order(Xapian::docid docid) {
    Xapian::Document document = database_.database().get_document(docid);
    document.remove_term(kWordOrder);
    return database_.add(document);
  }
};

TEST_F(NearCopiesTest, WordsAreTheSameWithAndWithoutTheOrder) {
  constexpr unsigned kSeed = 17;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomTexts random(kSeed, 200);
  Verifier verifier = this->verifier();
  std::size_t ordered = 0;
  for (int i = 0; i != 240; ++i) {
    const std::size_t way = random.below(16);
    const Subject with = subject(add_as(way, random.words(40 + random.below(60))));
    const std::size_t before = verifier.documents_by_positions();
    const auto by_order = verifier.shingles(with.docid, with.signature);
    ordered += verifier.documents_by_positions() == before ? 1 : 0;
    if (way == 0) continue;  // it has no order
    const Subject without = subject(add_without_order(with.docid));
    const auto by_positions = verifier.shingles(without.docid, without.signature);
    ASSERT_EQ(by_order == nullptr, by_positions == nullptr) << i;
    if (!by_order) continue;
    EXPECT_EQ(by_order->set, by_positions->set) << i;
    EXPECT_EQ(by_order->same, by_positions->same) << i;
    EXPECT_EQ(by_order->similarity, by_positions->similarity) << i;
  }
  EXPECT_GT(ordered, 150U);
}

TEST_F(NearCopiesTest, AnOrderThatDoesNotProveItselfCountsForNothing) {
  const std::string text = "one two three four five six seven eight nine";
  for (const bool other_term : {true, false}) {
    Xapian::Document document = database_.database().get_document(database_.add(text));
    if (other_term) {
      document.add_term("a-term-of-another-program", 9);
    } else {
      document.remove_term(kWordOrder);
      for (const Xapian::termpos position : {1U, 7U, 4000000000U}) document.add_posting(kWordOrder, position, 0);
    }
    const Subject subject = this->subject(database_.add(document));
    Verifier verifier = this->verifier();
    const auto known = verifier.shingles(subject.docid, subject.signature);
    ASSERT_TRUE(known);
    EXPECT_TRUE(known->same);
    EXPECT_EQ(signer_.shingle_set(text, tokenizer_), known->set);
    EXPECT_EQ(1U, verifier.documents_by_positions());
  }
}

TEST(VerifierComparedTest, PairBelowTheThresholdIsNothingAndAnyOtherIsWhole) {
  const KnownWords ten{{true, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}};
  const KnownWords eight_of_them{{true, 1}, {1, 2, 3, 4, 5, 6, 7, 8}};
  for (const double threshold : {0.0, 0.5, 0.8}) {
    const std::optional<Similarity> similarity = Verifier::compared(ten, eight_of_them, threshold);
    ASSERT_TRUE(similarity) << threshold;
    EXPECT_EQ(0.8, similarity->jaccard);
    EXPECT_EQ(0.8, similarity->lower);
    EXPECT_EQ(1, similarity->containment);
    EXPECT_EQ(Verification::kExact, similarity->verification);
  }
  EXPECT_FALSE(Verifier::compared(ten, eight_of_them, 0.8000001));
  EXPECT_FALSE(Verifier::compared({}, {}, 0.1));
  EXPECT_EQ(0, Verifier::compared({}, {}, 0)->containment);
  const KnownWords nearly_eight{{false, 0.99}, eight_of_them.set};
  const std::optional<Similarity> estimated = Verifier::compared(ten, nearly_eight, 0.5);
  ASSERT_TRUE(estimated);
  EXPECT_EQ(Verification::kEstimated, estimated->verification);
  EXPECT_DOUBLE_EQ(0.79, estimated->lower);
}

}  // namespace
}  // namespace neardup
