import { useSite } from '#client/lib/site.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatCount } from '#shared/money.ts'

export function ArticleLikes({ likes }: { likes: number }) {
  const { locale } = useSite()
  return (
    <span className="article-likes">
      <Icon name="heart" /> {formatCount(likes, locale)} likes
    </span>
  )
}
