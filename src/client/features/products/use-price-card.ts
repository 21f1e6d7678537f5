import { type ReactNode, useSyncExternalStore } from 'react'
import { PlainPriceTrigger, type PriceCardProps } from '#client/features/products/price-trigger.tsx'
import { createLateComponent } from '#client/ui/late-component.ts'

type PriceCardComponent = (props: PriceCardProps) => ReactNode

const latePriceCard = createLateComponent<PriceCardComponent>(PlainPriceTrigger, () =>
  import('#client/features/products/price-hover-card.tsx').then(({ PriceHoverCard }) => PriceHoverCard),
)

/** The plain trigger at first; Chakra's hover card as soon as the visitor points at, touches or types anything. */
export function usePriceCard(): PriceCardComponent {
  return useSyncExternalStore(latePriceCard.subscribe, latePriceCard.current, () => PlainPriceTrigger)
}
