import type { Product, Variant } from '#client/lib/trpc.ts'
import { m } from '#shared/messages/messages.ts'

export interface Choice {
  text: string
  /** The target: the chosen variant itself, or the one that differs in nothing else or as little as possible. */
  variant: Variant
  isChosen: boolean
}

type Chosen = Pick<Product, 'id' | 'name' | 'size' | 'color'>

/**
 * Returns color and size choices, each where there are several values; names where neither tells the variants apart.
 */
export function variantChoices(product: Chosen, variants: Variant[]): { label: string; options: Choice[] }[] {
  const choices = [
    { label: m.color, options: optionsOf(product, variants, 'color', 'size') },
    { label: m.size, options: optionsOf(product, variants, 'size', 'color') },
  ].filter(({ options }) => options.length > 1)
  if (choices.length > 0 || variants.length < 2) return choices
  const options = variants.map((variant) => ({
    text: variant.name,
    variant,
    isChosen: variant.id === product.id,
  }))
  return [{ label: m.variants, options }]
}

function optionsOf(
  product: Chosen,
  variants: Variant[],
  key: 'size' | 'color',
  other: 'size' | 'color',
): Choice[] {
  const best = new Map<string, Variant>()
  for (const variant of variants) {
    const text = variant[key] ?? m.otherVariant
    const current = best.get(text)
    if (!current || (current[other] !== product[other] && variant[other] === product[other])) {
      best.set(text, variant)
    }
  }
  return [...best].map(([text, variant]) => ({
    text,
    variant,
    isChosen: text === (product[key] ?? m.otherVariant),
  }))
}
