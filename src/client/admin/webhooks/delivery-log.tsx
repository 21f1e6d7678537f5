import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { Options, Select } from '#client/admin/kit/select.tsx'
import { DELIVERY_COLUMNS } from '#client/admin/webhooks/delivery-columns.tsx'
import * as webhooksCss from '#client/admin/webhooks/webhooks.css.ts'
import { trpc, type Webhook } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import type { WebhookSearch } from '#shared/search-params/webhooks.ts'

const LOOK_AGAIN_MS = 2_000

/** Lists deliveries, newest first. Refreshes itself while one is in progress. */
export function DeliveryLog({ webhooks, search }: { webhooks: Webhook[]; search: WebhookSearch }) {
  const navigate = useNavigate({ from: '/admin/webhooks' })
  const list = trpc.admin.webhooks.deliveries.useQuery(search, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isSoon) ? LOOK_AGAIN_MS : false),
  })
  return (
    <section aria-labelledby="delivery-log">
      <div className={`${adminPageCss.head} ${webhooksCss.webhookLogHead}`}>
        <h2 id="delivery-log" className={`${baseCss.h3} ${adminPageCss.words}`}>
          Delivery log
        </h2>
        <div className={webhooksCss.webhookChoice}>
          <Select
            aria-label="Webhook"
            className={webhooksCss.webhookSelect}
            value={search.endpointId ?? ''}
            onChange={(event) =>
              navigate({ search: { endpointId: Number(event.currentTarget.value) || undefined } })
            }
          >
            <option value="">Every webhook</option>
            <Options of={webhooks.map(({ id, url }) => [id, url])} />
          </Select>
          <Button variant="outline" onClick={() => list.refetch()}>
            Refresh
          </Button>
        </div>
      </div>
      <AdminList
        label="Deliveries"
        noun="message"
        isError={list.isError}
        rows={list.data?.deliveries}
        pages={list.data?.total ? list.data : undefined}
        columns={DELIVERY_COLUMNS}
        empty={
          <EmptyNote title="Nothing sent yet">
            Send a test message to one of the endpoints above, and it appears here.
          </EmptyNote>
        }
      />
    </section>
  )
}

function isSoon({ state, dueAt }: { state: string; dueAt: Date }): boolean {
  return state === 'claimed' || (state === 'waiting' && dueAt.getTime() < Date.now() + LOOK_AGAIN_MS)
}
