/** The golden vectors: what every release must compute from the texts of vectors.jsonl, for ever.
 *
 *  The first line of the file names the schemes and the version of the tokenizer's data. Each other line is a text:
 *
 *      name, text (or text_hex: octets that are no UTF-8), dictionary (true if ICU's dictionaries cut it, which differ
 *      between versions of ICU), tokens, classes (a letter for each token: word, number, link), and for each scheme
 *      null if there is no token, else fingerprint, digest, band_terms and the octets of both stored values in
 *      hexadecimal. A scheme whose tokenizer gives other tokens lists its own.
 *
 *  To add a text, append a line {"name": ..., "text": ...} and print the file anew:
 *
 *      golden_vectors_test --print > vectors.new && mv vectors.new tests/golden/vectors.jsonl
 *
 *  A line that changes when nothing was to change is a broken promise: stored signatures would no longer compare.
 *  oracle.py recomputes the file without any code of this project. */
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "neardup/base32.h"
#include "neardup/hex.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/signature.h"
#include "neardup/stored_values.h"

namespace neardup {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kClassLetters = "wnl";  // by TokenClass

std::string hex_of(std::string_view octets) {
  std::string text;
  for (const char octet : octets) text += hex_encode(static_cast<unsigned char>(octet), 2);
  return text;
}

std::string octets_of(const std::string& hex) {
  std::string octets;
  for (std::size_t i = 0; i < hex.size(); i += 2) octets += static_cast<char>(*hex_decode(hex.substr(i, 2)));
  return octets;
}

/** Tokens as the file lists them. */
struct ListedTokens {
  std::vector<std::string> texts;
  std::string classes;

  bool operator==(const ListedTokens& other) const { return texts == other.texts && classes == other.classes; }
  bool operator!=(const ListedTokens& other) const { return !(*this == other); }
};

/** Gives the tokens of a list, whatever the text. */
class ListTokenizer final : public Tokenizer {
 public:
  explicit ListTokenizer(ListedTokens list) : list_(std::move(list)) {}
  void tokenize(std::string_view, TokenSink& sink) override {
    std::vector<Token> tokens;
    for (std::size_t i = 0; i != list_.texts.size(); ++i) {
      tokens.push_back({list_.texts[i], 0, 0, static_cast<TokenClass>(kClassLetters.find(list_.classes[i]))});
    }
    if (!tokens.empty()) sink.take(tokens.data(), tokens.size());
  }
  std::string profile() const override { return "list"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<ListTokenizer>(list_); }

 private:
  ListedTokens list_;
};

IcuTokenizer tokenizer_of(const Scheme& scheme) {
  return IcuTokenizer({scheme.tokenizer_profile == IcuTokenizer().profile()});
}

ListedTokens tokens_now(const std::string& text, const Scheme& scheme) {
  IcuTokenizer tokenizer = tokenizer_of(scheme);
  EXPECT_EQ(scheme.tokenizer_profile, tokenizer.profile());
  ListedTokens list;
  for (const OwnedToken& token : collect_tokens(tokenizer, text)) {
    list.texts.push_back(token.text);
    list.classes += kClassLetters[static_cast<std::size_t>(token.token_class)];
  }
  return list;
}

/** What the file lists of a signature. */
Json listing(const Signature& signature, const Scheme& scheme) {
  if (signature.empty()) return nullptr;
  const StoredSignature stored{TextSource::kText, signature.tokens, signature.shingles, signature.token_digest,
                               signature.sketch};
  return {{"fingerprint", base32_encode(signature.fingerprint)},
          {"digest", hex_encode(signature.token_digest)},
          {"band_terms", signature.band_terms},
          {"fingerprint_value", hex_of(encode_fingerprint(signature.fingerprint, scheme.id()))},
          {"signature_value", hex_of(encode_signature(stored, scheme.id()))}};
}

Json listing(const ListedTokens& tokens, const Scheme& scheme) {
  ListTokenizer tokenizer(tokens);
  return listing(Signer(scheme).sign("", tokenizer), scheme);
}

std::string text_of(const Json& vector) {
  return vector.contains("text") ? vector["text"].get<std::string>() : octets_of(vector["text_hex"]);
}

bool by_dictionary(const Json& vector) {
  return vector.value("dictionary", false);
}

/** The tokens listed for a scheme. */
ListedTokens tokens_listed(const Json& vector, const std::string& preset) {
  const Json& owner = vector[preset].is_object() && vector[preset].contains("tokens") ? vector[preset] : vector;
  return {owner["tokens"].get<std::vector<std::string>>(), owner["classes"].get<std::string>()};
}

Json vector_now(const Json& listed) {
  Json vector{{"name", listed["name"]}};
  for (const char* field : {"text", "text_hex", "dictionary"}) {
    if (listed.contains(field)) vector[field] = listed[field];
  }
  const std::string text = text_of(listed);
  const ListedTokens common = tokens_now(text, Scheme());
  vector["tokens"] = common.texts;
  vector["classes"] = common.classes;
  for (const std::string& preset : Scheme::preset_names()) {
    const Scheme scheme = Scheme::preset(preset);
    const ListedTokens tokens = tokens_now(text, scheme);
    vector[preset] = listing(tokens, scheme);
    if (tokens == common) continue;
    vector[preset]["tokens"] = tokens.texts;
    vector[preset]["classes"] = tokens.classes;
  }
  return vector;
}

Json header_now() {
  Json schemes;
  for (const std::string& preset : Scheme::preset_names()) {
    schemes[preset] = {{"text", Scheme::preset(preset).text()}, {"id", Scheme::preset(preset).name()}};
  }
  return {{"tokenizer", IcuTokenizer().version()}, {"schemes", schemes}};
}

std::vector<std::string> lines_of_file() {
  std::ifstream file(NEARDUP_SOURCE_DIR "/tests/golden/vectors.jsonl");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

/** The file as it is read. */
class GoldenVectorsTest : public testing::Test {
 protected:
  void SetUp() override {
    for (const std::string& line : lines_of_file()) vectors_.push_back(Json::parse(line));
    ASSERT_FALSE(vectors_.empty());
    header_ = vectors_.front();
    vectors_.erase(vectors_.begin());
  }

  bool same_icu() const { return header_["tokenizer"] == IcuTokenizer().version(); }

  const Json& vector_named(const std::string& name) const {
    for (const Json& vector : vectors_) {
      if (vector["name"] == name) return vector;
    }
    throw std::out_of_range(name);
  }

  Json header_;
  std::vector<Json> vectors_;
};

TEST_F(GoldenVectorsTest, ThereAreFortyTextsOfDistinctNames) {
  std::set<std::string> names;
  for (const Json& vector : vectors_) names.insert(vector["name"].get<std::string>());
  EXPECT_EQ(vectors_.size(), names.size());
  EXPECT_GE(names.size(), 40U);
}

TEST_F(GoldenVectorsTest, SchemesAreThePresets) {
  EXPECT_EQ(header_now()["schemes"], header_["schemes"]);
}

TEST_F(GoldenVectorsTest, TextsGiveTheirTokens) {
  for (const Json& vector : vectors_) {
    if (by_dictionary(vector) && !same_icu()) continue;
    for (const std::string& preset : Scheme::preset_names()) {
      const ListedTokens listed = tokens_listed(vector, preset);
      const ListedTokens now = tokens_now(text_of(vector), Scheme::preset(preset));
      EXPECT_EQ(listed.texts, now.texts) << vector["name"] << " under " << preset;
      EXPECT_EQ(listed.classes, now.classes) << vector["name"] << " under " << preset;
    }
  }
}

TEST_F(GoldenVectorsTest, TokensGiveTheirSignatures) {
  for (const Json& vector : vectors_) {
    for (const std::string& preset : Scheme::preset_names()) {
      Json listed = vector[preset];
      if (listed.is_object()) {
        listed.erase("tokens");
        listed.erase("classes");
      }
      EXPECT_EQ(listed, listing(tokens_listed(vector, preset), Scheme::preset(preset))) << vector["name"];
    }
  }
}

TEST_F(GoldenVectorsTest, SigningATextIsSigningItsTokens) {
  for (const Json& vector : vectors_) {
    for (const std::string& preset : Scheme::preset_names()) {
      const Scheme scheme = Scheme::preset(preset);
      IcuTokenizer tokenizer = tokenizer_of(scheme);
      const std::string text = text_of(vector);
      EXPECT_EQ(listing(tokens_now(text, scheme), scheme), listing(Signer(scheme).sign(text, tokenizer), scheme));
    }
  }
}

TEST_F(GoldenVectorsTest, FileIsAsItIsPrinted) {
  if (!same_icu()) GTEST_SKIP() << "made with " << header_["tokenizer"] << ", this is " << IcuTokenizer().version();
  const std::vector<std::string> lines = lines_of_file();
  EXPECT_EQ(header_now().dump(), lines.front());
  for (std::size_t i = 0; i != vectors_.size(); ++i) EXPECT_EQ(vector_now(vectors_[i]).dump(), lines[i + 1]);
}

TEST_F(GoldenVectorsTest, TextsThatDifferInNoWordAreOneText) {
  for (const auto& [one, other] :
       {std::pair{"english", "english in capitals"}, std::pair{"composed accents", "combining accents"},
        std::pair{"english", "english with invisible characters"}}) {
    for (const std::string& preset : Scheme::preset_names()) {
      EXPECT_EQ(vector_named(one)[preset], vector_named(other)[preset]) << one << ", " << other;
    }
  }
}

TEST_F(GoldenVectorsTest, LongTextAndItsRevisionShareBands) {
  for (const std::string& preset : Scheme::preset_names()) {
    const auto terms = [&](const char* name) {
      return vector_named(name)[preset]["band_terms"].get<std::set<std::string>>();
    };
    std::vector<std::string> shared;
    const std::set<std::string> one = terms("long english");
    const std::set<std::string> other = terms("long english revised");
    std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(shared));
    EXPECT_FALSE(shared.empty()) << preset;
    EXPECT_NE(vector_named("long english")[preset]["digest"], vector_named("long english revised")[preset]["digest"]);
  }
}

void print_anew() {
  std::cout << header_now().dump() << '\n';
  for (const std::string& line : lines_of_file()) {
    const Json listed = Json::parse(line);
    if (listed.contains("name")) std::cout << vector_now(listed).dump() << '\n';
  }
}

}  // namespace
}  // namespace neardup

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--print") {
    neardup::print_anew();
    return 0;
  }
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
