import * as productCardCss from '#client/features/products/product-card.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { m } from '#shared/messages/messages.ts'

export function PickBadge({ product }: { product: { isBestSeller: boolean; isEditorsPick: boolean } }) {
  const { isBestSeller, isEditorsPick } = product
  if (!isBestSeller && !isEditorsPick) return null
  const look = isEditorsPick ? productCardCss.badgePick : productCardCss.badgeBest
  return (
    <span className={`${productCardCss.badge} ${look}`}>
      <Icon icon={isEditorsPick ? deferredIcons.award : deferredIcons.trendingUp} />
      {isEditorsPick ? m.editorsPick : m.bestSeller}
    </span>
  )
}
