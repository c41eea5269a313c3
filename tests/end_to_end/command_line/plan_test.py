#!/usr/bin/env python3
# Rooms: cli/commands
"""The command line from end to end: plan."""

import re

from command_line import BASE, CommandLine, main


class Planning(CommandLine):
    def test_plan_keeps_its_promise_and_can_be_signed_with(self):
        asked = ["plan", "--threshold", "0.6", "--recall", "0.95", "--max-terms", "16"]
        rows = self.rows(*asked)
        plan = [row for row in rows if row["chosen"]]
        self.assertEqual([rows[-1]], plan)
        for row in rows:
            self.assertGreaterEqual(row["recall"], 0.95)
            self.assertLessEqual(row["terms"], 16)
        text = self.run_tool(*asked).stdout
        self.assertTrue(text.startswith("Recommended: " + plan[0]["bands"]), text)
        self.assertEqual(4, len(text.splitlines()))
        scheme = re.search(r"--scheme '([^']*)'", text).group(1)
        self.assertIn("bands=" + plan[0]["bands"], scheme)
        self.index(a=BASE)
        self.run_tool("index", self.db + "-planned", self.docs, "--scheme", scheme)
        self.assertIn(plan[0]["bands"], self.run_tool("info", self.db + "-planned").stdout)

    def test_low_thresholds_are_for_titles_and_records(self):
        advice = "For titles alone use the scheme standard at 0.65, for whole records of tens of words short at 0.57."
        self.assertIn(advice, self.run_tool("plan", "--threshold", "0.6", "--recall", "0.9", "--max-terms", "24").stdout)
        self.assertNotIn(advice, self.run_tool("plan").stdout)

    def test_plan_for_equal_texts_is_short(self):
        (row,) = self.rows("plan", "--threshold", "1")
        self.assertEqual((1, 1), (row["terms"], row["recall"]))
        self.assertLess(row["candidates_at_0.5"], 1e-5)
        self.assertLess(len(self.rows("plan", "--threshold", "1")), 30)
        for threshold in ("0.3", "0.8", "0.95"):
            terms = [row["terms"] for row in self.rows("plan", "--threshold", threshold, "--max-terms", "64")]
            self.assertEqual(sorted(set(terms)), terms)

    def test_what_no_bands_promise_is_said(self):
        done = self.run_tool("plan", "--threshold", "0.1", "--recall", "0.999", code=2)
        self.assertIn("--max-terms", done.stderr)
        self.run_tool("plan", "--threshold", "0", code=2)
        self.run_tool("plan", "--recall", "1", code=2)


if __name__ == "__main__":
    main()
