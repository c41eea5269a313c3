#include "mail/mbox_reader.h"

#include <gtest/gtest.h>

#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

const std::string kFrom = "From a@b Tue Jan  2 12:34:56 2001\n";

class MboxReaderTest : public testing::Test {
 protected:
  std::vector<std::string> messages(const std::string& bytes, std::size_t bound = 1000) {
    ByteStream stream(folder_.write("x.mbox", bytes));
    MboxReader reader(stream, bound);
    std::vector<std::string> all;
    while (const std::optional<MboxMessage> message = reader.next()) {
      all.push_back(message->too_large ? "too large: " + std::to_string(message->size) : message->bytes);
      EXPECT_EQ(bytes.substr(message->offset, 5), "From ");
    }
    return all;
  }
  TemporaryFolder folder_;
};

using Messages = std::vector<std::string>;

TEST_F(MboxReaderTest, MessagesBeginAfterABlankLine) {
  EXPECT_EQ(messages(kFrom + "X: 1\n\none\n" + kFrom + "\n" + kFrom + "X: 2\n\ntwo\n"),
            (Messages{"X: 1\n\none\n" + kFrom + "\n", "X: 2\n\ntwo\n"}));
  EXPECT_EQ(
      messages("\nFrom a Tue Jan  2 12:34 2001\r\nX: 1\r\n\r\none\r\n\r\nFrom b Tue Jan  2 12:34 2001\r\n").size(), 2U);
  EXPECT_EQ(messages(""), Messages{});
  EXPECT_EQ(messages("\n\n"), Messages{});
}

TEST_F(MboxReaderTest, WithoutABlankLineADateAndAHeaderSeparate) {
  for (const std::string end : {"\n", "\r\n"}) {
    const std::string from = "From ???@??? Tue Jan  2 12:34:56 2001" + end;
    const std::string one = "X: 1" + end + end + "--b--" + end;
    const std::string spaced = "X: 2" + end + end + "two" + end + " " + end;
    const std::string head = "X: 3" + end;
    EXPECT_EQ(messages(from + from + one + from + spaced + from + head + from + "X: 4" + end),
              (Messages{from + one, spaced, head, "X: 4" + end}));
  }
  const std::string text = "X: 1\n\none\n" + kFrom + "wrote this: and\nFrom here on\nit is: text\n";
  EXPECT_EQ(messages(kFrom + text), Messages{text});
  EXPECT_EQ(messages(kFrom + "X: 1\nContent-Length: 52\n\none\n" + kFrom + "X: quoted\nend\n"),
            Messages{"X: 1\nContent-Length: 52\n\none\n" + kFrom + "X: quoted\nend\n"});
}

TEST_F(MboxReaderTest, ParagraphsThatBeginWithFromAreText) {
  const std::string text = "X: 1\n\nFrom the beginning\n\nFrom here on\nit is: text\n\nFrom a@b it came\n\n";
  EXPECT_EQ(messages(kFrom + text + kFrom + "X: 2\n"), (Messages{text, "X: 2\n"}));
}

TEST_F(MboxReaderTest, BareSeparatorsNeedAHeader) {
  const std::string text = "X: 1\n\nFrom \n\nFrom -\nwords\n\n";
  EXPECT_EQ(messages("From - \n" + text + "From \nX: 2\n\n" + "From -\nX: 3\n"),
            (Messages{text, "X: 2\n\n", "X: 3\n"}));
}

TEST_F(MboxReaderTest, MailboxesWithoutDatesAreCutWhereAHeaderFollows) {
  EXPECT_EQ(messages("From a\nX: 1\n\nFrom here it\ngoes on\n\nFrom b\nX: 2\n\ntwo\n"),
            (Messages{"X: 1\n\nFrom here it\ngoes on\n\n", "X: 2\n\ntwo\n"}));
}

TEST_F(MboxReaderTest, QuotedLinesLoseOneQuote) {
  EXPECT_EQ(messages("From a\n\n>From x\n>>From y\n>Fro\n"), (Messages{"\nFrom x\n>From y\n>Fro\n"}));
}

std::string measured(const std::string& body, std::size_t length) {
  return "Content-Length: " + std::to_string(length) + "\n\n" + body;
}

std::string measured(const std::string& body) {
  return measured(body, body.size());
}

TEST_F(MboxReaderTest, LengthsKeepUnquotedMessagesInMessages) {
  const std::string body = "see this:\n\n" + kFrom + "Y: 1\n\ninner\n\n" + kFrom + "Y: 2\n";
  EXPECT_EQ(messages(kFrom + measured(body) + "\n" + kFrom + measured(body)),
            (Messages{measured(body) + "\n", measured(body)}));
  // No blank line before the next one: the length says where it begins.
  EXPECT_EQ(messages(kFrom + measured(body) + kFrom + "X: 1\n"), (Messages{measured(body), "X: 1\n"}));
}

TEST_F(MboxReaderTest, LengthsThatAreFalseAreNotBelieved) {
  const std::string inner = "X: 1\n\none\n\n";
  for (const std::size_t length : {std::size_t{1}, std::size_t{5}, std::size_t{60}, std::size_t{900}}) {
    const std::string first = measured("one\n\n", length);
    EXPECT_EQ(messages(kFrom + first + kFrom + inner + kFrom + inner), (Messages{first, inner, inner})) << length;
  }
  const std::string huge = "Content-Length: 99999999999999999999\n\none\n\n";
  EXPECT_EQ(messages(kFrom + huge + kFrom + inner), (Messages{huge, inner}));
}

TEST_F(MboxReaderTest, LargeMessagesAreReadOver) {
  const std::string large = kFrom + "\n" + std::string(200'000, 'x') + "\n\n";
  EXPECT_EQ(messages(large + kFrom + "small\n"), (Messages{"too large: 200003", "small\n"}));
}

TEST_F(MboxReaderTest, OtherFilesAreNoMailbox) {
  EXPECT_THROW(messages("no mailbox"), std::runtime_error);
  EXPECT_THROW(messages("\0\0"s), std::runtime_error);
  EXPECT_EQ(messages("\xef\xbb\xbf" + kFrom + "X: 1\n"), Messages{"X: 1\n"});
}

/** Lines of any sort, of which some begin as separators do. */
std::string random_body(std::mt19937& random) {
  static const std::vector<std::string> kLines{
      "\n",        "words\n", "From the start\n", "From \n", ">From x\n", ">>From x\n", kFrom,   "X: y\n",
      ">" + kFrom, "From\n",  "From a: b\n",      "\r\n",    ">\n",       "From -\n",   ">> x\n"};
  std::string body;
  for (std::size_t lines = random() % 12; lines != 0; --lines) body += kLines[random() % kLines.size()];
  return body;
}

/** As mboxrd writes a body: each line "From ...", quoted or not, has one more quote. */
std::string quoted(const std::string& body) {
  std::string text;
  for (std::size_t begin = 0; begin != body.size();) {
    const std::size_t end = body.find('\n', begin) + 1;
    const std::string line = body.substr(begin, end - begin);
    const std::size_t quotes = line.find_first_not_of('>');
    if (line.compare(quotes, 5, "From ") == 0) text += '>';
    text += line;
    begin = end;
  }
  return text;
}

TEST_F(MboxReaderTest, WhatIsWrittenIsRead) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  for (int round = 0; round != 300; ++round) {
    Messages written;
    std::string quoting;
    std::string measuring;
    for (std::size_t count = 1 + random() % 4; count != 0; --count) {
      const std::string body = random_body(random);
      written.push_back("X: 1\n\n" + body + "\n");
      quoting += kFrom + "X: 1\n\n" + quoted(body) + "\n";
      measuring += kFrom + measured(quoted(body)) + "\n";
    }
    EXPECT_EQ(messages(quoting, 1 << 20), written) << quoting;
    EXPECT_EQ(messages(measuring, 1 << 20).size(), written.size()) << measuring;
  }
}

}  // namespace
}  // namespace neardup::cli
