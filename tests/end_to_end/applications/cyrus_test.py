#!/usr/bin/env python3
# Rooms: cli/attaching
"""Mail of one user of Cyrus IMAP."""

import glob
import imaplib
import os
import socket
import subprocess
import time
import unittest

from application import ApplicationTest, main, needs


CONFIG = """configdirectory: {0}/config
partition-default: {0}/spool
defaultpartition: default
search_engine: xapian
defaultsearchtier: t1
t1searchpartition-default: {0}/search
admins: cyrus
sasl_pwcheck_method: alwaystrue
allowplaintext: yes
conversations: 1
unixhierarchysep: yes
virtdomains: no
"""
SERVICES = """START {{
  recover cmd="/usr/lib/cyrus/bin/ctl_cyrusdb -C {0}/imapd.conf -r"
}}
SERVICES {{
  imap cmd="/usr/lib/cyrus/bin/imapd -C {0}/imapd.conf" listen="127.0.0.1:{1}" prefork=0
}}
EVENTS {{
}}
"""


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


@unittest.skipUnless(os.geteuid() == 0, "needs root, to be the user cyrus")
class Cyrus(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.port = free_port()
        self.write("imapd.conf", CONFIG.format(self.folder))
        self.write("cyrus.conf", SERVICES.format(self.folder, self.port))
        for name in ("config/db", "config/proc", "config/log", "config/msg", "config/socket", "spool", "search"):
            os.makedirs(self.path(name))
        mails = self.write_pairs()
        self.run_program("chown", "-R", "cyrus:mail", self.folder)
        self.start_server()
        self.append(mails)
        self.squatter("-i", "-r", "user/a")

    def as_cyrus(self, *command):
        return self.run_program("su", "-s", "/bin/sh", "cyrus", "-c", " ".join(command))

    def squatter(self, *options):
        self.as_cyrus("/usr/lib/cyrus/bin/squatter", "-C", self.path("imapd.conf"), *options)

    def start_server(self):
        command = (f"exec /usr/lib/cyrus/bin/master -C {self.path('imapd.conf')} -M {self.path('cyrus.conf')} "
                   f"-p {self.path('master.pid')} -L {self.path('master.log')}")
        server = subprocess.Popen(["/usr/bin/setpriv", "--reuid=cyrus", "--regid=mail", "--clear-groups", "sh", "-c", command],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)

    def connected(self, user):
        for _ in range(100):
            try:
                client = imaplib.IMAP4("127.0.0.1", self.port)
                client.login(user, "x")
                return client
            except OSError:
                time.sleep(.1)
        self.fail("the server does not answer")

    def append(self, mails):
        admin = self.connected("cyrus")
        admin.create("user/a")
        admin.setacl("user/a", "a", "lrswipkxtecda")
        admin.logout()
        client = self.connected("a")
        for mail in mails:
            with open(mail, "rb") as file:
                self.assertEqual("OK", client.append("INBOX", None, None, file.read().replace(b"\n", b"\r\n"))[0])
        client.logout()

    def database(self):
        """The newest one."""
        return os.path.dirname(max(glob.glob(self.path("search/**/iamglass"), recursive=True), key=os.path.getmtime))

    def expect_pairs_grouped(self, program, *place):
        self.run_program("chown", "-R", "root", self.database())
        said = super().expect_pairs_grouped(program, *place)
        self.run_program("chown", "-R", "cyrus", self.database())
        return said

    def test_mails_are_grouped_by_their_guid_and_not_with_their_own_text(self):
        self.expect_pairs_grouped("cyrus", self.database())
        self.assertTrue(all(member.startswith("*G*") for group in self.groups_of(self.database()) for member in group))
        self.tool("check", self.database(), "--words", "--quiet")

    def test_layout_is_found_again_after_a_repacking(self):
        self.expect_pairs_grouped("cyrus", self.database())
        before, scheme = self.groups_of(self.database()), self.row("info", self.database())["scheme"]
        self.squatter("-z", "t1", "-t", "t1", "-F", "-u", "a")
        self.assertEqual("", self.metadata(self.database()))
        self.run_program("chown", "-R", "root", self.database())
        self.tool("sign", self.database())
        self.assertEqual(scheme, self.row("info", self.database())["scheme"])
        self.expect_pairs_grouped("cyrus", self.database())
        self.assertEqual(before, self.groups_of(self.database()))

    def test_groups_survive_maintenance(self):
        def grouped():
            self.expect_pairs_grouped("cyrus", self.database())
            return self.groups_of(self.database()), self.row("info", self.database())["scheme"]

        before = grouped()
        for how in ((), ("-F",), ("-X",)):
            self.squatter("-z", "t1", "-t", "t1", *how, "-u", "a")
            self.assertEqual(before, grouped())


if __name__ == "__main__":
    needs("/usr/lib/cyrus/bin/squatter")
    main()
