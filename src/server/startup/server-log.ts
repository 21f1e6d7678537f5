import { setTimeout as wait } from 'node:timers/promises'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Environment } from '#server/config/env.ts'
import type { RecentErrors } from '#server/metrics/recent-errors.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const ERROR_LEVEL = pino.levels.values.error ?? 50
const LOG_BUFFER_BYTES = 4_096
const LOG_FLUSH_MS = 500
/** Bytes buffered for a stalled reader, such as a stopped terminal; later lines are dropped until it resumes. */
const WAITING_BYTES = 4_194_304
const LAST_LINES_MS = 2 * SECOND_MS

const outputs = new WeakMap<Logger, ReturnType<typeof standardOutput>>()

/** Writes one JSON line for each event to standard output; also remembers errors. */
export function serverLog(
  { LOG_LEVEL: level }: Pick<Environment, 'LOG_LEVEL'>,
  errors: RecentErrors,
  destination?: DestinationStream,
) {
  const output = destination ? undefined : standardOutput()
  const log = pino(
    {
      level,
      base: null,
      hooks: {
        logMethod(args, method, level) {
          if (level >= ERROR_LEVEL) errors.add({ at: Date.now(), ...wordsOf(args) })
          return method.apply(this, args)
        },
      },
    },
    destination ?? output,
  )
  if (output) outputs.set(log, output)
  return log
}

function standardOutput() {
  return pino.destination({
    dest: 1,
    sync: false,
    minLength: LOG_BUFFER_BYTES,
    maxLength: WAITING_BYTES,
    periodicFlush: LOG_FLUSH_MS,
  })
}

/** Writes the last lines. Gives up those without a reader, which would keep the process from ending. */
export async function endLog(log: Logger): Promise<void> {
  const { promise: written, resolve } = Promise.withResolvers<boolean>()
  log.flush(() => resolve(true))
  const isWritten = await Promise.race([written, wait(LAST_LINES_MS, false, { ref: false })])
  if (!isWritten) outputs.get(log)?.destroy()
}

/** Returns the message and reason of a call such as `log.error({ err }, 'backup failed')`. */
function wordsOf([first, second]: readonly unknown[]) {
  const message = typeof first === 'string' ? first : String(second ?? '')
  const { err, reason } = fieldsOf(first)
  return { message, reason: err instanceof Error ? err.message : typeof reason === 'string' ? reason : null }
}

function fieldsOf(fields: unknown): { err?: unknown; reason?: unknown } {
  return typeof fields === 'object' && fields !== null ? fields : {}
}
