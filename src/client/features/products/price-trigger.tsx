import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import * as productCardCss from '#client/features/products/product-card.css.ts'

/** What the visitor was doing with the trigger when the hover card took its place. */
export type PriceIntent = 'pointing' | 'focused' | undefined

export interface PriceCardProps {
  intent: RefObject<PriceIntent>
  note: string
}

/** Without JavaScript, and until the hover card is there, the note is the button's title. */
export function PlainPriceTrigger({ intent, note }: PriceCardProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  // What a visitor did before the page came to life no event says.
  useEffect(() => {
    if (trigger.current?.matches(':focus')) intent.current = 'focused'
    else if (trigger.current?.matches(':hover')) intent.current ??= 'pointing'
  }, [intent])
  const point = () => {
    intent.current ??= 'pointing'
  }
  const focus = () => {
    intent.current = 'focused'
  }
  /** A pointer that moves on takes nothing back of what was pressed. */
  const end = (ended: PriceIntent) => () => {
    if (intent.current === ended) intent.current = undefined
  }
  return (
    <PriceTrigger
      ref={trigger}
      title={note}
      onMouseEnter={point}
      onMouseLeave={end('pointing')}
      onFocus={focus}
      onBlur={end('focused')}
      onClick={focus}
    />
  )
}

/** Lies over the whole price, so that its own size changes nothing; the hover card adds a class of its own. */
export function PriceTrigger({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="About this price"
      {...props}
      className={[productCardCss.priceTrigger, className].filter(Boolean).join(' ')}
    />
  )
}
