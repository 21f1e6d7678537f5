import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ProductPicture } from '#client/features/products/product-picture.tsx'
import * as recentlyViewedCss from '#client/features/products/recently-viewed.late.css.ts'
import {
  MAX_SEEN,
  OFF,
  readSeen,
  recordSeen,
  SEEN,
  type SeenProduct,
} from '#client/features/products/seen-products.ts'
import type { Product } from '#client/lib/trpc.ts'
import { keepText, readText, useStoredText } from '#client/lib/use-stored-text.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { m } from '#shared/messages/messages.ts'
import { productAddress } from '#shared/products/product-address.ts'

const SIZES = '(min-width: 768px) 190px, 140px'

const DEVICE = { getItem: readText, setItem: keepText }

export function RecentlyViewed({ product }: { product: Product }) {
  const seen = readSeen(useStoredText(SEEN))
  const [wasOn, setWasOn] = useState(false)
  useEffect(() => recordSeen(DEVICE, product), [product])
  const turn = (isOn: boolean) => {
    setWasOn(true)
    keepText(SEEN, isOn ? '' : OFF)
    recordSeen(DEVICE, product)
  }
  if (!seen) return wasOn ? <TurnedOff onTurnOn={() => turn(true)} /> : null
  const others = seen.filter(({ id }) => id !== product.id).slice(0, MAX_SEEN)
  if (others.length === 0) return null
  return (
    <section className={baseCss.section} aria-labelledby="viewed-heading">
      <SectionHead id="viewed-heading" title={m.recentlyViewed} text={m.keptOnDevice}>
        <button type="button" className={recentlyViewedCss.textButton} onClick={() => turn(false)}>
          {m.turnOff}
        </button>
      </SectionHead>
      <ul className={recentlyViewedCss.list}>
        {others.map((one) => (
          <SeenItem key={one.id} product={one} />
        ))}
      </ul>
    </section>
  )
}

function SeenItem({ product }: { product: SeenProduct }) {
  return (
    <li>
      <Link
        to="/products/$product"
        params={{ product: productAddress(product) }}
        className={recentlyViewedCss.item}
      >
        <ProductPicture className={recentlyViewedCss.picture} product={product} alt="" sizes={SIZES} />
        <span className={recentlyViewedCss.name} lang={product.language ?? undefined}>
          {product.name}
        </span>
      </Link>
    </li>
  )
}

function TurnedOff({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <section className={baseCss.section} aria-label={m.recentlyViewed}>
      <p className={baseCss.muted} role="status">
        {m.nothingRemembered}{' '}
        <button type="button" className={recentlyViewedCss.textButton} onClick={onTurnOn}>
          {m.turnOnAgain}
        </button>
      </p>
    </section>
  )
}
