import { expect, test } from 'vitest'
import { insertAtCursor, insertWord } from '#client/admin/kit/insert-at-cursor.ts'

/** A text with `|` as its cursor. */
function areaOf(text: string) {
  const cursor = text.indexOf('|')
  const events: string[] = []
  const area = {
    value: text.replace('|', ''),
    selectionStart: cursor,
    selectionEnd: cursor,
    setRangeText(added: string, start = 0, end = start) {
      area.value = area.value.slice(0, start) + added + area.value.slice(end)
    },
    dispatchEvent(event: Event) {
      return events.push(event.type) > 0
    },
  }
  return { area, events }
}

test('inserts a paragraph of its own', () => {
  const { area, events } = areaOf('before \n|\nafter')
  insertAtCursor(area, ':::product 3')
  expect(area.value).toBe('before\n\n:::product 3\n\nafter')
  expect(events).toEqual(['input'])
})

test('inserts a word within a sentence, and nothing without a field', () => {
  const { area } = areaOf('It costs |.')
  insertWord(area, ':price[3]')
  expect(area.value).toBe('It costs :price[3].')
  expect(() => insertAtCursor(undefined, 'x')).not.toThrow()
})
