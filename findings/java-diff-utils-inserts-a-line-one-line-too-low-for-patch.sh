#!/usr/bin/env bash
# java-diff-utils writes patches in the unified format and reads them again. A good guess for a patch without lines of
# context, of a list to which one line was added in the middle: GNU patch puts the line where it was, as with a patch of diff
# -U0. It puts it one line lower and reports success: where no line is taken out, the number is to be that of the line before,
# and here it is that of the line behind.
# Seen: io.github.java-diff-utils:java-diff-utils 4.15 of Maven; with context the place is right, and it reads its own
# patches.
# Why it matters here: the patched file is another one than the revised one, without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=io.github.java-diff-utils:java-diff-utils:4.15 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'java-diff-utils-4.15.jar')
cat > Finding.java <<'END'
import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        System.out.println("java-diff-utils 4.15");
        List<String> before = List.of("Anna", "Ben", "Dan", "Eva"), after = List.of("Anna", "Ben", "Cara", "Dan", "Eva");
        String seen = "";
        for (int context = 0; context < 2; context++) {
            List<String> patch = UnifiedDiffUtils.generateUnifiedDiff("list", "list", before,
                DiffUtils.diff(before, after), context);
            Path list = Path.of("list");
            Files.write(list, before);
            Files.write(Path.of("list.patch"), patch);
            int code = new ProcessBuilder("patch", "-s", "list", "list.patch").inheritIO().start().waitFor();
            System.out.println(context + " lines of context: " + patch + "\n    code " + code + ": " + Files.readAllLines(list));
            seen += Files.readAllLines(list) + " " + code + " ";
        }
        if (!seen.equals("[Anna, Ben, Dan, Cara, Eva] 0 [Anna, Ben, Cara, Dan, Eva] 0 ")) {
            System.err.println("changed: the line is added where it was");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
