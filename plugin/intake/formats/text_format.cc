#include "formats/text_format.h"

#include <algorithm>
#include <utility>

#include "characters/text_encoding.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kSniffedBytes = 8192;
constexpr std::size_t kMaxSuffixBytes = 7;
constexpr std::size_t kPrologBytes = std::size_t{1} << 16;  // comments at the start of a page may hold a licence

std::string_view leaf_name(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

/** The suffix of a file name, in lower case, of any length; empty for ".profile" and "README". */
std::string any_suffix(std::string_view leaf) {
  const std::size_t dot = leaf.rfind('.');
  return dot == std::string_view::npos || dot == 0 ? std::string() : lower_ascii(leaf.substr(dot + 1));
}

constexpr std::pair<TextFormat, std::string_view> kFormats[] = {
    {TextFormat::kPlain, "txt text asc rst adoc asciidoc org pod"},
    {TextFormat::kMarkdown, "md markdown mdown mkd"},
    {TextFormat::kHtml, "html htm xhtml shtml"},
    {TextFormat::kPdf, "pdf"},
    {TextFormat::kMail, "eml emlx"},
    {TextFormat::kMailbox, "mbox"},
    {TextFormat::kWebArchive, "warc arc wet wat wacz"},  // archives of texts and of metadata are WARC files, too
};

/** Why files are skipped, by their suffixes. */
constexpr std::pair<std::string_view, std::string_view> kReasons[] = {
    {"image", "png jpg jpeg gif svg svgz ico bmp tif tiff webp xpm xbm pbm pgm ppm pnm xcf psd eps fig dia avif"},
    {"sound or video", "mp3 ogg oga ogv flac wav mid mp4 m4a m4v mkv webm avi mov mpg mpeg opus au"},
    {"PostScript or TeX output; convert it to PDF", "ps dvi djvu"},
    {"office document or e-book; convert it to PDF or HTML, or let recoll index it and 'attach recoll'",
     "doc docx dot dotx xls xlsx ppt pptx odt ods odp odg odf rtf epub mobi sxw sxc sxi wpd"},
    {"archive; unpack it", "zip tar tgz tbz tbz2 txz lz lzma 7z rar jar war deb rpm iso cpio ar"},
    {"font", "ttf otf woff woff2 pfb pfa afm eot bdf pcf"},
    {"program or library", "so a o la exe dll bin class pyc pyo elc wasm ko gmo mo"},
    {"source code or style sheet",
     "c h cc cpp cxx hh hpp hxx java js mjs ts jsx tsx css scss less py pyi pl pm pod6 rb sh bash zsh ksh csh "
     "awk sed tcl lua go rs swift kt scala cs vb php asp aspx jsp el lisp scm hs ml mli f f90 f77 m4 am ac in "
     "cmake mk mak asm s y l idl i sql r jl vim patch diff ui glade qml vala d pas adb ads erl ex exs clj dart "
     "ipynb m mm tex sty cls bib bst dtd xsl xslt xsd rng rnc"},
    {"data or configuration",
     "json xml yaml yml toml ini conf cfg dat db sqlite sqlite3 gdbm pot po ts_ map idx inv "
     "list lst log sig pem crt key gpg properties desktop service rules spec lock glass honey pickle npy h5"},
    {"JSON lines; name the file with --jsonl", "jsonl ndjson"},
    {"table; name the file with --csv", "csv"},
    {"table; name the file with --tsv", "tsv"},
};

/** What stands before the list of words that has one. */
template <typename Named, std::size_t Size>
std::optional<Named> named_by(const std::pair<Named, std::string_view> (&lists)[Size], std::string_view word) {
  for (const auto& [name, words] : lists) {
    if (has_word(words, word)) return name;
  }
  return std::nullopt;
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
  // Terminal logs and old manuals have backspaces, escapes and form feeds.
  return byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte != 0x1b;
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

/** The text without the white space, comments and processing instructions before a page; nothing if one of them does
 *  not end. */
std::string_view after_prolog(std::string_view text) {
  for (;;) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n\f"), text.size()));
    const bool comment = begins_in_lower_case(text, "<!--");
    if (!comment && !begins_in_lower_case(text, "<?")) return text;
    const std::size_t end = text.find(comment ? "-->" : "?>", 2);
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + (comment ? 3 : 2));
  }
}

/** Whether a text is an HTML page, by its document type or its first element. */
bool begins_as_page(std::string_view text) {
  text = after_prolog(text);
  for (const char* const beginning : {"<!doctype html", "<html", "<head", "<body"}) {
    if (begins_with_markup(text, beginning)) return true;
  }
  return false;
}

}  // namespace

const char* mime_type(TextFormat format) {
  constexpr const char* kTypes[] = {"text/plain",     "text/markdown", "text/html", "application/pdf",
                                    "message/rfc822", "text/plain",    "text/plain"};
  return kTypes[static_cast<std::size_t>(format)];
}

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
  named.format = named_by(kFormats, suffix);
  named.skip_reason = named_by(kReasons, suffix).value_or("");
  named.suffix = std::move(suffix);
  return named;
}

bool holds_text(std::string_view skip_reason) {
  return has_word("source data JSON table;", skip_reason.substr(0, skip_reason.find(' ')));
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
