import type { MouseEvent } from 'react'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { m } from '#shared/messages/messages.ts'

const NETWORKS = [
  {
    name: 'Facebook',
    icon: deferredIcons.facebook,
    address: 'https://www.facebook.com/sharer/sharer.php',
    query: (url: string) => ({ u: url }),
  },
  {
    name: 'Twitter',
    icon: deferredIcons.twitter,
    address: 'https://twitter.com/intent/tweet',
    query: (url: string, text: string) => ({ url, text }),
  },
]

/** List items: plain links that open a popup where there is JavaScript. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const [before, after] = m.shareOnNetwork.split('{network}')
  return NETWORKS.map(({ icon, name, address, query }) => (
    <li key={name}>
      <a
        className={`${baseCss.outlineButton} ${baseCss.btnSm}`}
        href={`${address}?${new URLSearchParams(query(url, title))}`}
        target="_blank"
        rel="noopener"
        onClick={openPopup}
      >
        <Icon icon={icon} />
        <span>
          <span className={baseCss.visuallyHidden}>{before}</span>
          {name}
          <span className={baseCss.visuallyHidden}>{after}</span>
        </span>
      </a>
    </li>
  ))
}

/** Opens the clicked link in a small window; where that is impossible, the link opens normally. */
function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const popup = window.open(event.currentTarget.href, '_blank', 'popup,width=600,height=400')
  if (popup) event.preventDefault()
}
