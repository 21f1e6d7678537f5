import { parentPort, workerData } from 'node:worker_threads'
import { openForReading } from '#server/db/client.ts'
import { answerOf, type Question } from '#server/features/products/finding/answers.ts'
import { stepBack } from '#server/operations/step-back.ts'
import { type ThreadError, toThreadError } from '#server/operations/thread-error.ts'

/** A question with what it is asked with. */
export interface Asked {
  question: Question
  asked: unknown[]
}

export type FindingAnswer = { found: unknown } | { trouble: ThreadError }

stepBack()
const { path }: { path: string } = workerData
const db = openForReading(path)

parentPort?.on('message', ({ question, asked }: Asked) => {
  parentPort?.postMessage(answerTo(question, asked))
})
parentPort?.postMessage('ready')

function answerTo(question: Question, asked: unknown[]): FindingAnswer {
  try {
    return { found: answerOf(question)(db, ...asked) }
  } catch (error) {
    return { trouble: toThreadError(error) }
  }
}
