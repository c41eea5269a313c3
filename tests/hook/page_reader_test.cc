#include "page_reader.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "bytes/digest128.h"
#include "core/counted_allocations.h"
#include "index/content_markup.h"
#include "index/marked_text.h"
#include "plugin/temporary_folder.h"

namespace neardup::hook {
namespace {

constexpr const char* kPage =
    "<title>Trees</title><meta name=keywords content=wood><nav><a href=/a>Home</a> <a href=/b>News</a></nav>"
    "<main><h1>Of trees</h1><p>The alder grows at the river, and the birch where it is dry.</p></main>";

std::size_t open_files() {
  std::size_t files = 0;
  for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator("/proc/self/fd")) ++files;
  return files;
}

/** Sets a limit of this process for a scope. */
class Limit {
 public:
  Limit(__rlimit_resource resource, rlim_t most) : resource_(resource) {
    ::getrlimit(resource_, &before_);
    const rlimit limit{most, before_.rlim_max};
    ::setrlimit(resource_, &limit);
  }
  Limit(const Limit&) = delete;
  Limit& operator=(const Limit&) = delete;
  ~Limit() { ::setrlimit(resource_, &before_); }

 private:
  __rlimit_resource resource_;
  rlimit before_{};
};

class PageReaderTest : public testing::Test {
 protected:
  PageReaderTest() { ::setenv(kMarkedTextVariable, "7", 1); }
  ~PageReaderTest() override {
    ::unsetenv(kMarkedTextVariable);
    if (page_ >= 0) ::close(page_);
  }

  int open_page(const std::string& bytes, int flags = O_RDONLY) {
    if (page_ >= 0) ::close(page_);
    std::ofstream(path_, std::ios::binary) << bytes;
    page_ = ::open(path_.c_str(), flags);
    return page_;
  }

  /** What the program reads in place of a page; "none" if it reads the page. */
  std::string content(PageReader& reader, int page) {
    const int file = reader.content_of(page, path_.c_str());
    EXPECT_EQ(0, ::lseek(page, 0, SEEK_CUR)) << "the offset of the page stays";
    if (file < 0) return "none";
    std::string bytes(1 << 20, '\0');
    bytes.resize(static_cast<std::size_t>(::read(file, bytes.data(), bytes.size())));
    ::close(file);
    return bytes;
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.path("page.html");
  PageReader reader_{PageChoice()};
  int page_ = -1;
};

TEST_F(PageReaderTest, ContentStandsBeforeAMarkAndTheRestBehind) {
  const std::string text = content(reader_, open_page(kPage));
  const std::size_t mark = text.find("<p>\u2063");
  ASSERT_NE(text.npos, mark);
  EXPECT_NE(text.npos, text.substr(0, mark).find("<p>The alder grows"));
  EXPECT_NE(text.npos, text.substr(mark).find("Home"));
  EXPECT_EQ(text.npos, text.substr(0, mark).find("Home"));
  ::unsetenv(kMarkedTextVariable);
  EXPECT_EQ(text.npos, content(reader_, page_).find("Home")) << "without the hook nobody would take the mark out";
}

TEST_F(PageReaderTest, PagesAreToldBySuffixAndByLibmagic) {
  for (const char* const page : {"a.html", "/x/a.HTM", "a.b.shtml", "a.xhtml"})
    EXPECT_TRUE(reader_.is_page(page)) << page;
  for (const char* const other : {"", "html", "a.html/b", "a.html.gz", "a.txt", "a."}) {
    EXPECT_FALSE(reader_.is_page(other)) << other;
  }
  reader_.found_type("/x/read", "text/html");
  EXPECT_TRUE(reader_.is_page("/x/read"));
  reader_.found_type("/x/more", "text/plain");
  EXPECT_FALSE(reader_.is_page("/x/more"));
  EXPECT_FALSE(reader_.is_page("/x/read")) << "only the last one";
  EXPECT_TRUE(PageReader({"php htm"}).is_page("a.php"));
  EXPECT_FALSE(PageReader({"php htm"}).is_page("a.html"));
}

TEST_F(PageReaderTest, ExcludedPagesStayUnlessTheProgramReadsThem) {
  const std::string excluded = std::string("<meta name=robots content=noindex>") + kPage;
  EXPECT_EQ("none", content(reader_, open_page(excluded)));
  PageReader reads_excluded({"html", true});
  EXPECT_NE("none", content(reads_excluded, page_));
}

TEST_F(PageReaderTest, WordsAreWholeForPrograms) {
  const std::string text = content(
      reader_, open_page("<title>Donau&shy;dampf</title><main><p>Donau&shy;dampf&shy;schiff, na\u200bme, \u200ethe "
                         "\ufeffend of the journey</p></main>"));
  EXPECT_NE(text.npos, text.find("<title>Donaudampf</title>"));
  EXPECT_NE(text.npos, text.find("<p>Donaudampfschiff, na me, the end of the journey</p>")) << text;
}

TEST_F(PageReaderTest, PageAtItsCanonicalUrlBelowAFolderOfTheHostIsThere) {
  const std::string page = std::string("<link rel=canonical href=https://host/docs/page.html>") + kPage;
  const auto names_other = [&](const PageChoice& choice) {
    PageReader reader(choice);
    const std::string text = content(reader, open_page(page));
    return parse_marked_text(text, 7).origin.names_other;
  };
  EXPECT_TRUE(names_other(PageChoice()));
  PageChoice choice;
  choice.folder = std::filesystem::canonical(std::filesystem::path(path_).parent_path()).string() + "/";
  choice.path = "/docs/";
  EXPECT_FALSE(names_other(choice));
  choice.path = "/other/";
  EXPECT_TRUE(names_other(choice));
}

TEST_F(PageReaderTest, OtherFilesStay) {
  for (const std::string& other : {std::string("%PDF-1.4\n"), std::string("\x1f\x8b\x08\0\0\0\0\0\0\0\x01\x02", 12),
                                   std::string("PK\x03\x04", 4) + kPage, std::string(100, '\x01')}) {
    EXPECT_EQ("none", content(reader_, open_page(other))) << other;
  }
  EXPECT_NE("none", content(reader_, open_page("")));
}

TEST_F(PageReaderTest, DigestIsThatOfThePage) {
  const std::string text = content(reader_, open_page(kPage));
  const std::string* const digest = reader_.page_digest(bytes_of(md5_of(text)));
  ASSERT_NE(nullptr, digest);
  EXPECT_EQ(bytes_of(md5_of(kPage)), *digest);
  EXPECT_EQ(nullptr, reader_.page_digest(bytes_of(md5_of("another file"))));
  EXPECT_EQ(nullptr, PageReader(PageChoice()).page_digest(""));
}

TEST_F(PageReaderTest, EachAllocationThatFailsLeavesThePage) {
  const std::string whole = content(reader_, open_page(kPage));
  const std::size_t files = open_files();
  for (long count = 0;; ++count) {
    PageReader reader{PageChoice()};
    allocations_left = count;
    const int file = reader.content_of(page_, path_.c_str());
    allocations_left = -1;
    if (file >= 0) {
      ::close(file);
      EXPECT_GT(count, 100);
      break;
    }
    ASSERT_EQ(files, open_files()) << count;
    ASSERT_EQ(nullptr, reader.page_digest("")) << count;
  }
  EXPECT_EQ(whole, content(reader_, page_));
}

TEST_F(PageReaderTest, EachCallThatFailsLeavesThePage) {
  EXPECT_EQ(-1, reader_.content_of(-1, path_.c_str())) << "fstat";
  EXPECT_EQ("none", content(reader_, open_page(kPage, O_WRONLY))) << "pread";
  const int folder = ::open(folder_.path("").c_str(), O_RDONLY);
  EXPECT_EQ(-1, reader_.content_of(folder, path_.c_str()));
  ::close(folder);
  open_page(kPage);
  const std::size_t files = open_files();
  {
    const Limit none(RLIMIT_NOFILE, 0);
    EXPECT_EQ("none", content(reader_, page_)) << "memfd_create";
  }
  std::signal(SIGXFSZ, SIG_IGN);
  {
    const Limit small(RLIMIT_FSIZE, 10);
    EXPECT_EQ("none", content(reader_, page_)) << "pwrite";
  }
  PageReader without_frame({"html", false, "", "", folder});  // closed
  EXPECT_EQ("none", content(without_frame, page_)) << "frame";
  EXPECT_EQ(files, open_files());
  EXPECT_NE("none", content(reader_, page_));
}

}  // namespace
}  // namespace neardup::hook
