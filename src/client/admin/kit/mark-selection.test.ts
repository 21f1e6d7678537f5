import { expect, test } from 'vitest'
import { type Mark, markSelection } from '#client/admin/kit/mark-selection.ts'

/** A text with `|` at the ends of its selection. */
function marked(text: string, kind: Mark): string {
  const [before = '', selected = '', after = ''] = text.split('|')
  const events: string[] = []
  const area = {
    value: `${before}${selected}${after}`,
    selectionStart: before.length,
    selectionEnd: before.length + selected.length,
    setRangeText(added: string, start = 0, end = start) {
      area.value = area.value.slice(0, start) + added + area.value.slice(end)
    },
    setSelectionRange(start: number | null, end: number | null) {
      area.selectionStart = start ?? 0
      area.selectionEnd = end ?? 0
    },
    dispatchEvent: (event: Event) => events.push(event.type) > 0,
    focus: () => events.push('focus'),
  }
  markSelection(area, kind)
  expect(events).toEqual(['input', 'focus'])
  const { value, selectionStart: start, selectionEnd: end } = area
  return `${value.slice(0, start)}|${value.slice(start, end)}|${value.slice(end)}`
}

test.each<[string, Mark, string]>([
  ['a |soft| rattle', 'bold', 'a **|soft|** rattle'],
  ['a || rattle', 'italic', 'a *|italic text|* rattle'],
  ['see |the crib|', 'link', 'see [|the crib|](/products)'],
  ['One\n|Tw|o\nThree', 'heading', 'One\n|## Two|\nThree'],
  ['|One\nTwo|', 'list', '|- One\n- Two|'],
  ['|- One\n- Two|', 'list', '|One\nTwo|'],
  ['Before\n||', 'quote', 'Before\n|> Quote|'],
])('%j, %s: %j', (before, kind, after) => {
  expect(marked(before, kind)).toBe(after)
})

test('does nothing without a field', () => {
  expect(() => markSelection(null, 'bold')).not.toThrow()
})
