#!/usr/bin/env python3
"""What size.py counts as a line of code and as a type; and that its counts of this tree are whole."""

import os
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import size  # noqa: E402


class LinesOfCplusplus(unittest.TestCase):
    def lines(self, text):
        return size.lines_of_cplusplus(text)

    def test_blank_lines_and_comments_are_none(self):
        self.assertEqual(self.lines("int a;\n\n  \n// one\n/* two\n three */\n  /** four */ // five\nint b;  // six\n"), 2)

    def test_a_comment_goes_on_behind_a_backslash(self):
        self.assertEqual(self.lines("// one \\\n two\nint a;\n"), 1)

    def test_code_before_and_behind_a_comment_of_several_lines_counts(self):
        self.assertEqual(self.lines("int a; /* one\n two\n three */ int b;\n"), 2)

    def test_a_string_hides_no_comment_and_a_comment_no_string(self):
        self.assertEqual(self.lines('auto a = "/*";\nint b;\nauto c = "*/ // \\" /*";\n// "\nint d;\n// it\'s\nint e;\n'), 5)

    def test_characters_and_digits_apart(self):
        self.assertEqual(self.lines("char a = '\"';  // \"\nchar b = '\\'';\nint c = 1'000;  // it's\n/* one\n*/\nint d = 0x1'0;\n"), 4)

    def test_each_line_of_a_raw_string_counts(self):
        self.assertEqual(self.lines('auto a = R"(one // two\n/* three "\n\n)" "/*";\nauto b = u8R"x(\n)" // \n)x";\nint c;\n'), 7)

    def test_the_include_guard_is_none(self):
        guarded = "/** One. */\n#ifndef ONE_H\n#define ONE_H\n\n#include <two>\nint a;\n\n#endif  // ONE_H\n"
        self.assertEqual(self.lines(guarded), 2)
        self.assertEqual(self.lines("#ifndef ONE\n#define TWO\n#endif\n"), 3)
        self.assertEqual(self.lines("#include <two>\n#ifndef ONE\n#define ONE 1\n#endif\n"), 4)

    def test_no_line_is_none(self):
        self.assertEqual(self.lines(""), 0)


class Types(unittest.TestCase):
    def test_definitions_with_a_name_count(self):
        text = ("class A {};\nstruct B final : C<D>, E {};\nenum class F : std::uint8_t { kG };\nenum H { i };\nunion J { int k; };\n"
                "template <class L> struct M<L*> {};\nstruct N\n    : O {\n  struct P { int q; };\n};\nstruct R : S {  // not T {\n};\n"
                "class [[nodiscard]] U {};\nclass alignas(64) V {};\n")
        self.assertEqual(size.types_of(text), ["A", "B", "F", "H", "J", "M", "N", "P", "R", "U", "V"])

    def test_uses_and_declarations_do_not(self):
        text = ("class A;\nenum class B : int;\nstruct stat c{};\nstruct { int d; } e;\ntemplate <class F, class G = H> void i() {}\n"
                "// class J {\nauto k = \"struct L {\";\nauto m = R\"(enum N { o };)\";\nstruct tm* p() {\n}\nfriend class Q;\n"
                "void r(struct stat& s) {\n}\n")
        self.assertEqual(size.types_of(text), [])


class Scripts(unittest.TestCase):
    def test_docstrings_and_comments_of_python_are_none(self):
        text = '#!/usr/bin/env python3\n"""One\n\ntwo."""\n\n\ndef three():\n    """Four."""\n    return """five\n# six"""  # seven\n'
        self.assertEqual(size.lines_of_python(text), 3)

    def test_shell(self):
        self.assertEqual(size.lines_of_shell("#!/bin/sh\n\n  # one\ntwo  # three\n"), 1)

    def test_what_is_not_code_has_none(self):
        self.assertEqual(size.counts_of("a.md", "int a;\n"), size.Counts())
        self.assertEqual(size.counts_of("a.h", "struct A {};\n"), size.Counts(1, 0, 1, 1))


class ThisTree(unittest.TestCase):
    def test_folders_headers_commands_and_issues_are_found(self):
        folders = size.counts_by_folder("core")
        self.assertIn("core/src/bands", folders)
        headers = sum(counts.headers for counts in folders.values())
        self.assertEqual(headers, len(list(size.files_below("core", (".h",)))))
        self.assertIn(size.CONTENT_MODEL, size.counts_by_folder("plugin"))
        self.assertIn("omega-setup", size.commands())
        self.assertGreater(size.kinds_of_issues(), 0)


if __name__ == "__main__":
    unittest.main()
