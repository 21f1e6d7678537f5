export const BLOCK_CHOICES = [
  ['product', 'Box'],
  ['compare', 'Comparison'],
  ['picks', 'Picks'],
  ['price', 'Price'],
] as const
export type BlockChoice = (typeof BLOCK_CHOICES)[number][0]

export function parseBlockChoice(name: string): BlockChoice | undefined {
  return BLOCK_CHOICES.find(([choice]) => choice === name)?.[0]
}

export const BLOCK_HELP = `:::product 812
headline: Best for small hallways
verdict: Folds with one hand
+ light
- narrow wheels
:::

:::compare 812 813 814
:::

:::picks
1. 812 Best overall: why it is the first choice
2. 813 Cheapest: why it is here
:::

It costs :price[812] today.`

/** Writes products as articles and landing pages name them, with places for the author's own words. */
export function productBlockText(choice: BlockChoice, ids: number[]): string {
  if (choice === 'price') return ids.map((id) => `:price[${id}]`).join(' ')
  if (choice === 'product')
    return ids.map((id) => `:::product ${id}\nheadline: \nverdict: \n+ \n- \n:::`).join('\n\n')
  if (choice === 'compare') return `:::compare ${ids.join(' ')}\n:::`
  return [':::picks', ...ids.map((id, index) => `${index + 1}. ${id} : `), ':::'].join('\n')
}
