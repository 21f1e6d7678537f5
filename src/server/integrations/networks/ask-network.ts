import { text } from 'node:stream/consumers'
import { textAt } from '#server/integrations/networks/json-path.ts'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'
import { parsedJson } from '#shared/text/unless-broken.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

const TIMEOUT_MS = MINUTE_MS
const MAX_BYTES = 16 * 1024 * 1024
/** Longer than the minute over which networks count requests. */
const RETRY_DELAYS_MS = [30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS]
const OK = 200

/** The reason that a report could not be read: a sentence for a person, without any token. */
export class ReportError extends Error {
  override name = 'ReportError'
}

export interface Question {
  headers?: Record<string, string>
  post?: string
}

export type AskNetwork = (address: string, question: Question) => Promise<unknown>

interface Asking {
  name: string
  perMinute: number
  fetch: SafeFetch
  pause: (ms: number) => Promise<unknown>
}

/** Asks no faster than the network allows, and again after a pause when it is busy. Throws a ReportError otherwise. */
export function networkAsker({ name, perMinute, fetch, pause }: Asking): AskNetwork {
  let requests = 0

  async function ask(address: string, question: Question, attempt: number): Promise<unknown> {
    if (requests > 0) await pause(MINUTE_MS / perMinute)
    requests += 1
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, staysThere: true }
    const { status, body } = await fetch(address, { ...limits, ...question })
    const answer = await text(body)
    const delayMs = RETRY_DELAYS_MS[attempt]
    const isBusy = status === 429 || status >= 500
    if (isBusy && delayMs !== undefined) {
      await pause(delayMs)
      return ask(address, question, attempt + 1)
    }
    return accepted(name, status, answer)
  }
  return (address, question) => ask(address, question, 0)
}

/** Some networks answer 200 and write the status into the body. */
function accepted(name: string, httpStatus: number, answer: string): unknown {
  const json = httpStatus === OK ? parsedJson(answer) : undefined
  if (httpStatus === OK && json === undefined)
    throw new ReportError(`${name} sent something other than a complete report`)
  const written = Number(textAt(json, 'status'))
  const status = written >= 400 ? written : httpStatus
  if (status === 401 || status === 403) throw new ReportError(`${name} refused the token. Enter a new one`)
  if (status !== OK) throw new ReportError(`${name} answered with status ${status}`)
  return json
}
