#include "documents/named_document.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <string>
#include <thread>

#include "cli/temporary_folder.h"
#include "intake/compressed.h"
#include "intake/gzip.h"
#include "intake/no_bound.h"
#include "mail/mail_document.h"

namespace neardup::cli {
namespace {

constexpr const char* kMail =
    "Message-ID: <1@a>\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\nContent-Type: text/html; charset=iso-8859-1\n"
    "Content-Transfer-Encoding: quoted-printable\n\n<p>Stra=DFe";

template <typename Error>
std::string message(const std::string& path, std::size_t bound = kNoBound) {
  try {
    ReadingOptions options;
    options.max_bytes = bound;
    read_named_document(path, options);
    return "none";
  } catch (const Error& error) {
    return error.what();
  }
}

/** What is read from a named pipe that says this. */
std::string body_of_pipe(const TemporaryFolder& folder, const std::string& bytes) {
  const std::string path = folder / "pipe";
  if (::mkfifo(path.c_str(), 0600) != 0) throw std::runtime_error("no pipe");
  std::thread writer([&] { std::ofstream(path, std::ios::binary) << bytes; });
  std::string body = read_named_document(path).body;
  writer.join();
  std::filesystem::remove(path);
  return body;
}

TEST(NamedDocumentTest, FormatIsThatOfTheName) {
  const TemporaryFolder folder;
  EXPECT_EQ(read_named_document(folder.write("a.md", "# T")).title, "T");
  EXPECT_EQ(read_named_document(folder.write("a.txt", "# T")).body, "# T");
  EXPECT_EQ(read_named_document(folder.write("a.txt", "From: x\n\ny")).body, "From: x\n\ny");
}

TEST(NamedDocumentTest, PipesAreReadAsWhatTheyHold) {
  const TemporaryFolder folder;
  const std::string mail = "Return-Path: <a@b>\nFrom: a@b\nSubject: x\nContent-Type: text/html\n\n<p>words";
  EXPECT_EQ(body_of_pipe(folder, mail), mail_document(mail, {}).text.body);
  EXPECT_EQ(body_of_pipe(folder, gzip(mail)), mail_document(mail, {}).text.body);
  EXPECT_EQ(body_of_pipe(folder, "<?xml version='1.0'?><!-- c --><html><p>words</html>").substr(0, 5), "words");
  EXPECT_EQ(body_of_pipe(folder, "From: x\n\ny"), "From: x\n\ny");
  // A file is read as it would be indexed.
  EXPECT_EQ(read_named_document(folder.write("17", mail)).body, mail_document(mail, {}).text.body);
}

TEST(NamedDocumentTest, MailIsReadAsAMail) {
  const TemporaryFolder folder;
  const DocumentText expected = mail_document(kMail, {}).text;
  ASSERT_NE(expected.body.find("Straße"), std::string::npos);
  ASSERT_EQ(expected.title, "Grüße");
  for (const std::string& path :
       {folder.write("a.eml", kMail), folder.write("a.eml.gz", gzip(kMail)), folder.write("cur/1:2,S", kMail),
        folder.write("a.eml.xz", compressed(kMail, "xz")),
        folder.write("1.emlx", std::to_string(std::string(kMail).size()) + "\n" + kMail + "<plist></plist>\n")}) {
    const DocumentText text = read_named_document(path);
    EXPECT_EQ(text.body, expected.body) << path;
    EXPECT_EQ(text.title, expected.title) << path;
  }
}

TEST(NamedDocumentTest, FilesOfManyDocumentsAreRefused) {
  const TemporaryFolder folder;
  for (const char* const name : {"a.mbox", "a.mbox.zst", "a.warc", "a.warc.gz", "a.warc.wet.gz", "a.wat", "a.WARC"}) {
    const std::string path = folder.write(name, "x");
    EXPECT_EQ(message<std::invalid_argument>(path),
              "'" + path + "' holds many documents; index it and name one of them by its id");
  }
}

TEST(NamedDocumentTest, CompressionThatNoNameSaysIsFoundOut) {
  const TemporaryFolder folder;
  EXPECT_EQ(body_of_pipe(folder, "plain"), "plain");
  EXPECT_EQ(body_of_pipe(folder, gzip("text")), "text");
  for (const char* const filter : {"bzip2", "xz", "zstd", "lz4"}) {
    EXPECT_EQ(body_of_pipe(folder, compressed("text", filter)), "text") << filter;
  }
  EXPECT_EQ(read_named_document(folder.write("a", gzip("text"))).body, "text");
}

TEST(NamedDocumentTest, ErrorsNameTheFile) {
  using Any = std::exception;
  const TemporaryFolder folder;
  EXPECT_EQ(message<Any>(folder / "missing"),
            "'" + (folder / "missing") + "': No such file or directory; check the path");
  EXPECT_EQ(message<Any>(folder.path()), "'" + folder.path() + "' is a folder; name a file in it");
  const std::string image = folder.write("a.png", "x");
  EXPECT_EQ(message<NoTextDocument>(image), "'" + image + "' is not a file that is read: image");
  const std::string damaged = folder.write("a.gz", "no gzip data at all");
  EXPECT_EQ(message<Any>(damaged), "'" + damaged + "': is not compressed, or is damaged");
  const std::string cut_off = folder.write("a.eml.gz", gzip(kMail).substr(0, 30));
  EXPECT_EQ(message<Any>(cut_off), "'" + cut_off + "': gzip data is cut off");
  EXPECT_NE(message<Any>(folder.write("a", "12345"), 4).find("over the limit of 4"), std::string::npos);
  EXPECT_NE(message<Any>(folder.write("b", gzip(std::string(2000, 'x'))), 1000).find("larger than 1000 bytes"),
            std::string::npos);
}

}  // namespace
}  // namespace neardup::cli
