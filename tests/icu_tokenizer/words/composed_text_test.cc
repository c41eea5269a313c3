#include "words/composed_text.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace neardup {
namespace {

TEST(ComposedTextTest, LettersAndTheirMarksAreOneCharacter) {
  const std::vector<std::pair<std::string, std::string>> texts{
      {"", ""},
      {"plain", "plain"},
      {"na\u00efve", "na\u00efve"},
      {"nai\u0308ve", "na\u00efve"},
      {"Vie\u0323\u0302t", "Vi\u1ec7t"},
      {"\u1112\u1161\u11ab", "\ud55c"},
      {"\u0958", "\u0915\u093c"}};  // is excluded from composition
  for (const auto& [text, expected] : texts) {
    std::string composed = text;
    compose(composed);
    EXPECT_EQ(expected, composed) << text;
  }
}

}  // namespace
}  // namespace neardup
