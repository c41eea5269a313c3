#!/usr/bin/env python3
# Rooms: cli/databases, plugin/database, plugin/find
"""The command line from end to end: places."""

import contextlib
import html
import os
import re
import shlex
import shutil
import subprocess

from command_line import OTHER, CommandLine, free_port, main, text, tool


class ManyPlaces(CommandLine):
    """The same documents in one database, in three shards and behind a server give the same matches."""

    def setUp(self):
        super().setUp()
        self.paths = []
        for i in range(30):
            words = text(i // 3).split()
            words[i % 3 * 5] = "changed"
            self.paths.append(self.write(f"{i:02}.txt", " ".join(words)))
        self.run_tool("index", self.db, self.docs)

    def matches(self, place, path):
        rows = self.rows("find", place, "--text", path)
        return sorted((row["id"], row["hamming"], row["jaccard"], row["verification"]) for row in rows)

    def stub_of_three(self):
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="utf-8") as file:
            for shard in range(3):
                self.run_tool("index", f"{self.db}{shard}", *self.paths[shard::3])
                file.write(f"auto {self.db}{shard}\n")
        return stub

    def test_three_shards(self):
        stub = self.stub_of_three()
        for path in self.paths[::4]:
            expected = self.matches(self.db, path)
            self.assertEqual(3, len(expected))
            self.assertEqual(expected, self.matches(stub, path))

    def test_a_stub_is_not_written_because_its_shards_have_separate_records(self):
        stub = self.stub_of_three()
        new = self.write("new.txt", OTHER)
        for command in (("index", stub, new), ("sign", stub)):
            self.assertIn("run this command on the folder of each database", self.run_tool(*command, code=2).stderr)

    def commands_of_report(self, place):
        page = html.unescape(self.run_tool("report", place, "-o", "-", "--quiet").stdout)
        return re.findall(r"xapian-neardup ((?:group|distinct) [^<\n]+)", page), page

    def test_a_report_of_shards_names_commands_that_group_them(self):
        stub = self.stub_of_three()
        for expected in (1, 2):  # never grouped; grouped at another threshold
            commands, page = self.commands_of_report(stub)
            self.assertEqual(expected, len(set(commands)), commands)
            self.assertNotIn("tick the pair", page)
            for command in commands:
                self.run_tool(*shlex.split(command))

    def test_other_commands_name_the_folders_of_shards_too(self):
        self.paths += [self.write(f"{i}.txt", text(i)) for i in range(30, 230)]  # enough for a recommendation
        stub = self.stub_of_three()
        group = f"xapian-neardup group {self.db}0 {self.db}1 {self.db}2"
        self.assertIn(f"run '{group}'", self.run_tool("search", stub, text(1).split()[0]).stdout)
        self.assertIn(f"{group} --threshold", self.run_tool("sample", stub).stdout)

    def test_a_report_of_a_server_says_where_to_group(self):
        with self.server() as place:
            commands, page = self.commands_of_report(place)
            self.assertEqual(["group FOLDER..."], commands)
            self.assertIn("Run this on the host that has its folders", page)

    def test_a_stub_that_names_itself_is_refused(self):
        def stub(name, line):
            path = os.path.join(self.folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(f"# databases\nauto {self.db}\n{line}\n")
            return path

        stub("loop/XAPIANDB", "auto .")
        stub("second", "auto first")
        for place in (os.path.join(self.folder, "loop"), stub("own", "auto own"), stub("first", "auto second")):
            for command in (["info"], ["check"], ["find", "1"], ["groups"], ["report", "-o", "-"],
                            ["attach", "omega"]):
                arguments = [command[0], place, *command[1:]] if command[0] != "attach" else [*command, place]
                message = self.run_tool(*arguments, code=1).stderr
                self.assertIn(f"stub '{place}' leads back to itself", message)
                self.assertIn("name the folders of its databases in it", message)

    @contextlib.contextmanager
    def server(self):
        """HOST:PORT at which the database is served."""
        port = free_port()
        server = subprocess.Popen(["xapian-tcpsrv", "--interface", "127.0.0.1", "--port", str(port), self.db],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            server.stdout.readline()
            server.stdout.readline()
            yield f"127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()

    def test_remote_server(self):
        with self.server() as place:
            for path in self.paths[::4]:
                self.assertEqual(self.matches(self.db, path), self.matches(place, path))
            by_id = self.rows("find", place, self.paths[0])
            self.assertEqual(self.rows("find", self.db, self.paths[0]), by_id)
            self.assertIn("own host", self.run_tool("group", place, code=2).stderr)
            self.assertIn("own host", self.run_tool("index", place, self.docs, code=2).stderr)

    def test_a_stub_with_a_remote_shard_is_read_and_not_written(self):
        other, stub = self.db + "2", os.path.join(self.folder, "stub")
        self.run_tool("index", other, self.paths[0])
        with self.server() as place:
            with open(stub, "w", encoding="utf-8") as file:
                file.write(f"auto {other}\nremote {place}\n")
            self.assertEqual(4, len(self.matches(stub, self.paths[0])))
            self.assertIn("on another host", self.run_tool("check", stub, code=2).stderr)
            self.assertIn("the folder of each database", self.run_tool("index", stub, self.docs, code=2).stderr)
            self.assertIn("name the folders", self.run_tool("group", stub, code=2).stderr)

    def test_the_name_of_an_application_stands_for_its_database(self):
        home = os.path.join(self.folder, "home")
        environment = {name: value for name, value in os.environ.items() if name not in ("MUHOME", "XDG_CACHE_HOME")}
        place = os.path.join(home, ".cache/mu/xapian")
        shutil.copytree(self.db, place)

        def run(*arguments, code=0):
            done = subprocess.run([tool(), *arguments], capture_output=True, text=True, cwd=self.folder,
                                  env={**environment, "HOME": home})
            self.assertEqual(code, done.returncode, done.stderr)
            return done.stdout + done.stderr

        run("group", "mu")
        for command in (["groups"], ["info"], ["report", "-o", "-"], ["search", text(0).split()[0]], ["check"], ["pairs"],
                        ["find", self.paths[0]], ["explain", "1", "2"], ["sample"], ["sign"]):
            self.assertEqual(run(command[0], place, *command[1:]).replace(place, "mu").split("\n", 1)[0],
                             run(command[0], "mu", *command[1:]).replace(place, "mu").split("\n", 1)[0], command)
        self.assertIn("of 10 documents" if len(self.paths) == 10 else "documents", run("detach", "mu"))
        self.assertIn("no near-duplicate signatures", run("info", place, code=7))
        self.assertIn("no database of notmuch", run("groups", "notmuch", code=1))
        self.assertIn("./mu", run("groups", "./mu", code=1), "a path is no name")
        self.assertIn(f"'mu' names the database of mu, {place}, in other", run("index", "mu", self.docs, code=2))
        self.assertFalse(os.path.exists(os.path.join(self.folder, "mu")))
        run("index", "./mu", self.docs)
        meant = f"note: 'mu' is ./mu here, not the database of mu; name that by its path, {place}\n"
        for command in (["groups", "mu"], ["info", "mu"], ["index", "mu", self.docs]):
            self.assertEqual(1, run(*command).count(meant), command)
        self.assertNotIn("note: 'mu'", run("groups", "./mu"))
        shutil.rmtree(place)
        self.assertNotIn("note: 'mu'", run("groups", "mu"), "there is no other")
        shutil.rmtree(os.path.join(self.folder, "mu"))
        os.mkdir(os.path.join(self.folder, "mu"))
        self.assertIn("not a Xapian database", run("groups", "mu", code=1), "what is there comes first")


if __name__ == "__main__":
    main()
