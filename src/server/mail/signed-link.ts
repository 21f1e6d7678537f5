import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkPurpose } from '#shared/inputs/newsletter.ts'

type Purpose = LinkPurpose | 'price-alerts'

/** The claims of a mailed link: its owner, its date, and a signature that only the shop can make. */
export interface LinkClaims {
  readerId: number
  issuedAt: number
  signature: string
}

const TOKEN = /^(\d{1,15})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/** Each recipient has a separate key, so links live as long as the recipient and survive changes of configuration. */
export function signLink(key: string, purpose: Purpose, readerId: number, issuedAt: number): string {
  return `${readerId}.${issuedAt.toString(36)}.${signatureOf(key, purpose, readerId, issuedAt)}`
}

export function readLink(token: string): LinkClaims | undefined {
  const [, id, time, signature] = TOKEN.exec(token) ?? []
  if (!id || !time || !signature) return undefined
  return { readerId: Number(id), issuedAt: Number.parseInt(time, 36), signature }
}

export function isSigned(key: string, purpose: Purpose, claims: LinkClaims): boolean {
  if (!key) return false
  const expected = Buffer.from(signatureOf(key, purpose, claims.readerId, claims.issuedAt))
  const given = Buffer.from(claims.signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function signatureOf(key: string, purpose: Purpose, readerId: number, issuedAt: number): string {
  return createHmac('sha256', key).update(`${purpose}:${readerId}:${issuedAt}`).digest('base64url')
}
