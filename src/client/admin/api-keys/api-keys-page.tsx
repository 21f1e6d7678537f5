import { useState } from 'react'
import { expiryText, lastUseText, scopesText } from '#client/admin/api-keys/key-texts.ts'
import { NewApiKey } from '#client/admin/api-keys/new-api-key.tsx'
import { RotateKey } from '#client/admin/api-keys/rotate-key.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { OneTimeSecret } from '#client/admin/kit/one-time-secret.tsx'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useNewDialog } from '#client/admin/kit/use-new-dialog.ts'
import { useUser } from '#client/lib/session.ts'
import { type ApiKey, trpc } from '#client/lib/trpc.ts'
import { DEFAULT_CALLS_PER_MINUTE } from '#shared/accounts/api-key-scopes.ts'

const COLUMNS: Column<ApiKey>[] = [
  {
    name: 'Key',
    className: tableCss.title,
    cell: ({ name, start }) => (
      <span>
        {name} <code>{start}…</code>
      </span>
    ),
  },
  {
    name: 'Permissions',
    cell: ({ scopes, callsPerMinute }) =>
      `${scopesText(scopes)}; ${callsPerMinute ?? DEFAULT_CALLS_PER_MINUTE} calls per minute`,
  },
  { name: 'Owner', cell: ({ owner }) => owner },
  { name: 'Expires', cell: expiryText },
  { name: 'Last used', narrow: 'hidden', cell: lastUseText },
]

export function ApiKeysPage() {
  const list = trpc.admin.apiKeys.list.useQuery()
  const [rotated, setRotated] = useState<ApiKey>()
  const adding = useNewDialog()
  const [secret, setSecret] = useState<string>()
  return (
    <AdminPage
      title="API keys"
      lead="For programs that use the shop’s API on your behalf."
      hasDocs
      actions={<AddButton onClick={adding.open}>New API key</AddButton>}
    >
      {adding.isOpen && <NewApiKey onCreated={setSecret} onClose={adding.close} />}
      {secret && (
        <AdminCard title="New key">
          <OneTimeSecret secret={secret}>Copy it now:</OneTimeSecret>
        </AdminCard>
      )}
      <AdminList
        label="API keys"
        noun="key"
        isError={list.isError}
        rows={list.data}
        columns={COLUMNS}
        actions={(key) => <Actions apiKey={key} onRotate={() => setRotated(key)} />}
        empty={
          <EmptyNote title="No API keys yet">
            Create one, with as few permissions as its program needs.
          </EmptyNote>
        }
      />
      <RotateKey apiKey={rotated} onClose={() => setRotated(undefined)} />
    </AdminPage>
  )
}

function Actions({ apiKey, onRotate }: { apiKey: ApiKey; onRotate: () => void }) {
  const { id, owner, replacedBy } = apiKey
  const name = apiKey.name ?? ''
  const isMine = useUser()?.email === owner
  const toasts = useAdminToasts()
  const revoke = trpc.admin.apiKeys.revoke.useMutation(toasts('API key revoked'))
  return (
    <RowMenu
      name={name}
      acts={[
        isMine && !replacedBy && { label: 'Rotate', onClick: onRotate },
        {
          label: 'Revoke',
          isDangerous: true,
          question: {
            title: `Revoke ${name}?`,
            action: 'Revoke key',
            busy: 'Revoking...',
            isPending: revoke.isPending,
            onConfirm: (close) => revoke.mutate({ id }, { onSuccess: close }),
            children: (
              <p>Programs that use it will be refused from now on. A revoked key can’t be restored.</p>
            ),
          },
        },
      ]}
    />
  )
}
