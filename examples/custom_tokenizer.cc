// A tokenizer of your own: words between white space, lower-cased by ASCII rules.
//
// Its profile is part of the scheme, so a database that is signed with it is never searched with another tokenizer.

#include <cctype>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include "neardup/text_signer.h"

namespace {

class WhitespaceTokenizer final : public neardup::Tokenizer {
 public:
  void tokenize(std::string_view text, neardup::TokenSink& sink) override {
    std::size_t begin = 0;
    for (std::size_t end = 0; end <= text.size(); ++end) {
      if (end != text.size() && !std::isspace(static_cast<unsigned char>(text[end]))) continue;
      if (end != begin) give(text, begin, end, sink);
      begin = end + 1;
    }
  }

  std::string profile() const override { return "whitespace-ascii"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<neardup::Tokenizer> clone() const override { return std::make_unique<WhitespaceTokenizer>(); }

 private:
  void give(std::string_view text, std::size_t begin, std::size_t end, neardup::TokenSink& sink) {
    word_.clear();
    for (const char c : text.substr(begin, end - begin)) {
      word_ += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    const neardup::Token token{word_, begin, end, neardup::TokenClass::kWord};
    sink.take(&token, 1);  // in production, pass many tokens at a time
  }

  std::string word_;
};

}  // namespace

int main() {
  const neardup::TextSigner signer("standard tokenizer=whitespace-ascii", std::make_unique<WhitespaceTokenizer>());
  const neardup::Signature one = signer.sign("To be or not to be, that is the question");
  const neardup::Signature two = signer.sign("To be, or not to be, that is the question!");
  std::cout << "scheme   " << signer.scheme() << '\n'
            << "one      " << neardup::fingerprint_text(one.fingerprint) << ", " << one.tokens << " tokens\n"
            << "two      " << neardup::fingerprint_text(two.fingerprint) << ", " << two.tokens << " tokens\n"
            << "distance " << neardup::hamming_distance(one.fingerprint, two.fingerprint) << " bits\n";
}
