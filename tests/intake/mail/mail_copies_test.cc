/** Which mails are copies: the content of mails with one text and different signatures, footers, headers and quotations,
 *  and of replies that quote a whole mail. The texts are paragraphs of the project's documents. */
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "mail/mail_document.h"

namespace neardup {
namespace {

namespace fs = std::filesystem;

constexpr unsigned kSeed = 20260401;
constexpr int kMails = 100;
constexpr int kLeastCopies = 95;
constexpr double kCopy = 0.9;          // Jaccard of word 3-shingles
constexpr std::size_t kFewWords = 10;  // a mail with fewer is a copy only if its left-out text agrees

using Words = std::vector<std::string>;

Words words_of(const std::string& text) {
  Words words(1);
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80 || std::isalnum(byte) != 0) {
      words.back() += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::set<std::string> shingles_of(const std::string& text) {
  const Words words = words_of(text);
  std::set<std::string> shingles;
  for (std::size_t i = 0; i + 2 < words.size(); ++i)
    shingles.insert(words[i] + " " + words[i + 1] + " " + words[i + 2]);
  return shingles;
}

double jaccard(const std::string& a, const std::string& b) {
  const std::set<std::string> of_a = shingles_of(a);
  const std::set<std::string> of_b = shingles_of(b);
  std::vector<std::string> both;
  std::set_intersection(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(), std::back_inserter(both));
  const std::size_t all = of_a.size() + of_b.size() - both.size();
  return all == 0 ? 1 : static_cast<double>(both.size()) / static_cast<double>(all);
}

bool are_copies(const DocumentText& a, const DocumentText& b) {
  if (jaccard(a.body, b.body) < kCopy) return false;
  const bool few = std::min(words_of(a.body).size(), words_of(b.body).size()) < kFewWords;
  return !few || a.left_out == b.left_out;
}

/** Add the paragraphs of prose of a file, one line each. */
void add_paragraphs(std::vector<std::string>& found, const fs::path& path) {
  std::ifstream file(path);
  std::string paragraph;
  for (std::string line; std::getline(file, line);) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin != std::string::npos) {
      paragraph += (paragraph.empty() ? "" : " ") + line.substr(begin);
      continue;
    }
    const bool prose = !paragraph.empty() && std::isalpha(static_cast<unsigned char>(paragraph.front())) != 0;
    if (prose && words_of(paragraph).size() >= 20) found.push_back(paragraph);
    paragraph.clear();
  }
}

/** Paragraphs of the project's documents and its licence. */
std::vector<std::string> paragraphs() {
  const fs::path root = NEARDUP_SOURCE_DIR;
  std::vector<std::string> found;
  add_paragraphs(found, root / "LICENSE");
  add_paragraphs(found, root / "CONTRIBUTING.md");
  add_paragraphs(found, root / "SECURITY.md");
  for (const auto& entry : fs::recursive_directory_iterator(root / "docs")) {
    if (entry.path().extension() == ".md") add_paragraphs(found, entry.path());
  }
  std::sort(found.begin(), found.end());  // the same on every file system
  return found;
}

/** Writes mails, each with a text of its own. */
class Writer {
 public:
  explicit Writer(unsigned seed) : random_(seed), paragraphs_(paragraphs()) {}

  std::size_t below(std::size_t limit) { return random_() % limit; }

  template <typename Choice>
  Choice one_of(const std::vector<Choice>& choices) {
    return choices[below(choices.size())];
  }

  std::size_t prose() const { return paragraphs_.size(); }

  /** Two to five paragraphs in lines of 72 bytes, with blank lines between. */
  std::string text() {
    std::string text;
    for (std::size_t i = 2 + below(4); i != 0; --i) text += wrapped(one_of(paragraphs_)) + "\n";
    return text;
  }

  std::string sentence(std::size_t words) {
    std::string sentence;
    while (words_of(sentence).size() < words) sentence += one_of(words_of(one_of(paragraphs_))) + " ";
    return wrapped(sentence);
  }

  std::string name() {
    return one_of<std::string>({"Jane Doe", "Jürgen Müller", "山田太郎", "José Pérez", "O. Ivanova"});
  }
  std::string address() { return "u" + std::to_string(below(1000)) + "@example.org"; }

  std::string signature() {
    std::string lines = one_of<std::string>({"-- \n", "-- \n", "-- \n", "--\n"}) + name() + "\n";
    for (std::size_t i = below(6); i != 0; --i) lines += sentence(1 + below(6));
    return lines + (below(2) == 0 ? address() + "\n" : "");
  }

  std::string footer() {
    const std::string list = "list" + std::to_string(below(1000));
    const std::string at = list + "@lists.example.org";
    const std::string url = "https://lists.example.org/" + list;
    return one_of<std::string>({std::string(47, '_') + "\n" + list + " mailing list\n" + at + "\n" + url + "\n",
                                std::string(47, '_') + "\n" + list + " mailing list -- " + at +
                                    "\nTo unsubscribe send an email to " + at + "\n",
                                "\n" + std::string(69, '-') + "\nTo unsubscribe, e-mail: " + at +
                                    "\nFor additional commands, e-mail: " + at + "\n",
                                "--\nTo unsubscribe from this list: send the line \"unsubscribe " + list +
                                    "\" in\nthe body of a message to " + at + "\nMore info at  " + url + "\n",
                                "\n-- \nYou received this message because you are subscribed to \"" + list +
                                    "\".\nTo post, send email to " + at + ".\nVisit this group at " + url + ".\n",
                                std::string(47, '_') + "\nListe de diffusion " + list + "\n" + url + "\n" +
                                    std::string(47, '_') + "\n" + list + " mailing list\n" + at + "\n"});
  }

  std::string headers() {
    std::string fields = "From: " + address() + "\nTo: " + address() + "\nMessage-ID: <" + std::to_string(random_()) +
                         "@example.org>\nDate: Fri, 02 Jan 2026 03:04:05 +0000\n";
    for (std::size_t i = below(8); i != 0; --i) fields += "X-Field-" + std::to_string(random_()) + ": " + sentence(3);
    return fields + one_of<std::string>({"", "List-Id: <list.example.org>\n", "Received: from a\n\tby b\n"});
  }

  std::string mail(const std::string& fields, const std::string& body) {
    return headers() + fields + "Subject: " + one_of(words_of(one_of(paragraphs_))) + "\n\n" + body;
  }

  std::string reply(const std::string& body) { return mail("In-Reply-To: <1@example.org>\n", body); }

  /** A text as a reply quotes it, with what introduces it. */
  std::string quotation(const std::string& text) {
    const std::string from = name() + " <" + address() + ">";
    switch (below(8)) {
      case 0:
        return "On Tue, 5 Jan 2010 at 10:00, " + from + " wrote:\n\n" + prefixed("> ", text);
      case 1:
        return "Am Dienstag, 5. Januar 2010 um 10:00 Uhr, hat " + name() + "\n<" + address() + "> geschrieben:\n" +
               prefixed(">", text);
      case 2:
        return name() + " <" + address() + "> a écrit :\n" + prefixed("> > ", text);
      case 3:
        return from + " writes:\n\n" + prefixed("  JD> ", text);
      case 4:
        return "-----Original Message-----\nFrom: " + from + "\nSent: 5. 1. 2010 10:00\nTo: x\nSubject: y\n\n" + text;
      case 5:
        return std::string(32, '_') + "\nVon: " + from + "\nGesendet: 5. 1. 2010 10:00\nAn: x\nBetreff: y\n\n" + text;
      case 6:
        return "发件人: " + from + "\n发送时间: 2010年1月5日 10:00\n收件人: x\n主题: y\n\n" + text;
      default:
        return "2010-01-05 10:00, " + name() + ":\n" + prefixed("| ", text);
    }
  }

  /** A text in HTML, as a reply quotes it. */
  std::string html_quotation(const std::string& text) {
    const std::string page = as_html(text);
    switch (below(3)) {
      case 0:
        return "<div class=gmail_attr>On Tue, 5 Jan 2010 at 10:00, J &lt;" + address() +
               "&gt; wrote:<br></div><blockquote class=gmail_quote>" + page + "</blockquote>";
      case 1:
        return "<div class=moz-cite-prefix>Jane:</div><blockquote type=\"cite\" cite=\"mid:x\">" + page +
               "</blockquote>";
      default:
        return "<hr><b>From:</b> J<br><b>Sent:</b> 5 Jan 2010 10:00<br><b>To:</b> x<br><b>Subject:</b> y<br><br>" +
               page;
    }
  }

  static std::string as_html(const std::string& text) {
    std::string html = "<p>";
    for (const char c : text) html += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
    for (std::size_t at = html.find("\n\n"); at != std::string::npos; at = html.find("\n\n"))
      html.replace(at, 2, "<p>");
    return html;
  }

 private:
  static std::string wrapped(const std::string& words) {
    std::string lines;
    std::size_t column = 0;
    std::istringstream input(words);
    for (std::string word; input >> word; column += word.size() + 1) {
      if (column != 0) lines += column + word.size() > 72 ? '\n' : ' ';
      if (!lines.empty() && lines.back() == '\n') column = 0;
      lines += word;
    }
    return lines + '\n';
  }

  static std::string prefixed(const std::string& prefix, const std::string& text) {
    std::istringstream lines(text);
    std::string all;
    for (std::string line; std::getline(lines, line);) all += prefix + line + '\n';
    return all;
  }

  std::mt19937 random_;
  std::vector<std::string> paragraphs_;
};

class MailCopiesTest : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_GE(writer_.prose(), 80U); }

  /** How many of the mails that `change` makes of a text are copies of the plain mail. */
  template <typename Change>
  int copies(const Change& change) {
    int count = 0;
    for (int i = 0; i != kMails; ++i) {
      const std::string text = writer_.text();
      const std::string changed = change(text);
      const DocumentText plain = mail_document(writer_.mail("", text), {}).text;
      const DocumentText other = mail_document(changed, {}).text;
      if (are_copies(plain, other)) {
        ++count;
      } else {
        last_ = "seed " + std::to_string(kSeed) + "\n" + changed + "\n==== body\n" + other.body;
      }
    }
    return count;
  }

  Writer writer_{kSeed};
  std::string last_;  // a mail that is not a copy
};

TEST_F(MailCopiesTest, AnotherSignature) {
  EXPECT_GE(copies([&](const std::string& text) { return writer_.mail("", text + writer_.signature()); }), kLeastCopies)
      << last_;
}

TEST_F(MailCopiesTest, AnotherListFooter) {
  EXPECT_GE(copies([&](const std::string& text) { return writer_.mail("", text + writer_.footer()); }), kLeastCopies)
      << last_;
}

TEST_F(MailCopiesTest, OtherHeaders) {
  EXPECT_GE(copies([&](const std::string& text) { return writer_.mail("", text); }), kLeastCopies) << last_;
}

TEST_F(MailCopiesTest, SignatureAndFooterInHtml) {
  EXPECT_GE(copies([&](const std::string& text) {
              return writer_.mail("Content-Type: text/html; charset=utf-8\n",
                                  Writer::as_html(text) + "<pre class=\"moz-signature\">-- \n" + writer_.name() +
                                      "\n</pre><pre>" + writer_.footer() + "</pre>");
            }),
            kLeastCopies)
      << last_;
}

TEST_F(MailCopiesTest, AnEarlierMailQuotedBelow) {
  EXPECT_GE(copies([&](const std::string& text) {
              return writer_.reply(text + "\n" + writer_.quotation(writer_.text()) + writer_.footer());
            }),
            kLeastCopies)
      << last_;
  EXPECT_GE(copies([&](const std::string& text) {
              return writer_.mail("In-Reply-To: <1@a>\nContent-Type: text/html; charset=utf-8\n",
                                  Writer::as_html(text) + writer_.html_quotation(writer_.text()));
            }),
            kLeastCopies)
      << last_;
}

TEST_F(MailCopiesTest, AMailThatOnlyForwardsKeepsItsText) {
  for (int i = 0; i != kMails; ++i) {
    const std::string text = writer_.text();
    const std::string forwarded = "---------- Forwarded message ---------\nFrom: a@b\nDate: 10:00\nTo: x\n\n" + text;
    const DocumentText mail = mail_document(writer_.mail("", forwarded), {}).text;
    EXPECT_EQ(words_of(mail.body), words_of("Forwarded message From: a@b Date: 10:00 To: x " + text));
  }
}

TEST_F(MailCopiesTest, AReplyIsNoCopyOfWhatItQuotes) {
  EXPECT_EQ(copies([&](const std::string& text) {
              return writer_.reply(writer_.sentence(1 + writer_.below(40)) + "\n" + writer_.quotation(text) +
                                   (writer_.below(2) == 0 ? writer_.signature() : ""));
            }),
            0);
  EXPECT_EQ(copies([&](const std::string& text) {
              return writer_.mail("In-Reply-To: <1@a>\nContent-Type: text/html; charset=utf-8\n",
                                  "<p>" + writer_.sentence(1 + writer_.below(40)) + writer_.html_quotation(text));
            }),
            0);
}

TEST_F(MailCopiesTest, AReplyWithAYearIsNoCopyOfWhatItQuotes) {
  for (int i = 0; i != kMails; ++i) {
    const std::string text = writer_.text();
    const std::string own = writer_.sentence(4) + "that is so since 1998";
    const DocumentText plain = mail_document(writer_.mail("", text), {}).text;
    const DocumentText reply =
        mail_document(writer_.mail("In-Reply-To: <1@a>\nContent-Type: text/html; charset=utf-8\n",
                                   "<p>" + own + writer_.html_quotation(text)),
                      {})
            .text;
    EXPECT_FALSE(are_copies(plain, reply)) << reply.body;
    EXPECT_NE(reply.body.find("since 1998"), std::string::npos) << reply.body;
  }
}

TEST_F(MailCopiesTest, ShortRepliesToDifferentMailsAreNoCopies) {
  for (int i = 0; i != kMails; ++i) {
    const std::string own = writer_.sentence(1 + writer_.below(5)) + "\n";
    const DocumentText one = mail_document(writer_.reply(own + writer_.quotation(writer_.text())), {}).text;
    const DocumentText two = mail_document(writer_.reply(own + writer_.quotation(writer_.text())), {}).text;
    EXPECT_EQ(words_of(one.body), words_of(two.body));
    EXPECT_FALSE(are_copies(one, two));
  }
}

}  // namespace
}  // namespace neardup
