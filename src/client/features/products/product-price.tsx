import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import * as priceNoteCss from '#client/features/products/price-note.late.css.ts'
import { priceNote } from '#client/features/products/price-note.ts'
import { AboutPrice } from '#client/features/products/price-words.tsx'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, priceParts } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { comparedPrice } from '#shared/prices/exchange-rates.ts'

const OPENS_AFTER_MS = 700
const CLOSES_AFTER_MS = 300

/** Shows the price with its hover card; without a price it says where to see one. */
export function ProductPrice({ product }: { product: CardProduct }) {
  const id = useId()
  const { rates } = useSite()
  const { price, isNear, isOpen, setIsOpen, handlers } = usePriceNote()
  if (product.priceMinor === null)
    return <span className={productCardCss.priceUnknown}>{m.seePriceAtRetailer}</span>
  const { amount, sign } = priceParts(product.priceMinor, product.currency)
  const day = comparedPrice(product, rates)?.day
  const converted = day ? ` ${fill(m.byRateOfDay, { day: formatDay(day) })}` : ''
  const note = `${priceNote(product)}${converted}`
  return (
    <>
      <span className={productCardCss.price} ref={price} {...handlers}>
        {amount} <span className={productCardCss.priceCurrency}>{sign}</span>
        <button
          type="button"
          className={productCardCss.priceTrigger}
          aria-label={m.aboutThisPrice}
          aria-describedby={isOpen ? id : undefined}
          // Without JavaScript, and until the note may open.
          title={isNear ? undefined : note}
          onClick={() => setIsOpen(true)}
        />
        {isOpen && (
          <span
            className={priceNoteCss.priceNote}
            id={id}
            role="tooltip"
            popover="auto"
            ref={showNote}
            onToggle={({ newState }) => setIsOpen(newState === 'open')}
          >
            {note}
          </span>
        )}
      </span>
      <AboutPrice {...product} />
    </>
  )
}

function showNote(note: HTMLElement | null) {
  note?.showPopover()
}

/** A press opens the note at once; hovering or focus opens it after a delay. */
function usePriceNote() {
  const price = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState<boolean>()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // Events before hydration are lost.
    const opens = isNear ?? price.current?.matches(':hover, :focus-within') ?? false
    if (!opens && isNear === undefined) return
    const toggle = () => setIsOpen(opens && !isAnotherOpen())
    const timer = setTimeout(toggle, opens ? OPENS_AFTER_MS : CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isNear])
  const near = (is: boolean) => () => setIsNear(is)
  const pointed = (is: boolean) => (event: PointerEvent) => event.pointerType === 'touch' || setIsNear(is)
  const handlers = {
    onPointerEnter: pointed(true),
    onPointerLeave: pointed(false),
    onFocus: near(true),
    onBlur: near(false),
  }
  return { price, isNear, isOpen, setIsOpen, handlers }
}

/** Opening a popover closes others: a passing pointer must not close a menu or a search in use. */
function isAnotherOpen(): boolean {
  return document.querySelector(':popover-open:not([role=tooltip])') !== null
}
