import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export function ArticleLikes({ likes }: { likes: number }) {
  if (likes === 0) return null
  return (
    <span>
      <Icon icon={icons.heart} /> {fill(plural(m.likeCount, likes), { n: likes })}{' '}
    </span>
  )
}
