import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;

/** Indexes lines by Lucene: IndexLines FOLDER LINES GROUPS.
 *
 *  Each line is a document with its number; its text is kept, and has positions. GROUPS has the group of each, a line a document,
 *  or is no file. */
final class IndexLines {
  public static void main(String[] arguments) throws IOException {
    final Path groups = Path.of(arguments[2]);
    final List<String> group = Files.exists(groups) ? Files.readAllLines(groups) : List.of();
    try (Directory directory = FSDirectory.open(Path.of(arguments[0]));
        IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(new EnglishAnalyzer()));
        BufferedReader lines = Files.newBufferedReader(Path.of(arguments[1]), StandardCharsets.UTF_8)) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine(), ++number) {
        final Document document = new Document();
        document.add(new StringField("id", "d" + number, Field.Store.YES));
        document.add(new TextField("text", line, Field.Store.YES));
        if (!group.isEmpty()) document.add(new SortedDocValuesField("group", new BytesRef(group.get(number))));
        writer.addDocument(document);
      }
    }
  }
}
