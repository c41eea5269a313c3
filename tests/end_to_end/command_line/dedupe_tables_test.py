#!/usr/bin/env python3
# Rooms: cli/dedupe, intake/documents
"""The command line from end to end: tables in many dialects keep their rows, but for copies, and their cells."""

import csv
import io
import random

from command_line import CommandLine, main, text

CELLS = ["", "x", "5\" disk", "\"", "\"quoted\"", "a, b; c|d", "ü 日本", " padded ", "two\nlines", "tab\there", "crlf\r\nin it", "\\back\\slash",
         "a \"word\" in it", "NA", "1,5", "'single'"]


class Tables(CommandLine):
    def table(self, chance, dialect):
        """Rows of which some texts repeat, as this dialect writes them."""
        plain = dialect["quoting"] == csv.QUOTE_NONE
        cells = [cell for cell in CELLS if not plain or not set(cell) & set("\n\r\t\"\\")]
        cells += ["5\" disk", "\"begins", "ends\"", "\"said\" he"] if plain else []
        columns = chance.sample(["id", "text", "one", "two", "long name"], 5)[:chance.randint(3, 5)]
        columns += [name for name in ("id", "text") if name not in columns]
        lines = [text(number, 40) if chance.random() < 0.7 or plain else text(number, 20) + "\n" + text(number, 20)
                 for number in range(chance.randint(2, 12))]
        rows = []
        for number in range(chance.randint(3, 40)):
            row = {name: chance.choice(cells) for name in columns}
            row.update(id=f"r{number}", text=chance.choice(lines))
            rows.append([row[name] for name in columns])
        written = io.StringIO()
        writer = csv.writer(written, quotechar=None if plain else '"', **dialect)
        writer.writerow(columns)
        writer.writerows(rows)
        return columns, rows, written.getvalue()

    def parsed(self, content, dialect):
        if dialect["quoting"] == csv.QUOTE_NONE:
            return [line.split("\t") for line in content.split(dialect["lineterminator"])[:-1]]
        return list(csv.reader(io.StringIO(content, newline=""), delimiter=dialect["delimiter"]))

    def raw_rows(self, content, rows, dialect):
        """The bytes of each row."""
        written = []
        for row in rows:
            one = io.StringIO()
            plain = dialect["quoting"] == csv.QUOTE_NONE
            csv.writer(one, quotechar=None if plain else '"', **dialect).writerow(row)
            written.append(one.getvalue())
        self.assertTrue(content.endswith("".join(written)))
        return written

    def test_rows_in_are_rows_out_but_for_copies(self):
        seed = random.randrange(1 << 32)
        print("seed", seed)
        chance = random.Random(seed)
        quotings = [csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC]
        for number in range(161):
            tsv = number % 3 != 0
            quoting = csv.QUOTE_NONE if number % 7 == 1 and tsv else chance.choice(quotings)
            dialect = {"delimiter": "\t" if tsv else chance.choice(",;|"), "quoting": quoting,
                       "lineterminator": chance.choice(["\n", "\r\n"])}
            columns, rows, content = self.table(chance, dialect)
            bom = chance.choice(["", "\ufeff"])
            path = self.write(f"t{number}.{'tsv' if tsv else 'csv'}", bom + content)
            with self.subTest(number=number, dialect=dialect, path=path):
                self.check(path, columns, rows, content, dialect)

    def check(self, path, columns, rows, content, dialect):
        out = path + ".out"
        self.run_tool("dedupe", path, "--output", out)
        with open(out, encoding="utf-8-sig", newline="") as file:
            output = file.read()
        place = columns.index("text")
        seen = set()
        kept = [row for row in rows if not (row[place] in seen or seen.add(row[place]))]
        self.assertEqual([columns, *kept], self.parsed(output, dialect))
        raw = dict(zip((row[columns.index("id")] for row in rows), self.raw_rows(content, rows, dialect)))
        self.assertTrue(output.endswith("".join(raw[row[columns.index("id")]] for row in kept)), "byte for byte")
        marked = self.run_tool("dedupe", path, "--mark=copy of", "--output", out)
        with open(out, encoding="utf-8-sig", newline="") as file:
            marks = self.parsed(file.read(), dialect)
        first = {row[place]: row[columns.index("id")] for row in reversed(rows)}
        expected = [[*row, "" if first[row[place]] == row[columns.index("id")] else first[row[place]]] for row in rows]
        self.assertEqual([[*columns, "copy of"], *expected], marks, marked.stderr)

    def test_an_index_of_quoted_cells_has_whole_texts(self):
        path = self.write("t.tsv", "id\ttext\na\t\"Dear team,\nthe pump is loud\"\nb\t\"Dear team,\nthe lamp is out\"\n")
        self.run_tool("index", self.db, "--tsv", path)
        for word, name in (("pump", "a"), ("lamp", "b")):
            self.assertEqual([name], [row["id"] for row in self.rows("search", self.db, word)])

    def test_a_torn_row_names_the_remedy(self):
        path = self.write("t.tsv", "id\ttext\na\t\"no\" x\nb\t\"no\" y\nc\t\"Dear team,\nthe pump\"\n")
        done = self.run_tool("dedupe", path, code=1)
        self.assertIn("t.tsv:5: row has 1 cells, its table has 2 columns; if its cells have quotes as in CSV, read it as CSV: "
                      "--as csv", done.stderr)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(file.read(), done.stdout)

    def test_a_delimiter_that_ends_each_row(self):
        line = text(1, 30)
        path = self.write("t.csv", f"id,text\na,{line},\nb,{line},\n")
        self.assertEqual(f"id,text\na,{line},\n", self.run_tool("dedupe", path).stdout)
        self.assertEqual(f"id,text,m\na,{line},\nb,{line},a\n", self.run_tool("dedupe", path, "--mark=m").stdout)


if __name__ == "__main__":
    main()
