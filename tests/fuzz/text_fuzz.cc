// Any bytes as a text: its tokens by every way there is, and its signature, also in fields.

#include <array>
#include <memory>
#include <tuple>
#include <vector>

#include "../icu_tokenizer/whole_text_oracle.h"
#include "fuzz_target.h"
#include "neardup/icu_tokenizer.h"
#include "pipeline/letter_digit_tokenizer.h"
#include "pipeline/token_pipeline.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "simd/kernels.h"

namespace neardup::fuzz {
namespace {

using Tokens = std::vector<OwnedToken>;

class TokenCollector final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    for (const Token* token = tokens; token != tokens + count; ++token) {
      tokens_.push_back({std::string(token->text), token->begin, token->end, token->token_class});
    }
  }

  const Tokens& tokens() const { return tokens_; }

 private:
  Tokens tokens_;
};

bool same_tokens(const Tokens& a, const Tokens& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const OwnedToken& x, const OwnedToken& y) {
    return std::tie(x.text, x.begin, x.end, x.token_class) == std::tie(y.text, y.begin, y.end, y.token_class);
  });
}

/** The long way of the tokenizer for whole texts by UAX #29: ICU sees every character, plain or not. */
class LongWay {
 public:
  Tokens tokens(std::string_view text) {
    Tokens tokens;
    const std::string_view composed = nfc_.apply(repair_.apply(text));
    links_.find(composed);
    boundaries_.set_text(composed);
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = boundaries_.next()) != WordBoundaries::kDone; begin = end) {
      for (const FoldedToken& token : folder_.fold(composed.substr(begin, end - begin))) {
        const ByteRange range{begin + token.source.begin, begin + token.source.end};
        const ByteRange place = place_in_text(range);
        const TokenClass unlinked = token.alphabetic ? TokenClass::kWord : TokenClass::kNumber;
        tokens.push_back(
            {std::string(token.text), place.begin, place.end, links_.overlaps(range) ? TokenClass::kLink : unlinked});
      }
    }
    return tokens;
  }

 private:
  ByteRange place_in_text(ByteRange range) {
    if (!nfc_.map().empty()) range = nfc_.map().to_source(range);
    return repair_.map().empty() ? range : repair_.map().to_source(range);
  }

  CharacterTable characters_{WordRules::kUax29};
  TextRepair repair_{characters_};
  Normalizer nfc_{nfc()};
  LinkFinder links_;
  WordBoundaries boundaries_;
  WordFolder folder_{characters_};
};

/** A pipeline of each instruction set with usual pieces, and one with short ones. */
std::vector<std::unique_ptr<TokenPipeline>> all_pipelines(WordRules rules) {
  std::vector<std::unique_ptr<TokenPipeline>> pipelines;
  for (const SimdLevel level : supported_simd_levels()) {
    pipelines.push_back(std::make_unique<TokenPipeline>(rules, PieceCutter(), level));
  }
  pipelines.push_back(std::make_unique<TokenPipeline>(rules, PieceCutter(7)));
  return pipelines;
}

Tokens tokens_of(TokenPipeline& pipeline, std::string_view text) {
  TokenCollector collector;
  pipeline.run(text, collector);
  return collector.tokens();
}

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

void check_ranges(const Tokens& tokens, std::string_view text) {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t bytes = 0;
  for (const OwnedToken& token : tokens) {
    require(!token.text.empty() && token.begin < token.end && token.end <= text.size(), "a token is of the text");
    // U+FDFA within a word gives four tokens, of which the first and the last have other characters too.
    require(token.begin >= begin && token.end >= end, "ranges of tokens ascend");
    require(token.begin >= end || !is_ascii(text), "ranges in plain text are apart from each other");
    begin = token.begin;
    end = token.end;
    bytes += token.text.size();
  }
  // U+FDFA, three bytes, gives four words of 30 bytes.
  require(tokens.size() <= 4 * text.size() / 3 + 1 && bytes <= 11 * text.size(), "tokens are linear in the text");
}

void check_oracle(const Tokens& tokens, std::string_view text, WordRules rules) {
  const std::vector<oracle::ExpectedToken> expected = oracle::tokens_of(text, rules);
  require(tokens.size() == expected.size(), "as many tokens as of ICU alone");
  for (std::size_t i = 0; i != tokens.size(); ++i) {
    const OwnedToken& token = expected[i].token;
    require(tokens[i].text == token.text, "tokens are those of ICU alone");
    require(!expected[i].exact_class || tokens[i].token_class == token.token_class, "classes are those of ICU alone");
    require(!expected[i].exact_range || (tokens[i].begin == token.begin && tokens[i].end == token.end),
            "ranges are those of ICU alone");
  }
}

/** One way is held against the first: the others come with other inputs.
 *  @param way  any number. */
void check_way(const Tokens& tokens, std::string_view text, WordRules rules, std::size_t way) {
  static const std::vector<std::unique_ptr<TokenPipeline>> kByXapian = all_pipelines(WordRules::kXapian);
  static const std::vector<std::unique_ptr<TokenPipeline>> kByUax29 = all_pipelines(WordRules::kUax29);
  static LongWay long_way;
  const auto& pipelines = rules == WordRules::kXapian ? kByXapian : kByUax29;
  way %= pipelines.size() + 2;
  if (way < pipelines.size()) {
    require(same_tokens(tokens_of(*pipelines[way], text), tokens), "every instruction set gives the same tokens");
  } else if (way == pipelines.size() && rules == WordRules::kUax29) {
    require(same_tokens(long_way.tokens(text), tokens), "the short way gives the tokens of the long way");
  } else {
    check_oracle(tokens, text, rules);
  }
}

bool alike(const Signature& a, const Signature& b) {
  return std::tie(a.fingerprint, a.token_digest, a.tokens, a.shingles, a.sketch, a.band_terms) ==
         std::tie(b.fingerprint, b.token_digest, b.tokens, b.shingles, b.sketch, b.band_terms);
}

IcuTokenizer& icu_tokenizer() {
  static IcuTokenizer tokenizer;
  return tokenizer;
}

struct Signers {
  explicit Signers(const char* scheme) : plain(Scheme::parse(scheme)), streaming(plain.scheme(), icu_tokenizer()) {}

  Signer plain;
  StreamingSigner streaming;
};

std::vector<Signers>& all_signers() {
  static std::vector<Signers> signers = [] {
    std::vector<Signers> made;
    // With few slots: most of a short text's time goes into them.
    for (const char* scheme :
         {"standard minhash=fss:16 bands=minhash:4x4", "simhash-doc", "containment sketch=0 bands=sample:4",
          "standard shingle=char:5+counts minhash=modulo:16 sketch=0 "
          "bands=minhash:4x4,simhash:4x16,sample:4,profile:2:10,digest-tokens,digest-text",
          "standard shingle=stop-led:2:2 stop=@en fingerprint=features-log minhash=fss:16 bands=minhash:4x4",
          "standard shingle=spot:2:2 stop=@en minhash=fss:16 bands=minhash:4x4",
          "standard shingle=word:2+counts minhash=weighted:16 fingerprint=words-log bands=minhash:4x4"}) {
      made.emplace_back(scheme);
    }
    return made;
  }();
  return signers;
}

void check_tokens(Input& input) {
  static TokenPipeline by_xapian(WordRules::kXapian, PieceCutter(), SimdLevel::kPortable);
  static TokenPipeline by_uax29(WordRules::kUax29, PieceCutter(), SimdLevel::kPortable);
  const std::size_t choice = input.byte();
  const WordRules rules = choice % 2 == 0 ? WordRules::kXapian : WordRules::kUax29;
  const std::string_view text = input.rest();
  const Tokens tokens = tokens_of(rules == WordRules::kXapian ? by_xapian : by_uax29, text);
  check_ranges(tokens, text);
  check_way(tokens, text, rules, choice / 2);
}

void check_letters_and_digits(Input& input) {
  static LetterDigitTokenizer letters_and_digits;
  const std::string_view text = input.rest();
  check_ranges(collect_tokens(letters_and_digits, text), text);
}

void check_signatures(Input& input) {
  auto& [plain, streaming] = all_signers()[input.byte() % all_signers().size()];
  Input cuts = input;
  std::string_view text = input.rest();
  std::vector<std::string_view> fields;
  for (std::size_t count = cuts.byte() % 8; count != 0; --count) {
    const std::size_t bytes = std::min<std::size_t>(cuts.byte(), text.size());
    fields.push_back(text.substr(0, bytes));
    text.remove_prefix(bytes);
  }
  fields.push_back(text);
  StreamingSigner of_fields(plain.scheme(), icu_tokenizer());
  const Signature alone = of_fields.sign(fields);
  if (fields.size() == 1) require(alike(plain.sign(text, icu_tokenizer()), alone), "a field is signed as a text");
  if (fault_is_planted() && !text.empty()) fields.back().remove_suffix(1);
  require(alike(streaming.sign(fields), alone), "text after text is signed as alone");
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {check_tokens, check_letters_and_digits, check_signatures};
  return run_one(kChecks, bytes, count);
}
