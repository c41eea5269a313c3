"""WordPress as Debian packages it, with its themes and a MariaDB of its own."""

import contextlib
import json
import os
import tempfile

from platform_run import need, php_server, run, running, save_pages, unpacked, write_json
from platform_texts import site_texts

THEMES = ("twentytwentyone", "twentytwentytwo", "twentytwentythree")
PACKAGES = ("wordpress", *(f"wordpress-theme-{theme}" for theme in THEMES))
CONFIG = """<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:{socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT',
          'NONCE_SALT'] as $key) define($key, 'no secret');
define('DISABLE_WP_CRON', true); define('WP_HTTP_BLOCK_EXTERNAL', true); define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
"""


@contextlib.contextmanager
def database():
    """The socket of a MariaDB that listens nowhere else, with an empty database."""
    need("mariadbd", "mariadb-install-db", "mariadb")
    user = run(["id", "-un"]).strip()
    with tempfile.TemporaryDirectory(prefix="wp") as folder:  # the path of a socket must be short
        run(["mariadb-install-db", "--no-defaults", f"--user={user}", "--auth-root-authentication-method=normal",
             "--skip-test-db", f"--datadir={folder}/data"])
        socket = f"{folder}/socket"
        client = ["mariadb", "--no-defaults", f"--socket={socket}", "--user=root"]
        command = ["mariadbd", "--no-defaults", f"--user={user}", f"--datadir={folder}/data", f"--socket={socket}",
                   "--skip-networking", "--innodb-flush-log-at-trx-commit=0", f"--pid-file={folder}/pid"]
        with running(command, lambda: os.path.exists(socket)):
            run([*client, "-e", "CREATE DATABASE wordpress"])
            yield socket


def block(kind, html):
    return f"<!-- wp:{kind} -->\n{html}\n<!-- /wp:{kind} -->\n"


def html_of(text):
    """In WordPress's blocks."""
    figures = "".join(block("image", f'<figure class="wp-block-image"><img src="/{text.name}-{number}.jpg" alt=""/>'
                                     f"<figcaption>{caption}</figcaption></figure>")
                      for number, caption in enumerate(text.captions))
    gallery = block("gallery", f'<figure class="wp-block-gallery has-nested-images columns-3">{figures}</figure>')
    return "".join(block("paragraph", f"<p>{paragraph}</p>") for paragraph in text.paragraphs) + (gallery if figures else "")


def sites(folder, _npm):
    need("php")
    root = os.path.join(unpacked(os.path.join(folder, "wordpress"), *PACKAGES), "usr/share/wordpress")
    texts = site_texts("products", "galleries")
    found = {}
    with database() as socket, php_server(root, ("-d", "memory_limit=512M")) as url:
        with open(os.path.join(root, "wp-config.php"), "w", encoding="utf-8") as config:
            config.write(CONFIG.format(socket=socket))
        listed = write_json(os.path.join(folder, "wordpress-texts.json"), [
            {"name": text.name, "title": text.title, "html": html_of(text), "comments": text.comments} for text in texts])
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "wordpress_posts.php")
        ids_path = os.path.join(folder, "wordpress-ids.json")
        run(["php", script, root, listed, ids_path, url])
        with open(ids_path, encoding="utf-8") as file:
            ids = json.load(file)
        for theme in THEMES:
            run(["mariadb", "--no-defaults", f"--socket={socket}", "--user=root", "wordpress", "-e",
                 f"UPDATE wp_options SET option_value = '{theme}' WHERE option_name IN ('template', 'stylesheet')"])
            pages = save_pages({text.name: f"{url}/?p={ids[text.name]}" for text in texts},
                               os.path.join(folder, f"wordpress-{theme}"))
            found[theme] = [(text, pages[text.name]) for text in texts]
    return found
