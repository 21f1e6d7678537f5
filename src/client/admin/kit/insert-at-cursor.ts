export type TextArea = Pick<
  HTMLTextAreaElement,
  'value' | 'selectionStart' | 'selectionEnd' | 'setRangeText' | 'dispatchEvent'
>

/** Inserts a paragraph at the cursor, or at the end; reported to the form like typed text. */
export function insertAtCursor(area: TextArea | null | undefined, markdown: string) {
  if (!area) return
  const { value, selectionStart, selectionEnd } = area
  const before = value.slice(0, selectionStart).trimEnd()
  const after = value.slice(selectionEnd).trimStart()
  area.setRangeText(`${before && '\n\n'}${markdown}\n\n`, before.length, value.length - after.length, 'end')
  report(area)
}

export function insertWord(area: TextArea | null | undefined, word: string) {
  if (!area) return
  area.setRangeText(word, area.selectionStart, area.selectionEnd, 'end')
  report(area)
}

function report(area: TextArea) {
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
