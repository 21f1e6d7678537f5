import { Table } from '@chakra-ui/react'
import * as feedPreviewCss from '#client/admin/feeds/feed-preview.css.ts'
import type { FeedPreview } from '#client/lib/trpc.ts'

interface RejectionTableProps {
  label: string
  rejections: FeedPreview['rejected']
}

export function RejectionTable({ label, rejections }: RejectionTableProps) {
  return (
    <Table.ScrollArea
      className={feedPreviewCss.rejectionScroll}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Line</Table.ColumnHeader>
            <Table.ColumnHeader>ID</Table.ColumnHeader>
            <Table.ColumnHeader>Field</Table.ColumnHeader>
            <Table.ColumnHeader>Reason</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rejections.map(({ line, externalId, field, reason }) => (
            <Table.Row key={`${line} ${externalId} ${field}`}>
              <Table.Cell>{line}</Table.Cell>
              <Table.Cell>{externalId ?? '–'}</Table.Cell>
              <Table.Cell>{field}</Table.Cell>
              <Table.Cell className={feedPreviewCss.rejectionReason}>{reason}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
