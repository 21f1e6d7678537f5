import { afterEach, expect, test, vi } from 'vitest'
import { entryScript } from '#client/features/site/entry-script.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Runs the script in a browser of which only this much is known; `import` stands for the loading. */
function run(document: { hidden: boolean }) {
  const load = vi.fn()
  let painted = () => {}
  class PerformanceObserver {
    constructor(callback: () => void) {
      painted = callback
    }
    observe = () => {}
  }
  const script = entryScript('/assets/entry.js').replace('import(', 'load(')
  new Function('load', 'document', 'PerformanceObserver', script)(load, document, PerformanceObserver)
  return { load, paint: () => painted() }
}

test('the script waits for the first paint', () => {
  vi.useFakeTimers()
  const { load, paint } = run({ hidden: false })
  expect(load).not.toHaveBeenCalled()
  paint()
  expect(load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js')
})

test('not for long where no paint is told of', () => {
  vi.useFakeTimers()
  const { load } = run({ hidden: false })
  vi.advanceTimersByTime(1_000)
  expect(load).toHaveBeenCalled()
})

test('and not at all in a page that nobody sees', () => {
  expect(run({ hidden: true }).load).toHaveBeenCalled()
})
