"""html5lib 1.1 (2020) with the corrections that the standard, what it says of each single character, or our parser asks for.

Each correction is a piece of its html5parser.py and what stands there instead. An html5lib without one of the pieces is
another version: then there is no oracle."""

import importlib.util
import sys

import html5lib
import html5lib.html5parser

# (reason, old, new)
CORRECTIONS = [
    ("the adoption agency has no limit of three elements between; the further ones are no formatting elements any more",
     """                while innerLoopCounter < 3:
                    innerLoopCounter += 1
                    # Node is element before node in open elements
                    index -= 1
                    node = self.tree.openElements[index]
""",
     """                while True:
                    innerLoopCounter += 1
                    # Node is element before node in open elements
                    index -= 1
                    node = self.tree.openElements[index]
                    if node == formattingElement:
                        break
                    if innerLoopCounter > 3 and node in self.tree.activeFormattingElements:
                        if self.tree.activeFormattingElements.index(node) < bookmark:
                            bookmark -= 1
                        self.tree.activeFormattingElements.remove(node)
"""),
    ("the bookmark of the adoption agency moves with what stands before it",
     """                self.tree.activeFormattingElements.remove(formattingElement)
                self.tree.activeFormattingElements.insert(bookmark, clone)
""",
     """                if self.tree.activeFormattingElements.index(formattingElement) < bookmark:
                    bookmark -= 1
                self.tree.activeFormattingElements.remove(formattingElement)
                self.tree.activeFormattingElements.insert(bookmark, clone)
"""),
    ("</p> and </br> end SVG and MathML",
     """            nodeIndex = len(self.tree.openElements) - 1
            node = self.tree.openElements[-1]
            if node.name.translate(asciiUpper2Lower) != token["name"]:
""",
     """            if token["name"] in ("br", "p"):
                while (self.tree.openElements[-1].namespace != self.tree.defaultNamespace and
                       not self.parser.isHTMLIntegrationPoint(self.tree.openElements[-1]) and
                       not self.parser.isMathMLTextIntegrationPoint(self.tree.openElements[-1])):
                    self.tree.openElements.pop()
                return self.parser.phase.processEndTag(token)
            nodeIndex = len(self.tree.openElements) - 1
            node = self.tree.openElements[-1]
            if node.name.translate(asciiUpper2Lower) != token["name"]:
"""),
    ("a textarea has text alone",
     """            self.tree.insertElement(token)
            self.parser.tokenizer.state = self.parser.tokenizer.rcdataState
            self.processSpaceCharacters = self.processSpaceCharactersDropNewline
""",
     """            self.parser.parseRCDataRawtext(token, "RCDATA")
            self.processSpaceCharacters = self.processSpaceCharactersDropNewline
"""),
    ("an end tag in HTML ends no element of SVG or MathML",
     """            for node in self.tree.openElements[::-1]:
                if node.name == token["name"]:
""",
     """            for node in self.tree.openElements[::-1]:
                if node.name == token["name"] and node.namespace == self.tree.defaultNamespace:
"""),
    ("text in a table goes before it only where the open element is of the table",
     """        def processSpaceCharacters(self, token):
            originalPhase = self.parser.phase
            self.parser.phase = self.parser.phases["inTableText"]
""",
     """        def processSpaceCharacters(self, token):
            if self.tree.openElements[-1].name not in ("table", "tbody", "tfoot", "thead", "tr"):
                self.tree.insertFromTable = True
                self.parser.phases["inBody"].processSpaceCharacters(token)
                self.tree.insertFromTable = False
                return
            originalPhase = self.parser.phase
            self.parser.phase = self.parser.phases["inTableText"]
"""),
    ("the same",
     """        def processCharacters(self, token):
            originalPhase = self.parser.phase
            self.parser.phase = self.parser.phases["inTableText"]
""",
     """        def processCharacters(self, token):
            if self.tree.openElements[-1].name not in ("table", "tbody", "tfoot", "thead", "tr"):
                return self.insertText(token)
            originalPhase = self.parser.phase
            self.parser.phase = self.parser.phases["inTableText"]
"""),
    ("a second button in a table is not lost",
     """            self.parser.phases["inBody"].processStartTag(token)
            self.tree.insertFromTable = False
""",
     """            new_token = self.parser.phases["inBody"].processStartTag(token)
            self.tree.insertFromTable = False
            return new_token
"""),
    ("white space in a cell or caption opens formatting elements again",
     """        def processCharacters(self, token):
            return self.parser.phases["inBody"].processCharacters(token)
""",
     """        def processSpaceCharacters(self, token):
            return self.parser.phases["inBody"].processSpaceCharacters(token)

        def processCharacters(self, token):
            return self.parser.phases["inBody"].processCharacters(token)
"""),
    ("items before a table stay before it",
     """                    self.parser.phase.processEndTag(
                        impliedTagToken(node.name, "EndTag"))
""",
     """                    self.processEndTag(
                        impliedTagToken(node.name, "EndTag"))
"""),
    ("the same",
     """                self.parser.phase.processEndTag(
                    impliedTagToken("p", "EndTag"))
""",
     """                self.endTagP(impliedTagToken("p", "EndTag"))
"""),
    ("a document type divides the text in a table",
     """        def processComment(self, token):
            self.flushCharacters()
""",
     """        def processDoctype(self, token):
            self.flushCharacters()
            self.parser.phase = self.originalPhase

        def processComment(self, token):
            self.flushCharacters()
"""),
    ("a table ends a paragraph whatever the document type is, as plugin/intake/html/html_parser.h says",
     """            if self.parser.compatMode != "quirks":
                if self.tree.elementInScope("p", variant="button"):
""",
     """            if True:
                if self.tree.elementInScope("p", variant="button"):
"""),
    ("texts are divided, see divided_tokens()",
     "        for token in self.tokenizer:\n", "        for token in self.divided_tokens():\n"),
]

HTML = html5lib.constants.namespaces["html"]
MATH = html5lib.constants.namespaces["mathml"]
SVG = html5lib.constants.namespaces["svg"]
NEW_SPECIAL = ({(HTML, name) for name in "figcaption hgroup keygen main search source summary template track".split()} |
               {(MATH, name) for name in "mi mo mn ms mtext annotation-xml".split()} | {(SVG, "desc"), (SVG, "title")})
OLD_SPECIAL = {(HTML, name) for name in "command image isindex".split()}


SPACES = " \t\n\f"


def corrected_module():
    found = importlib.util.find_spec("html5lib.html5parser")
    with open(found.origin, encoding="utf-8") as file:
        source = file.read()
    for reason, old, new in CORRECTIONS:
        if old not in source:
            raise ImportError(f"this html5lib is not version 1.1: {reason}")
        source = source.replace(old, new)
    module = importlib.util.module_from_spec(found)
    exec(compile(source, found.origin, "exec"), module.__dict__)  # pylint: disable=exec-used
    special = html5lib.constants.specialElements
    module.specialElements = (special | NEW_SPECIAL) - OLD_SPECIAL
    return module


def text_runs(text):
    """White space and other characters apart: the standard has a rule for each character."""
    start = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or (text[place] in SPACES) != (text[start] in SPACES):
            yield text[start:place]
            start = place


MODULE = corrected_module()


class Parser(MODULE.HTMLParser):
    def divided_tokens(self):
        """A line feed right after <pre> is no text, and only there; and texts are divided."""
        types = html5lib.constants.tokenTypes
        body = self.phases["inBody"]
        drops = False
        for token in self.tokenizer:
            if token["type"] == types["ParseError"]:
                continue
            if token["type"] not in (types["Characters"], types["SpaceCharacters"]):
                drops = False
                yield token
                if body.processSpaceCharacters == body.processSpaceCharactersDropNewline:
                    body.processSpaceCharacters = body.processSpaceCharactersNonPre
                    drops = True
                continue
            text = token["data"]
            if drops and text.startswith("\n"):
                text = text[1:]
            drops = False
            for run in text_runs(text):
                kind = "SpaceCharacters" if run[0] in SPACES else "Characters"
                yield {"type": types[kind], "data": run}


def parsed(page):
    """The document of a page, by xml.dom.minidom; html5lib's other trees lose elements."""
    return Parser(tree=html5lib.getTreeBuilder("dom"), namespaceHTMLElements=False).parse(page)
