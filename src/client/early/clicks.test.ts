import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { countClicks, countedAs } from '#client/early/clicks.ts'

/** Runs the script in a page with a link to a retailer and one that leads elsewhere. */
function run() {
  const { document, Element, Event } = new Window()
  const sendBeacon = vi.fn()
  const listen = document.addEventListener.bind(document)
  new Function('addEventListener', 'navigator', 'Element', `(${countClicks})()`)(
    listen,
    { sendBeacon },
    Element,
  )
  document.body.innerHTML = '<a class="counted"><b>Buy</b></a><a class="other">Blog</a>'
  const counted = document.querySelector('.counted')
  for (const [name, value] of Object.entries(countedAs(12, 'card'))) counted?.setAttribute(name, value)
  const press = (type: string, selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  return { sendBeacon, press }
}

test('counts a link to a retailer with its product and place, for any mouse button', () => {
  const { sendBeacon, press } = run()
  press('click', '.counted b')
  press('auxclick', '.counted')
  expect(sendBeacon.mock.calls).toEqual(Array(2).fill(['/api/clicks', '12 card']))
})

test('does not count links to other destinations', () => {
  const { sendBeacon, press } = run()
  press('click', '.other')
  expect(sendBeacon).not.toHaveBeenCalled()
})
