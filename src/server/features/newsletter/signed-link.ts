import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkPurpose } from '#shared/inputs/newsletter.ts'

/** What a link in a mail says: whose it is, since when, and a signature that only we can make. */
export interface LinkClaims {
  subscriberId: number
  issuedAt: number
  signature: string
}

const TOKEN = /^(\d{1,15})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/** Each subscriber has a key of their own, so that links live as long as the subscriber and no configuration ends them. */
export function signLink(key: string, purpose: LinkPurpose, subscriberId: number, issuedAt: number): string {
  return `${subscriberId}.${issuedAt.toString(36)}.${signatureOf(key, purpose, subscriberId, issuedAt)}`
}

export function readLink(token: string): LinkClaims | undefined {
  const [, id, time, signature] = TOKEN.exec(token) ?? []
  if (!id || !time || !signature) return undefined
  return { subscriberId: Number(id), issuedAt: Number.parseInt(time, 36), signature }
}

export function isSigned(key: string, purpose: LinkPurpose, claims: LinkClaims): boolean {
  if (!key) return false
  const expected = Buffer.from(signatureOf(key, purpose, claims.subscriberId, claims.issuedAt))
  const given = Buffer.from(claims.signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function signatureOf(key: string, purpose: LinkPurpose, subscriberId: number, issuedAt: number): string {
  return createHmac('sha256', key).update(`${purpose}:${subscriberId}:${issuedAt}`).digest('base64url')
}
