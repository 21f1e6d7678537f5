import { type Database, openForReading } from '#server/db/client.ts'
import { answerOf, type Question } from '#server/features/products/finding/answers.ts'
import { stepBack } from '#server/operations/step-back.ts'
import { answerQuestions } from '#server/operations/thread.ts'

export interface QuestionMessage {
  question: Question
  args: unknown[]
}

stepBack()
let db: Database | undefined

answerQuestions(({ path, question, args }: QuestionMessage & { path: string }) => {
  db ??= openForReading(path)
  return answerOf(question)(db, ...args)
})
