"""Flat OpenDocument files written by hand, with the words that their reader sees."""

from xml.sax.saxutils import escape

NAMES = " ".join(f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for prefix, name in {
    "office": "office", "style": "style", "text": "text", "table": "table", "draw": "drawing", "svg": "svg-compatible",
    "fo": "xsl-fo-compatible", "presentation": "presentation", "number": "datastyle", "meta": "meta"}.items()) + (
        ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink"')

BOX = 'svg:width="7cm" svg:height="2cm" svg:x="{x}cm" svg:y="{y}cm"'


class Piece:
    """A part of a paragraph: its XML, the words a reader sees in it, and the words that programs may give or leave out."""

    def __init__(self, xml, shown="", may=""):
        self.xml, self.shown, self.may = xml, shown, may

    def __add__(self, other):
        other = piece(other)
        return Piece(self.xml + other.xml, self.shown + other.shown, self.may + " " + other.may)


def piece(text):
    return text if isinstance(text, Piece) else Piece(escape(text), text)


def join(pieces):
    return sum(pieces, Piece(""))


def span(text, style="bold"):
    inner = piece(text)
    return Piece(f'<text:span text:style-name="{style}">{inner.xml}</text:span>', "" if style == "hidden" else inner.shown)


def mark(xml, shown=""):
    """An element without text, or with text that stands in it."""
    return Piece(xml, shown)


def note(kind, text):
    return Piece(f'<text:note text:note-class="{kind}"><text:note-citation>1</text:note-citation><text:note-body>'
                 f"<text:p>{escape(text)}</text:p></text:note-body></text:note>", "", f"{text} ")


def remark(text):
    return Piece(f"<office:annotation><dc:creator>Reviewer</dc:creator><dc:date>2026-03-05T10:00:00</dc:date><text:p>{text}"
                 "</text:p></office:annotation>", "", f"{text} Reviewer ")


def ruby(base, above):
    return Piece(f"<text:ruby><text:ruby-base>{base}</text:ruby-base><text:ruby-text>{above}</text:ruby-text></text:ruby>",
                 base, above + " ")


class Text:
    """A flat ODT."""

    kind, master = "text", "Standard"
    not_in = ()  # kinds
    exported = {}  # kind: words that LibreOffice does not hide in it
    absent = {}  # kind: words that LibreOffice does not write into it

    def __init__(self, title):
        self.title, self.body, self.changes, self.shown, self.may, self.header = title, [], [], [], [title] * 3, ""

    def add(self, xml, *pieces):
        """XML as it is, and what is read of it."""
        self.body.append(xml)
        for one in pieces:
            self.shown.append(one.shown)
            self.may.append(one.may)

    def p(self, *pieces, element="text:p", style="body"):
        inner = join(map(piece, pieces))
        self.add(f'<{element} text:style-name="{style}"' + (' text:outline-level="1"' if element == "text:h" else "") +
                 f">{inner.xml}</{element}>", inner)

    def h(self, text):
        self.p(text, element="text:h")

    def note(self, before, kind, text, after=""):
        """A paragraph with a note, whose words are shown elsewhere."""
        self.p(before, Piece(note(kind, text).xml), after)
        self.shown.append(text)

    def box(self, text, inside, shape=False):
        inner = piece(inside)
        place = BOX.format(x=9, y=1) + ' text:anchor-type="paragraph"'
        xml = (f'<draw:custom-shape {place}><text:p>{inner.xml}</text:p><draw:enhanced-geometry svg:viewBox="0 0 21600 21600" '
               'draw:type="rectangle" draw:enhanced-path="M 0 0 L 21600 0 21600 21600 0 21600 0 0 Z N"/></draw:custom-shape>'
               if shape else f"<draw:frame {place}><draw:text-box><text:p>{inner.xml}</text:p></draw:text-box></draw:frame>")
        self.p(Piece(xml), text)
        self.shown.append(inner.shown)

    def items(self, texts, nested=()):
        inner = "".join(f"<text:list-item><text:p>{escape(text)}</text:p></text:list-item>" for text in nested)
        lists = "".join(f"<text:list-item><text:p>{escape(text)}</text:p>" +
                        (f"<text:list>{inner}</text:list>" if at == 0 and inner else "") + "</text:list-item>"
                        for at, text in enumerate(texts))
        self.add(f'<text:list text:style-name="numbers">{lists}</text:list>', *map(piece, (*texts, *nested)))

    def table(self, rows, merged=False):
        """@param merged  whether the first cell takes the first row."""
        xml = f'<table:table><table:table-column table:number-columns-repeated="{len(rows[0])}"/>'
        for at, row in enumerate(rows):
            over = merged and at == 0
            cells = (f'<table:table-cell table:number-columns-spanned="{len(row)}"><text:p>{escape(row[0])}</text:p>'
                     "</table:table-cell>" + "<table:covered-table-cell/>" * (len(row) - 1)) if over else "".join(
                         f"<table:table-cell><text:p>{escape(cell)}</text:p></table:table-cell>" for cell in row)
            xml += f"<table:table-row>{cells}</table:table-row>"
        self.add(xml + "</table:table>", *(piece(cell) for at, row in enumerate(rows)
                                           for cell in (row[:1] if merged and at == 0 else row)))

    def _region(self, what, content=""):
        name = f"c{len(self.changes)}"
        self.changes.append(f'<text:changed-region xml:id="{name}" text:id="{name}"><text:{what}><office:change-info>'
                            "<dc:creator>Reviewer</dc:creator><dc:date>2026-03-05T10:00:00</dc:date></office:change-info>"
                            f"{content}</text:{what}></text:changed-region>")
        return name

    def deleted(self, *paragraphs):
        content = "".join(f"<text:p>{escape(text)}</text:p>" for text in paragraphs)
        return Piece(f'<text:change text:change-id="{self._region("deletion", content)}"/>')

    def inserted(self, text):
        name = self._region("insertion")
        begin, end = (f'<text:change-{what} text:change-id="{name}"/>' for what in ("start", "end"))
        return Piece(begin + escape(text) + end, text)

    def content(self):
        changes = f"<text:tracked-changes>{''.join(self.changes)}</text:tracked-changes>" if self.changes else ""
        return changes + "".join(self.body)

    def xml(self):
        header = f"<style:header><text:p>{escape(self.header)}</text:p></style:header>" if self.header else ""
        return (f'<?xml version="1.0" encoding="UTF-8"?><office:document {NAMES} office:version="1.3" '
                f'office:mimetype="application/vnd.oasis.opendocument.{self.kind}"><office:meta><dc:title>{escape(self.title)}'
                f"</dc:title></office:meta><office:automatic-styles>{STYLES}</office:automatic-styles><office:master-styles>"
                f'<style:master-page style:name="{self.master}" style:page-layout-name="layout">{header}</style:master-page>'
                f"</office:master-styles><office:body><office:{self.kind}>{self.content()}</office:{self.kind}></office:body>"
                "</office:document>")


class Slides(Text):
    """A flat ODP: p() and others make what stands on the next slide."""

    kind, master = "presentation", "Default"

    def __init__(self, title):
        super().__init__(title)
        self.pages = []

    def box(self, text, inside, shape=False):
        super().box("", inside, shape)
        self.body[-1] = self.body[-1].split(">", 1)[1].rsplit("</text:p>", 1)[0].replace(' text:anchor-type="paragraph"', "")

    def table(self, rows, merged=False):
        super().table(rows, merged)
        self.body[-1] = f"<draw:frame {BOX.format(x=2, y=9)}>{self.body[-1]}</draw:frame>"

    def text(self, *paragraphs, role="outline"):
        self.add(f'<draw:frame presentation:class="{role}" {BOX.format(x=2, y=1 if role == "title" else 4)}><draw:text-box>' +
                 "".join(f"<text:p>{piece(one).xml}</text:p>" for one in paragraphs) + "</draw:text-box></draw:frame>",
                 *map(piece, paragraphs))

    def slide(self, notes="", hidden=False):
        spoken = (f'<presentation:notes><draw:page-thumbnail draw:page-number="{len(self.pages) + 1}"/><draw:frame '
                  f'presentation:class="notes" {BOX.format(x=2, y=14)}><draw:text-box><text:p>{escape(notes)}</text:p>'
                  "</draw:text-box></draw:frame></presentation:notes>") if notes else ""
        self.pages.append(f'<draw:page draw:name="page{len(self.pages)}" draw:style-name="{"unseen" if hidden else "seen"}" '
                          f'draw:master-page-name="Default">{"".join(self.body)}{spoken}</draw:page>')
        self.body, self.shown = [], self.shown + [notes]

    def content(self):
        return "".join(self.pages)


class Sheets(Text):
    """A flat ODS. A cell is a text, or (value type, value, shown)."""

    kind, master = "spreadsheet", "Default"

    def sheet(self, name, rows, hidden=False):
        self.may.append(name)
        xml = f'<table:table table:name="{name}" table:style-name="{"unseen-table" if hidden else "seen-table"}">'
        for row in rows:
            xml += "<table:table-row>" + "".join(map(self._cell, row)) + "</table:table-row>"
            (self.may if hidden else self.shown).extend(cell if isinstance(cell, str) else cell[2] for cell in row)
        self.body.append(xml + "</table:table>")

    @staticmethod
    def _cell(cell):
        if isinstance(cell, str):
            lines = "".join(f"<text:p>{escape(line)}</text:p>" for line in cell.split("\n"))
            return f'<table:table-cell office:value-type="string">{lines}</table:table-cell>'
        kind, value, shown = cell
        name = {"date": "date-value", "boolean": "boolean-value", "time": "time-value"}.get(kind.split("-")[0], "value")
        style = f' table:style-name="{kind}"' if "-" in kind or kind in ("date", "percentage", "time", "boolean") else ""
        return (f'<table:table-cell office:value-type="{kind.split("-")[0]}" office:{name}="{value}"{style}>'
                f"<text:p>{shown}</text:p></table:table-cell>")


def style(name, family, properties="", **more):
    inner = "".join(f"<style:{kind.replace('_', '-')}-properties {value}/>" for kind, value in more.items())
    return f'<style:style style:name="{name}" style:family="{family}" {properties}>{inner}</style:style>'


def data_style(name, kind, inner):
    return (f'<number:{kind} style:name="n-{name}" number:language="en" number:country="US">{inner}</number:{kind}>' +
            style(name, "table-cell", f'style:data-style-name="n-{name}"'))


def number(kind="number", **attributes):
    listed = " ".join(f'number:{name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<number:{kind} {listed}/>"


STYLES = (
    style("body", "paragraph") + style("bold", "text", text='fo:font-weight="bold"')
    + style("hidden", "text", text='text:display="none"')
    + style("seen", "drawing-page", drawing_page='presentation:visibility="visible"')
    + style("unseen", "drawing-page", drawing_page='presentation:visibility="hidden"')
    + style("seen-table", "table", table='table:display="true"') + style("unseen-table", "table", table='table:display="false"')
    + '<text:list-style style:name="numbers"><text:list-level-style-number text:level="1" style:num-format="1" '
    'style:num-suffix="."/></text:list-style><style:page-layout style:name="layout"><style:page-layout-properties '
    'fo:page-width="21cm" fo:page-height="29.7cm"/></style:page-layout>'
    + data_style("float-money", "number-style", number(decimal_places=2, min_decimal_places=2, min_integer_digits=1,
                                                       grouping="true"))
    + data_style("percentage", "percentage-style", number(decimal_places=1, min_decimal_places=1, min_integer_digits=1) +
                 "<number:text>%</number:text>")
    + data_style("date", "date-style", "<number:text>-</number:text>".join(
        number(part, style="long") for part in ("year", "month", "day")))
    + data_style("date-long", "date-style", "<number:text> </number:text>".join(
        (number("day"), number("month", textual="true", style="long"), number("year", style="long"))))
    + data_style("boolean", "boolean-style", "<number:boolean/>")
    + data_style("time", "time-style", "<number:text>:</number:text>".join(
        number(part, style="long") for part in ("hours", "minutes")))
    + data_style("float-scientific", "number-style", number("scientific-number", decimal_places=2, min_integer_digits=1,
                                                            min_exponent_digits=2))
    + data_style("float-fraction", "number-style", number("fraction", min_integer_digits=0, min_numerator_digits=1,
                                                          min_denominator_digits=1)))
