/** @file block_dump.cc
 *  Writes what the classifier of blocks reads, for training (train.py).
 *
 *      block_dump OUT [--blank] [--chances FILE] [--choose] < paths
 *
 *  OUT.names has the name of each number, OUT.numbers the numbers of each block (float), OUT.blocks a line `#PATH` for
 *  each page and a line `TAB text` for each block. With --chances the numbers are those of the second forest;
 *  FILE has the chance of each block by the first one (float). --blank hides classes and ids. With --choose it writes only
 *  OUT.texts: the blocks that a program signs by the chances of FILE, likewise. */
#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "bytes/parsed_number.h"
#include "characters/text_line.h"
#include "content/block_features.h"
#include "content/content_model.h"
#include "content/page_content.h"
#include "content/page_measures.h"
#include "content/text_blocks.h"
#include "html/html_parser.h"
#include "markup/page_charset.h"

namespace neardup {
namespace {

/** Classes that say where blocks begin and what is shown (element_labels.cc, page_outline.cc). */
constexpr std::string_view kClassesOfBlocks =
    "sr-only visually-hidden visuallyhidden screen-reader-text govuk-visually-hidden not-sr-only ln lnt lineno linenos "
    "line-number line-numbers linenumber ocrx_word ocr_line ocrx_line headerlink permalink hash-link header-anchor "
    "heading-anchor";

/** The words of a class attribute that stay. */
std::string classes_of_blocks(std::string_view value) {
  std::string kept;
  for (const std::string_view word : split(value, ' ')) {
    if (has_word(kClassesOfBlocks, word)) (kept += kept.empty() ? "" : " ") += word;
  }
  return kept;
}

/** Give the attributes other names, and keep the classes that blocks depend on. */
void hide_names(std::string& html) {
  for (const std::string name : {" class=", " id=", "\nclass=", "\nid=", "\tclass=", "\tid="}) {
    for (std::size_t at = html.find(name); at != std::string::npos; at = html.find(name, at + 1)) {
      const std::size_t value = at + name.size();
      const std::size_t end = value < html.size() ? html.find(html[value], value + 1) : std::string::npos;
      const bool quoted = end != std::string::npos && (html[value] == '"' || html[value] == '\'');
      const std::string kept = quoted && name[1] == 'c'
                                   ? classes_of_blocks(std::string_view(html).substr(value + 1, end - value - 1))
                                   : std::string();
      if (kept.empty()) {
        html[at + 1] = 'x';
      } else {
        html.replace(value + 1, end - value - 1, kept);
      }
    }
  }
}

std::string file_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Dump {
 public:
  Dump(const std::string& out, const std::string& chances, bool choose) {
    if (!chances.empty()) chances_.open(chances, std::ios::binary);
    if (choose) {
      texts_.open(out + ".texts");
      return;
    }
    names_.open(out + ".names");
    numbers_.open(out + ".numbers", std::ios::binary);
    blocks_.open(out + ".blocks");
  }

  void page(const std::string& path, const std::string& html) {
    const HtmlTree tree = parse_html(utf8_from_html(html, {}));
    PageMeasures measures(tree);
    if (texts_.is_open()) return write_chosen(path, measures);
    blocks_ << '#' << path << '\n';
    BlockFeatures features(measures);
    if (chances_.is_open()) features.add_chances(next_chances(measures.blocks.size()));
    const std::vector<std::string> names = features.names();
    if (names_.tellp() == 0) {
      for (const std::string& name : names) names_ << name << '\n';
    }
    std::vector<float> row(names.size());
    for (std::size_t i = 0; i != measures.blocks.size(); ++i) {
      features.write(i, row.data());
      write(numbers_, row);
      blocks_ << '\t' << one_line(block_text(measures.page, measures.blocks[i])) << '\n';
    }
  }

 private:
  static std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
  }

  void write_chosen(const std::string& path, PageMeasures& measures) {
    texts_ << '#' << path << '\n';
    const BlockChances judged{agreed_chances(measures, next_chances(measures.blocks.size())), {}};
    for (const ContentBlock& block : choose_blocks(measures, judged)) {
      if (is_signed(block.role)) texts_ << '\t' << one_line(block.text) << '\n';
    }
  }

  static void write(std::ostream& file, const std::vector<float>& numbers) {
    file.write(reinterpret_cast<const char*>(numbers.data()),
               static_cast<std::streamsize>(numbers.size() * sizeof(float)));
  }

  std::vector<float> next_chances(std::size_t count) {
    std::vector<float> chances(count);
    chances_.read(reinterpret_cast<char*>(chances.data()), static_cast<std::streamsize>(count * sizeof(float)));
    return chances;
  }

  std::ofstream names_;
  std::ofstream numbers_;
  std::ofstream blocks_;
  std::ofstream texts_;
  std::ifstream chances_;
};

int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    std::cerr << "usage: block_dump OUT [--blank] [--chances FILE] [--choose] < paths\n";
    return 2;
  }
  bool blank = false;
  bool choose = false;
  std::string chances;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "--blank") blank = true;
    if (words[i] == "--choose") choose = true;
    if (words[i] == "--chances" && i + 1 < words.size()) chances = words[++i];
  }
  Dump dump(words.front(), chances, choose);
  for (std::string path; std::getline(std::cin, path);) {
    std::string html = file_bytes(path);
    if (blank) hide_names(html);
    dump.page(path, html);
  }
  return 0;
}

}  // namespace
}  // namespace neardup

int main(int argc, char** argv) {
  return neardup::run({argv + 1, argv + argc});
}
