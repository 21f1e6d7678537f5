import type { MouseEvent } from 'react'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

export const SHARE_POPUP_NETWORKS = [
  {
    name: 'Facebook',
    icon: deferredIcons.facebook,
    address: (url: string) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'Twitter',
    icon: deferredIcons.twitter,
    address: (url: string, text: string) => withQuery('https://twitter.com/intent/tweet', { url, text }),
  },
] as const

const POPUP = 'popup,width=600,height=400'

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`
}

/** Opens the clicked link in a small window; where that is impossible, the link opens normally. */
export function openSharePopup(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const popup = window.open(event.currentTarget.href, '_blank', POPUP)
  if (popup) event.preventDefault()
}
