#!/usr/bin/env python3
# Rooms: intake/mail
"""The command line from end to end: a mail is not hidden behind a mail with another text or attachment."""

import itertools
from email.message import EmailMessage

from command_line import main
from random_texts import RandomTexts

HEADERS = "From: {0} <{0}@example.org>\nDate: Mon, 12 Jan 2026 10:00\nSubject: {1}\nTo: Bob <bob@example.org>"


def html_of(lines):
    return lines.replace("<", "&lt;").replace("\n", "<br>")


# How programs forward a mail, by its sender, its subject and its text: plain text, then HTML.
FORWARDS = {
    "Gmail": (lambda sender, subject, text: f"---------- Forwarded message ---------\n{HEADERS.format(sender, subject)}\n\n{text}",
              lambda sender, subject, text: '<div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded '
              f'message ---------<br>{html_of(HEADERS.format(sender, subject))}<br></div><br><p>{text}</p></div>'),
    "Outlook": (lambda sender, subject, text: "________________________________\n"
                f"{HEADERS.format(sender, subject).replace('Date:', 'Sent:')}\n\n{text}",
                lambda sender, subject, text: '<hr style="width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> '
                f'{sender}<br><b>Sent:</b> 12 January 2026 10:00<br><b>To:</b> Bob<br><b>Subject:</b> {subject}</div>'
                f'<div><p>{text}</p></div>'),
    "Thunderbird": (lambda sender, subject, text: "-------- Forwarded Message --------\n"
                    f"Subject: {subject}\nDate: Mon, 12 Jan 2026 10:00\nFrom: {sender}@example.org\nTo: bob\n\n{text}",
                    lambda sender, subject, text: '<div class="moz-forward-container"><br><br>-------- Forwarded Message '
                    f'--------<table class="moz-email-headers-table"><tr><th>Subject: </th><td>{subject}</td></tr><tr><th>'
                    f'From: </th><td>{sender}</td></tr></table><br><p>{text}</p></div>'),
}


class OtherMails(RandomTexts):
    def message(self, name, body, html=False, subject="mail"):
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = "ann@example.org", "bob@example.org", subject
        mail["Message-ID"] = f"<{name}@example.org>"
        mail["Date"] = "Mon, 12 Jan 2026 10:00:00 +0000"
        mail.set_content(body, subtype="html" if html else "plain")
        return mail

    def send(self, name, body, attachment=None, html=False, subject="mail", sender=None):
        mail = self.message(name, body, html, subject)
        if sender:
            del mail["From"]
            mail["From"] = sender
        if attachment:
            mail.add_attachment(attachment, maintype="application", subtype="pdf", filename="invoice.pdf")
        return self.write(f"{name}.eml", mail.as_bytes())

    def original(self):
        """Sender, subject and text of a mail."""
        return self.words(1)[0], " ".join(self.words(4)), self.prose(self.chance.randint(60, 200))

    def expect_forwards(self, program):
        plain, html = FORWARDS[program]
        for words in (11, 20, 40):
            note = self.prose(words)
            for i in range(25):
                self.send(f"plain-{words}-{i}", f"{note}\n\n{plain(*self.original())}\n", subject="Fwd: mail")
                self.send(f"html-{words}-{i}", f"<p>{note}</p>{html(*self.original())}", html=True, subject="Fwd: mail")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_forwards_by_gmail(self):
        self.expect_forwards("Gmail")

    def test_forwards_by_outlook(self):
        self.expect_forwards("Outlook")

    def test_forwards_by_thunderbird(self):
        self.expect_forwards("Thunderbird")

    def test_short_forwards_by_outlook_in_other_languages(self):
        for prefix in ("FW", "TR", "RV", "VB", "PD", "ENC", "I", "转发", "AW"):
            note = self.prose(40)
            for i in range(10):
                sender, subject, _ = self.original()
                forward = FORWARDS["Outlook"][0](sender, subject, self.prose(6 + i % 3))
                self.send(f"{len(note)}-{i}-{ord(prefix[0])}", f"{note}\n\n{forward}\n", subject=f"{prefix}: mail")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_forwards_that_quote_the_mail(self):
        note = self.prose(30)
        for i in range(25):
            sender, subject, text = self.original()
            quoted = "\n".join(f"> {line}" for line in (HEADERS.format(sender, subject) + f"\n\n{text}").split("\n"))
            self.send(f"fields-{i}", f"{note}\n\nBegin forwarded message:\n\n{quoted}\n", subject="Fwd: mail")
            self.send(f"wrote-{i}", f"{note}\n\nOn Monday at 10:00, {sender} wrote:\n> {text}\n", subject="Fwd: mail")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_short_replies_by_outlook(self):
        for i in range(25):
            sender, subject, _ = self.original()
            original = FORWARDS["Outlook"][0](sender, subject, self.prose(6))
            self.send(f"{i}", f"Yes, I agree. Please go ahead with it today.\n\n{original}\n", subject="Re: mail")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_answers_within_a_quotation_without_marks(self):
        note, (sender, subject, _), text = self.prose(12), self.original(), self.prose(90)
        for i in range(10):
            for program, (plain, html) in FORWARDS.items():
                self.send(f"{program}-{i}", f"{note}\n\n{plain(sender, subject, f'{text} {self.prose(9)}')}\n",
                          subject="Re: mail")
                self.send(f"{program}-html-{i}", f"<p>{note}</p>{html(sender, subject, f'{text} {self.prose(8)}')}", html=True,
                          subject="Re: mail")
            self.send(f"cite-{i}", f"<p>{note}</p><p>On 12 Jan 2026 at 10:00, {sender} wrote:</p><blockquote type=cite><p>"
                      f"{text}</p><p>{self.prose(12)}</p></blockquote>", html=True, subject="Re: mail")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_texts_below_the_fields_of_tickets_and_minutes(self):
        note, begins = self.prose(40), self.prose(50)
        for fields in ("Ticket: {0}\nOpened: 2026-11-02 10:00\nCustomer: {1}\nProduct: {0}",
                       "Date: Monday\nTime: 10:00\nPlace: {0}\nChair: {1} <{1}@example.org>",
                       "Datum: Montag\nZeit: 10:00\nOrt: {0}\nLeitung: {1}\nBetreff: {0}"):
            block = fields.format(*self.words(2))
            for i in range(10):
                self.send(f"{block[:4]}-{i}", f"{note}\n\n{block}\n\n{begins}\n\n{self.prose(60)}\n", subject="Re: mail")
                self.send(f"{block[:4]}-html-{i}", f"<p>{note}</p><p>{html_of(block)}</p><p>{begins}</p><p>{self.prose(60)}</p>",
                          html=True, subject="Re: mail")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_what_stands_below_a_signature_delimiter_of_a_short_mail(self):
        note = self.prose(12)
        for delimiter in ("-- ", "--", "\u2014"):
            for i in range(10):
                self.send(f"{ord(delimiter[0])}{len(delimiter)}-{i}", f"{note}\n\n{delimiter}\n{self.prose(8)}\n"
                          f"https://example.org/ticket/{i}\n")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_short_mails_that_differ_in_the_subject(self):
        ticket = self.prose(38)
        for i in range(20):
            self.send(f"t{i}", ticket, subject=f"[Ticket#{i}] {self.words(1)[0]} {i}")
            self.send(f"{i}", "Best regards, Bob", subject=f"{self.chance.choice(('', 'Re: ', '[list] '))}{self.words(1)[0]} {i}")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")
        self.send("again", "Best regards, Bob", subject="once more")
        self.send("and again", "Best regards, Bob", subject="Re: [list] once more")
        self.send("filtered", "Best regards, Bob", subject="***SPAM*** {Spam?} once more")
        self.assertEqual(2, self.hidden(), f"seed {self.seed}")

    def test_orders_that_only_the_html_alternative_lists(self):
        for words in (10, 60):
            note = self.prose(words)
            for i in range(10):
                mail = self.message(f"{words}-{i}", note)
                mail.add_alternative(f"<p>{note}</p><table><tr><td>{self.prose(12)}</td><td>{i}.90</td></tr></table>", subtype="html")
                self.write(f"{words}-{i}.eml", mail.as_bytes())
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_invitations_to_other_times(self):
        for words, alone in itertools.product((15, 260), (False, True)):
            note = self.prose(words)
            for i in range(10):
                invitation = (f"BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nDTSTART:202601{10 + i}T100000Z\n"
                              f"DTEND:202601{10 + i}T110000Z\nLOCATION:Room {i}\nDESCRIPTION:{note}\nEND:VEVENT\nEND:VCALENDAR\n")
                mail = self.message(f"{words}-{alone}-{i}", note)
                if alone:
                    mail.set_content(invitation, subtype="calendar")
                else:
                    mail.add_alternative(invitation, subtype="calendar")
                self.write(f"{words}-{alone}-{i}.eml", mail.as_bytes())
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_answers_of_others_to_an_invitation(self):
        summary = " ".join(self.words(3))
        for name, state in itertools.product(("bob", "carla", "dora"), ("ACCEPTED", "DECLINED")):
            mail = self.message(f"{name}-{state}", "")
            mail.set_content(f"BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nSUMMARY:{summary}\n"
                             f"ATTENDEE;PARTSTAT={state}:mailto:{name}@example.org\nDTSTART:20260110T100000Z\n"
                             "END:VEVENT\nEND:VCALENDAR\n", subtype="calendar")
            self.write(f"{name}-{state}.eml", mail.as_bytes())
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_mails_with_other_pictures(self):
        text, note = self.prose(30), self.prose(30)
        for i in range(10):
            picture = b"\xff\xd8\xff\xe0" + bytes(self.chance.randrange(256) for _ in range(99))
            shown = self.message(f"shown-{i}", text)
            shown.add_attachment(picture, maintype="image", subtype="jpeg", disposition="inline")
            self.write(f"shown-{i}.eml", shown.as_bytes())
            scan = self.message(f"scan-{i}", '<p>Please see the scan.</p><img src="cid:1">', html=True)
            scan.add_related(picture, maintype="image", subtype="jpeg", cid="<1>")
            self.write(f"scan-{i}.eml", scan.as_bytes())
            offers = "".join(f'<a href="/{word}"><img src="{word}.jpg" alt="{word} {i}.90"></a>' for word in self.words(6))
            self.send(f"offers-{i}", f"<p>{text}</p>{offers}", html=True)
            mail = self.message(f"both-{i}", note)
            mail.add_alternative(f"<p>{note}</p>{offers}", subtype="html")
            self.write(f"both-{i}.eml", mail.as_bytes())
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_newsletters_of_one_picture_each(self):
        legal = self.prose(80)
        pages = [f'<img src="https://cdn.example.org/{word}/hero.png" width="600"><p>{legal}</p>' for word in self.words(10)]
        subjects = [" ".join(self.words(4)) for _ in pages]
        for i, page in enumerate(pages):
            self.send(f"{i}", page, html=True, subject=subjects[i])
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")
        self.send("again", pages[3].replace("cdn.", "cdn2."), html=True, subject=subjects[3])
        self.assertEqual(1, self.hidden(), f"seed {self.seed}")

    def test_short_mails_that_come_back_from_google_groups(self):
        for i in range(10):
            text, name = self.prose(30), f"list{i}"
            self.send(f"sent-{i}", text)
            self.send(f"list-{i}", f'{text}\n\n-- \nYou received this message because you are subscribed to the Google Groups '
                      f'"{name}" group.\nTo unsubscribe from this group, send an email to {name}'
                      f"+unsubscribe@googlegroups.com.\nTo view this discussion visit https://groups.google.com/d/msgid/{name}/"
                      f"CAK%2B{i}%40a.org.\n")
        self.assertEqual(10, self.hidden(), f"seed {self.seed}")

    def test_lines_that_half_of_the_mails_of_a_list_end_with(self):
        for i in range(20):
            text = self.prose(60)
            for result in ("passed", "failed"):
                mail = self.message(f"{i}-{result}", f"{text}\n\nResult of this build: {result}\n\nThe builds of the project\n")
                mail["List-Id"] = "<builds.example.org>"
                path = self.write(f"{i}-{result}.eml", mail.as_bytes())
        self.hidden()
        self.assertIn("failed", self.run_tool("extract", "--frames", self.db, path).stdout)

    def test_text_below_the_signature_of_html(self):
        note = self.prose(12)
        for kind in ('id="Signature"', 'class="gmail_signature"', 'class="signature-request"', 'class="design-signature-dish"'):
            for i in range(5):
                self.send(f"{len(kind)}-{i}", f"<p>{note}</p><div {kind}></div><p>{self.prose(12)}</p>", html=True)
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_forms_orders_and_alerts_below_a_ruler(self):
        for ruler in ("_" * 20, "-" * 40, "=" * 30, "*" * 12):
            for words in (12, 30):
                note = self.prose(words)
                for i in range(12):
                    lines = self.chance.choice((
                        "Email: {0}@example.com\nMessage: {1}", "Name: {0}\nEmail: {0}@example.com\nMessage: {1}",
                        "{1}\n{0}@example.com", "Order {2}\nTotal: {2} EUR\nhttps://shop.example.com/orders/{2}"))
                    form = lines.format(self.words(1)[0], self.prose(8), 1000 + i)
                    self.send(f"{ruler[0]}-{words}-{i}", f"{note}\n\n{ruler}\n{form}\n")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_mails_with_other_attachments(self):
        text = self.prose(60)
        paths = [self.send(f"{i}", text, attachment=b"%PDF-1.4 invoice " + str(i).encode()) for i in range(3)]
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")
        self.assertIn("their attachments differ", self.run_tool("explain", self.db, "1", "2").stdout)
        said = self.run_tool("explain", *paths[:2]).stdout
        self.assertIn("Not near-duplicates: similarity 1; ", said)
        self.assertIn("their attachments differ", said)
        self.assertIn("Near-duplicates: similarity 1; ", self.run_tool("explain", paths[0], paths[0]).stdout)
        self.assertEqual(paths, self.run_tool("dedupe", self.docs).stdout.split())
        self.send("copy", text, attachment=b"%PDF-1.4 invoice 1")
        self.assertEqual(1, self.hidden(), f"seed {self.seed}")

    def test_short_replies(self):
        for answer in ("I agree.", "Thanks, will do.", "+1", "Yes.", self.prose(10), self.prose(19)):
            for i in range(25):
                quoted = "".join(f"> {self.prose(12)}\n" for _ in range(6))
                self.send(f"{len(answer)}-{i}", f"{answer}\n\nOn Monday, Ann wrote:\n{quoted}", subject="Re: mail")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_short_mails_of_several_senders(self):
        """The same few words, without a quotation: of one sender they are a copy."""
        for words in ("Ok, thanks!", self.prose(19)):
            for i in range(10):
                self.send(f"{len(words)}-{i}", words, subject="ok", sender=f"Ann <person{i}@example.org>")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")
        self.send("list", "Ok, thanks!", subject="ok", sender="Ann of the list <PERSON3@example.org>")
        self.assertEqual(1, self.hidden(), f"seed {self.seed}")

    def test_one_answer_to_other_mails(self):
        answer = self.prose(60)
        for i in range(20):
            quoted = "".join(f"> {self.prose(12)}\n" for _ in range(6))
            self.send(f"{i}", f"{answer}\n\nOn Monday, Ann wrote:\n{quoted}", subject="Re: mail")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")
        self.send("again", f"{answer}\n\nOn Monday, Ann wrote:\n{quoted}", subject="Re: mail")
        self.assertEqual(1, self.hidden(), f"seed {self.seed}")

    def test_bills_that_differ_in_figures(self):
        for words in (60, 150, 620):
            text = self.prose(words)
            for i in range(10):
                self.send(f"{words}-{i}", f"Bill {1000 + i}\n\n{text}\n\nTo pay: {self.chance.randint(10, 99)}.{10 + i} EUR")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def expect_copies(self, change, least):
        """Of 100 mails and their copies, at least so many pairs are found."""
        for i in range(100):
            text = "\n\n".join(self.prose(self.chance.randint(20, 70)) for _ in range(self.chance.randint(2, 5)))
            self.send(f"a{i}", text)
            change(i, text)
        found = self.hidden()
        self.assertTrue(least <= found <= 100, f"{found}, seed {self.seed}")

    def test_copies_with_other_headers_are_found(self):
        self.expect_copies(lambda i, text: self.send(f"b{i}", text, subject=f"[bees] mail (was: {self.words(1)[0]})"), 100)

    def test_copies_with_a_signature_are_found(self):
        def sign(i, text):
            lines = [" ".join(self.words(self.chance.randint(1, 6))) for _ in range(self.chance.randint(1, 6))]
            self.send(f"b{i}", text + self.chance.choice(("\n-- \n", "\n--\n")) + "\n".join(lines))
        self.expect_copies(sign, 92)

    def test_copies_with_the_footer_of_a_list_are_found(self):
        def distribute(i, text):
            name = f"list{self.chance.randrange(1000)}"
            footer = self.chance.choice((
                "{line}\n{name} mailing list\n{name}@lists.example.org\nhttps://lists.example.org/{name}",
                "{line}\n{name} mailing list -- {name}@lists.example.org\nTo unsubscribe send an email to {name}@example.org",
                "-- \nYou received this message because you are subscribed to \"{name}\".\nTo post, send email to {name}@a.org."))
            self.send(f"b{i}", text + "\n" + footer.format(line="_" * 47, name=name))
        self.expect_copies(distribute, 100)


if __name__ == "__main__":
    main()
