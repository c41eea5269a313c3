/** @file block_dump.cc
 *  Writes what the classifier of blocks reads, for training (train.py).
 *
 *      block_dump OUT [--blank] [--chances FILE] < paths
 *
 *  OUT.names has the name of each number, OUT.numbers the numbers of each block (float), OUT.blocks a line `#PATH` for
 *  each page and a line `heading TAB text` for each block. With --chances the numbers are those of the second forest;
 *  FILE has the chance of each block by the first one (float). --blank hides classes and ids. */
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "content/block_chances.h"
#include "content/name_words.h"
#include "content/page_outline.h"
#include "html/html_parser.h"
#include "markup/page_charset.h"

namespace neardup {
namespace {

/** Give the attributes other names. */
void hide_names(std::string& html) {
  for (const std::string name : {" class=", " id=", "\nclass=", "\nid=", "\tclass=", "\tid="}) {
    for (std::size_t at = html.find(name); at != std::string::npos; at = html.find(name, at + 1)) html[at + 1] = 'x';
  }
}

std::string file_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Dump {
 public:
  Dump(const std::string& out, const std::string& chances)
      : numbers_(out + ".numbers", std::ios::binary),
        blocks_(out + ".blocks", std::ios::binary),
        words_(out + ".words", std::ios::binary) {
    if (!chances.empty()) chances_.open(chances, std::ios::binary);
    own_ = BlockFeatures::names().size();
    const std::vector<std::string> names = chances.empty() ? BlockFeatures::names() : ContextFeatures::all_names();
    std::ofstream file(out + ".names");
    for (const std::string& name : names) file << name << '\n';
    row_.resize(names.size());
  }

  void page(const std::string& path, const std::string& html) {
    blocks_ << '#' << path << '\n';
    const HtmlTree tree = parse_html(utf8_from_html(html, {}));
    const PageOutline page = shown_outline(tree);
    const std::vector<BlockRole> marks = unshown_parts(page);
    const std::vector<TextBlock> blocks = text_blocks(page, marks);
    const PageMeasures measures(page, blocks);
    const BlockFeatures features(measures);
    const ContextFeatures context(measures, features, next_chances(features.read().size()));
    for (const std::size_t block : features.read()) {
      features.write(block, row_.data());
      if (row_.size() > own_) context.write(block, row_.data() + own_);
      numbers_.write(reinterpret_cast<const char*>(row_.data()),
                     static_cast<std::streamsize>(row_.size() * sizeof(float)));
      std::string text = block_text(page, marks, blocks[block]);
      for (char& c : text) c = c == '\n' ? ' ' : c;
      blocks_ << measures.blocks[block].heading << '\t' << text << '\n';
      words_ << names_around(page, blocks[block].owner) << '\n';
    }
  }

 private:
  std::vector<float> next_chances(std::size_t count) {
    std::vector<float> chances(count);
    if (chances_.is_open()) {
      chances_.read(reinterpret_cast<char*>(chances.data()), static_cast<std::streamsize>(count * sizeof(float)));
    }
    return chances;
  }

  /** The words of the classes and ids around a block, each once. */
  static std::string names_around(const PageOutline& page, PartIndex part) {
    std::set<std::string> words;
    for (; part != 0; part = page[part].parent) {
      for (const std::string_view name : {page.classes()[page.labels(part).class_index], page.labels(part).id}) {
        for (std::string& word : words_of_name(name)) words.insert(std::move(word));
      }
    }
    std::string line;
    for (const std::string& word : words) line += word + ' ';
    return line;
  }

  std::ofstream numbers_;
  std::ofstream blocks_;
  std::ofstream words_;
  std::ifstream chances_;
  std::size_t own_ = 0;
  std::vector<float> row_;
};

int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    std::cerr << "usage: block_dump OUT [--blank] [--chances FILE] < paths\n";
    return 2;
  }
  bool blank = false;
  std::string chances;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "--blank") blank = true;
    if (words[i] == "--chances" && i + 1 < words.size()) chances = words[++i];
  }
  Dump dump(words.front(), chances);
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
