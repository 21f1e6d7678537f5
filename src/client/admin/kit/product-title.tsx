import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { ProductPicture } from '#client/features/products/product-picture.tsx'
import type { CatalogRow } from '#client/lib/trpc.ts'

interface ProductTitleProps {
  product: Pick<CatalogRow, 'id' | 'name' | 'category' | 'imageUrl'>
  children?: ReactNode
}

export function ProductTitle({ product, children }: ProductTitleProps) {
  const { id, name } = product
  return (
    <div className={tableCss.withThumbnail}>
      <span className={tableCss.thumbnail}>
        <ProductPicture product={product} alt="" sizes="44px" />
      </span>
      <div>
        <Link
          className={tableCss.rowLink}
          to="/admin/products/$id"
          params={{ id: String(id) }}
          preload={false}
          title={name}
        >
          {name}
        </Link>
        {children}
      </div>
    </div>
  )
}
