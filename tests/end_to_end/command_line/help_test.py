#!/usr/bin/env python3
# Rooms: cli/program, cli/options
"""The command line from end to end: help."""

import os
import re

from command_line import CommandLine, main

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")


class Help(CommandLine):
    # What is left out then has no value of its own: nothing happens, or the database decides.
    NO_DEFAULT = {
        "index": {"--jsonl", "--csv", "--tsv", "--files-from", "--since"}, "run": {"--hook"}, "group": {"--scheme", "--reference"},
        "search": {"--scheme", "--collapse-slot", "--expand"},
        "find": {"--scheme", "--max-distance", "--url"}, "extract": {"--frames", "--url"}, "annotate": {"--html"},
        "pairs": {"--scheme", "--max-distance"}, "plan": {"--svg"}, "evaluate": {"--between", "--html", "--same"},
        "dedupe": {"--against", "--candidates", "--mark", "--move-to", "--report", "--within"}, "sample": {"--scheme"}, "report": {"--scheme", "--output"}, "groups": {"--scheme"},
        "explain": {"--scheme", "--html"}, "omega-setup": {"--recipe"}, "info": {"--scheme"}, "check": {"--scheme"},
    }

    def commands(self):
        listed = self.run_tool("--help").stdout.split("Subcommands:\n")[1].split("\n\n")[0]
        return re.findall(r"^  ([a-z-]+) ", listed, re.MULTILINE)

    def options(self, command):
        """Of each option that takes a value: what the help says behind it."""
        texts = {}
        shown = self.run_tool(command, "--help").stdout.split("\nExample")[0]
        for line in shown.split("\nOptions:\n")[1].splitlines():
            option = re.match(r" +(?:-[a-z],)?(--[a-z-]+) (?!Needs:|Excludes:| )(\S.*)", line)
            if re.match(r" {2,4}-|\S|$", line):
                name = option[1] if option else None
                texts.update({name: option[2]} if option else {})
            elif name:
                texts[name] += line
        return texts

    def test_each_option_says_its_default_if_it_has_one(self):
        commands = self.commands()
        self.assertLess(20, len(commands))
        for command in commands:
            options = self.options(command)
            silent = {name for name, text in options.items() if "default" not in text}
            self.assertEqual(self.NO_DEFAULT.get(command, set()), silent, command)
            self.assertFalse([text for text in options.values() if text.count("default") > 1], command)

    def test_the_reference_has_each_option(self):
        with open(os.path.join(ROOT, "docs/reference/commands.md"), encoding="utf-8") as file:
            reference = file.read()
        named = set(re.findall(r"(?<![\w!-])--[a-z][a-z-]*[a-z]", reference))
        offered = set()
        for command in self.commands():
            shown = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*[a-z]", self.run_tool(command, "--help").stdout))
            self.assertEqual(set(), shown - named - {"--help", "--version", "--no-delete"}, command)  # the last is of omindex
            offered |= shown
        self.assertEqual(set(), named - offered - {"--filter", "--sample"}, "options that no command has, nor omindex")

    def test_defaults_are_those_of_the_command(self):
        for command, option, default in (("plan", "--recall", "0.98"), ("plan", "--max-terms", "8"),
                                         ("evaluate", "--scheme", "standard"), ("evaluate", "--truth", "0.8"),
                                         ("sample", "--documents", "200"), ("report", "--documents", "200"),
                                         ("hash", "--format", "text"), ("pairs", "--measure", "jaccard"),
                                         ("annotate", "--text", "text"), ("find", "--limit", "0"),
                                         ("index", "--log-format", "text"), ("index", "--commit-every", "10000")):
            self.assertRegex(self.options(command)[option], rf"; default {re.escape(default)}$", (command, option))


if __name__ == "__main__":
    main()
