import { Table } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ClickRange } from '#client/admin/clicks/click-range.ts'
import {
  type ClickSum,
  describeEstimate,
  describeRate,
  describeViews,
  sumByKey,
  sumByPage,
} from '#client/admin/clicks/click-totals.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { ClickGroup } from '#shared/affiliate/click-groups.ts'
import { formatNumber } from '#shared/messages/formats.ts'

const MAX_ROWS = 50
const PLACEMENTS = new Map(
  Object.entries({
    card: 'Product card',
    product: 'Product page',
    article: 'Article',
    landing: 'Landing page',
    content: 'Text or partner link elsewhere',
  }),
)
const RATE = 'Per view'
const COLUMNS = { retailer: 'Retailer', placement: 'Placement', product: 'Product', page: 'Page' }

interface ClickTableProps {
  range: ClickRange
  groupBy: keyof typeof COLUMNS
  title: string
}

export function ClickTable({ range, groupBy, title }: ClickTableProps) {
  const { data = [] } = trpc.admin.clicks.report.useQuery({ ...range, groupBy })
  const sums = groupBy === 'page' ? sumByPage(data) : sumByKey(data)
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
        <SumTable
          label={title}
          column={COLUMNS[groupBy]}
          sums={groupBy === 'placement' ? visible.map(placementNamed) : visible}
          hasViews={groupBy === 'page'}
        />
      )}
      {visible.length > 0 && <CsvLink range={range} groupBy={groupBy} label={title} />}
    </AdminCard>
  )
}

interface SumTableProps {
  label: string
  column: string
  sums: ClickSum[]
  hasViews?: boolean
}

export function SumTable({ label, column, sums, hasViews = false }: SumTableProps) {
  const most = Math.max(1, ...sums.map(({ clicks }) => clicks))
  const headings = [...(hasViews ? ['Views'] : []), 'Clicks', ...(hasViews ? [RATE] : []), 'Estimate']
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
            {headings.map((heading) => (
              <Table.ColumnHeader
                key={heading}
                textAlign="end"
                className={heading === RATE ? clicksCss.wideOnly : undefined}
              >
                {heading}
              </Table.ColumnHeader>
            ))}
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
                <SumLabel sum={sum} />
              </Table.Cell>
              {hasViews && <Table.Cell textAlign="end">{describeViews(sum)}</Table.Cell>}
              <Table.Cell textAlign="end">{formatNumber(sum.clicks)}</Table.Cell>
              {hasViews && (
                <Table.Cell textAlign="end" className={clicksCss.wideOnly}>
                  {describeRate(sum)}
                </Table.Cell>
              )}
              <Table.Cell textAlign="end">{describeEstimate(sum)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}

function placementNamed(sum: ClickSum): ClickSum {
  return { ...sum, label: PLACEMENTS.get(sum.key) ?? sum.label }
}

function SumLabel({ sum: { label, link } }: { sum: ClickSum }) {
  const text = label || 'Unknown Retailer'
  return (
    <span className={clicksCss.clicksLabel}>
      {link ? (
        <Link {...link} className={clicksCss.pageLink} preload={false}>
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  )
}

interface CsvLinkProps {
  range: ClickRange
  groupBy: ClickGroup
  label: string
}

export function CsvLink({ range, groupBy, label }: CsvLinkProps) {
  const query = new URLSearchParams({ ...range, groupBy })
  return (
    <p className={clicksCss.clicksCsv}>
      <a href={`/api/admin/clicks.csv?${query}`} className={clicksCss.link} download>
        <Icon icon={adminIcons.download} /> {label} (CSV)
      </a>
    </p>
  )
}
