import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'

const page = readFileSync(join(projectRoot(), 'docs/asvs.md'), 'utf8')
/** The last requirement of levels 1 and 2 in each section of ASVS 5.0.0; those of these levels come first. */
const REQUIREMENTS = [
  '1.1.2 1.2.9 1.3.11 1.4.3 1.5.2 2.1.3 2.2.3 2.3.4 2.4.1 3.2.2 3.3.4 3.4.6 3.5.5 3.7.2 4.1.3 4.2.1 4.3.2 4.4.4',
  '5.1.1 5.2.3 5.3.2 5.4.3 6.1.3 6.2.12 6.3.4 6.4.4 6.5.5 6.6.3 6.8.4 7.1.3 7.2.4 7.3.2 7.4.5 7.5.2 7.6.2',
  '8.1.2 8.2.3 8.3.1 8.4.1 9.1.3 9.2.4 10.1.2 10.2.2 10.3.4 10.4.11 10.5.5 10.6.2 10.7.3 11.1.2 11.2.3 11.3.3',
  '11.4.4 11.5.1 11.6.1 12.1.3 12.2.2 12.3.4 13.1.1 13.2.5 13.3.2 13.4.5 14.1.2 14.2.4 14.3.3 15.1.3 15.2.3',
  '15.3.7 16.1.1 16.2.5 16.3.4 16.4.3 16.5.3 17.1.1 17.2.4 17.3.2',
].flatMap((line) => line.split(' '))

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (\S+) \| (.*) \|$/gm)].map(
  ([, requirement, , state = '', proof = '']) => ({ requirement, state, proof }),
)

const fileOf = (named: string) =>
  join(projectRoot(), named.includes('/') ? named : `tests/integration/${named}`)

test('every requirement of levels 1 and 2 is answered once, in order', () => {
  const all = REQUIREMENTS.flatMap((last) => {
    const [chapter, section, count] = last.split('.')
    return Array.from({ length: Number(count) }, (_, at) => `${chapter}.${section}.${at + 1}`)
  })
  expect(all).toHaveLength(253)
  expect(rows.map(({ requirement }) => requirement)).toEqual(all)
})

test('each requirement has a state, and the counts match the page’s sum', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(count('yes') + count('partly') + count('n/a')).toBe(rows.length)
  const sum = `${count('yes')} are \`yes\`, ${count('partly')} \`partly\`, and ${count('n/a')} \`n/a\``
  expect(page).toContain(sum)
  for (const { requirement, proof } of rows)
    expect([requirement, proof.trim().length > 5]).toEqual([requirement, true])
})

test('every named test exists under its name', () => {
  const named = [...page.matchAll(/`([\w./-]+\.test\.ts): ([^`]+)`/g)]
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(([, file = '', name = '']) => {
    const path = fileOf(file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`'${name}`)
  })
  expect(missing.map(([text]) => text)).toEqual([])
})

test('every other named file exists', () => {
  const named = [...page.matchAll(/[\w./-]+\.(?:test\.ts|tsx?|md)\b/g)].map(([path]) => path)
  const isThere = (path: string) => existsSync(join(projectRoot(), path)) || existsSync(fileOf(path))
  expect(named.filter((path) => !isThere(path))).toEqual([])
})
