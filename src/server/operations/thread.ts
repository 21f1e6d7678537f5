import { parentPort } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import { DomainError } from '#shared/errors.ts'

export const STOP = 'stop'

export interface Watch<Progress> {
  onProgress?: ((progress: Progress) => void) | undefined
  signal?: AbortSignal | undefined
}

export type Outcome<Answer> = { answer: Answer } | { trouble: ThreadError }
export type ThreadMessage<Answer, Progress> = Outcome<Answer> | { progress: Progress }

export function answerQuestions<Question, Progress = never>(
  answer: (question: Question, watch: Required<Watch<Progress>>) => unknown,
): void {
  const tell = (threadMessage: ThreadMessage<unknown, Progress> | 'ready') =>
    parentPort?.postMessage(threadMessage)
  let stop = new AbortController()

  async function outcome(question: Question): Promise<Outcome<unknown>> {
    stop = new AbortController()
    const { signal } = stop
    try {
      return { answer: await answer(question, { onProgress: (progress) => tell({ progress }), signal }) }
    } catch (error) {
      return { trouble: toThreadError(error) }
    }
  }
  parentPort?.on('message', async (message: typeof STOP | { question: Question }) => {
    if (message === STOP) stop.abort()
    else tell(await outcome(message.question))
  })
  tell('ready')
}

/** An error on its way from a thread: without this, it would lose its class and code. */
type ThreadError =
  | { refusal: Pick<DomainError, 'code' | 'message' | 'retryAfterSeconds' | 'field' | 'reason'> }
  | { sqlite: { code: string; message: string } }
  | { other: unknown }

function toThreadError(error: unknown): ThreadError {
  if (error instanceof DomainError) {
    const { code, message, retryAfterSeconds, field, reason } = error
    return { refusal: { code, message, retryAfterSeconds, field, reason } }
  }
  if (error instanceof SqliteDatabase.SqliteError)
    return { sqlite: { code: error.code, message: error.message } }
  return { other: error }
}

export function fromThreadError(threadError: ThreadError): unknown {
  if ('refusal' in threadError) {
    const { code, message, ...details } = threadError.refusal
    return new DomainError(code, message, details)
  }
  if ('sqlite' in threadError)
    return new SqliteDatabase.SqliteError(threadError.sqlite.message, threadError.sqlite.code)
  return threadError.other
}
