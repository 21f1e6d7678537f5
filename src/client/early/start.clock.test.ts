import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isUnmoved } from '#client/early/first-sign.tsx'
import { start } from '#client/early/start.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const ORIGIN = 'https://tuckling.example'
const PLACE = { origin: ORIGIN, search: '', hash: '' }

interface Arrival {
  hidden?: boolean
  hydratesOnInteraction?: boolean
  search?: string
  hash?: string
  referrer?: string
  state?: object | null
  readyState?: 'loading' | 'interactive' | 'complete'
  load?: (file: string) => Promise<unknown>
}

/** Runs the script in a browser of which only this much is known. */
function run({ hidden = false, hydratesOnInteraction = false, ...arrival }: Arrival) {
  const load = vi.fn(arrival.load ?? (() => Promise.resolve()))
  const page = new EventTarget()
  let painted = () => {}
  class PerformanceObserver {
    constructor(callback: () => void) {
      painted = callback
    }
    observe = () => {}
  }
  const browser = {
    load,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    PerformanceObserver,
    PointerEvent: Event,
    document: { hidden, referrer: arrival.referrer ?? '', readyState: arrival.readyState ?? 'complete' },
    history: { state: arrival.state ?? null },
    location: { ...PLACE, search: arrival.search ?? '', hash: arrival.hash ?? '' },
  }
  const scripts = { entry: '/assets/entry.js', parts: ['/assets/article.js'], hydratesOnInteraction }
  new Function(...Object.keys(browser), `(${start})(load,${isUnmoved},${JSON.stringify(scripts)})`)(
    ...Object.values(browser),
  )
  const loaded = () => load.mock.calls.map(([file]) => file)
  const sign = (type: string, how: object = {}) => page.dispatchEvent(Object.assign(new Event(type), how))
  return { loaded, paint: () => painted(), sign }
}

const ALL = ['/assets/entry.js', '/assets/article.js']

test('loads the script after the first paint', () => {
  const { loaded, paint } = run({})
  expect(loaded()).toEqual([])
  paint()
  expect(loaded()).toEqual(ALL)
})

test('loads the script after a second if no paint is reported', () => {
  const { loaded } = run({})
  vi.advanceTimersByTime(1_000)
  expect(loaded()).toEqual(ALL)
})

test('loads the script at once in a hidden page', () => {
  expect(run({ hidden: true }).loaded()).toEqual(ALL)
})

describe('a page that hydrates on interaction', () => {
  const isWaiting = (arrival: Arrival) => {
    const { loaded, paint } = run({ ...arrival, hydratesOnInteraction: true })
    if (!arrival.hidden) paint()
    vi.advanceTimersByTime(60_000)
    return loaded().length === 0
  }

  test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click', 'submit', 'error'])(
    'loads its script on the first %s',
    (type) => {
      const { loaded, sign } = run({ hydratesOnInteraction: true })
      expect(loaded()).toEqual([])
      sign(type)
      sign(type)
      expect(loaded()).toEqual(ALL)
    },
  )

  test('ignores a resting pointer in the corner until it moves or presses', () => {
    const still = { movementX: 0, movementY: 0, clientX: 0, clientY: 0 }
    const { loaded, sign } = run({ hydratesOnInteraction: true })
    sign('pointermove', still)
    expect(loaded()).toEqual([])
    sign('pointermove', { ...still, clientX: 300 })
    expect(loaded()).toEqual(ALL)
    const pressed = run({ hydratesOnInteraction: true })
    pressed.sign('pointerdown', still)
    expect(pressed.loaded()).toEqual(ALL)
  })

  test('waits for interaction by visitors from other sites, visible or hidden', () => {
    expect(isWaiting({})).toBe(true)
    expect(isWaiting({ hidden: true })).toBe(true)
    expect(isWaiting({ referrer: 'https://search.example/' })).toBe(true)
    expect(isWaiting({ referrer: `${ORIGIN}.search.example/` })).toBe(true)
  })

  test('loads at once for visitors who navigate within the site, filter, or return', () => {
    expect(isWaiting({ referrer: `${ORIGIN}/blog` })).toBe(false)
    expect(isWaiting({ search: '?category=toys' })).toBe(false)
    expect(isWaiting({ hash: '#signed-out' })).toBe(false)
    expect(isWaiting({ state: { key: 'a' } })).toBe(false)
  })

  test('loads its script only after the document is parsed', () => {
    const { loaded, sign } = run({ hydratesOnInteraction: true, readyState: 'loading' })
    sign('pointerdown')
    expect(loaded()).toEqual([])
    sign('DOMContentLoaded')
    expect(loaded()).toEqual(ALL)
  })

  test('tries again on the next event if the script failed to load', async () => {
    const failures: unknown[] = []
    const note = (failure: unknown) => failures.push(failure)
    process.on('unhandledRejection', note)
    const { loaded, sign } = run({
      hydratesOnInteraction: true,
      load: (file) => Promise.reject(new Error(file)),
    })
    sign('scroll')
    await vi.advanceTimersByTimeAsync(900)
    sign('scroll')
    expect(loaded()).toHaveLength(ALL.length)
    await vi.advanceTimersByTimeAsync(100)
    sign('scroll')
    expect(loaded()).toHaveLength(2 * ALL.length)
    await vi.advanceTimersByTimeAsync(100)
    process.off('unhandledRejection', note)
    expect(failures.map(String)).toEqual(Array(2).fill('Error: /assets/entry.js'))
  })
})
