import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const client = join(projectRoot(), 'dist/client')
const ADMIN_ROUTE = /^src\/client\/routes\/admin[.\w$-]*\.tsx/
/** Words of the admin area that minifying leaves as they are: procedures, endpoints and sentences. */
const ADMIN_WORDS = [
  'emptyTrash',
  '/api/admin/',
  'Add New Product',
  'Clear Products',
  'View the shop',
  'recharts',
]

function manifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
}

/** Every chunk that a public page can load, now or later. */
function publicFiles(chunks: Record<string, Chunk>): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || seen.has(key) || ADMIN_ROUTE.test(key)) return
    seen.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit('src/client/entry-client.tsx')
  return [...seen].flatMap((key) => chunks[key]?.file ?? [])
}

test.runIf(existsSync(client))('public pages load no code of the admin area', () => {
  const chunks = manifest()
  const admin = Object.keys(chunks).filter((key) => ADMIN_ROUTE.test(key))
  expect(admin.length).toBeGreaterThan(1)
  const files = publicFiles(chunks)
  expect(files.length).toBeGreaterThan(10)
  const leaks = files.flatMap((file) => {
    const text = readFileSync(join(client, file), 'utf8')
    return ADMIN_WORDS.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`)
  })
  expect(leaks).toEqual([])
  const adminText = admin.map((key) => readFileSync(join(client, chunks[key]?.file ?? ''), 'utf8')).join('')
  expect(adminText).toContain('Add New Product')
})
