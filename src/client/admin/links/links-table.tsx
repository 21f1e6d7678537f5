import { Table } from '@chakra-ui/react'
import type { RowSelectionState } from '@tanstack/react-table'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { ProductTitle } from '#client/admin/kit/product-title.tsx'
import { SelectCell, SelectHeading } from '#client/admin/kit/row-selection.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { LINK_REASON_WORDS } from '#client/admin/links/link-words.ts'
import type { CheckedLink } from '#client/lib/trpc.ts'
import { formatDay } from '#shared/days.ts'

const HEADINGS = ['Product', 'Reason', 'Page', 'Retailer', 'Missing since', 'Last check', 'History']

interface LinksTableProps {
  rows: CheckedLink[]
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
}

export function LinksTable({ rows, selected, onSelect }: LinksTableProps) {
  const headings = (
    <>
      <SelectHeading rows={rows} selected={selected} onSelect={onSelect} />
      <ColumnHeadings names={HEADINGS} />
    </>
  )
  return (
    <AdminTable label="Links" headings={headings} isWide>
      {rows.map(
        ({ id, name, category, imageUrl, url, reason, retailer, firstMissAt, checkedAt, history }) => (
          <Table.Row key={id} data-selected={selected[id] || undefined}>
            <SelectCell id={id} name={name} selected={selected} onSelect={onSelect} />
            <Table.Cell data-label="Product" className={tableCss.title}>
              <ProductTitle product={{ id, name, category, imageUrl }} />
            </Table.Cell>
            <Table.Cell data-label="Reason">
              {reason ? LINK_REASON_WORDS[reason] : 'Not checked yet'}
            </Table.Cell>
            <Table.Cell data-label="Page">
              <a href={url} target="_blank" rel="noopener noreferrer">
                {URL.parse(url)?.host ?? url}
              </a>
            </Table.Cell>
            <Table.Cell data-label="Retailer">{retailer ?? '–'}</Table.Cell>
            <Table.Cell data-label="Missing since" className={tableCss.number}>
              {firstMissAt ? formatDay(firstMissAt.getTime()) : '–'}
            </Table.Cell>
            <Table.Cell data-label="Last check" className={tableCss.number}>
              {checkedAt ? formatDay(checkedAt.getTime()) : '–'}
            </Table.Cell>
            <Table.Cell data-label="History">
              <History checks={history} />
            </Table.Cell>
          </Table.Row>
        ),
      )}
    </AdminTable>
  )
}

function History({ checks }: { checks: CheckedLink['history'] }) {
  if (checks.length === 0) return '–'
  return (
    <details>
      <summary className={tableCss.number}>
        {checks.length === 1 ? '1 check' : `${checks.length} checks`}
      </summary>
      <ul>
        {checks.map(({ at, reason, status }) => (
          <li key={at}>
            {formatDay(at)}: {LINK_REASON_WORDS[reason]}
            {status !== undefined && ` (${status})`}
          </li>
        ))}
      </ul>
    </details>
  )
}
