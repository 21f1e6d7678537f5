import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { BuiltInNames } from '#client/admin/search/built-in-names.tsx'
import { NamesCard } from '#client/admin/search/names-card.tsx'
import { type EditedNames, NamesDialog } from '#client/admin/search/names-dialog.tsx'
import { SearchesCard } from '#client/admin/search/searches-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { formatNumber, formatShare } from '#shared/messages/formats.ts'
import {
  MIN_VISITORS_PER_SEARCH,
  SEARCH_SPANS_DAYS,
  SEARCHES_LISTED,
  type SearchSpan,
} from '#shared/search-params/reports.ts'
import { foldText } from '#shared/text/text-folding.ts'

export function SearchPage({ days }: { days: SearchSpan }) {
  const report = trpc.admin.search.report.useQuery({ days }, { placeholderData: keepPreviousData })
  const names = trpc.admin.search.names.useQuery()
  const [edited, setEdited] = useState<EditedNames>()
  /** Adds to the group that already has the name, or to a new one. */
  const addNameTo = (name: string) => {
    const isSame = (other: string) => foldText(other) === foldText(name)
    setEdited(names.data?.groups.find((group) => group.names.some(isSame)) ?? { names: [name] })
  }
  const total = report.data?.total
  return (
    <AdminPage
      title="Search"
      lead="What visitors search for, and which names mean the same thing."
      actions={SEARCH_SPANS_DAYS.map((span) => (
        <Button key={span} asChild size="sm" variant={span === days ? 'solid' : 'outline'}>
          <Link
            to="/admin/search"
            search={{ days: span === 30 ? undefined : span }}
            aria-current={span === days ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {span} days
          </Link>
        </Button>
      ))}
    >
      {total && (
        <dl className={figuresCss.figures}>
          <Figure label="Searches">{formatNumber(total.searched)}</Figure>
          <Figure label="No results">{shareOf(total.missed, total.searched)}</Figure>
          <Figure label="Led to a product">{shareOf(total.followed, total.searched)}</Figure>
        </dl>
      )}
      <div className={adminPageCss.stack}>
        <SearchesCard
          title="No results"
          lead={`The ${SEARCHES_LISTED} most common.`}
          label="Searches that found nothing"
          rows={report.data?.inVain}
          kind="in-vain"
          isError={report.isError}
          onAdd={addNameTo}
        >
          <EmptyNote title="Every search found something">
            A search is listed once {MIN_VISITORS_PER_SEARCH} visitors have made it.
          </EmptyNote>
        </SearchesCard>
        <SearchesCard
          title="Found, but rarely opened"
          lead="Fewer than one in five visitors opened a product or pressed Buy Now. They may have meant something else."
          label="Searches that were rarely opened"
          rows={report.data?.unopened}
          kind="unopened"
          onAdd={addNameTo}
        >
          <EmptyNote title="No searches like that">
            Only searches made by at least five visitors are compared.
          </EmptyNote>
        </SearchesCard>
        {names.data && (
          <NamesCard
            groups={names.data.groups}
            onAdd={() => setEdited({ names: [] })}
            onEdit={(group) => setEdited(group)}
          />
        )}
        {names.data && <BuiltInNames groups={names.data.builtIn} />}
        <AdminCard title="How this is counted">
          <p className={notesCss.note}>
            Only the words and the day are stored, never who searched. Repeats by a visitor within half an
            hour, bots, pages after the first, and searches with filters aren’t counted, nor is anything that
            looks like someone’s address or number. Searches made by fewer than {MIN_VISITORS_PER_SEARCH}{' '}
            visitors are neither stored nor shown.
          </p>
        </AdminCard>
      </div>
      {edited && <NamesDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  )
}

function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : formatShare(Math.min(part, whole) / whole)
}
