#!/usr/bin/env python3
# Rooms: cli/attaching
"""An inbox of public-inbox: several shards, and deliveries that must not fail."""

import atexit
import fcntl
import os
import shutil
import subprocess
import tempfile

from application import ApplicationTest, main, needs


class PublicInbox(ApplicationTest):
    made = None  # once, because each delivery starts a program

    def setUp(self):
        super().setUp()
        self.environment.update(PI_CONFIG=self.path("config"), PI_EMERGENCY=self.path("emergency"),
                                ORIGINAL_RECIPIENT="b@example.org")
        self.inbox = self.path("inbox")
        if PublicInbox.made is None:
            self.make_inbox()
            PublicInbox.made = tempfile.mkdtemp(prefix="neardup-application-")
            atexit.register(shutil.rmtree, PublicInbox.made)
            shutil.move(self.inbox, PublicInbox.made)
        shutil.copytree(os.path.join(PublicInbox.made, "inbox"), self.inbox)

    def make_inbox(self):
        self.run_program("public-inbox-init", "-V2", "-L", "full", "-j", "3", "t", self.inbox, "http://example.org/t", "b@example.org")
        with open(self.path("config"), "a", encoding="utf-8") as config:
            config.write("[publicinboxmda]\n\tspamcheck = none\n")
        for mail in self.write_pairs():
            self.deliver(mail)

    def deliver(self, mail):
        with open(mail, "rb") as file:
            subprocess.run(["public-inbox-mda", "--no-precheck"], stdin=file, env=self.environment, check=True, capture_output=True)

    def shards(self):
        return [self.path("inbox/xap15", name) for name in sorted(os.listdir(self.path("inbox/xap15"))) if name.isdigit()]

    def stub(self):
        return self.write("all.stub", "".join(f"auto {shard}\n" for shard in self.shards()))

    def test_shards_are_signed_and_grouped_as_one(self):
        said = self.expect_pairs_grouped("public-inbox", self.inbox)
        self.assertIn("prefix XNQ", said)
        self.assertEqual([[f"m{2 * number}@example.org", f"m{2 * number + 1}@example.org"] for number in range(10)],
                         sorted(self.groups_of(self.stub()), key=lambda pair: int(pair[0][1:].split("@")[0])))
        first = [group["representative"] for group in self.rows("groups", self.stub())]
        self.assertTrue(all(int(name[1:].split("@")[0]) % 2 == 0 for name in first), "the mail that was sent first")

    def test_short_mails_of_other_subjects_are_apart(self):
        self.write("config", f'[publicinbox "t"]\n\tinboxdir = {self.inbox}\n\taddress = b@example.org\n'
                             "[publicinboxmda]\n\tspamcheck = none\n")
        for mail in self.write_answers():
            self.deliver(mail)
        self.tool("attach", "public-inbox", self.inbox, "--group")
        self.assertIn(["m50@example.org", "m52@example.org"], self.groups_of(self.stub()))

    def test_one_shard_says_where_all_groups_are_shown(self):
        self.expect_pairs_grouped("public-inbox", self.inbox)
        for shard in self.shards():
            self.assertIn("a stub file with a line 'auto FOLDER' for each", self.tool("info", shard).stdout)
            self.assertIn("a stub file with a line 'auto FOLDER' for each", self.tool("groups", shard).stderr)
        self.assertNotIn("stub file", self.tool("groups", self.stub()).stderr)

    def test_sign_that_signs_nothing_leaves_the_prefix_open(self):
        shard = self.shards()[0]
        self.assertIn("--text-prefix PREFIX", self.tool("sign", shard).stdout)
        self.assertEqual("", self.metadata(shard))
        self.tool("sign", shard, "--text-prefix", "XNQ")

    def test_layout_is_found_again_after_xcpdb(self):
        self.expect_pairs_grouped("public-inbox", self.inbox)
        before = self.groups_of(self.stub())
        schemes = [self.row("info", shard)["scheme"] for shard in self.shards()]
        self.run_program("public-inbox-xcpdb", self.inbox)
        self.assertEqual("", self.metadata(self.shards()[0]))
        self.assertEqual(7, self.tool("sign", self.shards()[0], "--text-prefix", "S", code=7).returncode)
        self.tool("sign", self.shards()[0])
        self.expect_pairs_grouped("public-inbox", self.inbox)
        self.assertEqual(schemes, [self.row("info", shard)["scheme"] for shard in self.shards()])
        self.assertEqual(before, self.groups_of(self.stub()))

    def test_groups_survive_maintenance(self):
        self.expect_groups_survive(("public-inbox", self.inbox), self.stub(),
                                   lambda: self.run_program("public-inbox-compact", self.inbox),
                                   lambda: self.run_program("public-inbox-index", "--reindex", self.inbox),
                                   lambda: self.run_program("public-inbox-xcpdb", self.inbox))

    def test_signing_waits_for_the_lock_by_which_deliveries_wait(self):
        with open(self.path("inbox/inbox.lock"), "rb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            signing = subprocess.Popen(["xapian-neardup", "attach", "public-inbox", self.inbox, "--quiet"], env=self.environment)
            with self.assertRaises(subprocess.TimeoutExpired):
                signing.wait(2)
            fcntl.flock(lock, fcntl.LOCK_UN)
        self.assertEqual(0, signing.wait(120))


if __name__ == "__main__":
    needs("public-inbox-mda", "public-inbox-init", "public-inbox-xcpdb")
    main()
