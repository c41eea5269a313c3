/** @file evidence_rules.h
 *  What copies must share beside their signed words: the one table that decides it. Formats, mails and the signer report
 *  facts; nothing else decides. docs/internals/content.md shows the table. THREADS: constants. */
#ifndef NEARDUP_CORE_SIGN_EVIDENCE_RULES_H
#define NEARDUP_CORE_SIGN_EVIDENCE_RULES_H

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

namespace neardup {

/** A kind of fact. Stored: the numbers stay. */
enum class EvidenceKind : std::uint8_t {
  kName,           ///< of a page or a Markdown file: its headline, else its title
  kTitle,          ///< of a page whose name says less than half of it, or of a page of few words
  kDescription,    ///< that a page gives of itself
  kTarget,         ///< address that a page sends its reader to
  kCaption,        ///< of a figure
  kLeftOut,        ///< other text below the headline that is left out and may be content
  kRepeated,       ///< text of this kind that up to half of the site's pages repeat
  kLinks,          ///< of a page that may be a list of links
  kSettings,       ///< in front of a Markdown text
  kBytes,          ///< of a PDF, an office file, an e-book, a feed
  kFigures,        ///< numbers, times, amounts
  kFiles,          ///< attached to a mail
  kSubject,        ///< of a mail; of one that announces others also their number and its day
  kQuotation,      ///< in a mail, or the mail that it forwards
  kEnding,         ///< of a mail: signature, footer
  kSignature,      ///< of a mail
  kPictures,       ///< what the pictures in a mail say
  kSigns,          ///< meaningful_signs.h
  kEmbedded,       ///< in a page: frames, pictures, videos, downloads, values of forms; pictures elsewhere of a mail
  kSender,         ///< of a mail
  kSymbols,        ///< meaningful_signs.h
  kInnerPictures,  ///< within the text of a mail: small ones, and what pictures say that has digits
  kLineFigures,    ///< numbers in short lines: of the signature of a mail, without those of few digits; of a page
  kCells,          ///< rows of tables of a file in which cells are empty before others; figures of a mail's subject
  kAsides,  ///< headers, footers, comments, hidden sheets of a file; the beginning of a mail's quotation without marks
  kWordless,       ///< pictures, form fields and embedded files of a file
  kOtherForm,      ///< lines of a mail that only its HTML has
  kLead,           ///< headings and lines of up to three words above the text of a page; an answer above a mail
  kPictureTexts,   ///< what pictures in a page say: their descriptions, the words of drawings
  kDeclaredLinks,  ///< kLinks between declared copies: each view may lack them
  kShortLinks,     ///< kLinks of a page with more text: a print view lacks them
  kCommon          ///< kRepeated on half of the pages or more: only a print view lacks it
};

enum class Comparison : std::uint8_t {
  kEqual,       ///< by a hash of all words
  kPart,        ///< all word pairs of a sample of one of them are in the other
  kNear,        ///< five of six word pairs of a sample of the one with fewer of them are in the other
  kEqualInForm  ///< by a hash of all words, of two files of one kind: another kind keeps other facts
};

/** Which words of a fact count. */
enum class CountedWords : std::uint8_t {
  kAll,
  kWithSigns,     ///< and the signs that touch a word, such as those of "N`" and "AT&T"
  kBeginning,     ///< as many as kParagraph: mail programs cut a quotation here or there
  kWithoutDigits  ///< words with digits are dates and counters
};

struct EvidenceRule {
  EvidenceKind kind;
  std::string_view name;  ///< for people, as the subject of "differ"
  Comparison comparison;
  CountedWords words;
  std::size_t below;  ///< counts if fewer words are signed ...
  std::size_t part;   ///< ... or if it has one word for this many signed ones
  float chance;       ///< least chance of being content that makes a left-out text such a fact
  bool absence;       ///< whether a document without such a fact differs from one that has it
  bool declared;      ///< whether it also parts a page and another view of it (StoredSignature::is_view_of())
};

constexpr std::size_t kAnyLength = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kOneLine = 20;     // words that may say nothing but yes
constexpr std::size_t kParagraph = 40;   // words that may need a subject
constexpr std::size_t kShortText = 200;  // tokens that a sign may change
constexpr std::size_t kManyWords = 500;  // words that say what a text is about
constexpr std::size_t kLongText = 1000;  // words among which one figure may be a slip
constexpr std::size_t kTenth = 18;  // signed words for one left-out word, if other ones there put the similarity at 0.9
constexpr float kLikelyContent = 0.55F;
constexpr float kPossibleContent = 0.1F;

/** In the order of EvidenceKind. */
constexpr EvidenceRule kEvidenceRules[] = {
    {EvidenceKind::kName, "headlines or titles", Comparison::kEqual, CountedWords::kWithSigns, kAnyLength, 0, 0, false,
     false},
    {EvidenceKind::kTitle, "titles or subjects", Comparison::kPart, CountedWords::kAll, kAnyLength, 0, 0, false, false},
    {EvidenceKind::kDescription, "descriptions", Comparison::kPart, CountedWords::kWithoutDigits, kManyWords, 0, 0,
     false, false},
    {EvidenceKind::kTarget, "pages that they lead to", Comparison::kEqual, CountedWords::kAll, kParagraph, 0, 0, false,
     true},
    {EvidenceKind::kCaption, "captions", Comparison::kPart, CountedWords::kAll, kManyWords, 0, 0, true, false},
    {EvidenceKind::kLeftOut, "texts that may be content but were left out", Comparison::kPart,
     CountedWords::kWithoutDigits, kManyWords, kTenth, kPossibleContent, false, false},
    {EvidenceKind::kRepeated, "texts that other pages of the site repeat", Comparison::kNear,
     CountedWords::kWithoutDigits, 0, kTenth, kLikelyContent, true, false},
    {EvidenceKind::kLinks, "lists of links", Comparison::kNear, CountedWords::kWithoutDigits, 0, 3, kPossibleContent,
     true, false},
    {EvidenceKind::kSettings, "settings", Comparison::kEqual, CountedWords::kAll, kManyWords, 0, 0, true, true},
    {EvidenceKind::kBytes, "bytes of files with few words", Comparison::kEqual, CountedWords::kAll, kOneLine, 0, 0,
     true, true},
    {EvidenceKind::kFigures, "figures", Comparison::kEqual, CountedWords::kAll, kLongText, 0, 0, false, true},
    {EvidenceKind::kFiles, "attachments", Comparison::kEqual, CountedWords::kAll, kAnyLength, 0, 0, true, true},
    {EvidenceKind::kSubject, "subjects", Comparison::kEqual, CountedWords::kAll, kParagraph, 0, 0, true, true},
    {EvidenceKind::kQuotation, "quotations", Comparison::kEqual, CountedWords::kBeginning, kManyWords, 0, 0, true,
     true},
    {EvidenceKind::kEnding, "signatures and footers", Comparison::kEqual, CountedWords::kAll, kOneLine, 0, 0, true,
     true},
    {EvidenceKind::kSignature, "signatures", Comparison::kEqual, CountedWords::kAll, 0, 1, 0, true, true},
    {EvidenceKind::kPictures, "pictures", Comparison::kEqual, CountedWords::kAll, 0, 10, 0, true, true},
    {EvidenceKind::kSigns, "signs such as in C++, €5", Comparison::kEqual, CountedWords::kAll, kShortText, 0, 0, true,
     true},
    {EvidenceKind::kEmbedded, "embedded files and values of forms", Comparison::kEqual, CountedWords::kAll, kParagraph,
     kTenth, 0, false, false},
    {EvidenceKind::kSender, "senders", Comparison::kEqual, CountedWords::kAll, kAnyLength, 0, 0, false, true},
    {EvidenceKind::kSymbols, "symbols such as ✓", Comparison::kEqual, CountedWords::kAll, kShortText, 0, 0, false,
     true},
    {EvidenceKind::kInnerPictures, "pictures within the text", Comparison::kEqual, CountedWords::kAll, kAnyLength, 0, 0,
     false, true},
    {EvidenceKind::kLineFigures, "figures in signatures or short lines", Comparison::kEqual, CountedWords::kAll,
     kLongText, 0, 0, false, false},
    {EvidenceKind::kCells, "places of empty cells or figures in subjects", Comparison::kEqualInForm, CountedWords::kAll,
     kAnyLength, 0, 0, false, true},
    {EvidenceKind::kAsides, "headers, comments, hidden sheets or unmarked quotations", Comparison::kEqualInForm,
     CountedWords::kAll, kAnyLength, 0, 0, false, true},
    {EvidenceKind::kWordless, "pictures, form fields or embedded files of documents", Comparison::kEqualInForm,
     CountedWords::kAll, kAnyLength, 0, 0, false, true},
    {EvidenceKind::kOtherForm, "lines that only the HTML of the mails has", Comparison::kEqual, CountedWords::kAll,
     kAnyLength, 0, 0, false, true},
    {EvidenceKind::kLead, "lines above the text", Comparison::kPart, CountedWords::kWithoutDigits, kAnyLength, 0, 0,
     false, false},
    {EvidenceKind::kPictureTexts, "texts of pictures", Comparison::kPart, CountedWords::kAll, kManyWords, kTenth, 0,
     false, false},
    {EvidenceKind::kDeclaredLinks, "lists of links of declared copies", Comparison::kNear, CountedWords::kWithoutDigits,
     0, 3, kPossibleContent, false, true},
    {EvidenceKind::kShortLinks, "short lists of links", Comparison::kNear, CountedWords::kWithoutDigits, 0, kTenth,
     kPossibleContent, false, false},
    {EvidenceKind::kCommon, "texts that most pages of the site repeat", Comparison::kNear, CountedWords::kWithoutDigits,
     0, kTenth, kLikelyContent, false, false},
};

constexpr const EvidenceRule& rule_of(EvidenceKind kind) {
  return kEvidenceRules[static_cast<std::size_t>(kind)];
}

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_EVIDENCE_RULES_H
