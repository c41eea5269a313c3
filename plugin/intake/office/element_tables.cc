#include "office/element_tables.h"

namespace neardup {

namespace {

constexpr const char* kTitle = "title";
constexpr const char* kAuthor = "author";
constexpr const char* kDescription = "description";
constexpr const char* kKeywords = "keywords";
constexpr const char* kLanguage = "language";
constexpr const char* kCreated = "created";

// Deletions and the old place of a move have text of their own (delText) or not; both are left out. What follows
// mc:Fallback says the same as mc:Choice.
const ElementTable kWordTable(false, {{Role::kRemoved, "del moveFrom"},
                                      {Role::kSkipped, "Fallback rt delText instrText"},
                                      {Role::kAttribute, "textpath", "string"},
                                      {Role::kText, "t"},
                                      {Role::kBlock, "p txbxContent tr"},
                                      {Role::kCell, "tc"},
                                      {Role::kTab, "r/tab r/ptab f/den"},
                                      {Role::kBreak, "r/br r/cr"}});

const ElementTable kDrawingTable(false, {{Role::kSkipped, "Fallback rPh"},
                                         {Role::kAside, "sld@show=0"},
                                         {Role::kText, "t"},
                                         {Role::kTextBlock, "cm/text"},
                                         {Role::kBlock, "p tr text comment"},
                                         {Role::kCell, "tc"},
                                         {Role::kBreak, "br"}});

const ElementTable kChartTable(false, {{Role::kSkipped, "Fallback"},
                                       {Role::kText, "t v"},
                                       {Role::kBlock, "p ser tx cat val xVal yVal"},
                                       {Role::kCell, "pt"},
                                       {Role::kBreak, "br"}});

const ElementTable kPropertiesTable(false, {{Role::kProperty, "title", kTitle},
                                            {Role::kProperty, "creator", kAuthor},
                                            {Role::kProperty, "description", kDescription},
                                            {Role::kProperty, "subject keywords", kKeywords},
                                            {Role::kProperty, "language", kLanguage},
                                            {Role::kProperty, "created metadata/date", kCreated}});

const ElementTable kOpenDocumentTable(
    false,
    {{Role::kProperty, "meta/title", kTitle},
     {Role::kProperty, "meta/initial-creator", kAuthor},
     {Role::kProperty, "meta/description", kDescription},
     {Role::kProperty, "meta/subject meta/keyword", kKeywords},
     {Role::kProperty, "meta/language", kLanguage},
     {Role::kProperty, "meta/creation-date", kCreated},
     {Role::kRemoved, "tracked-changes"},
     {Role::kSkipped,
      "note-citation ruby-text title desc hidden-text binary-data object script event-listeners "
      "index-title-template covered-table-cell handout-master master-page/notes master-page/frame "
      "master-page/custom-shape annotation/creator annotation/date annotation/creator-initials section@display=none "
      "hidden-paragraph@is-hidden=true hidden-paragraph@condition variable-set@display=none "
      "variable-get@display=none user-field-get@display=none page-number@display=none"},
     {Role::kTextBlock, "p h"},
     {Role::kAttribute, "form/text form/formatted-text form/number form/date form/time form/combobox",
      "current-value value"},
     {Role::kText, "mi mn mo mtext"},
     {Role::kBlock, "table-row page text-box"},
     {Role::kCell, "table-cell"},
     {Role::kTab, "p/tab h/tab span/tab a/tab p/s h/s span/s a/s"},
     {Role::kBreak, "line-break"},
     {Role::kNote, "note-body"},
     {Role::kAside, "annotation header footer header-left footer-left header-first footer-first"}});

constexpr const char* kPageBlocks =
    "p div h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote pre table tr caption section article aside header footer nav "
    "figure "
    "figcaption main hr address body details summary fieldset form";

const ElementTable kPageTable(
    true, {{Role::kSkipped,
            "head script style template noscript rt rp rtc textarea select object audio video a@type=noteref "
            "a@role=doc-noteref a@role=doc-backlink sup/a annotation annotation-xml"},
           {Role::kBlock, kPageBlocks},
           {Role::kCell, "td th"},
           {Role::kRaised, "sup"},
           {Role::kBreak, "br"}});

const ElementTable kFictionBookTable(
    true, {{Role::kProperty, "title-info/book-title", kTitle},
           {Role::kProperty, "title-info/author", kAuthor},
           {Role::kProperty, "title-info/annotation", kDescription},
           {Role::kProperty, "title-info/keywords", kKeywords},
           {Role::kProperty, "title-info/lang", kLanguage},
           {Role::kSkipped,
            "binary stylesheet src-title-info document-info publish-info custom-info output title-info/genre "
            "title-info/date title-info/coverpage title-info/src-lang title-info/translator title-info/sequence "
            "author/id author/email author/home-page a@type=note"},
           {Role::kNote, "body@name=notes body@name=comments body@name=footnotes"},
           {Role::kBlock, "body title section p v stanza poem epigraph cite subtitle text-author annotation tr table"},
           {Role::kCell, "td th"},
           {Role::kApart, "first-name middle-name last-name nickname"},
           {Role::kRaised, "sup"},
           {Role::kBreak, "empty-line"}});

// An edition shows one of each pair of <choice>. What is inline marks letters of a word; other elements are things of their own.
const ElementTable kTeiTable(
    true,
    {{Role::kProperty, "titleStmt/title", kTitle},
     {Role::kProperty, "titleStmt/author", kAuthor},
     {Role::kProperty, "abstract", kDescription},
     {Role::kProperty, "langUsage/language", kLanguage},
     {Role::kSkipped,
      "fileDesc/publicationStmt fileDesc/sourceDesc fileDesc/editionStmt fileDesc/extent fileDesc/seriesStmt "
      "fileDesc/notesStmt titleStmt/respStmt titleStmt/editor titleStmt/funder titleStmt/sponsor "
      "titleStmt/principal encodingDesc revisionDesc profileDesc/textClass profileDesc/creation xenoData "
      "facsimile sourceDoc standOff figDesc choice/sic choice/orig choice/abbr del graphic"},
     {Role::kAside, "fw"},
     {Role::kNote, "note"},
     {Role::kBlock,
      "p head l lg ab div div1 div2 div3 div4 sp speaker stage item list row table quote titlePart docTitle "
      "docAuthor byline docImprint opener closer salute signed dateline epigraph figure entry sense body front "
      "back"},
     {Role::kCell, "cell"},
     {Role::kRaised, "hi@rend=superscript hi@rend=sup hi@rendition=#sup hi@rendition=simple:superscript"},
     {Role::kMark, "ref@type=bibr ref@type=foot"},
     {Role::kInline,
      "lb@break=no pb@break=no hi emph seg g c m choice corr reg abbr expan ex am add supplied unclear sic orig "
      "damage surplus subst restore retrace mod redo undo secl anchor"},
     {Role::kTab, "pb cb"},
     {Role::kBreak, "lb"}},
    Role::kApart);

const ElementTable kJatsTable(
    true,
    {{Role::kHeading, "title-group/article-title", kTitle},
     {Role::kSkipped,
      "journal-meta article-id article-categories author-notes pub-date article-meta/volume article-meta/issue "
      "article-meta/fpage article-meta/lpage article-meta/elocation-id front-stub/volume front-stub/issue "
      "front-stub/fpage "
      "front-stub/lpage front-stub/elocation-id history permissions self-uri funding-group counts "
      "custom-meta-group contrib-id contrib/xref "
      "contrib/email contrib/role related-article product conference tex-math alt-text long-desc object-id "
      "graphic processing-meta ref/label fn/label xref@ref-type=fn"},
     {Role::kProperty, "contrib-group/contrib", kAuthor},
     {Role::kProperty, "kwd-group/kwd", kKeywords},
     {Role::kAside, "aff kwd-group/title"},
     {Role::kNote, "fn"},
     {Role::kBlock,
      "p title sec abstract list list-item disp-formula disp-quote table tr caption fig table-wrap label ref "
      "ref-list app def-list def-item boxed-text verse-group verse-line statement subtitle sub-article response "
      "speech preformat"},
     {Role::kCell, "td th"},
     {Role::kRaised, "sup"},
     {Role::kMark, "xref@ref-type=bibr xref@ref-type=table-fn"},
     {Role::kInline,
      "bold italic sub sc monospace roman sans-serif underline overline strike fixed-case styled-content abbrev "
      "private-char "
      "milestone-start milestone-end"},
     {Role::kBreak, "break"}},
    Role::kApart);

// Comments are those of an export of WordPress; groups and contents within items are media of an item (Media RSS).
const ElementTable kFeedTable(
    false, {{Role::kProperty, "channel/title feed/title", kTitle},
            {Role::kProperty, "channel/description feed/subtitle", kDescription},
            {Role::kProperty, "channel/language", kLanguage},
            {Role::kProperty, "feed/author", kAuthor},
            {Role::kText, "feed/name author/name"},
            {Role::kSkipped, "author/uri author/email"},
            {Role::kTextBlock, "content@type=xhtml summary@type=xhtml title@type=xhtml"},
            {Role::kAside, "item/comment item/group entry/group item/content"},
            {Role::kText, "comment/comment_author"},
            {Role::kHtml,
             "item/title entry/title item/description item/encoded entry/summary entry/content comment/comment_content "
             "group/title group/description content/title content/description"},
            {Role::kBlock, "item entry"},
            {Role::kBlock, kPageBlocks},
            {Role::kCell, "td th"},
            {Role::kRaised, "sup"},
            {Role::kBreak, "br"}});

// A word that a line break cuts is written whole at its first part.
const ElementTable kAltoTable(true, {{Role::kSkipped, "Description Styles Layout/Tags String@SUBS_TYPE=HypPart2"},
                                     {Role::kAttribute, "String", "SUBS_CONTENT CONTENT"},
                                     {Role::kTab, "SP"},
                                     {Role::kBlock, "TextLine TextBlock Page"}});

}  // namespace

const ElementTable& element_table(XmlKind kind) {
  static const ElementTable* const kTables[] = {
      &kWordTable,        &kDrawingTable, &kChartTable, &kPropertiesTable, &kOpenDocumentTable, &kPageTable,
      &kFictionBookTable, &kTeiTable,     &kJatsTable,  &kFeedTable,       &kAltoTable};
  return *kTables[static_cast<std::size_t>(kind)];
}

}  // namespace neardup
