"""How many pages of DOCX a second of CPU time reads."""

import os
import re
import shutil
import subprocess

from convert import office, pandoc_to
from readers import cpu_seconds
from texts import TOPICS, manual


def table(tool, folder, _):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    files = [os.path.join(folder, f"{topic}.docx") for topic in TOPICS]
    for path, topic in zip(files, TOPICS):
        pandoc_to(path, "\n".join(manual(topic).replace("daily", f"daily{number}") for number in range(40)), topic)
    office("pdf", folder, *files)
    pages = sum(int(re.search(rb"Pages:\s+(\d+)", subprocess.check_output(["pdfinfo", path[:-4] + "pdf"]))[1]) for path in files)
    print(f"### Pages of DOCX in a second of CPU time\n\n{pages} pages in {len(files)} files\n\n"
          "| program | CPU s | pages a second |\n|---|---:|---:|")
    runs = {"extract": [(tool, "extract", path) for path in files],
            "pandoc -t plain": [("pandoc", "-t", "plain", path) for path in files],
            "soffice --convert-to txt, one run": [("soffice", f"-env:UserInstallation=file://{os.environ['HOME']}/libreoffice",
                                                   "--headless", "--convert-to", "txt:Text", "--outdir", folder, *files)]}
    rates = {name: pages / sum(cpu_seconds(*command) for command in commands) for name, commands in runs.items()}
    for name, rate in rates.items():
        print(f"| {name} | {pages / rate:.2f} | {rate:,.0f} |")
    print()
    return [f"extract is not the fastest: {rates}"] if max(rates, key=rates.get) != "extract" else []
