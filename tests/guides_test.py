#!/usr/bin/env python3
"""Every command of README.md, plugin/omega/README.md, the pages of docs/ and the tool's help runs, in order,
and prints what it should; their C++ compiles.

    guides_test.py PATH_OF_XAPIAN_NEARDUP [PATH_OF_LIBNEARDUP_C] [--only NAME]

Each text gets an empty machine: a folder with the sample files, into which absolute paths such as /var/www are moved. A
block that no test can run has a comment in front of it that says why: <!-- not run: REASON -->. In a text with the
comment <!-- numbers vary: REASON --> each number of an output stands for any number.
"""

import argparse
import importlib.util
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "tests/guides"))
from command_blocks import blocks_of  # noqa: E402
from sample_files import write_all, write_programs  # noqa: E402

DOCS = "docs"
TEXTS = ["README.md", "plugin/omega/README.md"]
WITH_COMMANDS = (*TEXTS, "docs/guides/")
HELP_EXAMPLES = "tests/guides/help_examples.md"
NUMBER = re.compile(r"(?<!\\)\d+(?:\\\.\d+)?")  # in a pattern
MOVED_PATH = re.compile(r"(?<![\w./-])/(?=(?:var|srv|etc|usr/share/doc)(?:/|\b))")
PORT = re.compile(r"(?<![\w.])3333\d(?!\w)")  # as the guides have them; each becomes a free one
HOST = re.compile(r"[\w.]+\.example\.org(?=:3333\d)")
OMEGA_FOLDERS = ["data", "templates", "cdb"]
SERVER = re.compile(r"xapian-tcpsrv|xapian-replicate-server")
NEEDS = {"omindex": "xapian-omega", "scriptindex": "xapian-omega", "xapian-tcpsrv": "xapian-tools",
         "xapian-replicate": "xapian-tools", "xapian-compact": "xapian-tools", "jq": "jq", "openssl": "openssl"}
CHANGES_MACHINE = re.compile(r"(?<![\w-])(apt-get|systemctl|sudo|a2enmod|lighty-enable-mod|docker)(?![\w-])")
INCLUDES = ["core/include", "icu_tokenizer/include", "plugin/include"]


class Machine:
    """A folder that stands for the reader's machine."""

    def __init__(self, options):
        self.root = tempfile.mkdtemp(prefix="neardup-guides-")
        self.folder = os.path.join(self.root, "home")
        self.options = options
        self.ports = {}
        self.groups = []
        write_all(self.root, self.folder)
        shutil.copy(os.path.join(ROOT, "plugin/omega/templates/neardup"), self.folder)  # a reader may change its style
        state = os.path.join(self.root, "var/lib/xapian-omega")
        for name in ("bin", "etc/cron.d", "srv/shards", "var/log", *[f"{state}/{name}" for name in OMEGA_FOLDERS]):
            os.makedirs(os.path.join(self.root, name))
        os.symlink(options.tool, os.path.join(self.root, "bin/xapian-neardup"))  # it knows its own folder
        os.symlink("/usr/bin/python3", os.path.join(self.root, "bin/python3"))
        if importlib.util.find_spec("xapian"):
            write_programs(self.root, self.folder)
        if shutil.which("omindex"):  # the site is indexed already
            self.run("omindex --db /var/lib/xapian-omega/data/default --url / /var/www/html")
        with open(os.path.join(self.root, "etc/omega.conf"), "w", encoding="utf-8") as conf:
            conf.write(f"database_dir {state}/data\ntemplate_dir {state}/templates\nlog_dir {self.root}/var/log\n"
                       f"cdb_dir {state}/cdb\n")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for group in self.groups:  # servers that a block has started
            try:
                os.killpg(group, signal.SIGKILL)
            except ProcessLookupError:
                pass
        shutil.rmtree(self.root)

    def here(self, text):
        """The text with this machine's paths, hosts and ports."""
        moved = HOST.sub("127.0.0.1", MOVED_PATH.sub(self.root + "/", text))
        return PORT.sub(lambda match: str(self._port(match.group())), moved)

    def save(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write(self.here(text) + "\n")

    def run(self, commands):
        """Exit code, stdout and stderr of a block. Its servers stay."""
        with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
            process = subprocess.Popen(["bash", "-e", "-o", "pipefail", "-c", self.here(commands)], cwd=self.folder,
                                       env=self._environment(), stdin=subprocess.DEVNULL, stdout=out, stderr=err,
                                       start_new_session=True)
            self.groups.append(process.pid)
            code = process.wait(timeout=120)
            if SERVER.search(commands):
                for port in PORT.findall(commands):
                    self._await(self._port(port))
            out.seek(0)
            err.seek(0)
            return code, out.read(), err.read()

    def _environment(self):
        environment = {**os.environ, "HOME": self.folder, "LC_ALL": "C.UTF-8", "TZ": "UTC",
                       "PATH": f"{self.root}/bin:/usr/bin:/bin", "OMEGA_CONFIG_FILE": f"{self.root}/etc/omega.conf",
                       "PYTHONDONTWRITEBYTECODE": "1"}
        if not is_installed(self.options.tool):
            environment["PYTHONPATH"] = os.path.join(ROOT, "plugin/python")
        if self.options.library:
            environment["NEARDUP_C_LIBRARY"] = self.options.library
        return environment

    def _port(self, name):
        if name not in self.ports:
            with socket.socket() as found:
                found.bind(("127.0.0.1", 0))
                self.ports[name] = found.getsockname()[1]
        return self.ports[name]

    @staticmethod
    def _await(port):
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except ConnectionRefusedError:
                time.sleep(0.025)
        raise TimeoutError(f"no server at port {port}")


def missing(commands, options):
    """What a block needs and this machine has not, as "there is no ..." goes on; empty if it has all."""
    for program, package in NEEDS.items():
        if re.search(rf"(?<![\w-]){program}(?![\w-])", commands) and not shutil.which(program):
            return f"{program} (package {package})"
    if "python3 " in commands and not options.library:
        return "C library, which the Python package stands on"
    if "python3 " in commands and importlib.util.find_spec("xapian") is None:
        return "module xapian (package python3-xapian)"
    return ""


def pattern_of(expected, numbers_vary=False):
    """Regular expression of an expected output: `...` is anything, white space is white space."""
    parts = [r"\s+".join(re.escape(word) for word in part.split()) for part in expected.split("...")]
    if numbers_vary:
        parts = [NUMBER.sub(lambda _: r"\d+(?:\.\d+)?", part) for part in parts]
    return r"\s*" + r"\s*.*?\s*".join(parts) + r"\s*"


def is_fragment(program):
    """Whether C++ stands outside of any function."""
    return not re.search(r"^[^\s#/].*\{$", program, re.M)


def compilable(program):
    """A fragment in a function that has a text; any other program as it is."""
    if not is_fragment(program):
        return program
    lines = program.split("\n")
    includes = [line for line in lines if line.startswith("#")]
    statements = [line for line in lines if not line.startswith("#")]
    return "\n".join(["#include <iostream>", "#include <string>", "#include <xapian.h>", *includes,
                      "void run(const std::string& text) {", *statements, "}"])


def syntax_errors(machine, name):
    compiler = shutil.which("c++")
    if not compiler:
        print(f"  {name}: not compiled, no C++ compiler")
        return ""
    flags = ["-std=c++17", "-fsyntax-only", *[f"-I{os.path.join(ROOT, path)}" for path in INCLUDES]]
    return subprocess.run([compiler, *flags, os.path.join(machine.folder, name)], capture_output=True, text=True).stderr


def is_installed(tool):
    return tool.startswith("/usr/bin/")


def installed(tool, prefix):
    """The tool as it lies in an installation: with its hook and Omega's templates beside it. One that is installed stays."""
    if is_installed(tool):
        return tool
    os.mkdir(os.path.join(prefix, "bin"))
    for file in (tool, os.path.join(os.path.dirname(tool), "libxapian-neardup-commands.so")):
        shutil.copy2(file, os.path.join(prefix, "bin"))
    os.symlink(os.path.join(os.path.dirname(os.path.dirname(tool)), "hook"), os.path.join(prefix, "hook"))
    for data in ("omega", "applications"):
        os.symlink(os.path.join(ROOT, "plugin", data), os.path.join(prefix, data))
    return os.path.join(prefix, "bin", os.path.basename(tool))


class Text:
    """One Markdown file and what its blocks did."""

    def __init__(self, path, options):
        self.path = path
        self.options = options
        self.failures = []
        self.ran = 0
        self.skipped = False
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            self.markdown = file.read()
        self.numbers_vary = "<!-- numbers vary: " in self.markdown

    def run(self):
        blocks = list(blocks_of(self.markdown))
        if any(block.language in ("sh", "cpp") and not block.not_run for block in blocks):
            with Machine(self.options) as machine:
                for block in blocks:
                    if not self._run(machine, block):
                        break
        self._check_links()
        if not self.ran and not self.skipped and self.path.startswith(WITH_COMMANDS):
            self.failures.append(f"{self.path}: no command to run was found")
        return self

    def _run(self, machine, block):
        """@return whether the next blocks may run: they build on this one."""
        if block.not_run:
            return True
        if block.language == "sh":
            return self._run_commands(machine, block)
        if block.saved_name:
            machine.save(block.saved_name, block.text)
        if block.language == "cpp":
            name = block.saved_name or "program.cc"
            machine.save(name, compilable(block.text))
            self.ran += 1
            self._fail_if(syntax_errors(machine, name), block)
        return True

    def _run_commands(self, machine, block):
        if CHANGES_MACHINE.search(block.text):
            self._fail_if("changes the machine: put <!-- not run: REASON --> in front of it", block)
            return False
        lacking = missing(block.text, self.options)
        if lacking:
            self.skipped = True
            print(f"  skipped from {self.path}:{block.line} on: there is no {lacking}")
            return False
        code, out, err = machine.run(block.text)
        self.ran += 1
        said = f"{block.text}\nexit code {code}\nstdout: {out}stderr: {err}"
        self._fail_if(said if code else "", block)
        if block.expected is not None and not re.fullmatch(
                pattern_of(machine.here(block.expected), self.numbers_vary), out, re.S):
            self._fail_if(f"{said}\nexpected: {block.expected}", block)
        if self.options.show:
            print(f"--- {self.path}:{block.line}\n{said}")
        return not code

    def _check_links(self):
        """Links within the tree lead somewhere."""
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", self.markdown):
            if not os.path.exists(os.path.join(ROOT, os.path.dirname(self.path), link)):
                self.failures.append(f"{self.path}: link to {link}, which is not there")

    def _fail_if(self, what, block):
        if what:
            self.failures.append(f"{self.path}:{block.line}: {what}")


def unknown_options(markdown, helps):
    """Options that inline commands use and the tool's help does not know."""
    unknown = []
    for command, rest in re.findall(r"`xapian-neardup (?!help\b)([a-z-]+)([^`]*)`", markdown):
        known = helps(command)
        if known is None:
            unknown.append(f"command {command}")
            continue
        options = re.findall(r"(?<![\w-])--[a-z][a-z-]+", rest.split(" -- ")[0].split("|")[0])
        unknown += [f"{command} {option}" for option in options if not re.search(rf"{option}\b", known)]
    return unknown


def help_of(tool, cache):
    def helps(command):
        if command not in cache:
            done = subprocess.run([tool, "help", command, "--all"], capture_output=True, text=True)
            cache[command] = done.stdout if f"Usage: xapian-neardup {command} " in done.stdout else None
        return cache[command]
    return helps


def examples_of(tool):
    """The command lines in the help of the commands."""
    def help_text(*words):
        return subprocess.run([tool, "help", *words, "--all"], capture_output=True, text=True, check=True).stdout
    for command in re.findall(r"^  ([a-z-]+)  ", help_text(), re.M):
        for block in re.findall(r"^Examples:\n((?:  .*\n)*)", help_text(command) + "\n", re.M):
            yield from (line.strip() for line in block.splitlines())


def run(options):
    pages = sorted(os.path.relpath(os.path.join(folder, name), ROOT)
                   for folder, _, names in os.walk(os.path.join(ROOT, DOCS)) for name in names if name.endswith(".md"))
    failures, helps = [], help_of(options.tool, {})
    for path in [*TEXTS, *pages, HELP_EXAMPLES]:
        if options.only not in path:
            continue
        text = Text(path, options).run()
        failures += text.failures
        failures += [f"{path}: the tool has no {name}" for name in unknown_options(text.markdown, helps)]
        if path == HELP_EXAMPLES:
            lines = [line.strip() for line in text.markdown.splitlines()]
            failures += [f"{path} lacks an example of the help: {line}" for line in examples_of(options.tool)
                         if line not in lines]
        print(f"{path}: {text.ran} blocks ran, {len(text.failures)} failures")
    print("\n\n".join(failures))
    return 1 if failures else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", type=os.path.abspath)
    parser.add_argument("library", nargs="?", type=os.path.abspath)
    parser.add_argument("--only", default="", help="texts whose path has this in it")
    parser.add_argument("--show", action="store_true", help="print what each block says")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="neardup-prefix-") as prefix:
        options.tool = installed(options.tool, prefix)
        return run(options)


if __name__ == "__main__":
    sys.exit(main())
