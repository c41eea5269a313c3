// Prints what is made of the tables of commands and flags.
//
//   table_texts bash|zsh|fish
//   table_texts man VERSION DATE [COMMAND]
//   table_texts reference

#include <cstdio>
#include <string>
#include <vector>

#include "texts/completions.h"
#include "texts/manual_page.h"

namespace {

std::string text_of(const std::vector<std::string>& words) {
  const std::string what = words.empty() ? "" : words.front();
  if (what == "bash") return neardup::cli::bash_completion();
  if (what == "zsh") return neardup::cli::zsh_completion();
  if (what == "fish") return neardup::cli::fish_completion();
  if (what == "reference") return neardup::cli::reference_page();
  if (what == "man" && words.size() >= 3)
    return neardup::cli::manual_page(words.size() > 3 ? words[3] : "", words[1], words[2]);
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  const std::string text = text_of({argv + 1, argv + argc});
  if (text.empty()) {
    std::fputs("usage: table_texts bash|zsh|fish|reference, or table_texts man VERSION DATE [COMMAND]\n", stderr);
    return 2;
  }
  return std::fputs(text.c_str(), stdout) < 0 ? 1 : 0;
}
