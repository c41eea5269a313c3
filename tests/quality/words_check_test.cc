// 'check --words' on real texts: nothing healthy is called wrong, and signatures of other texts are found.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <xapian.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "check/scheme_check.h"
#include "index/document_signer.h"
#include "indexing/document_builder.h"
#include "plugin/temporary_folder.h"
#include "quality/labelled_set.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::quality {
namespace {

constexpr std::size_t kSample = 60;  // documents of a set

/** Who made the terms of an index. */
enum class Writer { kIndex, kPlain, kNgrams };

/** Texts that were signed while they were indexed. */
class SignedTexts {
 public:
  SignedTexts(const std::vector<std::string>& texts, Writer writer)
      : indexer_(Scheme(), tokenizer_for(Scheme())), terms_(indexer_.tokenizer()) {
    prepare_database(database_, Scheme(), indexer_.tokenizer().version());
    for (const std::string& text : texts) {
      Xapian::Document document;
      index(document, text, writer);
      indexer_.annotate(document, text);
      database_.add_document(document);
    }
  }

  std::vector<Issue> issues() {
    std::vector<Issue> issues;
    DatabaseCheckOptions options;
    options.words = true;
    options.found = [&](const Issue& issue) {
      if (issue_weight(issue.kind) != IssueWeight::kNote) issues.push_back(issue);
    };
    report_ = check_database(database_, Scheme(), indexer_.tokenizer(), options);
    return issues;
  }

  /** Documents 2i + 1 and 2i + 2 change values, and their band terms if they are to.
   *  @return how many such pairs have different ones. */
  std::size_t swap_signatures(bool bands) {
    std::size_t swapped = 0;
    for (Xapian::docid docid = 1; docid + 1 <= database_.get_lastdocid(); docid += 2) {
      Xapian::Document one = database_.get_document(docid);
      Xapian::Document two = database_.get_document(docid + 1);
      if (one.get_value(66) == two.get_value(66)) continue;
      ++swapped;
      const Marks was = marks_of(one, bands);
      take(one, marks_of(two, bands), bands);
      take(two, was, bands);
      database_.replace_document(docid, one);
      database_.replace_document(docid + 1, two);
    }
    return swapped;
  }

  const DatabaseCheckReport& report() const { return report_; }

 private:
  void index(Xapian::Document& document, const std::string& text, Writer writer) {
    if (writer == Writer::kIndex) {
      terms_.add_body(document, text, 0);
      return;
    }
    Xapian::TermGenerator generator;
    if (writer == Writer::kNgrams) generator.set_flags(Xapian::TermGenerator::FLAG_CJK_NGRAM);
    generator.set_document(document);
    generator.index_text(text);
  }

  struct Marks {
    std::string fingerprint, signature;
    std::vector<std::string> bands;
  };

  static Marks marks_of(const Xapian::Document& document, bool bands) {
    return {document.get_value(64), document.get_value(66), bands ? bands_of(document) : std::vector<std::string>()};
  }

  static std::vector<std::string> bands_of(const Xapian::Document& document) {
    std::vector<std::string> terms;
    for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
      if ((*term).compare(0, 3, "XND") == 0) terms.push_back(*term);
    }
    return terms;
  }

  static void take(Xapian::Document& to, const Marks& from, bool bands) {
    to.add_value(64, from.fingerprint);
    to.add_value(66, from.signature);
    if (!bands) return;
    for (const std::string& term : bands_of(to)) to.remove_term(term);
    for (const std::string& term : from.bands) to.add_boolean_term(term);
  }

  TemporaryFolder folder_;
  DocumentSigner indexer_;
  TextPostings terms_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
  DatabaseCheckReport report_;
};

/** Plain texts of the packages that are installed. */
std::vector<std::string> installed_texts() {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& package : std::filesystem::directory_iterator("/usr/share/doc", error)) {
    for (const char* name : {"copyright", "README", "AUTHORS", "TODO", "THANKS", "NEWS"}) {
      if (std::filesystem::is_regular_file(package.path() / name, error)) files.push_back(package.path() / name);
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> texts;
  const std::size_t step = std::max<std::size_t>(1, files.size() / (2 * kSample));
  for (std::size_t i = 0; i < files.size(); i += step) {
    std::ifstream stream(files[i], std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
  }
  return texts;
}

void expect_nothing_wrong(SignedTexts& checked) {
  for (const Issue& issue : checked.issues()) {
    ADD_FAILURE() << issue_name(issue.kind) << ' ' << issue.docid << ": " << issue.detail;
  }
}

/** Of two documents with other words in the index, one at least has as many as the other's text.
 *  @param told  how many documents of the sound texts were compared. */
void expect_swaps_found(SignedTexts& checked, std::size_t texts, std::size_t told, bool bands) {
  const std::size_t pairs = checked.swap_signatures(bands);
  std::set<Xapian::docid> found;
  for (const Issue& issue : checked.issues()) found.insert((issue.docid + 1) / 2);
  // Not where the index lacks words of both.
  EXPECT_LE(told * pairs * 8 / (texts * 10), found.size()) << "of " << pairs << " pairs, bands " << bands;
  EXPECT_EQ(pairs, checked.swap_signatures(bands)) << "back";
}

void expect_swaps_alone_found(const std::vector<std::string>& texts) {
  for (const Writer writer : {Writer::kPlain, Writer::kNgrams}) {
    SignedTexts checked(texts, writer);
    expect_nothing_wrong(checked);
  }
  SignedTexts checked(texts, Writer::kIndex);
  expect_nothing_wrong(checked);
  const std::size_t told = checked.report().words_compared;
  for (const bool bands : {false, true}) expect_swaps_found(checked, texts.size(), told, bands);
}

TEST(WordsCheckTest, LabelledSetsAsTheyAreIndexedGiveNoFindingAndSwapsDo) {
  const bool any =
      each_labelled_sample(NEARDUP_DATA_DIR, 1, [](const std::string& set, const std::vector<std::string>& texts) {
        SCOPED_TRACE(set);
        expect_swaps_alone_found(texts);
      });
  if (!any) GTEST_SKIP() << "no labelled sets: configure with -DNEARDUP_DATA_DIR=FOLDER";
}

TEST(WordsCheckTest, InstalledDocumentationGivesNoFindingAndSwapsDo) {
  const std::vector<std::string> texts = installed_texts();
  if (texts.size() < 20) GTEST_SKIP() << "no texts in /usr/share/doc";
  expect_swaps_alone_found(texts);
}

}  // namespace
}  // namespace neardup::quality
