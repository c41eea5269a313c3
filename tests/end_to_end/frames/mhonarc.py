"""The archive of a mailing list, by MHonArc: a page for each mail."""

import os
import shutil
from email.message import EmailMessage
from email.utils import format_datetime
from datetime import datetime, timedelta, timezone

from platform_run import need, run
from platform_texts import Text, Writer

MAILS = 120  # that begin a thread
COPIES = 20
FOOTER = "_" * 47 + "\nmanuals mailing list\nmanuals@lists.example.org\nhttps://lists.example.org/manuals"


def mails():
    """(text, body) of mails, of answers that quote them, of short answers that quote them all, and of mails sent again."""
    writer = Writer()
    first = [Text(f"mail{number}", f"mail{number}", "mail", writer.title(), [writer.paragraph(57) for _ in range(3)])
             for number in range(MAILS)]
    for text in first:
        yield text, "\n\n".join(text.paragraphs)
    for text in first[:40]:
        own = writer.paragraph(60)
        yield (Text("answer" + text.name, "answer" + text.name, "mail", "Re: " + text.title, [own]),
               f"{quoted(text.paragraphs[:1])}\n\n{own}")
    for text in first[40:80]:
        yield (Text("short" + text.name, "short" + text.name, "mail", "Re: " + text.title, ["I agree."]),
               f"I agree.\n\n{quoted(text.paragraphs)}")
    for text in first[80:80 + COPIES]:
        yield Text(text.key, "again" + text.name, "mail", text.title, text.paragraphs), "\n\n".join(text.paragraphs)


def quoted(paragraphs):
    return "On Monday, Ann wrote:\n" + "\n>\n".join("> " + paragraph for paragraph in paragraphs)


def sites(folder, _npm):
    need("mhonarc")
    place = os.path.join(folder, "mhonarc-default")
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    box, texts = os.path.join(folder, "list.mbox"), []
    start = datetime(2026, 1, 12, tzinfo=timezone.utc)
    with open(box, "wb") as file:
        for number, (text, body) in enumerate(mails()):
            mail = EmailMessage()
            mail["From"], mail["To"] = f"Reader {number % 7} <r{number % 7}@example.org>", "manuals@lists.example.org"
            mail["Subject"], mail["Message-ID"] = text.title, f"<{number}@example.org>"
            mail["Date"] = format_datetime(start + timedelta(minutes=number))
            mail.set_content(f"{body}\n\n{FOOTER}\n")
            file.write(b"From r@example.org Mon Jan 12 10:00:00 2026\n" + mail.as_bytes() + b"\n")
            texts.append(text)
    run(["mhonarc", "-quiet", "-outdir", place, box])
    for index in ("maillist.html", "threads.html"):
        os.remove(os.path.join(place, index))
    return {"default": [(text, os.path.join(place, f"msg{number:05d}.html")) for number, text in enumerate(texts)]}
