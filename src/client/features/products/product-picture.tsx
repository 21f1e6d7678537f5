import { ICONS_OF_CATEGORIES } from '#client/features/products/category-icons.ts'
import * as productPictureCss from '#client/features/products/product-picture.css.ts'
import { useCategory } from '#client/lib/categories.ts'
import { storedPicture } from '#client/lib/remote-picture.ts'
import type { Product } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { PictureSources } from '#client/ui/picture-sources.ts'

interface ProductPictureProps {
  product: Pick<Product, 'id' | 'category' | 'imageUrl'>
  alt: string
  sizes: string
  priority?: boolean
  /** Of a product that is not stored yet. */
  preview?: PictureSources | null | undefined
}

/** On its category's ground with the category's sign, which show while it loads and when there is none. */
export function ProductPicture({ product, preview, ...shown }: ProductPictureProps) {
  const { id, imageUrl } = product
  const category = useCategory(product.category)
  const tint = category ? baseCss.tints[category.color] : ''
  const icon = category ? ICONS_OF_CATEGORIES[category.icon] : lateIcons.baby
  return (
    <Picture
      {...shown}
      src={preview === undefined ? storedPicture('product', id, imageUrl) : preview}
      width={800}
      height={800}
      className={`${productPictureCss.productPicture} ${tint} ${icon}`}
    />
  )
}
