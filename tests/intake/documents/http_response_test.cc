#include "documents/http_response.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "files/file_errors.h"
#include "files/inflater.h"
#include "formats/media_type.h"
#include "formats/reading_options.h"
#include "intake/brotli.h"
#include "intake/gzip.h"
#include "intake/no_bound.h"

namespace neardup::cli {
namespace {

std::string body_of(const std::string& headers, const std::string& body, std::size_t max_bytes = kNoBound) {
  const std::string bytes = "HTTP/1.1 200 OK\r\n" + headers + "\r\n" + body;
  return decoded_body(*parse_http_response(bytes), max_bytes);
}

TEST(HttpResponseTest, HeadersAreReadInAnyCase) {
  const auto response = parse_http_response("HTTP/1.0 404 Not found\ncontent-TYPE:text/plain \nX: y\n\nbody\n\n");
  EXPECT_EQ(response->status, 404);
  EXPECT_EQ(response->content_type, "text/plain");
  EXPECT_EQ(response->body, "body\n\n");
}

TEST(HttpResponseTest, OtherBytesAreNoResponse) {
  for (const char* const bytes : {"", "GET / HTTP/1.1\r\n\r\n", "HTTP/1.1", "HTTP/1.1 abc\r\n"}) {
    EXPECT_FALSE(parse_http_response(bytes)) << bytes;
  }
  EXPECT_EQ(parse_http_response("HTTP/1.1 200 OK\r\nContent-Type: text/html")->body, "");
}

TEST(HttpResponseTest, ChunksAreJoined) {
  const std::string chunked = "Transfer-Encoding: chunked\r\n";
  EXPECT_EQ(body_of(chunked, "3\r\nabc\r\nA;name=x\r\n0123456789\r\n0\r\n\r\n"), "abc0123456789");
  EXPECT_EQ(body_of(chunked, "0\r\n\r\n"), "");
  EXPECT_EQ(body_of(chunked, "<html>was joined already"), "<html>was joined already");
  EXPECT_THROW(body_of(chunked, "5\r\nabc"), std::runtime_error);
  EXPECT_THROW(body_of(chunked, "ffffffffffffffff\r\nabc"), std::runtime_error);
  EXPECT_THROW(body_of(chunked, "3\r\nabc\r\n"), std::runtime_error);
}

TEST(HttpResponseTest, CompressionIsUndoneWhereItIsThere) {
  const std::string zlib("\x78\x9c\x4b\x4c\x4a\x06\x00\x02\x4d\x01\x27", 11);  // "abc"
  EXPECT_EQ(body_of("Content-Encoding: gzip\r\n", gzip("abc")), "abc");
  EXPECT_EQ(body_of("Content-Encoding: X-GZIP\r\n", gzip("abc")), "abc");
  EXPECT_EQ(body_of("Content-Encoding: deflate\r\n", zlib), "abc");
  EXPECT_EQ(body_of("Content-Encoding: identity\r\n", "abc"), "abc");
  EXPECT_EQ(body_of("Content-Encoding: gzip\r\n", "decoded already"), "decoded already");
  const std::string compressed = gzip("abc");
  const std::string size{"0123456789abcdef"[compressed.size() / 16], "0123456789abcdef"[compressed.size() % 16]};
  EXPECT_EQ(
      body_of("Content-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n", size + "\r\n" + compressed + "\r\n0\r\n\r\n"),
      "abc");
  EXPECT_THROW(body_of("Content-Encoding: gzip\r\n", compressed.substr(0, 15)), std::runtime_error);
}

/** Text of the web, of so many words. */
std::string words(std::mt19937& random, std::size_t count) {
  std::string text = "<html>";
  for (; count != 0; --count) text += "w" + std::to_string(random() % 5000) + (random() % 9 == 0 ? " ä\n" : " ");
  return text;
}

std::string in_chunks(std::string_view body, std::mt19937& random) {
  std::ostringstream chunks;
  while (!body.empty()) {
    const std::string_view chunk = body.substr(0, 1 + random() % 300);
    chunks << std::hex << chunk.size() << (random() % 3 == 0 ? ";x=y\r\n" : "\r\n") << chunk << "\r\n";
    body.remove_prefix(chunk.size());
  }
  return chunks.str() + "0\r\n\r\n";
}

TEST(HttpResponseTest, EveryEncodingServersUseIsUndone) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  for (int round = 0; round != 200; ++round) {
    const std::string text = words(random, random() % 400);
    const std::vector<std::pair<std::string, std::string>> sent{
        {"gzip", gzip(text)},
        {"x-gzip", gzip(text)},
        {"deflate", deflated(text, 15)},
        {"deflate", deflated(text, -15)},
        {"deflate", gzip(text)},
        {"gzip, gzip", gzip(gzip(text))},
        {"gzip", gzip(gzip(text))},  // said once
        {"deflate, gzip", gzip(deflated(text, 15))},
        {"gzip\r\nContent-Encoding: deflate", deflated(gzip(text), -15)},
        {"identity", text},
        {"", gzip(text)},  // not said
        {"br", brotli(text)},
        {"gzip, br", brotli(gzip(text))},
        {"br", gzip(text)},
        {"br", text},  // decoded already
        {"gzip", text},
        {"deflate", text},
        {"utf-8", text},
    };
    for (const auto& [encoding, body] : sent) {
      const std::string field = encoding.empty() ? "" : "Content-Encoding: " + encoding + "\r\n";
      EXPECT_EQ(body_of(field, body), text) << encoding;
      EXPECT_EQ(body_of(field + "Transfer-Encoding: chunked\r\nContent-Length: 7\r\n", in_chunks(body, random)), text)
          << encoding;
    }
  }
}

TEST(HttpResponseTest, DamagedAndUnknownEncodingsAreSaid) {
  std::mt19937 random(20260101);
  const std::string text = words(random, 500);
  const std::string raw = deflated(text, -15);
  EXPECT_THROW(body_of("Content-Encoding: deflate\r\n", raw.substr(0, raw.size() / 2)), std::runtime_error);
  EXPECT_THROW(body_of("Content-Encoding: deflate\r\n", deflated(text, 15).substr(0, 500)), std::runtime_error);
  EXPECT_THROW(body_of("Content-Encoding: gzip\r\n", raw), std::runtime_error);
  for (const std::string& damaged : {raw, brotli(text).substr(0, 500)})
    EXPECT_THROW(body_of("Content-Encoding: br\r\n", damaged), std::runtime_error);
  for (const char* const encoding : {"compress", "zstd", "made-up"}) {
    EXPECT_THROW(body_of("Content-Encoding: " + std::string(encoding) + "\r\n", raw), NoTextDocument) << encoding;
  }
}

TEST(HttpResponseTest, WhatIsThereOfACutOffBodyIsReadWhereThatIsWanted) {
  std::mt19937 random(20260101);
  const std::string text = words(random, 500);
  const auto beginning = [&](const std::string& fields, const std::string& body) {
    const std::string bytes = "HTTP/1.1 200 OK\r\n" + fields + "\r\n" + body.substr(0, body.size() / 2);
    return decoded_body(*parse_http_response(bytes), kNoBound, CutOff::kRead);
  };
  const std::string chunked = "Transfer-Encoding: chunked\r\n";
  for (const std::string& read :
       {beginning("Content-Encoding: gzip\r\n", gzip(text)),
        beginning("Content-Encoding: deflate\r\n", deflated(text, 15)),
        beginning("Content-Encoding: deflate\r\n", deflated(text, -15)),
        beginning("Content-Encoding: br\r\n", brotli(text)), beginning(chunked, in_chunks(text, random)),
        beginning(chunked + "Content-Encoding: gzip\r\n", in_chunks(gzip(text), random))}) {
    EXPECT_GT(read.size(), text.size() / 4);
    EXPECT_EQ(read, text.substr(0, read.size()));
  }
}

TEST(HttpResponseTest, StatusLinesOfEveryVersionAreRead) {
  for (const char* const line : {"HTTP/1.0 200 OK", "HTTP/1.1 200", "HTTP/2 200", "HTTP/2.0 200 ", "HTTP/3 200 OK",
                                 "http/1.1 200 ok", ":status: 200", "\r\nHTTP/1.1 200 OK"}) {
    const std::string bytes = std::string(line) + "\r\nContent-Type: text/html\r\n\r\nbody";
    const auto response = parse_http_response(bytes);
    ASSERT_TRUE(response) << line;
    EXPECT_EQ(response->status, 200) << line;
    EXPECT_EQ(response->content_type, "text/html") << line;
    EXPECT_EQ(response->body, "body") << line;
  }
}

TEST(HttpResponseTest, InterimAnswersArePassedOver) {
  const auto response = parse_http_response(
      "HTTP/1.1 100 Continue\r\nX: y\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\n\r\nb");
  EXPECT_EQ(response->status, 200);
  EXPECT_EQ(response->body, "b");
  EXPECT_EQ(parse_http_response("HTTP/1.1 100 Continue\r\n\r\n")->status, 100);
}

TEST(HttpResponseTest, TheAnswerOfAProxyIsPassedOver) {
  const auto response = parse_http_response(
      "HTTP/1.0 200 Connection established\r\n\r\nHTTP/1.1 404 Not found\r\nContent-Type: text/plain\r\n\r\nb");
  EXPECT_EQ(response->status, 404);
  EXPECT_EQ(response->body, "b");
  const std::string quoted = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n";
  EXPECT_EQ(parse_http_response(quoted + quoted)->body, quoted) << "a text may be an answer";
}

TEST(HttpResponseTest, FoldedFieldsAreJoined) {
  EXPECT_EQ(parse_http_response("HTTP/1.1 200 OK\r\nContent-Type: text/html;\r\n\tcharset=koi8-r\r\nX: y\r\n\r\n")
                ->content_type,
            "text/html; charset=koi8-r");
}

TEST(HttpResponseTest, TextThatLooksLikeAChunkIsNone) {
  EXPECT_EQ(body_of("Transfer-Encoding: chunked\r\n", "Dead men tell no tales"), "Dead men tell no tales");
}

TEST(HttpResponseTest, BombsStopAtTheBound) {
  const std::string bomb = gzip(std::string(std::size_t{20} << 20, '\0'));
  EXPECT_THROW(body_of("Content-Encoding: gzip\r\n", bomb, std::size_t{1} << 20), DecompressedTooLarge);
  for (const int window_bits : {15, -15}) {
    const std::string other = deflated(std::string(std::size_t{20} << 20, '\0'), window_bits);
    EXPECT_THROW(body_of("Content-Encoding: deflate\r\n", other, std::size_t{1} << 20), DecompressedTooLarge);
  }
}

TEST(MediaTypeTest, NameAndCharsetAreTakenApart) {
  EXPECT_EQ(parse_media_type("Text/HTML; Charset=\"UTF-8\"; x=y").name, "text/html");
  EXPECT_EQ(parse_media_type("Text/HTML; Charset=\"UTF-8\"; x=y").charset, "utf-8");
  EXPECT_EQ(parse_media_type("text/html;a=b;charset = koi8-r").charset, "koi8-r");
  EXPECT_EQ(parse_media_type("text/html").charset, "");
  for (const char* const bytes : {"", ";", ";;", "=", ";charset", ";charset=", "; ="}) {
    EXPECT_EQ(parse_media_type(bytes).charset, "") << bytes;
  }
}

TEST(MediaTypeTest, NamesEndAtTheirFirstSeparator) {
  EXPECT_EQ(parse_media_type("text/html, text/html").name, "text/html");
  EXPECT_EQ(parse_media_type("text/html charset=utf-8").name, "text/html");
}

TEST(MediaTypeTest, SomeNamesSayNothing) {
  for (const char* const name : {"", "text", "text/", "/html", "*/*", "unknown/unknown", "application/unknown"}) {
    EXPECT_TRUE(says_nothing(name)) << name;
  }
  EXPECT_FALSE(says_nothing("text/html"));
  EXPECT_FALSE(says_nothing("application/octet-stream"));
  EXPECT_TRUE(is_xml_type("text/xml"));
  EXPECT_FALSE(is_xml_type("application/rss+xml"));
}

TEST(MediaTypeTest, FormatsAreThoseOfTexts) {
  EXPECT_EQ(format_of_type("text/html"), TextFormat::kHtml);
  EXPECT_EQ(format_of_type("application/xhtml+xml"), TextFormat::kHtml);
  EXPECT_EQ(format_of_type("text/plain"), TextFormat::kPlain);
  EXPECT_EQ(format_of_type("text/markdown"), TextFormat::kMarkdown);
  EXPECT_EQ(format_of_type("image/png"), std::nullopt);
  EXPECT_EQ(format_of_type(""), std::nullopt);
}

TEST(HttpResponseTest, RobotsMayBeExcluded) {
  const auto excluded = [](const std::string& fields) {
    return parse_http_response("HTTP/1.1 200 OK\r\n" + fields + "\r\n\r\nx")->excluded;
  };
  EXPECT_TRUE(excluded("X-Robots-Tag: noindex"));
  EXPECT_TRUE(excluded("x-robots-tag: googlebot: nofollow\r\nX-ROBOTS-TAG: None"));
  EXPECT_FALSE(excluded("X-Robots-Tag: nofollow\r\nX: noindex"));
}

}  // namespace
}  // namespace neardup::cli
