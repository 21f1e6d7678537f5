import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AgeingArticlesCard } from '#client/admin/articles/ageing-articles-card.tsx'
import { ArticleBulkActions } from '#client/admin/articles/article-bulk-actions.tsx'
import { ImportButton, ImportReportCard } from '#client/admin/articles/article-import.tsx'
import { ArticleRowActions } from '#client/admin/articles/article-row-actions.tsx'
import { ArticleStateTag } from '#client/admin/articles/article-state-tag.tsx'
import type { ImportReport } from '#client/admin/articles/import-articles.ts'
import { NewArticleDialog } from '#client/admin/articles/new-article-dialog.tsx'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useNewDialog } from '#client/admin/kit/use-new-dialog.ts'
import { useSite } from '#client/lib/site.ts'
import { type ListedArticle, trpc } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { LANGUAGES } from '#shared/messages/languages.ts'
import type { ArticleSort, ArticlesSearch } from '#shared/search-params/articles.ts'

const VIEWS = [
  { label: 'All', state: undefined },
  { label: 'Drafts', state: 'draft' },
  { label: 'Scheduled', state: 'scheduled' },
  { label: 'Published', state: 'published' },
  { label: 'Trash', state: 'trash' },
] as const

const COLUMNS: Column<ListedArticle, ArticleSort>[] = [
  {
    name: 'Title',
    className: tableCss.title,
    sort: { up: 'title', down: 'title-down' },
    cell: (article) => <ArticleTitle article={article} />,
  },
  { name: 'Status', cell: ({ state }) => <ArticleStateTag state={state} /> },
  {
    name: 'Published',
    className: tableCss.time,
    sort: { up: 'published-up', down: 'published', isDownFirst: true },
    cell: ({ publishedAt }) => publishedAt && <Moment at={publishedAt} />,
  },
  {
    name: 'Changed',
    narrow: 'hidden',
    className: tableCss.time,
    sort: { up: 'changed-up', down: 'changed', isDownFirst: true },
    cell: ({ changedAt }) => <Moment at={changedAt} />,
  },
  { name: 'Actions', cell: (article) => <ArticleRowActions article={article} /> },
]

export function ArticlesPage({ search }: { search: ArticlesSearch }) {
  const adding = useNewDialog()
  const [report, setReport] = useState<ImportReport>()
  const list = trpc.admin.articles.list.useQuery(search, { placeholderData: keepPreviousData })
  const selection = useSelection(search, list.data?.articles)
  return (
    <AdminPage
      title="Articles"
      lead="Write, schedule, and publish the articles of the blog."
      actions={
        <>
          <ImportButton onReport={setReport} />
          <AddButton onClick={adding.open}>New article</AddButton>
        </>
      }
    >
      {adding.isOpen && <NewArticleDialog onClose={adding.close} />}
      {report && <ImportReportCard report={report} onClose={() => setReport(undefined)} />}
      <AgeingArticlesCard />
      <SavedViews
        label="Views of the articles"
        views={VIEWS.map(({ label, state }) => ({
          label,
          search: { state },
          count: list.data?.counts?.[state ?? 'all'],
        }))}
        current={search}
      />
      <FilterBar label="Search articles" current={search} />
      <AdminList
        label="Articles"
        noun="article"
        isError={list.isError}
        rows={list.data?.articles}
        pages={list.data}
        selection={selection}
        bulk={<ArticleBulkActions selection={selection} state={search.state} />}
        columns={COLUMNS}
        sort={search.sort ?? 'changed'}
        empty={<NoArticles search={search} />}
      />
    </AdminPage>
  )
}

function ArticleTitle({ article }: { article: ListedArticle }) {
  const { id, title, picture, category, language } = article
  const hasLanguages = useSite().languages.length > 1
  return (
    <div className={tableCss.withThumbnail}>
      <span className={tableCss.thumbnail}>
        <Picture src={picture && `/images/${picture}.webp`} alt="" sizes="44px" width={44} height={44} />
      </span>
      <div>
        <Link
          className={tableCss.rowLink}
          to="/admin/articles/$id"
          params={{ id: String(id) }}
          lang={language}
          title={title}
        >
          {title}
        </Link>
        <p className={notesCss.small}>{hasLanguages ? `${category}, ${LANGUAGES[language]}` : category}</p>
      </div>
    </div>
  )
}

function NoArticles({ search }: { search: ArticlesSearch }) {
  if (search.search)
    return <EmptyNote title="No articles match this search">Try fewer words, or another view.</EmptyNote>
  if (search.state === 'trash')
    return <EmptyNote title="The trash is empty">Deleted articles stay here until you erase them.</EmptyNote>
  return (
    <EmptyNote title="No articles here yet">
      Press New article to write one, or import a Markdown file.
    </EmptyNote>
  )
}
