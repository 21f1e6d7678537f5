import { Button, Table } from '@chakra-ui/react'
import { useState } from 'react'
import { NewApiKey } from '#client/admin/api-keys/new-api-key.tsx'
import { SCOPE_LABELS } from '#client/admin/api-keys/scope-labels.ts'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminTable } from '#client/admin/kit/admin-table.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { type ApiKeyScope, DEFAULT_CALLS_PER_MINUTE } from '#shared/api-key-scopes.ts'
import { formatDay } from '#shared/days.ts'

export function ApiKeysPage() {
  const list = trpc.admin.apiKeys.list.useQuery()
  const [revoked, setRevoked] = useState<{ id: string; name: string | null }>()
  const toasts = useAdminToasts()
  const revoke = trpc.admin.apiKeys.revoke.useMutation(toasts('API key revoked', () => setRevoked(undefined)))
  return (
    <AdminPage title="API keys" lead="For programs that speak to the shop's API in your name.">
      <NewApiKey />
      {list.data && list.data.length > 0 && (
        <AdminTable
          label="API keys"
          headings={['Name', 'Key', 'May', 'Calls a minute', 'Owner', 'Expires', 'Last use', 'Actions'].map(
            (heading) => <Table.ColumnHeader key={heading}>{heading}</Table.ColumnHeader>,
          )}
        >
          {list.data.map((key) => (
            <Table.Row key={key.id}>
              <Table.Cell>{key.name}</Table.Cell>
              <Table.Cell>
                <code>{key.start}…</code>
              </Table.Cell>
              <Table.Cell>{scopesText(key.scopes)}</Table.Cell>
              <Table.Cell>{key.callsPerMinute ?? DEFAULT_CALLS_PER_MINUTE}</Table.Cell>
              <Table.Cell>{key.owner}</Table.Cell>
              <Table.Cell>{expiryText(key.expiresAt)}</Table.Cell>
              <Table.Cell>{key.lastRequest ? formatDay(key.lastRequest.getTime()) : 'Not yet'}</Table.Cell>
              <Table.Cell>
                <Button
                  size="sm"
                  variant="outline"
                  className={adminCss.danger}
                  onClick={() => setRevoked(key)}
                >
                  Revoke<span className={baseCss.visuallyHidden}> {key.name}</span>
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </AdminTable>
      )}
      {list.data?.length === 0 && <p className={adminCss.empty}>There are no keys yet.</p>}
      <ConfirmDialog
        open={revoked !== undefined}
        title={`Revoke ${revoked?.name ?? ''}?`}
        action="Revoke key"
        busy="Revoking..."
        isPending={revoke.isPending}
        onConfirm={() => revoked && revoke.mutate({ id: revoked.id })}
        onClose={() => setRevoked(undefined)}
      >
        <p>Programs that use it are refused from now on. A revoked key cannot be brought back.</p>
      </ConfirmDialog>
    </AdminPage>
  )
}

function scopesText(scopes: readonly ApiKeyScope[]): string {
  if (scopes.includes('admin')) return SCOPE_LABELS.admin
  return scopes.map((scope) => SCOPE_LABELS[scope]).join(', ')
}

function expiryText(expiresAt: Date | null): string {
  if (!expiresAt) return 'Never'
  const day = formatDay(expiresAt.getTime())
  return expiresAt.getTime() < Date.now() ? `Expired ${day}` : day
}
