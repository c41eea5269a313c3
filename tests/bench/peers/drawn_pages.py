"""Pages of known content, drawn at random: which paragraphs does an extractor lose?

Each paragraph of a page's content has a word of its own. What is drawn: the kind of page, how many paragraphs it has and how
long they are, and the names of its containers."""

import os
import random

KINDS = ("list", "thread", "stories", "form", "legal", "menu")
FRAME = ('<nav><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li><li><a href="/about">About us</a></li></ul></nav>',
         '<footer><p>Copyright 2026 Example Ltd. All rights reserved.</p></footer>')
WORDS = ("the mill by the river was built of grey stone and it still works on market days when farmers bring their grain from the "
         "hills around to have it ground while children watch the wheel turn in the water").split()


def paragraph(chance, mark):
    words = [chance.choice(WORDS) for _ in range(chance.randint(25, 60))]
    return f"{mark} {' '.join(words)}.".capitalize()


def content(chance, kind, paragraphs):
    if kind == "list":
        return "<ul>" + "".join(f"<li>{one}</li>" for one in paragraphs) + "</ul>"
    if kind == "thread":
        return "".join(f'<div class="post"><b class="author">user{chance.randint(1, 99)}</b><div class="body">{one}</div></div>'
                       for one in paragraphs)
    if kind == "stories":
        return "".join(f'<article class="story"><h2>Story {number}</h2><p>{one}</p></article>'
                       for number, one in enumerate(paragraphs))
    if kind == "form":
        return '<form action="/send"><fieldset>' + "".join(f"<p>{one}</p>" for one in paragraphs) + "</fieldset></form>"
    return f'<div class="{kind}">' + "".join(f"<p>{one}</p>" for one in paragraphs) + "</div>"


def draw(folder, count, seed):
    """Write pages. @return {name: (kind, words of its paragraphs)}"""
    chance, truth = random.Random(seed), {}
    os.makedirs(folder, exist_ok=True)
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        marks = [f"zq{number}x{place}" for place in range(chance.randint(3, 9))]
        body = content(chance, kind, [paragraph(chance, mark) for mark in marks])
        wrapper = chance.choice(("div", "main", "section"))
        html = (f"<!DOCTYPE html><html lang=en><head><title>Page {number}</title></head><body>{FRAME[0]}<{wrapper}>"
                f"<h1>Page {number}</h1>{body}</{wrapper}>{FRAME[1]}</body></html>")
        with open(os.path.join(folder, f"{number:04}.html"), "w", encoding="ascii") as file:
            file.write(html)
        truth[f"{number:04}"] = (kind, marks)
    return truth


def lost(truth, texts):
    """{kind: (lost paragraphs, all)}"""
    found = {kind: [0, 0] for kind in KINDS}
    for name, (kind, marks) in truth.items():
        text = texts.get(name, "").casefold()
        found[kind][0] += sum(mark not in text for mark in marks)
        found[kind][1] += len(marks)
    return found
