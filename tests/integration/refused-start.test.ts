import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { ownPlace, startProcess, startServer } from '#tests/helpers/start-process.ts'

const UNFINISHED = [
  'backups/tuckling-2026-11-27T03-00-00-000Z-scheduled.db.part',
  'backups/upload-0b6ad8a5-3f0f-4a6e-9d6f-1f7d4b0c2a11.db',
  'shop.db.rebuilt',
]

/** Hashes every file by name, except SQLite's index of its log, which records readers. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('-shm'),
  )
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return Object.fromEntries(files.map(({ parentPath, name }) => [name, hash(join(parentPath, name))]))
}

function inUse(path: string, pid: number): string {
  return `DATABASE_PATH: ${path} is in use by process ${pid}; stop it first, or set another DATABASE_PATH\n`
}

test('a refused start changes nothing of the running shop, on any port or link', async () => {
  const { env, folder, port, url } = await ownPlace()
  const [other, linked] = [await ownPlace(), await ownPlace()]
  const shop = startServer(env)
  await shop.prints(/is ready at/)
  for (const name of UNFINISHED) writeFileSync(join(folder, name), 'being written')
  const db = new SqliteDatabase(env.DATABASE_PATH)
  onTestFinished(() => void db.close())
  // As while the shop that runs is sending it; the others would send it, too.
  db.exec(
    "insert into outbox (key, lane, recipient, state, claim) values ('a', 'mail', 'a@b.test', 'claimed', 'x')",
  )
  const sending = { ...env, SMTP_URL: 'smtp://127.0.0.1:9' }
  const before = hashesOf(folder)

  const link = join(linked.folder, 'link.db')
  symlinkSync(env.DATABASE_PATH, link)
  const refused: [env: Record<string, string>, line: string][] = [
    [{}, `PORT: ${port} is already in use on 127.0.0.1\n`],
    [{ PORT: other.env.PORT }, inUse(env.DATABASE_PATH, shop.pid)],
    [{ PORT: linked.env.PORT, DATABASE_PATH: link }, inUse(link, shop.pid)],
  ]
  const starts = refused.map(([its]) => startServer({ ...sending, ...its }))
  for (const [at, start] of starts.entries()) {
    expect(await start.ended).toBe(1)
    expect(start.output).toEqual({ stdout: '', stderr: refused[at]?.[1] })
  }
  const restore = startProcess(
    process.execPath,
    ['dist/server/restore.js', join(folder, UNFINISHED[0] ?? '')],
    env,
  )
  expect(await restore.ended).toBe(1)
  expect(restore.output.stderr).toBe(
    `The shop is running (process ${shop.pid}). Stop it first, or restore in /admin/backups.\n`,
  )
  expect(hashesOf(folder)).toEqual(before)
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
})
