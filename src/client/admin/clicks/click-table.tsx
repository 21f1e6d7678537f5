import { Table } from '@chakra-ui/react'
import type { ClickRange } from '#client/admin/clicks/click-range.ts'
import { type ClickSum, describeEstimate } from '#client/admin/clicks/click-totals.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { CsvLink } from '#client/admin/clicks/csv-link.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { useSite } from '#client/lib/site.ts'
import { formatCount } from '#shared/prices/money.ts'

const MAX_ROWS = 50
const COLUMNS = { retailer: 'Retailer', placement: 'Placement', product: 'Product' }

interface ClickTableProps {
  range: ClickRange
  groupBy: 'retailer' | 'placement' | 'product'
  title: string
  sums: ClickSum[]
}

export function ClickTable({ range, groupBy, title, sums }: ClickTableProps) {
  const visible = sums.toSorted((a, b) => b.clicks - a.clicks).slice(0, MAX_ROWS)
  return (
    <AdminCard
      title={title}
      lead={
        visible.length < sums.length && `The ${MAX_ROWS} with the most clicks. The CSV file has them all.`
      }
    >
      {visible.length === 0 ? (
        <p>No clicks in this period.</p>
      ) : (
        <SumTable label={title} column={COLUMNS[groupBy]} sums={visible} />
      )}
      {visible.length > 0 && <CsvLink range={range} groupBy={groupBy} label={title} />}
    </AdminCard>
  )
}

interface SumTableProps {
  label: string
  column: string
  sums: ClickSum[]
}

export function SumTable({ label, column, sums }: SumTableProps) {
  const { locale } = useSite()
  const most = Math.max(1, ...sums.map(({ clicks }) => clicks))
  return (
    <Table.ScrollArea
      className={clicksCss.clicksScroll}
      role="region"
      aria-label={`${label}, table`}
      tabIndex={0}
    >
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{column}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Clicks</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Estimate</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sums.map((sum) => (
            <Table.Row key={sum.key}>
              <Table.Cell className={clicksCss.clicksName}>
                <span
                  className={clicksCss.clicksBar}
                  style={{ inlineSize: `${(sum.clicks / most) * 100}%` }}
                />
                <span className={clicksCss.clicksLabel}>{sum.label || 'Unknown Retailer'}</span>
              </Table.Cell>
              <Table.Cell textAlign="end">{formatCount(sum.clicks, locale)}</Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {describeEstimate(sum, locale)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
