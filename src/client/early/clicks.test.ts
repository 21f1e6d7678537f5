import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { countedAs, countViewsAndClicks } from '#client/early/clicks.ts'

const LINKS = `
  <a class="counted" rel="sponsored nofollow noopener" href="https://shop.example/crib"><b>Buy</b></a>
  <a class="text" rel="sponsored nofollow noopener" href="https://www.shop.example/x">a shop</a>
  <a class="other" href="/blog">Blog</a>`

/** Runs the script in the head of a page with links to retailers and one that leads elsewhere. */
function run({ hidden = false, page = ' data-page="a3f"' } = {}) {
  const { document, Element, Event } = new Window()
  let isHidden = hidden
  Object.defineProperty(document, 'hidden', { get: () => isHidden })
  const sendBeacon = vi.fn()
  new Function(
    ...['addEventListener', 'removeEventListener', 'navigator', 'Element', 'document'],
    `(${countViewsAndClicks})()`,
  )(
    document.addEventListener.bind(document),
    document.removeEventListener.bind(document),
    { sendBeacon },
    Element,
    document,
  )
  document.body.innerHTML = `<main${page}>${LINKS}</main>`
  const counted = document.querySelector('.counted')
  for (const [name, value] of Object.entries(countedAs(12, 'card'))) counted?.setAttribute(name, value)
  const tell = (type: string) => document.dispatchEvent(new Event(type))
  tell('DOMContentLoaded')
  return {
    sent: () => sendBeacon.mock.calls,
    press: (type: string, selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true })),
    show: (isShown: boolean) => {
      isHidden = !isShown
      tell('visibilitychange')
    },
    navigate: (key: string) => document.querySelector('main')?.setAttribute('data-page', key),
  }
}

const VIEW = ['/api/views', 'a3f']

test('counts a link to a retailer with its product, place, and page, for any mouse button', () => {
  const { sent, press, navigate } = run()
  press('click', '.counted b')
  navigate('s')
  press('auxclick', '.counted')
  expect(sent()).toEqual([VIEW, ['/api/clicks', '12 card a3f'], ['/api/clicks', '12 card s']])
})

test('counts a link in a text with its page and host', () => {
  const { sent, press } = run()
  press('click', '.text')
  expect(sent()).toEqual([VIEW, ['/api/clicks', '0 text a3f www.shop.example']])
})

test('does not count links to other destinations', () => {
  const { sent, press } = run()
  press('click', '.other')
  expect(sent()).toEqual([VIEW])
})

test('counts the view of a hidden or prerendered page once it is visible, and only once', () => {
  const { sent, show } = run({ hidden: true })
  expect(sent()).toEqual([])
  for (const isShown of [true, false, true]) show(isShown)
  expect(sent()).toEqual([VIEW])
})

test('counts nothing in an area without page keys', () => {
  const { sent, press, show } = run({ page: '' })
  press('click', '.counted')
  show(true)
  expect(sent()).toEqual([])
})
