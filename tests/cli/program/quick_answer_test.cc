#include "program/quick_answer.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"
#include "index/marked_text.h"

namespace neardup::cli {
namespace {

using Words = std::vector<std::string>;

constexpr const char* kPage =
    "<title>Trees &amp; more</title><nav><a href=/a>Home</a> <a href=/b>News</a></nav><main><h2>Part</h2>"
    "<p>The alder grows at the river, and the birch where it is dry.</p></main>";

class QuickAnswerTest : public testing::Test {
 protected:
  ~QuickAnswerTest() override { ::unsetenv(kMarkedTextVariable); }

  void expect_as_command(const Words& words) {
    const auto answer = quick_answer(words);
    ASSERT_TRUE(answer) << words.back();
    const Outcome outcome = run_command(words);
    EXPECT_EQ(0, outcome.code);
    EXPECT_EQ("", outcome.errors);
    EXPECT_EQ(outcome.out, *answer);
  }

  TemporaryFolder folder_;
};

TEST_F(QuickAnswerTest, IsWhatTheCommandPrints) {
  const std::string page = folder_.write("page.html", kPage);
  for (const bool marked : {false, true}) {
    if (marked) ::setenv(kMarkedTextVariable, "7", 1);
    for (const Words& words : {Words{"extract", page}, Words{"extract", "--format", "html", page},
                               Words{"extract", page, "--format=text"}, Words{"extract", "--format=html", page}}) {
      expect_as_command(words);
    }
  }
}

TEST_F(QuickAnswerTest, RandomPagesAreReadAlike) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE(seed);
  std::minstd_rand random(seed);
  const Words parts{"<p>",
                    "</p>",
                    "<nav>",
                    "</nav>",
                    "<li><a href=x>",
                    "</a>",
                    "<h1>",
                    "alder ",
                    "birch and more ",
                    "\xe9",
                    "<meta name=keywords content=wood>",
                    "<meta charset=latin1>",
                    "<!--htdig_noindex-->",
                    "<!--/htdig_noindex-->",
                    "<link rel=canonical href=/b.html>",
                    "<div class=ocr_page>",
                    "&eacute;",
                    "\xc3\xa9 ",
                    "<table><td>"};
  int answers = 0;
  for (int i = 0; i != 200; ++i) {
    std::string bytes;
    for (auto count = random() % 60; count != 0; --count) bytes += parts[random() % parts.size()];
    const std::string path = folder_.write("p" + std::to_string(i) + (i % 2 == 0 ? ".html" : ".XHTML"), bytes);
    const Words words{"extract", "--format", i % 3 == 0 ? "text" : "html", path};
    if (!quick_answer(words)) continue;  // without content
    expect_as_command(words);
    ++answers;
  }
  EXPECT_GT(answers, 100);
}

TEST_F(QuickAnswerTest, CommandsAnswerAllElse) {
  const std::string page = folder_.write("page.html", kPage);
  const std::string excluded = folder_.write("no.html", std::string("<meta name=robots content=noindex>") + kPage);
  for (const Words& words : {Words{},
                             Words{"--help"},
                             Words{"extract"},
                             Words{"extract", ""},
                             Words{"extract", "-"},
                             Words{"find", page},
                             Words{"extract", page, page},
                             Words{"extract", page, "--format"},
                             Words{"extract", page, "--format=jsonl"},
                             Words{"extract", page, "--format=html", "--format=html"},
                             Words{"extract", page, "--content=main"},
                             Words{"extract", "--", page},
                             Words{"extract", excluded},
                             Words{"extract", folder_ / "none.html"},
                             Words{"extract", folder_.path()},
                             Words{"extract", folder_.write("a.txt", kPage)},
                             Words{"extract", folder_.write("a.html.gz", kPage)},
                             Words{"extract", folder_.write("b.html", "%PDF-1.4")},
                             Words{"extract", folder_.write("c.html", "")},
                             Words{"--version", "x"},
                             Words{"extract", "--version"}}) {
    EXPECT_FALSE(quick_answer(words)) << (words.empty() ? "" : words.back());
  }
}

}  // namespace
}  // namespace neardup::cli
