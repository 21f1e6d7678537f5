import { useEffect, useRef } from 'react'
import { useInView } from '#client/admin/feeds/use-in-view.ts'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { type CardProduct, type FeedPreview, trpc } from '#client/lib/trpc.ts'

/** An id that no product has, so that clicks on a preview are not counted. */
const NO_PRODUCT_ID = Number.MAX_SAFE_INTEGER

type PreviewProduct = FeedPreview['products'][number]

export function PreviewCard({ product }: { product: PreviewProduct }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useInView(place)
  const { imageUrl } = product
  const picture = trpc.admin.products.picture.useQuery(
    { url: imageUrl ?? '' },
    { enabled: isSeen && imageUrl !== null, retry: false, staleTime: Number.POSITIVE_INFINITY },
  )
  // Leaving the page would lose the form.
  useEffect(() => {
    for (const link of place.current?.querySelectorAll('a') ?? []) link.inert = true
  })
  const { dataUrl } = picture.data ?? {}
  const source = dataUrl ? { src: dataUrl, isUncropped: true } : null
  return (
    <div ref={place}>
      <ProductCard product={asShopProduct(product)} sizes="280px" preview={source} />
    </div>
  )
}

function asShopProduct(product: PreviewProduct): CardProduct {
  return {
    ...product,
    id: NO_PRODUCT_ID,
    slug: '',
    affiliateLink: product.affiliateLink ?? '#',
    imageUrl: null,
    advertiserLogoUrl: null,
    isBestSeller: product.isBestSeller ?? false,
    isEditorsPick: product.isEditorsPick ?? false,
    rating: product.rating ?? null,
    reviews: product.reviews ?? null,
    oldPriceAt: null,
    subIdParameter: null,
    language: null,
    unitPrice: null,
    reduction: null,
    variants: null,
  }
}
