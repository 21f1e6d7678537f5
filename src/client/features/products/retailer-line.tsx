import { storedPicture } from '#client/lib/remote-picture.ts'
import type { Product } from '#client/lib/trpc.ts'
import { initials } from '#client/ui/initials.ts'
import { markClass } from '#client/ui/mark-class.ts'
import { Picture } from '#client/ui/picture.tsx'

const UNKNOWN_RETAILER = 'Unknown Retailer'

export function RetailerLine({ product }: { product: Product }) {
  const name = product.advertiserName || UNKNOWN_RETAILER
  return (
    <p className="retailer">
      <RetailerMark name={name} product={product} />
      {name}
    </p>
  )
}

/** The retailer's small logo, or the first letter of its name. */
function RetailerMark({ name, product }: { name: string; product: Product }) {
  const logoUrl = product.advertiserLogoUrl
  const ownMark = markClass(logoUrl ?? '')
  if (ownMark) return <span className={`mark ${ownMark}`} />
  if (!logoUrl) {
    return (
      <span className="mark mark-letter" aria-hidden="true">
        {initials(name, 1)}
      </span>
    )
  }
  return (
    <Picture
      className="mark"
      src={storedPicture('retailer', product.id, logoUrl)}
      alt=""
      sizes="20px"
      width={20}
      height={20}
    />
  )
}
