#include "tokens/words_of_amounts.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/parsed_number.h"
#include "tokens/spelled_number.h"

namespace neardup {

namespace {

constexpr std::string_view kNumbers =
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million millions "
    "billion billions trillion trillions dozen half third quarter twice thrice first second fourth fifth sixth "
    "seventh eighth ninth tenth eleventh twelfth twentieth null eins zwei drei vier fünf sechs sieben acht neun zehn "
    "elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig "
    "fünfzig sechzig siebzig achtzig neunzig hundert tausend millionen milliarde milliarden billionen dutzend zweimal "
    "dreimal viermal ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten deux trois quatre "
    "cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent "
    "mille milliard milliards premier deuxième troisième quatrième cinquième cero uno dos tres cuatro cinco seis "
    "siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta "
    "noventa cien ciento mil millón millones primero segundo tercero cuarto quinto due tre quattro cinque sei sette "
    "otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento "
    "mila milione milioni miliardo miliardi primo secondo terzo dois duas três quatro oito dez doze treze vinte "
    "quarenta cinquenta sessenta oitenta cem milhão milhões bilhão bilhões primeiro terceiro twee drie vijf zes zeven "
    "negen tien twaalf twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen "
    "miljard eerste tweede derde dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwanaście dwadzieścia "
    "trzydzieści sto tysiąc tysiące tysięcy tredici quattordici sedici diciassette diciotto diciannove milion miliony "
    "milionów miliard miliardy miliardów один одна два две три четыре пять шесть семь восемь девять десять "
    "одиннадцать двенадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто сто двести "
    "триста тысяча тысячи тысяч миллион миллиона миллионов миллиард миллиарда миллиардов erste erster erstes zweite "
    "zweiter zweites dritte dritter drittes vierte vierter viertes fünfte fünfter sechste sechster siebte siebter "
    "achte achter neunte neunter zehnte zehnter einhundert elfte zwölfte première premiers premières primera primeras "
    "primeros segundas segundos tercera tercer cuarta quinta sexta sexto séptimo séptima octavo octava noveno novena "
    "décimo décima seconda terza terze quarta sesto sesta settimo settima ottavo ottava nono nona decimo decima "
    "duemila tremila primeira primeiras segunda terceira quarto catorze dezesseis dezasseis dezessete dezassete "
    "dezoito dezenove dezanove dertien veertien vijftien zestien zeventien achttien negentien vierde vijfde zesde "
    "zevende achtste negende tiende halve jeden jedna jedno pierwszy pierwsza pierwsze pierwszego pierwszej drugi "
    "druga drugie drugiego drugiej trzeci trzecia trzecie trzeciego trzeciej czwarty czwarta czwarte piąty piąta "
    "piąte szósty siódmy ósmy dziewiąty dziesiąty jedenaście pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt "
    "halb halbe halben halber halbes drittel viertel sete dziewięćdziesiąt dwieście trzysta czterysta pięćset sześćset "
    "siedemset osiemset dziewięćset pół первый первая "
    "первое первого первой второй вторая второе второго третий третья третье третьего третьей четвертый четвёртый "
    "четвертая четвертое пятый пятая пятое шестой седьмой восьмой девятый десятый полтора полторы двоих doscientos "
    "quinientos setecientos novecientos quinhentos duzentos trezentos ventuno ventidue ventitré ventiquattro "
    "venticinque ventisei ventisette ventotto ventinove dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte "
    "achtzehnte neunzehnte zwanzigste zwanzigsten dreissigste dreissigsten двух двум двумя трёх трех трём трем тремя "
    "четырёх четырех пяти шести семи восьми девяти сорока ста dwóch dwóm dwoma trzech trzem trzema czterech czterem "
    "pięciu sześciu siedmiu ośmiu dziewięciu";

constexpr std::string_view kMonthsAndDays =
    "january february march april june july august september october november december "
    "monday tuesday wednesday thursday friday saturday sunday januar jänner februar feber "
    "märz juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag "
    "sonnabend sonntag janvier février avril juin juillet août septembre octobre novembre "
    "décembre lundi mardi mercredi jeudi vendredi samedi dimanche enero febrero abril "
    "mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes "
    "martes miércoles jueves viernes sábado domingo gennaio febbraio aprile maggio giugno "
    "luglio settembre ottobre dicembre lunedì martedì mercoledì giovedì venerdì sabato "
    "domenica janeiro fevereiro março maio junho julho setembro outubro novembro dezembro "
    "segunda terça quarta quinta sexta januari februari maart mei augustus maandag "
    "dinsdag woensdag donderdag vrijdag zaterdag zondag stycznia lutego marca kwietnia "
    "maja czerwca lipca sierpnia września października listopada grudnia poniedziałek "
    "wtorek środa czwartek piątek sobota niedziela января февраля марта апреля мая июня "
    "июля августа сентября октября ноября декабря январь февраль март апрель май июнь "
    "июль август сентябрь октябрь ноябрь декабрь понедельник вторник среда среду четверг "
    "пятница пятницу суббота субботу воскресенье "
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik "
    "listopad grudzień feb nov tue wed thu fri";

constexpr std::string_view kNegations =
    "no not non nor never none neither cannot without except nc nd nicht nichts kein "
    "keine keinen keiner keinem keines nie niemals weder ohne ausser ne pas jamais "
    "aucun aucune sans sauf ni nunca ningún ninguna ningun sin salvo mai nessun nessuna "
    "senza tranne não nem nenhum nenhuma sem niet geen nooit zonder nie nigdy bez żaden "
    "żadna не нет ни никогда без кроме 没有 沒有 非 ない 無い ませ せん 안 못 "
    "nothing nobody nowhere nein nee niemand nichts niets nergens rien "
    "nadie niente niets ninguém tampouco tampoco нельзя никто ничего нигде nic nikt "
    "nigdzie żaden żadne refusé nessuno né nada jamás nulla nemmeno neppure";

constexpr std::string_view kDecisions =
    "accepted rejected approved declined denied granted refused confirmed cancelled canceled postponed passed failed "
    "positive negative left right open closed paid unpaid agreed disagreed valid invalid guilty innocent allowed "
    "forbidden enabled disabled active inactive true false yes buyer seller plaintiff defendant "
    "angenommen abgelehnt genehmigt bewilligt verweigert bestätigt storniert abgesagt verschoben bestanden positiv "
    "positiven negativ negativen links rechts linke linken linker linkes rechte rechten rechter rechtes offen "
    "geschlossen bezahlt unbezahlt gültig ungültig schuldig unschuldig erlaubt verboten aktiv inaktiv ja käufer "
    "verkäufer kläger beklagter accepté acceptée rejeté rejetée approuvé approuvée refusée confirmé confirmée annulé "
    "annulée reporté reportée positif négatif négative gauche droite droit ouvert ouverte fermé fermée payé payée "
    "impayé impayée valide invalide coupable innocente autorisé autorisée interdit interdite oui acheteur vendeur "
    "aceptado aceptada rechazado rechazada aprobado aprobada denegado denegada confirmado confirmada cancelado "
    "cancelada aplazado aplazada positivo positiva negativo negativa izquierdo izquierda derecho derecha abierto "
    "abierta cerrado cerrada pagado pagada impagado válido inválido culpable inocente permitido prohibido sí comprador "
    "vendedor accettato accettata rifiutato rifiutata approvato approvata respinto respinta confermato confermata "
    "annullato annullata rinviato rinviata sinistro sinistra destro destra aperto aperta chiuso chiusa pagato valido "
    "colpevole permesso vietato sì";

using Words = std::set<std::string, std::less<>>;

/** The words of a list, which single spaces separate. */
Words words_of(std::string_view list) {
  const std::vector<std::string> words = split(list, ' ');
  return {words.begin(), words.end()};
}

/** How numbers alone end: "thirtieth", "quatorzième". */
constexpr std::string_view kNumberEndings[] = {
    "zigste", "zigsten", "ssigste", "ssigsten", "teenth",     "tieth",   "hundredth", "thousandth", "ième",  "ièmes",
    "naście", "nastu",   "dziestu", "dziesiąt", "dziesięciu", "надцать", "дцати",     "десят",      "десяти"};
constexpr std::string_view kNumberBeginnings[] = {"dieci", "veinti", "двадцат", "тридцат"};

/** Parts of numbers that are other words by themselves: before another part, between two, and behind one. */
constexpr std::string_view kFirstParts =
    "ein een quin sete du vent trent quarant cinquant sessant settant ottant novant";
constexpr std::string_view kMiddleParts = "und en ën";
constexpr std::string_view kLastParts =
    "cientos cientas ientos ientas centos centas hentos hentas zentos zentas сот ста tré";

/** Whether a word is numbers and such parts, each behind the other: "dreihundertfünfzig", "trecentouno". */
bool is_compound(std::string_view word, const Words& numbers) {
  static const Words kFirst = words_of(kFirstParts);
  static const Words kMiddle = words_of(kMiddleParts);
  static const Words kLast = words_of(kLastParts);
  constexpr std::size_t kLongest = 100;
  if (word.size() > kLongest) return false;
  std::vector<bool> may_begin(word.size() + 1);  // whether parts end there that another one may follow
  for (std::size_t end = 1; end <= word.size(); ++end) {
    for (std::size_t begin = 0; begin != end; ++begin) {
      if (begin != 0 && !may_begin[begin]) continue;
      const std::string_view part = word.substr(begin, end - begin);
      const bool may_end = numbers.count(part) != 0 || (begin != 0 && kLast.count(part) != 0);
      if (may_end && begin != 0 && end == word.size()) return true;
      if (may_end || kFirst.count(part) != 0 || (begin != 0 && kMiddle.count(part) != 0)) may_begin[end] = true;
    }
  }
  return false;
}

constexpr std::string_view kNegationBeginnings[] = {"不", "未", "勿", "禁", "아니", "아닙", "않", "없"};

}  // namespace

bool is_amount(std::string_view word) {
  static const Words kNumberWords = words_of(kNumbers);
  static const Words kNames = words_of(kMonthsAndDays);
  const auto ends = [word](std::string_view ending) { return ends_with(word, ending); };
  const auto begins = [word](std::string_view beginning) { return begins_with(word, beginning); };
  return kNumberWords.count(word) != 0 || kNames.count(word) != 0 || is_spelled_number(word) ||
         is_compound(word, kNumberWords) || std::any_of(std::begin(kNumberEndings), std::end(kNumberEndings), ends) ||
         std::any_of(std::begin(kNumberBeginnings), std::end(kNumberBeginnings), begins);
}

bool is_roman_numeral(std::string_view written) {
  if (written == "V" || written == "X" || written == "x") return true;  // a mark, too
  if (written.size() < 2) return false;
  const std::string_view digits = is_capital(written.front()) ? "IVXLCDM" : "ivx";
  return written.find_first_not_of(digits) == written.npos;
}

bool is_decision(std::string_view word) {
  static const Words kWords = words_of(kDecisions);
  return kWords.count(word) != 0;
}

bool is_negation(std::string_view word) {
  static const Words kWords = words_of(kNegations);
  return kWords.count(word) != 0 || ends_with(word, "n't") || ends_with(word, "n\u2019t") ||
         std::any_of(std::begin(kNegationBeginnings), std::end(kNegationBeginnings),
                     [word](std::string_view begin) { return begins_with(word, begin); });
}

}  // namespace neardup
