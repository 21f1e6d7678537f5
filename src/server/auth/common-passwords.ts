import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'

/** The sorted first four bytes of the passwords' hashes. */
const FILE = 'src/server/auth/common-passwords.bin'
const PREFIX_BYTES = 4

let cached: Buffer | undefined

/** Whether it is one of the 100,000 most common. One of 43,000 other passwords is taken for one, too. */
export function isCommonPassword(password: string): boolean {
  cached ??= readFileSync(join(projectRoot(), FILE))
  return holds(cached, passwordPrefix(password.toLowerCase()))
}

export function passwordPrefix(password: string): number {
  return createHash('sha256').update(password).digest().readUInt32BE(0)
}

function holds(sorted: Buffer, target: number): boolean {
  let [from, to] = [0, sorted.length / PREFIX_BYTES]
  while (from < to) {
    const middle = (from + to) >>> 1
    const current = sorted.readUInt32BE(middle * PREFIX_BYTES)
    if (current === target) return true
    if (current < target) from = middle + 1
    else to = middle
  }
  return false
}
