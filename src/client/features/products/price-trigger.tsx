import type { ComponentProps, ReactNode } from 'react'

export const PRICE_NOTE =
  'This price is provided by the retailer. Click Buy Now to see the latest price and any available discounts.'

/** Without JavaScript, and until the hover card is there, the note is the button's description. */
export function PlainPriceTrigger({ children }: { children: ReactNode }) {
  return <PriceTrigger>{children}</PriceTrigger>
}

export function PriceTrigger(props: ComponentProps<'button'>) {
  return <button type="button" className="price-trigger" title={PRICE_NOTE} {...props} />
}
