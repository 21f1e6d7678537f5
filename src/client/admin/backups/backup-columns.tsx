import type { MouseEventHandler } from 'react'
import { ageText, checkText } from '#client/admin/backups/backup-texts.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { ButtonAnchor, DangerButton } from '#client/admin/kit/buttons.tsx'
import { DeleteButton } from '#client/admin/kit/row-buttons.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { sizeText } from '#client/admin/status/status-texts.ts'
import type { Backup } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatMoment } from '#shared/messages/formats.ts'

export const BACKUP_COLUMNS: Column<Backup>[] = [
  {
    name: 'Created (UTC)',
    className: `${tableCss.number} ${tableCss.title}`,
    cell: ({ madeAt, ageMs }) => (
      <>
        {formatMoment(madeAt, 'UTC')}
        <br />
        <small>{ageText(ageMs)}</small>
      </>
    ),
  },
  { name: 'File', cell: ({ name }) => name },
  { name: 'Size', className: tableCss.amount, cell: ({ size }) => sizeText(size) },
  { name: 'Check', cell: ({ check }) => checkText(check) },
]

interface BackupActionsProps {
  name: string
  onDownload: MouseEventHandler<HTMLAnchorElement>
  onRestore: () => void
  onDelete: () => void
}

export function BackupActions({ name, onDownload, onRestore, onDelete }: BackupActionsProps) {
  return (
    <span className={actionsCss.rowActions}>
      <ButtonAnchor
        size="sm"
        icon={adminIcons.download}
        href={`/api/admin/backups/${name}`}
        download
        onClick={onDownload}
      >
        Download
        <span className={baseCss.visuallyHidden}> {name}</span>
      </ButtonAnchor>
      <DangerButton size="sm" onClick={onRestore}>
        <Icon icon={adminIcons.rotateCcw} /> Restore
        <span className={baseCss.visuallyHidden}> {name}</span>
      </DangerButton>
      <DeleteButton name={name} onClick={onDelete} />
    </span>
  )
}
