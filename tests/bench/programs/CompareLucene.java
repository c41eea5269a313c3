import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.minhash.MinHashFilter;
import org.apache.lucene.analysis.shingle.ShingleFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.TermToBytesRefAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.queries.mlt.MoreLikeThis;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;

/** Near-duplicates of lines by Lucene: CompareLucene METHOD FOLDER LINES STEP THRESHOLD.
 *
 *  Indexes the lines in FOLDER, then looks every STEPth one up. Prints the seconds of indexing, then "LINE NANOSECONDS" and the
 *  lines that were found, one look-up a line. METHOD is minhash or morelikethis, which has the ten best.  */
final class CompareLucene {
  private static final String FIELD = "text";
  private static final int HASHES = 128;
  private static final int MOST_ALIKE = 10;
  private static final int MOST_SHARING = 1000;

  private static final class Words extends Analyzer {
    private final boolean minhash;

    Words(boolean minhash) {
      this.minhash = minhash;
    }

    @Override
    protected TokenStreamComponents createComponents(String field) {
      final Tokenizer words = new StandardTokenizer();
      final TokenStream lower = new LowerCaseFilter(words);
      return new TokenStreamComponents(words, minhash ? sketch(lower) : lower);
    }

    /** One hash of word 3-shingles in each of 128 buckets. */
    private static TokenStream sketch(TokenStream words) {
      final ShingleFilter shingles = new ShingleFilter(words, 3, 3);
      shingles.setOutputUnigrams(false);
      return new MinHashFilter(shingles, 1, HASHES, 1, true);
    }
  }

  private final Analyzer analyzer;
  private final boolean minhash;
  /** Hashes that are equal two standard deviations of the estimate below the threshold. */
  private final int shared;

  private CompareLucene(boolean minhash, double threshold) {
    this.minhash = minhash;
    analyzer = new Words(minhash);
    shared = (int) Math.ceil(HASHES * (threshold - 2 * Math.sqrt(threshold * (1 - threshold) / HASHES)));
  }

  private void index(Directory directory, List<String> lines) throws IOException {
    try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
      for (String line : lines) {
        final Document document = new Document();
        document.add(new TextField(FIELD, line, Field.Store.NO));
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
  }

  private Query query(MoreLikeThis alike, String line) throws IOException {
    if (!minhash) return alike.like(FIELD, new StringReader(line));
    final BooleanQuery.Builder sharing = new BooleanQuery.Builder().setMinimumNumberShouldMatch(shared);
    try (TokenStream hashes = analyzer.tokenStream(FIELD, line)) {
      final TermToBytesRefAttribute hash = hashes.addAttribute(TermToBytesRefAttribute.class);
      hashes.reset();
      while (hashes.incrementToken()) {
        final Term term = new Term(FIELD, BytesRef.deepCopyOf(hash.getBytesRef()));
        sharing.add(new ConstantScoreQuery(new TermQuery(term)), BooleanClause.Occur.SHOULD);
      }
      hashes.end();
    }
    return sharing.build();
  }

  private void lookUp(IndexSearcher searcher, List<String> lines, int step, PrintStream out) throws IOException {
    final MoreLikeThis alike = new MoreLikeThis(searcher.getIndexReader());
    alike.setAnalyzer(analyzer);
    alike.setFieldNames(new String[] {FIELD});
    alike.setMinTermFreq(1);
    final int most = minhash ? MOST_SHARING : MOST_ALIKE + 1;
    for (int line = 0; line < lines.size(); line += step) {
      final long begin = System.nanoTime();
      final ScoreDoc[] found = searcher.search(query(alike, lines.get(line)), most).scoreDocs;
      final StringBuilder row = new StringBuilder(line + " " + (System.nanoTime() - begin));
      for (ScoreDoc document : found) row.append(' ').append(document.doc);
      out.println(row);
    }
  }

  public static void main(String[] arguments) throws IOException {
    BooleanQuery.setMaxClauseCount(HASHES * 2);
    final CompareLucene compare = new CompareLucene(arguments[0].equals("minhash"), Double.parseDouble(arguments[4]));
    final List<String> lines = new ArrayList<>(Files.readAllLines(Path.of(arguments[2]), StandardCharsets.UTF_8));
    final PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    try (Directory directory = FSDirectory.open(Path.of(arguments[1]))) {
      final long begin = System.nanoTime();
      compare.index(directory, lines);
      out.println((System.nanoTime() - begin) / 1e9);
      try (DirectoryReader reader = DirectoryReader.open(directory)) {
        compare.lookUp(new IndexSearcher(reader), lines, Integer.parseInt(arguments[3]), out);
      }
    }
    out.flush();
  }
}
