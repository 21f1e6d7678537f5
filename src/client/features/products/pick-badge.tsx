import { Icon } from '#client/ui/icon.tsx'

export function PickBadge({ product }: { product: { isBestSeller: boolean; isEditorsPick: boolean } }) {
  if (product.isEditorsPick) {
    return (
      <span className="badge badge-pick">
        <Icon name="award" />
        Editor's Pick
      </span>
    )
  }
  if (!product.isBestSeller) return null
  return (
    <span className="badge badge-best">
      <Icon name="trending-up" />
      Best Seller
    </span>
  )
}
