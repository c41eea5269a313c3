#include "tokens/text_from_positions.h"

#include "tokens/each_token.h"

namespace neardup {

TokenClass class_in_index(std::string_view word) {
  const std::string_view unsigned_word = word.substr(word.substr(0, 1) == "-" ? 1 : 0);
  const bool figures = unsigned_word.find_first_not_of("0123456789_") == std::string_view::npos;
  return figures ? TokenClass::kNumber : TokenClass::kWord;
}

void PositionsTokenizer::tokenize(std::string_view text, TokenSink& sink) {
  if (text_.whole_words.empty()) {
    tokenizer_.tokenize(text, sink);
    return;
  }
  std::vector<Token> words;  // consecutive whole words
  const auto hand_on = [&] {
    if (!words.empty()) sink.take(words.data(), words.size());
    words.clear();
  };
  const auto cut = [&](std::size_t begin, std::size_t end) {
    const std::string_view part = text.substr(begin, end - begin);
    if (part.find_first_not_of(' ') == std::string_view::npos) return;
    hand_on();
    take_tokens(tokenizer_, part, [&](const Token* tokens, std::size_t count) {
      std::vector<Token> shifted(tokens, tokens + count);
      for (Token& token : shifted) {
        token.begin += begin;
        token.end += begin;
      }
      sink.take(shifted.data(), count);
    });
  };
  std::size_t done = 0;
  for (const WholeWord& word : text_.whole_words) {
    cut(done, word.begin);
    const std::string_view letters = text.substr(word.begin, word.end - word.begin);
    words.push_back({letters, word.begin, word.end, class_in_index(letters)});
    done = word.end;
  }
  cut(done, text.size());
  hand_on();
}

std::unique_ptr<Tokenizer> PositionsTokenizer::clone() const {
  return std::unique_ptr<Tokenizer>(new PositionsTokenizer(tokenizer_.clone(), text_));
}

}  // namespace neardup
