import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminTable, type Column } from '#client/admin/kit/admin-table.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import * as searchCss from '#client/admin/search/search.css.ts'
import type { SearchReport } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatNumber } from '#shared/messages/formats.ts'

type Row = SearchReport['inVain'][number]

const COUNTED = { 'in-vain': 'No results', unopened: 'Opened' } as const

interface SearchesCardProps extends ComponentProps<typeof AdminCard> {
  label: string
  /** Undefined while loading. */
  rows: Row[] | undefined
  kind: keyof typeof COUNTED
  isError?: boolean
  onAdd: (name: string) => void
}

/** Lists searches; its children are the note of an empty list. */
export function SearchesCard(props: SearchesCardProps) {
  const { label, rows, kind, isError, onAdd, children, ...card } = props
  const columns: Column<Row>[] = [
    {
      name: 'Search',
      className: `${tableCss.title} ${searchCss.words}`,
      cell: ({ spelling }) => (
        <Link
          className={notesCss.link}
          to="/products"
          search={{ search: spelling }}
          target="_blank"
          dir="auto"
        >
          {spelling}
          <span className={baseCss.visuallyHidden}> (opens a new tab)</span>
        </Link>
      ),
    },
    { name: 'Searches', className: tableCss.amount, cell: ({ searched }) => formatNumber(searched) },
    {
      name: COUNTED[kind],
      className: tableCss.amount,
      cell: ({ missed, followed }) => formatNumber(kind === 'in-vain' ? missed : followed),
    },
    {
      name: 'Results today',
      className: tableCss.amount,
      cell: ({ total, totalIsCapped }) =>
        total === 0 ? <b>Nothing</b> : `${formatNumber(total)}${totalIsCapped ? '+' : ''}`,
    },
    {
      name: 'Actions',
      cell: ({ spelling }) => (
        <Button size="sm" variant="outline" onClick={() => onAdd(spelling)}>
          Add another name<span className={baseCss.visuallyHidden}>{` for ${spelling}`}</span>
        </Button>
      ),
    },
  ]
  return (
    <AdminCard {...card}>
      {isError && <p role="alert">The searches could not be loaded. Please try again later.</p>}
      {rows?.length === 0 && children}
      {rows && rows.length > 0 && (
        <AdminTable label={label} columns={columns} rows={rows.map((row) => ({ id: row.words, ...row }))} />
      )}
    </AdminCard>
  )
}
