#!/usr/bin/env python3
"""Writes the seeds of the corpora: small inputs that lead to each check of each target.

Files that it does not know stay: inputs that once broke something are kept beside the seeds."""
import bz2
import gzip
import io
import json
import lzma
import pathlib
import struct
import zipfile
import zlib

CORPUS = pathlib.Path(__file__).parent / "corpus"


def encoded(text):
    return text if isinstance(text, bytes) else text.encode()


def short(text):
    """A text as Input::short_text() takes it."""
    return bytes([len(encoded(text))]) + encoded(text)


def write(target, seeds):
    folder = CORPUS / target
    folder.mkdir(parents=True, exist_ok=True)
    for name, seed in seeds.items():
        (folder / name).write_bytes(seed)


def checks(**seeds_by_check):
    """{check_seed: its number and the seed}, checks in the order of the target's table."""
    return {f"{check}_{name}": bytes([number]) + encoded(seed)
            for number, (check, seeds) in enumerate(seeds_by_check.items()) for name, seed in seeds.items()}


def text_seeds():
    texts = {
        "empty": "",
        "english": "The quick brown fox can't jump over 3.14 lazy dogs, or \u2019tis so.",
        "french": "L\u2019\u00e9t\u00e9 \u00e0 Paris, o\u00f9 l'on cafe\u0301 s\u2019\u00e9meut. \u0152uvre",
        "german": "STRASSE stra\u00dfe \u00dcBERMUT Ma\u00df\u00adnahme",
        "russian": "\u0421\u044a\u0435\u0448\u044c \u0436\u0435 \u0435\u0449\u0451 \u0442\u0440\u0438 \u0431\u0443\u043b\u043a\u0438",
        "greek": "\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2 \u039f\u0394\u039f\u03a3 \u1fb3 \u0345",
        "turkish": "\u0130stanbul \u0131\u015f\u0131k I i",
        "japanese": "\u543e\u8f29\u306f\u732b\u3067\u3042\u308b\u3002\u540d\u524d\u306f\u307e\u3060\u7121\u3044\u3001\u3000\uff8a\uff9d\uff76\uff78 \u304b\u3099\u304f 123",
        "chinese": "\u4e2d\u534e\u4eba\u6c11\u5171\u548c\u56fd\u4e2d\u592e\u653f\u5e9c\uff0c\u5317\u4eac_\u5317",
        "korean": "\ud55c\uad6d\uc5b4\ub294 \uc544\ub984\ub2e4\uc6b4 \u1112\u1161\u11ab\uc5b8\uc5b4a",
        "thai": "\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22\u0e40\u0e1b\u0e47\u0e19\u0e20\u0e32\u0e29\u0e32 \u0e19\u0e49\u0e33",
        "khmer": "\u1797\u17b6\u179f\u17b6\u1781\u17d2\u1798\u17c2\u179a\u200b\u1787\u17b6",
        "burmese": "\u1019\u103c\u1014\u103a\u1019\u102c\u1018\u102c\u101e\u102c\u1005\u1000\u102c\u1038\u104b",
        "hindi": "\u0939\u093f\u0928\u094d\u0926\u0940 \u092e\u0947\u0902 \u0915\u093c\u093f",
        "arabic": "\u0627\u0644\u0644\u063a\u0629 \u0644\u064f\u063a\u064e\u0629\u064c \u0640 \ufdfa",
        "hebrew": "\u05e6\u05d4\"\u05dc \u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd \u05d2'",
        "emoji": "\U0001f469\u200d\U0001f4bb \U0001f1e9\U0001f1ea\U0001f1eb a\U0001f642b 1\ufe0f\u20e3",
        "links": "See http://example.com/a?b=c, www.x.org or a.b@c-d.ef; ftp://x @y www. a@b",
        "fractions": "\u00bd \u00b2 \u2160 \ufb01x \u33a5 \u0132",
        "white_space": "a \t b\r\n\r\nc\x0b\x0cd\u00a0e\u2028f\u3000g",
        "ill_formed": b"a\xffb \xc0\x80 \xed\xa0\x80 \xe3\x80 x\xf4\x90\x80\x80 \xf0\x9f",
        "flood": "a" + "\u0301" * 40 + " b" + "\u0323\u0345" * 20,
        "ignorable": "a\u034fb\u00adc\u200bd\ufeffe \U000e0041f",
        "connectors": "a_b __ _ \u203f x\u0300_1",
        "long_word": "x" * 130 + " " + "y" * 63 + "\u00e9" + "z" * 64,
        "blocks": ("word " * 13)[:63] + "\u00fc" + "word " * 14,
        "stop_words": "the cat and the dog are not in the house of the man who was here the day before",
        "copies": "one two three four five six seven eight nine ten " * 6,
        "initials": "The U.S. of J.R.R.Tolkien (U.S.A.F.) R&A.B, U.S@x.org U\u00ad.S.",
        "terms": "x" * 64 + " " + "ab'" * 22 + " " + "1," * 40 + " " + "_" * 65 + " \u0130\u0323 \u2122 \u0e44\u0e17\u0e22" + "y" * 60,
    }
    def numbered(step):
        """Each text behind another byte: the way to its tokens, how long a chunk waits, the scheme."""
        return {name: bytes([number * step % 256]) + encoded(text) for number, (name, text) in enumerate(texts.items())}
    return checks(tokens=numbered(1), chunks=numbered(9), signatures=numbered(1))


def signature_value(flags, tokens, shingles, sketch):
    return bytes([0, 5, flags, 0]) + tokens + shingles + b"digest08" + sketch


def stored_value_seeds():
    ledger = struct.pack(">IIIII", 2, 1, 0xdead, 2, 0xbeef) + struct.pack(">II", 1, 4) + b"XNDa" + struct.pack(">II", 1, 7)
    whole = ("neardup3 tokenizer=icu-uax29-xapian2 stop=- fingerprint=simhash-doc-xxh3 shingle=word:3 minhash=fss:128 sketch=8 "
             "bands=minhash:8x4 seed=0 slots=64,65,66,67 bandprefix=XND groupprefix=XNG")
    return checks(
        values={
            "fingerprint": b"\0\3" + b"12345678",
            "signature": signature_value(0, b"\x05", b"\x03", bytes(range(64))),
            "signature_left_out": bytes([0, 5, 2, 1, 5, 3]) + b"digest08" + b"leftout8" + bytes(range(64)),
            "signature_long_counts": signature_value(1, b"\x80\x80\x04", b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", b""),
            "signature_overlong_count": signature_value(0, b"\x85\x00", b"\x03", b"s"),
            "signature_count_too_large": signature_value(0, b"\xff" * 9 + b"\x02", b"\x03", b""),
            "group_single": b"\0\1" + b"digest08" + bytes([4]) + struct.pack(">I", 10**9),
            "group_member": b"\0\xa0" + b"digest08" + bytes([2]) + struct.pack(">I", 812345678),
            "group_similarity_over_one": b"\0\xa0" + b"digest08" + bytes([6]) + struct.pack(">I", 10**9 + 1),
            "group_role_three": b"\0\xa0" + b"digest08" + bytes([3]) + struct.pack(">I", 1),
            "empty": b"",
        },
        ledger={
            "whole": b"\0" + ledger,
            "cut": b"\0" + ledger[:-3],
            "counts_too_large": b"\0\xff\xff\xff\xff" + ledger[4:],
            "empty": b"\0",
            "other_head": b"\3scheme=01020304 threshold=0.9 prefer=oldest\n0123456789abcdef",
        },
        resigning={"docid": b"\0" + b"4711", "too_large": b"\0" + b"4294967296", "no_number": b"\0-1", "other": b"\1name\n12"},
        pairs={
            "of_two": short("a") + short("b") + b"\0",
            "equal": short("a") + short("a") + b"\0",
            "reversed": short("b") + short("a") + b"\0",
            "leading_zero": short("ab") + short("cd") + b"\x0302",
            "wrong_length": short("ab") + short("cd") + b"\x019",
            "no_number": short("ab") + short("cd") + b"\x02-2",
            "long_ids": short("x" * 250) + short("y" * 250) + b"\0",
            "foreign_key": short("") + short(b"\0\xff") + b"\0" + b"zzz",
        },
        mark={"plain": short("n") + short("x") + b"some/id", "capital": short(":") + short("Y") + b"Capital",
              "colon": short("") + short("") + b":id", "long": short("a") + short("b") + b"l" * 300, "empty": b"\0\0",
              "zero_bytes": short(b"\0") + short("A") + b"\0\0id"},
        names={"base32": b"\x3f" + short("Hexample.org") + b"mfrggzdfmztwq", "hex": b"\x27" + short("") + b"0123456789abcDEF",
               "date": b"\0\0" + b"20240229", "no_date": b"\0\0" + b"20230229", "date_time": b"\0\0" + b"20240229235959",
               "seconds": b"\0\0" + struct.pack(">I", 1700000000), "serialised": b"\0\0" + b"\xbf\x80\x12\x34\x56"},
        scheme={
            "whole": whole, "idf": whole.replace("word:3", "word:1").replace("simhash-doc-xxh3", "words-idf") + " idf=200,the:16,und:30",
            "methods": whole.replace("minhash:8x4", "minhash:4x4,simhash:16x28,sample:8,profile:2:10,digest-tokens,digest-text"),
            "stop_led": whole.replace("word:3", "stop-led:3:2").replace("stop=-", "stop=a,the"),
            "weighted": whole.replace("word:3", "word:2+counts").replace("fss", "weighted"),
            "prefix_clash": whole.replace("XNG", "XNDA"), "preset": "loose", "many_bands": whole.replace("8x4", "64x2"),
        },
        idf={"table": "200,a:1,b:255", "unordered": "200,b:1,a:2", "grade_0": "3,a:0", "rest": "17"},
    )


def markup_seeds():
    page = ("<!DOCTYPE html><html><head><title>A &amp; B</title><meta charset=\"{}\"></head><body><nav>menu</nav>"
            "<article><header>h</header><p>one<b>two</b>&nbsp;three&#x41;&#66;<br>four</p></article>"
            "<footer>end</footer></body></html>")
    hidden = {"plain": "p { color: red }", "comment": "<!-- x", "cdata": "]]> //<![CDATA[", "entity": "&lt;/style&gt; &#60;",
              "quotes": "\"' > </ x", "odd": "\0\x01\ufffe</\u00e9", "script_comment": "<!--<script>", "long": "ab " * 60}
    seeds = checks(
        html={
            "page": page.format("utf-8"), "latin1": page.format("iso-8859-1").encode() + b"\xe9\x80", "sjis": page.format("shift_jis").encode() + b"\x83\x5c",
            "utf16": b"\xff\xfe" + page.format("utf-16").encode("utf-16-le"), "utf32": b"\0\0\xfe\xff" + "<p>x\U0001f600".encode("utf-32-be"),
            "wide_charset": page.format("ucs-4"), "utf7": page.format("utf-7") + "+AGE-", "declaration": "<?xml version='1.0' encoding='koi8-r'?><p>x",
            "unclosed": "<p><b><i>x<a href='y>z</b></p><table><tr><td>1<td>2", "end_tags": "a</body>b</html>c</BODY >d</ html>",
            "svg": "<svg><title>no</title><text>yes</text></svg><title>second</title>", "roles": "<div role=navigation>n</div><div role=main><header>m</header></div>",
            "frames": "<frameset><frame src=x><noframes>n</noframes></frameset>", "template": "<template>x</template><noscript>y</noscript>z",
            "comment": "a<!-- b -- > c --> d <!doctype x> <![CDATA[ e ]]> <?php f ?> g", "references": "&lt &amp;lt; &#0; &#xd800; &#1114112; &nosuch; &Eacute;",
            "script": "<script>if (a</b>) '</script>' </script>x", "deep": "<div>" * 90 + "x" + "</p>" * 9, "attributes": "<p a b='c' d=e f = \"g\"/>x</p/>",
            "flood": "<p " + "a " * 1010 + ">x</p>",
        },
        hidden={f"{name}_{number}": bytes([number]) + text.encode("utf-8", "surrogatepass") for number in range(6) for name, text in hidden.items()
                if number == 0 or name == "odd"},
        markdown={
            "all": "---\ntitle: \"T\"\n---\n# H *e*\n\na [l](u \"t\") ![alt](i) `c` &eacute; &#65; <b>x</b><br>y\n\n- [ ] one\n- two\n\n"
                   "| a | b |\n|---|:-:|\n| 1 | 2 |\n\n> q\n\n```c\ncode\n```\n\n~~s~~ http://x.y\n",
            "html_block": "<div>\n<style>no</style>\n\ntext\n</div>\n\n<!-- c -->\n", "setext": "T\n=\n\nU\n-\n\n***\n",
            "references": "[a][b] [c]\n\n[b]: /u 't'\n[c]: <x>\n", "toml": "+++\ntitle = 'T'\n+++\nbody", "nested": "> " * 30 + "- " * 20 + "x",
            "brackets": "[" * 60 + "](" * 30, "zero": b"a\0b\xff&#0;", "emphasis": "*a **b _c_ d** e* " * 4 + "**" * 30,
        },
        markdown_html={"style": "\0p { }", "script": "\1if (a) b", "blank_lines": "\0a\n\nb\n\n    c", "fence": "\1```\nx"},
        front_matter={"yaml": short("A: 'b' c") + b"text", "toml": short("x") + b"+++\ntitle=\"y\"\n+++\n", "open": short("") + b"---\ntitle: z\n",
                      "dots": short("\t t \x7f") + b"---\r\ntitle : q\r\n...\r\nrest", "title_only": short("title:") + b"---"},
        shown={"controls": b"a\x1b[31mb\x07\x7f\xc2\x85\xe2\x80\xae\xff<&>\"'\\x00", "path": "a/B.C.tar.GZ", "markdown": "x.md.gz",
               "html": " <!DOCTYPE HTML>", "utf16": b"\xfe\xff\0a\xd8\0\xdc\0\xd8", "latin1": b"caf\xe9 \x80\x81", "binary": b"\x7fELF\0\1\2",
               "surrogate": b"a\xed\xb5\xbe<", "spaces": "\u00a0 a \u00a0\t\nb \xc2"},
        tree={
            "adoption": "<a><p><b>x</a>y<i><div>z</b></i></div></p>", "foster": "<table>a<tr>b<td>c</table>d<table><b>e<select><td>f",
            "foreign": "<svg><g><foreignObject><p>x</svg><math><mi><b>y<annotation-xml encoding=text/html><div>z<![CDATA[w]]>",
            "template": "<template><td>x<template></template><col></template><frameset><frame></frameset><noframes>y",
            "text": "<!doctype html><pre>\n&nGt;&#128;&notit;\0</pre><textarea>\r\n</textarea><plaintext>x", "formatting": "<b><i><u>" + "<p>x" * 40,
            "attributes": "<p " + " ".join(f"a{i % 24}=&amp{i}" for i in range(40)) + ">", "script": "<script><!--<script></script>--></script>x",
        },
    )
    return seeds


def records_seeds():
    text = b"some text that is compressed, some text that is compressed, and more\n"
    gz = gzip.compress(text, mtime=0)
    lz4 = b"\x04\x22\x4d\x18\x64\x40\xa7\0\0\0\0\x05\x5d\xcc\x02"  # of nothing
    zstd = b"\x28\xb5\x2f\xfd\x20\x05\x29\0\0hello"
    bomb = zlib.compressobj(9, wbits=31)
    bomb = bomb.compress(bytes(1 << 20)) + bomb.flush()
    documents = b"a\tone\\ttwo\\n\nb\tthree \\\\ four\n{\"id\": 3, \"text\": \"five\"}\n"
    return checks(
        json={
            "all": json.dumps({"id": "a", "text": "b\n\u00e9", "title": "t", "url": "u", "type": "text/x", "modtime": 1700000000,
                               "author": "x", "n": 1.5, "yes": True, "no": None, "list": [1, {"a": []}], "b c": "d"}),
            "number_id": '{"id":18446744073709551615,"text":"\\ud83d\\ude00\\u0000"}', "lone_surrogate": '{"id":"x","text":"\\ud800"}',
            "large_time": '{"id":1,"text":"","modtime":18446744073709551615}', "no_text": '{"id":"x"}', "array": "[1]", "deep": "[" * 200,
            "ill_formed": b'{"id":"\xff","text":"x"}', "twice": '{"id":"a","id":"b","text":"c","text":"d"}', "exponent": '{"id":1e3,"text":"x","z":1e400}',
        },
        dump={"two": "id=1\ntext=a\n=b\n\n\nid=2\nno field\n= odd\n", "equals_first": "=x\na=b=c\n", "no_end": "id=1", "blank": "\n\n\n"},
        omega={"all": short("http://x/y\nz") + short("A title " * 20) + short("text/html") + short("html") + b"\1\2\0\x20" + b"words " * 120,
               "long_word": short("") + short("t" * 200) + short("") + short("") + b"\0\0\0\0" + "\u00e9".encode() * 400,
               "record": short("") * 4 + b"\0\0\0\0url=a\nsample=b\ncaption=c\nurl=d\n", "zero_bytes": short(b"\0") * 4 + b"\xff\xff\0\x2f\0a\0",
               "long_url": short("http://x/" + "y" * 240) + short("") * 3 + b"\0\0\0\0"},
        gunzip={"one": gz, "two": gz + gz, "padded": gz + bytes(20), "cut": gz[:-4], "named": gz[:3] + b"\x08" + gz[4:10] + b"name\0" + gz[10:],
                "bomb": bomb, "stored": zlib_stored(b"stored")},
        gzip={"text": b"\1\2" + text, "empty": b"\0\0", "zeros": b"\3\4" + bytes(300)},
        file={"plain": text, "gzip": gz, "bzip2": bz2.compress(text), "xz": lzma.compress(text), "lz4": lz4, "zstd": zstd, "uuencoded": "begin 644 x\n#0V%T\n`\nend\n",
              "bomb": bomb, "bzip2_cut": bz2.compress(text)[:-9], "xz_bomb": lzma.compress(bytes(1 << 18), preset=0)},
        labelled={"pairs": short("a b 0.5\nb\t3\t1\n") + documents, "named": short("#x\ty\tz\tJ\na\tb\tq\t0.25\n") + documents,
                  "itself": short("a a\n") + documents, "unknown": short("a z\n") + documents, "two_similarities": short("a b 0.5\nb a 0.6\n") + documents,
                  "not_a_number": short("a b nan\n") + documents, "no_labels": short("") + documents, "same_id": short("") + b"a\tx\na\ty\n"},
        archive={"page": warc("response", b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=koi8-r\r\n\r\n<title>T</title>\xf0\xd2"),
                 "chunks": warc("response", b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Type: text/plain\r\n\r\n4\r\nbody\r\n0\r\n\r\n"),
                 "text": gzip.compress(warc("conversion", text), mtime=0) + gzip.compress(warc("request", b""), mtime=0),
                 "arc": arc("filedesc://x", b"1 0 x\n") + arc("http://a/b c", b"HTTP/1.1 200 OK\r\nX-Robots-Tag: none\r\n\r\ntext"),
                 "dictionary": b"\x5d\x2a\x4d\x18\4\0\0\0text" + zstd, "length": gzip.compress(warc("conversion", text, 99), mtime=0) * 2,
                 "arc_short": arc("filedesc://x", b"1 0 x\n") + b"http://a/ - 2001 4\ntext\nhttp://b/ 1.2.3.4 - text/html 4\n<p>x\n",
                 "revisit": warc("revisit", b"").replace(b"Content-L", b"WARC-Refers-To-Date: x\r\nWARC-Payload-Digest: y\r\nContent-L"),
                 "long": warc("conversion", text, 1 << 40), "short": warc("resource", text, 9) + warc("conversion", text)},
        mail={"box": "From a\nMessage-ID: <1@a>\nSubject: =?koi8-r?B?8NI=?=\nContent-Type: text/plain; charset=koi8-r\n"
                     "Content-Transfer-Encoding: base64\n\n8NI=\n\nFrom b\nSubject: x\n\n>From c\n",
              "parts": "From a\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n--b\n\nplain\n"
                       "--b\nContent-Type: text/html\n\n<p>page\n--b--\n",
              "reply": "From a\nSubject: Re: x\n\nown\n\nJane, 2026, 10:00,\nwrote:\n> a\n>> b\nJD> c\n| d\n>>> e\n-- \nJoe\n"
                       "____________________\nlist@a.b\n",
              "forwarded": "From a\nSubject: Fwd: x\n\n-----Forwarded message-----\nFrom: a@b\nDate: 10:00\nTo: c\n\na\n"
                           "-----End message-----\nown\n\nVon: a@b\nAn: c\nUm: 9:00\n\nb\n",
              "signed": "From a\n\n-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA1\n\n- -- \n-----BEGIN PGP SIGNATURE-----\n\nAA\n"
                        "-----END PGP SIGNATURE-----\n@@ -1,2 +1 @@\n-- \n a\n--\nJoe\n",
              "html_reply": "From a\nSubject: Re: x\nContent-Type: text/html\n\nown<hr><b>To:</b> a@b<br>At: 9:00<br>In: c<br>"
                            "<blockquote type=cite>a<div class=signature>b</blockquote>"},
        input={"csv": b'\0\4\0\0id,text,modtime\r\n1,"a, ""b""\nc",17\n,no id,\n2,ragged\n', "tsv": b"\0\5\0\1id\ttext\n1\t\"a\\tb\\\\\n\t\xff\n\xfe\tx\n",
               "no_text": b"\0\4\0\0id,x\n1,2\n", "open_quote": b'\0\4\0\0id,text\n1,"never ends\n2,x\n', "twice": b"\0\4\0\0text,text\n1,2\n", "empty": b"\0\4\0\0",
               "semicolons": b"\0\0\0\0id;text\n1;one\n2;two\n3;three\n", "lines": b"\0\1\0\1one\ntwo\r\n\n \t\nthree", "mark": b"\0\1\0\0\xef\xbb\xbfone\n\xef\xbb\xbftwo\n",
               "json_lines": b'\0\2\0\0{"id": 1, "text": "a"}\n{"text": "\xff"}\n[]\n', "array": b'\0\0\0\0[{"text": "a }\\" {"},\n {"text": {"x": 1}}, 7\n, {"text": "c"',
               "objects": b'\0\3\0\1{\n"text": "a"}{"text":\n"b"}', "latin1": b"\0\1\0\0caf\xe9 au lait\nd\xe9j\xe0 vu\n", "wide": b"\0\1\0\0\xff\xfea\0\n\0b\0",
               "mailbox": b"\0\0\0\0From a Mon Jan  5 10:00:00 2026\nFrom: a\n\nb\n", "parquet": b"\0\0\0\0PAR1\0"},
        zip={"plain": b"\0\0" + zipped(warc("conversion", text)), "gzip": b"\0\1" + zipped(gzip.compress(warc("conversion", text), mtime=0)),
             "deflate": b"\0\0" + zipped(warc("conversion", text), zipfile.ZIP_DEFLATED), "cut": b"\0\0" + zipped(warc("conversion", text))[:90]},
        response={"brotli": b"HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\n\x0b\x02\x80hello\x03", "gzip": b"HTTP/1.1 200 OK\nContent-Encoding: gzip\n\n" + gz,
                  "proxy": "HTTP/1.0 200 Connection established\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nb"},
        paths={"nested": '{"a":{"id":7,"text":"x","title":"t"},"b":{"c":{"d":["y",{"content":"z"}]}}}', "literal": '{"a.text":"x","a":{"text":"y"}}',
               "messages": '{"text":[{"role":"user","content":[{"type":"text","text":"x"}]},null]}', "large": '{"n":123456789012345678901,"a":{"text":["x"]}}'},
    )


def zipped(data, method=zipfile.ZIP_STORED):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(zipfile.ZipInfo("archive/a.warc"), data, method)
    return file.getvalue()


def arc(url, block):
    return f"{url} 192.0.2.1 20040925001013 text/html {len(block)}\n".encode() + block + b"\n"


def warc(kind, block, length=None):
    head = (f"WARC/1.0\r\nWARC-Type: {kind}\r\nWARC-Target-URI: http://a/\r\nWARC-Date: 2026-01-02T03:04:05Z\r\n"
            f"Content-Length: {len(block) if length is None else length}\r\n\r\n")
    return head.encode() + block + b"\r\n\r\n"


def zlib_stored(text):
    deflate = zlib.compressobj(0, wbits=31)
    return deflate.compress(text) + deflate.flush()


def elf(segments, loader=b"/lib64/ld.so\0"):
    head = b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 64, 0, 0, 64, 56, len(segments), 0, 0, 0)
    table = b"".join(struct.pack("<IIQQQQQQ", kind, 4, offset, 0, 0, size, size, 1) for kind, offset, size in segments)
    return head + table + loader


def files_seeds():
    return checks(
        program={"dynamic": elf([(1, 0, 10), (3, 64 + 112, 13)]), "static": elf([(1, 0, 10)]), "no_path": elf([(3, 1 << 40, 13)]),
                 "long_path": elf([(3, 64, 5000)]), "no_zero": elf([(3, 64 + 56, 4)]), "other_size": elf([])[:4] + b"\1" + elf([])[5:],
                 "cut": elf([(3, 64, 4)])[:70], "script": "#!/usr/bin/env python3\n"},
        configuration={"all": "# c\n\ndatabase_dir /var/lib/x\n  template_dir\t/y z \r\ncdb_dir /c\ndatabase_dir /last", "no_value": "database_dir\ntemplate_dir \n"},
    )


def queries_seeds():
    return checks(
        query={"near": "near:1 OR (two AND NOT three)", "group": "group:mfrggzdfmztwq duplicate:1 title:x", "phrase": "\"one two three\" NEAR/3 four ADJ five",
               "wildcard": "on* +two -three", "love": "((near:2)) XOR cat", "open": "\"one (two near:", "range": "1..5 $1..2", "unknown": "near:nobody near:\"x y\"",
               "empty": "", "synonym": "~one near:4 cat"},
        near={"known": "1", "empty": "", "without_tokens": "4", "unknown": "nobody", "long": "x" * 300, "zero": b"1\0"},
        text={"same": "one two three four five six seven eight nine ten eleven twelve cat", "short": "cat", "none": ".,", "ill_formed": b"one \xff two"},
        preference={"all": "longest,value:3:desc,value:4294967294:asc,url-length,path:/a%2Cb%20c,newest", "after_newest": "newest,longest", "slot": "value:4294967295:asc",
                    "zeros": "value:007:asc", "no_slash": "path:x", "odd": b"path:/\xff%%zz%2", "empty": ""},
        rule={"words": b"\1" + short("v w") + b"w1=a  w2=b\tw1=c", "equals": b"\1" + short("=") + b"w1==x w1", "lines": b"\2" + short("\n") + b"w12=x\nw2=y"},
        small={"window": "0:30", "large_window": "4294967295:4294967296", "measure": "containment", "colons": "1:2:3", "blank": " 1:2"},
        ids={"both": short("a1") + short("b2") + b"a:b", "empty": short("") + short("x") + b":", "no_colon": short("a") + short("b") + b"ab", "colons": short(":a") + short("b") + b":a:b"},
        percent={"some": "a b%20%zz%4%41/\u00e9~", "bytes": bytes(range(256))},
        changes={"shingle": b"\0shingle=char:5+counts bands=minhash:4x4,digest-text", "none": b"\2", "stop": b"\1stop=@en shingle=spot:2:2", "unknown": b"\0colour=red",
                 "twice": b"\3seed=1 seed=2", "spaces": b"\0 seed=7 ", "idf": b"\0shingle=word:1+counts minhash=weighted:16 bands=minhash:4x4 sketch=0 idf=100,the:3",
                 "numbers": b"\4seed=18446744073709551615 slots=1,2,3,4", "prefixes": b"\0bandprefix=XA groupprefix=XAB", "clash": b"\0slots=1,1,2,3",
                 "layout": b"\0idfrom=data:^a=([^;]*) textprefix=B,S idterm=XP", "counts": b"\0idfrom=data:a{9}"},
    )


def content_seeds():
    words = "The river rose for three days before anyone thought of the cattle. "
    article = (f"<div class=menu><a href=/>Home</a></div><div class=post><h1>A</h1><p>{words}</p><h2>B</h2><p>{words}<span class=share-price>x</span></p>"
               "<ul><li>one<li><a href=x>two</a></ul><table><tr><td>1<td>2<tr><td>3<td>4</table></div><div id=comments><p>no.</div>")
    return checks(
        page={
            "article": article, "links": "<ul>" + "<li><a href=x>a chapter of the book</a>" * 6 + "</ul><p><a href=y>up</a>", "flat": f"<p>{words}<p>{words}",
            "teasers": "<div>" + f"<div class=t><h3><a href=x>A title of a page</a></h3><p>{words}</div>" * 4 + "</div>", "pre": "<pre>a\n  b</pre><xmp>c</xmp>",
            "layout": f"<table><tr><td><a href=x>a</a><br><br><a href=y>b</a><td><font>{words}<p>{words}</font></table>", "hidden": "<p>a<span hidden>b</span>c<img>d",
            "main": f"<main><section><h2>x</h2><p>{words}</section><section><h2>y</h2><p>{words}</section></main>", "spaces": "<p>&nbsp;<p>\u3000<p>\u200b",
            "details": "<details><summary>s</summary><ul><li>a</ul></details><article role=main><aside>b</aside>c</article>", "introduced":
            "<p>These are the inns that keep rooms in the winter months:</p><ul><li><a href=x>The Old Anchor</a><li><a href=y>The Oar</a></ul>" + f"<p>{words}",
        },
        frame={"some": b"\0\2" + article.encode(), "all": b"\0\x27" + article.encode(), "none": b"\0\0" + article.encode()},
        learner={"plain": short("Home of all the pages of this site and more") + short("<p>All rights reserved") + b"own", "unclosed": short("<table><td>") + short("</table>x") + b""},
        names={"joined": short("side-bar") + b"no-sidebar", "whole": short("signature") + b"member-signature", "camel": short("relatedPosts") + b"isHidden", "odd": short("no") + b"\xff no_-ad"},
    )


def mail_seeds():
    reply = "Hello,\n\nyes.\n\nOn Mon, 3 May 2010 at 9:05, A <a@b.c> wrote:\n> one\n> > two\n> three\n\nBye\n-- \nA\n"
    outlook = "Yes.\n\n-----Original Message-----\nFrom: A <a@b.c>\nSent: 3 May 2010 9:05\nTo: B\nSubject: x\n\nold text\n"
    armour = "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA1\n\ntext\n- -- dashed\n-----BEGIN PGP SIGNATURE-----\n\niQEab\n-----END PGP SIGNATURE-----\n"
    footer = "text\n____________________\nlist mailing list\nlist@a.b\nhttp://a.b/list\n"
    return checks(
        content={name: bytes([traits]) + short(known) + text.encode() for name, traits, known, text in (
            ("reply", 1, "", reply), ("no_reply", 0, "", reply), ("outlook", 1, "", outlook), ("html", 3, "", outlook), ("armour", 0, "", armour),
            ("footer", 0, "", footer), ("known_footer", 1, "list@a.b", footer), ("crlf", 1, "", reply.replace("\n", "\r\n")), ("initials", 1, "", "JD> a\nJD> b\nJD> c\nd"))},
        flowed={"plain": b"\1one \ntwo\nthree", "quoted": b"\1> one \n> two\n>> three \n four", "deleted": b"\0o \nne\n-- \nx", "stuffed": b"\1 >x\n  y \n"},
        html={"quote": "<p>a<blockquote type=cite>b<blockquote class=gmail_quote>c</blockquote></blockquote><hr><div class=moz-signature>s</div>", "plain": "<blockquote>b</blockquote>"},
        repair={"mark": b"\xef\xbb\xbf\nFrom: a\nDate: b\n\nc", "no_blank": "From: a\nTo: b\ntext begins here\nand ends", "good": "From: a\n b\nMessage-ID: <c>\n\n--x\n\ny\n--x--\n"},
        lines={"rulers": "==========\n_________\n----------x\na@b www.x http://y 9:05 1999:\n\u00a0 \n", "crlf": "a\r\nb\rc"},
    )


def archive(**parts):
    """A ZIP archive without its first two bytes; two underscores in a name stand for a slash, one for a dot."""
    bytes_of = io.BytesIO()
    with zipfile.ZipFile(bytes_of, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts.items():
            path = "[Content_Types].xml" if name == "types" else name.replace("__", "/").replace("_", ".")
            file.writestr(zipfile.ZipInfo(path.replace("rels/", "_rels/")), content)
    return bytes_of.getvalue()[2:]


def book_record(kind, data=b""):
    return struct.pack("<HH", kind, len(data)) + data


def slide_record(kind, data, version=0):
    return struct.pack("<HHI", version, kind, len(data)) + data


def older_streams():
    """Streams of Office before 2007: the table and the text of Word, a workbook, the place of the last edit and slides."""
    word = bytearray(0x800)
    struct.pack_into("<HH6xH", word, 0, 0xa5ec, 0xc1, 0x200)
    struct.pack_into("<I", word, 0x4c, 6)
    struct.pack_into("<II", word, 0xfa, 0, 12)
    struct.pack_into("<II", word, 0x1a2, 12, 26)
    word[0x400:0x406] = b"a\x13b\x14c\x15"
    struct.pack_into("<IIB", word, 0x600, 0x400, 0x402, 100)
    struct.pack_into("<BHB", word, 0x600 + 200, 3, 0x83c, 1)
    word[0x7ff] = 1
    table = struct.pack("<IIIBHBBIIIHIH", 0x400, 0x402, 3, 1, 1, 0, 2, 16, 0, 6, 0, 0x40000800, 0)
    begin = book_record(0x809, struct.pack("<HH", 0x600, 5))
    globals_of = begin + book_record(0xfc, struct.pack("<IIHB", 1, 1, 4, 0) + b"ab") + book_record(0x3c, b"\1c\0d\0") + book_record(0xe0, bytes(4))
    place = len(globals_of) + 14
    book = (globals_of + book_record(0x85, struct.pack("<IHBB", place, 0, 0, 0) + b"ab") + book_record(0x0a) + begin +
            book_record(0xfd, struct.pack("<HHHI", 0, 0, 0, 0)) + book_record(0x27e, struct.pack("<HHHI", 1, 0, 0, 30)) +
            book_record(0x06, struct.pack("<HHH", 1, 1, 0) + bytes(6) + b"\xff\xff") + book_record(0x207, struct.pack("<HB", 1, 0) + b"r") +
            book_record(0x1b6, bytes(10) + struct.pack("<H", 1)) + book_record(0x3c, b"\0x") + book_record(0x0a))
    persist = slide_record(0x3f3, struct.pack("<IIII", 2, 0, 0, 256))
    slides = slide_record(1000, slide_record(0xff0, persist + slide_record(0xf9f, bytes(4)) + slide_record(0xfa8, b"title"), 15), 15)
    listing = struct.pack("<III", 2 << 20 | 1, 0, len(slides))
    slides += slide_record(0x3ee, slide_record(0xf9e, bytes(4)) + slide_record(0xfa0, b"b\0o\0x\0") + slide_record(0x3f9, bytes(12)), 15)
    edit = slide_record(0x1772, listing)
    edit += slide_record(0xff5, struct.pack("<IIIII", 0, 0, 0, len(slides), 1))
    place = len(slides) + 8 + len(listing)
    return {"word": b"\0" + short(table) + bytes(word), "book": b"\1" + short("") + book,
            "slides": b"\2" + short(bytes(16) + struct.pack("<I", place)) + slides + edit}


def office_seeds():
    relation = "<Relationships><Relationship Id='r1' Type='http://x/{}' Target='{}'/></Relationships>"
    types = "<Types><Override PartName='/m.xml' ContentType='application/vnd.openxmlformats-officedocument.{}.main+xml'/></Types>"
    word = "<w:document xmlns:w='w'><w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:rPr><w:vanish/></w:rPr><w:t>a</w:t></w:r><w:del><w:r><w:t>b</w:t></w:r></w:del></w:p></w:document>"
    odt = "<office:document xmlns:office='o' xmlns:text='t' xmlns:table='b'><text:p>a<text:s/>b</text:p><table:table-row><table:table-cell table:number-columns-repeated='3'><text:p>c</text:p></table:table-cell></table:table-row></office:document>"
    return checks(
        archive={"word": archive(types=types.format("wordprocessingml.document"), m_xml=word),
                 "sheet": archive(types=types.format("spreadsheetml.sheet"), rels__m_xml_rels=relation.format("worksheet", "s.xml"),
                                  m_xml="<w xmlns:r='r'><sheet r:id='r1'/></w>", s_xml="<w><row><c><v>1</v></c></row></w>"),
                 "slides": archive(types=types.format("presentationml.presentation"), rels__m_xml_rels=relation.format("slide", "s.xml"),
                                   m_xml="<p xmlns:r='r'><sldId r:id='r1'/></p>", s_xml="<s xmlns:a='a'><a:p><a:t>x</a:t></a:p></s>"),
                 "odt": archive(mimetype="application/vnd.oasis.opendocument.text", content_xml=odt),
                 "book": archive(mimetype="application/epub+zip", **{"META-INF__container_xml": "<c><rootfile full-path='b.opf' media-type='application/oebps-package+xml'/></c>"},
                                 b_opf="<p><item id='a' href='a.xml' media-type='application/xhtml+xml'/><itemref idref='a'/></p>", a_xml="<html><p>a&nbsp;b<br></html>")},
        xml={"odt": b"\0" + odt.encode(), "fb2": b"\1<FictionBook><description><title-info><book-title>t</book-title></title-info></description><body><p>a</p></body><body name='notes'><p>n</p></body></FictionBook>",
             "tei": b"\2<TEI><text><choice><sic>a</sic><corr>b</corr></choice><note>c</note></text></TEI>",
             "jats": b"\3<article><title-group><article-title>t</article-title></title-group><p>a</p><fn><label>1</label>n</fn></article>",
             "rss": b"\4<rss><channel><item><title>a &amp; b</title><description>&lt;p&gt;c</description><encoded><![CDATA[<p>d]]></encoded></item></channel></rss>",
             "alto": b"\5<alto><TextLine><String CONTENT='a' SUBS_CONTENT='ab'/><SP/></TextLine></alto>"},
        parts={"word": b"\0" + word.replace("<w:vanish/>", "<w:rStyle w:val='a'/><w:fldChar w:fldCharType='begin'/>").encode(),
               "slide": b"\1<s xmlns:p='p'><p:sp><p:ph type='ftr'/><p:txBody><t>a</t></p:txBody></p:sp></s>",
               "sheet": b"\2<w><row><c t='inlineStr'><is><t>a</t></is></c><c t='b'><v>1</v></c><c s='1'><v>2.5</v></c></row></w>",
               "strings": b"\3<sst><si><t>a</t></si><si><r><t>b</t></r><rPh><t>c</t></rPh></si></sst>"},
        numbers={"date": short("45000.75") + b"ddd d mmmm yyyy hh:mm:ss", "amount": short("-1234567.5") + b'[Red]#,##0.00\\ "EUR";0', "percent": short("0.25") + b"0%"},
        kinds={"xml": "<?xml version='1.0'?><!-- a --><!DOCTYPE article PUBLIC 'JATS' [<!ENTITY a 'b'>]><article>", "saved": "From: a\nContent-Type: multipart/related;\n boundary=b\n\n", "png": b"\x89PNG", "tar": b"\0" * 257 + b"ustar"},
        older={"rtf": b"\0{\\fonttbl{\\f1\\fcharset128 x;}}{\\info{\\title t}}a\\'e9\\f1\\'93\\'fa\\u-10179?\\u-8694?{\\v b}{\\*\\footnote c}{\\field{\\*\\fldinst d}{\\fldrslt e}}"},
        streams=older_streams(),
    )


if __name__ == "__main__":
    write("text", text_seeds())
    write("stored_values", stored_value_seeds())
    write("markup", markup_seeds())
    write("records", records_seeds())
    write("queries", queries_seeds())
    write("files", files_seeds())
    write("content", content_seeds())
    write("mail", mail_seeds())
    write("office", office_seeds())
