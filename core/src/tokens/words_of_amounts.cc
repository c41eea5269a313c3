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
#include "tokens/units.h"

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
    "dziewięćdziesiąt dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset pół первый первая "
    "первое первого первой второй вторая второе второго третий третья третье третьего третьей четвертый четвёртый "
    "четвертая четвертое пятый пятая пятое шестой седьмой восьмой девятый десятый полтора полторы двоих doscientos "
    "quinientos setecientos novecientos quinhentos duzentos trezentos ventuno ventidue ventitré ventiquattro "
    "venticinque ventisei ventisette ventotto ventinove dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte "
    "achtzehnte neunzehnte zwanzigste zwanzigsten dreissigste dreissigsten";

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

constexpr std::string_view kNextToNumbers =
    "am pm bc bce ad ce jan feb mar apr may jun jul aug sep sept oct nov dec mai mars okt "
    "dez janv févr avr juil déc ene abr ago set dic gen mag giu lug ott янв фев мар апр "
    "июн июл авг сен окт ноя дек ug mcg µg μg ng pg µl μl dl cl hl µm μm nm dm ha ppm ppb "
    "iu kcal cal kj mj mmol mol mbar bar pa kpa mpa psi mph kph rpm hr hrs sec secs mins "
    "in inch inches foot feet yard yards yd mile miles mi acre acres gram grams kilogram "
    "kilograms milligram milligrams microgram micrograms tonne tonnes ton tons litre "
    "litres liter liters millilitre millilitres milliliter milliliters metre metres meter "
    "meters kilometre kilometres kilometer kilometers centimetre centimetres centimeter "
    "centimeters millimetre millimetres millimeter millimeters ounce ounces pound pounds "
    "stone gallon gallons pint pints cup cups teaspoon teaspoons tablespoon tablespoons "
    "tsp tbsp second seconds minute minutes hour hours day days week weeks month months "
    "year years percent percentage points degrees celsius fahrenheit volt volts watt "
    "watts kilowatt kilowatts megawatt megawatts byte bytes kilobyte kilobytes megabyte "
    "megabytes gigabyte gigabytes terabyte terabytes kib mib gib tib euro euros dollar "
    "dollars cents eur usd gbp chf jpy cny rub pln tsd mio mrd mln mld gramm kilogramm "
    "milligramm mikrogramm tonnen liter milliliter sekunden minuten stunde stunden tag "
    "tage tagen woche wochen monat monate monaten jahr jahre jahren uhr prozent grad "
    "meilen gramme grammes kilo kilos seconde secondes heure heures jour jours semaine "
    "semaines mois an ans année années gramo gramos litros metros kilómetros segundos "
    "minutos hora horas día días semana semanas mes meses año años grammi litri metri "
    "chilometri secondi minuti ora ore giorno giorni settimana settimane mese mesi anno "
    "anni dia dias mês ano anos uur uren dag dagen weken maand maanden jaar jaren мг г кг "
    "мкг мл л м см мм км секунд минут часа часов день дня дней неделя недели недель месяц "
    "месяца месяцев год года лет рублей тыс млн млрд "
    "franken franc francs kronen krone kroner kronor kronur koron koruna korun złotych "
    "złoty złote zł rubli forint forints lira lire peso pesos real reais yen yuan won "
    "rupee rupees rupien pfund pounds sterling pence shilling shillings "
    "mon sat sun morgens abends nachts mittags vormittags nachmittags noon midnight utc gmt bst cet cest est edt cst "
    "cdt mst mdt pst pdt mez mesz";

constexpr std::string_view kNegations =
    "no not non nor never none neither cannot without except nc nd nicht nichts kein "
    "keine keinen keiner keinem keines nie niemals weder ohne ausser ne pas jamais "
    "aucun aucune sans sauf ni nunca ningún ninguna ningun sin salvo mai nessun nessuna "
    "senza tranne não nem nenhum nenhuma sem niet geen nooit zonder nie nigdy bez żaden "
    "żadna не нет ни никогда без кроме 没有 沒有 非 ない 無い ませ せん 안 못 "
    "nothing nobody nowhere nein nee niemand nichts niets nergens rien "
    "nadie niente niets ninguém tampouco tampoco нельзя никто ничего нигде nic nikt "
    "nigdzie żaden żadne refusé";

using Words = std::set<std::string, std::less<>>;

/** The words of a list, which single spaces separate. */
Words words_of(std::string_view list) {
  const std::vector<std::string> words = split(list, ' ');
  return {words.begin(), words.end()};
}

/** How numbers alone end: "thirtieth", "einundzwanzig". */
constexpr std::string_view kNumberEndings[] = {
    "zigste",     "zigsten",    "ssigste",     "ssigsten",   "teenth",     "tieth",      "hundredth",
    "thousandth", "undzwanzig", "unddreissig", "undvierzig", "undfünfzig", "undsechzig", "undsiebzig",
    "undachtzig", "undneunzig", "ième",        "ièmes",      "entwintig",  "endertig",   "enveertig",
    "envijftig",  "naście",     "dziesiąt",    "надцать",    "надцати",    "десят"};
constexpr std::string_view kNumberBeginnings[] = {"dieci", "veinti", "двадцат", "тридцат"};

/** The last part of numbers behind another one: "dreihundert", "trecento". */
constexpr std::string_view kHigherNumbers[] = {"hundert", "tausend", "cento",   "mila",    "cientos", "cientas",
                                               "centos",  "centas",  "honderd", "duizend", "сот"};
constexpr std::string_view kLowerNumbers =
    "ein due tre cinque sei sette otto nove quin sete cuatro tres seis quatro zwei drei vier fünf sechs sieben "
    "acht neun "
    "пять шесть семь восемь девять";

bool is_higher_number(std::string_view word, const Words& numbers) {
  static const Words kLower = words_of(kLowerNumbers);
  return std::any_of(std::begin(kHigherNumbers), std::end(kHigherNumbers), [&](std::string_view higher) {
    if (!ends_with(word, higher)) return false;
    const std::string_view lower = word.substr(0, word.size() - higher.size());
    return kLower.count(lower) != 0 || numbers.count(lower) != 0;
  });
}

constexpr std::string_view kNegationBeginnings[] = {"不", "未", "勿", "禁", "아니", "아닙", "않", "없"};

}  // namespace

bool is_amount(std::string_view word) {
  static const Words kNumberWords = words_of(kNumbers);
  static const Words kNames = words_of(kMonthsAndDays);
  const auto ends = [word](std::string_view ending) { return ends_with(word, ending); };
  const auto begins = [word](std::string_view beginning) { return begins_with(word, beginning); };
  return kNumberWords.count(word) != 0 || kNames.count(word) != 0 || is_spelled_number(word) ||
         is_higher_number(word, kNumberWords) ||
         std::any_of(std::begin(kNumberEndings), std::end(kNumberEndings), ends) ||
         std::any_of(std::begin(kNumberBeginnings), std::end(kNumberBeginnings), begins);
}

bool is_amount_next_to_number(std::string_view word, std::string_view written) {
  static const Words kWords = words_of(kNextToNumbers);
  return is_unit(written) || is_unit(word) || kWords.count(word) != 0;
}

bool is_roman_numeral(std::string_view written) {
  if (written == "V" || written == "X" || written == "x") return true;  // a mark, too
  if (written.size() < 2) return false;
  const std::string_view digits = is_capital(written.front()) ? "IVXLCDM" : "ivx";
  return written.find_first_not_of(digits) == written.npos;
}

bool is_negation(std::string_view word) {
  static const Words kWords = words_of(kNegations);
  return kWords.count(word) != 0 || ends_with(word, "n't") || ends_with(word, "n\u2019t") ||
         std::any_of(std::begin(kNegationBeginnings), std::end(kNegationBeginnings),
                     [word](std::string_view begin) { return begins_with(word, begin); });
}

}  // namespace neardup
