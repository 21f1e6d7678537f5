import type { TextArea } from '#client/admin/kit/insert-at-cursor.ts'

type Area = TextArea & Pick<HTMLTextAreaElement, 'setSelectionRange' | 'focus'>

/** Markdown around the selection, or at the beginning of its lines. */
export const MARKS = {
  bold: { label: 'Bold (Ctrl+B)', before: '**', after: '**', sample: 'bold text' },
  italic: { label: 'Italic (Ctrl+I)', before: '*', after: '*', sample: 'italic text' },
  heading: { label: 'Heading', line: '## ', sample: 'Heading' },
  link: { label: 'Link (Ctrl+K)', before: '[', after: '](/products)', sample: 'link' },
  list: { label: 'List', line: '- ', sample: 'First' },
  quote: { label: 'Quote', line: '> ', sample: 'Quote' },
} as const

export const MARK_KINDS = [
  'bold',
  'italic',
  'heading',
  'link',
  'list',
  'quote',
] as const satisfies (keyof typeof MARKS)[]

export type Mark = (typeof MARK_KINDS)[number]

/** Marks the selection, or a sample at the cursor, and selects it; reported to the form like typed text. */
export function markSelection(area: Area | null, kind: Mark): void {
  if (!area) return
  const mark = MARKS[kind]
  if ('line' in mark) markLines(area, mark)
  else markWords(area, mark)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}

function markWords(area: Area, { before, after, sample }: { before: string; after: string; sample: string }) {
  const { value, selectionStart: start, selectionEnd: end } = area
  const text = value.slice(start, end) || sample
  area.setRangeText(`${before}${text}${after}`, start, end)
  area.setSelectionRange(start + before.length, start + before.length + text.length)
}

/** A second time it takes the mark away. */
function markLines(area: Area, { line, sample }: { line: string; sample: string }) {
  const { value, selectionStart, selectionEnd } = area
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  const next = value.indexOf('\n', selectionEnd)
  const end = next === -1 ? value.length : next
  const lines = (value.slice(start, end) || sample).split('\n')
  const isMarked = lines.every((one) => one.startsWith(line))
  const marked = lines.map((one) => (isMarked ? one.slice(line.length) : `${line}${one}`)).join('\n')
  area.setRangeText(marked, start, end)
  area.setSelectionRange(start, start + marked.length)
}
