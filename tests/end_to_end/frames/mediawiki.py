"""MediaWiki as Debian packages it, with SQLite."""

import json
import os
import shutil

from platform_run import need, php_server, run, save_pages, unpacked
from platform_texts import site_texts

PACKAGES = ("mediawiki", "mediawiki-classes")
SKINS = ("vector", "vector-2022", "monobook", "timeless", "minerva")
SKIN_FOLDERS = ("Vector", "MonoBook", "Timeless", "MinervaNeue")
SETTINGS = """
foreach ({skins} as $skin) wfLoadSkin($skin);
$wgEnableUploads = false; $wgJobRunRate = 0; $wgMainCacheType = CACHE_NONE; $wgShowExceptionDetails = true;
"""
SETUP = ("-d", "memory_limit=512M", "-d", "error_reporting=0")


def wikitext(text):
    """An article; a gallery; or a talk page, whose posts are indented and signed."""
    if text.kind == "thread":
        return "\n\n".join(f"{':' * (number % 4)}{post} [[User:Reader{number}|Reader {number}]] 10:{number:02d}, "
                           "12 January 2026 (UTC)" for number, post in enumerate(text.comments))
    captions = "\n".join(f"File:{text.name}-{number}.jpg|{caption}" for number, caption in enumerate(text.captions))
    gallery = f"\n\n<gallery>\n{captions}\n</gallery>" if captions else ""
    return "\n\n".join(text.paragraphs) + gallery + "\n\n[[Category:Manuals]]\n"


def page_title(text):
    """The headline of a page is its address. So a copy is another address of the page."""
    space = "Talk:" if text.kind == "thread" else ""
    return space + (text.name.capitalize() if text.kind == "gallery" else text.title)


def sites(folder, _npm):
    need("php")
    root = os.path.join(unpacked(os.path.join(folder, "mediawiki"), *PACKAGES), "usr/share/mediawiki")
    data = os.path.join(folder, "mediawiki-data")
    shutil.rmtree(data, ignore_errors=True)
    os.makedirs(data)
    texts = site_texts("products", "galleries", "threads")
    found = {}
    with php_server(root, SETUP) as url:
        php = ["php", *SETUP]
        run([*php, f"{root}/maintenance/install.php", "--dbtype=sqlite", f"--dbpath={data}", "--dbname=wiki",
             f"--server={url}", "--scriptpath=", "--pass=a-long-password-1", f"--confpath={data}", "The Collected Manuals",
             "Admin"])
        shutil.copy(os.path.join(data, "LocalSettings.php"), root)
        with open(os.path.join(root, "LocalSettings.php"), "a", encoding="utf-8") as settings:
            settings.write(SETTINGS.format(skins=json.dumps(SKIN_FOLDERS)))
        addresses = {}
        sources = os.path.join(data, "sources")
        os.makedirs(sources)
        for text in texts:
            title = page_title(text).replace(" ", "_")
            addresses[text.name] = f"{url}/index.php?title={title}" + ("&redirect=no" if text.name != text.key else "")
            with open(os.path.join(sources, title + ".txt"), "w", encoding="utf-8") as file:
                file.write(wikitext(text))
        names = sorted(os.path.join(sources, name) for name in os.listdir(sources))
        run([*php, f"{root}/maintenance/importTextFiles.php", "-s", "Imported", "--overwrite", *names])
        for skin in SKINS:
            pages = save_pages({name: f"{address}&useskin={skin}" for name, address in addresses.items()},
                               os.path.join(folder, f"mediawiki-{skin}"))
            found[skin] = [(text, pages[text.name]) for text in texts]
    return found
