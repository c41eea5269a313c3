#include "mail/header_fields.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "bytes/plain_words.h"
#include "characters/text_line.h"
#include "mail/mail_line.h"

namespace neardup {

namespace {

// As folded() gives them.
constexpr std::string_view kFromNames[] = {
    "from",   "von",        "de",         "da",          "van",    "från",      "fra",      "frá",     "lähettäjä",
    "od",     "feladó",     "odesílatel", "odosielateľ", "kimden", "gönderen",  "absender", "saatja",  "nuo",
    "de la",  "expéditeur", "remitente",  "mittente",    "από",    "от",        "від",      "מאת",     "من",
    "发件人", "寄件者",     "寄件人",     "差出人",      "送信者", "보낸 사람", "보낸사람", "nadawca", "từ",
    "จาก",    "dari",       "од",         "šalje",       "frå",    "प्रेषक",      "فرستنده",  "از",      "sender",
    "author", "kutoka",     "அனுப்புநர்",   "منجانب"};
constexpr std::string_view kToNames[] = {
    "to",      "cc",   "an",     "à",       "a",     "para",      "aan",      "till", "til",  "vastaanottaja",
    "do",      "komu", "kam",    "címzett", "kime",  "către",     "saaja",    "προς", "кому", "до",
    "אל",      "إلى",  "收件人", "收件者",  "宛先",  "받는 사람", "받는사람", "tới",  "ถึง",   "kepada",
    "prima",   "प्रति", "به",     "za",      "per a", "kwa",       "பெறுநர்",   "بنام", "đến",  "adresat",
    "odbiorca"};
constexpr std::string_view kDateNames[] = {
    "sent",          "date",     "gesendet",  "datum",      "envoyé",    "enviado",  "enviado el", "enviada em",
    "fecha",         "data",     "inviato",   "verzonden",  "skickat",   "sendt",    "dato",       "lähetetty",
    "wysłano",       "odesláno", "odoslané",  "elküldve",   "dátum",     "tarih",    "gönderildi", "trimis",
    "отправлено",    "дата",     "надіслано", "ημερομηνία", "στάλθηκε",  "נשלח",     "发送时间",   "日期",
    "寄件日期",      "送信日時", "日時",      "보낸 날짜",  "испратено", "послато",  "poslano",    "भेजा गया",
    "تاریخ",         "enviat",   "enviat el", "nosūtīts",   "išsiųsta",  "saadetud", "изпратено",  "تم الإرسال",
    "تاريخ الإرسال", "التاريخ",  "ارسال شده", "תאריך",      "đã gửi",    "ngày",     "ngày gửi",   "ส่ง",
    "วันที่",           "ilitumwa", "tarehe"};
constexpr std::string_view kSubjectNames[] = {
    "subject", "betreff", "objet",   "sujet",   "asunto", "assunto", "oggetto",  "onderwerp", "ämne",  "emne",   "aihe",
    "temat",   "předmět", "predmet", "tárgy",   "konu",   "subiect", "teema",    "tēma",      "tema",  "efni",   "θέμα",
    "тема",    "относно", "נושא",    "الموضوع", "主题",   "主旨",    "主題",     "件名",      "제목",  "chủ đề", "เรื่อง",
    "perihal", "наслов",  "naslov",  "विषय",    "موضوع",  "zadeva",  "assumpte", "mada",      "பொருள்", "თემა"};

/** Whether a value may be a person: not a day or a time, such as "2. May" or "May 2026". An empty one stands in the next cell of
 *  a table. */
bool is_person(std::string_view value) {
  if (has_address(value)) return true;
  if (has_time(value)) return false;
  std::size_t words = 0;
  std::size_t numbers = 0;
  for (value = trimmed(value, "* \t"); !value.empty(); value = trimmed(value)) {
    const std::string_view word = value.substr(0, value.find_first_of(" \t"));
    const bool number = is_digit(word.front()) && word.find_first_not_of("0123456789.,:/-") == word.npos;
    if (number && words == 0) return false;
    ++words;
    numbers += number ? 1 : 0;
    value.remove_prefix(word.size());
  }
  return 2 * numbers < words || words == 0;
}

/** The place of the colon of a field. */
std::size_t colon_of(std::string_view line) {
  return std::min(line.find(':'), line.find(kFullwidthColon));
}

bool is_known(std::string_view name) {
  return is_among(kFromNames, name) || is_among(kToNames, name) || is_among(kDateNames, name) ||
         is_among(kSubjectNames, name);
}

}  // namespace

std::string_view field_below_ruler(std::string_view line, std::string& storage) {
  if (is_name_and_value(line)) return line;
  std::string_view rest = trimmed(line);
  const bool row = rest.size() > 2 && rest.front() == '|' && rest.back() == '|';
  if (row) rest = trimmed(rest, "| \t");
  const std::size_t end = std::min(rest.find_first_of(row ? "|" : ": \t"), rest.size());
  const std::string_view value = trimmed(rest.substr(end), "|: \t");
  if (value.empty() || (!row && !is_known(folded(rest.substr(0, end))))) return line;
  storage = std::string(trimmed(rest.substr(0, end))) + ": " + std::string(value);
  return storage;
}

HeaderField header_field(std::string_view line) {
  std::string storage;
  line = plain_line(line, storage);
  if (!is_name_and_value(line)) return HeaderField::kOther;
  const std::size_t colon = colon_of(line);
  std::string_view shown = trimmed(line.substr(0, colon), "*_ \t");
  while (ends_with(shown, "\xc2\xa0")) shown.remove_suffix(2);
  const std::string name = folded(shown);
  if (name == "no" && has_address(line)) return HeaderField::kFrom;  // Latvian
  if (is_among(kFromNames, name)) return is_person(line.substr(colon + 1)) ? HeaderField::kFrom : HeaderField::kOther;
  if (is_among(kToNames, name)) return HeaderField::kTo;
  if (is_among(kDateNames, name)) return HeaderField::kDate;
  return is_among(kSubjectNames, name) ? HeaderField::kSubject : HeaderField::kOther;
}

void NamedFields::add(std::string_view line) {
  const HeaderField field = header_field(line);
  from = from || field == HeaderField::kFrom;
  to = to || field == HeaderField::kTo;
  date = date || field == HeaderField::kDate;
  sent = sent || (from && !to && field == HeaderField::kDate);
  subject = subject || field == HeaderField::kSubject;
  address = address || ((field == HeaderField::kFrom || field == HeaderField::kTo) && has_address(line));
}

}  // namespace neardup
