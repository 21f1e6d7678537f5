import { describe, expect, test } from 'vitest'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { createItemReader } from '#server/features/feeds/dialects/xml-items.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'

function openReader() {
  return createItemReader({
    items: ['item', 'entry'],
    hasDepths: false,
    several: new Set(),
    toRecord: ({ line, elements }) => ({
      line,
      externalId: elements.get('g:id'),
      name: elements.get('title'),
      link: elements.get('link'),
    }),
  })
}

function read(text: string, size = text.length): FeedEvent[] {
  const reader = openReader()
  const events: FeedEvent[] = []
  for (let at = 0; at < text.length && !reader.isDone(); at += size) {
    events.push(...reader.write(text.slice(at, at + size)))
  }
  return reader.isDone() ? events : [...events, ...reader.end()]
}

const feed = (items: string) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items}\n</channel></rss>`
const item = (id: string, more = '') => `<item><g:id>${id}</g:id>${more}</item>`
const ids = (events: FeedEvent[]) =>
  events.flatMap((event) => (event.kind === 'record' ? [event.record.externalId] : []))
const kinds = (events: FeedEvent[]) => events.map(({ kind }) => kind)
const reasons = (events: FeedEvent[]) =>
  events.flatMap((event) => (event.kind === 'broken' ? [event.reason] : []))

describe('items', () => {
  test.each([1, 2, 7, 1_000])('reads the same in pieces of %i characters', (size) => {
    const text = feed(
      `${item('1', '<title>Mum &amp; <![CDATA[<b>Co</b>]]></title>')}\n<item>\n<g:id>2</g:id></item>`,
    )
    expect(read(text, size)).toEqual([
      { kind: 'record', record: { line: 2, externalId: '1', name: 'Mum & <b>Co</b>', link: undefined } },
      { kind: 'record', record: { line: 3, externalId: '2', name: undefined, link: undefined } },
    ])
  })

  test('arrive as soon as their element closes', () => {
    const reader = openReader()
    expect(
      reader.write(`<rss xmlns:g="http://base.google.com/ns/1.0">${item('1')}<item><g:id>2`),
    ).toHaveLength(1)
    expect(reader.write('</g:id></item>')).toHaveLength(1)
  })

  test('match the namespace under any prefix', () => {
    expect(
      ids(read('<rss xmlns:shop="http://base.google.com/ns/1.0"><item><shop:id>1</shop:id></item></rss>')),
    ).toEqual(['1'])
  })

  test('use the first equal element with text and ignore nested ones', () => {
    const events = read(
      feed('<item><g:size><g:id>9</g:id></g:size><g:id> </g:id><g:id>1</g:id><g:id>2</g:id></item>'),
    )
    expect(ids(events)).toEqual(['1'])
  })

  test('read a link’s address from its text, or from href for the page', () => {
    const links = [
      '<link>https://a.example/</link>',
      '<link href="https://b.example/"/>',
      '<link rel="self" href="https://c.example/"/><link rel="alternate" href="https://d.example/"/>',
    ]
    const events = read(feed(links.map((link, index) => item(String(index), link)).join('')))
    expect(events.map((event) => event.kind === 'record' && event.record.link)).toEqual([
      'https://a.example/',
      'https://b.example/',
      'https://d.example/',
    ])
  })

  test('keep a bare & or < and unknown entities, and resolve HTML entities', () => {
    const [event] = read(feed(item('1', '<title>A & B, 5 < 6 &ouml; &bomb;</title>')))
    expect(event).toMatchObject({ kind: 'record', record: { name: 'A & B, 5 < 6 ö &bomb;' } })
  })

  test('over 256 KiB are rejected without ending the read', () => {
    const large = `<title>${'x'.repeat(300_000)}</title>`
    const events = read(feed(item('1') + item('2', large) + item('3')), 65_536)
    expect(kinds(events)).toEqual(['record', 'rejected', 'record'])
    expect(events[1]).toMatchObject({
      rejection: { externalId: '2', reason: 'The record is larger than 256 KiB' },
    })
  })

  test('with damaged or unclosed elements are rejected and the file is incomplete', () => {
    const damaged = read(feed(`${item('1', '<title>x</g:title>')}${item('2')}`))
    expect(damaged[0]).toMatchObject({ kind: 'rejected', rejection: { line: 2, externalId: '1' } })
    expect(reasons(damaged)[0]).toMatch(/^The element isn’t well-formed XML: .*\(line 2\)$/)
    const open = read(feed(`<item><g:id>1</g:id>\n${item('2')}`))
    expect(open[0]).toMatchObject({
      kind: 'rejected',
      rejection: { externalId: '1', reason: 'An element is never closed' },
    })
    expect(ids(open)).toEqual(['2'])
  })
})

describe('the end of the file', () => {
  test('is recognized at the outermost closing tag', () => {
    const reader = openReader()
    reader.write(feed(item('1')))
    expect(reader.isDone()).toBe(true)
    expect(reader.write(feed(item('2')))).toEqual([])
    expect(reader.end()).toEqual([])
  })

  test('drops an unfinished item and marks the file incomplete', () => {
    const events = read(`<rss>${'\n'.repeat(4)}<item><title>Rat`)
    expect(events).toEqual([{ kind: 'broken', reason: 'The file is cut off on line 5' }])
  })
})

describe('hostile XML', () => {
  const doctype = '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/hostname">]>'

  test('is refused with a DOCTYPE, and ends after an item', () => {
    expect(() => read(`${doctype}${feed(item('1', '<title>&a;</title>'))}`)).toThrow(FeedError)
    const events = read(feed(`${item('1')}${doctype}${item('2')}`))
    expect(ids(events)).toEqual(['1'])
    expect(reasons(events)).toContain('There is a DOCTYPE on line 2')
  })

  test('is followed 64 elements deep', () => {
    const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
    expect(kinds(read(`<rss>${nested(63)}</rss>`))).toEqual([])
    expect(reasons(read(`<rss>${nested(64)}${item('1')}</rss>`))).toEqual([
      'Elements on line 1 are nested more than 64 levels deep',
    ])
  })

  test('is read up to 200 attributes of an element', () => {
    const attributes = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ')
    expect(reasons(read(`<rss><a ${attributes(200)}/></rss>`))).toEqual([])
    expect(reasons(read(`<rss><a ${attributes(201)}/></rss>`))).toEqual([
      'An element on line 1 has more than 200 attributes',
    ])
  })

  test('is abandoned at an endless comment', () => {
    const events = read(`<rss><!-- ${'x'.repeat(1_000_000)}`, 65_536)
    expect(reasons(events)).toEqual([expect.stringMatching(/^Line 1 isn’t XML: Max buffer length/)])
  })
})
