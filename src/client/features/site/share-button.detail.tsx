import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { m } from '#shared/messages/messages.ts'

interface ShareButtonProps {
  url: string
  title: string
}

/** Uses the device's own share sheet, where it has one; otherwise copies the link. */
export function ShareButton({ url, title }: ShareButtonProps) {
  const canShare = useIsReady() && 'share' in navigator
  const pass = async () => {
    const { copyLink, shareLink } = await import('#client/features/site/share.ts')
    await (canShare ? shareLink({ url, title }) : copyLink(url))
  }
  return (
    <button
      type="button"
      className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm} ${baseCss.needsScript}`}
      onClick={pass}
    >
      <Icon icon={deferredIcons.link} /> {canShare ? m.share : m.copyLink}
    </button>
  )
}
