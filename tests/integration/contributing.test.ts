import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const guide = readFileSync(resolve(root, 'CONTRIBUTING.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
const code = [...guide.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
const paths = code.filter((text) => /^[\w.]+\/|^\.?[\w-]+\.(?:ts|json|md|cjs|example)$|^\.[\w-]+/.test(text))

test('the contributors’ guide names files, folders, and scripts', () => {
  expect(paths.length).toBeGreaterThan(10)
})

test.each(paths.filter((path) => !path.includes('<')))('%s exists', (path) => {
  const folders = ['', 'src/client/pictures', 'src/server/features/products']
  expect(folders.some((folder) => existsSync(resolve(root, folder, path)))).toBe(true)
})

test.each(paths.filter((path) => path.includes('<')))('the folder of %s exists', (path) => {
  expect(existsSync(resolve(root, path.slice(0, path.lastIndexOf('/', path.indexOf('<')))))).toBe(true)
})

test.each([...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))(
  'npm run %s is defined',
  (name) => expect(scripts).toHaveProperty([name]),
)
