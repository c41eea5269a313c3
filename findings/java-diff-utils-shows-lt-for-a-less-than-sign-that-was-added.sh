#!/usr/bin/env bash
# java-diff-utils shows two versions of a line with what has changed in tags. A good guess for "a > b" and "a < b" with the
# default, which escapes these signs for a page: one sign is marked in each line. Marked are the letters "gt" and "lt" within
# the entity, in front of them stays the ampersand and behind them the semicolon: a page shows "a &lt; b" as five signs. The
# text is escaped first and compared after that.
# Seen: io.github.java-diff-utils:java-diff-utils 4.15 of Maven, by letters and by words.
# Why it matters here: the reader of a comparison sees text that is in neither version.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=io.github.java-diff-utils:java-diff-utils:4.15 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'java-diff-utils-4.15.jar')
cat > Finding.java <<'END'
import com.github.difflib.text.DiffRow;
import com.github.difflib.text.DiffRowGenerator;
import java.util.List;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("java-diff-utils 4.15");
        String seen = "";
        for (boolean words : new boolean[] {false, true}) {
            DiffRowGenerator generator = DiffRowGenerator.create().showInlineDiffs(true).inlineDiffByWord(words)
                .oldTag(open -> open ? "<del>" : "</del>").newTag(open -> open ? "<ins>" : "</ins>").build();
            for (DiffRow row : generator.generateDiffRows(List.of("a > b"), List.of("a < b"))) {
                System.out.println((words ? "by words: " : "by letters: ") + row.getOldLine() + " | " + row.getNewLine());
                seen += row.getNewLine() + " ";
            }
        }
        if (!seen.equals("a &<ins>l</ins>t; b a &<ins>lt</ins>; b ")) {
            System.err.println("changed: the sign is marked as a whole");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
