import { useSite } from '#client/lib/site.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { formatCount } from '#shared/prices/money.ts'

export function ArticleLikes({ likes }: { likes: number }) {
  const { locale } = useSite()
  if (likes === 0) return null
  return (
    <span>
      <Icon icon={icons.heart} /> {fill(plural(m.likeCount, likes), { n: formatCount(likes, locale) })}{' '}
    </span>
  )
}
