import { HoverCard, Portal } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import * as priceHoverCardCss from '#client/features/products/price-hover-card.late.css.ts'
import { type PriceCardProps, PriceTrigger } from '#client/features/products/price-trigger.tsx'
import { ChakraIsland } from '#client/ui/chakra-island.tsx'

const OPEN_DELAY_MS = 700
const CLOSE_DELAY_MS = 300

/** Opens by pointing, by focus, and by a tap or the Enter key. */
export function PriceHoverCard({ intent, note }: PriceCardProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const begun = intent.current
    if (begun === 'focused') trigger.current?.focus()
    const timer = setTimeout(() => begun && setOpen(true), begun === 'focused' ? 0 : OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [intent])
  return (
    <ChakraIsland>
      <HoverCard.Root
        open={open}
        onOpenChange={(details) => setOpen(details.open)}
        openDelay={OPEN_DELAY_MS}
        closeDelay={CLOSE_DELAY_MS}
        lazyMount
        unmountOnExit
      >
        <HoverCard.Trigger asChild>
          <PriceTrigger ref={trigger} onClick={() => setOpen(true)} />
        </HoverCard.Trigger>
        <Portal>
          <HoverCard.Positioner>
            <HoverCard.Content className={priceHoverCardCss.priceCard}>
              <HoverCard.Arrow />
              {note}
            </HoverCard.Content>
          </HoverCard.Positioner>
        </Portal>
      </HoverCard.Root>
    </ChakraIsland>
  )
}
