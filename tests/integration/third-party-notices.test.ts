import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { staticFiles } from '#server/http/files/static-files.ts'

const dist = join(projectRoot(), 'dist')
const NOTICES = '/third-party-notices.txt'

function packagesIn(text: string): string[] {
  return [...text.matchAll(/^## (.+?)(?: - \d\S*)?(?: \(.+\))?$/gm)].map(([, name = '']) => name)
}

test.runIf(existsSync(dist))('visitors can read the licenses of what their browser runs', async () => {
  const answer = await staticFiles().request(NOTICES)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(packagesIn(text)).toEqual(
    expect.arrayContaining(['react', '@trpc/client', 'Figtree', 'Bricolage Grotesque', 'Lucide']),
  )
  expect(text).toContain('Meta Platforms')
  expect(text).toContain('SIL OPEN FONT LICENSE')
})

test.runIf(existsSync(dist))('the script of each page says where the licenses are', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'))
  const entry = readFileSync(join(dist, 'client', manifest['src/client/entry-client.tsx'].file), 'utf8')
  expect(entry).toContain(NOTICES)
})

test.runIf(existsSync(dist))('the server’s bundle carries the licenses of its packages', () => {
  const text = readFileSync(join(dist, 'server', NOTICES), 'utf8')
  expect(packagesIn(text)).toEqual(expect.arrayContaining(['hono', 'react', 'better-auth', 'stripe']))
  expect(text).toContain('Yusuke Wada')
})
