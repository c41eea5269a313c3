#include "http_response.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "gunzip.h"
#include "gzip.h"
#include "media_type.h"

namespace neardup::cli {
namespace {

constexpr std::size_t kNoBound = std::size_t{1} << 30;

std::string body_of(const std::string& headers, const std::string& body, std::size_t max_octets = kNoBound) {
  const std::string octets = "HTTP/1.1 200 OK\r\n" + headers + "\r\n" + body;
  return decoded_body(*parse_http_response(octets), max_octets);
}

TEST(HttpResponseTest, HeadersAreReadInAnyCase) {
  const auto response = parse_http_response("HTTP/1.0 404 Not found\ncontent-TYPE:text/plain \nX: y\n\nbody\n\n");
  EXPECT_EQ(response->status, 404);
  EXPECT_EQ(response->content_type, "text/plain");
  EXPECT_EQ(response->body, "body\n\n");
}

TEST(HttpResponseTest, OtherOctetsAreNoResponse) {
  for (const char* const octets : {"", "GET / HTTP/1.1\r\n\r\n", "HTTP/1.1", "HTTP/1.1 abc\r\n"}) {
    EXPECT_FALSE(parse_http_response(octets)) << octets;
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
  EXPECT_THROW(body_of("Content-Encoding: br\r\n", "x"), std::runtime_error);
  EXPECT_THROW(body_of("Content-Encoding: gzip\r\n", compressed.substr(0, 15)), std::runtime_error);
}

TEST(HttpResponseTest, BombsStopAtTheBound) {
  const std::string bomb = gzip(std::string(std::size_t{20} << 20, '\0'));
  EXPECT_THROW(body_of("Content-Encoding: gzip\r\n", bomb, std::size_t{1} << 20), DecompressedTooLarge);
}

TEST(MediaTypeTest, NameAndCharsetAreTakenApart) {
  EXPECT_EQ(parse_media_type("Text/HTML; Charset=\"UTF-8\"; x=y").name, "text/html");
  EXPECT_EQ(parse_media_type("Text/HTML; Charset=\"UTF-8\"; x=y").charset, "utf-8");
  EXPECT_EQ(parse_media_type("text/html;a=b;charset = koi8-r").charset, "koi8-r");
  EXPECT_EQ(parse_media_type("text/html").charset, "");
  for (const char* const octets : {"", ";", ";;", "=", ";charset", ";charset=", "; ="}) {
    EXPECT_EQ(parse_media_type(octets).charset, "") << octets;
  }
}

TEST(MediaTypeTest, FormatsAreThoseOfTexts) {
  EXPECT_EQ(format_of_type("text/html"), TextFormat::kHtml);
  EXPECT_EQ(format_of_type("application/xhtml+xml"), TextFormat::kHtml);
  EXPECT_EQ(format_of_type("text/plain"), TextFormat::kPlain);
  EXPECT_EQ(format_of_type("text/markdown"), TextFormat::kMarkdown);
  EXPECT_EQ(format_of_type("image/png"), std::nullopt);
  EXPECT_EQ(format_of_type(""), std::nullopt);
}

}  // namespace
}  // namespace neardup::cli
