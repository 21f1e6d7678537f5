import { type ReactNode, type RefObject, useEffect, useSyncExternalStore } from 'react'
import {
  PlainPriceTrigger,
  type PriceCardProps,
  type PriceIntent,
} from '#client/features/products/price-trigger.tsx'
import { createLazyComponent } from '#client/ui/lazy-component.ts'

type PriceCardComponent = (props: PriceCardProps) => ReactNode

const lazyPriceCard = createLazyComponent<PriceCardComponent>(PlainPriceTrigger, () =>
  import('#client/features/products/price-hover-card.tsx').then(({ PriceHoverCard }) => PriceHoverCard),
)

/** The plain trigger at first; Chakra's hover card as soon as the visitor points at, touches or types anything. */
export function usePriceCard(intent: RefObject<PriceIntent>): PriceCardComponent {
  // A pointer or the focus that was here before the page came to life, and stays, gives no other sign.
  useEffect(() => {
    if (intent.current) lazyPriceCard.start()
  }, [intent])
  return useSyncExternalStore(lazyPriceCard.subscribe, lazyPriceCard.current, () => PlainPriceTrigger)
}
