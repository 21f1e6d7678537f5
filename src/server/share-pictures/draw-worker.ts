import { stepBack } from '#server/operations/step-back.ts'
import { answerQuestions } from '#server/operations/thread.ts'
import { drawCard } from '#server/share-pictures/draw-card.ts'

stepBack()

/** Runs in its own thread: laying out text would block the event loop and delay visitors. */
answerQuestions(drawCard)
