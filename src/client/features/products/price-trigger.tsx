import type { ComponentProps, ReactNode, RefObject } from 'react'

export const PRICE_NOTE =
  'This price is provided by the retailer. Click Buy Now to see the latest price and any available discounts.'

/** What the visitor was doing with the trigger when the hover card took its place. */
export type PriceIntent = 'pointing' | 'focused' | undefined

export interface PriceCardProps {
  intent: RefObject<PriceIntent>
  children: ReactNode
}

/** Without JavaScript, and until the hover card is there, the note is the button's title. */
export function PlainPriceTrigger({ intent, children }: PriceCardProps) {
  const become = (next: PriceIntent) => () => {
    intent.current = next
  }
  return (
    <PriceTrigger
      title={PRICE_NOTE}
      onMouseEnter={become('pointing')}
      onMouseLeave={become(undefined)}
      onFocus={become('focused')}
      onBlur={become(undefined)}
      onClick={become('focused')}
    >
      {children}
    </PriceTrigger>
  )
}

export function PriceTrigger(props: ComponentProps<'button'>) {
  return <button type="button" className="price-trigger" {...props} />
}
