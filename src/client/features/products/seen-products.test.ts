import { expect, test } from 'vitest'
import {
  MAX_SEEN,
  OFF,
  readSeen,
  recordSeen,
  recordSeenScript,
} from '#client/features/products/seen-products.ts'
import type { Product } from '#client/lib/trpc.ts'

const product = (id: number) =>
  ({
    id,
    slug: `p-${id}`,
    name: `P ${id}`,
    category: 'Toys',
    imageUrl: null,
    priceMinor: 900,
  }) as unknown as Product

/** A browser's storage, with this much in it. */
function device(text: string | null = null) {
  let stored = text
  const storage = {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value
    },
  }
  return {
    storage,
    /** The script of its page runs and nothing else. */
    read: (viewed: Product) => new Function('localStorage', recordSeenScript(viewed))(storage),
    view: (viewed: Product) => recordSeen(storage, viewed),
    seen: () => readSeen(stored),
  }
}

for (const way of ['read', 'view'] as const) {
  test(`lists seen products newest first, each once, with only the link’s data: ${way}`, () => {
    const { seen, ...ways } = device()
    for (const id of [1, 2, 1]) ways[way](product(id))
    expect(seen()?.map(({ id }) => id)).toEqual([1, 2])
    expect(Object.keys(seen()?.[0] ?? {})).toEqual(['id', 'slug', 'name', 'category', 'imageUrl'])
    for (let id = 1; id < 20; id += 1) ways[way](product(id))
    expect(seen()).toHaveLength(MAX_SEEN + 1)
  })

  test(`stores nothing if remembering is turned off: ${way}`, () => {
    const { seen, storage, ...ways } = device()
    storage.setItem('', OFF)
    ways[way](product(1))
    expect(seen()).toBeNull()
    storage.setItem('', '')
    ways[way](product(1))
    expect(seen()).toMatchObject([{ id: 1 }])
  })

  test(`ignores invalid stored data: ${way}`, () => {
    for (const text of ['', '{', '7', 'null', '{"id":1}', '[null,1,{"id":"1"},{"id":1,"slug":1}]']) {
      const { seen, ...ways } = device(text)
      expect(seen()).toEqual([])
      ways[way](product(2))
      expect(seen()).toMatchObject([{ id: 2 }])
    }
  })
}

test('stores the language of a retailer’s text with its name', () => {
  const { seen, view } = device()
  view({ ...product(1), language: 'sv' })
  expect(seen()).toMatchObject([{ name: 'P 1', language: 'sv' }])
})

test('escapes a name that contains a closing script tag', () => {
  const { seen, read } = device()
  const awkward = { ...product(1), name: '</script><!--\u2028' }
  expect(recordSeenScript(awkward)).not.toContain('<')
  read(awkward)
  expect(seen()).toMatchObject([{ name: awkward.name }])
})
