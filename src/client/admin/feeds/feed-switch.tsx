import { Switch } from '@chakra-ui/react'
import { draftOf, inputOf } from '#client/admin/feeds/feed-draft.ts'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type FeedSource, trpc } from '#client/lib/trpc.ts'

/** A disabled feed is skipped by its schedule and by Sync Products; its products stay in the shop. */
export function FeedSwitch({ feed }: { feed: FeedSource }) {
  const update = trpc.admin.feeds.update.useMutation(
    useAdminToasts()(({ enabled }) => `${feed.name} is ${enabled ? 'active' : 'paused'}`),
  )
  return (
    <Switch.Root
      className={feedsCss.feedSwitch}
      checked={feed.enabled}
      disabled={update.isPending}
      onCheckedChange={({ checked }) =>
        update.mutate({ ...inputOf(draftOf(feed)), id: feed.id, enabled: checked })
      }
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>Active: runs on its schedule and with Sync Products</Switch.Label>
    </Switch.Root>
  )
}
