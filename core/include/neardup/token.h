/** @file token.h
 *  The interface between a tokenizer and everything that is computed from words.
 *
 *  First stage of the flow: text --> tokens. A Tokenizer cuts a text into Tokens and passes them, in text order and in
 *  batches, to a TokenSink. core knows only this interface; icu_tokenizer implements it, and your application may too.
 *
 *  THREADS: a Tokenizer holds scratch memory. Use one per thread; clone() makes another with the same behaviour.
 */
#ifndef NEARDUP_TOKEN_H
#define NEARDUP_TOKEN_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** From what kind of text a token comes. */
enum class TokenClass : std::uint8_t {
  kWord,    ///< has at least one Alphabetic character and is not part of a link
  kNumber,  ///< has no Alphabetic character: digits, lone marks and connectors
  kLink,    ///< part of a URL or of an e-mail address
};

/** One word of a text. */
struct Token {
  std::string_view text;  ///< folded UTF-8, never empty; valid only during TokenSink::take()
  std::size_t begin = 0;  ///< first byte in the text given to tokenize()
  std::size_t end = 0;    ///< one past the last byte: the range is half-open
  TokenClass token_class = TokenClass::kWord;
};

/** Receives the tokens of one text. */
class TokenSink {
 public:
  virtual ~TokenSink() = default;

  /** Take the next tokens of the text.
   *  @param tokens  [count] in text order; they and their strings belong to the tokenizer and are valid only in this
   *                 call.
   *  @param count   never 0. */
  virtual void take(const Token* tokens, std::size_t count) = 0;
};

/** Cuts texts into tokens. */
class Tokenizer {
 public:
  virtual ~Tokenizer() = default;

  /** Cut a text and pass its tokens to the sink in text order.
   *  Any bytes are a valid text; each implementation defines what an ill-formed one gives. For an empty text, or one
   *  without a word, the sink is never called. Exceptions of the sink pass through, and the tokenizer stays usable. */
  virtual void tokenize(std::string_view text, TokenSink& sink) = 0;

  /** Name of the tokenizer's rules, as a scheme records it: lower-case letters, digits, '-', '_' and '.'.
   *  Two tokenizers with the same profile give the same tokens. If you change a token, change the name. */
  virtual std::string profile() const = 0;

  /** The data that the rules use, such as "ICU 72.1, Unicode 15.0". Recorded with a scheme but never part of it. */
  virtual std::string version() const = 0;

  /** A tokenizer with the same behaviour and its own scratch memory, for another thread. */
  virtual std::unique_ptr<Tokenizer> clone() const = 0;
};

/** A token that owns its text; otherwise like Token. */
struct OwnedToken {
  std::string text;
  std::size_t begin = 0;
  std::size_t end = 0;
  TokenClass token_class = TokenClass::kWord;
};

/** The tokens of a text in one vector, for explanations and tests. Indexing streams batches instead.
 *  Cost: one allocation a token. */
std::vector<OwnedToken> collect_tokens(Tokenizer& tokenizer, std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_TOKEN_H
