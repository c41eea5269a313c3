#include "tokens/chunked_text.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/sign/equal_signatures.h"
#include "pipeline/token_pipeline.h"
#include "random_text.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "tokens.h"

namespace neardup {

namespace {

using ClassedWord = std::pair<std::string, TokenClass>;

/** A tokenizer whose stretches are cut at another limit than usual. */
class PieceTokenizer final : public Tokenizer {
 public:
  explicit PieceTokenizer(PieceCutter cutter) : cutter_(cutter), pipeline_(WordRules::kXapian, cutter) {}
  void tokenize(std::string_view text, TokenSink& sink) override { pipeline_.run(text, sink); }
  std::size_t complete_prefix(std::string_view text) const override { return pipeline_.complete_prefix(text); }
  std::string profile() const override { return "test"; }
  std::string version() const override { return "test"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<PieceTokenizer>(cutter_); }

 private:
  PieceCutter cutter_;
  TokenPipeline pipeline_;
};

class WordSink final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t i = 0; i != count; ++i) words.emplace_back(tokens[i].text, tokens[i].token_class);
  }
  std::vector<ClassedWord> words;
};

std::vector<ClassedWord> words_of_chunks(Tokenizer& tokenizer, const std::vector<std::string_view>& chunks) {
  ChunkedText text(1);  // asks after every chunk
  WordSink sink;
  for (const std::string_view chunk : chunks) text.add(chunk, tokenizer, sink);
  text.finish(tokenizer, sink);
  return sink.words;
}

std::vector<ClassedWord> words_of_whole(Tokenizer& tokenizer, std::string_view text) {
  WordSink sink;
  tokenizer.tokenize(text, sink);
  return sink.words;
}

void expect_every_cut_gives_the_whole(Tokenizer& tokenizer, std::string_view text) {
  const std::vector<ClassedWord> whole = words_of_whole(tokenizer, text);
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    ASSERT_EQ(words_of_chunks(tokenizer, {text.substr(0, cut), text.substr(cut)}), whole) << text << "\ncut at " << cut;
  }
  std::vector<std::string_view> bytes;
  for (std::size_t i = 0; i != text.size(); ++i) bytes.push_back(text.substr(i, 1));
  ASSERT_EQ(words_of_chunks(tokenizer, bytes), whole) << text << "\nbyte by byte";
}

const std::vector<std::string>& awkward_texts() {
  static const std::vector<std::string> kTexts{
      "Plain words, can't stop; 3.14 and 1,204 of them.",
      "cafe\u0301 stra\u00DFe e\u0301\u0301 x\u0308\ty \u0301z",
      "see http://www.example.org/a/b?c=d#e, or write to d.e@example.org now",
      "www.a.b\u3000www.c.d\u3001e@f.gh\u3002i",
      "古い図書館は九時に開き、閲覧室は。最後の　利用者が",
      "ภาษาไทยง่าย ๆ ครับ\u200Bหนึ่ง",
      "हिन्दी में क्ष और 한국어 문장",
      "bad \xFF\xE3\x80 over\xC0\xAFlong \xED\xA0\x80 cut\xE2\x82",
      "\xE3\x80\x80\xE3\x80\xE3\x80\x81\xE3 \x80\x82",
      "\r\n\r\n \t\v\f  ",
      "שלום צה\"ל עברית، العربية",
      "\U0001F600a\U00010400b\U0001F1E9\U0001F1EA",
  };
  return kTexts;
}

}  // namespace

TEST(ChunkedTextTest, EveryChunkBoundaryGivesTheTokensOfTheWholeText) {
  IcuTokenizer tokenizer;
  for (const std::string& text : awkward_texts()) expect_every_cut_gives_the_whole(tokenizer, text);
}

TEST(ChunkedTextTest, StretchesLongerThanTheLimitAreCutAsInTheWholeText) {
  std::string long_stretches;
  for (const std::string& text : awkward_texts()) long_stretches += text;
  long_stretches += repeat("abcdefghij", 7) + "\u0905\u0905\u0905\u0905 " + repeat("\u3042", 20) + "\u3002" +
                    repeat("\x80", 30) + repeat("\U00010400", 9) + "http://a.bc/" + repeat("d", 40) + "\xE3\x80";
  for (const std::size_t limit : {4U, 7U, 16U, 33U}) {
    PieceTokenizer tokenizer(PieceCutter(limit / 2, limit));
    expect_every_cut_gives_the_whole(tokenizer, long_stretches);
  }
}

TEST(ChunkedTextTest, RandomTextsInRandomChunksGiveTheTokensOfTheWholeText) {
  constexpr std::uint32_t kSeed = 20240301;
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  IcuTokenizer tokenizer;
  for (int round = 0; round != 1500; ++round) {
    const std::string text = random.next(200);
    PieceTokenizer cutter(PieceCutter(1 + random.below(8), 8 + random.below(40)));
    for (Tokenizer* each : {static_cast<Tokenizer*>(&tokenizer), static_cast<Tokenizer*>(&cutter)}) {
      std::vector<std::string_view> chunks;
      for (std::size_t i = 0; i < text.size();) {
        chunks.push_back(std::string_view(text).substr(i, random.below(12)));
        i += chunks.back().size();
      }
      ASSERT_EQ(words_of_chunks(*each, chunks), words_of_whole(*each, text)) << text;
    }
  }
}

TEST(ChunkedTextTest, AMegabyteWithoutWhiteSpaceIsCutAsInTheWholeText) {
  const std::string text = "begin " + repeat("\u0905b", 800'000) + " end";
  IcuTokenizer tokenizer;
  ChunkedText chunks;
  WordSink sink;
  for (std::size_t i = 0; i < text.size(); i += 9973) {
    chunks.add(std::string_view(text).substr(i, 9973), tokenizer, sink);
  }
  chunks.finish(tokenizer, sink);
  EXPECT_EQ(sink.words, words_of_whole(tokenizer, text));
}

TEST(ChunkedTextTest, SignatureOfChunksIsThatOfTheWholeText) {
  std::string text;
  for (int i = 0; i != 60; ++i) {
    for (const std::string& part : awkward_texts()) text += part + std::to_string(i) + "\n";
  }
  IcuTokenizer tokenizer;
  const Signature whole = Signer(Scheme()).sign(text, tokenizer);
  StreamingSigner signer(Scheme(), tokenizer);
  for (const std::size_t chunk : {1U, 7U, 4096U, 100'000U}) {
    for (std::size_t i = 0; i < text.size(); i += chunk) signer.add(std::string_view(text).substr(i, chunk));
    expect_equal(whole, signer.finish());
  }
}

}  // namespace neardup
