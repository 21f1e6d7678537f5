import { openSharePopup, SHARE_POPUP_NETWORKS } from '#client/lib/share-popup.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'

/** List items: plain links that open a popup where there is JavaScript. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
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
          <span className={baseCss.visuallyHidden}>Share on </span>
          {name}
          <span className={baseCss.visuallyHidden}> (opens a new window)</span>
        </span>
      </a>
    </li>
  ))
}
