import { Button, Table } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ArticleRowActions } from '#client/admin/articles/article-row-actions.tsx'
import { ArticleStateTag } from '#client/admin/articles/article-state-tag.tsx'
import type { ImportReport } from '#client/admin/articles/import-articles.ts'
import { ImportButton } from '#client/admin/articles/import-button.tsx'
import { ImportReportCard } from '#client/admin/articles/import-report-card.tsx'
import { NewArticleDialog } from '#client/admin/articles/new-article-dialog.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Moment } from '#client/ui/moment.tsx'
import type { ArticlesSearch } from '#shared/search-params/articles.ts'

const VIEWS = [
  { label: 'All', search: {} },
  { label: 'Drafts', search: { state: 'draft' } },
  { label: 'Scheduled', search: { state: 'scheduled' } },
  { label: 'Published', search: { state: 'published' } },
  { label: 'Trash', search: { state: 'trash' } },
]

const HEADINGS = ['Title', 'State', 'Category', 'Published', 'Changed', 'Actions']

export function ArticlesPage({ search }: { search: ArticlesSearch }) {
  const navigate = useNavigate({ from: '/admin/articles/' })
  const [isAdding, setIsAdding] = useState(false)
  const [report, setReport] = useState<ImportReport>()
  const list = trpc.admin.articles.list.useQuery(search, { placeholderData: keepPreviousData })
  const rows = list.data?.articles ?? []
  return (
    <AdminPage
      title="Articles"
      lead="Write, schedule and publish the articles of the blog."
      actions={
        <>
          <ImportButton onReport={setReport} />
          <Button onClick={() => setIsAdding(true)}>
            <Icon icon={adminIcons.plus} /> New article
          </Button>
        </>
      }
    >
      {isAdding && <NewArticleDialog onClose={() => setIsAdding(false)} />}
      {report && <ImportReportCard report={report} onClose={() => setReport(undefined)} />}
      <SavedViews label="Views of the articles" to="/admin/articles" views={VIEWS} current={search} />
      <FilterBar
        label="Search articles"
        current={search}
        onSearch={(text) =>
          navigate({ search: { state: search.state, search: text }, replace: true, resetScroll: false })
        }
      />
      {list.isError && <p role="alert">The articles could not be loaded. Please try again later.</p>}
      {list.data && rows.length === 0 && <NoArticles search={search} />}
      {rows.length > 0 && (
        <AdminTable label="Articles" isWide headings={<ColumnHeadings names={HEADINGS} />}>
          {rows.map((article) => (
            <Table.Row key={article.id}>
              <Table.Cell data-label="Title" className={tableCss.title}>
                <Link
                  className={tableCss.rowLink}
                  to="/admin/articles/$id"
                  params={{ id: String(article.id) }}
                >
                  {article.title}
                </Link>
              </Table.Cell>
              <Table.Cell data-label="State">
                <ArticleStateTag state={article.state} />
              </Table.Cell>
              <Table.Cell data-label="Category">{article.category}</Table.Cell>
              <Table.Cell data-label="Published" className={tableCss.time}>
                {article.publishedAt ? <Moment at={article.publishedAt} /> : '–'}
              </Table.Cell>
              <Table.Cell data-label="Changed" className={tableCss.time}>
                <Moment at={article.changedAt} />
              </Table.Cell>
              <Table.Cell data-label="Actions">
                <ArticleRowActions article={article} />
              </Table.Cell>
            </Table.Row>
          ))}
        </AdminTable>
      )}
      {list.data && <AdminPagination {...list.data} noun="article" />}
    </AdminPage>
  )
}

function NoArticles({ search }: { search: ArticlesSearch }) {
  if (search.search)
    return <EmptyNote title="No articles match this search">Try fewer words, or another view.</EmptyNote>
  if (search.state === 'trash')
    return <EmptyNote title="The trash is empty">Deleted articles wait here until you erase them.</EmptyNote>
  return (
    <EmptyNote title="No articles here yet">
      Press New article to write one, or import a Markdown file.
    </EmptyNote>
  )
}
