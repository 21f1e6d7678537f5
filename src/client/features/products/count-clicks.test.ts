import { expect, test, vi } from 'vitest'
import { COUNT_CLICKS_SCRIPT, countedAs } from '#client/features/products/count-clicks.ts'

/** Runs the script in a page of which only this much is known. */
function run() {
  const sendBeacon = vi.fn()
  const page = new EventTarget()
  new Function('addEventListener', 'navigator', COUNT_CLICKS_SCRIPT)(page.addEventListener.bind(page), {
    sendBeacon,
  })
  const press = (type: string, link: object | null) => {
    const closest = (selector: string) => (selector === '[data-counted-as]' ? link : null)
    page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: { closest } }))
  }
  return { sendBeacon, press }
}

test('a link to a retailer is counted with its product and place, whichever button opens it', () => {
  const { sendBeacon, press } = run()
  const link = { dataset: { countedAs: countedAs(12, 'card')['data-counted-as'] } }
  press('click', link)
  press('auxclick', link)
  expect(sendBeacon.mock.calls).toEqual(Array(2).fill(['/api/clicks', '12 card']))
})

test('what leads elsewhere is not', () => {
  const { sendBeacon, press } = run()
  press('click', null)
  expect(sendBeacon).not.toHaveBeenCalled()
})
