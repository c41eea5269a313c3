#include "formats/file_kinds.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "bytes/parsed_number.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

using namespace std::string_view_literals;

struct Format {
  TextFormat format;
  std::string_view suffixes;  // where they say what the file is; the first bytes say more
  const char* type;
};

constexpr Format kFormats[] = {
    {TextFormat::kPlain, "txt text asc rst adoc asciidoc org pod", "text/plain"},
    {TextFormat::kMarkdown, "md markdown mdown mkd", "text/markdown"},
    {TextFormat::kHtml, "html htm xhtml shtml", "text/html"},
    {TextFormat::kPdf, "pdf", "application/pdf"},
    {TextFormat::kMail, "eml emlx", "message/rfc822"},
    {TextFormat::kMailbox, "mbox", "text/plain"},
    {TextFormat::kWebArchive, "warc arc wet wat wacz",
     "text/plain"},  // archives of texts and of metadata are WARC files, too
    {TextFormat::kSavedPage, "mht mhtml", "multipart/related"},
    {TextFormat::kOffice, "", "application/zip"},
    {TextFormat::kDocx, "", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"},
    {TextFormat::kXlsx, "", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"},
    {TextFormat::kPptx, "", "application/vnd.openxmlformats-officedocument.presentationml.presentation"},
    {TextFormat::kOdt, "", "application/vnd.oasis.opendocument.text"},
    {TextFormat::kOds, "", "application/vnd.oasis.opendocument.spreadsheet"},
    {TextFormat::kOdp, "", "application/vnd.oasis.opendocument.presentation"},
    {TextFormat::kOdg, "", "application/vnd.oasis.opendocument.graphics"},
    {TextFormat::kEpub, "", "application/epub+zip"},
    {TextFormat::kFictionBook, "", "application/x-fictionbook+xml"},
    {TextFormat::kTei, "", "application/tei+xml"},
    {TextFormat::kJats, "", "application/jats+xml"},
    {TextFormat::kFeed, "", "application/rss+xml"},
    {TextFormat::kAlto, "", "application/alto+xml"},
    {TextFormat::kRtf, "", "application/rtf"},
    {TextFormat::kDoc, "", "application/msword"},
    {TextFormat::kXls, "", "application/vnd.ms-excel"},
    {TextFormat::kPpt, "", "application/vnd.ms-powerpoint"},
    {TextFormat::kCalendar, "", "text/calendar"},
    {TextFormat::kCard, "", "text/vcard"},
    {TextFormat::kManual, "", "text/troff"},
};

constexpr std::string_view kAsLines = "write its texts as lines of JSON"sv;
constexpr std::string_view kUnpack = "unpack it"sv;
constexpr std::string_view kConvert = "convert it to PDF or HTML"sv;
constexpr std::string_view kConvertXml = "convert it to HTML or text"sv;

/** First bytes of files that are no plain text. */
struct FirstBytes {
  std::string_view bytes;
  std::size_t place;
  FoundKind kind;
};

constexpr FirstBytes kFirstBytes[] = {
    {"%PDF-"sv, 0, {"a PDF"sv, TextFormat::kPdf, {}}},
    {"{\\rtf"sv, 0, {"an RTF document"sv, TextFormat::kRtf, {}}},
    {"PK\x03\x04"sv, 0, {"a ZIP archive, or an office document"sv, TextFormat::kOffice, {}}},
    {"\xd0\xcf\x11\xe0"sv, 0, {"an office document"sv, TextFormat::kOffice, {}}},
    {"\xffWPC"sv, 0, {"a WordPerfect document"sv, {}, kConvert}},
    {"BOOKMOBI"sv, 60, {"a Mobipocket e-book"sv, {}, "convert it to EPUB"sv}},
    {"AT&TFORM"sv, 0, {"a DjVu document"sv, {}, kConvert}},
    {"%!PS"sv, 0, {"a PostScript document"sv, {}, "convert it to PDF"sv}},
    {"PAR1"sv, 0, {"a Parquet file"sv, {}, kAsLines}},
    {"ARROW1"sv, 0, {"an Arrow file"sv, {}, kAsLines}},
    {"Obj\x01"sv, 0, {"an Avro file"sv, {}, kAsLines}},
    {"ORC"sv, 0, {"an ORC file"sv, {}, kAsLines}},
    {"\x89HDF"sv, 0, {"an HDF5 file"sv, {}, kAsLines}},
    {"\x93NUMPY"sv, 0, {"a NumPy file"sv, {}, kAsLines}},
    {"\x80\x04\x95"sv, 0, {"a Python pickle"sv, {}, kAsLines}},
    {"SQLite format 3\0"sv, 0, {"an SQLite database"sv, {}, kAsLines}},
    {"PK\x05\x06"sv, 0, {"a ZIP archive"sv, {}, kUnpack}},
    {"7z\xbc\xaf\x27\x1c"sv, 0, {"a 7z archive"sv, {}, kUnpack}},
    {"Rar!\x1a"sv, 0, {"a RAR archive"sv, {}, kUnpack}},
    {"!<arch>\n"sv, 0, {"an archive of ar"sv, {}, kUnpack}},
    {"ustar"sv, 257, {"a tar archive"sv, {}, kUnpack}},
    {"\x89PNG"sv, 0, {"an image"sv, {}, {}}},
    {"\xff\xd8\xff"sv, 0, {"an image"sv, {}, {}}},
    {"GIF8"sv, 0, {"an image"sv, {}, {}}},
    {"II*\0"sv, 0, {"an image"sv, {}, {}}},
    {"MM\0*"sv, 0, {"an image"sv, {}, {}}},
    {"RIFF"sv, 0, {"an image, a sound or a film"sv, {}, {}}},
    {"ftyp"sv, 4, {"a film"sv, {}, {}}},
    {"ID3"sv, 0, {"a sound"sv, {}, {}}},
    {"OggS"sv, 0, {"a sound or a film"sv, {}, {}}},
    {"fLaC"sv, 0, {"a sound"sv, {}, {}}},
    {"\177ELF"sv, 0, {"a program"sv, {}, {}}},
};

/** XML, by the name of its first element without the prefix, and a word that stands in or before its tag. */
struct FirstElement {
  std::string_view name;
  std::string_view word;
  FoundKind kind;
};

constexpr FoundKind kJatsKind{"a JATS article"sv, TextFormat::kJats, {}};
constexpr FoundKind kTeiKind{"a TEI document"sv, TextFormat::kTei, {}};
constexpr FoundKind kFeedKind{"a feed"sv, TextFormat::kFeed, {}};
constexpr FoundKind kXmlKind{"XML"sv, {}, kConvertXml};

constexpr FirstElement kFirstElements[] = {
    {"FictionBook", "", {"a FictionBook"sv, TextFormat::kFictionBook, {}}},
    {"TEI", "", kTeiKind},
    {"TEI.2", "", kTeiKind},
    {"article", "JATS", kJatsKind},
    {"article", "NLM", kJatsKind},
    {"article", "article-type", kJatsKind},
    {"article", "dtd-version", kJatsKind},
    {"rss", "", kFeedKind},
    {"RDF", "purl.org/rss/", kFeedKind},
    {"feed", "w3.org/2005/Atom", kFeedKind},
    {"alto", "", {"ALTO"sv, TextFormat::kAlto, {}}},
    {"document", "opendocument.text", {"an OpenDocument text"sv, TextFormat::kOdt, {}}},
    {"document", "opendocument.spreadsheet", {"an OpenDocument sheet"sv, TextFormat::kOds, {}}},
    {"document", "opendocument.presentation", {"an OpenDocument presentation"sv, TextFormat::kOdp, {}}},
    {"document", "opendocument.graphics", {"an OpenDocument drawing"sv, TextFormat::kOdg, {}}},
    {"svg", "", {"an image"sv, {}, {}}},
    {"mediawiki", "", {"a dump of a MediaWiki"sv, {}, kAsLines}},
};

/** Why files are skipped, by their suffixes. */
struct Refusal {
  std::string_view reason;
  bool holds_text;
  std::string_view suffixes;
};

constexpr Refusal kRefusals[] = {
    {"image", false,
     "png jpg jpeg gif svg svgz ico bmp tif tiff webp xpm xbm pbm pgm ppm pnm xcf psd eps fig dia avif"},
    {"sound or video", false, "mp3 ogg oga ogv flac wav mid mp4 m4a m4v mkv webm avi mov mpg mpeg opus au"},
    {"PostScript or TeX output; convert it to PDF", false, "ps dvi djvu"},
    {"archive; unpack it", false, "zip tar tgz tbz tbz2 txz lz lzma 7z rar jar war deb rpm iso cpio ar"},
    {"font", false, "ttf otf woff woff2 pfb pfa afm eot bdf pcf"},
    {"program or library", false, "so a o la exe dll bin class pyc pyo elc wasm ko gmo mo"},
    {"source code or style sheet", true,
     "c h cc cpp cxx hh hpp hxx java js mjs ts jsx tsx css scss less py pyi pl pm pod6 rb sh bash zsh ksh csh "
     "awk sed tcl lua go rs swift kt scala cs vb php asp aspx jsp el lisp scm hs ml mli f f90 f77 m4 am ac in "
     "cmake mk mak asm s y l idl i sql r jl vim patch diff ui glade qml vala d pas adb ads erl ex exs clj dart "
     "ipynb m mm tex sty cls bib bst dtd xsl xslt xsd rng rnc kts ps1 psm1 bat cmd vue svelte proto nix tf tfvars "
     "bicep graphql gql gradle groovy jsonnet cue rego pp zig nim fsx thrift capnp vhdl "
     "gd sass pug coffee hbs handlebars mustache ejs haml slim styl sas v sv scad do ado sps ly ily puml plantuml "
     "gcode nc gv"},
    {"data or configuration", true,
     "json yaml yml toml ini conf cfg dat db sqlite sqlite3 gdbm pot po ts_ map idx inv "
     "list lst log sig pem crt key gpg properties desktop service rules spec lock glass honey pickle npy h5 "
     "ledger hledger beancount sgf smi smiles gb gbk pdb sdf mol cif gabc "
     "hcl timer socket mount target ovpn network netdev link path slice repo sources hjson json5 ron edn"},
    {"JSON lines; name the file with --jsonl", true, "jsonl ndjson"},
    {"table; name the file with --csv", true, "csv"},
    {"table; name the file with --tsv", true, "tsv"},
};

/** Suffixes of programs that servers run: browsers save pages that these make under their names. */
constexpr std::string_view kServerPrograms = "php asp aspx jsp pl py";

/** Names of files that are source code or settings, in lower case. */
constexpr std::string_view kSourceNames =
    "dockerfile containerfile makefile gnumakefile cmakelists.txt meson.build meson_options.txt requirements.txt "
    "constraints.txt robots.txt crontab hosts.allow hosts.deny fstab sudoers gemfile rakefile jenkinsfile vagrantfile "
    "procfile brewfile pipfile justfile build.gradle go.mod .gitignore .gitattributes .dockerignore .htaccess .env "
    ".bashrc .zshrc authorized_keys known_hosts sources.list";

/** Whether a text may begin with these bytes. */
bool is_word(std::string_view bytes) {
  return std::all_of(bytes.begin(), bytes.end(), is_letter_or_digit);
}

/** What stands before the first element, with its tag. */
std::string_view beginning_of_xml(std::string_view text) {
  std::string_view rest = after_prolog(text);
  if (lower_ascii(rest.substr(0, 9)) == "<!doctype") {
    const std::size_t end = rest.find_first_of("[>");
    const std::size_t subset = end != rest.npos && rest[end] == '[' ? rest.find("]", end) : end;
    rest = subset == rest.npos ? std::string_view() : after_prolog(rest.substr(rest.find('>', subset) + 1));
  }
  const std::size_t before = static_cast<std::size_t>(rest.data() - text.data());
  return rest.empty() ? std::string_view() : text.substr(0, before + std::min(rest.find('>'), rest.size()));
}

FoundKind kind_of_markup(std::string_view text) {
  const std::string_view beginning = beginning_of_xml(text.substr(0, kPrologBytes));
  const std::size_t tag = beginning.rfind('<');
  const bool declared = begins_with(text, "<?xml");
  if (tag == beginning.npos) return declared ? kXmlKind : FoundKind();
  std::string_view name = beginning.substr(tag + 1);
  name = name.substr(0, name.find_first_of(" \t\r\n/"));
  name.remove_prefix(name.rfind(':') + 1);
  for (const FirstElement& one : kFirstElements) {
    if (name == one.name && beginning.find(one.word) != beginning.npos) return one.kind;
  }
  return declared && format_of_content(text) != TextFormat::kHtml ? kXmlKind : FoundKind();
}

}  // namespace

std::string FoundKind::refusal() const {
  if (name.empty() || format) return {};
  std::string reason(name.substr(begins_with(name, "a ") ? 2 : begins_with(name, "an ") ? 3 : 0));
  return remedy.empty() ? reason : (reason += "; ") += remedy;
}

/** Whether a file begins with a record of a library's catalogue, such as MARC 21: a leader of 24 characters, and a directory up to
 *  the place that this names. Source: ISO 2709, 4. */
bool begins_with_record(std::string_view bytes) {
  constexpr std::size_t kLeader = 24;
  constexpr std::size_t kLength = 5;
  constexpr std::size_t kBase = 12;
  constexpr char kEndOfField = '\x1e';
  if (bytes.size() < kLeader || !parsed_number<unsigned>(bytes.substr(0, kLength))) return false;
  const std::size_t base = parsed_number<unsigned>(bytes.substr(kBase, kLength)).value_or(0);
  return base > kLeader && base < bytes.size() && bytes[base - 1] == kEndOfField;
}

FoundKind kind_of_content(std::string_view bytes) {
  if (begins_with_record(bytes)) return {"a file of catalogue records (ISO 2709)", {}, kAsLines};
  for (const FirstBytes& one : kFirstBytes) {
    if (bytes.size() < one.place || !begins_with(bytes.substr(one.place), one.bytes)) continue;
    if (!is_word(one.bytes) || looks_binary(bytes)) return one.kind;
  }
  if (begins_with(bytes, "\xef\xbb\xbf")) bytes.remove_prefix(3);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  if (first == bytes.npos || bytes[first] != '<') return {};
  FoundKind kind = kind_of_markup(bytes.substr(first));
  kind.is_markup = true;
  return kind;
}

const char* mime_type(TextFormat format) {
  return kFormats[static_cast<std::size_t>(format)].type;
}

std::optional<TextFormat> format_of_suffix(std::string_view suffix) {
  for (const Format& one : kFormats) {
    if (has_word(one.suffixes, suffix)) return one.format;
  }
  return std::nullopt;
}

std::string_view refusal_of_suffix(std::string_view suffix) {
  for (const Refusal& one : kRefusals) {
    if (has_word(one.suffixes, suffix)) return one.reason;
  }
  return {};
}

bool is_server_program(std::string_view suffix) {
  return has_word(kServerPrograms, suffix);
}

std::string_view refusal_of_leaf(std::string_view name) {
  constexpr std::string_view kReason = "source code or style sheet";
  return has_word(kSourceNames, lower_ascii(name)) ? kReason : std::string_view();
}

bool holds_text(std::string_view skip_reason) {
  return std::any_of(std::begin(kRefusals), std::end(kRefusals),
                     [&](const Refusal& one) { return one.reason == skip_reason && one.holds_text; });
}

std::string_view after_prolog(std::string_view text) {
  for (;;) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n\f"), text.size()));
    const bool comment = begins_with(text, "<!--");
    if (!comment && !begins_with(text, "<?")) return text;
    const std::size_t end = text.find(comment ? "-->" : "?>", 2);
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + (comment ? 3 : 2));
  }
}

}  // namespace neardup
