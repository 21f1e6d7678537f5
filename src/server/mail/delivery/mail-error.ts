/**
 * - `mailbox`: the relay refuses this recipient for good, as a mailbox that does not exist
 * - `refused`: the relay refuses this email for good, for another reason
 * - `unavailable`: it did not get through this time; another attempt may
 */
export type MailFailure = 'mailbox' | 'refused' | 'unavailable'

export class MailError extends Error {
  readonly failure: MailFailure
  /** True if the relay itself answered. Without its answer, an email already handed over may have arrived. */
  readonly isAnswer: boolean

  constructor(failure: MailFailure, message: string, isAnswer: boolean, cause: unknown) {
    super(message, { cause })
    this.name = 'MailError'
    this.failure = failure
    this.isAnswer = isAnswer
  }
}

const MESSAGE_MAX_LENGTH = 300
/** RFC 3463: 5.1.x concerns the address, 5.2.1 a closed mailbox. 5.7.x is policy and says nothing of either. */
const MAILBOX_STATUS = /\b5\.(1\.\d+|2\.1)\b/
const ENHANCED_STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/
const MAILBOX_CODES = [550, 551, 553]

export function mailError(error: unknown): MailError {
  const { command, responseCode, response, message } = fieldsOf(error)
  const reason = (response || message).slice(0, MESSAGE_MAX_LENGTH)
  const isAnswer = responseCode > 0
  return new MailError(failureOf(command, responseCode, response), reason, isAnswer, error)
}

function failureOf(command: string, code: number, response: string): MailFailure {
  const isForGood = code >= 500 && code < 600
  if (!isForGood || command.startsWith('AUTH')) return 'unavailable'
  if (command === 'RCPT TO' && isAboutMailbox(code, response)) return 'mailbox'
  return ['RCPT TO', 'DATA'].includes(command) ? 'refused' : 'unavailable'
}

function isAboutMailbox(code: number, response: string): boolean {
  return ENHANCED_STATUS.test(response) ? MAILBOX_STATUS.test(response) : MAILBOX_CODES.includes(code)
}

function fieldsOf(error: unknown) {
  const fields: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {}
  return {
    command: String(fields.command ?? ''),
    responseCode: Number(fields.responseCode ?? 0),
    response: String(fields.response ?? ''),
    message: error instanceof Error ? error.message : String(error),
  }
}
