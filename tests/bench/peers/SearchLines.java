import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MultiCollector;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.grouping.AllGroupsCollector;
import org.apache.lucene.search.grouping.FirstPassGroupingCollector;
import org.apache.lucene.search.grouping.SearchGroup;
import org.apache.lucene.search.grouping.TermGroupSelector;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;

/** Collapsed search by Lucene's grouping: SearchLines FOLDER QUERIES, with the words of a query on a line.
 *
 *  Prints how many texts all queries have, and how many of them the first pages show. */
final class SearchLines {
  private static final int PAGE = 10;

  private static Query query(String words) {
    final BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String word : words.split(" ")) all.add(new TermQuery(new Term("text", word)), BooleanClause.Occur.MUST);
    return all.build();
  }

  public static void main(String[] arguments) throws IOException {
    long texts = 0;
    long shown = 0;
    try (DirectoryReader reader = DirectoryReader.open(FSDirectory.open(Path.of(arguments[0])))) {
      final IndexSearcher searcher = new IndexSearcher(reader);
      for (String words : Files.readAllLines(Path.of(arguments[1]))) {
        final var best = new FirstPassGroupingCollector<>(new TermGroupSelector("group"), Sort.RELEVANCE, PAGE);
        final var all = new AllGroupsCollector<>(new TermGroupSelector("group"));
        searcher.search(query(words), MultiCollector.wrap(best, all));
        final Collection<SearchGroup<BytesRef>> page = best.getTopGroups(0);
        shown += page == null ? 0 : page.size();
        texts += all.getGroupCount();
      }
    }
    System.out.printf("%,d found, %,d shown%n", texts, shown);
  }
}
