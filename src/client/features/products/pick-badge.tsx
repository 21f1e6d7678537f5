import * as productCardCss from '#client/features/products/product-card.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { m } from '#shared/messages/messages.ts'

export function PickBadge({ product }: { product: { isBestSeller: boolean; isEditorsPick: boolean } }) {
  if (product.isEditorsPick) {
    return (
      <span className={`${productCardCss.badge} ${productCardCss.badgePick}`}>
        <Icon icon={deferredIcons.award} />
        {m.editorsPick}
      </span>
    )
  }
  if (!product.isBestSeller) return null
  return (
    <span className={`${productCardCss.badge} ${productCardCss.badgeBest}`}>
      <Icon icon={deferredIcons.trendingUp} />
      {m.bestSeller}
    </span>
  )
}
