#include "words/link_finder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "icu_tokenizer/random_text.h"
#include "icu_tokenizer/whole_text_oracle.h"

namespace neardup {

namespace {

std::vector<std::string> links_of(std::string_view text) {
  LinkFinder finder;
  finder.find(text);
  std::vector<std::string> links;
  for (const ByteRange& link : finder.links()) {
    links.emplace_back(text.substr(link.begin, link.end - link.begin));
  }
  return links;
}

using Links = std::vector<std::string>;

}  // namespace

TEST(LinkFinderTest, UrlsHaveASchemeAndRunToTheLastUrlCharacter) {
  EXPECT_EQ(links_of("see http://a.b/c?d=e#f, (or ftp://x) git+ssh://h:22/%20 HTTP://A"),
            (Links{"http://a.b/c?d=e#f,", "ftp://x)", "git+ssh://h:22/%20", "HTTP://A"}));
  EXPECT_EQ(links_of("<http://a/b>\"http://c\"{http://d}"), (Links{"http://a/b", "http://c", "http://d"}));
}

TEST(LinkFinderTest, SchemesBeginWithALetter) {
  EXPECT_EQ(links_of("12ab://c"), Links{"ab://c"});
  EXPECT_EQ(links_of("1://c +://d ://e"), Links{});
  EXPECT_EQ(links_of("見http://a.b を"), Links{"http://a.b"});
}

TEST(LinkFinderTest, SomethingFollowsTheScheme) {
  EXPECT_EQ(links_of("http:// a"), Links{});
  EXPECT_EQ(links_of("http://пример.рф"), Links{});
}

TEST(LinkFinderTest, WwwStartsAWordAndAHostFollows) {
  EXPECT_EQ(links_of("www.a.b/c WWW.x (www.d) 見www.e"), (Links{"www.a.b/c", "WWW.x", "www.d)", "www.e"}));
  EXPECT_EQ(links_of("awww.b www. www.. 1www.c _www.d ww.e"), Links{});
}

TEST(LinkFinderTest, AddressesAreADotAtomAndTwoLabels) {
  EXPECT_EQ(links_of("<joe@a.b>, j.d+x@c-d.e.fg. o'hara@x.y"), (Links{"joe@a.b", "j.d+x@c-d.e.fg", "o'hara@x.y"}));
  EXPECT_EQ(links_of("a@b @c.d a.@b.c a@-b.c a@b..c @ a@"), Links{});
  EXPECT_EQ(links_of("a..b@c.d"), Links{"b@c.d"});
  EXPECT_EQ(links_of(".a@b.c."), Links{"a@b.c"});
  EXPECT_EQ(links_of("a@b.c-"), Links{"a@b.c"});
  EXPECT_EQ(links_of("a@b.-c"), Links{});
}

TEST(LinkFinderTest, LinksThatMeetAreOne) {
  EXPECT_EQ(links_of("http://www.a.b/c@d.e"), Links{"http://www.a.b/c@d.e"});
  EXPECT_EQ(links_of("a@b.c@d.e"), Links{"a@b.c@d.e"});
}

TEST(LinkFinderTest, OverlapIsOfAtLeastOneByte) {
  LinkFinder finder;
  finder.find("ab www.x cd a@b.c");
  EXPECT_FALSE(finder.overlaps({0, 2}));
  EXPECT_FALSE(finder.overlaps({2, 3}));
  EXPECT_TRUE(finder.overlaps({2, 4}));
  EXPECT_TRUE(finder.overlaps({3, 6}));
  EXPECT_TRUE(finder.overlaps({7, 8}));
  EXPECT_FALSE(finder.overlaps({8, 9}));
  EXPECT_FALSE(finder.overlaps({9, 11}));
  EXPECT_TRUE(finder.overlaps({12, 13}));
}

TEST(LinkFinderTest, RandomTextsHaveTheLinksOfTheDefinitions) {
  constexpr std::uint32_t kSeed = 3986;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  LinkFinder finder;
  constexpr std::string_view kParts[] = {"a",    "B", "1", "-", ".", "..",   "@", "://", ":", "/",
                                         "www.", "w", "+", "_", " ", "\x80", "%", "~",   "{", "a.b"};
  for (int i = 0; i != 100000; ++i) {
    std::string text;
    for (std::size_t n = random.below(24); n != 0; --n) {
      text += kParts[random.below(std::size(kParts))];
    }
    std::vector<bool> linked(text.size(), false);
    finder.find(text);
    std::size_t last_end = 0;
    for (const ByteRange& link : finder.links()) {
      ASSERT_TRUE(last_end == 0 || link.begin > last_end) << text;
      last_end = link.end;
      for (std::size_t c = link.begin; c != link.end; ++c) {
        linked[c] = true;
      }
    }
    ASSERT_EQ(linked, oracle::linked_characters(text)) << testing::PrintToString(text);
  }
}

TEST(LinkFinderTest, PartsOfATextGiveTheLinksOfTheWhole) {
  const std::string text = "see http://a.b/c and www.x.org/ or me@there.net now";
  LinkFinder whole;
  whole.find(text);
  ASSERT_EQ(whole.links().size(), 3U);
  LinkFinder parts;
  parts.find("http://left.over/");
  parts.clear();
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    parts.add(std::string_view(text).substr(begin, end - begin), begin);
    begin = end + 1;
  }
  ASSERT_EQ(parts.links().size(), 3U);
  for (std::size_t i = 0; i != 3; ++i) {
    EXPECT_EQ(parts.links()[i].begin, whole.links()[i].begin);
    EXPECT_EQ(parts.links()[i].end, whole.links()[i].end);
  }
}

}  // namespace neardup
