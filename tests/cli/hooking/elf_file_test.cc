#include "hooking/hookability.h"

#include <elf.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

std::string own_file() {
  std::ostringstream content;
  content << std::ifstream("/proc/self/exe", std::ios::binary).rdbuf();
  return content.str();
}

TEST(ElfFileTest, LoaderOfThisProgram) {
  const auto elf = read_elf_file("/proc/self/exe");
  ASSERT_TRUE(elf);
  EXPECT_NE(std::string::npos, elf->loader.find("/ld"));
  EXPECT_EQ(sizeof(void*) == 8 ? ELFCLASS64 : ELFCLASS32, elf->word_size);
}

TEST(ElfFileTest, OtherFilesAreNone) {
  const TemporaryFolder folder;
  EXPECT_FALSE(read_elf_file(folder / "missing"));
  EXPECT_FALSE(read_elf_file(folder.path()));
  EXPECT_FALSE(read_elf_file(folder.write("empty", "")));
  EXPECT_FALSE(read_elf_file(folder.write("text", std::string(1000, 'x'))));
}

TEST(ElfFileTest, DamagedHeadsAreReadWithoutHarm) {
  const TemporaryFolder folder;
  const std::string head = own_file().substr(0, 4096);
  for (std::size_t bytes = 0; bytes <= 1024; bytes += 8) read_elf_file(folder.write("cut", head.substr(0, bytes)));
  for (std::size_t place = 4; place != 512; ++place) {
    std::string damaged = head;
    damaged[place] = '\xff';
    read_elf_file(folder.write("damaged", damaged));
  }
}

}  // namespace
}  // namespace neardup::cli
