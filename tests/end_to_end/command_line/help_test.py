#!/usr/bin/env python3
# Rooms: cli/flags
"""The command line from end to end: help. What a newcomer wants to do is found from `--help` alone, within two screens."""

import os
import re
import subprocess

from command_line import BASE, CommandLine, main, tool

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
SCREEN = 30  # lines

# A task; the words that a newcomer looks for in the list of commands, one of which is enough; the command that they lead to;
# and what an example of its help has.
TASKS = [
    ("index a folder", ["folder"], "index", r"index \S+ /\S+"),
    ("show each text once", ["each text once"], "search", r"search \S+ \w+"),
    ("why was this hidden", ["why", "hidden"], "search", r"search .* --why"),
    ("dedupe a table", ["table"], "dedupe", r"dedupe \S+\.csv"),
    ("sign what omindex wrote", ["omindex"], "attach", r"attach omega"),
    ("my duplicate mails", ["mail"], "attach", r"attach notmuch"),
    ("undo", ["undo"], "detach", r"detach \S+"),
]


class Help(CommandLine):
    # What is left out then has no value of its own: nothing happens, or the database decides.
    NO_DEFAULT = {
        "index": {"--jsonl", "--csv", "--tsv", "--files-from", "--since"},
        "group": {"--scheme", "--reference", "--distinct", "--no-distinct"},
        "search": {"--scheme", "--collapse-slot"},
        "find": {"--scheme", "--max-distance", "--url", "--docid", "--text", "--fingerprint"},
        "extract": {"--frames", "--url"}, "annotate": {"--html"}, "pairs": {"--scheme", "--max-distance"},
        "dedupe": {"--against", "--mark", "--move-to", "--report", "--within"}, "sample": {"--scheme"},
        "report": {"--scheme", "--output"}, "groups": {"--scheme"}, "explain": {"--scheme", "--html"},
        "omega-setup": {"--recipe"}, "info": {"--scheme", "--idf"}, "check": {"--scheme"},
    }

    def commands(self, *words):
        return re.findall(r"^  ([a-z-]+) ", self.run_tool(*words).stdout, re.MULTILINE)

    def options(self, command):
        """Of each option that takes a value: what the help says behind it."""
        texts, name = {}, None
        shown = self.run_tool("help", command, "--all").stdout.split("\nOptions:\n")[1].split("\n\n")[0]
        for line in shown.splitlines():
            option = re.match(r"  (?:-[a-z0],)?(--[a-z-]+)(?:,--[a-z-]+)? ?(\S.*)?", line)
            if option:
                name = option[1] if option[2] else None
                texts.update({name: option[2]} if name else {})
            elif name:
                texts[name] += " " + line.strip()
        return texts

    def test_each_task_of_a_newcomer_is_two_screens_away(self):
        first = self.run_tool("--help").stdout
        for task, words, command, example in TASKS:
            with self.subTest(task):
                lines = [line for line in first.splitlines() if any(re.search(rf"\b{word}\b", line) for word in words)]
                found = [line.split()[0] for line in lines if line.startswith("  ")]
                self.assertIn(command, found)
                second = self.run_tool(command, "--help").stdout
                self.assertRegex(second, rf"\n  xapian-neardup {example}")
                self.assertLessEqual(len(first.splitlines()) + len(second.splitlines()), 2 * SCREEN)
                self.assertLessEqual(found.index(command), 1, "one wrong command at most stands before it")

    def test_there_are_eight_commands_then_all(self):
        self.assertEqual(["index", "attach", "dedupe", "search", "groups", "explain", "group", "detach"], self.commands("--help"))
        everything = self.commands("help", "--all")
        self.assertEqual(20, len(everything))
        self.assertLess(set(self.commands("--help")), set(everything))

    def test_all_ways_to_ask_give_the_same(self):
        for same in ((["--help"], ["-h"]), (["group", "--help"], ["group", "-h"], ["help", "group"],
                                            ["group", "x.db", "--threshold", "0.9", "--help"])):
            self.assertEqual(1, len({self.run_tool(*words).stdout for words in same}))
        self.assertTrue(self.run_tool("help").stdout.startswith(self.run_tool("--help").stdout))

    def test_help_names_the_guides(self):
        shown = self.run_tool("help").stdout
        guides = {name for name in os.listdir(os.path.join(ROOT, "docs/guides")) if name.endswith(".md")}
        self.assertEqual(guides, set(re.findall(r"guides/(\S+\.md)", shown)))

    def test_each_option_says_its_default_if_it_has_one(self):
        for command in self.commands("help", "--all"):
            if command == "run":
                continue
            options = self.options(command)
            silent = {name for name, text in options.items() if "default" not in text}
            self.assertEqual(self.NO_DEFAULT.get(command, set()), silent, command)
            self.assertFalse([text for text in options.values() if text.count("default") > 1], command)

    def test_the_reference_is_that_of_this_tool(self):
        printed = subprocess.run([os.path.join(os.path.dirname(tool()), "table_texts"), "reference"], capture_output=True, text=True)
        with open(os.path.join(ROOT, "docs/reference/options.md"), encoding="utf-8") as file:
            self.assertEqual(printed.stdout, file.read(), "./dev reference writes it")

    def test_defaults_are_those_of_the_command(self):
        for command, option, default in (("plan", "--recall", "0.98"), ("plan", "--max-terms", "8"),
                                         ("sample", "--documents", "200"), ("pairs", "--measure", "jaccard"),
                                         ("annotate", "--text", "text"), ("find", "--limit", "0"),
                                         ("index", "--log-format", "text"), ("index", "--commit-every", "10000")):
            self.assertRegex(self.options(command)[option], rf"; default {re.escape(default)}$", (command, option))

    def test_a_reader_who_leaves_is_no_error(self):
        self.index(**{f"d{number}": f"{BASE} {number}" for number in range(40)})
        for command in (["pairs", self.db], ["search", self.db, BASE.split()[0], "--limit", "40"], ["help", "index", "--all"]):
            with self.subTest(command):
                reader, writer = os.pipe()
                os.close(reader)
                with os.fdopen(writer, "wb") as closed:
                    done = subprocess.run(["env", "--ignore-signal=PIPE", tool(), *command], stdout=closed, stderr=subprocess.PIPE)
                self.assertEqual((141, b""), (done.returncode, done.stderr))


if __name__ == "__main__":
    main()
