"""Generators of sites in JavaScript, from npm: Hexo, VitePress and Docusaurus."""

import glob
import json
import os
import shutil

from platform_run import NotHere, need, run
from platform_texts import site_texts

HEXO = ("hexo", "hexo-renderer-ejs", "hexo-renderer-stylus", "hexo-renderer-marked", "hexo-theme-landscape", "hexo-theme-next")
HEXO_THEMES = ("landscape", "next")
DOCUSAURUS = ("@docusaurus/core@3", "@docusaurus/preset-classic@3", "react@19", "react-dom@19")
DOCUSAURUS_CONFIG = """module.exports = {
  title: 'The Collected Manuals', tagline: 'Everything that the machine can tell of itself', url: 'https://example.org',
  baseUrl: '/', onBrokenLinks: 'ignore', future: {},
  presets: [['classic', {docs: {routeBasePath: 'docs'}, blog: {routeBasePath: 'blog', onInlineAuthors: 'ignore',
    onUntruncatedBlogPosts: 'ignore', blogSidebarCount: 5}}]],
  themeConfig: {navbar: {title: 'Manuals', items: [{to: '/docs/home', label: 'Docs'}, {to: '/blog', label: 'Blog'}]},
    footer: {copyright: 'Copyright of the authors', links: [{title: 'More', items: [{label: 'Wiki', href: 'https://example.org'}]}]}},
};
"""
VITEPRESS_CONFIG = """export default {
  title: 'The Collected Manuals', description: 'Everything that the machine can tell of itself', ignoreDeadLinks: true,
  themeConfig: {nav: [{text: 'Home', link: '/'}], sidebar: SIDEBAR, editLink: {pattern: 'https://example.org/:path'},
    footer: {message: 'Written by machines.', copyright: 'Copyright of the authors'}},
}
"""


def installed(npm, name, packages):
    """The folder that has the packages."""
    need("node", "npm")
    place = os.path.join(npm, name)
    if not os.path.isdir(os.path.join(place, "node_modules")):
        os.makedirs(place, exist_ok=True)
        run(["npm", "install", "--silent", "--no-fund", "--no-audit", "--prefix", place, *packages])
    return os.path.join(place, "node_modules")


def made_folder(folder, name, modules):
    """An empty folder that sees the packages."""
    place = os.path.join(folder, name)
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    os.symlink(modules, os.path.join(place, "node_modules"))
    return place


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def body(text):
    figures = "".join(f'<figure><img src="https://example.org/{text.name}-{number}.jpg" alt="" />'
                      f"<figcaption>{caption}</figcaption></figure>\n" for number, caption in enumerate(text.captions))
    return "\n\n".join([*text.paragraphs, figures]).strip() + "\n"


def only_pages(folder, name, texts, made):
    """The pages of the texts alone, in a folder of their own. @param made  the path of a text's page."""
    place = os.path.join(folder, name)
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    pages = []
    for text in texts:
        found = glob.glob(made(text))
        if len(found) != 1:
            raise NotHere(f"{name} made no page of {text.name}")
        pages.append((text, shutil.copy(found[0], os.path.join(place, text.name + ".html"))))
    return pages


def static_texts():
    """Comments are no part of such sites."""
    return site_texts("products", "galleries")


def hexo(folder, npm):
    modules = installed(npm, "hexo", [f"{HEXO[0]}@8", *HEXO[1:]])
    texts, found = static_texts(), {}
    for theme in HEXO_THEMES:
        site = made_folder(folder, f"hexo-{theme}-site", modules)
        write(os.path.join(site, "package.json"), json.dumps(
            {"name": "manuals", "version": "1.0.0", "private": True, "hexo": {"version": "8"},
             "dependencies": {name: "*" for name in HEXO}}))
        write(os.path.join(site, "_config.yml"), "title: The Collected Manuals\nauthor: The authors\nurl: http://a.example\n"
              f"theme: {theme}\npermalink: :title/\nsubtitle: Everything that the machine can tell of itself\n")
        for text in texts:
            write(os.path.join(site, "source/_posts", text.name + ".md"),
                  f"---\ntitle: {text.title}\ndate: 2026-01-12 10:00:00\ntags: [manuals]\n---\n{body(text)}")
        run([os.path.join(modules, ".bin/hexo"), "generate"], cwd=site)
        found[theme] = only_pages(folder, f"hexo-{theme}", texts,
                                  lambda text, site=site: os.path.join(site, "public", text.name, "index.html"))
    return found


def vitepress(folder, npm):
    modules = installed(npm, "vitepress", ("vitepress@1",))
    site, texts = made_folder(folder, "vitepress-site", modules), static_texts()
    sidebar = [{"text": text.title, "link": f"/{text.name}"} for text in texts[:30]]
    write(os.path.join(site, "package.json"), '{"type": "module"}')
    write(os.path.join(site, ".vitepress/config.js"), VITEPRESS_CONFIG.replace("SIDEBAR", json.dumps(sidebar)))
    write(os.path.join(site, "index.md"), "# Manuals\n\nChoose one.\n")
    for text in texts:
        write(os.path.join(site, text.name + ".md"), f"# {text.title}\n\n{body(text)}")
    run([os.path.join(modules, ".bin/vitepress"), "build", "."], cwd=site)
    return {"default": only_pages(folder, "vitepress-default", texts,
                                  lambda text: os.path.join(site, ".vitepress/dist", text.name + ".html"))}


def docusaurus(folder, npm):
    modules = installed(npm, "docusaurus", DOCUSAURUS)
    site, texts = made_folder(folder, "docusaurus-site", modules), static_texts()
    write(os.path.join(site, "package.json"), '{"name": "manuals", "version": "1.0.0", "private": true}')
    write(os.path.join(site, "docusaurus.config.js"), DOCUSAURUS_CONFIG)
    write(os.path.join(site, "docs/home.md"), "# Manuals\n\nChoose one.\n")
    for text in texts:
        write(os.path.join(site, "docs", text.name + ".md"), f"# {text.title}\n\n{body(text)}")
        write(os.path.join(site, "blog", f"2026-01-12-{text.name}.md"),
              f"---\nslug: {text.name}\ntitle: {text.title}\n---\n\n{body(text)}")
    run([os.path.join(modules, ".bin/docusaurus"), "build"], cwd=site,
        env={**os.environ, "DOCUSAURUS_IGNORE_SSG_WARNINGS": "true"})
    return {kind: only_pages(folder, f"docusaurus-{kind}", texts, lambda text, kind=kind: os.path.join(
        site, "build", kind, text.name, "index.html")) for kind in ("docs", "blog")}
