import { Button, Menu, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { DangerButton } from '#client/admin/kit/buttons.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { OperationProgress } from '#client/admin/kit/operation-progress.tsx'
import { useOperation } from '#client/admin/kit/use-operation.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'
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
        <DangerButton disabled={clearing.operation !== undefined} onClick={() => setIsAsking(true)}>
          <Icon icon={adminIcons.trash} /> Clear Products
        </DangerButton>
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

const FAILED = 'Failed to clear products'

function useClearing(onStarted: () => void) {
  const refresh = useRefresh()
  const { watch, operation } = useOperation((ended) => {
    if (ended?.state === 'done') {
      const description = `The backup is ${ended.result}`
      showToast({ type: 'success', title: 'All products cleared successfully!', description })
    } else if (ended?.state === 'canceled') showToast({ type: 'info', title: 'Clearing canceled' })
    else showToast({ type: 'error', title: FAILED, description: ended?.message ?? undefined })
    refresh()
  })
  const start = trpc.admin.catalog.startClear.useMutation({
    onSuccess: ({ id }) => watch(id),
    onError: ({ message }) => showToast({ type: 'error', title: FAILED, description: message }),
    onSettled: onStarted,
  })
  return { start: () => start.mutate(), isStarting: start.isPending, operation }
}

function useBackupDownload() {
  const { watch, isRunning, operation } = useOperation((ended) => {
    if (ended?.state === 'done') location.assign(`/api/admin/backups/${ended.result}`)
    else if (ended?.state !== 'canceled')
      showToast({ type: 'error', title: ended?.message ?? 'The backup failed' })
  })
  const start = trpc.admin.backups.start.useMutation({
    onSuccess: ({ id }) => watch(id),
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  const prove = trpc.factors.requireFresh.useMutation({ onSuccess: () => start.mutate() })
  return {
    start: () => prove.mutate(),
    isRunning: start.isPending || isRunning,
    share: operation?.share ?? 0,
  }
}
