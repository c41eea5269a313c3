// Every reader of foreign bytes takes linear time, whatever the bytes. Each reads ten families of shapes, made of the pieces
// that its format has, in growing sizes. What counts is how its CPU time grows with the size, not how long it takes.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <iostream>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "bytes/percent_encoding.h"
#include "characters/mail_subject.h"
#include "characters/page_url.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "content/frame_set.h"
#include "documents/csv_record.h"
#include "documents/http_response.h"
#include "documents/json_document.h"
#include "documents/record_parser.h"
#include "documents/warc_reader.h"
#include "files/byte_stream.h"
#include "formats/document_file.h"
#include "formats/markdown_text.h"
#include "formats/part_text.h"
#include "formats/web_page.h"
#include "fuzz/memory_file.h"
#include "html/html_text.h"
#include "index/marked_text.h"
#include "mail/encoded_words.h"
#include "mail/html_mail_text.h"
#include "mail/mail_document.h"
#include "mail/mail_line.h"
#include "mail/mail_repair.h"
#include "mail/mbox_reader.h"
#include "markup/page_charset.h"
#include "omega/omega_configuration.h"
#include "omega/omega_record.h"
#include "pipeline/tokenizer_profiles.h"
#include "scheme/scheme.h"

namespace neardup::cli {
namespace {

constexpr std::uint64_t kMarkSecret = 0x0123456789abcdef;
constexpr double kMostSlope = 1.2;                        // of the CPU time, on logarithmic scales
constexpr std::size_t kMostBytes = std::size_t{1} << 18;  // of a shape, unless it is steep
constexpr std::size_t kLeastBytes = std::size_t{1} << 12;
constexpr double kLeastSeconds = 0.002;  // below, other costs count more
constexpr double kMostSeconds = 0.06;    // above, the shape need not grow further
constexpr double kEnoughSeconds = 1;     // above, a steep growth is certain

using Pieces = std::vector<std::string>;

struct Reader {
  std::string name;
  Pieces pieces;
  std::function<void(const std::string&)> read;
};

std::ostream& operator<<(std::ostream& out, const Reader& reader) {
  return out << reader.name;
}

/** Makes a text of about so many bytes. */
using Shape = std::function<std::string(std::size_t bytes)>;

std::string repeated(const std::string& piece, std::size_t bytes) {
  std::string text;
  while (text.size() < bytes) text += piece;
  return text;
}

/** The ten families. Some are of one piece, some of two or three. */
std::vector<Shape> shapes_of(const Pieces& pieces, std::mt19937& chance) {
  std::vector<Shape> shapes;
  const auto any = [&] { return pieces[chance() % pieces.size()]; };
  for (const std::string& piece : pieces) {
    shapes.push_back([piece](std::size_t bytes) { return repeated(piece, bytes); });           // 1
    shapes.push_back([piece](std::size_t bytes) { return piece + std::string(bytes, 'x'); });  // 2: without an end
  }
  for (int round = 0; round != 6; ++round) {
    const std::string a = any();
    const std::string b = any();
    const std::string c = any();
    shapes.push_back([=](std::size_t bytes) { return repeated(a + b, bytes); });                               // 3
    shapes.push_back([=](std::size_t bytes) { return repeated(a, bytes / 2) + repeated(b, bytes / 2); });      // 4
    shapes.push_back([=](std::size_t bytes) { return repeated(a, bytes / 2) + b + repeated(c, bytes / 2); });  // 5
    shapes.push_back([=](std::size_t bytes) { return a + repeated(b, bytes) + c; });                           // 6
    shapes.push_back(
        [=](std::size_t bytes) { return repeated(a + "x y" + b + " ", bytes / 2) + repeated(c, bytes / 2); });  // 7
    shapes.push_back([=](std::size_t bytes) {  // 8: ever longer runs
      std::string text;
      for (std::size_t run = 1; text.size() < bytes; ++run) text += a + repeated(b, run);
      return text;
    });
    shapes.push_back([=](std::size_t bytes) {  // 9: counted, so that all differ
      std::string text;
      for (std::size_t number = 0; text.size() < bytes; ++number) text += a + std::to_string(number) + b;
      return text;
    });
    shapes.push_back([seed = chance(), &pieces](std::size_t bytes) {  // 10
      std::mt19937 own(seed);
      std::string text;
      while (text.size() < bytes) text += pieces[own() % pieces.size()];
      return text;
    });
  }
  return shapes;
}

double cpu_seconds() {
  std::timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/** The least of several runs. Whatever a reader throws is an answer. */
double seconds_of(const Reader& reader, const std::string& text, int runs) {
  double least = HUGE_VAL;
  for (int run = 0; run != runs; ++run) {
    const double begin = cpu_seconds();
    try {
      reader.read(text);
    } catch (const std::exception&) {
      // refused
    } catch (const Xapian::Error&) {
      // refused
    }
    least = std::min(least, cpu_seconds() - begin);
  }
  return least;
}

double slope_between(const Reader& reader, const Shape& shape, std::size_t bytes, int runs) {
  const std::string less = shape(bytes / 4);
  const std::string more = shape(bytes);
  return std::log(seconds_of(reader, more, runs) / seconds_of(reader, less, runs)) /
         std::log(static_cast<double>(more.size()) / static_cast<double>(less.size()));
}

/** The growth of the CPU time where it is long enough to tell; 0 if it never is. A step that is too steep counts only if the
 *  next ones are, too: caches and pages of memory make one step, other programs disturb one. */
double slope_of(const Reader& reader, const Shape& shape) {
  std::size_t bytes = kLeastBytes;
  double before = 0;
  double now = seconds_of(reader, shape(bytes), 1);
  while (bytes < kMostBytes && now < kMostSeconds) {
    bytes *= 4;
    before = now;
    now = seconds_of(reader, shape(bytes), 1);
  }
  if (now < 4 * kLeastSeconds) return 0;
  double slope = before < kLeastSeconds ? slope_between(reader, shape, bytes, 3) : std::log2(now / before) / 2;
  for (int again = 0; again != 2 && slope > kMostSlope; ++again)
    slope = std::min(slope, slope_between(reader, shape, bytes, 2));
  for (; slope > kMostSlope && bytes < 64 * kMostBytes && now < kEnoughSeconds; bytes *= 4) {
    before = now;
    now = seconds_of(reader, shape(4 * bytes), 1);
    slope = std::min(slope, std::log2(now / before) / 2);
  }
  return slope;
}

const Pieces& html_pieces() {
  static const Pieces kPieces{"<div>",
                              "</div>",
                              "<p>x y. ",
                              "<b>",
                              "</b>",
                              "<li>x y",
                              "<ul>",
                              "<br>",
                              "<table>",
                              "<td>",
                              "<tr>",
                              "<a href=x>link</a> ",
                              "<h1 id=nav-x>",
                              "<b id=nav-x>",
                              "<!-- ",
                              "-->",
                              "&amp",
                              "&#x41;",
                              "<script>",
                              "</script>",
                              "<svg>",
                              "<![CDATA[",
                              "<blockquote type=cite>",
                              "</blockquote>",
                              "<meta name=author content=x>",
                              "<link rel=canonical href=/a>",
                              "<form>",
                              "<option>",
                              "\n",
                              "word ",
                              "<a ",
                              "<i class='a b'>",
                              "<template>",
                              "<noscript>",
                              "<nav>",
                              "<pre>",
                              "<span hidden>"};
  return kPieces;
}

const Pieces& mail_pieces() {
  static const Pieces kPieces{"> quoted text\n",
                              "On Monday, Jane wrote:\n",
                              "-- \n",
                              "own words here\n",
                              "\n",
                              "> > deeper\n",
                              "-----Original Message-----\n",
                              "From: a@b\n",
                              "Sent: Monday\n",
                              "Subject: x\n",
                              "-----BEGIN PGP SIGNATURE-----\n",
                              "-----END PGP SIGNATURE-----\n",
                              "____________________\n",
                              "From a@a Mon Jan  5 10:00:00 2026\n",
                              "--b\n",
                              "--b--\n",
                              "Content-Type: text/html\n",
                              "\t",
                              ">",
                              "http://example.org/a?b=c\n",
                              "begin 644 x\n",
                              "=20",
                              "| bar\n",
                              "JD> x\n"};
  return kPieces;
}

const Pieces& header_pieces() {
  static const Pieces kPieces{"=?a?x? ",
                              "=?utf-8?q?a?= ",
                              "=?utf-8?b?YWJj?= ",
                              "?=",
                              "=?",
                              "?",
                              "word ",
                              "=?koi8-r?q?=",
                              "=C3",
                              "\"",
                              "(",
                              ")",
                              "<a@b>",
                              ",",
                              ";",
                              "\\",
                              "Re: ",
                              "[list] ",
                              "Fwd: ",
                              " \t"};
  return kPieces;
}

void read_all_records(RecordParser& parser, std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t size = parser.record_size(bytes);
    try {
      parser.parse(bytes.substr(0, size));
    } catch (const std::runtime_error&) {
      // no record
    }
    bytes.remove_prefix(std::max<std::size_t>(size, 1));
  }
}

void read_records(InputFormat format, const std::string& header, const std::string& text) {
  RecordParser parser(format, {}, header);
  parser.whole_records(text);
  read_all_records(parser, text);
}

const std::string& in_memory(const std::string& text) {
  static fuzz::MemoryFile file;
  return file.with(text);
}

void read_mailbox(const std::string& text) {
  ByteStream stream(in_memory(text));
  MboxReader reader(stream, std::size_t{1} << 30);
  while (reader.next()) continue;
}

void read_archive(const std::string& text) {
  ByteStream stream(in_memory(text));
  WarcReader reader(stream);
  while (reader.next()) reader.block();
}

class Discard final : public TokenSink {
 public:
  void take(const Token* /*tokens*/, std::size_t /*count*/) override {}
};

std::vector<Reader> readers() {
  const Pieces markdown{"# ",    "* a\n",       "> ",    "`",          "```\n",       "[a](b) ",     "[",
                        "](",    "![",          "**",    "_",          "| a | b |\n", "|---|---|\n", "    code\n",
                        "<div>", "&amp;",       "1. ",   "\n",         "\\",          "[a]: b\n",    "~~",
                        "word ", "http://a.b ", "---\n", "title: x\n", "\t"};
  const Pieces table{"a,b", "\"", "\"\"", "\n", "\r\n", ",", ";", "\t", "\\", "1,text words\n", "\"x\ny\",z\n"};
  const Pieces json{"{\"id\":1,\"text\":\"words\"}",
                    "{",
                    "}",
                    "[",
                    "]",
                    "\"",
                    "\\\"",
                    "\\u00e9",
                    ",",
                    ":",
                    "\n",
                    "1e9",
                    "null",
                    " ",
                    "{\"a\":"};
  const Pieces encoded{"plain ",
                       "\xe9",
                       "\xc3\xa9",
                       "\xf0\x9f\x98\x80",
                       "\xff\xfe",
                       std::string(1, '\0'),
                       std::string("a\0", 2),
                       "\x1b$B$\"\x1b(B",
                       "\x1b",
                       "<meta charset=x>",
                       "<meta charset=big5>",
                       "&",
                       "\xc3",
                       "\xe3\x81"};
  const Pieces calendar{"BEGIN:VCALENDAR\r\n",
                        "NOTE;QUOTED-PRINTABLE:=41=\r\n",
                        "PHOTO;ENCODING=b:YQ==\r\n",
                        "BEGIN:VEVENT\r\n",
                        "SUMMARY:words\r\n",
                        " folded\r\n",
                        "END:VEVENT\r\n",
                        "DESCRIPTION;X=\"a:b\":c\\n\r\n",
                        "\\,",
                        ";",
                        ":",
                        "\n",
                        "\""};
  const Pieces enriched{"<bold>", "</bold>", "<<", "<param>", "</param>",  "<nofill>",
                        "words ", "\n",      "<",  ">",       "<verbatim>"};
  const Pieces http{"HTTP/1.1 200 OK\r\n",
                    "Content-Type: text/html\r\n",
                    "Content-Encoding: gzip\r\n",
                    "Transfer-Encoding: chunked\r\n",
                    "\r\n",
                    "5\r\nwords\r\n",
                    "0\r\n\r\n",
                    " folded\r\n",
                    ":",
                    "1\r\nx\r\n",
                    "; "};
  const Pieces warc{"WARC/1.0\r\n",
                    "WARC-Type: response\r\n",
                    "Content-Length: 3\r\n",
                    "WARC-Target-URI: http://a/\r\n",
                    "\r\n",
                    "abc\r\n\r\n",
                    " folded\r\n",
                    "Content-Length: 99999\r\n",
                    "x: y\r\n"};
  const Pieces marks{"\u2063\u2064\u2063\u2064",       "\u2063", "\u2064", "\u2061", "\u2062", "\u2063\u2064", "word ",
                     left_out_mark({{2}}, kMarkSecret)};
  const Pieces urls{"http://", "host", "/", "../", "./", "?a=b",       "#",    "&",
                    "%41",     "%",    ":", "@",   "//", "index.html", "a/b/", "www."};
  const Pieces words{"word ",
                     "U.S.A. ",
                     "it's ",
                     "3.14 ",
                     "http://a.b/c ",
                     "ex\u00adtra ",
                     "\u7b2c\u4e00\u7ae0",
                     "\u304b\u306a",
                     "\u0e44\u0e17\u0e22",
                     "a.",
                     ".",
                     "-",
                     "'",
                     "\u0301",
                     "\u200d",
                     "\xff",
                     "A",
                     "1,",
                     "e@f.g ",
                     "\U0001F600",
                     "\u0622"};
  const Pieces omega{
      "url=/a\n", "sample=words here\n", "title=x\n", "caption=y\n", "modtime=160\n", "=", "\n", "size=\n", "words "};
  const Pieces configuration{"database_dir /x\n", "template_dir\t/y\n", "#", "\n", " ", "\r", "name "};

  const ReadingOptions reading;
  std::vector<Reader> all{
      {"Page", html_pieces(), [=](const std::string& text) { web_page_text(text, reading); }},
      {"HtmlText", html_pieces(), [](const std::string& text) { html_text(text); }},
      {"HtmlMail", html_pieces(), [](const std::string& text) { html_mail_text(text); }},
      {"Markdown", markdown, [](const std::string& text) { markdown_text(text); }},
      {"FrontMatter", markdown, [](const std::string& text) { split_front_matter("---\n" + text); }},
      {"Enriched", enriched, [](const std::string& text) { enriched_text(text); }},
      {"Calendar", calendar, [](const std::string& text) { calendar_text(text); }},
      {"Unfolded", calendar, [](const std::string& text) { unfolded_text(text); }},
      {"Manual",
       {"\\f[", "\\fB", "\\s-1", "\\(oq", "\\*", "]", "word ", "\n"},
       [](const std::string& text) { manual_text(text); }},
      {"MailBody", mail_pieces(),
       [=](const std::string& text) {
         mail_document("From: a@b\nSubject: Re: x\nMessage-ID: <1@a>\n\n" + text, reading);
       }},
      {"MailHeader", header_pieces(),
       [=](const std::string& text) {
         mail_document("From: a@b\nSubject: " + text + "\nMessage-ID: <1@a>\n\nwords\n", reading);
       }},
      {"MailAddress", header_pieces(),
       [=](const std::string& text) {
         mail_document("Message-ID: <1@a>\nReferences: " + text + "\nFrom: " + text + "\n\nwords\n", reading);
       }},
      {"MailParts", mail_pieces(),
       [=](const std::string& text) {
         mail_document("From: a@b\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\n" + text,
                       reading);
       }},
      {"MailOfHtml", html_pieces(),
       [=](const std::string& text) { mail_document("From: a@b\nContent-Type: text/html\n\n" + text, reading); }},
      {"MailRepair", mail_pieces(),
       [](const std::string& text) {
         repaired_mail(text);
         found_boundary(text);
         begins_as_mail(text);
       }},
      {"EncodedWords", header_pieces(), [](const std::string& text) { decoded_words(text + "?="); }},
      {"ReplySubject", header_pieces(), [](const std::string& text) { is_reply_subject(text); }},
      {"Flowed", mail_pieces(), [](const std::string& text) { flowed_text(text, true); }},
      {"Mailbox", mail_pieces(), read_mailbox},
      {"WebArchive", warc, read_archive},
      {"HttpResponse", http,
       [](const std::string& text) {
         const std::string chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + text;
         const auto response = parse_http_response(chunked);  // points into it
         if (response) decoded_body(*response, std::size_t{1} << 30);
         parse_http_response("HTTP/1.1 200 OK\r\n" + text);
       }},
      {"Csv", table, [](const std::string& text) { read_records(InputFormat::kCsv, "id,text\n", text); }},
      {"CsvRow", table,
       [](const std::string& text) {
         csv_row_end(text);
         csv_cells(text);
       }},
      {"Tsv", table, [](const std::string& text) { read_records(InputFormat::kTsv, "id\ttext\n", text); }},
      {"JsonLines", json, [](const std::string& text) { read_records(InputFormat::kJsonLines, {}, text); }},
      {"JsonFields", json, [](const std::string& text) { is_json_object(text); }},
      {"Lines", encoded, [](const std::string& text) { read_records(InputFormat::kLines, {}, text); }},
      {"Charset", encoded,
       [](const std::string& text) {
         utf8_from_text(text, {});
         utf8_from_html(text, {});
         utf8_from_text(text, {"shift_jis", {}});
       }},
      {"Prescan", html_pieces(), [](const std::string& text) { meta_charset(text, is_known_charset); }},
      {"AnyFile", encoded, [=](const std::string& text) { extract_text(text, "x", reading); }},
      {"Urls", urls,
       [](const std::string& text) {
         site_of_url(text);
         resolved_url("http://a/b/c", text);
         resolved_url(text, "../d");
         page_key(text);
         percent_encoded_path(text);
         base_url_problem(text);
       }},
      {"WordDigest", words,
       [](const std::string& text) {
         word_digest(text);
         word_count(text);
         one_line(text);
       }},
      {"Marks", marks,
       [](const std::string& text) {
         parse_marked_text(text, kMarkSecret);
         without_marks(text);
       }},
      {"OmegaRecord", omega,
       [](const std::string& text) {
         parse_omega_record(text);
         sample_of(text, 500);
       }},
      {"OmegaConfiguration", configuration, [](const std::string& text) { omega_setting(text, "template_dir"); }},
      {"Frame", encoded, [](const std::string& text) { FrameSet::decode(text, 1); }},
      {"SchemeText", words, [](const std::string& text) { Scheme::parse("standard " + text); }},
  };
  for (const std::string& profile : tokenizer_profiles()) {
    const std::shared_ptr<Tokenizer> tokenizer = tokenizer_of_profile(profile);
    all.push_back({"Tokenizer" + std::to_string(all.size()), words, [tokenizer](const std::string& text) {
                     Discard sink;
                     tokenizer->tokenize(text, sink);
                   }});
  }
  return all;
}

class ReaderGrowthTest : public testing::TestWithParam<Reader> {};

TEST_P(ReaderGrowthTest, CpuTimeGrowsWithTheSizeAlone) {
  const char* const given = std::getenv("NEARDUP_TEST_SEED");  // another one grows other shapes
  const unsigned seed = given ? static_cast<unsigned>(std::stoul(given)) : 1;
  std::mt19937 chance(seed);
  const Reader& reader = GetParam();
  std::size_t number = 0;
  for (const Shape& shape : shapes_of(reader.pieces, chance)) {
    EXPECT_LE(slope_of(reader, shape), kMostSlope)
        << "seed " << seed << ", shape " << number << ": " << shape(200).substr(0, 400);
    ++number;
  }
}

INSTANTIATE_TEST_SUITE_P(All, ReaderGrowthTest, testing::ValuesIn(readers()),
                         [](const auto& instance) { return instance.param.name; });

/** A reader that is known to be quadratic. */
TEST(ReaderGrowthOwnTest, QuadraticReaderIsFound) {
  const Reader quadratic{"", {"ab"}, [](const std::string& text) {
                           std::size_t found = 0;
                           for (std::size_t at = 0; at < text.size(); at += 24)
                             found += text.find("c", at) == text.npos ? 1U : 0U;
                           if (found == 0) throw std::runtime_error("unlikely");
                         }};
  EXPECT_GT(slope_of(quadratic, [](std::size_t bytes) { return repeated("ab", bytes); }), kMostSlope);
}

TEST(ReaderGrowthOwnTest, LinearReaderIsNot) {
  const Reader linear{"", {"ab"}, [](const std::string& text) {
                        std::string copy;
                        for (const char c : text) copy += static_cast<char>(c + 1);
                        for (char& c : copy) c = static_cast<char>(c * 3);
                      }};
  EXPECT_LE(slope_of(linear, [](std::size_t bytes) { return repeated("ab", bytes); }), kMostSlope);
}

}  // namespace
}  // namespace neardup::cli
