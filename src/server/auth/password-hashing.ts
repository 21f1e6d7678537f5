import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { PASSWORD_COST } from '#server/auth/password-cost.ts'
import { inPasswordQueue, type PasswordSender } from '#server/auth/password-queue.ts'
import type { Database } from '#server/db/client.ts'
import { untilWritable } from '#server/operations/write-lock.ts'

const SALT_BYTES = 16
const KEY_BYTES = 64
const MAX_MEMORY = 192 * 1024 * 1024
const HASH = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{86})$/
/** The format of old hashes, which name no parameters. */
const OLD_HASH = /^([\da-f]{32}):([\da-f]{128})$/
const OLD_COST = { logN: 14, r: 16, p: 1 }
/** Takes as long as the difference between the current cost and the old one. */
const DIFFERENCE = { logN: PASSWORD_COST.logN - 2, r: PASSWORD_COST.r, p: 3 }

type Cost = typeof PASSWORD_COST

/** Belongs to no account; checking it takes as long as checking a real hash. */
export const NOBODYS_HASH = `${prefixOf(PASSWORD_COST)}${'A'.repeat(22)}$${'A'.repeat(86)}`

/**
 * Returns the hash with a new turn to write, as the request's own turn is seconds old by then. Throws TOO_MANY_REQUESTS
 * when too many passwords are being checked, SERVICE_UNAVAILABLE when the turn does not come.
 */
export async function hashPassword(db: Database, password: string, sender: PasswordSender): Promise<string> {
  const hash = await inPasswordQueue(sender, async () => {
    const salt = randomBytes(SALT_BYTES).toString('base64url')
    const key = await derive(password, salt, PASSWORD_COST)
    return `${prefixOf(PASSWORD_COST)}${salt}$${key.toString('base64url')}`
  })
  await untilWritable(db)
  return hash
}

/** Throws TOO_MANY_REQUESTS. A wrong password takes the same time however old the right one is. */
export function verifyPassword(
  { hash, password }: { hash: string; password: string },
  sender: PasswordSender,
): Promise<boolean> {
  return inPasswordQueue(sender, async () => {
    const { cost, salt, key } = partsOf(hash)
    const isRight = timingSafeEqual(await derive(password, salt, cost), key)
    if (!isRight && cost === OLD_COST) await derive(password, salt, DIFFERENCE)
    return isRight
  })
}

export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefixOf(PASSWORD_COST))
}

function partsOf(hash: string): { cost: Cost; salt: string; key: Buffer } {
  const [, logN, r, p, salt = '', key = ''] = HASH.exec(hash) ?? []
  if (key)
    return {
      cost: { logN: Number(logN), r: Number(r), p: Number(p) },
      salt,
      key: Buffer.from(key, 'base64url'),
    }
  const [, oldSalt = '', oldKey = ''] = OLD_HASH.exec(hash) ?? []
  return { cost: OLD_COST, salt: oldSalt, key: Buffer.alloc(KEY_BYTES, oldKey, 'hex') }
}

function prefixOf({ logN, r, p }: Cost): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$`
}

function derive(password: string, salt: string, { logN, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: MAX_MEMORY }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
