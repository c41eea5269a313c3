/** @file discarding_names.h
 *  Names of folders whose mails go soon, as Gmail, Exchange, Outlook, Apple Mail and Thunderbird have them in many languages. As
 *  folded() gives them (plain_words.h). */
#ifndef NEARDUP_INTAKE_MAIL_DISCARDING_NAMES_H
#define NEARDUP_INTAKE_MAIL_DISCARDING_NAMES_H

#include <string_view>

namespace neardup {

/** A trash of mail programs and desktops: what lies there is deleted, whatever it is. */
constexpr std::string_view kTrashNames[] = {"trash",
                                            "trashes",
                                            "$recycle.bin",
                                            "recycler",
                                            "recycled",
                                            "#recycle",
                                            "@recycle",
                                            "wastebasket",
                                            "network trash folder",
                                            "deleted items",
                                            "papierkorb",
                                            "corbeille",
                                            "papelera",
                                            "papelera de reciclaje",
                                            "paperera",
                                            "lixeira",
                                            "cestino",
                                            "prullenbak",
                                            "prullenmand",
                                            "papirkurv",
                                            "papirkurven",
                                            "papperskorg",
                                            "papperskorgen",
                                            "roskakori",
                                            "prügikast",
                                            "ruslakarfa",
                                            "kosz",
                                            "koš",
                                            "kôš",
                                            "lomtár",
                                            "корзина",
                                            "кошик"};

/** Folders of mail alone: trash, junk and drafts. */
constexpr std::string_view kMailNames[] = {
    // English
    "bin", "bulk", "bulk mail", "deleted", "deleted messages", "draft", "drafts", "junk", "junk e-mail", "junk email",
    "junk mail", "junk-e-mail", "spam",
    // German
    "entwürfe", "gelöscht", "gelöschte elemente", "gelöschte nachrichten", "gelöschte objekte", "unerwünscht",
    "unerwünschte werbung",
    // French
    "brouillons", "courrier indésirable", "indésirables", "messages supprimés", "pourriel", "éléments supprimés",
    // Spanish
    "elementos eliminados", "mensajes eliminados", "borradores", "borrador", "correo no deseado", "correo basura",
    "no deseado",
    // Catalan
    "elements suprimits", "esborranys", "correu brossa",
    // Portuguese
    "lixo", "lixo eletrônico", "lixo eletrónico", "correio eletrónico de lixo", "itens excluídos", "itens eliminados",
    "mensagens excluídas", "rascunhos",
    // Italian
    "posta eliminata", "elementi eliminati", "messaggi eliminati", "bozze", "posta indesiderata", "indesiderata",
    // Dutch
    "verwijderde items", "verwijderde berichten", "concepten", "ongewenste e-mail", "ongewenste reclame",
    // Danish, Norwegian, Swedish
    "slettet post", "slettede elementer", "slettede meddelelser", "kladder", "uønsket mail", "uønsket e-mail",
    "uønsket e-post", "uønsket post", "søppelpost", "søppel", "utkast", "kladd", "borttaget", "borttagna objekt",
    "skräppost",
    // Finnish, Estonian, Icelandic
    "poistetut", "poistetut viestit", "luonnokset", "roskaposti", "kustutatud", "kustutatud üksused", "mustandid",
    "rämpspost", "rusl", "drög", "ruslpóstur",
    // Polish
    "elementy usunięte", "usunięte", "kopie robocze", "wersje robocze", "wiadomości-śmieci", "śmieci", "niechciane",
    // Czech, Slovak
    "odstraněná pošta", "odstraněné", "koncepty", "rozepsané", "nevyžádaná pošta", "odstránené položky",
    "odstránená pošta", "nevyžiadaná pošta",
    // Hungarian, Romanian
    "kuka", "törölt elemek", "piszkozatok", "levélszemét", "coș de gunoi", "coşul de gunoi", "elemente șterse",
    "elemente şterse", "ciorne", "schițe",
    // Croatian, Serbian, Slovene
    "smeće", "otpad", "izbrisane stavke", "obrisane stavke", "skice", "neželjena pošta", "neželjena e-pošta",
    "bezvrijedna e-pošta", "отпад", "смеће", "избрисане ставке", "нежељена пошта", "недовршене", "smeti",
    "koš za smeti", "izbrisano", "izbrisani elementi", "osnutki", "neželena pošta", "neželena e-pošta",
    "vsiljena pošta",
    // Latvian, Lithuanian
    "miskaste", "atkritne", "izdzēstie vienumi", "melnraksti", "surogātpasts", "mēstules", "šiukšliadėžė", "šiukšlės",
    "šiukšlinė", "pašalinti elementai", "juodraščiai", "brukalas", "šlamštas",
    // Turkish, Greek
    "çöp", "çöp kutusu", "silinmiş öğeler", "taslaklar", "önemsiz", "gereksiz", "gereksiz e-posta", "istenmeyen",
    "κάδοσ", "κάδοσ απορριμμάτων", "κάδοσ ανακύκλωσησ", "διαγραμμένα", "διαγραμμένα στοιχεία", "πρόχειρα",
    "ανεπιθύμητα", "ανεπιθύμητη αλληλογραφία",
    // Russian, Ukrainian, Bulgarian
    "удаленные", "удалённые", "удаленные элементы", "удаленные сообщения", "черновики", "спам", "нежелательная почта",
    "нежелательные", "видалені", "видалені елементи", "чернетки", "небажана пошта", "небажана електронна пошта",
    "кошче", "изтрити", "изтрити елементи", "чернови", "нежелана поща",
    // Hebrew, Arabic, Persian
    "אשפה", "פריטים שנמחקו", "טיוטות", "דואר זבל", "ספאם", "المهملات", "سلة المهملات", "العناصر المحذوفة", "المسودات",
    "مسودات", "البريد غير الهام", "البريد العشوائي", "الرسائل غير المرغوب فيها", "زباله دان", "زبالهدان", "حذف شده",
    "موارد حذف شده", "پیش نویس ها", "پیشنویسها", "هرزنامه",
    // Chinese
    "已删除邮件", "已删除", "已刪除的郵件", "刪除的郵件", "垃圾桶", "废件箱", "已删除的邮件", "草稿", "草稿箱",
    "草稿匣", "草稿夹", "垃圾邮件", "垃圾邮箱", "垃圾郵件", "废纸篓", "垃圾箱", "回收站",
    // Japanese, Korean
    "ゴミ箱", "ごみ箱", "削除済みアイテム", "下書き", "迷惑メール", "迷惑メールフォルダー", "휴지통", "지운 편지함",
    "삭제된 메시지", "임시 보관함", "임시보관함", "정크 메일", "정크메일", "스팸", "스팸함", "스팸메일함",
    // Vietnamese, Thai, Indonesian, Malay
    "thùng rác", "mục đã xóa", "thư đã xóa", "thư nháp", "bản nháp", "nháp", "thư rác", "ถังขยะ", "รายการที่ถูกลบ", "ที่ถูกลบ",
    "แบบร่าง", "ร่าง", "จดหมายร่าง", "อีเมลขยะ", "จดหมายขยะ", "สแปม", "tong sampah", "sampah", "item terhapus", "draf",
    "email sampah",
    // Hindi
    "ट्रैश", "हटाए गए आइटम", "ड्राफ़्ट", "ड्राफ्ट", "जंक ईमेल", "स्पैम"};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_DISCARDING_NAMES_H
