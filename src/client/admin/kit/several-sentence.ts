import type { Key } from 'react'
import { counted } from '#client/admin/kit/counted.ts'
import { type Outcome, reasonsOf } from '#shared/selections/several.ts'

/** Says `12 articles published, 1 could not: ...`. */
export function severalSentence({ done, refused }: Outcome<Key>, noun: string, verb: string): string {
  const sentence = `${counted(done.length, noun)} ${verb}`
  return refused.length === 0
    ? sentence
    : `${sentence}, ${refused.length} could not: ${reasonsOf({ refused })}`
}
