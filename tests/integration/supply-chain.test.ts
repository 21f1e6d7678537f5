import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { knownVulnerabilities } from '#tooling/known-vulnerabilities.ts'
import { lockProblems } from '#tooling/lock-problems.ts'

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot(), path), 'utf8'))
const integrity = `sha512-${'A'.repeat(86)}==`

test.each(['package-lock.json', 'docs/site/package-lock.json', 'tooling/node/package-lock.json'])(
  'every package in %s has a hash and comes from the registry',
  (lock) => expect(lockProblems(read(lock).packages)).toEqual([]),
)

test.each([
  [{}, 'node_modules/x: has no sha512 integrity'],
  [{ integrity: 'sha1-AAAA' }, 'node_modules/x: has no sha512 integrity'],
  [
    { integrity, resolved: 'https://evil.example/x.tgz' },
    'node_modules/x: comes from https://evil.example/x.tgz',
  ],
])('%j is refused', (entry, problem) =>
  expect(lockProblems({ '': {}, 'node_modules/x': entry })).toEqual([problem]),
)

test('packages with a hash from the registry and bundled ones are accepted', () => {
  const packages = {
    a: { integrity },
    b: { integrity, resolved: 'https://registry.npmjs.org/b/-/b-1.tgz' },
    c: { inBundle: true },
  }
  expect(lockProblems(packages)).toEqual([])
})

test('the page lists exactly the dependencies with reason and license', () => {
  const page = readFileSync(join(projectRoot(), 'docs/dependencies.md'), 'utf8')
  const rows = [...page.matchAll(/^\| ([@\w./-]+) \| (.+) \| (.+) \|$/gm)].filter(
    ([, name]) => name !== 'Package',
  )
  const { dependencies, devDependencies } = read('package.json')
  const beside = Object.keys(dependencies).sort()
  const names = rows.map(([, name = '']) => name)
  expect(names.slice(0, beside.length)).toEqual(beside)
  expect(names.slice(beside.length).sort()).toEqual(Object.keys(devDependencies).sort())
  const licences = names.map((name) => [name, read(`node_modules/${name}/package.json`).license])
  expect(rows.map(([, name, , licence]) => [name, licence])).toEqual(licences)
  for (const [, name = '', reason = ''] of rows) expect([name, reason.length > 4]).toEqual([name, true])
})

test('locked packages have known vulnerabilities only if accepted with a reason', () => {
  expect(knownVulnerabilities(read('package-lock.json').packages, read('tooling/advisories.json'))).toEqual(
    [],
  )
})

test.each([
  ['1.9.9', true],
  ['2.1.0-beta.1', true],
  ['2.1.5', false],
  ['3.0.0', true],
  ['4.0.2', true],
  ['4.0.3', false],
  ['5.0.0', false],
])('version %s is vulnerable to a flaw fixed in 2.1.5 and 4.0.3: %s', (version, isVulnerable) => {
  const list = { advisories: [{ id: 'X-1', package: 'x', fixedIn: ['2.1.5', '4.0.3'] }], accepted: [] }
  const packages = { '': {}, 'node_modules/a/node_modules/x': { version }, 'node_modules/not-x': { version } }
  const vulnerabilities = knownVulnerabilities(packages, list)
  expect(vulnerabilities).toEqual(isVulnerable ? [`node_modules/a/node_modules/x: ${version} has X-1`] : [])
})

test('an accepted vulnerability that is gone must leave the list', () => {
  const accepted = [{ id: 'X-1', path: 'node_modules/x', reason: 'Not used' }]
  expect(knownVulnerabilities({}, { advisories: [], accepted })).toEqual([
    'node_modules/x: X-1 was accepted and is no longer there',
  ])
})
