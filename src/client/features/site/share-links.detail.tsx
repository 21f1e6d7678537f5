import { openSharePopup, SHARE_POPUP_NETWORKS } from '#client/lib/share-popup.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { m } from '#shared/messages/messages.ts'

/** List items: plain links that open a popup where there is JavaScript. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const [before, after] = m.shareOnNetwork.split('{network}')
  return SHARE_POPUP_NETWORKS.map(({ icon, name, address }) => (
    <li key={name}>
      <a
        className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
        href={address(url, title)}
        target="_blank"
        rel="noopener"
        onClick={openSharePopup}
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
