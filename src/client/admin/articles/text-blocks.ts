/** Blocks of the slash menu. Pictures and products are chosen in a second step. */
export const TEXT_BLOCKS = [
  { name: 'heading', label: 'Heading', text: '## ' },
  { name: 'subheading', label: 'Subheading', text: '### ' },
  { name: 'list', label: 'List', text: '- ' },
  { name: 'numbers', label: 'Numbered list', text: '1. ' },
  { name: 'quote', label: 'Quote', text: '> ' },
  { name: 'table', label: 'Table', text: '| One | Two |\n| --- | --- |\n|  |  |\n' },
  { name: 'picture', label: 'Picture', text: '' },
  { name: 'product', label: 'Product box', text: '' },
  { name: 'compare', label: 'Product comparison', text: '' },
  { name: 'picks', label: 'Picks', text: '' },
] as const

export type TextBlock = (typeof TEXT_BLOCKS)[number]

interface SlashWord {
  start: number
  blocks: readonly TextBlock[]
}

/** Returns the blocks for a slash at the beginning of the cursor’s line; undefined when there are none. */
export function slashWord(text: string, cursor: number): SlashWord | undefined {
  const start = text.lastIndexOf('\n', cursor - 1) + 1
  const [, word] = /^\/([\p{L} ]{0,20})$/u.exec(text.slice(start, cursor)) ?? []
  if (word === undefined || cursor === 0) return undefined
  const blocks = TEXT_BLOCKS.filter(({ label }) =>
    label
      .toLowerCase()
      .split(' ')
      .some((_, index, words) => words.slice(index).join(' ').startsWith(word.toLowerCase())),
  )
  return blocks.length > 0 ? { start, blocks } : undefined
}
