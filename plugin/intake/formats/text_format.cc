#include "formats/text_format.h"

#include <algorithm>
#include <utility>

#include "characters/text_line.h"
#include "formats/file_kinds.h"

namespace neardup {

namespace {

constexpr std::size_t kSniffedBytes = 8192;
constexpr std::size_t kMaxSuffixBytes = 7;

std::string_view leaf_name(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

/** The suffix of a file name, in lower case, of any length; empty for ".profile" and "README". */
std::string any_suffix(std::string_view leaf) {
  const std::size_t dot = leaf.rfind('.');
  return dot == std::string_view::npos || dot == 0 ? std::string() : lower_ascii(leaf.substr(dot + 1));
}

/** Source: Bernstein, "Using maildir format": new/SECONDS.ANYTHING.HOST, cur/NAME:2,FLAGS. */
bool is_in_maildir(std::string_view path, std::string_view leaf) {
  const std::string_view folder = leaf_name(path.substr(0, path.size() - std::min(path.size(), leaf.size() + 1)));
  if (folder == "cur") return leaf.find(":2,") != std::string_view::npos;
  constexpr std::size_t kLeastDigits = 9;  // of seconds since 1970, from 1973 on
  const std::size_t digits = leaf.find_first_not_of("0123456789");
  return folder == "new" && digits != std::string_view::npos && digits >= kLeastDigits && leaf[digits] == '.';
}

bool is_odd_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  // Terminal logs and old manuals have backspaces, escapes and form feeds, Korean texts of ISO 2022 shifts.
  return byte < 0x20 && !(byte >= 0x08 && byte <= 0x0f) && byte != 0x1b;
}

bool begins_in_lower_case(std::string_view text, std::string_view lower_case) {
  return lower_ascii(text.substr(0, lower_case.size())) == lower_case;
}

/** Whether a text begins with a tag or declaration of exactly this name. */
bool begins_with_markup(std::string_view text, std::string_view lower_case) {
  if (!begins_in_lower_case(text, lower_case)) return false;
  return text.size() == lower_case.size() ||
         std::string_view(" \t\r\n/>").find(text[lower_case.size()]) != std::string_view::npos;
}

/** Whether a text is an HTML page, by its document type or its first element. */
bool begins_as_page(std::string_view text) {
  text = after_prolog(text);
  for (const char* const beginning : {"<!doctype html", "<html", "<head", "<body"}) {
    if (begins_with_markup(text, beginning)) return true;
  }
  return false;
}

constexpr std::size_t kJudgedBytes = std::size_t{1} << 16;

/** A text with a zero byte here and there, as browsers and mail programs pass over. */
bool has_stray_zeros(std::string_view text) {
  constexpr std::size_t kOneIn = 20;
  text = text.substr(0, kJudgedBytes);
  return text.find('\0') != std::string_view::npos && !holds_controls(text, kOneIn);
}

}  // namespace

NamedFormat format_of_name(std::string_view path) {
  NamedFormat named;
  std::string_view leaf = leaf_name(path);
  std::string suffix = any_suffix(leaf);
  if (is_in_maildir(path, leaf)) {
    named.format = TextFormat::kMail;
    return named;
  }
  if (has_word("gz bz2 xz zst lz4", suffix)) {
    named.compressed = true;
    leaf.remove_suffix(suffix.size() + 1);
    suffix = any_suffix(leaf);
  }
  named.format = format_of_suffix(suffix);
  named.skip_reason = refusal_of_suffix(suffix);
  named.suffix = std::move(suffix);
  return named;
}

NamedFormat with_content(NamedFormat named, std::string_view content) {
  if (!is_server_program(named.suffix) || format_of_content(content) != TextFormat::kHtml) return named;
  content = content.substr(0, kPrologBytes);
  for (const char* const code : {"<?php", "<?=", "<? ", "<%"}) {
    if (content.find(code) != content.npos) return named;
  }
  named.format = TextFormat::kHtml;
  named.skip_reason.clear();
  return named;
}

std::string file_suffix(std::string_view path) {
  std::string suffix = any_suffix(leaf_name(path));
  return suffix.size() <= kMaxSuffixBytes ? suffix : std::string();
}

bool looks_binary(std::string_view content) {
  if (looks_wide(content)) return false;
  const std::string_view head = content.substr(0, kSniffedBytes);
  if (head.find('\0') != std::string_view::npos) return true;
  return holds_controls(head, 10);
}

bool is_binary(const std::string& bytes, const CharsetChoice& charset, bool said_to_be_text) {
  if (!charset.forced.empty()) return looks_binary(utf8_from_text(bytes, charset));
  if (!looks_binary(bytes) || (said_to_be_text && has_stray_zeros(bytes))) return false;
  return charset.declared.empty() || looks_binary(utf8_from_text(bytes.substr(0, kJudgedBytes), charset));
}

bool holds_controls(std::string_view bytes, std::size_t one_in) {
  const auto controls = static_cast<std::size_t>(std::count_if(bytes.begin(), bytes.end(), is_odd_control));
  return controls * one_in > bytes.size();
}

TextFormat format_of_content(std::string_view content) {
  const std::string_view head = content.substr(0, kPrologBytes);
  if (looks_wide(head))
    return begins_as_page(utf8_from_text(std::string(head))) ? TextFormat::kHtml : TextFormat::kPlain;
  if (content.substr(0, 3) == "\xef\xbb\xbf") content.remove_prefix(3);
  if (content.substr(0, 5) == "%PDF-") return TextFormat::kPdf;
  return begins_as_page(content.substr(0, kPrologBytes)) ? TextFormat::kHtml : TextFormat::kPlain;
}

}  // namespace neardup
