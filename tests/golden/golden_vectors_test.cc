/** The golden vectors: what every release must compute from the texts of vectors.jsonl, for ever.
 *
 *  The first line of the file names the schemes, every preset and every method among them, and the version of the
 *  tokenizer's data. Each other line is a text:
 *
 *      name, text (or text_hex: bytes that are no UTF-8), dictionary (true if ICU's dictionaries cut it, which differ
 *      between versions of ICU), tokens, classes (a letter for each token: word, number, link), and for each scheme
 *      null if there is no token, else fingerprint, digest, band_terms (of bands first, then of other keys) and the
 *      bytes of both stored values in hexadecimal. A scheme whose tokenizer gives other tokens lists its own.
 *
 *  To add a text, append a line {"name": ..., "text": ...}. To add a scheme, put "name": {"text": ...} behind the
 *  others in the first line; "standard shingle=char:5" is text enough. Then print the file anew:
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
#include <utility>
#include <vector>

#include "bands/key_method.h"
#include "bytes/base_encodings.h"
#include "features/feature_method.h"
#include "fingerprint/fingerprint_method.h"
#include "neardup/icu_tokenizer.h"
#include "pipeline/tokenizer_profiles.h"
#include "sign/signer.h"
#include "sign/stored_values.h"
#include "sketch/sketch_method.h"

namespace neardup {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kClassLetters = "wnl";  // by TokenClass

std::string hex_of(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) text += hex_encode(static_cast<unsigned char>(byte), 2);
  return text;
}

std::string bytes_of(const std::string& hex) {
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2) bytes += static_cast<char>(*hex_decode(hex.substr(i, 2)));
  return bytes;
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

std::shared_ptr<Tokenizer> tokenizer_of(const Scheme& scheme) {
  if (std::shared_ptr<Tokenizer> tokenizer = tokenizer_of_profile(scheme.tokenizer_profile)) return tokenizer;
  throw std::out_of_range(scheme.tokenizer_profile);
}

/** A scheme of the file. */
struct ListedScheme {
  std::string name;
  Scheme scheme;
  std::shared_ptr<Tokenizer> tokenizer;
};

std::vector<ListedScheme> schemes_of(const Json& header) {
  std::vector<ListedScheme> schemes;
  for (const auto& [name, entry] : header["schemes"].items()) {
    const Scheme scheme = Scheme::parse(entry["text"].get<std::string>());
    schemes.push_back({name, scheme, tokenizer_of(scheme)});
  }
  return schemes;
}

ListedTokens tokens_now(const std::string& text, Tokenizer& tokenizer) {
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
  StoredSignature stored{{}, signature.tokens, signature.shingles, signature.token_digest, signature.sketch};
  stored.fingerprint_check = fingerprint_check(signature.fingerprint);
  return {{"fingerprint", base32_encode(signature.fingerprint)},
          {"digest", hex_encode(signature.token_digest)},
          {"band_terms", signature.band_terms},
          {"fingerprint_value", hex_of(encode_fingerprint(signature.fingerprint, scheme.id()))},
          {"signature_value", hex_of(encode_signature(stored, scheme.id()))}};
}

Json listing(const std::string& text, const ListedTokens& tokens, const Scheme& scheme) {
  ListTokenizer tokenizer(tokens);
  return listing(Signer(scheme).sign(text, tokenizer), scheme);
}

std::string text_of(const Json& vector) {
  return vector.contains("text") ? vector["text"].get<std::string>() : bytes_of(vector["text_hex"]);
}

bool by_dictionary(const Json& vector) {
  return vector.value("dictionary", false);
}

/** The tokens listed for a scheme. */
ListedTokens tokens_listed(const Json& vector, const std::string& scheme) {
  const Json& owner = vector[scheme].is_object() && vector[scheme].contains("tokens") ? vector[scheme] : vector;
  return {owner["tokens"].get<std::vector<std::string>>(), owner["classes"].get<std::string>()};
}

/** The signature listed for a scheme, without tokens of its own. */
Json signature_listed(const Json& vector, const std::string& scheme) {
  Json listed = vector[scheme];
  if (listed.is_object()) {
    listed.erase("tokens");
    listed.erase("classes");
  }
  return listed.empty() ? Json() : listed;
}

Json vector_now(const Json& listed, const std::vector<ListedScheme>& schemes) {
  Json vector{{"name", listed["name"]}};
  for (const char* field : {"text", "text_hex", "dictionary"}) {
    if (listed.contains(field)) vector[field] = listed[field];
  }
  const std::string text = text_of(listed);
  IcuTokenizer common_tokenizer;
  const ListedTokens common = tokens_now(text, common_tokenizer);
  vector["tokens"] = common.texts;
  vector["classes"] = common.classes;
  for (const auto& [name, scheme, tokenizer] : schemes) {
    const ListedTokens tokens = tokens_now(text, *tokenizer);
    vector[name] = listing(text, tokens, scheme);
    if (tokens == common) continue;
    vector[name]["tokens"] = tokens.texts;
    vector[name]["classes"] = tokens.classes;
  }
  return vector;
}

Json header_now(const std::vector<ListedScheme>& listed) {
  Json schemes;
  for (const auto& [name, scheme, tokenizer] : listed) schemes[name] = {{"text", scheme.text()}, {"id", scheme.name()}};
  return {{"tokenizer", IcuTokenizer().version()}, {"schemes", schemes}};
}

/** The names in a list of forms, which is made for messages: what stands before the numbers. */
std::vector<std::string> names_in(const std::string& forms) {
  std::vector<std::string> names;
  for (std::size_t begin = 0; begin < forms.size();) {
    const std::size_t end = std::min(forms.find(", ", begin), forms.size());
    const std::string form = forms.substr(begin, end - begin);
    if (form.find(' ') == std::string::npos) names.push_back(form.substr(0, form.find(':')));
    begin = end + 2;
  }
  return names;
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
    schemes_ = schemes_of(header_);
  }

  bool same_icu() const { return header_["tokenizer"].get<std::string>() == IcuTokenizer().version(); }

  const Json& vector_named(const std::string& name) const {
    for (const Json& vector : vectors_) {
      if (vector["name"].get<std::string>() == name) return vector;
    }
    throw std::out_of_range(name);
  }

  /** Whether the text of a scheme has something in it. */
  bool is_in_a_scheme(const std::string& part) const {
    return std::any_of(schemes_.begin(), schemes_.end(), [&](const ListedScheme& listed) {
      return listed.scheme.text().find(part) != std::string::npos;
    });
  }

  Json header_;
  std::vector<Json> vectors_;
  std::vector<ListedScheme> schemes_;
};

TEST_F(GoldenVectorsTest, ThereAreFortyTextsOfDistinctNames) {
  std::set<std::string> names;
  for (const Json& vector : vectors_) names.insert(vector["name"].get<std::string>());
  EXPECT_EQ(vectors_.size(), names.size());
  EXPECT_GE(names.size(), 40U);
}

TEST_F(GoldenVectorsTest, PresetsAreAmongTheSchemes) {
  for (const std::string& preset : Scheme::preset_names()) {
    ASSERT_TRUE(header_["schemes"].contains(preset)) << preset;
    EXPECT_EQ(header_["schemes"][preset]["text"].get<std::string>(), Scheme::preset(preset).text());
  }
}

TEST_F(GoldenVectorsTest, EveryMethodIsInAScheme) {
  for (const std::string& name : names_in(fingerprint_names())) {
    EXPECT_TRUE(is_in_a_scheme(" fingerprint=" + name + " ")) << name;
  }
  for (const std::string& name : names_in(feature_method_forms())) {
    EXPECT_TRUE(is_in_a_scheme(" shingle=" + name + ":")) << name;
  }
  EXPECT_TRUE(is_in_a_scheme("+counts "));
  EXPECT_TRUE(is_in_a_scheme(" idf="));
  for (const std::string& name : names_in(sketch_method_forms())) {
    EXPECT_TRUE(is_in_a_scheme(" minhash=" + name + ":")) << name;
  }
  for (const std::string& name : names_in(key_method_forms())) {
    EXPECT_TRUE(is_in_a_scheme("=" + name) || is_in_a_scheme("," + name)) << name;
  }
}

TEST_F(GoldenVectorsTest, TextsGiveTheirTokens) {
  for (const Json& vector : vectors_) {
    if (by_dictionary(vector) && !same_icu()) continue;
    for (const auto& [name, scheme, tokenizer] : schemes_) {
      const ListedTokens listed = tokens_listed(vector, name);
      const ListedTokens now = tokens_now(text_of(vector), *tokenizer);
      EXPECT_EQ(listed.texts, now.texts) << vector["name"] << " under " << name;
      EXPECT_EQ(listed.classes, now.classes) << vector["name"] << " under " << name;
    }
  }
}

TEST_F(GoldenVectorsTest, TokensGiveTheirSignatures) {
  for (const Json& vector : vectors_) {
    for (const auto& [name, scheme, tokenizer] : schemes_) {
      EXPECT_EQ(signature_listed(vector, name), listing(text_of(vector), tokens_listed(vector, name), scheme))
          << vector["name"] << " under " << name;
    }
  }
}

TEST_F(GoldenVectorsTest, SigningATextIsSigningItsTokens) {
  for (const Json& vector : vectors_) {
    const std::string text = text_of(vector);
    for (const auto& [name, scheme, tokenizer] : schemes_) {
      EXPECT_EQ(listing(text, tokens_now(text, *tokenizer), scheme),
                listing(Signer(scheme).sign(text, *tokenizer), scheme))
          << vector["name"] << " under " << name;
    }
  }
}

TEST_F(GoldenVectorsTest, FileIsAsItIsPrinted) {
  if (!same_icu()) GTEST_SKIP() << "made with " << header_["tokenizer"] << ", this is " << IcuTokenizer().version();
  const std::vector<std::string> lines = lines_of_file();
  EXPECT_EQ(header_now(schemes_).dump(), lines.front());
  for (std::size_t i = 0; i != vectors_.size(); ++i) {
    EXPECT_EQ(vector_now(vectors_[i], schemes_).dump(), lines[i + 1]);
  }
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
  const std::vector<std::string> lines = lines_of_file();
  const std::vector<ListedScheme> schemes = schemes_of(Json::parse(lines.at(0)));
  std::cout << header_now(schemes).dump() << '\n';
  for (std::size_t i = 1; i != lines.size(); ++i)
    std::cout << vector_now(Json::parse(lines[i]), schemes).dump() << '\n';
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
