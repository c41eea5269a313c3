#include "tokens/stop_words.h"

#include <functional>
#include <iterator>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "bytes/parsed_number.h"

namespace neardup {

namespace {

struct StopList {
  std::string_view language;
  std::string_view words;  // with one space between two
};

constexpr StopList kLists[] = {
    {"da",
     "ad af alle alt anden andet andre at blev blive bliver de dem den denne der deres det dette dig din dine "
     "disse dit dog du efter eller en end er et for fordi fra få får før ham han hans har havde have hende "
     "hendes her hos hun hvad hvem hver hvilken hvis hvor hvordan hvorfor hvornår i ikke ind ingen ja jeg jer "
     "kan kun kunne man mange med meget mellem men mere mig min mine mit mod må måtte nogen noget nogle nok nu "
     "når og også om op os over på sammen selv sig sin sine sit skal skulle som så sådan til ud uden under var "
     "ved vi vil ville vor vores være været"},
    {"de",
     "aber alle alles als also am an andere anderen auch auf aus bei beim bin bis da damit dann das dass dem "
     "den denn der des die dies diese diesen dieser dieses doch dort du durch ein eine einem einen einer eines "
     "er es für gegen habe haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihren ihrer im in ist jede jeder "
     "kann kein keine keinem keinen keiner können man mich mir mit muss nach nicht noch nur ob oder ohne sehr "
     "sein seine seinem seinen seiner sich sie sind so um und uns unter vom von vor war waren was weil wenn "
     "werden wie wieder will wir wird wo wurde wurden zu zum zur zwischen über"},
    {"en",
     "a about above after against all also an and any are as at be because been before being between both but "
     "by can could did do does during each either few for from further had has have having he her here herself "
     "him himself his how i if in into is it its itself just may me more most must my no nor not now of on once "
     "only or other our out over own same shall she should so some such than that the their them themselves "
     "then there these they this those through to too under up very was we were what when where which while who "
     "whose will with within without would you your"},
    {"es",
     "a al alguna algunas alguno algunos ante antes así aun aunque bien cada como con contra cuando de del "
     "desde donde dos durante e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estas este "
     "esto estos está están fue fueron ha había han has hay he la las le les lo los me mi mis muy más ni no nos "
     "nosotros o otra otras otro otros para pero poco por porque que quien quienes qué se sea ser si sido sin "
     "sino sobre son su sus sí también tan tanto te tiene tienen todo todos tu u un una unas uno unos y ya yo "
     "él"},
    {"fi",
     "ei eikä eivät eli emme en ettei että he heidän heille heitä hän hänelle hänen hänet häntä ilman itse ja "
     "jo johon joka jolla jolle jonka jos jossa josta jota jotka jotta kaikki kanssa kautta ketä koska kuin "
     "kuinka kuitenkin kuka kun kuten lisäksi läpi me meidän meille meitä mihin mikä minkä minua minulla "
     "minulle minun minut minä missä mistä mitä mukaan mutta muu muut myös ne niiden niin niitä noin nuo nyt "
     "näiden näin ole olemme olen olet olette oli olisi olivat olla ollut on ovat se sekä sen siellä siihen "
     "siinä siis siitä sillä sinun sinä sitä tai te teidän tuo tämä tämän tässä tästä tätä vaan vai vaikka vain "
     "vastaan vielä voi voivat yli"},
    {"fr",
     "ai ainsi après au aucun aussi autre autres aux avait avant avec avoir c car ce ceci cela celle celui ces "
     "cet cette chez comme d dans de depuis des dont du elle elles en encore entre est et eu eux fait il ils j "
     "je l la le les leur leurs lui m ma mais me mes moi moins mon même n ne ni nos notre nous on ont ou où par "
     "pas pendant peut plus pour qu quand que quel quelle qui quoi s sa sans se sera ses si son sont sous sur t "
     "ta te tes ton tous tout toute très tu un une vos votre vous y à été être"},
    {"it",
     "a ad agli ai al alla alle allo anche ancora c che chi ci ciò come con contro cui d da dagli dai dal dalla "
     "dalle degli dei del dell della delle di dopo dove due e ed egli era erano essere esso fra gli ha hai "
     "hanno ho i il in io l la le lei li lo loro lui ma me mentre mi ne nei nel nell nella nelle nello no noi "
     "non o ogni per perché però più poi prima quale quali quella quelle questa queste questi questo qui se si "
     "sia sono stato su sua sugli sui sul sulla sulle suo te ti tra tu tutte tutti tutto un una uno vi voi è"},
    {"nb",
     "alle andre annen annet at av bare ble bli blir blitt både da de deg dem den denne der deres det dette din "
     "dine disse ditt du eller en enn er et ett etter for fordi fra før gjennom ha hadde han hans har henne "
     "hennes her hos hun hva hvem hver hvilke hvilken hvis hvor hvordan hvorfor i ikke ingen inn ja jeg kan kun "
     "kunne man mange med meg mellom men mens mer min mine mitt mot mye må måtte nei noe noen nå når og også om "
     "oss over på seg selv si sin sine sitt skal skulle som så til under ut uten var ved vi vil ville vår våre "
     "vårt være vært"},
    {"nl",
     "aan af al alle alleen als altijd ander andere ben bij boven daar dan dat de deze die dit doch doen door "
     "dus een elk elke en er even geen geweest had hadden heb hebben heeft hem hen het hier hij hoe hun ik in "
     "is ja je jij kan kon kunnen maar me meer men met mij mijn moet moeten na naar niet niets nog nu of om "
     "omdat onder ons onze ook op over reeds te tegen ten ter terwijl toch tot tussen u uit uw van veel voor "
     "waar was wat we wel werd werden wie wij wil worden wordt zal ze zelf zich zij zijn zo zoals zonder zou "
     "zouden zullen"},
    {"pl",
     "a aby albo ale ani bardzo bez bo by być był była było były ci co czy czyli dla dlaczego do gdy gdzie go i "
     "ile im ja jak je jednak jego jej jemu jest jestem jeszcze jeśli jeżeli już ją kto która które którego "
     "której który których którym którzy lecz lub ma mają mnie może można mu my mój na nad nam nami nas nasz "
     "nawet nic nich nie niego niej nim niż o od on ona one oni ono oraz po pod ponieważ przed przez przy się "
     "swój są ta tak taka taki także tam te tego tej ten to tu tutaj ty tych tylko tym u w wam was wasz we "
     "wszystko z za ze że żeby"},
    {"pt",
     "a antes ao aos apenas aquela aquelas aquele aqueles as até bem cada com como contra da das de dela deles "
     "depois desde do dos durante e ela elas ele eles em enquanto entre era eram essa essas esse esses esta "
     "estas este estes está estão eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na nas nem "
     "no nos nossa nosso não nós o onde os ou outra outras outro outros para pela pelas pelo pelos per pois por "
     "porque qual quando quanto que quem se sem sempre ser será seu seus si sob sobre sua suas são também te "
     "tem toda todas todo todos tudo um uma umas uns você à é"},
    {"ru",
     "а без бы был была были было быть в вам вас во вот все всего всех всё вы где да даже для до его ее если "
     "есть еще ещё её же за и из или им ими их к как когда кого кто ли меня мне много мной может мы на над надо "
     "нам нами нас наш не него нее нет неё ни никто них но о об однако он она они оно от ото очень перед по под "
     "после потому при про с сам своих свой себя та так также такие такой там теперь то тогда того тоже только "
     "том тот ты у уже хотя через что чтобы эта эти этих это этого этой этом этот эту я"},
    {"sv",
     "alla allt andra annan att av bara bli blir de dem den denna deras dess dessa det detta dig din dina ditt "
     "du där då efter eller emot en er era ett från för genom ha hade han hans har henne hennes hon honom hur "
     "här i ifrån in inga ingen innan inom inte ja jag kan kunde kunna man med mellan men mer mig min mina mitt "
     "mot mycket måste ni nu när någon något några och också om oss på redan sedan sig sin sina sitt själv ska "
     "skall skulle som så till under upp ur utan vad var vara varför varje vars vem vi via vid vilka vilken "
     "vilket vår våra vårt är åt över"},
    {"tr",
     "ama ancak artık az bana bazı belki ben beni benim beri bile bir biraz biri birkaç biz bize bizi bizim bu "
     "buna bundan bunu bunun burada böyle bütün da daha dahi de değil diye diğer en fakat gibi göre halde hangi "
     "hatta hem henüz hep hepsi her hiç hiçbir ile ise için işte kadar karşı kendi kendine kez ki kim kimi "
     "kimse mi mu mü mı nasıl ne neden nerede niçin o olan olarak oldu olduğu olmak olması olsa olur on ona "
     "ondan onlar onları onların onu onun pek rağmen sadece sen seni senin siz sizi sizin sonra tarafından tüm "
     "var ve veya ya yani yine yok zaten çok çünkü önce öyle üzere şey şimdi şu şunu"},
    {"uk",
     "а або але без би був була були було бути в вам вами вас вже ви вона вони воно все всього всі всіх від він "
     "де для до ж з за зі й йому кого коли мене мені ми може на над нам нами нас наш не неї ним ними них нього "
     "ні о об однак ось перед по поки при про під після свого своє свій себе собі та так така такий також там "
     "те тебе ти тим тих то того тоді той тому тут тільки у усе усі хто це цей цього цьому ця ці через чи чим "
     "чому ще що щоб щодо я як яка який якого якщо які і із ін їй їм їх їхній її"},
};

}  // namespace

StopWords::StopWords(std::vector<std::string> words) : words_(std::move(words)) {
  for (const std::string& word : words_) ++begin_[static_cast<unsigned char>(word[0]) + std::size_t{1}];
  std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
}

bool StopWords::contains(std::string_view token) const {
  if (token.empty()) return false;
  const std::string* const words = words_.data();
  const std::size_t byte = static_cast<unsigned char>(token[0]);
  return std::binary_search(words + begin_[byte], words + begin_[byte + 1], token, std::less<>());
}

std::vector<std::string> stop_list(std::string_view language) {
  const auto list = std::find_if(std::begin(kLists), std::end(kLists),
                                 [language](const StopList& candidate) { return candidate.language == language; });
  if (list != std::end(kLists)) return split(list->words, ' ');
  throw std::invalid_argument("no stop list for language '" + std::string(language) + "'; use one of " +
                              joined(stop_list_languages(), " "));
}

std::vector<std::string> stop_list_languages() {
  std::vector<std::string> languages;
  for (const StopList& list : kLists) languages.emplace_back(list.language);
  return languages;
}

}  // namespace neardup
