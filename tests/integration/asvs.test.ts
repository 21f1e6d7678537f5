import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/startup/project-root.ts'

const page = readFileSync(join(projectRoot(), 'docs/asvs.md'), 'utf8')
/** How many sections each chapter of ASVS 5.0 has; the last is left out as a whole. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5]
const rows = [...page.matchAll(/^\| (\d+\.\d+) [^|]+\| (\S+) \|(.*)\|$/gm)].map(
  ([, section, state, proof = '']) => ({ section, state, proof }),
)

test('every section of the standard is answered once, in order', () => {
  const sections = SECTIONS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, at) => `${chapter + 1}.${at + 1}`),
  )
  expect(rows.map(({ section }) => section)).toEqual([...sections, '17.1'])
  for (const { state } of rows) expect(['yes', 'partly', 'n/a']).toContain(state)
})

test('what holds says where it is proven or written down, and what holds in part says what is missing', () => {
  for (const { section, state, proof } of rows.filter(({ state: held }) => held !== 'n/a'))
    expect([section, state, proof.trim().length > 20]).toEqual([section, state, true])
})

test('every file that it names is there', () => {
  const named = [...page.matchAll(/[\w./-]+\.(?:tsx?|md)\b/g)].map(([path]) => path)
  const missing = named.filter((path) => {
    const file =
      path.includes('/') || path === 'SECURITY.md' || path === 'README.md'
        ? path
        : `tests/integration/${path}`
    return !existsSync(join(projectRoot(), file))
  })
  expect(missing).toEqual([])
})
