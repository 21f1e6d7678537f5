const BULLETS = ['• ', '- ', '* ', '– ']
/** Bullets within a line, from feeds that lost their line breaks. */
const INNER_BULLET = ' • '

export type DescriptionBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** Returns the paragraphs and lists of a stored text: a line is a paragraph, lines with bullets are a list. */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = []
  for (const line of text.split('\n').flatMap(innerItems)) {
    const item = itemOf(line)
    const last = blocks.at(-1)
    if (item !== undefined && last?.kind === 'list') last.items.push(item)
    else if (item !== undefined) blocks.push({ kind: 'list', items: [item] })
    else if (line.trim()) blocks.push({ kind: 'paragraph', text: line.trim() })
  }
  return blocks
}

/** Estimates the number of lines in a narrow column. */
export function roughLines(blocks: DescriptionBlock[]): number {
  const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
  return texts.reduce((lines, text) => lines + Math.ceil(text.length / NARROW_LINE), 0)
}

const NARROW_LINE = 42

function itemOf(line: string): string | undefined {
  const text = line.trimStart()
  const bullet = BULLETS.find((candidate) => text.startsWith(candidate))
  return bullet && text.slice(bullet.length).trim()
}

function innerItems(line: string): string[] {
  const [first = '', ...items] = line.split(INNER_BULLET)
  return items.length > 1 ? [first, ...items.map((item) => `${BULLETS[0]}${item}`)] : [line]
}
