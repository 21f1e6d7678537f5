import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { feeds } from '#server/db/schema/feeds.ts'
import { feedsFolder } from '#server/features/feeds/sources/feeds-folder.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

const SECRET = 's3cret-that-signs-the-sessions'
const REFUSAL = 'The server only reads feed files from its feeds folder (FEEDS_FOLDER)'
const feed = 'aw_product_id,product_name,aw_deep_link\n1,Rattle,https://shop.example/1\n'

let base: string
let shop: ReturnType<typeof createTestApp>
let admin: Awaited<ReturnType<typeof shop.signInAs>>

beforeEach(async () => {
  base = folderOfTest()
  const folder = join(base, 'feeds')
  mkdirSync(join(folder, 'nordic'), { recursive: true })
  mkdirSync(join(base, 'feeds-of-others'))
  writeFileSync(join(base, 'auth-secret'), `${SECRET}\n`)
  writeFileSync(join(base, 'feeds-of-others', 'a.csv'), feed)
  writeFileSync(join(folder, 'a.csv'), feed)
  writeFileSync(join(folder, 'nordic', 'b.csv'), feed)
  writeFileSync(join(folder, 'notes.txt'), SECRET)
  symlinkSync(join(base, 'auth-secret'), join(folder, 'linked.csv'))
  symlinkSync(join(base, 'feeds-of-others'), join(folder, 'others'))
  symlinkSync(join(folder, 'a.csv'), join(folder, 'today.csv'))
  shop = createTestApp({ seeded: false, env: { FEEDS_FOLDER: folder } })
  admin = await shop.signInAs('admin')
})

const calls = () => admin.caller.admin.feeds
const at = (location: string) => ({ kind: 'path' as const, location })

async function runOf(location: string) {
  const { id } = await calls().create({ name: 'a', place: at(location) })
  const { runId } = await calls().run({ id })
  for await (const run of await calls().progress({ runId })) if (run.status !== 'running') return run
  throw new Error('The run did not end')
}

describe('a feed file on the server', () => {
  test.each(['a.csv', 'nordic/b.csv', './a.csv', 'today.csv'])(
    'is read from the folder: %s',
    async (location) => {
      expect(await calls().detect({ place: at(location) })).toMatchObject({ dialect: 'awin-csv' })
      expect(await runOf(location)).toMatchObject({ status: 'done', added: 1 })
    },
  )

  test('can be named by its full path', async () => {
    expect(await runOf(join(base, 'feeds', 'a.csv'))).toMatchObject({ status: 'done', added: 1 })
  })

  test.each([
    '../auth-secret',
    'nordic/../../auth-secret',
    'nordic/../a.csv',
    '/etc/passwd',
    '/proc/self/environ',
    '../feeds-of-others/a.csv',
    'a\u0000.csv',
    '.',
  ])('outside the folder is refused before inspection: %s', async (location) => {
    const refused = { code: 'BAD_REQUEST', message: `${REFUSAL}.` }
    await expect(calls().detect({ place: at(location) })).rejects.toMatchObject(refused)
    await expect(calls().preview({ place: at(location) })).rejects.toMatchObject(refused)
    const events = await calls().dryRun({ place: at(location) })
    await expect(events[Symbol.asyncIterator]().next()).rejects.toMatchObject(refused)
    await expect(calls().create({ name: 'a', place: at(location) })).rejects.toMatchObject(refused)
  })

  test('outside the folder gets the same answer whether it exists or not', async () => {
    for (const name of ['auth-secret', 'nothing']) {
      await expect(calls().detect({ place: at(join(base, name)) })).rejects.toMatchObject({
        message: `${REFUSAL}.`,
      })
    }
  })

  test.each(['linked.csv', 'others/a.csv'])('linked to another place is refused: %s', async (location) => {
    await expect(calls().detect({ place: at(location) })).rejects.toMatchObject({ message: `${REFUSAL}.` })
    expect(await runOf(location)).toMatchObject({
      status: 'failed',
      message: `${REFUSAL}. Nothing was changed.`,
    })
  })

  test('outside the folder is not read for older feeds or restored databases', async () => {
    const { id } = await calls().create({ name: 'a', place: at('a.csv') })
    shop.db
      .update(feeds)
      .set({ location: join(base, 'auth-secret') })
      .run()
    expect(await calls().syncAll()).toMatchObject([{ feed: 'a', status: 'failed' }])
    expect((await calls().runs({ id }))[0]?.message).toBe(`${REFUSAL}. Nothing was changed.`)
  })

  test('is not quoted if it is invalid', async () => {
    const message = await calls()
      .detect({ place: at('notes.txt') })
      .catch((error: unknown) => String(error))
    expect(message).toContain('isn’t a known feed')
    expect(message).not.toContain('s3cret')
    expect(JSON.stringify(await runOf('notes.txt'))).not.toContain('s3cret')
  })

  test('is named if missing', async () => {
    await expect(calls().detect({ place: at('nordic/c.csv') })).rejects.toMatchObject({
      message: 'The feeds folder has no file nordic/c.csv.',
    })
  })
})

test('is expected beside the database unless the folder is configured', () => {
  expect(feedsFolder({ DATABASE_PATH: '/srv/shop/shop.db' })).toBe('/srv/shop/feeds')
  expect(feedsFolder({ DATABASE_PATH: '/srv/shop/shop.db', FEEDS_FOLDER: '/mnt/feeds/' })).toBe('/mnt/feeds')
})
