// What positions give back of real texts: the words that were signed, whoever wrote the index as far as that can be,
// and never an exact similarity of other words.

#include <gtest/gtest.h>
#include <xapian.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "compare/similarity.h"
#include "indexing/document_builder.h"
#include "plugin/temporary_folder.h"
#include "quality/labelled_set.h"
#include "text/missing_words.h"
#include "text/position_reader.h"
#include "text/word_marks.h"
#include "text/word_order.h"
#include "text/xapian_words.h"
#include "tokenizers/tokenizer_choice.h"
#include "tokens/unspaced_scripts.h"
#include "verify/verifier.h"

namespace neardup::quality {
namespace {

/** Sets whose scripts have no spaces: TermGenerator leaves their words out or cuts them into characters. */
bool has_spaces(const std::string& set) {
  static const std::set<std::string> kWithout{"aozora_ja",     "docrev_k8s_ja", "docrev_k8s_zh", "docrev_react_ja",
                                              "tangpoetry_zh", "thaigov_th",    "lohelp_th"};
  return kWithout.count(set) == 0;
}

/** Texts as `index` writes them, or as a program writes them that runs under the hook. */
class WrittenTexts {
 public:
  WrittenTexts(const std::vector<std::string>& texts, bool by_index)
      : texts_(texts), tokenizer_(tokenizer_for(Scheme())), terms_(*tokenizer_, "none", signer_.scheme()) {
    for (const std::string& text : texts) {
      Xapian::Document document;
      if (by_index) {
        terms_.add_body(document, text, 0);
      } else {
        Xapian::TermGenerator generator;
        generator.set_document(document);
        generator.index_text(text);
        MissingWordsNotice notice(nullptr);
        tokenizer_->tokenize(text, notice);
        if (notice.any()) add_missing_words(document, signer_.scheme(), *tokenizer_, text);
      }
      write_word_order(document, signer_.scheme());
      database_.add_document(document);
    }
    database_.commit();
  }

  /** How many texts have words, and how many of them are read back. */
  std::pair<std::size_t, std::size_t> read_back() {
    std::size_t texts = 0;
    std::size_t equal = 0;
    for (std::size_t i = 0; i != texts_.size(); ++i) {
      const TextFeatureSet own = signer_.feature_set(texts_[i], *tokenizer_);
      if (own.tokens == 0) continue;
      ++texts;
      const TextFromPositions words = text_from_positions(database_, docid(i), Scheme());
      PositionsTokenizer tokenizer(*tokenizer_, words);
      equal += signer_.feature_set(words.text, tokenizer).token_digest == own.token_digest ? 1 : 0;
    }
    return {texts, equal};
  }

  /** Exact similarities of neighbouring documents that are not those of their texts. */
  std::size_t wrongly_exact() {
    Verifier verifier(database_, signer_, *tokenizer_);
    std::size_t wrong = 0;
    for (std::size_t i = 0; i != texts_.size(); ++i) {
      for (std::size_t j = i + 1; j < std::min(i + 3, texts_.size()); ++j) {
        const auto similarity = verifier.compare(subject(i), subject(j));
        if (!similarity || similarity->verification != Verification::kExact) continue;
        const double truth =
            jaccard(signer_.shingle_set(texts_[i], *tokenizer_), signer_.shingle_set(texts_[j], *tokenizer_));
        wrong += similarity->jaccard != truth && truth != 0 ? 1 : 0;
      }
    }
    return wrong;
  }

  /** How many documents have another text by the order of their words than by the positions of their terms. */
  std::size_t ordered_otherwise() const {
    std::size_t otherwise = 0;
    for (std::size_t i = 0; i != texts_.size(); ++i) {
      const TextFromPositions text = text_from_positions(database_, docid(i), Scheme());
      const std::optional<TextFromPositions> ordered = text_in_word_order(database_, docid(i), signer_.scheme());
      otherwise += (ordered ? ordered->text : std::string()) == text.text ? 0 : 1;
    }
    return otherwise;
  }

 private:
  static Xapian::docid docid(std::size_t i) { return static_cast<Xapian::docid>(i + 1); }

  Subject subject(std::size_t i) {
    Subject subject = text_subject(signer_.sign(texts_[i], *tokenizer_), nullptr);
    subject.docid = docid(i);
    return subject;
  }

  const std::vector<std::string>& texts_;
  Signer signer_{Scheme::parse("standard order=1000000")};  // long texts, too
  std::unique_ptr<Tokenizer> tokenizer_;
  TextPostings terms_;
  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

/** Terms with wdf and positions. */
using Postings = std::map<std::string, std::pair<Xapian::termcount, std::vector<Xapian::termpos>>>;

/** Without word marks, which TermGenerator does not make, and stems of n-grams, which only TermGenerator makes. */
Postings postings(const Xapian::Document& document) {
  Postings all;
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    const std::string text = *term;
    const bool stem = text[0] == 'Z' && is_han_or_kana(*Xapian::Utf8Iterator(text.data() + 1, text.size() - 1));
    if (stem || text.compare(0, kWordMark.size(), kWordMark) == 0) continue;
    all[text] = {term.get_wdf(), {term.positionlist_begin(), term.positionlist_end()}};
  }
  return all;
}

bool has(const Postings& postings, const Postings::value_type& posting) {
  const auto found = postings.find(posting.first);
  return found != postings.end() && found->second == posting.second;
}

/** The terms that only one has, or that have another wdf or other positions. */
std::string difference(const Postings& own, const Postings& expected) {
  std::string terms;
  for (const auto& posting : own) terms += has(expected, posting) ? "" : " +" + posting.first;
  for (const auto& posting : expected) terms += has(own, posting) ? "" : " -" + posting.first;
  return terms;
}

/** Whether TextPostings says that it treats words with this character in another way than TermGenerator. */
bool is_excepted(unsigned character) {
  const bool selector = (character >= 0xfe00 && character <= 0xfe0f) || (character >= 0xe0100 && character <= 0xe01ef);
  const bool full_width = character >= 0xff00 && character <= 0xffef && !is_han_or_kana(character);
  const bool sigma = character == 0x3a3 || character == 0x3c2 || character == 0x3c3;  // its forms at the end of a word
  return selector || full_width || sigma || is_hangul(character) || is_dictionary_cut(character) ||
         Xapian::Unicode::get_category(character) == Xapian::Unicode::FORMAT;
}

std::string without_exceptions(const std::string& text) {
  std::string kept;
  const Xapian::Utf8Iterator end;
  for (Xapian::Utf8Iterator next(text); next != end;) {
    const unsigned character = *next++;
    const bool joins_han = next != end && is_han_or_kana(*next) && term_joint(character, false) != 0;
    Xapian::Unicode::append_utf8(kept, joins_han || is_excepted(character) ? ' ' : character);
  }
  return kept;
}

/** Spaces in place of words that are too long for a term. */
std::string without_long_words(std::string text) {
  const std::vector<std::size_t> no_cuts;
  std::vector<std::pair<std::size_t, std::size_t>> ranges;
  XapianWords words(text, no_cuts);
  while (const XapianWord* word = words.next()) {
    if (!word->has_posting()) ranges.emplace_back(word->begin, word->end);
  }
  for (const auto& [begin, end] : ranges) text.replace(begin, end - begin, end - begin, ' ');
  return text;
}

double share(const std::pair<std::size_t, std::size_t>& counts) {
  return counts.first == 0 ? 1 : static_cast<double>(counts.second) / static_cast<double>(counts.first);
}

TEST(CoverageTest, LabelledSetsAreReadBackAsTheyWereSignedByPositionsAndByTheOrderOfWords) {
  const bool any =
      each_labelled_sample(NEARDUP_DATA_DIR, 2, [](const std::string& set, const std::vector<std::string>& texts) {
        SCOPED_TRACE(set);
        WrittenTexts by_index(texts, true);
        WrittenTexts by_others(texts, false);
        const double of_index = share(by_index.read_back());
        const double of_others = share(by_others.read_back());
        std::printf("%-26s of %3zu texts: index %.4f, TermGenerator %.4f\n", set.c_str(), texts.size(), of_index,
                    of_others);
        EXPECT_EQ(1, of_index);
        if (has_spaces(set)) {
          EXPECT_LE(0.98, of_others);
        }
        EXPECT_EQ(0U, by_index.wrongly_exact());
        EXPECT_EQ(0U, by_others.wrongly_exact());
        EXPECT_EQ(0U, by_index.ordered_otherwise());
        EXPECT_EQ(0U, by_others.ordered_otherwise());
      });
  if (!any) GTEST_SKIP() << "no labelled sets: configure with -DNEARDUP_DATA_DIR=FOLDER";
}

TEST(CoverageTest, TermsOfLabelledSetsAreThoseOfTermGenerator) {
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(Scheme());
  TextPostings terms(*tokenizer, "english");
  Xapian::TermGenerator generator;
  generator.set_stemmer(Xapian::Stem("english"));
  generator.set_flags(Xapian::TermGenerator::FLAG_CJK_NGRAM);
  const bool any =
      each_labelled_sample(NEARDUP_DATA_DIR, 2, [&](const std::string& set, const std::vector<std::string>& texts) {
        SCOPED_TRACE(set);
        std::size_t compared = 0;
        for (const std::string& text : texts) {
          const std::string plain = without_long_words(without_exceptions(text));
          Xapian::Document own;
          Xapian::Document expected;
          terms.add_body(own, plain, 0);
          generator.set_document(expected);
          generator.set_termpos(0);
          generator.index_text(plain);
          ASSERT_EQ(difference(postings(own), postings(expected)), "");
          compared += postings(own).size();
        }
        EXPECT_LT(10 * texts.size(), compared);
      });
  if (!any) GTEST_SKIP() << "no labelled sets: configure with -DNEARDUP_DATA_DIR=FOLDER";
}

/** News as agencies write it: full of initials, figures, hyphens and names. */
std::vector<std::string> news(std::size_t count) {
  std::mt19937 random(20261122);
  const std::vector<std::string> words{"the",
                                       "U.S.",
                                       "U.K.",
                                       "A.T.&T.",
                                       "AT&T",
                                       "3.5",
                                       "1,000.25",
                                       "mln",
                                       "dlrs",
                                       "J.P.",
                                       "Morgan's",
                                       "co\u00adoperation",
                                       "don't",
                                       "O'Neill",
                                       "E.C.",
                                       "F.D.I.C.",
                                       "said.",
                                       "\"won\"",
                                       "U.S.-based",
                                       "p.m.",
                                       "Inc.,",
                                       "vs.",
                                       "C++",
                                       "www.example.com/a_b?c=1&d=2",
                                       "jr@example.org",
                                       "2/3",
                                       "\u20ac5bn",
                                       "caf\u00e9s",
                                       "\u0130stanbul",
                                       "e.g.",
                                       "Ph.D.",
                                       "U.N.E.S.C.O.",
                                       "N.Y.C.",
                                       "half-year",
                                       "4th"};
  std::vector<std::string> texts;
  for (std::size_t i = 0; i != count; ++i) {
    std::string text;
    for (auto length = 20 + random() % 60; length != 0; --length) text += words[random() % words.size()] + " ";
    texts.push_back(text);
  }
  return texts;
}

TEST(CoverageTest, NewsFullOfInitialsIsReadBackAsItWasSigned) {
  const std::vector<std::string> texts = news(300);
  WrittenTexts by_index(texts, true);
  EXPECT_EQ(1, share(by_index.read_back()));
  EXPECT_EQ(0U, by_index.wrongly_exact());
  std::vector<std::string> without = texts;  // TermGenerator takes a soft hyphen for the end of a word
  for (std::string& text : without) {
    for (std::size_t at = text.find("\u00ad"); at != std::string::npos; at = text.find("\u00ad")) text.erase(at, 2);
  }
  WrittenTexts by_others(without, false);
  EXPECT_EQ(1, share(by_others.read_back()));
  EXPECT_EQ(0U, WrittenTexts(texts, false).wrongly_exact());
}

}  // namespace
}  // namespace neardup::quality
