import { Switch } from '@chakra-ui/react'
import { draftOf, inputOf } from '#client/admin/feeds/feed-draft.ts'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { type FeedSource, trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** A feed out of use is left alone by its schedule and by Sync Products; its products stay in the shop. */
export function FeedSwitch({ feed }: { feed: FeedSource }) {
  const refresh = useRefresh()
  const update = trpc.admin.feeds.update.useMutation({
    onSuccess: ({ enabled }) => {
      showToast({ type: 'success', title: `${feed.name} is ${enabled ? 'active' : 'paused'}` })
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
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
