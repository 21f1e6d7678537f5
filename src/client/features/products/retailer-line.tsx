import type { Product } from '#client/lib/trpc.ts'
import { markClass } from '#client/ui/mark-class.ts'

const UNKNOWN_RETAILER = 'Unknown Retailer'

export function RetailerLine({ product }: { product: Product }) {
  const name = product.advertiserName || UNKNOWN_RETAILER
  return (
    <p className="retailer">
      <RetailerMark name={name} logoUrl={product.advertiserLogoUrl} />
      {name}
    </p>
  )
}

/** The retailer's small logo, or the first letter of its name. */
function RetailerMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const ownMark = markClass(logoUrl ?? '')
  if (ownMark) return <span className={`mark ${ownMark}`} />
  if (!logoUrl) {
    return (
      <span className="mark mark-letter" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    )
  }
  return <img className="mark" src={logoUrl} alt="" width={20} height={20} loading="lazy" />
}
