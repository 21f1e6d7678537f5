import SqliteDatabase from 'better-sqlite3'
import { expect } from 'vitest'
import { type ownPlace, startProcess, startServer } from './start-process.ts'

export const ADMIN = { ADMIN_EMAIL: 'boss@shop.example', ADMIN_PASSWORD: 'long-enough-1' }

type Place = Awaited<ReturnType<typeof ownPlace>>

export async function run(name: 'backup' | 'restore', { env }: Place, ...args: string[]) {
  const started = startProcess(process.execPath, [`dist/server/${name}.js`, ...args], env)
  const code = await started.ended
  return { code, text: started.output.stdout + started.output.stderr }
}

export async function runningShop(place: Place) {
  const server = startServer({ ...place.env, ...ADMIN, RATE_LIMIT_FACTOR: '1000' })
  await server.prints(/is ready at/)
  return server
}

export async function stop(server: ReturnType<typeof startServer>) {
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
}

export function sample(databasePath: string, sql: string) {
  const db = new SqliteDatabase(databasePath, { readonly: true })
  try {
    return db.prepare(sql).pluck().all()
  } finally {
    db.close()
  }
}
