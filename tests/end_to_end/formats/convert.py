"""LibreOffice and pandoc make files."""

import os
import subprocess

# What LibreOffice calls the kinds whose suffix alone would be taken for another one.
FILTERS = {"txt": "txt:Text (encoded):UTF8", "csv": "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true"}


def office(kind, folder, *files):
    """Files of one kind of document in another format, by one run."""
    profile = os.path.join(os.environ["HOME"], "libreoffice")
    done = subprocess.run(["soffice", f"-env:UserInstallation=file://{profile}", "--headless", "--convert-to",
                           FILTERS.get(kind, kind), "--outdir", folder, *files], capture_output=True, text=True, check=True)
    for file in files:
        made = os.path.join(folder, os.path.splitext(os.path.basename(file))[0] + "." + kind)
        if not os.path.exists(made):
            raise RuntimeError(f"LibreOffice did not make {made}: {done.stdout}{done.stderr}")


def pandoc_to(path, markdown, title):
    """A file in the format of its suffix, from Markdown."""
    kind = path.rsplit(".", 1)[1]
    subprocess.run(["pandoc", "--standalone", "-f", "markdown", "-t", {"txt": "plain"}.get(kind, kind), "--wrap=none",
                    "--metadata", f"pagetitle={title}", "--metadata", "lang=en",
                    *(["--metadata", f"title={title}"] if kind == "epub" else []), "-o", path],
                   input=markdown, text=True, check=True, capture_output=True)
