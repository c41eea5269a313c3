#!/usr/bin/env python3
# Rooms: cli/attaching
"""A dictionary of GoldenDict-ng. Its window is drawn in memory; it ends when the dictionary is indexed."""

import glob
import os
import subprocess
import time

from application import ApplicationTest, main, needs, text


CONFIG = """<config><paths><path recursive="1">{}</path></paths>
<preferences><fullTextSearch><enabled>1</enabled></fullTextSearch></preferences></config>"""


class GoldenDict(ApplicationTest):
    def setUp(self):
        super().setUp()
        articles = "".join(f"word{number}\n\t{text(number // 2)}\n" for number in range(20))
        os.makedirs(self.path("dictionaries"))
        with open(self.path("dictionaries/test.dsl"), "w", encoding="utf-16") as file:
            file.write('#NAME "Test"\n#INDEX_LANGUAGE "English"\n#CONTENTS_LANGUAGE "English"\n\n' + articles)
        self.write(".goldendict/config", CONFIG.format(self.path("dictionaries")))
        self.environment.update(QT_QPA_PLATFORM="offscreen", XDG_RUNTIME_DIR=self.folder, QTWEBENGINE_DISABLE_SANDBOX="1")

    def index(self):
        """@return the database, or none if this release has no full-text search with Xapian."""
        program = subprocess.Popen(["goldendict"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(60):
                time.sleep(1)
                for folder in glob.glob(self.path(".cache/goldendict/index/*_FTS_x")):
                    words = subprocess.run(["xapian-delve", folder], env=self.environment, capture_output=True, text=True, check=False)
                    if "number of documents = 21" in words.stdout:
                        return folder
        finally:
            program.kill()
            program.wait()
        return None

    def test_articles_of_one_text_are_grouped(self):
        database = self.index()
        if database is None:
            self.skipTest("this goldendict indexes no articles with Xapian")
        said = self.tool("attach", "goldendict-ng", database, "--group").stdout
        self.assertIn(": 10 groups of 20 documents, the largest of 2", said)
        self.tool("check", database, "--words", "--quiet")


if __name__ == "__main__":
    needs("goldendict")
    main()
