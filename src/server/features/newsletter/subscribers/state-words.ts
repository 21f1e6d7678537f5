import { headingWords } from '#shared/files/subscriber-table.ts'
import type { SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

/** Beginnings of unambiguous words; an underscore stands for a space. */
export const LEFT_FOR_SURE = beginnings(
  'unsub opt_out opted_out optout optedout blocklist blacklist avregistr avanmal avprenum abgemeld abbestell abmeld avmeld afmeld frameld utmeld',
)
export const BOUNCED_FOR_SURE = beginnings('bounce bouncing hard_bounce gebounc undeliver unzustell')
const LEFT = beginnings(
  'inactive inaktiv deactivated deaktiv disabled blocked cancelled canceled deleted removed archived paused suspended expired suppress complain reserver spam abuse junk banned transactional avslutad raderad borttagen uppsagd sparrad blockerad geloscht gesperrt ausgetragen gekundigt slettet blokkert blokeret opphort',
)
const BOUNCED = beginnings('cleaned invalid ungultig ogiltig ugyldig studs returnerad returnert')
const UNCONFIRMED = beginnings(
  'pending unconfirm unverif unactivated validating await waiting obekraft vantande vantar ausstehend unbestat wartend venter avvent afvent ubekr uverif',
)
const CONFIRMED = beginnings('confirm verified bekraft bekraeft bestat bekreft verifier verifizier')
const SUBSCRIBED = beginnings(
  'subscri active activated aktiv enabled regular premium free opt_in opted_in optin express explicit implied granted agree accept member valid mailable marketing allow permission consent prenumer abonn angemeld anmal tilmeld pameld godkan samtyck samtykke eingewilligt zugestimmt',
)
const NEGATION =
  /\b(?:not|non|never|no|un|ex|without|ej|inte|icke|aldrig|ikke|aldri|nicht|kein|keine|nie|ohne|uten|uden)\b/
const REFUSAL = /\bdo(?:es)? not\b/
/** Numbers and letters of Mailtrain, ActiveCampaign and WordPress’ newsletter plugin. */
const CODES = new Map<string, SubscriberStatus>([
  ['2', 'unsubscribed'],
  ['3', 'bounced'],
  ['4', 'unsubscribed'],
  ['left', 'unsubscribed'],
  ['c', 'confirmed'],
  ['s', 'unconfirmed'],
  ['u', 'unsubscribed'],
  ['b', 'bounced'],
  ['p', 'unsubscribed'],
])

/** Returns the state that a tool's word means, in the languages of the shop; undefined for unknown words. */
export function stateOf(text: string): SubscriberStatus | undefined {
  const isYes = readYesNo(text)
  if (isYes !== undefined) return isYes ? 'confirmed' : 'unsubscribed'
  const words = headingWords(text)
  const code = CODES.get(words)
  if (code || REFUSAL.test(words)) return code ?? 'unsubscribed'
  const isNegated = NEGATION.test(words)
  const inactive = inactiveState(words)
  if (inactive) return isNegated ? undefined : inactive
  if (CONFIRMED.test(words)) return isNegated ? 'unconfirmed' : 'confirmed'
  if (SUBSCRIBED.test(words)) return isNegated ? 'unsubscribed' : 'confirmed'
  return undefined
}

export function inactiveState(words: string): Exclude<SubscriberStatus, 'confirmed'> | undefined {
  if (LEFT_FOR_SURE.test(words)) return 'unsubscribed'
  if (BOUNCED_FOR_SURE.test(words) || BOUNCED.test(words)) return 'bounced'
  if (LEFT.test(words)) return 'unsubscribed'
  return UNCONFIRMED.test(words) ? 'unconfirmed' : undefined
}

function beginnings(list: string): RegExp {
  return new RegExp(`\\b(?:${list.replaceAll(' ', '|').replaceAll('_', ' ')})`)
}
