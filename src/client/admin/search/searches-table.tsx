import { Button, Table } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import * as searchCss from '#client/admin/search/search.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { SearchReport } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatCount } from '#shared/money.ts'

type Row = SearchReport['inVain'][number]

const COUNTED = { 'in-vain': 'No results', unopened: 'Opened' } as const

interface SearchesTableProps {
  label: string
  rows: Row[]
  kind: keyof typeof COUNTED
  /** Begins a group of names with this one. */
  onAdd: (name: string) => void
}

export function SearchesTable({ label, rows, kind, onAdd }: SearchesTableProps) {
  const { locale } = useSite()
  const counted = COUNTED[kind]
  const headings = ['Search', 'Searches', counted, 'Results today', 'Actions']
  return (
    <AdminTable
      label={label}
      headings={<ColumnHeadings names={headings} amounts={['Searches', counted, 'Results today']} />}
    >
      {rows.map((row) => (
        <Table.Row key={row.words}>
          <Table.Cell data-label="Search" className={`${tableCss.title} ${searchCss.words}`}>
            <Link to="/products" search={{ search: row.shown }} target="_blank" dir="auto">
              {row.shown}
              <span className={baseCss.visuallyHidden}> (opens a new tab)</span>
            </Link>
          </Table.Cell>
          <Table.Cell data-label="Searches" className={tableCss.amount}>
            {formatCount(row.asked, locale)}
          </Table.Cell>
          <Table.Cell data-label={counted} className={tableCss.amount}>
            {formatCount(kind === 'in-vain' ? row.missed : row.followed, locale)}
          </Table.Cell>
          <Table.Cell data-label="Results today" className={tableCss.amount}>
            {row.total === 0 ? (
              <b>Nothing</b>
            ) : (
              `${formatCount(row.total, locale)}${row.totalIsCapped ? '+' : ''}`
            )}
          </Table.Cell>
          <Table.Cell data-label="Actions">
            <Button size="sm" variant="outline" onClick={() => onAdd(row.shown)}>
              Add another name<span className={baseCss.visuallyHidden}>{` for ${row.shown}`}</span>
            </Button>
          </Table.Cell>
        </Table.Row>
      ))}
    </AdminTable>
  )
}
