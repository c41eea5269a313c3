#include "programs/limited_program.h"

#include <gmock/gmock.h>
#include <signal.h>
#include <sys/stat.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <set>
#include <stdexcept>
#include <thread>

#include "cli/temporary_folder.h"
#include "formats/document_file.h"
#include "intake/repeated.h"
#include "sign/evidence.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;

std::string shell_output(const std::string& script, const ProgramLimits& limits = {}, const std::string& input = "") {
  return limited_output({"/bin/sh", "-c", script}, input, limits);
}

std::string shell_error(const std::string& script, const ProgramLimits& limits = {}) {
  try {
    shell_output(script, limits);
    return "none";
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

TEST(LimitedProgramTest, GivesTheOutputAndTakesTheInput) {
  EXPECT_EQ(shell_output("cat; echo unseen >&2", {}, "in and out"), "in and out");
  EXPECT_EQ(shell_output("cat /dev/stdin /dev/stdin", {}, "again "), "again again ");
  EXPECT_EQ(shell_output("true"), "");
  const std::string large(3'000'000, 'x');
  EXPECT_EQ(shell_output("cat", {}, large), large);
}

TEST(LimitedProgramTest, EnvironmentReplacesVariablesOfThisProcess) {
  EXPECT_EQ("x\n", limited_output({"/bin/sh", "-c", "echo $PATH"}, "", {}, {"PATH=x"}));
}

TEST(LimitedProgramTest, ErrorsOfAProgramThatEndsWellAreGiven) {
  const ProgramOutput said = limited_run({"/bin/sh", "-c", "echo text; echo a warning >&2"}, "");
  EXPECT_EQ(said.output, "text\n");
  EXPECT_EQ(said.errors, "a warning\n");
}

TEST(LimitedProgramTest, OtherEndsAreErrors) {
  EXPECT_EQ(shell_error("exit 3"), "sh ended with code 3");
  EXPECT_EQ(shell_error("echo a warning >&2; echo 'the  reason' >&2; echo >&2; exit 3"),
            "sh ended with code 3: the reason");
  EXPECT_EQ(shell_error("head -c 3000000 /dev/zero >&2; echo; echo ' why' >&2; exit 3"), "sh ended with code 3: why");
  EXPECT_EQ(shell_error("kill -ABRT $$"), "sh was ended by signal 6");
  EXPECT_THROW(limited_output({"/nowhere/at/all"}, ""), std::runtime_error);
}

TEST(LimitedProgramTest, TheWholeGroupIsEndedWhenTimeIsOver) {
  const TemporaryFolder folder;
  ProgramLimits limits;
  limits.time = std::chrono::milliseconds(1000);
  // Both hold the output open, for longer than a test may last.
  const std::string error = shell_error("sleep 1000 & echo $! >" + (folder / "child") + "; sleep 1000", limits);
  EXPECT_EQ(error, "sh took longer than 1 s and was stopped");
  pid_t child = 0;
  std::ifstream(folder / "child") >> child;
  ASSERT_GT(child, 0);
  // Its parent is gone: init has to wait for it, which takes a moment.
  const auto ended = [child] {
    std::string state;
    std::ifstream file("/proc/" + std::to_string(child) + "/stat");
    file >> state >> state >> state;
    return !file || state == "Z";
  };
  for (int i = 0; i != 500 && !ended(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_TRUE(ended());
}

TEST(LimitedProgramTest, ProcessesLeftBehindAreEnded) {
  EXPECT_EQ(shell_output("sleep 1000 >/dev/null 2>&1 & echo done"), "done\n");
}

TEST(LimitedProgramTest, OutputProcessorAndMemoryAreLimited) {
  ProgramLimits limits;
  limits.output_bytes = 100'000;
  EXPECT_EQ(shell_error("cat /dev/zero", limits), "sh wrote more than 100000 bytes and was stopped");
  limits.cpu = std::chrono::seconds(1);
  EXPECT_THAT(shell_error("while :; do :; done", limits), HasSubstr("sh was ended by signal"));
  limits.memory_bytes = std::size_t{64} << 20;
  EXPECT_THAT(shell_error("sleep 0.2; x=$(head -c 200000000 /dev/zero | tr '\\0' x)", limits), HasSubstr("sh "));
}

/** PATH of one folder, for the time of a test. */
class PathOf {
 public:
  explicit PathOf(const std::string& folder) : before_(std::getenv("PATH")) { ::setenv("PATH", folder.c_str(), 1); }
  ~PathOf() { ::setenv("PATH", before_.c_str(), 1); }

 private:
  std::string before_;
};

void write_program(const TemporaryFolder& folder, const std::string& name, const std::string& script) {
  ::chmod(folder.write(name, "#!/bin/sh\n" + script + "\n").c_str(), 0755);
}

TEST(PdfTextTest, TitleIsThatOfThePropertiesElseTheFirstLine) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  write_program(folder, "pdftotext", "printf '\\n  First  line\\nbody\\n'");
  EXPECT_EQ(pdf_text("%PDF-").title, "First line");
  write_program(folder, "pdfinfo", "printf 'Title:   \\nProducer: x\\n'");
  EXPECT_EQ(pdf_text("%PDF-").title, "First line");
  write_program(folder, "pdfinfo", "printf 'Creator: y\\nTitle:   A title\\n'");
  EXPECT_EQ(pdf_text("%PDF-").title, "A title");
  EXPECT_EQ(pdf_text("%PDF-").body, "\n  First  line\nbody\n");
}

TEST(PdfTextTest, AScanWithFewWordsIsKnownByItsBytes) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  write_program(folder, "pdftotext", "printf 'Scanned with a camera\n'");
  EXPECT_NE(pdf_text("%PDF-1").evidence, pdf_text("%PDF-2").evidence);
  EXPECT_EQ(pdf_text("%PDF-1").evidence, pdf_text("%PDF-1").evidence);
  write_program(folder, "pdftotext", "printf 'a b c d e f g h i j k l m n o p q r s t\n'");
  EXPECT_EQ(pdf_text("%PDF-1").evidence, pdf_text("%PDF-2").evidence);
}

TEST(PdfTextTest, WhatIsLostWithoutAnErrorIsNamed) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  const auto unread = [&](const std::string& said) {
    write_program(folder, "pdftotext", "echo text; echo \"" + said + "\" >&2");
    return pdf_text("%PDF-").unread;
  };
  EXPECT_EQ(unread("Syntax Error (70): Bad FCHECK in flate stream"), std::set<std::string>{"damaged page of a PDF"});
  EXPECT_THAT(*unread("Syntax Error: Missing language pack for 'Adobe-GB1' mapping").begin(),
              HasSubstr("poppler-data"));
  EXPECT_THROW(pdf_text("%PDF-", true), std::runtime_error) << "a copy must be whole";
  EXPECT_EQ(unread("Syntax Warning: Invalid Font Weight").size(), 0U);
}

TEST(PdfTextTest, AFormForAnotherReaderIsRefused) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  write_program(folder, "pdftotext",
                "printf 'Please wait...\nIf this message is not eventually replaced by the\nproper contents of it\n'");
  EXPECT_THROW(pdf_text("%PDF-"), NoTextDocument);
}

TEST(PdfTextTest, MarksOfDirectionAreWhiteSpace) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  write_program(folder, "pdftotext", "printf '\\342\\200\\253a\\342\\200\\252 7\\342\\200\\254b\\342\\200\\223c'");
  EXPECT_EQ(pdf_text("%PDF-").body, " a  7 b\u2013c");
}

TEST(PdfTextTest, PicturesPart) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  write_program(folder, "pdftotext", "printf '" + repeated(" word", 30) + "'");
  const auto evidence = [](const std::string& picture) {
    return pdf_text("%PDF-1 0 obj << /Subtype /Image >> stream\n" + picture + "\nendstream endobj").evidence;
  };
  EXPECT_EQ(evidence("one"), evidence("one"));
  EXPECT_FALSE(evidence_agrees(evidence("one"), evidence("two"), false));
}

TEST(PdfTextTest, BillsDifferInFigures) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  const auto evidence = [&](const std::string& number, std::size_t words) {
    write_program(folder, "pdftotext", "printf 'Bill " + number + repeated(" word", words) + "'");
    return pdf_text("%PDF-").evidence;
  };
  EXPECT_NE(evidence("2041", 100), evidence("2042", 100));
  EXPECT_EQ(evidence("2041", 100), evidence("2041", 100));
  EXPECT_EQ(evidence("20", 100), evidence("", 100));
  EXPECT_NE(evidence("2041", 997), evidence("", 997));
  EXPECT_EQ(evidence("2041", 998), evidence("", 998));
}

TEST(PdfTextTest, AMissingConverterIsNamedWithItsPackage) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  try {
    pdf_text("%PDF-");
    FAIL();
  } catch (const NoTextDocument& error) {
    EXPECT_THAT(error.what(), HasSubstr("Debian: poppler-utils"));
  }
}

TEST(PdfTextTest, WhatCannotBeConvertedIsAnError) {
  const TemporaryFolder folder;
  const PathOf path(folder.path());
  write_program(folder, "pdftotext", "echo 'Syntax Error: no trailer' >&2; exit 1");
  try {
    pdf_text("%PDF-");
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "pdftotext ended with code 1: Syntax Error: no trailer");
  }
}

TEST(PdfTextTest, AConverterThatHangsIsEnded) {
  const TemporaryFolder folder;
  write_program(folder, "pdftotext", "exec /bin/sleep 1000");
  const PathOf path(folder.path());
  ProgramLimits limits;
  limits.time = std::chrono::milliseconds(1000);
  try {
    pdf_text("%PDF-", false, limits);
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "pdftotext took longer than 1 s and was stopped");
  }
}

}  // namespace
}  // namespace neardup::cli
