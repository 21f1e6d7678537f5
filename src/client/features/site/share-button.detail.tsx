import * as shareCss from '#client/features/site/share-button.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { m } from '#shared/messages/messages.ts'

/** Copies the link, and opens the device's own share sheet where it has one. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const canShare = useIsReady() && 'share' in navigator
  const pass = async (way: 'copyLink' | 'shareLink') => {
    const { copyLink, shareLink } = await import('#client/features/site/share.ts')
    await (way === 'shareLink' ? shareLink({ url, title }) : copyLink(url))
  }
  const look = `${baseCss.outlineButton} ${baseCss.btnSm} ${baseCss.needsScript}`
  return (
    <div className={shareCss.ways}>
      <button type="button" className={look} onClick={() => pass('copyLink')}>
        <Icon icon={deferredIcons.link} /> {m.copyLink}
      </button>
      {canShare && (
        <button type="button" className={look} onClick={() => pass('shareLink')}>
          {m.share}
        </button>
      )}
    </div>
  )
}
