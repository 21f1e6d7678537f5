import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'

const root = projectRoot()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the source files that the running program reads, by the addresses in its code. */
function readWhileRunning(): string[] {
  const files = globSync('src/server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const named = files.flatMap((file) => [...read(file).matchAll(/['`](src\/(?:client|server)\/[\w./-]+)/g)])
  // The build's manifest also uses source addresses, for bundled files.
  return [...new Set(named.map(([, address = '']) => address))].filter(
    (address) => existsSync(join(root, address)) && !/\.tsx?$/.test(address),
  )
}

test('the container contains every source file that the shop reads at run time', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (src\S*) (\S+)$/gm)]
  for (const [line, from, to] of copied) expect(from, line).toBe(to)
  const isCopied = (address: string) => copied.some(([, from = '']) => `${address}/`.startsWith(`${from}/`))
  const needed = readWhileRunning()
  expect(needed).toContain('src/server/content/articles')
  expect(needed.filter((address) => !isCopied(address))).toEqual([])
})

test('the packages installed beside the bundle include each whose files the program reads', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  const sources = globSync('src/server/**/*.ts', { cwd: root }).map(read).join('\n')
  const packages = [...sources.matchAll(/import\.meta\.resolve\(\s*'((?:@[\w-]+\/)?[\w-]+)\//g)]
  expect(packages.length).toBeGreaterThan(0)
  for (const [, name = ''] of packages) expect(dependencies).toHaveProperty([name])
})
