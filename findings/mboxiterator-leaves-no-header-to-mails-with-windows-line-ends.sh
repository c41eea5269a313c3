#!/usr/bin/env bash
# MboxIterator of Apache James gives the mails of an mbox file, each from behind its From line on. A good guess for a file with
# line ends of Windows: the same mails. Each begins with an empty line, so that a parser finds no header and takes the headers for
# text: what is skipped behind the From line is one character, and the other half of the line end stays. A mail whose From line
# has no @, as those from MAILER-DAEMON or a local user, is a part of the mail before it. And a line such as "From
# anna@example.org we had it in 2025" within a paragraph begins a new mail, without an empty line in front of it.
# Seen: org.apache.james:apache-mime4j-mbox-iterator 0.8.11 of Maven.
# Why it matters here: mails without a subject, a date or an id, and bounces within the mails of friends.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=org.apache.james:apache-mime4j-mbox-iterator:0.8.11 -Dtransitive=false > maven.log \
    || { cat maven.log >&2; exit 2; }

cat > Finding.java <<'END'
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.StringJoiner;
import org.apache.james.mime4j.mboxiterator.CharBufferWrapper;
import org.apache.james.mime4j.mboxiterator.MboxIterator;

public class Finding {
    static String firstLines(String mbox) throws Exception {
        Path file = Files.writeString(Path.of("mails.mbox"), mbox);
        StringJoiner lines = new StringJoiner(" | ");
        try (MboxIterator mails = MboxIterator.fromFile(file).build()) {
            for (CharBufferWrapper mail : mails) {
                lines.add(mail.toString().split("\r?\n", -1)[0]);
            }
        }
        return lines.toString();
    }

    public static void main(String[] arguments) throws Exception {
        StringBuilder mails = new StringBuilder();
        for (int mail = 1; mail <= 3; mail++) {
            mails.append("From anna@example.org Mon Jan  5 10:0" + mail + ":00 2026\nSubject: Mail " + mail
                + "\nFrom: Anna\n\nThe tide is high,\nthey say.\n\n");
        }
        String mbox = mails.toString();
        String[] seen = {firstLines(mbox), firstLines(mbox.replace("\n", "\r\n")),
            firstLines(mbox.replaceFirst("From anna@example.org (?=.*10:02)", "From MAILER-DAEMON ")),
            firstLines(mbox.replaceFirst("they say", "From anna@example.org we had it in 2025\nthey say"))};
        System.out.println("first lines: " + seen[0] + "\nwith line ends of Windows: " + seen[1]
            + "\nwith a bounce: " + seen[2] + "\nwith a line in the text: " + seen[3]);
        if (!seen[0].equals("Subject: Mail 1 | Subject: Mail 2 | Subject: Mail 3") || !seen[1].equals(" |  | ")
            || !seen[2].equals("Subject: Mail 1 | Subject: Mail 3") || !seen[3].startsWith("Subject: Mail 1 | they say")) {
            System.err.println("changed: a mail begins with its header");
            System.exit(1);
        }
    }
}
END
java -cp "$(find repository -name '*.jar' | sort | paste -s -d :)" Finding.java
