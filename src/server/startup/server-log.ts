import pino, { type DestinationStream } from 'pino'
import type { RecentErrors } from '#server/metrics/recent-errors.ts'
import type { Environment } from '#server/startup/env.ts'

const ERROR_LEVEL = pino.levels.values.error ?? 50
const LOG_BUFFER_BYTES = 12_288
const LOG_FLUSH_MS = 500

/** One JSON line for each thing that happens, on standard output; errors are remembered too. */
export function serverLog(
  { LOG_LEVEL: level }: Pick<Environment, 'LOG_LEVEL'>,
  errors: RecentErrors,
  destination: DestinationStream = standardOutput(),
) {
  return pino(
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
    destination,
  )
}

function standardOutput() {
  return pino.destination({ dest: 1, sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_FLUSH_MS })
}

/** Of a call such as `log.error({ err }, 'backup failed')`. */
function wordsOf([first, second]: readonly unknown[]) {
  const message = typeof first === 'string' ? first : String(second ?? '')
  const { err, reason } = fieldsOf(first)
  return { message, reason: err instanceof Error ? err.message : typeof reason === 'string' ? reason : null }
}

function fieldsOf(fields: unknown): { err?: unknown; reason?: unknown } {
  return typeof fields === 'object' && fields !== null ? fields : {}
}
