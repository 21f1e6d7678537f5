import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN, run, runningShop, sample, stop } from '#tests/helpers/backup-commands.ts'
import { ownPlace } from '#tests/helpers/start-process.ts'

const SLOW_MS = 120_000

/** Signs readers up until it is told to stop; each address is noted when its answer has come. */
function writing(url: string) {
  const acknowledged: string[] = []
  let isOver = false
  const writer = async (name: string) => {
    for (let index = 0; !isOver; index += 1) {
      const email = `${name}-${index}@reader.example`
      const answer = await fetch(`${url}/api/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email }),
      })
      if (answer.ok) acknowledged.push(email)
    }
  }
  const ended = Promise.all(['a', 'b', 'c'].map(writer))
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await ended
    },
  }
}

test(
  'a backup made under load contains every acknowledged write and opens a new shop',
  async () => {
    const place = await ownPlace()
    const server = await runningShop(place)
    const load = writing(place.url)
    await expect.poll(() => load.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20)
    const before = [...load.acknowledged]
    const file = join(place.folder, 'off-site.db')
    const { code, text } = await run('backup', place, file)
    expect({ code, text }).toMatchObject({
      code: 0,
      text: expect.stringMatching(/Checked: complete, \d+ rows, including 10 products and 1 accounts/),
    })
    await load.stop()
    expect(load.acknowledged.length).toBeGreaterThan(before.length)
    await stop(server)

    const fresh = await ownPlace()
    const restored = await run('restore', fresh, file)
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining(`Restored ${file}`) })
    expect(existsSync(join(fresh.folder, 'backups'))).toBe(false)
    const readers = new Set(sample(fresh.env.DATABASE_PATH, 'select email from subscribers'))
    expect(before.filter((email) => !readers.has(email))).toEqual([])

    const again = await runningShop(fresh)
    expect((await fetch(`${fresh.url}/products`)).status).toBe(200)
    const signIn = await fetch(`${fresh.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: fresh.url },
      body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
    })
    expect(signIn.status).toBe(200)
    await stop(again)
  },
  SLOW_MS,
)
