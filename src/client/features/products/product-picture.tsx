import { ICONS_OF_CATEGORIES } from '#client/features/products/category-icons.ts'
import * as productPictureCss from '#client/features/products/product-picture.css.ts'
import { useCategory } from '#client/lib/categories.ts'
import { storedPicture } from '#client/lib/remote-picture.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { PictureSources } from '#client/ui/picture-sources.ts'
import { productStandIn } from '#shared/pictures/remote-pictures.ts'

interface ProductPictureProps {
  product: Pick<CardProduct, 'id' | 'category' | 'imageUrl'>
  alt: string
  sizes: string
  priority?: boolean
  className?: string
  /** The picture of a product that is not stored yet. */
  preview?: PictureSources | null | undefined
}

/** Lies on its category's ground; the category's sign replaces a missing picture. */
export function ProductPicture({ product, preview, className, ...pictureProps }: ProductPictureProps) {
  const { id, imageUrl } = product
  const category = useCategory(product.category)
  const tint = category && baseCss.tints[category.color]
  const icon = category ? ICONS_OF_CATEGORIES[category.icon] : deferredIcons.baby
  const source = preview === undefined ? storedPicture('product', id, imageUrl) : preview
  const sign = !source && `${productPictureCss.sign} ${icon}`
  return (
    <Picture
      {...pictureProps}
      src={source}
      standIn={productStandIn(category?.icon)}
      width={800}
      height={800}
      className={[productPictureCss.productPicture, tint, sign, className].filter(Boolean).join(' ')}
    />
  )
}
