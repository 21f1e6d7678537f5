import { expect, test } from 'vitest'
import { pageFragments } from '#client/lib/page-fragments.ts'
import type { FragmentCache } from '#shared/fragment-cache.ts'

const MENU =
  '<a href="/shop">Shop</a><a class="deals" href="/shop?deal=drop&amp;in=stock">Deals</a><a href="/">Home</a>'

function pageAt(cache: FragmentCache, address: string) {
  const { pathname, search: searchStr } = new URL(address, 'http://localhost')
  return pageFragments(cache, 'secret', () => ({ pathname, searchStr }))
}

function render(cache: FragmentCache, address: string, html: string): string {
  const fragments = pageAt(cache, address)
  const marks = fragments.marksOf('menu')
  return fragments.collect(`<body>${marks?.start}${html}${marks?.end}<p>[0] Text</p></body>`)
}

test('a page with a new fragment is the page without its marks', () => {
  expect(render(new Map(), '/shop', MENU)).toBe(`<body>${MENU}<p>[0] Text</p></body>`)
})

test('pages that all links lead away from have one fragment', () => {
  const cache: FragmentCache = new Map()
  render(cache, '/blog/one', MENU)
  expect(pageAt(cache, '/contact?x=1').find('menu')).toBe(MENU)
  expect(pageAt(cache, '/contact').find('other')).toBeUndefined()
})

test.each([
  ['/blog', '/'],
  ['/blog', '/shop'],
  ['/blog', '/shop/strollers'],
  ['/shop', '/shop/strollers'],
  ['/shop', '/shop?page=2'],
  ['/shop?page=2', '/shop?deal=drop&in=stock'],
  ['/shop?deal=drop&in=stock', '/shop?deal=drop&in=stock&page=2'],
  ['/shop?deal=drop&in=stock', '/shop?deal=drop&deal=rise&in=stock'],
])('a fragment of %s is none of %s', (rendered, asked) => {
  const cache: FragmentCache = new Map()
  render(cache, rendered, MENU)
  expect(pageAt(cache, rendered).find('menu')).toBe(MENU)
  expect(pageAt(cache, asked).find('menu')).toBeUndefined()
})

test('pages with other parameters of their own share a fragment, wherever the last slash is', () => {
  const cache: FragmentCache = new Map()
  render(cache, '/shop?page=2', MENU)
  expect(pageAt(cache, '/shop/?page=3&sort=name').find('menu')).toBe(MENU)
})

test('a fragment that stands twice on a page is marked once', () => {
  const cache: FragmentCache = new Map()
  const fragments = pageAt(cache, '/blog')
  const marks = fragments.marksOf('menu')
  expect(fragments.marksOf('menu')).toBeUndefined()
  expect(fragments.collect(`${marks?.start}${MENU}${marks?.end}${MENU}`)).toBe(MENU + MENU)
})

test('fragments are told apart in whatever order they stand', () => {
  const cache: FragmentCache = new Map()
  const fragments = pageAt(cache, '/blog')
  const [one, two] = [fragments.marksOf('one'), fragments.marksOf('two')]
  const html = `<p>${two?.start}2${two?.end}</p><p>${one?.start}1${one?.end}</p>`
  expect(fragments.collect(html)).toBe('<p>2</p><p>1</p>')
  expect([fragments.find('one'), fragments.find('two')]).toEqual(['1', '2'])
})

test('a link that is no address is left alone', () => {
  const cache: FragmentCache = new Map()
  const html = '<a href="//">Nowhere</a><a href="/%E0%A4%A">Half a letter</a>'
  expect(render(cache, '/shop', html)).toContain(html)
  expect(pageAt(cache, '/shop').find('menu')).toBe(html)
})
