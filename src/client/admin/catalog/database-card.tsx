import { Button, Menu, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { useBackupDownload } from '#client/admin/backups/use-backup-download.ts'
import { useClearing } from '#client/admin/catalog/use-clearing.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { OperationProgress } from '#client/admin/kit/operation-progress.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { formatShare } from '#shared/messages/formats.ts'

const CLEAR_WORD = 'delete all products'
const EXPORTS = [
  { value: 'csv', label: 'Catalog as CSV', href: '/api/admin/export/catalog.csv' },
  { value: 'json', label: 'Catalog as JSON', href: '/api/admin/export/catalog.json' },
]

export function DatabaseCard() {
  const [isAsking, setIsAsking] = useState(false)
  const clearing = useClearing(() => setIsAsking(false))
  return (
    <AdminCard title="Database Management" lead="Export the data, or empty the catalog.">
      <div className={actionsCss.actions}>
        <ExportMenu />
        <Button
          className={actionsCss.danger}
          variant="outline"
          disabled={clearing.operation !== undefined}
          onClick={() => setIsAsking(true)}
        >
          <Icon icon={adminIcons.trash} /> Clear Products
        </Button>
      </div>
      {clearing.operation && <OperationProgress operation={clearing.operation} />}
      <ConfirmDialog
        open={isAsking}
        title="Clear Products"
        action="Clear Products"
        busy="Clearing..."
        isPending={clearing.isStarting}
        word={CLEAR_WORD}
        onConfirm={clearing.start}
        onClose={() => setIsAsking(false)}
      >
        <p>Are you sure you want to delete all products? This action cannot be undone.</p>
        <p>A backup of the whole database is taken first and stays on the server.</p>
      </ConfirmDialog>
    </AdminCard>
  )
}

function ExportMenu() {
  const backup = useBackupDownload()
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="outline">
          <Icon icon={adminIcons.download} />
          {backup.isRunning ? `Backing up, ${formatShare(backup.share)}` : 'Export Database'}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {EXPORTS.map(({ value, label, href }) => (
              <Menu.Item key={value} value={value} asChild>
                <a href={href} download>
                  {label}
                </a>
              </Menu.Item>
            ))}
            <Menu.Item value="backup" disabled={backup.isRunning} onClick={backup.start}>
              Full backup (SQLite)
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
