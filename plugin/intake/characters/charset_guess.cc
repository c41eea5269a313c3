#include "characters/charset_guess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include <uchardet/uchardet.h>

#include "bytes/utf8_characters.h"
#include "characters/charset_conversion.h"
#include "characters/letters.h"
#include "characters/text_line.h"
#include "characters/utf8_repair.h"

namespace neardup {

namespace {

/** A language's letters beyond ASCII, in lower case, the most frequent first, and the charsets that its texts are in. */
struct Alphabet {
  std::string_view charsets;
  std::string_view letters;
};

// Of equal judgements the first counts.
constexpr Alphabet kAlphabets[] = {
    {"windows-1252 ibm850 macintosh", "éèàêçâîôûùœïëæÿü"},                           // French
    {"windows-1252 ibm850 macintosh", "äüößé"},                                      // German
    {"windows-1252 ibm850 macintosh", "óíáéñúü"},                                    // Spanish
    {"windows-1252 ibm850 macintosh", "àèùòéìç"},                                    // Italian
    {"windows-1252 ibm850 macintosh", "ãçáéíõóêúâàô"},                               // Portuguese
    {"windows-1252", "àéóèíòçúïü"},                                                  // Catalan
    {"windows-1252 ibm850 macintosh", "äåöé"},                                       // Swedish, Finnish
    {"windows-1252 ibm850 macintosh", "øåæéö"},                                      // Danish, Norwegian
    {"windows-1252", "ðíáþöéóúæý"},                                                  // Icelandic
    {"windows-1252", "ëéïöüèáó"},                                                    // Dutch, Albanian
    {"windows-1252", "áéíóú"},                                                       // Irish
    {"windows-1252 windows-1257", "äõüöšž"},                                         // Estonian
    {"windows-1250 iso-8859-2 ibm852", "íáéěýřčžšůúťňďó"},                           // Czech
    {"windows-1250 iso-8859-2 ibm852", "áíčéýžšúľťôňäóďĺŕ"},                         // Slovak
    {"windows-1250 iso-8859-2 ibm852", "łąęóżśćńź"},                                 // Polish
    {"windows-1250 iso-8859-2 ibm852", "éáöóőíüúű"},                                 // Hungarian
    {"windows-1250 iso-8859-2 ibm852", "ăîţşâ"},                                     // Romanian
    {"windows-1250 iso-8859-2 ibm852", "čšžćđ"},                                     // Croatian, Slovene
    {"windows-1257 iso-8859-13", "ėšįųžčūąę"},                                       // Lithuanian
    {"windows-1257 iso-8859-13", "āīēšūņļžčķģ"},                                     // Latvian
    {"windows-1254 ibm857", "ıişğüçöâ"},                                             // Turkish
    {"windows-1258", "\u0323\u0301\u0300\u0309\u0303đươêôâăáàéèóíùú"},               // Vietnamese
    {"windows-1251 koi8-u iso-8859-5 ibm866", "оаеинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ"},  // Russian
    {"windows-1251 koi8-u iso-8859-5 ibm866", "оаинвеітрслкудмпяьзгйбчхжцшюїєфщґ"},  // Ukrainian
    {"windows-1251 iso-8859-5 ibm866", "аоиетнрсвлкдпмзуъбгчщяжйцшхфюь"},            // Bulgarian
    {"windows-1251 iso-8859-5", "аніоертсклдувпямыьзўгэчбйшцхюёжф"},                 // Belarusian
    {"windows-1251 iso-8859-5", "аоиенртскјдувлмпзгбчцњшжћљхђџф"},                   // Serbian
    {"windows-1251 iso-8859-5", "аоеитнрвскдјупмлзчгбцшжњќѓљхѕџф"},                  // Macedonian
    {"windows-1253 iso-8859-7", "αοιετσνηυρπκμλςόίέάήδγύχώθφβξζψϊϋΐΰ"},              // Greek
    {"windows-1255 ibm862", "יוהלאתמרבשןםנפדעחקסטצגכזךץף\u05b0\u05b4\u05b7\u05b8"},  // Hebrew
    {"windows-1256 iso-8859-6", "الينمتورهبعدفسكقحجةشطصأىخضذزإئءثغظؤآ"},             // Arabic
    {"windows-1256", "اینردمتهوسبشکلزگفعخقجحچصپطضآغذظئثژ"},                          // Persian
    {"windows-874", "านรกอเง่ยลม้วดท์สตะัี็ิปบคหแจพชขใไผซโถธณึืญุูศษฎฉฐฮฝภฟฒ"},                 // Thai
};

constexpr std::string_view kVowels = "aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿāăąēĕėęěīĭįıōŏőœūŭůűųơư";
/** Signs of many texts; of these, the ones that stand between letters. */
constexpr std::string_view kSigns = "‘’“”„‚–—…«»°•€§©®™·¿¡‹›№½\u00a0\u00ad";
constexpr std::string_view kJoiningSigns = "’·–—\u00a0\u00ad";

// Logarithms of likelihoods, chosen on texts of 3 to 80 words in 36 languages.
constexpr double kOtherCharset = -0.5;  // another charset of Latin letters than windows-1252
constexpr std::string_view kOlder =
    "ibm850 ibm852 ibm857 ibm862 macintosh";  // of languages that Windows had others for
constexpr double kOlderCharset = -5;
constexpr std::size_t kLeastOlderLetters = 2;  // and half of what is beyond ASCII
constexpr std::string_view kPunctuation =
    "\x80\x85\x91\x92\x93\x94\x95\x96\x97\x99";  // in windows-1252: quotation marks, dashes, dots
constexpr double kNotLikely = -1e9;
constexpr double kOtherScript = -4;  // in all
constexpr double kSign = -3;
constexpr double kForeignLetter = -7;  // a letter that the language does not have
constexpr double kRareSign = -8;
constexpr double kControl = -10;  // and a byte that the charset does not have
constexpr double kCapital = -1.5;
constexpr double kWrongCase = -4;  // a capital after a small letter, a small one among capitals
constexpr double kAloneVowel = -1;
constexpr double kAloneConsonant = -4;
constexpr double kAloneLetter = -2;    // of another script
constexpr double kTwoForeign = -0.5;   // letters in a row
constexpr double kLikeNeighbour = -1;  // vowel by vowel, or consonant by consonant
constexpr double kUnlikeNeighbour = 0.5;
constexpr double kMixedScripts = -5;
constexpr double kSignInWord = -4;

constexpr std::size_t kMostBytes = std::size_t{1} << 16;
constexpr std::size_t kMostJudged = 4096;
constexpr std::size_t kLeastDoubleBytes = 4;  // two characters

bool is_foreign(char c) {
  return static_cast<unsigned char>(c) >= 0x80;
}

/** Whether it can be no punctuation of windows-1252. */
bool is_telling(char c) {
  return is_foreign(c) && kPunctuation.find(c) == kPunctuation.npos;
}

/** At most kMostBytes of the text, from the beginning of the word with its first byte beyond ASCII. */
std::string_view telling_part(std::string_view bytes) {
  const auto* const first = std::find_if(bytes.begin(), bytes.end(), is_foreign);
  const std::size_t place = static_cast<std::size_t>(first - bytes.begin());
  const std::size_t space = bytes.substr(0, place).find_last_of(" \n");
  return bytes.substr(space == std::string_view::npos ? 0 : space + 1, kMostBytes);
}

/** The code point of a character that is one. */
unsigned code_point(std::string_view character) {
  const auto byte = [character](std::size_t i) { return static_cast<unsigned char>(character[i]) & 0x3fU; };
  if (character.size() == 2) return (byte(0) & 0x1fU) << 6 | byte(1);
  if (character.size() == 3) return (byte(0) & 0x0fU) << 12 | byte(1) << 6 | byte(2);
  return static_cast<unsigned char>(character.front());
}

std::vector<unsigned> code_points(std::string_view text) {
  std::vector<unsigned> points;
  while (!text.empty()) {
    const std::size_t size = first_character(text).bytes;
    points.push_back(code_point(text.substr(0, size)));
    text.remove_prefix(size);
  }
  return points;
}

bool holds(const std::vector<unsigned>& characters, unsigned c) {
  return std::find(characters.begin(), characters.end(), c) != characters.end();
}

/** What a byte is in a charset. */
struct ByteKind {
  double likelihood = 0;  // logarithm
  bool letter = false;
  bool mark = false;
  bool capital = false;
  bool small = false;
  bool vowel = false;
  bool joining = false;  // a sign that stands between letters
  bool apostrophe = false;
};

/** The characters of the bytes from 0x80 on; nothing if there is no converter. */
std::optional<std::vector<unsigned>> upper_half(const std::string& charset) {
  std::string bytes;
  for (unsigned byte = 0x80; byte != 0x100; ++byte) (bytes += static_cast<char>(byte)) += '\n';
  const std::optional<ConvertedText> text = converted(bytes, converter_name(charset));
  if (!text) return std::nullopt;
  std::vector<unsigned> points = code_points(text->text);
  points.erase(std::remove(points.begin(), points.end(), '\n'), points.end());
  return points;
}

/** How likely the bytes of a text are in one charset and language. */
class LanguageModel {
 public:
  /** @param upper_half  [128] characters */
  LanguageModel(std::string charset, const std::vector<unsigned>& letters, const std::vector<unsigned>& upper_half)
      : charset_(std::move(charset)), latin_(letters.front() < 0x370), older_(has_word(kOlder, charset_)) {
    double sum = 0;
    for (std::size_t i = 0; i != letters.size(); ++i) sum += share(i);
    for (unsigned byte = 0; byte != 0x100; ++byte) {
      const unsigned c = byte < 0x80 ? byte : upper_half[byte - 0x80];
      bytes_[byte] = kind_of(c);
      if (byte >= 0x80) bytes_[byte].likelihood = likelihood(c, letters, std::log(sum));
    }
  }

  const std::string& charset() const { return charset_; }

  /** @param places  of bytes beyond ASCII that count */
  double judge(std::string_view bytes, const std::vector<std::size_t>& places) const {
    double result = latin_ ? (charset_ == "windows-1252" ? 0 : kOtherCharset) : kOtherScript;
    if (older_) result += kOlderCharset;
    std::size_t letters = 0;
    std::size_t telling = 0;  // that can be no punctuation
    for (const std::size_t place : places) {
      const ByteKind& previous = bytes_[place == 0 ? ' ' : static_cast<unsigned char>(bytes[place - 1])];
      const ByteKind& here = bytes_[static_cast<unsigned char>(bytes[place])];
      const ByteKind& next = bytes_[place + 1 == bytes.size() ? ' ' : static_cast<unsigned char>(bytes[place + 1])];
      result += here.likelihood;
      if (here.letter) ++letters;
      if (here.letter && is_telling(bytes[place])) ++telling;
      if (!here.letter && !here.mark) {
        result += judge_sign(previous, here, next);
        continue;
      }
      if ((here.capital && previous.small) || (here.small && previous.capital && next.capital)) result += kWrongCase;
      result += latin_ ? judge_latin(previous, here, next) : judge_other(previous, here, next);
    }
    return older_ && (telling < kLeastOlderLetters || letters < places.size() / 2) ? kNotLikely : result;
  }

 private:
  /** By Zipf's law, of the letter with this many more frequent ones. */
  static double share(std::size_t rank) { return 1 / (static_cast<double>(rank) + 1.5); }

  static double likelihood(unsigned c, const std::vector<unsigned>& letters, double log_sum) {
    static const std::vector<unsigned> signs = code_points(kSigns);
    const auto found = std::find(letters.begin(), letters.end(), small_letter(c));
    if (found != letters.end()) {
      const double small = std::log(share(static_cast<std::size_t>(found - letters.begin()))) - log_sum;
      return small + (small_letter(c) == c ? 0 : kCapital);
    }
    if (holds(signs, c)) return kSign;
    if (c < 0xa0 || c == 0xfffd) return kControl;
    return is_unicode_letter(c) ? kForeignLetter : kRareSign;
  }

  static ByteKind kind_of(unsigned c) {
    static const std::vector<unsigned> vowels = code_points(kVowels);
    static const std::vector<unsigned> joining = code_points(kJoiningSigns);
    ByteKind kind;
    kind.letter = is_unicode_letter(c);
    kind.mark = is_mark(c);
    kind.capital = kind.letter && small_letter(c) != c;
    kind.small = kind.letter && !kind.capital;
    kind.vowel = holds(vowels, small_letter(c));
    kind.joining = holds(joining, c);
    kind.apostrophe = c == 0x2019;
    return kind;
  }

  static double judge_sign(const ByteKind& previous, const ByteKind& here, const ByteKind& next) {
    if (!next.letter) return 0;
    return (previous.letter ? !here.joining : here.apostrophe) ? kSignInWord : 0;
  }

  static double judge_latin(const ByteKind& previous, const ByteKind& here, const ByteKind& next) {
    if (here.mark) return 0;
    if (!previous.letter && !next.letter) return here.vowel ? kAloneVowel : kAloneConsonant;
    double result = previous.letter && previous.likelihood != 0 ? kTwoForeign : 0;
    for (const ByteKind* neighbour : {&previous, &next}) {
      if (neighbour->letter) result += neighbour->vowel == here.vowel ? kLikeNeighbour : kUnlikeNeighbour;
    }
    return result;
  }

  /** ASCII letters have no likelihood: all letters of such a script have one. */
  static double judge_other(const ByteKind& previous, const ByteKind& here, const ByteKind& next) {
    double result = here.letter && !previous.letter && !next.letter && !previous.mark && !next.mark ? kAloneLetter : 0;
    for (const ByteKind* neighbour : {&previous, &next}) {
      if (neighbour->letter && neighbour->likelihood == 0) result += kMixedScripts;
    }
    return result;
  }

  std::string charset_;
  bool latin_;
  bool older_;
  std::array<ByteKind, 256> bytes_;
};

std::vector<LanguageModel> made_models() {
  std::vector<LanguageModel> models;
  for (const auto& [charsets, letters] : kAlphabets) {
    for (std::string_view rest = charsets; !rest.empty();) {
      const std::string charset(rest.substr(0, rest.find(' ')));
      rest.remove_prefix(std::min(charset.size() + 1, rest.size()));
      if (const auto characters = upper_half(charset)) models.emplace_back(charset, code_points(letters), *characters);
    }
  }
  return models;
}

/** The charset of the language whose letters the text most likely has; empty if there is no converter. */
std::string single_byte_charset(std::string_view part) {
  static const std::vector<LanguageModel> models = made_models();
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i != part.size() && places.size() != kMostJudged; ++i) {
    if (is_foreign(part[i])) places.push_back(i);
  }
  const LanguageModel* best = nullptr;
  double most = 0;
  for (const LanguageModel& model : models) {
    const double judgement = model.judge(part, places);
    if (best != nullptr && judgement <= most) continue;
    best = &model;
    most = judgement;
  }
  return best == nullptr ? std::string() : best->charset();
}

/** The double-byte charset that uchardet sees in a text; empty if it sees none, or the text does not fit. */
std::string double_byte_charset(std::string_view part) {
  const std::unique_ptr<std::remove_pointer_t<uchardet_t>, void (*)(uchardet_t)> detector(uchardet_new(),
                                                                                          uchardet_delete);
  if (uchardet_handle_data(detector.get(), part.data(), part.size()) != 0) return {};
  uchardet_data_end(detector.get());
  const std::string charset = lower_ascii(uchardet_get_charset(detector.get()));
  if (!has_word("shift_jis euc-jp gb18030 big5 uhc euc-kr johab", charset)) return {};
  const std::optional<ConvertedText> text = converted(std::string(part), converter_name(charset));
  return text && has_few_errors(text->errors, utf8_census(text->text).multibyte) ? charset : std::string();
}

}  // namespace

bool has_few_errors(std::size_t errors, std::size_t characters) {
  return characters != 0 && 20 * errors <= characters;
}

std::string guessed_charset(std::string_view bytes) {
  const std::string_view part = telling_part(bytes);
  if (std::none_of(part.begin(), part.end(), is_foreign)) return {};
  const auto telling = static_cast<std::size_t>(std::count_if(part.begin(), part.end(), is_telling));
  const std::string charset = telling < kLeastDoubleBytes ? std::string() : double_byte_charset(part);
  return charset.empty() ? single_byte_charset(part) : charset;
}

}  // namespace neardup
