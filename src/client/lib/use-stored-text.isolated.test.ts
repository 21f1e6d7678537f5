import { afterEach, expect, test, vi } from 'vitest'
import { keepText, readText } from '#client/lib/use-stored-text.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser whose storage refuses a text that is longer than this. */
function browser(room: number) {
  const stored = new Map<string, string>()
  const tell = vi.fn()
  vi.stubGlobal('dispatchEvent', tell)
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => stored.get(place) ?? null,
    removeItem: (place: string) => stored.delete(place),
    setItem: (place: string, text: string) => {
      if (text.length > room) throw new DOMException('Full', 'QuotaExceededError')
      stored.set(place, text)
    },
  })
  return { stored, tell }
}

test('a text is kept, told to the page, and removed when it is empty', () => {
  const { stored, tell } = browser(9)
  expect(keepText('list', '1,2')).toBe(true)
  expect([readText('list'), tell.mock.calls.length]).toEqual(['1,2', 1])
  keepText('list', '')
  expect([readText('list'), stored.size]).toEqual(['', 0])
})

test('a page keeps what its storage has no room for', () => {
  const { stored } = browser(3)
  keepText('list', '1,2')
  expect(keepText('list', '1,2,3')).toBe(false)
  expect([readText('list'), stored.get('list')]).toEqual(['1,2,3', '1,2'])
  expect(keepText('list', '1')).toBe(true)
  expect(readText('list')).toBe('1')
})

test('a page keeps what a blocked storage refuses', () => {
  browser(0)
  vi.stubGlobal('localStorage', undefined)
  expect(readText('list')).toBe('')
  expect(keepText('list', '1')).toBe(false)
  expect(readText('list')).toBe('1')
})
