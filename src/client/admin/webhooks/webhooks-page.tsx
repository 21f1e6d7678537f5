import { useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { OneTimeSecret } from '#client/admin/kit/one-time-secret.tsx'
import { useNewDialog } from '#client/admin/kit/use-new-dialog.ts'
import { DeliveryLog } from '#client/admin/webhooks/delivery-log.tsx'
import { RotateSecret } from '#client/admin/webhooks/rotate-secret.tsx'
import { WebhookDialog } from '#client/admin/webhooks/webhook-dialog.tsx'
import { WebhookRow } from '#client/admin/webhooks/webhook-row.tsx'
import * as webhooksCss from '#client/admin/webhooks/webhooks.css.ts'
import { trpc, type Webhook } from '#client/lib/trpc.ts'
import type { WebhookSearch } from '#shared/search-params/webhooks.ts'

const LOOK_AGAIN_MS = 2_000

export function WebhooksPage({ search }: { search: WebhookSearch }) {
  const list = trpc.admin.webhooks.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? LOOK_AGAIN_MS : false),
  })
  const adding = useNewDialog()
  const [secret, setSecret] = useState<string>()
  const [edited, setEdited] = useState<Webhook>()
  const [rotated, setRotated] = useState<Webhook>()
  const webhooks = list.data ?? []
  return (
    <AdminPage
      title="Webhooks"
      lead="Notify other systems when something happens in the shop."
      hasDocs
      actions={<AddButton onClick={adding.open}>New webhook</AddButton>}
    >
      {adding.isOpen && <WebhookDialog onCreated={setSecret} onClose={adding.close} />}
      {secret && (
        <AdminCard title="New webhook">
          <OneTimeSecret secret={secret}>Its signing secret. Copy it now:</OneTimeSecret>
        </AdminCard>
      )}
      {list.data?.length === 0 && (
        <EmptyNote title="No webhooks yet">
          Add the URL of a program that wants to know when products change, donations arrive, or subscribers
          confirm.
        </EmptyNote>
      )}
      <ul className={`${listsCss.list} ${webhooksCss.webhookList}`}>
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onEdit={() => setEdited(webhook)}
            onRotate={() => setRotated(webhook)}
          />
        ))}
      </ul>
      <RotateSecret webhook={rotated} onClose={() => setRotated(undefined)} />
      <DeliveryLog webhooks={webhooks} search={search} />
      {edited && <WebhookDialog webhook={edited} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  )
}

function isBusy({ enabled, waiting, failingSince }: Webhook): boolean {
  return enabled && waiting > 0 && failingSince === null
}
