import { afterAll, vi } from 'vitest'

const ALONE =
  'changes what other files of its process rely on: name the file *.clock.test.ts or, unless it is the clock, *.isolated.test.ts'
const OF_A_PROCESS = ['useFakeTimers', 'setSystemTime', 'stubEnv', 'stubGlobal', 'mock', 'doMock'] as const

// A file that shares its process must leave it as it was.
for (const name of OF_A_PROCESS)
  Object.assign(vi, {
    [name]: () => {
      throw new Error(`vi.${name} ${ALONE}`)
    },
  })

const before = environment()
afterAll(() => {
  const after = environment()
  const changed = Object.keys({ ...before, ...after }).filter((name) => after[name] !== before[name])
  if (changed.length > 0) throw new Error(`${changed} ${ALONE}`)
})

/** Without what sharp sets when it is loaded. */
function environment(): Record<string, string | undefined> {
  return { ...process.env, VIPSHOME: undefined, 'the working directory': process.cwd() }
}
