import { stepBack } from '#server/operations/step-back.ts'
import { answerQuestions } from '#server/operations/thread.ts'
import { drawCard } from '#server/share-pictures/draw-card.ts'

stepBack()

/** Laying out text costs a loop turn that visitors would wait for, so it happens in a thread of its own. */
answerQuestions(drawCard)
