import type { ReactNode } from 'react'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { ProductTitle } from '#client/admin/kit/product-title.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import * as tagsCss from '#client/admin/kit/tags.css.ts'
import { useCategory } from '#client/lib/categories.ts'
import type { CatalogRow } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import type { CatalogSort } from '#shared/search-params/products.ts'

export const PRODUCT_COLUMNS: Column<CatalogRow, CatalogSort>[] = [
  {
    name: 'Product',
    className: tableCss.title,
    sort: { up: 'name', down: 'name-down' },
    cell: (product) => (
      <ProductTitle product={product}>
        <ProductTags product={product} />
      </ProductTitle>
    ),
  },
  {
    name: 'Category',
    sort: { up: 'category', down: 'category-down' },
    cell: (product) => <Category {...product} />,
  },
  {
    name: 'Price',
    narrow: 'plain',
    className: tableCss.amount,
    sort: { up: 'price-up', down: 'price-down' },
    cell: (product) => <Price {...product} />,
  },
  {
    name: 'Retailer',
    sort: { up: 'retailer', down: 'retailer-down' },
    cell: ({ advertiserName }) => clipped(advertiserName),
  },
  {
    name: 'Source',
    narrow: 'hidden',
    sort: { up: 'source', down: 'source-down' },
    cell: ({ source }) => clipped(source),
  },
  {
    name: 'Changed',
    narrow: 'hidden',
    className: tableCss.number,
    sort: { up: 'changed-up', down: 'changed' },
    cell: ({ updatedAt }) => formatDay(updatedAt),
  },
]

function ProductTags({ product }: { product: CatalogRow }) {
  return (
    <span className={tagsCss.tags}>
      {product.isEditorsPick && <span className={`${baseCss.tag} ${baseCss.tintSafety}`}>Editor's Pick</span>}
      {product.isBestSeller && <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Best Seller</span>}
      {product.delistedAt !== null && <span className={baseCss.tag}>Removed</span>}
      {product.claims?.split(', ').map((claim) => (
        <span key={claim} className={baseCss.tag}>
          “{claim}”
        </span>
      ))}
      {!product.inStock && <span className={baseCss.tag}>Out of stock</span>}
    </span>
  )
}

/** Other people's names have any length; hovering shows the whole. */
function clipped(text: string | null): ReactNode {
  if (!text) return null
  return (
    <span className={tagsCss.clipped} title={text}>
      {text}
    </span>
  )
}

function Category({ category }: CatalogRow) {
  const shopCategory = useCategory(category)
  if (!category) return null
  return (
    <span className={`${baseCss.tag} ${shopCategory ? baseCss.tints[shopCategory.color] : ''}`}>
      {category}
    </span>
  )
}

export function Price({ priceMinor, currency }: { priceMinor: number | null; currency: string | null }) {
  return priceMinor === null || !currency ? null : formatPrice(priceMinor, currency)
}
