import { parentPort } from 'node:worker_threads'
import { stepBack } from '#server/operations/step-back.ts'
import type { Card } from '#server/share-pictures/card.ts'
import { drawCard } from '#server/share-pictures/draw-card.ts'

stepBack()

/** Laying out text costs a loop turn that visitors would wait for, so it happens in a thread of its own. */
parentPort?.on('message', (card: Card) => {
  drawCard(card).then(
    (jpeg) => parentPort?.postMessage(jpeg),
    (error: unknown) => parentPort?.postMessage(String(error)),
  )
})
