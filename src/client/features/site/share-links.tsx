import { openSharePopup, SHARE_POPUP_NETWORKS } from '#client/lib/share-popup.ts'
import { Icon } from '#client/ui/icon.tsx'

/** Items of a list: plain links that open a popup where there is JavaScript. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  return SHARE_POPUP_NETWORKS.map(({ icon, name, address }) => (
    <li key={name}>
      <a
        className="btn btn-outline btn-sm"
        href={address(url, title)}
        target="_blank"
        rel="noopener"
        onClick={openSharePopup}
      >
        <Icon name={icon} />
        <span>
          <span className="visually-hidden">Share on </span>
          {name}
          <span className="visually-hidden"> (opens a new window)</span>
        </span>
      </a>
    </li>
  ))
}
