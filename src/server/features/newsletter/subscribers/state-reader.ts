import {
  BOUNCED_FOR_SURE,
  inactiveState,
  LEFT_FOR_SURE,
  stateOf,
} from '#server/features/newsletter/subscribers/state-words.ts'
import { headingWords } from '#shared/files/subscriber-table.ts'
import type { SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

/** `unclear`: the cell speaks of consent in unknown words. Undefined: it says nothing. */
export type Said = SubscriberStatus | 'unclear' | undefined

type ReadState = (cell: string) => Said

/** Columns that do not hold the state: addresses, numbers, and other ways of writing to people. */
const BESIDE =
  /\b(?:urls?|link|lank|token|hash|key|code|id|ip|counts?|number|rate|total|antal|antall|anzahl|soft|score|source|method|text|version|page|title|name|country|region|province|sms|phone|telefon|push|whatsapp|mobile|mobil)\b/
const OF_OTHER_THINGS = /\b(?:payment|order|paid|plan|stripe|lead|civil|marital|billing|lifecycle|vip|job)\b/
const TIME = /\b(?:at|on|date|time|timestamp|datum|dato|tid|tidspunkt|since|created|joined)\b/
const LEAVING_WITH_NEUTRALS =
  /\b(?:deleted?|removed?|disabled?|deactivated?|inactive|cancell?ed|cancel|blocked|banned|archived|suspended|avslutad|avslutat|uppsagd|raderad|borttagen|inaktiv|sparrad|blockerad|geloscht|gesperrt|deaktiviert|slettet|blokkert|blokeret)\b/
const LEAVING = /\b(?:suppress|complain|spam|abuse|reserv|do not)/
const BOUNCING = /\b(?:bounc|cleaned|clean (?:time|date)|quarantin|undeliver|studs)/
const STATUS =
  /status\b|\bconsent|permission|samtyck|samtykke|einwillig|zustimm|\btillstand\b|\bzustand\b|\bsubscriber type\b|\b(?:subscription|subscriber|member) state\b/
const SUBSCRIBING =
  /\b(?:subscribed|subscribes|opt in|opted in|optin|optedin|accepts?|accepted|newsletters?\b|nyhetsbrev|nyhedsbrev|prenumerer|abonnerar|abonnerer|abonniert|angemeldet|pameldt|tilmeldt|mailable)/
const CONFIRMING =
  /\b(?:confirmed|verified|double opt ?in|bekraftad|bestatigt|bekreftet|bekraeftet|verifierad)\b/
const SUBSCRIBING_WITH_NEUTRALS = /\b(?:active|enabled|aktiv|aktiverad|marketing|gdpr)\b/
const NEUTRAL =
  /\b(?:is|was|has|e?mails?|epost|at|on|date|time|datum|dato|tid|den|am|user|subscriber|member|contact|account|kontakt|konto|marketing|reason)\b/g

const NOTHING =
  /^(?:[-–—]+|null|nil|none|n\/?a|nan|never|aldrig|aldri|nie|undefined|\[\]|\{\}|0000-00-00.*|[0.,]+)$/i
const MOMENT = /^\d[\d\s.:/TZ+-]{5,}$/
const YEAR = /\b(?:19|20)\d\d\b/
const WORDS_OF_A_STATE = 3
const LONGEST_STATE = 40

export function stateReader(words: string, cells: () => string[]): ReadState {
  const leaving = leavingHeading(words)
  if (leaving) return (cell) => (hasLeft(cell) ? leaving : undefined)
  const isAside = BESIDE.test(words) || OF_OTHER_THINGS.test(words)
  if (isAside || TIME.test(words)) return readForSure
  if (CONFIRMING.test(words)) return (cell) => (readYesNo(cell) === false ? 'unconfirmed' : readAnswer(cell))
  if (STATUS.test(words)) return readAnswer
  if (SUBSCRIBING.test(words) || isOnly(SUBSCRIBING_WITH_NEUTRALS, words)) return answerReader(cells())
  const isState = words === 'state' && cells().some((cell) => stateOf(cell) !== undefined)
  return isState ? readStatus : readForSure
}

function leavingHeading(words: string): SubscriberStatus | undefined {
  if (BESIDE.test(words)) return undefined
  if (BOUNCING.test(words)) return 'bounced'
  const isLeaving = LEFT_FOR_SURE.test(words) || LEAVING.test(words) || isOnly(LEAVING_WITH_NEUTRALS, words)
  return isLeaving ? 'unsubscribed' : undefined
}

/** `deleted at` is about the subscriber, `comments deleted` is not. */
function isOnly(expression: RegExp, words: string): boolean {
  return expression.test(words) && words.replace(expression, '').replace(NEUTRAL, '').trim() === ''
}

/** Accepts a time, a reason or a yes in a column about leaving. */
function hasLeft(cell: string): boolean {
  if (cell === '' || NOTHING.test(cell) || cell.includes('://')) return false
  const isYes = readYesNo(cell)
  return isYes ?? stateOf(cell) !== 'confirmed'
}

function readStatus(cell: string): Said {
  return cell === '' ? undefined : (stateOf(cell) ?? 'unclear')
}

/** An answer may also be the time at which it was given. */
function readAnswer(cell: string): Said {
  const said = readStatus(cell)
  return said === 'unclear' && (MOMENT.test(cell) || YEAR.test(cell)) ? undefined : said
}

/** An empty cell in a column of ticks is no consent. */
function answerReader(cells: string[]): ReadState {
  const filled = cells.filter(Boolean)
  const isOfTicks = filled.length > 0 && filled.every((cell) => readYesNo(cell) === true)
  return (cell) => (cell === '' && isOfTicks ? 'unclear' : readAnswer(cell))
}

/** In a column about something else, only unambiguous words count. */
function readForSure(cell: string): Said {
  const words = wordsOfState(cell)
  if (BOUNCED_FOR_SURE.test(words)) return 'bounced'
  return LEFT_FOR_SURE.test(words) ? 'unsubscribed' : undefined
}

export function readLoosely(cell: string): Said {
  return inactiveState(wordsOfState(cell))
}

function wordsOfState(cell: string): string {
  if (cell.length > LONGEST_STATE || /:\/\/|@/.test(cell)) return ''
  const words = headingWords(cell)
  return words.split(' ').length > WORDS_OF_A_STATE ? '' : words
}
