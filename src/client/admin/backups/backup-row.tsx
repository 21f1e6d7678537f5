import { Button, IconButton, Table } from '@chakra-ui/react'
import type { MouseEventHandler } from 'react'
import { ageText, checkText } from '#client/admin/backups/backup-texts.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import type { Backup } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
const MEGABYTE = 1_000_000

interface BackupRowProps {
  backup: Backup
  onDownload: MouseEventHandler<HTMLAnchorElement>
  onRestore: () => void
  onDelete: () => void
}

export function BackupRow({
  backup: { name, size, madeAt, ageMs, check },
  onDownload,
  onRestore,
  onDelete,
}: BackupRowProps) {
  return (
    <Table.Row>
      <Table.Cell className={`${tableCss.number} ${tableCss.title}`} data-label="Made (UTC)">
        {timeFormat.format(madeAt)}
        <br />
        <small>{ageText(ageMs)}</small>
      </Table.Cell>
      <Table.Cell data-label="File">{name}</Table.Cell>
      <Table.Cell className={tableCss.amount} data-label="Size">
        {(size / MEGABYTE).toFixed(1)} MB
      </Table.Cell>
      <Table.Cell data-label="Check">{checkText(check)}</Table.Cell>
      <Table.Cell data-label="Actions">
        <span className={actionsCss.rowActions}>
          <Button asChild size="sm" variant="outline">
            <a href={`/api/admin/backups/${name}`} download onClick={onDownload}>
              <Icon icon={adminIcons.download} /> Download
              <span className={baseCss.visuallyHidden}> {name}</span>
            </a>
          </Button>
          <Button size="sm" variant="outline" className={actionsCss.danger} onClick={onRestore}>
            <Icon icon={adminIcons.rotateCcw} /> Restore
            <span className={baseCss.visuallyHidden}> {name}</span>
          </Button>
          <IconButton
            size="sm"
            variant="ghost"
            className={actionsCss.danger}
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            <Icon icon={adminIcons.trash} />
          </IconButton>
        </span>
      </Table.Cell>
    </Table.Row>
  )
}
