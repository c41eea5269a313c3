"""Texts of the formats harness: sentences in several languages, a letter in two versions, and manuals made of word lists."""

import random

SENTENCES = {
    "en": ("The old harbour office keeps a ledger of every boat that has left the bay since the storm.",
           "Nobody had counted the lanterns, so the keeper lit all of them and wrote the number down.",
           "A well-known captain read the twenty-first entry aloud; it wasn't what the crew expected.",
           "Salt, rope and canvas were sold at the quay until the market moved uphill.",
           "When the tide turned, the pilots said that the e-mail from the coastguard had come too late.",
           "Three engineers measured the wall again and found it two centimetres shorter than the plan."),
    "de": ("Die Gärtnerin prüfte morgens jede Wasserleitung und schrieb das Ergebnis in ein großes Buch.",
           "Über den Straßen hingen Drähte, an denen im Winter das Eis schöne Muster bildete.",
           "Der Vermieter verpflichtet sich, die Heizungsanlage jährlich überprüfen zu lassen.",
           "Fünf Äpfel, zwölf Nüsse und ein Stück Käse genügten für die lange Fahrt nach Süden.",
           "Wer den Schlüssel verliert, zahlt die Kosten für ein neues Schloss selbst.",
           "Am Ende des Monats übergibt die Mieterin alle Räume besenrein."),
    "fr": ("L’archiviste a rangé les cartes près de la fenêtre où la lumière dure jusqu’au soir.",
           "Cet été-là, les élèves mesurèrent la hauteur du clocher à l’aide d’un simple bâton.",
           "Où sont passées les clés du grenier ? demanda-t-elle, déjà certaine de la réponse.",
           "Le boulanger prépare chaque nuit une fournée de pains au seigle pour les pêcheurs."),
    "pl": ("Żaglówka wróciła do przystani tuż przed burzą, która złamała dwa stare dęby.",
           "Księgowa sprawdziła każdą pozycję i znalazła źle wpisaną kwotę.",
           "Łódź stała przy brzegu, a rybacy suszyli sieci na słońcu."),
    "tr": ("İstasyondaki görevli yağmurlu günlerde yolculara çay ikram ederdi.",
           "Işıklar söndüğünde çocuklar pencereden gökyüzüne baktılar."),
    "ru": ("Сторож маяка каждое утро записывал направление ветра и высоту волны.",
           "Ещё в прошлом году мастерская чинила только часы, а теперь берётся и за приборы.",
           "Письмо пришло поздно, но соседи успели приготовить комнату и растопить печь.",
           "На карте не было ни моста, ни дороги, поэтому путники пошли вдоль реки."),
    "el": ("Ο φύλακας του μουσείου άναψε τα φώτα πριν φτάσουν οι πρώτοι επισκέπτες.",
           "Η γέφυρα επισκευάστηκε γρήγορα, όμως το ποτάμι άλλαξε δρόμο."),
    "vi": ("Người giữ vườn tưới cây mỗi buổi sáng trước khi mặt trời lên cao.",
           "Chiếc cầu gỗ cũ đã được sửa lại sau trận mưa lớn tuần trước."),
    "ja": ("港の古い事務所には、嵐の後に出た船の記録がすべて残っている。", "朝になると、庭師は水の量を確かめて帳面に書いた。",
           "駅前の本屋は、旅行の地図とカメラの説明書を並べている。"),
    "zh": ("图书管理员每天早上检查窗户，然后把结果写进笔记本。", "桥修好以后，村里的人又可以去对岸的市场了。",
           "工程师重新测量了这面墙，发现它比图纸短了两厘米。"),
    "ko": ("등대지기는 매일 아침 바람의 방향을 공책에 적었다.", "시장 옆 작은 가게에서는 오래된 시계를 고쳐 준다."),
    "ar": ("كتب أمين المكتبة أسماء الزوار في دفتر كبير قرب النافذة.", "أصلح العمال الجسر القديم قبل موسم الأمطار."),
    "he": ("שומר המגדלור רשם בכל בוקר את כיוון הרוח ביומן.", "הגשר הישן תוקן לפני החורף והשוק נפתח מחדש."),
    "hi": ("पुस्तकालय की खिड़की हर सुबह खोली जाती है और दीपक बुझाया जाता है।", "पुराने पुल की मरम्मत बारिश से पहले पूरी हो गई।"),
    "th": ("คนเฝ้าสวน รดน้ำต้นไม้ ทุกเช้า ก่อนแดดแรง", "สะพานไม้เก่า ซ่อมเสร็จแล้ว หลังฝนตกหนัก"),
}

LETTER = """# Heating in flat 7, Birch Lane

Dear Ms Alder,

the heating in our flat has been cold for {days} days now. I called your office on {date}, and again two days later; both
times a friendly voice promised that a fitter would come. Nobody came.

- The living room does not get warmer than 14 degrees.
- Water drips from the valve below the kitchen window.
- The boiler shows the message F28 and goes out after a minute.

The contract says in section 9 that you repair the boiler within five days. I therefore ask you to send a fitter this week, and
to tell me the day and the hour beforehand, because somebody has to be at home. If the flat stays cold, I will order the repair
myself and deduct the {sum} euros of the last estimate from the rent of January.

A photograph of the message and a copy of the estimate are enclosed. You can reach me by telephone after six in the evening.

Yours sincerely

Robin Elder
"""

VERSIONS = {"complaint": LETTER.format(days="eleven", date="3 December", sum=480),
            "complaint-v2": LETTER.format(days="nineteen", date="11 December", sum=530)}

TOPICS = {
    "pump": "valve piston gasket hose inlet pressure gauge bearing impeller shaft casing drain",
    "camera": "lens shutter aperture battery tripod filter sensor viewfinder strap flash exposure tripod",
    "loom": "warp weft shuttle heddle treadle reed bobbin thread beam pattern selvedge cloth",
    "kiln": "clay glaze shelf burner cone damper flue firing bisque brick chamber vent",
    "radio": "antenna dial transmitter receiver speaker coil capacitor channel squelch cable microphone fuse",
}
VERBS = "check clean loosen tighten turn lift replace mark measure cover dry inspect lower hold move join".split()
ADVERBS = "slowly twice carefully first then again afterwards firmly gently completely".split()
PLACES = "in the workshop|before the first use|after each season|with both hands|on a level table|while it is cold".split("|")
ENDS = "until it stops|so that nothing leaks|or it will wear early|and note the result|as the drawing shows|without force".split("|")


def manual(topic):
    """The manual of a thing in Markdown: headings, steps, a table and a note."""
    draw = random.Random(topic)
    nouns = TOPICS[topic].split()

    def sentence():
        return (f"{draw.choice(VERBS).capitalize()} the {draw.choice(nouns)} {draw.choice(ADVERBS)} {draw.choice(PLACES)}, "
                f"then {draw.choice(VERBS)} the {draw.choice(nouns)} and the {draw.choice(nouns)} {draw.choice(ENDS)}.")

    parts = [f"# The {topic} in daily use\n"]
    for number, chapter in enumerate(("Setting up", "Daily work", "Care", "When something is wrong")):
        parts.append(f"## {chapter}\n\n" + " ".join(sentence() for _ in range(4)) + "\n")
        parts.append("".join(f"- {sentence()}\n" for _ in range(3)))
        if number == 1:
            parts.append("| part | lasts for months |\n|---|---|\n" +
                         "".join(f"| {noun} | {draw.randrange(12, 90)} |\n" for noun in nouns[:5]))
    return "\n".join(parts)
