/** @file token.h
 *  The seam between a tokenizer and everything that is computed from words.
 *
 *  First stage of the flow: text --> tokens. A Tokenizer cuts a text into Tokens and hands them, in text order and in
 *  batches, to a TokenSink. core knows this interface only; icu_tokenizer implements it, and so may an application.
 *
 *  THREADS: a Tokenizer holds scratch memory. Use one per thread; clone() makes another that behaves the same.
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

/** What kind of text a token is a piece of. */
enum class TokenClass : std::uint8_t {
  kWord,    ///< has at least one Alphabetic character and is not part of a link
  kNumber,  ///< has none: figures, lone marks and connectors
  kLink,    ///< part of a URL or of an e-mail address
};

/** One word of a text. */
struct Token {
  std::string_view text;  ///< folded UTF-8, never empty; valid only during TokenSink::take()
  std::size_t begin = 0;  ///< first byte in the text given to tokenize()
  std::size_t end = 0;    ///< one past the last byte: the range is half open
  TokenClass token_class = TokenClass::kWord;
};

/** Receives the tokens of one text. */
class TokenSink {
 public:
  virtual ~TokenSink() = default;

  /** Take the next tokens of the text.
   *  @param tokens  [count] in text order; they and their strings are the tokenizer's and gone after the call.
   *  @param count   how many; never 0. */
  virtual void take(const Token* tokens, std::size_t count) = 0;
};

/** Cuts texts into tokens. */
class Tokenizer {
 public:
  virtual ~Tokenizer() = default;

  /** Cut a text, handing its tokens to the sink in text order.
   *  Any bytes are a valid text; what an ill-formed one gives is the implementation's to define. An empty text, or one
   *  without a word, never calls the sink. Exceptions of the sink pass through, and the tokenizer stays usable. */
  virtual void tokenize(std::string_view text, TokenSink& sink) = 0;

  /** How many leading bytes of a text may be tokenized now, whatever follows it: the tokens of text.substr(0, n) and
   *  then of all the rest, as a text of its own, are the tokens of the whole. For texts that come in chunks
   *  (chunked_text.h).
   *  @param text  the begin of a text, cut anywhere, even inside a character.
   *  @return 0..text.size(); by default 0: wait for the end. */
  virtual std::size_t complete_prefix(std::string_view text) const;

  /** Name of the rules, as a Scheme records it: lower-case letters, digits, '-', '_' and '.'.
   *  Two tokenizers of one profile give the same tokens; change a token, change the name. */
  virtual std::string profile() const = 0;

  /** The data the rules run on, recorded beside a scheme and never part of it: "ICU 72.1, Unicode 15.0". */
  virtual std::string version() const = 0;

  /** A tokenizer with the same behaviour and its own scratch memory, for another thread. */
  virtual std::unique_ptr<Tokenizer> clone() const = 0;
};

/** A token that owns its text; same meaning as Token. */
struct OwnedToken {
  std::string text;
  std::size_t begin = 0;
  std::size_t end = 0;
  TokenClass token_class = TokenClass::kWord;
};

/** The tokens of a text in one vector. For explanations and tests: indexing streams batches instead.
 *  Cost: one allocation a token. */
std::vector<OwnedToken> collect_tokens(Tokenizer& tokenizer, std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_TOKEN_H
