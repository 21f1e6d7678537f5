import * as linkTestCss from '#client/admin/kit/link-test.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { safeHttpUrl } from '#shared/links.ts'

/** Opens the typed link before it is saved; the retailer does not learn where the click came from. */
export function LinkTest({ url }: { url: string }) {
  const address = safeHttpUrl(url.trim())
  if (!address) return null
  return (
    <a className={linkTestCss.linkTest} href={address} target="_blank" rel="noopener noreferrer nofollow">
      Test this link <Icon icon={deferredIcons.arrowUpRight} />
    </a>
  )
}
