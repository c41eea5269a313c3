"""How many pages of DOCX a second of CPU time reads."""

import os
import re
import shutil
import subprocess

from convert import office, pandoc_to
from readers import cpu_seconds
from texts import TOPICS, manual

MANUALS = 40  # in a document


def table(tool, folder, _):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    files = [os.path.join(folder, f"{topic}.docx") for topic in TOPICS]
    for path, topic in zip(files, TOPICS):
        pandoc_to(path, "\n".join(manual(topic).replace("daily", f"daily{number}") for number in range(MANUALS)), topic)
    office("pdf", folder, *files)
    pages = sum(int(re.search(r"Pages:\s+(\d+)", subprocess.run(["pdfinfo", path[:-4] + "pdf"], capture_output=True, text=True,
                                                                check=True).stdout)[1]) for path in files)
    os.environ["LC_ALL"] = "C.UTF-8"
    profile = f"-env:UserInstallation=file://{os.environ['HOME']}/libreoffice"
    runs = {"extract, one run for each file": [(tool, "extract", path) for path in files],
            "extract, one run": [(tool, "extract", "--format=jsonl", *files)],
            "soffice --convert-to txt, one run": [("soffice", profile, "--headless", "--convert-to", "txt:Text", "--outdir", folder,
                                                   *files)],
            "pandoc -t plain": [("pandoc", "-t", "plain", path) for path in files]}
    print(f"### Pages of DOCX in a second of CPU time\n\n{pages} pages in {len(files)} files\n\n| program | CPU s | pages a second |"
          "\n|---|---:|---:|")
    rates = {}
    for name, commands in runs.items():
        seconds = sum(cpu_seconds(*command) for command in commands)
        rates[name] = pages / seconds
        print(f"| {name} | {seconds:.2f} | {rates[name]:,.0f} |")
    print()
    own = rates["extract, one run for each file"]
    return [f"extract reads {own:.0f} pages a second, {name} {rate:.0f}" for name, rate in rates.items() if rate > own and
            "extract" not in name]
