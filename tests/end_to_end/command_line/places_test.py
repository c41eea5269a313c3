#!/usr/bin/env python3
# Rooms: cli/databases, plugin/database, plugin/find
"""The command line from end to end: places."""

import contextlib
import os
import subprocess

from command_line import OTHER, CommandLine, free_port, main, text


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

    def test_three_shards(self):
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="utf-8") as file:
            for shard in range(3):
                db = f"{self.db}{shard}"
                self.run_tool("index", db, *self.paths[shard::3])
                file.write(f"auto {db}\n")
        for path in self.paths[::4]:
            expected = self.matches(self.db, path)
            self.assertEqual(3, len(expected))
            self.assertEqual(expected, self.matches(stub, path))

    def test_a_document_added_to_shards_counts_as_added(self):
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="utf-8") as file:
            for shard in range(3):
                self.run_tool("index", f"{self.db}{shard}", *self.paths[shard::3])
                file.write(f"auto {self.db}{shard}\n")
        new = self.write("new.txt", OTHER)
        self.assertIn("1 document added, 0 updated", self.run_tool("index", stub, new).stdout)
        self.assertIn("0 documents added, 1 updated", self.run_tool("index", stub, new, "--force").stdout)

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
            by_id = self.rows("find", place, "--id", self.paths[0])
            self.assertEqual(self.rows("find", self.db, "--id", self.paths[0]), by_id)
            self.assertIn("own host", self.run_tool("group", place, code=2).stderr)
            self.assertIn("own host", self.run_tool("index", place, self.docs, code=2).stderr)

    def test_a_stub_with_a_remote_shard_is_read_and_not_written(self):
        other, stub = self.db + "2", os.path.join(self.folder, "stub")
        self.run_tool("index", other, self.paths[0])
        with self.server() as place:
            with open(stub, "w", encoding="utf-8") as file:
                file.write(f"auto {other}\nremote {place}\n")
            self.assertEqual(4, len(self.matches(stub, self.paths[0])))
            for command in (["check"], ["index", self.docs]):
                self.assertIn("on another host", self.run_tool(command[0], stub, *command[1:], code=2).stderr)
            self.assertIn("name the folders", self.run_tool("group", stub, code=2).stderr)


if __name__ == "__main__":
    main()
