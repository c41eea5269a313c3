import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/** Indexes lines by Lucene: IndexLines FOLDER LINES.
 *
 *  Each line is a document with its number; its text is kept, and has positions.  */
final class IndexLines {
  public static void main(String[] arguments) throws IOException {
    try (Directory directory = FSDirectory.open(Path.of(arguments[0]));
        IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(new EnglishAnalyzer()));
        BufferedReader lines = Files.newBufferedReader(Path.of(arguments[1]), StandardCharsets.UTF_8)) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        final Document document = new Document();
        document.add(new StringField("id", "d" + number++, Field.Store.YES));
        document.add(new TextField("text", line, Field.Store.YES));
        writer.addDocument(document);
      }
    }
  }
}
