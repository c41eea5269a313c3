"""One frame of a site in six mark-ups.

A mark-up is a function of a Frame, a title and paragraphs, which returns a page. The reader sees the same in all."""

import dataclasses


@dataclasses.dataclass
class Frame:
    site: str
    motto: str
    links: list  # titles of the navigation
    sidebar: list  # paragraphs
    notice: str
    related: list  # titles of other pages
    footer: list  # paragraphs
    address: str


def page(body, title, frame):
    return (f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title} - {frame.site}</title></head>\n'
            f"<body>\n{body}\n</body></html>\n")


def link_list(titles):
    items = "\n".join(f'<li><a href="/p{number}.html">{title}</a></li>' for number, title in enumerate(titles))
    return f"<ul>\n{items}\n</ul>"


def prose(paragraphs):
    return "\n".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)


def parts(frame, title, paragraphs):
    """The inner HTML of each part of a page, in their order."""
    return {
        "header": f"<div>{frame.site}</div><p>{frame.motto}</p>",
        "navigation": link_list(frame.links),
        "main": f"<h1>{title}</h1>\n{prose(paragraphs)}",
        "sidebar": f"<h3>About this site</h3>\n{prose(frame.sidebar)}",
        "related": f"<h3>More of this kind</h3>\n{link_list(frame.related)}",
        "notice": f"<p>{frame.notice}</p><button>Accept</button>",
        "footer": f"{prose(frame.footer)}<p>{frame.address}</p>",
    }


def tagged(opening, closing):
    """A mark-up that writes each part between two tags; a table has the tags of each part."""
    def make(frame, title, paragraphs):
        body = "\n".join(f"<{opening[part]}>\n{inner}\n</{closing[part]}>"
                         for part, inner in parts(frame, title, paragraphs).items())
        return page(body, title, frame)
    return make


def named(element, attribute, names):
    opening = {part: f'{element} {attribute}="{name}"' for part, name in names.items()}
    return tagged(opening, dict.fromkeys(names, element))


def elements(names):
    return tagged(names, names)


def layout_table(frame, title, paragraphs):
    part = parts(frame, title, paragraphs)

    def table(*rows):
        cells = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
        return "<table>" + "\n".join(f"<tr>{row}</tr>" for row in cells) + "</table>"
    body = table([part["header"]],
                 [table([table([part["navigation"]]), table([part["main"]], [part["related"]]), part["sidebar"]])],
                 [part["footer"]], [part["notice"]])
    return page(body, title, frame)


PARTS = ("header", "navigation", "main", "sidebar", "related", "notice", "footer")


def by_part(*names):
    return dict(zip(PARTS, names))


MARKUPS = {
    "bare div": elements(dict.fromkeys(PARTS, "div")),
    "class names": named("div", "class", by_part("site-header", "main-nav", "content", "sidebar", "related-posts",
                                                 "cookie-notice", "site-footer")),
    "layout table": layout_table,
    "ARIA roles": named("div", "role", by_part("banner", "navigation", "main", "complementary", "complementary",
                                               "alertdialog", "contentinfo")),
    "HTML5 elements": elements(by_part("header", "nav", "main", "aside", "aside", "dialog", "footer")),
    "custom elements": elements(by_part("site-header", "site-nav", "page-content", "side-bar", "related-posts",
                                        "cookie-notice", "site-footer")),
}
