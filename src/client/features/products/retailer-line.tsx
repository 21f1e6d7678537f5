import type { ReactNode } from 'react'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { retailerMarks } from '#client/features/products/retailer-marks.late.css.ts'
import { storedPicture } from '#client/lib/remote-picture.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { initials } from '#client/ui/initials.ts'
import { Picture } from '#client/ui/picture.tsx'
import { m } from '#shared/messages/messages.ts'

export function RetailerLine({ product, children }: { product: CardProduct; children?: ReactNode }) {
  const name = product.advertiserName || m.unknownRetailer
  return (
    <p className={productCardCss.retailer}>
      <RetailerMark name={name} product={product} />
      <span className={productCardCss.retailerName}>{name}</span>
      {children}
    </p>
  )
}

function RetailerMark({ name, product }: { name: string; product: CardProduct }) {
  const logoUrl = product.advertiserLogoUrl
  const ownMark = logoUrl && Object.hasOwn(retailerMarks, logoUrl) && retailerMarks[logoUrl]
  if (ownMark) return <span className={`${productCardCss.mark} ${ownMark}`} />
  if (!logoUrl) {
    return (
      <span className={`${productCardCss.mark} ${productCardCss.markLetter}`} aria-hidden="true">
        {initials(name, 1)}
      </span>
    )
  }
  return (
    <Picture
      className={productCardCss.mark}
      src={storedPicture('retailer', product.id, logoUrl)}
      alt=""
      sizes="20px"
      width={20}
      height={20}
    />
  )
}
