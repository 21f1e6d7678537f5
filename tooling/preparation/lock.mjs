import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './run.mjs'

/** A socket and no file in the project: the system closes it when its owner ends, however that happens. */
const name = createHash('sha256').update(`${userInfo().uid} ${projectRoot}`).digest('hex').slice(0, 16)
const address = join(tmpdir(), `tuckling-${name}.sock`)

/** Allows one preparation of this folder at a time: a second start waits for the first. */
export async function withLock(work) {
  const lock = await acquire()
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function acquire() {
  const lock = createServer((waiting) => waiting.unref()).unref()
  try {
    await once(lock.listen(address), 'listening')
    return lock
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    await ownerEnds()
    return acquire()
  }
}

async function ownerEnds() {
  const owner = connect(address)
  try {
    await once(owner, 'connect')
    console.log('Waiting for another start that is preparing the same folder ...')
    await once(owner.resume(), 'close')
  } catch (error) {
    if (error.code === 'ECONNREFUSED') rmSync(address, { force: true })
    else if (error.code !== 'ENOENT' && error.code !== 'ECONNRESET') throw error
  }
}
