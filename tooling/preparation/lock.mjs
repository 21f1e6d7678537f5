import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { inProject } from './paths.mjs'

const lockFile = inProject('dist/.preparing')
const HEARTBEAT_MS = 2_000
const STALE_AFTER_MS = 15_000
const POLL_MS = 200

/** Allows one preparation at a time: a second start waits for the first. A lock whose owner is gone is ignored. */
export async function withLock(work) {
  await acquire()
  const heartbeat = setInterval(touch, HEARTBEAT_MS)
  heartbeat.unref()
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    release()
  }
}

export function release() {
  if (owner()?.pid === process.pid) rmSync(lockFile, { force: true })
}

async function acquire() {
  mkdirSync(inProject('dist'), { recursive: true })
  for (let isWaiting = false; !create(); isWaiting = true) {
    if (isStale()) rmSync(lockFile, { force: true })
    else await waitForOwner(isWaiting)
  }
}

async function waitForOwner(isWaiting) {
  if (!isWaiting) console.log('Waiting for another start that is preparing the same folder ...')
  await wait(POLL_MS)
}

function create() {
  try {
    writeFileSync(lockFile, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isStale() {
  const holder = owner()
  if (holder?.host === hostname() && !isAlive(holder.pid)) return true
  const touched = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return Date.now() - touched > STALE_AFTER_MS
}

function isAlive(pid) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function owner() {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8'))
  } catch {
    return undefined
  }
}

function touch() {
  const now = new Date()
  try {
    utimesSync(lockFile, now, now)
  } catch {
    // The folder was removed in the meantime, so there is nothing to update.
  }
}
