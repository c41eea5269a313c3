"""The programs whose words are counted, and how words are counted."""

import collections
import os
import resource
import subprocess
import unicodedata

# Scripts that are compared by letters: their words depend on a dictionary.
LETTERS = ("CJK ", "HIRAGANA", "KATAKANA", "HANGUL", "THAI")
UNSEEN = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"))


def words(text):
    """How often each word stands in a text, without case, in one form of each letter."""
    found, word = [], ""
    for letter in unicodedata.normalize("NFKC", text.translate(UNSEEN)).casefold() + " ":
        if unicodedata.category(letter)[0] not in "LNM":
            found, word = found + [word] if word else found, ""
        elif not letter.isascii() and unicodedata.name(letter, "").startswith(LETTERS):
            found, word = found + [word, letter] if word else found + [letter], ""
        else:
            word += letter
    return collections.Counter(found)


def read_by(*command, **options):
    """What a program prints; nothing if it fails."""
    done = subprocess.run(command, capture_output=True, timeout=300, check=False, **options)
    return done.stdout.decode(errors="replace") if done.returncode == 0 else None


def cpu_seconds(*command):
    """Of a program with its children. What it prints is thrown away."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ours(tool, files):
    return {path: text and words(text) for path in files for text in [read_by(tool, "extract", path)]}


def pandoc(_tool, files):
    readers = {"docx": "docx", "odt": "odt", "epub": "epub", "fb2": "fb2", "rtf": "rtf"}
    return {path: text and words(text) for path in files for kind in [readers.get(path.rsplit(".", 1)[1])] if kind
            for text in [read_by("pandoc", "-f", kind, "-t", "plain", "--wrap=none", path)]}


def omindex(_tool, files):
    """The terms of the text that omindex indexes. Letters of Chinese are terms of their own, so that none is too long."""
    import xapian  # pylint: disable=import-outside-toplevel
    folder = os.path.dirname(files[0])
    place = folder + ".omindex"
    subprocess.run(["omindex", "--db", place, "--overwrite", "--url=/", "--stemmer=none", folder], capture_output=True,
                   env={**os.environ, "XAPIAN_CJK_NGRAM": "1"}, check=False)
    database, found = xapian.Database(place), {}
    for posting in database.postlist(""):
        document = database.get_document(posting.docid)
        path = os.path.join(folder, document.get_data().decode().split("url=/")[1].split("\n")[0])
        counts = collections.Counter()
        for item in document.termlist():
            term = item.term.decode(errors="replace")
            pair = len(term) == 2 and all(not letter.isascii() and unicodedata.name(letter, "").startswith(LETTERS)
                                          for letter in term)
            if not term[:1].isupper() and not pair:
                counts.update({word: count * item.wdf for word, count in words(term).items()})
        found[path] = counts
    return found


def recoll(_tool, files):
    """The text that recoll's filters give, as it indexes it."""
    folder = os.path.dirname(files[0])
    place = folder + ".recoll"
    os.makedirs(place, exist_ok=True)
    with open(os.path.join(place, "recoll.conf"), "w", encoding="utf-8") as file:
        file.write(f"topdirs = {folder}\nindexStoreDocText = 1\nnoaspell = 1\nloglevel = 1\n")
    subprocess.run(["recollindex", "-z", "-c", place], capture_output=True, check=False)
    from recoll import recoll as library  # pylint: disable=import-outside-toplevel
    query, found = library.connect(confdir=place).query(), {}
    query.execute("mime:*", fetchtext=True)
    for document in query:
        if os.path.isfile(document.url[7:]):
            found.setdefault(document.url[7:], collections.Counter()).update(words(document.text))
    return {path: counts for path, counts in found.items() if counts}


PROGRAMS = {"ours": ours, "omindex": omindex, "pandoc": pandoc, "recoll": recoll}
