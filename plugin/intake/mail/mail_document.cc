#include "mail/mail_document.h"

#include <gmime/gmime.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "bytes/base_encodings.h"
#include "bytes/digest128.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "bytes/percent_encoding.h"
#include "characters/mail_subject.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "characters/undated_figures.h"
#include "characters/utf8_repair.h"
#include "content/page_content.h"
#include "formats/file_kinds.h"
#include "formats/media_type.h"
#include "formats/office_text.h"
#include "formats/part_text.h"
#include "formats/text_format.h"
#include "html/html_text.h"
#include "mail/discarding_names.h"
#include "mail/encoded_words.h"
#include "mail/html_mail_text.h"
#include "mail/mail_content.h"
#include "mail/mail_line.h"
#include "mail/mail_repair.h"
#include "mail/signed_content.h"
#include "markup/page_charset.h"

namespace neardup {

namespace {

constexpr int kMostDepth = 100;  // a forwarded message takes up to three

/** If an alternative is so many times longer than the plain text, the plain text is only a note for old programs. */
constexpr std::size_t kAlternativeRatio = 4;
constexpr std::size_t kMoreWords = 3;  // that only another alternative has
constexpr const char* kEncrypted = "encrypted mail";
constexpr std::string_view kContentField = "content-";  // begins the header of a part
constexpr std::size_t kAlternativeExcess = 200;         // characters; the ratio of short texts is not meaningful

struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
template <typename Object>
using Owned = std::unique_ptr<Object, Unref>;

struct Free {
  void operator()(char* text) const { g_free(text); }
};
using OwnedText = std::unique_ptr<char, Free>;

std::string text_or_empty(const char* text) {
  return text == nullptr ? std::string() : text;
}

/** Parse a message; null if the bytes do not begin with a header. */
Owned<GMimeMessage> parsed(const std::string& bytes) {
  static std::once_flag started;
  std::call_once(started, g_mime_init);
  const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
  const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
  return Owned<GMimeMessage>(g_mime_parser_construct_message(parser.get(), nullptr));
}

/** Parse a message. A text without a header is all body. */
Owned<GMimeMessage> parsed_or_body(const std::string& bytes) {
  const std::optional<std::string> repaired = repaired_mail(bytes);
  Owned<GMimeMessage> message = parsed(repaired ? *repaired : bytes);
  if (!message && !bytes.empty() && !looks_binary(bytes)) message = parsed('\n' + bytes);
  if (!message) throw std::runtime_error("is not a mail message");
  return message;
}

bool is_base64_digit(char c) {
  return g_ascii_isalnum(c) || c == '+' || c == '/';
}

/** Whether a line has hardly anything but digits of base64: decoders ignore some other signs (RFC 2045 section 6.8). */
bool may_be_base64(std::string_view line) {
  constexpr std::size_t kOneIn = 20;
  line = trimmed(line);
  const auto others = std::count_if(line.begin(), line.end(), [](char c) { return !is_base64_digit(c) && c != '='; });
  return kOneIn * static_cast<std::size_t>(others) <= line.size();
}

/** Whether a line has only whole groups of base64 digits, with their padding. */
bool is_base64_line(std::string_view line) {
  line = trimmed(line);
  const std::size_t digits = std::min(line.find('='), line.size());
  return !line.empty() && line.size() % 4 == 0 && line.size() - digits < 3 &&
         std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(digits), is_base64_digit) &&
         line.find_first_not_of('=', digits) == std::string_view::npos;
}

/** Decode base64. Behind padding it goes on where a line of base64 follows: some programs encode a text by pieces. Lines that
 *  are not base64 stay: programs of lists put their footer behind it. */
std::string decoded_base64(std::string_view text) {
  std::string bytes;
  std::string digits;  // of lines that follow each other
  for (bool goes_on = true; !text.empty();) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const bool is_code = goes_on ? may_be_base64(line) : is_base64_line(line);
    const std::size_t padding = is_code ? line.find('=') : 0;
    digits += line.substr(0, padding);
    goes_on = padding == std::string_view::npos;
    if (!goes_on) bytes += from_base64(std::exchange(digits, {}));
    if (!is_code && !bytes.empty() && bytes.back() != '\n') bytes += '\n';
    if (!is_code) (bytes += line) += '\n';
    const std::size_t end = is_code && !goes_on ? text.find_first_not_of("= \t\r\n", padding) : line.size() + 1;
    text.remove_prefix(std::min(end, text.size()));
  }
  return bytes += from_base64(digits);
}

/** The bytes of a part, with its transfer encoding decoded. */
std::string content_of(GMimePart* part) {
  GMimeDataWrapper* const content = g_mime_part_get_content(part);
  if (content == nullptr) return {};
  const Owned<GMimeStream> memory(g_mime_stream_mem_new());
  const bool base64 = g_mime_data_wrapper_get_encoding(content) == GMIME_CONTENT_ENCODING_BASE64;
  if (base64) {
    GMimeStream* const encoded = g_mime_data_wrapper_get_stream(content);
    g_mime_stream_reset(encoded);
    g_mime_stream_write_to_stream(encoded, memory.get());
  } else {
    g_mime_data_wrapper_write_to_stream(content, memory.get());
  }
  const GByteArray* const bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(memory.get()));
  const std::string_view read(reinterpret_cast<const char*>(bytes->data), bytes->len);
  return base64 ? decoded_base64(read) : std::string(read);
}

/** A field of a header, decoded; empty if it is missing.
 *  @param declared  charset of the body. It is the likely charset of a field with bytes beyond ASCII, which are invalid
 *                   there. */
std::string header_text(GMimeObject* object, const char* name, const std::string& declared) {
  GMimeHeader* const header = g_mime_header_list_get_header(g_mime_object_get_header_list(object), name);
  if (header == nullptr) return {};
  const std::string raw = utf8_from_text(text_or_empty(g_mime_header_get_raw_value(header)), {declared, {}});
  const OwnedText unfolded(g_mime_utils_header_unfold(raw.c_str()));
  return one_line(decoded_words(text_or_empty(unfolded.get())));
}

/** How to read a part of a message. */
enum class PartFormat { kUnread, kPlain, kOtherText, kHtml, kEnriched, kCalendar, kMessage };

/** @param subtype  of text. */
PartFormat format_of_text(std::string_view subtype) {
  if (has_word("css javascript vcard x-vcard directory rtf", subtype)) return PartFormat::kUnread;
  if (subtype == "html" || subtype == "x-amp-html") return PartFormat::kHtml;
  if (subtype == "enriched" || subtype == "richtext") return PartFormat::kEnriched;
  if (subtype == "plain" || subtype == "markdown") return PartFormat::kPlain;
  return subtype == "calendar" ? PartFormat::kCalendar : PartFormat::kOtherText;
}

/** @param name  "type/subtype", in lower case. */
PartFormat format_of_type_name(std::string_view name) {
  if (name.substr(0, 5) == "text/") return format_of_text(name.substr(5));
  if (name == "application/xhtml+xml") return PartFormat::kHtml;
  if (name == "application/ics") return PartFormat::kCalendar;
  if (name == "message/rfc822" || name == "message/global" || name == "message/news") return PartFormat::kMessage;
  return name.substr(0, 8) == "message/" ? PartFormat::kOtherText : PartFormat::kUnread;
}

/** "type/subtype", in lower case. */
std::string type_name(GMimePart* part) {
  const OwnedText name(g_mime_content_type_get_mime_type(g_mime_object_get_content_type(GMIME_OBJECT(part))));
  return lower_ascii(text_or_empty(name.get()));
}

/** The name of a part's file (RFC 2183, RFC 2231); empty without. */
std::string file_name(GMimePart* part) {
  return one_line(decoded_words(repaired_utf8(text_or_empty(g_mime_part_get_filename(part)))));
}

/** The format of a file whose type says nothing. */
PartFormat format_of_file(const std::string& name) {
  const std::optional<TextFormat> format = format_of_name(name).format;
  if (format == TextFormat::kMail) return PartFormat::kMessage;
  if (format == TextFormat::kHtml) return PartFormat::kHtml;
  return format == TextFormat::kPlain || format == TextFormat::kMarkdown ? PartFormat::kPlain : PartFormat::kUnread;
}

/** The format of a part. A missing or malformed type, such as "TEXT", means text (RFC 2045 section 5.2), which may
 *  be HTML. */
PartFormat format_of_part(GMimePart* part, const std::string& content) {
  const std::string field = text_or_empty(g_mime_object_get_header(GMIME_OBJECT(part), "Content-Type"));
  const std::string declared = parse_media_type(field).name;
  const std::size_t slash = declared.find('/');
  const bool valid = slash != std::string::npos && slash != 0 && slash + 1 != declared.size();
  if (g_mime_object_get_header(GMIME_OBJECT(part), "Content-Type") != nullptr && !valid) {
    return format_of_content(content) == TextFormat::kHtml ? PartFormat::kHtml : PartFormat::kPlain;
  }
  const std::string type = type_name(part);
  const bool unnamed = type == "application/octet-stream" && g_mime_part_is_attachment(part) && !looks_binary(content);
  return unnamed ? format_of_file(file_name(part)) : format_of_type_name(type);
}

/** Whether a part holds a mail that is signed or encrypted with S/MIME (RFC 8551 section 3.2.1). */
bool is_smime(GMimePart* part) {
  return has_word("application/pkcs7-mime application/x-pkcs7-mime", type_name(part)) ||
         lower_ascii(file_name(part)) == "smime.p7m";
}

/** Whether a part of a type that is no text says something of its own: it is no signature, and no style sheet of a page. */
bool is_document(std::string_view type, bool attached) {
  return !has_word("application/pgp-signature application/pkcs7-signature application/x-pkcs7-signature", type) &&
         (attached || type != "text/css");
}

/** The number of characters that are not white space. */
std::size_t said(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte > ' ' && (byte & 0xc0U) != 0x80U;
  }));
}

std::size_t said(const MailText& text) {
  return said(text.own) + said(text.quoted) + said(text.ending);
}

/** Hashes of the words between white space and signs, in ASCII lower case; ascending, each once. */
std::vector<std::uint64_t> words_of(const MailText& text) {
  std::vector<std::uint64_t> words;
  for (const std::string* part : {&text.own, &text.quoted, &text.ending}) {
    each_word(lower_ascii(*part), [&words](std::string_view word) { words.push_back(xxh3_hash(word)); });
  }
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

/** The lines with words that others lack; not those with an address, which name one of many recipients.
 *  @param others  as words_of() gives them. */
std::string lines_beside(std::string_view text, const std::vector<std::uint64_t>& others) {
  std::string lines;
  while (!text.empty()) {
    const std::string line(take_line(text));
    const std::vector<std::uint64_t> words = words_of(MailText{line});
    const bool said = std::includes(others.begin(), others.end(), words.begin(), words.end());
    if (!said && line.find('@') == std::string::npos) (lines += line) += '\n';
  }
  return lines;
}

void append(MailText& text, const MailText& more) {
  text.own += more.own;
  text.quoted += more.quoted;
  text.unmarked += more.unmarked;
  text.answer += more.answer;
  text.ending += more.ending;
  text.signature += more.signature;
  text.notes += more.notes;
  text.noted_files += more.noted_files;
  text.pictures += more.pictures;
  text.files_shown += more.files_shown;
  text.sized += more.sized;
  text.room += more.room;
  text.other_form += more.other_form;
  if (more.words != 0) text.words = mix64(text.words) + more.words;
}

std::string list_id(GMimeMessage* message) {
  return list_id_in(header_text(GMIME_OBJECT(message), "List-Id", {}));
}

/** What is known to end the mails of a message's list; null for nothing. */
const FrameSet* known_footer(GMimeMessage* message, const ReadingOptions& options) {
  if (options.list_footers == nullptr) return nullptr;
  const auto found = options.list_footers->find(list_id(message));
  return found == options.list_footers->end() ? nullptr : &found->second;
}

/** What the header of a message says of its text. A mail that forwards another one is a reply, too. */
MailTraits traits_of(GMimeMessage* message, const ReadingOptions& options) {
  const std::string subject = header_text(GMIME_OBJECT(message), "Subject", {});
  MailTraits traits;
  traits.reply = is_forward_subject(subject) || is_reply_subject(subject);
  traits.subject = bare_subject(subject);
  for (const char* const name : {"In-Reply-To", "References"}) {
    traits.reply = traits.reply || !header_text(GMIME_OBJECT(message), name, {}).empty();
  }
  traits.known_footer = known_footer(message, options);
  return traits;
}

/** Collects the text of a message. */
class BodyText {
 public:
  /** @param attachments  whether to read attached texts. */
  BodyText(const ReadingOptions& options, bool attachments) : options_(options), attachments_(attachments) {}

  /** Also keep the texts as they are, before they are divided. */
  void keep_parts(std::vector<std::string>& parts) { parts_ = &parts; }

  /** Add the text of a message. */
  void add_body(GMimeMessage* message, int depth = 0) {
    const MailTraits outer = std::exchange(traits_, traits_of(message, options_));
    add(g_mime_message_get_mime_part(message), depth);
    traits_ = outer;
  }

  bool says_anything() const { return said(text_) != 0; }

  /** Whether a part that is declared to be text is binary. */
  bool any_binary() const { return any_binary_; }

  MailText take() {
    text_.attachments = attachments_digest_;
    return std::move(text_);
  }

  /** What is found and not in the text: names of attachments, words of attached texts, lines of other forms of the text. */
  const std::string& attached() const { return attached_; }

  /** As in DocumentText. */
  const std::set<std::string>& unread() const { return unread_; }

  /** The first charset that a part declares; empty if there is none. */
  const std::string& declared() const { return declared_; }

 private:
  void add(GMimeObject* object, int depth) {
    if (object == nullptr) return;
    if (depth > kMostDepth) throw std::runtime_error("has parts that are nested too deep");
    if (GMIME_IS_MULTIPART(object)) {
      add_multipart(GMIME_MULTIPART(object), depth);
    } else if (GMIME_IS_MESSAGE_PART(object)) {
      add_message(g_mime_message_part_get_message(GMIME_MESSAGE_PART(object)), depth);
    } else if (GMIME_IS_PART(object)) {
      add_part(GMIME_PART(object), depth);
    }
  }

  void add_multipart(GMimeMultipart* parts, int depth) {
    GMimeContentType* const type = g_mime_object_get_content_type(GMIME_OBJECT(parts));
    if (g_mime_multipart_get_count(parts) == 0) {
      add_unseparated(text_or_empty(g_mime_multipart_get_prologue(parts)), depth);
    } else if (g_mime_content_type_is_type(type, "multipart", "alternative")) {
      add_alternative(parts, depth);
    } else if (g_mime_content_type_is_type(type, "multipart", "encrypted")) {
      unread_.insert(kEncrypted);
      const OwnedText bytes(g_mime_object_to_string(GMIME_OBJECT(parts), nullptr));
      attach(xxh3_hash(text_or_empty(bytes.get())));
    } else {
      const bool outer = in_related_;
      in_related_ = in_related_ || g_mime_content_type_is_type(type, "multipart", "related");
      for (int i = 0; i != g_mime_multipart_get_count(parts); ++i) add(g_mime_multipart_get_part(parts, i), depth + 1);
      in_related_ = outer;
    }
  }

  /** Add a multipart body whose header names a wrong boundary or none: the body's first separator tells the
   *  boundary. */
  void add_unseparated(const std::string& body, int depth) {
    const std::string boundary = found_boundary(body);
    if (boundary.empty() || boundary.find_first_of("\"\\") != std::string::npos)
      return divide(utf8_from_text(body), false);
    const Owned<GMimeMessage> again = parsed("Content-Type: multipart/mixed; boundary=\"" + boundary + "\"\n\n" + body);
    add(again ? g_mime_message_get_mime_part(again.get()) : nullptr, depth + 1);
  }

  /** The first alternative with text, which is the plainest (RFC 2046 section 5.1.4), or a later one with much more. One that
   *  says something else stands beside it: the first is only a note for old programs. What one says beside the other is
   *  evidence, and can be found. */
  void add_alternative(GMimeMultipart* parts, int depth) {
    const MailText before = std::exchange(text_, {});
    MailText chosen;
    std::size_t chosen_says = 0;
    for (int i = 0; i != g_mime_multipart_get_count(parts); ++i) {
      add(g_mime_multipart_get_part(parts, i), depth + 1);
      MailText text = std::exchange(text_, {});
      const std::size_t says = said(text);
      if (chosen_says == 0 || says > kAlternativeRatio * chosen_says + kAlternativeExcess) {
        chosen = std::move(text);
        chosen_says = says;
        continue;
      }
      const std::vector<std::uint64_t> words = words_of(text);
      const std::vector<std::uint64_t> others = words_of(chosen);
      std::vector<std::uint64_t> lacked;
      std::set_difference(words.begin(), words.end(), others.begin(), others.end(), std::back_inserter(lacked));
      if (2 * lacked.size() > words.size()) {
        append(chosen, text);
        chosen_says += says;
        continue;
      }
      chosen.pictures += text.pictures;
      chosen.files_shown += text.files_shown;
      chosen.sized += text.sized;
      chosen.room += text.room;
      if (!lacked.empty()) {
        const std::string own = lines_beside(text.own, others);
        chosen.other_form += own;
        attached_ += own + lines_beside(text.quoted + text.ending, others);
      }
      if (lacked.size() >= kMoreWords && 10 * lacked.size() >= words.size()) {
        attach(xxh3_hash({reinterpret_cast<const char*>(lacked.data()), lacked.size() * sizeof lacked[0]}));
      }
    }
    text_ = before;
    append(text_, chosen);
  }

  /** An attached or forwarded message, as readers see it, with its own content. */
  void add_message(GMimeMessage* message, int depth) {
    if (message == nullptr) return;
    MailText before = std::exchange(text_, {});
    add_body(message, depth + 1);
    MailText inner = std::exchange(text_, std::move(before));
    const std::uint64_t words = inner.words;
    const DocumentText text = document_text_of(std::move(inner));
    for (const char* const name : {"From", "To", "Date", "Subject"}) {
      const std::string value = header_text(GMIME_OBJECT(message), name, declared_);
      if (!value.empty()) text_.own += std::string(name) + ": " + value + '\n';
    }
    MailText whole{'\n' + text.body, {}, text.left_out};
    whole.words = words;
    append(text_, whole);
    attach(evidence_hash(text.evidence));
  }

  void add_part(GMimePart* part, int depth) {
    std::string content = content_of(part);
    if (is_smime(part)) return add_smime(part, content, depth);
    const PartFormat format = format_of_part(part, content);
    if (format == PartFormat::kUnread) return add_file(part, content);
    if (format == PartFormat::kMessage) {
      // GMime parses an attached message only if it has no transfer encoding.
      const Owned<GMimeMessage> inner = parsed(content);
      return inner ? add_message(inner.get(), depth + 1) : add_whole(utf8_from_text(content));
    }
    const bool unread = g_mime_part_is_attachment(part) && !attachments_;
    const std::uint64_t bytes = xxh3_hash(content);
    GMimeContentType* const type = g_mime_object_get_content_type(GMIME_OBJECT(part));
    std::string declared = text_or_empty(g_mime_content_type_get_parameter(type, "charset"));
    if (lower_ascii(declared) == "us-ascii")
      declared.clear();  // the default (RFC 2045 section 5.2), whatever the text has
    if (unread && format != PartFormat::kCalendar) {
      attach(bytes);
      return add_attached(part, std::move(content), format, declared);
    }
    if (declared_.empty()) declared_ = declared;
    const std::string text = text_of(std::move(content), format, type, {declared, options_.charset});
    const bool whole = format == PartFormat::kOtherText || format == PartFormat::kCalendar;
    const bool all = options_.content == ContentChoice::kAll;
    if (type_name(part) == "message/external-body") {  // its header names the file that is not there
      attach(xxh3_hash(text_or_empty(g_mime_object_get_header(GMIME_OBJECT(part), "Content-Type"))));
    }
    if (format == PartFormat::kCalendar) attach(text.empty() ? bytes : word_digest(text));
    if (unread) {
      ((attached_ += file_name(part)) += '\n' + text) += '\n';
      return;
    }
    if (all || whole || g_mime_part_is_attachment(part)) return add_whole(text);
    divide(text, format == PartFormat::kHtml);
  }

  /** A mail in a signature, or one that is encrypted. */
  void add_smime(GMimePart* part, const std::string& content, int depth) {
    const std::string inner = signed_content(content);
    if (lower_ascii(inner.substr(0, kContentField.size())) == kContentField) {
      const Owned<GMimeMessage> mail = parsed(inner);
      return add(mail ? g_mime_message_get_mime_part(mail.get()) : nullptr, depth + 1);
    }
    if (!inner.empty()) return add_file(part, content);
    attach(xxh3_hash(content));
    unread_.insert(kEncrypted);
  }

  /** An attached text is searchable; its bytes are evidence. */
  void add_attached(GMimePart* part, std::string content, PartFormat format, const std::string& charset) {
    const CharsetChoice choice{charset, options_.charset};
    if (is_binary(content, choice, true)) return note_unread(part);
    (attached_ += file_name(part)) += '\n';
    const bool html = format == PartFormat::kHtml;
    attached_ +=
        html ? html_text(utf8_from_html(std::move(content), choice)) : utf8_from_text(std::move(content), choice);
    attached_ += '\n';
  }

  /** The words of an attached office file are searchable. A PDF would take a process.
   *  @return false if it is none, or cannot be read. */
  bool add_office_file(GMimePart* part, const std::string& content) {
    const FoundKind kind = kind_of_content(content);
    if (!kind.format || kind.format == TextFormat::kPdf || kind.is_markup) return false;
    try {
      const DocumentText text = office_text(content, *kind.format, options_).text;
      if (attachments_) add_whole(text.body);
      (attached_ += file_name(part)) += '\n';
      if (!attachments_) ((attached_ += text.body) += text.left_out) += '\n';
      return true;
    } catch (const std::runtime_error&) {  // it is damaged or encrypted
      return false;
    }
  }

  /** An attached file with words that are not read. Pictures and sounds have none. */
  void note_unread(GMimePart* part) {
    const std::string type = type_name(part);
    const std::string name = file_name(part);
    (attached_ += name) += '\n';
    if (has_word("image audio video font", type.substr(0, type.find('/')))) return;
    const std::string suffix = file_suffix(name);
    unread_.insert("attached " + (suffix.empty() ? type : "." + suffix) + "; save these files to index them");
  }

  /** A small picture within the text is a part of it: a logo. A larger one may be all that a mail shows. */
  void add_file(GMimePart* part, const std::string& content) {
    const std::string type = type_name(part);
    const bool in_text = in_related_ && type.compare(0, 6, "image/") == 0 && !g_mime_part_is_attachment(part);
    if (in_text && content.size() < kLargePicture) {
      const std::string id = text_or_empty(g_mime_object_get_content_id(GMIME_OBJECT(part)));
      if (id.empty() || !has_word(logos_, id)) (text_.pictures += std::to_string(xxh3_hash(content))) += '\n';
    } else if (is_document(type, g_mime_part_is_attachment(part))) {
      attach(xxh3_hash(content));
      if (has_word("text/vcard text/x-vcard text/directory", type))
        return add_attached(part, content, PartFormat::kPlain, {});
      if (!add_office_file(part, content)) note_unread(part);
    }
  }

  std::string text_of(std::string content, PartFormat format, GMimeContentType* type, const CharsetChoice& charset) {
    if (is_binary(content, charset, true)) {
      any_binary_ = true;
      attach(xxh3_hash(content));  // a file that its sender calls a text
      return {};
    }
    if (format == PartFormat::kHtml) {
      const std::string html = utf8_from_html(std::move(content), charset);
      if (options_.content == ContentChoice::kAll) return html_text(html);
      MailPictures pictures;
      std::string text = html_mail_text(html, &pictures);
      attach(pictures.large);
      text_.pictures += pictures.said;
      text_.files_shown += pictures.files;
      text_.sized += pictures.sized;
      text_.room += pictures.room;
      logos_ += pictures.logos;
      return text;
    }
    std::string text = utf8_from_text(std::move(content), charset);
    if (format == PartFormat::kEnriched) return enriched_text(text);
    if (format == PartFormat::kCalendar) return calendar_text(text);
    const auto says = [type](const char* parameter, const char* value) {
      return lower_ascii(text_or_empty(g_mime_content_type_get_parameter(type, parameter))) == value;
    };
    return says("format", "flowed") ? flowed_text(text, says("delsp", "yes")) : text;
  }

  /** The same files in another order are the same. */
  void attach(std::uint64_t hash) { attachments_digest_ += hash; }

  void add_whole(const std::string& text) {
    MailText whole{text + '\n'};
    whole.words = word_digest(text);
    append(text_, whole);
  }

  void divide(const std::string& text, bool html) {
    if (parts_ != nullptr) parts_->push_back(text);
    MailTraits traits = traits_;
    traits.html = html;
    MailText divided = mail_content(text, traits);
    divided.words = word_digest(text);
    append(text_, divided);
  }

  ReadingOptions options_;
  bool attachments_;
  bool any_binary_ = false;
  bool in_related_ = false;
  std::uint64_t attachments_digest_ = 0;
  MailTraits traits_;  // of the message that is being read
  std::vector<std::string>* parts_ = nullptr;
  std::string declared_;
  std::string attached_;
  std::string logos_;  // as in MailPictures
  std::set<std::string> unread_;
  MailText text_;
};

/** Attached texts are read if there is no other text. */
BodyText body_text(GMimeMessage* mail, const ReadingOptions& options) {
  BodyText body(options, false);
  body.add_body(mail);
  if (body.says_anything()) return body;
  BodyText attached(options, true);
  attached.add_body(mail);
  if (attached.any_binary() && !attached.says_anything()) throw NoTextDocument("binary");
  return attached;
}

std::optional<std::int64_t> date_of(GMimeMessage* message) {
  GDateTime* const date = g_mime_message_get_date(message);
  return date == nullptr ? std::nullopt : std::optional<std::int64_t>(g_date_time_to_unix(date));
}

constexpr std::int64_t kDaySeconds = 24 * 60 * 60;

/** The fields with the people of a mail, by the names under which they are indexed. */
constexpr std::pair<const char*, const char*> kPeople[] = {
    {"author", "From"}, {"sender", "From"}, {"recipients", "To"}, {"recipients", "Cc"}};

/** The Message-ID; empty if there is none, or several: the first one may be that of other mails. */
std::string message_id_of(GMimeMessage* mail) {
  const std::string field = text_or_empty(g_mime_object_get_header(GMIME_OBJECT(mail), "Message-ID"));
  if (std::count(field.begin(), field.end(), '<') > 1) return {};
  return repaired_utf8(text_or_empty(g_mime_message_get_message_id(mail)));
}

/** Addresses without names, in lower case, a space behind each. @param list  field with the address of a list, which does not
 *  count. */
std::string addresses_of(InternetAddressList* all, const std::string& list) {
  std::string addresses;
  for (int i = 0; all != nullptr && i != internet_address_list_length(all); ++i) {
    InternetAddress* const one = internet_address_list_get_address(all, i);
    if (!INTERNET_ADDRESS_IS_MAILBOX(one)) continue;
    const std::string address =
        lower_ascii(text_or_empty(internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(one))));
    if (list.find(':' + address + '>') == std::string::npos) addresses += address + ' ';
  }
  return addresses;
}

/** The addresses that a mail is from. A list that writes itself as the sender has him in Reply-To. */
std::string sender_of(GMimeMessage* mail) {
  std::string list = lower_ascii(header_text(GMIME_OBJECT(mail), "List-Post", {}));  // <mailto:list@example.org>
  const bool hides = header_text(GMIME_OBJECT(mail), "From", {}).find(" via ") != std::string::npos;
  if (std::string id = list_id(mail); hides && id.find('.') != id.npos)
    list += "<:" + id.replace(id.find('.'), 1, "@") + ">";
  const std::string from = addresses_of(g_mime_message_get_from(mail), list);
  return from.empty() ? addresses_of(g_mime_message_get_reply_to(mail), list) : from;
}

/** The recipients that a report on the delivery of a mail names: else reports on two of them are alike (RFC 3464, 2.3.2). */
std::string reported_recipients(GMimeMessage* mail, std::string_view message) {
  GMimeObject* const part = g_mime_message_get_mime_part(mail);
  GMimeContentType* const type = part == nullptr ? nullptr : g_mime_object_get_content_type(part);
  if (type == nullptr || g_mime_content_type_is_type(type, "multipart", "report") == 0) return {};
  constexpr std::string_view kField = "final-recipient:";
  std::string recipients;
  while (!message.empty()) {
    const std::string_view line = take_line(message);
    if (lower_ascii(line.substr(0, kField.size())) == kField)
      (recipients += ' ') += trimmed(line.substr(kField.size()));
  }
  return recipients;
}

/** Whether a mail program marks a mail as deleted, and so shows it no longer, until the mailbox is compacted; or Gmail has it in
 *  the trash or among spam. Source: Mozilla's nsMsgMessageFlags.h (Expunged); UW-IMAP's docs/formats.txt (X-Status); Evolution's
 *  camel-enums.h (CAMEL_MESSAGE_DELETED, behind the UID in X-Evolution). */
bool is_marked_as_deleted(GMimeMessage* mail) {
  constexpr unsigned long kExpunged = 0x0008;
  constexpr int kHex = 16;
  const auto field = [mail](const char* name) {
    return text_or_empty(g_mime_object_get_header(GMIME_OBJECT(mail), name));
  };
  constexpr unsigned long kDeletedByEvolution = 0x2;
  const std::string evolution = field("X-Evolution");
  const std::size_t flags = std::min(evolution.find('-'), evolution.size() - 1) + 1;
  if ((std::strtoul(evolution.c_str() + flags, nullptr, kHex) & kDeletedByEvolution) != 0) return true;
  const std::vector<std::string> labels = split(header_text(GMIME_OBJECT(mail), "X-Gmail-Labels", {}), ',');
  const auto is_discarding = [](const std::string& label) {
    const std::string name = folded(trimmed(label));
    return is_among(kTrashNames, name) || is_among(kMailNames, name);
  };
  if (std::any_of(labels.begin(), labels.end(), is_discarding)) return true;
  const std::string status = field("X-Status");
  const bool deleted = status.find('D') != std::string::npos && status.find_first_not_of("ADFT") == std::string::npos;
  return deleted || (std::strtoul(field("X-Mozilla-Status").c_str(), nullptr, kHex) & kExpunged) != 0;
}

}  // namespace

SourceDocument mail_document(const std::string& message, const ReadingOptions& options) {
  const Owned<GMimeMessage> mail = parsed_or_body(message);
  BodyText body = body_text(mail.get(), options);
  const std::string message_id = message_id_of(mail.get());
  SourceDocument document;
  const std::string subject = header_text(GMIME_OBJECT(mail.get()), "Subject", body.declared());
  MailText text = body.take();
  text.sender = sender_of(mail.get()) + reported_recipients(mail.get(), message);
  text.subject = bare_subject(subject);
  text.series = series_mark(subject);
  if (begins_with(text.series, "0/"))
    text.series += " of day " + std::to_string(date_of(mail.get()).value_or(0) / kDaySeconds);
  const std::uint64_t words =
      text.words + mix64(text.attachments) + mix64(word_digest(text.subject) + mix64(word_digest(text.pictures)));
  document.text = document_text_of(std::move(text));
  if (options.details) add_words(document.text.details, undated_figures(document.text.left_out));
  document.text.unread = body.unread();
  if (!body.attached().empty()) document.text.meta.push_back({"attachments", body.attached()});
  if (options.content == ContentChoice::kContent) document.text.content_rules = kContentRules;
  document.text.title = subject;
  document.id = message_id.empty() ? "md5:" + hex_encode(md5_of(message)) : message_id;
  if (!message_id.empty()) document.record.url = "mid:" + percent_encoded_path(message_id);
  document.record.title = document.text.title;
  for (const auto& [name, field] : kPeople) {
    std::string people = header_text(GMIME_OBJECT(mail.get()), field, body.declared());
    if (!people.empty()) document.text.meta.push_back({name, std::move(people)});
  }
  document.list = list_id(mail.get());
  document.discarded = is_marked_as_deleted(mail.get());
  document.record.type = mime_type(TextFormat::kMail);
  document.record.fields.emplace_back(kWordsField, hex_encode(words));
  document.record.modified = date_of(mail.get());
  document.record.size = message.size();
  if (options.digest) document.record.md5 = bytes_of(md5_of(message));
  return document;
}

std::string list_id_in(std::string_view field) {
  const std::size_t end = field.rfind('>');
  const std::size_t begin = end == std::string_view::npos ? end : field.rfind('<', end);
  if (begin == std::string_view::npos) return lower_ascii(trimmed(field));
  return lower_ascii(trimmed(field.substr(begin + 1, end - begin - 1)));
}

ListMail list_mail(const std::string& message, const ReadingOptions& options) {
  const Owned<GMimeMessage> mail = parsed(message);
  ListMail found;
  if (mail) found.list = list_id(mail.get());
  if (found.list.empty()) return found;
  BodyText body(options, false);
  body.keep_parts(found.parts);
  body.add_body(mail.get());
  return found;
}

namespace {

struct RootSearch {
  std::string named;  // Content-ID, with brackets or without
  GMimePart* root = nullptr;
};

void look_at_part(GMimeObject*, GMimeObject* part, gpointer search_) {
  RootSearch& search = *static_cast<RootSearch*>(search_);
  if (!GMIME_IS_PART(part)) return;
  const bool page = format_of_type_name(type_name(GMIME_PART(part))) == PartFormat::kHtml;
  const bool named =
      !search.named.empty() && trimmed(text_or_empty(g_mime_object_get_content_id(part)), "<>") == search.named;
  if (page && (named || search.root == nullptr)) search.root = GMIME_PART(part);
}

}  // namespace

std::optional<RootPart> root_part(const std::string& message) {
  const Owned<GMimeMessage> mail = parsed(message);
  if (!mail || g_mime_message_get_mime_part(mail.get()) == nullptr) return std::nullopt;
  GMimeObject* const whole = g_mime_message_get_mime_part(mail.get());
  RootSearch search{
      std::string(trimmed(text_or_empty(g_mime_object_get_content_type_parameter(whole, "start")), "<>"))};
  if (GMIME_IS_MULTIPART(whole)) {
    g_mime_multipart_foreach(GMIME_MULTIPART(whole), look_at_part, &search);
  } else {
    look_at_part(nullptr, whole, &search);
  }
  if (search.root == nullptr) return std::nullopt;
  GMimeObject* const root = GMIME_OBJECT(search.root);
  return RootPart{content_of(search.root), text_or_empty(g_mime_object_get_header(root, "Content-Type")),
                  header_text(root, "Content-Location", {})};
}

}  // namespace neardup
