"""DokuWiki as Debian packages it."""

import os
import shutil

from platform_run import need, php_server, save_pages, unpacked
from platform_texts import site_texts

SETTINGS = """<?php
$conf['savedir'] = '{data}'; $conf['title'] = 'The Collected Manuals'; $conf['useacl'] = 0; $conf['license'] = 'cc-by-sa';
$conf['tagline'] = 'Everything that the machine can tell of itself'; $conf['template'] = 'dokuwiki';
$conf['indexdelay'] = 0;
"""
DATA = ("pages", "meta", "media", "media_meta", "media_attic", "attic", "cache", "index", "locks", "tmp", "log")


def source_of(text):
    """In DokuWiki's mark-up. The captions of a gallery stand below their pictures, in a table."""
    posts = "\n\n".join(f"{'>' * (1 + number % 3)} {post} --- //Reader {number} 2026/01/12 10:{number:02d}//"
                        for number, post in enumerate(text.comments))
    captions = "\n".join(f"| {{{{{text.name}-{number}.jpg}}}} | {caption} |" for number, caption in enumerate(text.captions))
    discussion = f"===== Discussion =====\n\n{posts}" if posts else ""
    return f"====== {text.title} ======\n\n" + "\n\n".join([*text.paragraphs, captions, discussion]) + "\n"


def sites(folder, _npm):
    need("php")
    if not os.path.exists("/usr/share/php-geshi"):
        need("php-geshi")
    tree = unpacked(os.path.join(folder, "dokuwiki"), "dokuwiki")
    root, data = os.path.join(tree, "usr/share/dokuwiki"), os.path.join(folder, "dokuwiki-data")
    shutil.rmtree(data, ignore_errors=True)
    for name in DATA:
        os.makedirs(os.path.join(data, name))
    shutil.copytree(os.path.join(tree, "etc/dokuwiki"), os.path.join(root, "conf"), symlinks=True, dirs_exist_ok=True)
    with open(os.path.join(root, "inc/preload.php"), "w", encoding="utf-8") as preload:  # Debian's names /etc
        preload.write("<?php\n")
    with open(os.path.join(root, "conf/local.php"), "w", encoding="utf-8") as settings:
        settings.write(SETTINGS.format(data=data))
    texts = site_texts("products", "galleries", "threads")
    for text in texts:
        with open(os.path.join(data, "pages", text.name + ".txt"), "w", encoding="utf-8") as page:
            page.write(source_of(text))
    with php_server(root) as url:
        pages = save_pages({text.name: f"{url}/doku.php?id={text.name}" for text in texts},
                           os.path.join(folder, "dokuwiki-default"))
    return {"default": [(text, pages[text.name]) for text in texts]}
