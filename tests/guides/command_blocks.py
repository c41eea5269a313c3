"""What a Markdown text asks its reader to type: commands, files to be saved, and the output that is to come."""

import re
from dataclasses import dataclass
from typing import Optional

FENCE = re.compile(r" *```(\w*)$")
NOT_RUN = re.compile(r" *<!-- not run: (.+) -->$")
INDENTED = re.compile(r" {4,}\S")
SAVED_NAME = re.compile(r"(?:#|//) ([\w.-]+\.\w+)$")  # "# index.py" as the first line
PROGRAMS = ("xapian-neardup ", "./dev ", "apt-get ", "sed ")  # indented lines are commands if they begin with one


@dataclass
class Block:
    line: int
    language: str
    """Of the fence: sh, text, python, cpp, ...; sh for indented commands, empty for other indented lines."""
    text: str
    not_run: Optional[str] = None
    """Why a test cannot run it, from a comment in front of it that no reader sees."""
    expected: Optional[str] = None
    """The text block behind a command: what it prints, `...` standing for anything."""

    @property
    def saved_name(self) -> Optional[str]:
        """The file that the reader is to save it as."""
        match = SAVED_NAME.match(self.text.split("\n", 1)[0])
        return match.group(1) if match else None


def blocks_of(markdown):
    """All blocks of a text in order; expected output belongs to its command and is none of its own."""
    blocks, reason, lines = [], None, iter(enumerate(markdown.split("\n"), 1))
    previous = ""
    for number, line in lines:
        fence, marker = FENCE.match(line), NOT_RUN.match(line)
        if fence:
            block = Block(number, fence.group(1), _until(lines, lambda text: FENCE.match(text)), reason)
            commands = blocks[-1] if blocks and blocks[-1].language == "sh" else None
            if block.language == "text" and commands and _adjacent(markdown, commands, block):
                commands.expected = block.text
            else:
                blocks.append(block)
            reason = None
        elif INDENTED.match(line) and not previous.strip():
            text = _dedented(line, _until(lines, lambda text: not INDENTED.match(text)))
            blocks.append(Block(number, "sh" if text.startswith(PROGRAMS) else "", text, reason))
            reason, line = None, ""
        elif marker:
            reason = marker.group(1)
            line = ""
        elif line.strip():
            reason = None
        previous = line
    return blocks


def _until(lines, ends):
    taken = []
    for _, line in lines:
        if ends(line):
            break
        taken.append(line)
    return "\n".join(taken)


def _dedented(first, rest):
    indent = len(first) - len(first.lstrip())
    return "\n".join([first.strip(), *[line[indent:] for line in rest.split("\n")]]).rstrip()


def _adjacent(markdown, command, output):
    """Whether only blank lines stand between a command's block and the next one."""
    end = command.line + command.text.count("\n") + 2
    return not any(line.strip() for line in markdown.split("\n")[end:output.line - 1])
