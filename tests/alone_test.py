#!/usr/bin/env python3
"""What alone.py compiles, how, and that it notices a file that lacks an include."""

import os
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import alone  # noqa: E402
from includes_test import Includes  # noqa: E402

COMMAND = ("/usr/bin/ccache /usr/bin/c++ -DA=\\\"b\\\" -I/c -isystem /d -O2 -g1 -fPIE -Wall -Werror -D_FORTIFY_SOURCE=2 "
           "-Winvalid-pch -include /e/cmake_pch.hxx -std=c++17 -o f.o -c /g/f.cc")


class Alone(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)

    def file(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def test_a_precompiled_header_warnings_and_optimisation_are_left_out(self):
        self.assertEqual(["/usr/bin/c++", '-DA="b"', "-I/c", "-isystem", "/d", "-std=c++17", "-fsyntax-only", "-w", "-x", "c++"],
                         alone.compiler_of({"command": COMMAND, "file": "/g/f.cc"}))

    def test_a_unit_is_its_sources(self):
        unit = self.file("unity_0_cxx.cxx", '/* generated */\n\n#include "/a/b.cc"\n\n#include "/a/c.cc"\n')
        self.assertEqual(["/a/b.cc", "/a/c.cc"], alone.sources_of_unit(unit))
        self.assertEqual(["/a/b.cc"], alone.sources_of_unit("/a/b.cc"))

    def test_headers_are_compiled_as_their_users(self):
        header, other = self.file("a.h", '#include "b.h"\n'), self.file("b.h", "")
        source = self.file("a.cc", '#include "a.h"\n')
        found = alone.with_headers({source: ["c++"]}, Includes([header, other, source]))
        self.assertEqual({source: ["c++"], header: ["c++"], other: ["c++"]}, found)

    def test_what_lacks_an_include_is_a_fault(self):
        compiler = ["c++", "-fsyntax-only", "-x", "c++"]
        self.file("a.h", "struct A { int b; };\n")
        self.assertEqual("", alone.fault_of(self.file("b.h", '#include "a.h"\ninline int c(A a) { return a.b; }\n'), compiler))
        self.assertIn("A", alone.fault_of(self.file("c.h", "inline int c(A a) { return a.b; }\n"), compiler))

    def test_a_share_begins_with_what_changed_and_is_the_same_for_a_commit(self):
        files = [f"/a/{number}.h" for number in range(100)]
        changed = ["/a/7.h", "/gone.h", "/a/3.h", "/a/7.h", *files[20:40]]
        share = alone.share_of(files, 10, changed, "commit")
        self.assertEqual(["/a/7.h", "/a/3.h", "/a/20.h", "/a/21.h", "/a/22.h"], share[:5])
        self.assertEqual(10, len(set(share)))
        self.assertEqual(share, alone.share_of(files, 10, changed, "commit"))
        self.assertNotEqual(share[5:], alone.share_of(files, 10, changed, "other")[5:])
        self.assertEqual(10, len(set(alone.share_of(files, 10, [], ""))))
        self.assertEqual(set(files), set(alone.share_of(files, 1000, changed, "commit")))


if __name__ == "__main__":
    unittest.main()
