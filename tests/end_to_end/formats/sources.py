"""The documents whose words are counted: each with what its reader sees."""

import re
import zipfile

from odf import Sheets, Slides, Text, mark, piece, remark, ruby, span
from texts import SENTENCES, TOPICS, VERSIONS, file_text, manual


def report():
    """Headings, a table of contents, lists, tables, notes, boxes, fields, breaks and tabs."""
    doc, text = Text("Harbour report"), SENTENCES["en"] + SENTENCES["fr"]
    doc.header = "Harbour confidential"
    doc.may.append(doc.header)
    doc.absent = {"epub": "Overview Lanterns The shape holds an anchor. Keeper Robin", "rtf": "The shape holds an anchor."}
    doc.add('<text:table-of-content text:name="toc"><text:table-of-content-source text:outline-level="2">'
            "<text:index-title-template>Overview</text:index-title-template></text:table-of-content-source><text:index-body>"
            "<text:index-title text:name='h'><text:p>Overview</text:p></text:index-title><text:p>Lanterns<text:tab/>1</text:p>"
            "</text:index-body></text:table-of-content>", piece("Overview Lanterns"))
    doc.h("Lanterns")
    doc.note(text[0], "footnote", "The ledger is bound in blue linen.", " It was opened in spring.")
    doc.p("An ", mark("<text:bookmark text:name='b'/>"), "un", span("believ"), "able co\u00adop\u00aderation of half",
          mark("<text:soft-page-break/>"), "way houses", mark("<text:tab/>", " "), "tabbed",
          mark("<text:s text:c='3'/>", " "), "spaced", mark("<text:line-break/>", " "), "broken")
    doc.p(text[1], remark("Ask the keeper about oil."), " ", span(text[2]))
    doc.items(text[3:5], ("nested pilot", "nested canvas"))
    doc.table([["Quay", "Depth", "Lamps"], ["northern", "eleven", "thirty"], ["southern", "", "forty"]])
    doc.table([["Merged over all", "", ""], ["left", "middle", "right"]], merged=True)
    doc.box(text[5], "The box holds a barrel.")
    doc.box(text[6], "The shape holds an anchor.", shape=True)
    doc.note("Endnotes follow the body", "endnote", "An endnote about the storm.", ", as in books.")
    doc.p("Chosen: ", mark('<text:conditional-text text:condition="ooow:1==1" text:string-value-if-true="gladly" '
                           'text:string-value-if-false="refused">gladly</text:conditional-text>', "gladly"),
          " by ", mark("<text:author-name text:fixed='true'>Keeper Robin</text:author-name>", "Keeper Robin"))
    doc.p("Read ", mark('<text:a xlink:type="simple" xlink:href="https://example.org/secretpath">the page</text:a>', "the page"),
          " and well‑known things.")
    doc.p(*text[7:10])
    return doc


def contract():
    """Tracked changes. LibreOffice shows in other formats what is deleted."""
    doc, text = Text("Mietvertrag"), SENTENCES["de"]
    doc.not_in = ("pdf", "epub")
    doc.h("Pflichten")
    doc.p(text[0], " ", doc.deleted("Gestrichenes verschwindet vollständig."), doc.inserted("Eingefügtes bleibt sichtbar."))
    doc.p("Zusammen", doc.deleted("gelöscht"), "gesetzt und ", doc.inserted("neu"), "artig.")
    doc.p("Zwei Absätze wurden ", doc.deleted("getrennt ", "und wieder "), "vereint.")
    doc.p(text[1], " ", doc.deleted("Dieser Satz zog um."))
    doc.p(*text[2:4])
    doc.p(doc.inserted("Dieser Satz zog um."), " ", text[4])
    doc.table([["Raum", "Größe"], ["Küche", "zwölf"], ["Flur", "sechs"]])
    doc.note(text[5], "footnote", "Besenrein heißt ohne Möbel.")
    doc.items([SENTENCES["pl"][0], SENTENCES["tr"][0]])
    return doc


def secrets():
    """Hidden paragraphs, spans, sections and fields."""
    doc, text = Text("Журнал маяка"), SENTENCES["ru"] + SENTENCES["el"]
    hidden = mark('<text:hidden-paragraph text:condition="ooow:1==1" text:is-hidden="true"/>')
    doc.h("Журнал")
    doc.p(text[0], span(" Невидимое слово", "hidden"), " ", text[1])
    doc.p(hidden, mark("Скрытый абзац"))
    # LibreOffice prints the hidden paragraph; other formats have no such paragraphs and sections.
    doc.may.append("Скрытый абзац")
    doc.exported = {"docx": "Скрытый раздел", "rtf": "Скрытый раздел", "doc": "Скрытый раздел переменная",
                    "epub": "Скрытый раздел Невидимое слово"}
    doc.p(mark('<text:hidden-text text:condition="ooow:1==1" text:string-value="Секрет" text:is-hidden="true"/>'), text[2])
    doc.add('<text:section text:name="s1" text:display="none"><text:p>Скрытый раздел</text:p></text:section>')
    doc.add('<text:section text:name="s2"><text:p>Видимый раздел</text:p></text:section>', piece("Видимый раздел"))
    doc.p(text[3], mark('<text:variable-set text:name="v" office:value-type="string" text:display="none" '
                        'office:string-value="переменная"/>'))
    doc.add("<table:table><table:table-column/><table:table-row><table:table-cell><text:p>Снаружи</text:p><table:table>"
            "<table:table-column/><table:table-row><table:table-cell><text:p>внутри таблицы</text:p></table:table-cell>"
            "</table:table-row></table:table></table:table-cell></table:table-row></table:table>",
            piece("Снаружи внутри таблицы"))
    doc.note(text[4], "footnote", "Примечание сторожа.")
    doc.p(*text[5:])
    return doc


def scripts():
    """Scripts without spaces, right to left, with marks, and ruby."""
    doc = Text("世界の港")
    doc.h("港の記録")
    for language in ("ja", "zh", "ko", "ar", "he", "hi", "th", "vi", "tr", "el"):
        doc.p(" ".join(SENTENCES[language]))
    doc.p("今日は", ruby("灯台", "とうだい"), "を見た。")
    doc.table([[SENTENCES["ja"][0], SENTENCES["ar"][0]], [SENTENCES["zh"][1], SENTENCES["he"][1]]])
    doc.items([SENTENCES["hi"][0], SENTENCES["th"][1]])
    doc.note(SENTENCES["ko"][0], "footnote", "灯台の注。")
    return doc


def long_text():
    doc = Text("All manuals")
    for language in ("en", "de", "fr", "pl", "ru", "vi"):
        doc.h(language + "land")
        for topic in list(TOPICS)[:2]:
            doc.p(*(sentence + " " for sentence in SENTENCES[language]))
            doc.p(re.sub(r"[#|*-]+", " ", manual(topic + language) if topic + language in TOPICS else manual(topic)))
    return doc


def talk():
    deck, text = Slides("A talk on lamps"), SENTENCES["en"]
    deck.text("Lamps of the bay", role="title")
    deck.text(text[0], text[1], text[2])
    deck.slide(notes="Say good morning to the pilots first.")
    deck.text("Numbers", role="title")
    deck.table([["lamp", "oil"], ["brass", "whale"], ["glass", "olive"]])
    deck.box("", "A box on the slide", shape=True)
    deck.slide()
    return deck


def lecture():
    deck = Slides("Vorlesung über Brücken")
    for language in ("de", "ru", "ja", "zh"):
        deck.text(SENTENCES[language][0], role="title")
        deck.text(*SENTENCES[language][1:])
        deck.box("", SENTENCES["fr"][len(deck.pages) % 4], shape=True)
        deck.slide(notes=SENTENCES["pl"][len(deck.pages) % 3])
    return deck


def accounts():
    book = Sheets("Accounts")
    book.sheet("Costs", [["Item", "Price", "Share", "Day", "Clock"],
                         ["lantern oil", ("float-money", "1234.5", "1,234.50"), ("percentage", "0.125", "12.5%"),
                          ("date", "2026-03-05", "2026-03-05"), ("time", "PT14H05M00S", "14:05")],
                         ["canvas, new", ("float-money", "-7300", "-7,300.00"), ("percentage", "0.5", "50.0%"),
                          ("date-long", "2026-11-29", "29 November 2026"), ("time", "PT07H30M00S", "07:30")],
                         ["two\nlines", ("float", "42", "42"), ("boolean", "true", "TRUE"), ("float", "0.1", "0.1"), "rope"],
                         ["half", ("float-scientific", "12300", "1.23E+04"), ("float-fraction", "0.5", "1/2"), "", ""]])
    book.sheet("Archive", [["forgotten ledger"]], hidden=True)
    return book


def words_book():
    book = Sheets("Wörter")
    book.sheet("Sätze", [list(SENTENCES[language][:2]) for language in ("en", "de", "fr", "ru", "ja", "ar", "hi")])
    book.sheet("Second", [[f"row {number}", ("float", str(number * 37), str(number * 37)), "same", "same"]
                          for number in range(100, 120)])
    return book


MARKDOWN = {
    "guide": file_text("guide.md") + "\n\n".join(SENTENCES["en"][:3]) + "\n",
    "chapitre": "# Chapitre premier\n\n" + "\n\n".join(SENTENCES["fr"]) + "\n\n## Deuxième partie\n\n" +
                "\n".join("- " + one for one in SENTENCES["pl"] + SENTENCES["tr"]) + "\n\nFin.[^a]\n\n[^a]: Une note en bas.\n",
    "pismo": "# Письмо\n\n" + "\n\n".join(SENTENCES["ru"] + SENTENCES["el"] + SENTENCES["ja"] + SENTENCES["zh"]) + "\n\n" +
             "\n\n".join(SENTENCES["ar"] + SENTENCES["hi"] + SENTENCES["th"]) + "\n",
    "letter": VERSIONS["complaint"],
    "pump": manual("pump"),
}


def shown_of_markdown(text):
    text = re.sub(r"\]\([^)]*\)|\[\^\w+\]:?|^\s*\d+\. |^\|[-|]+\|$", " ", text, flags=re.MULTILINE)
    return re.sub(r"[*`#>$]", "", text)


def title_of(name):
    return MARKDOWN[name].split("\n")[0].lstrip("# ")


TEXTS = {"report": report, "contract": contract, "secrets": secrets, "scripts": scripts, "long": long_text}
DECKS = {"talk": talk, "lecture": lecture}
BOOKS = {"accounts": accounts, "words": words_book}

W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"


def run(text, properties=""):
    return f'<w:r>{properties and f"<w:rPr>{properties}</w:rPr>"}<w:t xml:space="preserve">{text}</w:t></w:r>'


def write_zip(path, parts):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts.items():
            file.writestr(name, content, zipfile.ZIP_STORED if name == "mimetype" else None)


def write_docx(path, body, notes=""):
    types = ("application/vnd.openxmlformats-officedocument.wordprocessingml.", ".main+xml", "+xml")
    write_zip(path, {
        "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/word/document.xml" ContentType="{types[0]}document{types[1]}"/>'
        f'<Override PartName="/word/footnotes.xml" ContentType="{types[0]}footnotes{types[2]}"/></Types>',
        "_rels/.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
        f'<Relationship Id="r" Type="{TYPES}officeDocument" Target="word/document.xml"/></Relationships>',
        "word/_rels/document.xml.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
        f'<Relationship Id="f" Type="{TYPES}footnotes" Target="footnotes.xml"/></Relationships>',
        "word/footnotes.xml": f'<w:footnotes {W}><w:footnote w:id="0" w:type="separator"><w:p><w:r><w:separator/></w:r></w:p>'
        f'</w:footnote><w:footnote w:id="2"><w:p>{run(notes)}</w:p></w:footnote></w:footnotes>',
        "word/document.xml": f'<w:document {W} xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
        'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
        f'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>{body}</w:body></w:document>'})


def word_document(path):
    """What Word writes and LibreOffice does not. @return what its reader sees."""
    who = 'w:id="7" w:author="Reviewer" w:date="2026-03-05T10:00:00Z"'
    box = "<w:txbxContent><w:p>" + run("Boxed sentence") + "</w:p></w:txbxContent>"
    field = '<w:r><w:fldChar w:fldCharType="{}"/></w:r>'
    paragraphs = [
        run("well") + "<w:r><w:noBreakHyphen/></w:r>" + run("kept co") + "<w:r><w:softHyphen/></w:r>" + run("operation"),
        run("one") + "<w:r><w:tab/></w:r>" + run("two") + "<w:r><w:br/></w:r>" + run("three") +
        "<w:r><w:cr/></w:r>" + run("four"),
        f"<w:del {who}><w:r><w:delText>deleted words</w:delText></w:r></w:del><w:ins {who}>" + run("inserted words") + "</w:ins>",
        f"<w:moveFrom {who}>" + run("This sentence wandered.") + "</w:moveFrom>" + run("Between stays."),
        f"<w:moveTo {who}>" + run("This sentence wandered.") + "</w:moveTo>",
        "<w:r><mc:AlternateContent><mc:Choice Requires='wps'><w:drawing><wps:wsp><wps:txbx>" + box +
        f"</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>{box}</v:textbox></v:shape>"
        "</w:pict></mc:Fallback></mc:AlternateContent></w:r>",
        run("hidden run", "<w:vanish/>") + run("shown web", "<w:webHidden/>") +
        run(" was hidden", f"<w:rPrChange {who}><w:rPr><w:vanish/></w:rPr></w:rPrChange>"),
        "<w:sdt><w:sdtPr><w:alias w:val='secretalias'/></w:sdtPr><w:sdtContent>" + run("in a control") +
        "</w:sdtContent></w:sdt>",
        "<w:fldSimple w:instr=' AUTHOR secretfield '>" + run("Keeper") + "</w:fldSimple>" + field.format("begin") +
        "<w:r><w:instrText> HYPERLINK secretlink </w:instrText></w:r>" + field.format("separate") + run(" linked") +
        field.format("end"),
        "<w:r><w:ruby><w:rt>" + run("とうだい") + "</w:rt><w:rubyBase>" + run("灯台") + "</w:rubyBase></w:ruby></w:r>",
        "<m:oMath><m:r><m:t>gamma=delta</m:t></m:r></m:oMath>",
        run("noted") + "<w:r><w:footnoteReference w:id='2'/></w:r>",
        "<w:smartTag w:element='place'>" + run("Harb") + "</w:smartTag>" + run("our"),
        *map(run, SENTENCES["en"])]
    row = "<w:tr>{}<w:tc><w:p>{}</w:p></w:tc><w:tc><w:p>{}</w:p></w:tc></w:tr>"
    table = ("<w:tbl>" + row.format("", run("cell"), run("neighbour")) +
             row.format(f"<w:trPr><w:del {who}/></w:trPr>", f"<w:del {who}><w:r><w:delText>gone</w:delText></w:r></w:del>", "") +
             "</w:tbl>")
    write_docx(path, "".join(f"<w:p>{one}</w:p>" for one in paragraphs) + table, "Note of Word.")
    return ("well-kept cooperation one two three four inserted words Between stays. This sentence wandered. Boxed sentence "
            "shown web was hidden in a control Keeper linked 灯台 gamma=delta noted Harbour Note of Word. cell neighbour " +
            " ".join(SENTENCES["en"]))


def book(path):
    """An EPUB with a part that is not linear."""
    page = "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>t</title></head><body>{}</body></html>"
    names = ("one", "aside", "two")
    write_zip(path, {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": "<container xmlns='urn:oasis:names:tc:opendocument:xmlns:container' version='1.0'><rootfiles>"
        "<rootfile full-path='b.opf' media-type='application/oebps-package+xml'/></rootfiles></container>",
        "one.xhtml": page.format("<h1>Chapter</h1><p>un<b>believ</b>able sights</p>" +
                                 "".join(f"<p>{one}</p>" for one in SENTENCES["en"])),
        "aside.xhtml": page.format("<p>asidemarker of the publisher</p>"),
        "two.xhtml": page.format("<p>" + " ".join(SENTENCES["ru"]) + "</p><p hidden='hidden'>unseen paragraph</p>"
                                 "<p style='display: none'>styled away</p>"),
        "b.opf": "<package xmlns='http://www.idpf.org/2007/opf' version='3.0' unique-identifier='i'><metadata "
        "xmlns:dc='http://purl.org/dc/elements/1.1/'><dc:identifier id='i'>b</dc:identifier><dc:title>Book</dc:title>"
        "<dc:language>en</dc:language></metadata><manifest>" + "".join(
            f"<item id='{name}' href='{name}.xhtml' media-type='application/xhtml+xml'/>" for name in names) +
        "</manifest><spine><itemref idref='one'/><itemref idref='aside' linear='no'/><itemref idref='two'/></spine></package>"})
    return "Chapter unbelievable sights " + " ".join(SENTENCES["en"] + SENTENCES["ru"])
