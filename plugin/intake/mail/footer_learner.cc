#include "mail/footer_learner.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "characters/text_line.h"
#include "content/content_block.h"
#include "mail/mail_line.h"

namespace neardup {

namespace {

constexpr std::size_t kEndingLines = 12;

void add_block(std::vector<ContentBlock>& blocks, std::string text) {
  if (!text.empty()) blocks.push_back({std::move(text), BlockRole::kContent, 0, false});
}

/** The first line of the ending of a text. */
std::size_t begin_of_ending(const MailLines& lines) {
  std::size_t begin = lines.size();
  for (std::size_t filled = 0; begin != 0 && filled != kEndingLines; --begin) {
    if (!is_blank(lines[begin - 1].text)) ++filled;
  }
  return begin;
}

/** The paragraphs of the text above its ending. */
void add_paragraphs(const MailLines& lines, std::size_t end, std::vector<ContentBlock>& blocks) {
  std::string paragraph;
  for (std::size_t i = 0; i != end; ++i) {
    if (is_blank(lines[i].text)) add_block(blocks, std::exchange(paragraph, {}));
    paragraph.append(lines[i].text).append("\n");
  }
  add_block(blocks, paragraph);
}

}  // namespace

void FooterLearner::add(std::uint64_t key, const std::vector<std::string>& parts) {
  if (!learner_.wants(key)) return;
  std::vector<ContentBlock> blocks;
  std::vector<std::uint64_t> ending;
  for (const std::string& part : parts) {
    const MailLines lines = mail_lines(part);
    const std::size_t begin = begin_of_ending(lines);
    add_paragraphs(lines, begin, blocks);
    for (std::size_t i = begin; i != lines.size(); ++i) {
      if (is_blank(lines[i].text)) continue;
      add_block(blocks, std::string(trimmed(lines[i].text)));
      ending.push_back(frame_hash(trimmed(lines[i].text)));
    }
  }
  learner_.add(key, blocks);
  std::sort(ending.begin(), ending.end());
  ending.erase(std::unique(ending.begin(), ending.end()), ending.end());
  endings_.emplace(key, std::move(ending));
  if (endings_.size() > FrameLearner::kMostPages) endings_.erase(std::prev(endings_.end()));
}

FrameSet FooterLearner::footer() const {
  std::map<std::uint64_t, std::size_t> mails_with;
  for (const auto& [key, ending] : endings_) {
    for (const std::uint64_t line : ending) ++mails_with[line];
  }
  const FrameSet repeated = learner_.frame();
  std::vector<std::uint64_t> lines;
  for (const std::uint64_t line : repeated.hashes()) {
    const auto found = mails_with.find(line);
    if (found != mails_with.end() && 2 * found->second >= endings_.size()) lines.push_back(line);
  }
  return FrameSet(std::move(lines));
}

}  // namespace neardup
