// Any bytes as the text of a mail: who wrote which lines, flowed text, HTML, and repairs of messages.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "characters/text_line.h"
#include "characters/utf8_repair.h"
#include "content/frame_set.h"
#include "formats/document_text.h"
#include "fuzz_target.h"
#include "mail/html_mail_text.h"
#include "mail/mail_content.h"
#include "mail/mail_line.h"
#include "mail/mail_repair.h"
#include "markup/page_charset.h"
#include "utf8_check.h"

namespace neardup::fuzz {
namespace {

/** The bytes of a text that no reading of mail may take or add: all but white space, quote marks and dashes. */
std::size_t firm_bytes(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) > ' ' && c != '>' && c != '-'; }));
}

std::size_t letters_and_digits(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }));
}

std::string text_of(Input& input) {
  return repaired_utf8(std::string(input.rest()));
}

void check_content(Input& input) {
  const unsigned traits = input.byte();
  const std::string footer(input.short_text());
  const std::string text = text_of(input);
  const FrameSet known({frame_hash(trimmed(footer))});
  MailText mail = mail_content(text, {(traits & 1U) != 0, (traits & 2U) != 0, &known});
  if (fault_is_planted()) mail.quoted.clear();
  require(is_utf8(mail.own) && is_utf8(mail.quoted) && is_utf8(mail.ending), "the parts of a mail are well-formed");
  require(firm_bytes(mail.own) + firm_bytes(mail.quoted) + firm_bytes(mail.ending) == firm_bytes(text),
          "every letter of a mail is in one part");
  const DocumentText document = document_text_of(mail);
  require(document.title.empty(), "the text of a mail has no title");
  require(!has_words(text) || has_words(document.body), "a mail with words has a body with words");
  require(letters_and_digits(document.body) + letters_and_digits(document.left_out) == letters_and_digits(text),
          "every letter of a mail is in its body or left out");
}

void check_flowed(Input& input) {
  const bool deletes_space = input.byte() % 2 == 0;
  const std::string text = text_of(input);
  const std::string joined = flowed_text(text, deletes_space);
  require(is_utf8(joined) && joined.size() <= 2 * text.size() + 1, "joined lines are linear in the text");
  require(firm_bytes(joined) == firm_bytes(text), "joined lines keep their letters");
}

void check_html(Input& input) {
  const std::string page = utf8_from_html(std::string(input.rest()));
  const std::string text = html_mail_text(page);
  require(is_utf8(text), "the text of an HTML mail is well-formed");
  require(text == html_mail_text(page), "two readings give the same text");
}

void check_repair(Input& input) {
  const std::string bytes(input.rest());
  const std::optional<std::string> repaired = repaired_mail(bytes);
  if (repaired) {
    require(repaired->size() <= bytes.size() + 2, "a repair adds a line end at most");
    require(!repaired_mail(*repaired), "a repaired mail needs no repair");
  }
  begins_as_mail(bytes);
  require(bytes.find(found_boundary(bytes)) != std::string::npos, "a boundary is in the body");
}

void check_lines(Input& input) {
  const std::string text = text_of(input);
  std::size_t bytes = 0;
  for (const MailLine& line : mail_lines(text)) {
    require(line.text.find('\n') == std::string_view::npos, "a line is one line");
    require(!(is_ruler(line.text) && has_words(line.text)), "a ruler has no words");
    require(!(is_blank(line.text) && has_address(line.text)), "a blank line has no address");
    bytes += firm_bytes(line.text);
  }
  require(bytes == firm_bytes(text), "lines have all of a text");
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {check_content, check_flowed, check_html, check_repair, check_lines};
  return run_one(kChecks, bytes, count);
}
