import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askThread, createThreads } from '#server/operations/worker.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'

const WORK = `
  const { answerQuestions } = await import(${JSON.stringify(new URL('./thread.ts', import.meta.url).href)})
  answerQuestions(async (question, { signal }) => {
    if (question === 'die') process.exit(3)
    if (question === 'die soon') setTimeout(() => process.exit(3), 10)
    if (question === 'fill') for (const all = []; ; ) all.push(new Array(1_000).fill(0.5))
    if (question === 'hang') await new Promise(() => setInterval(() => undefined, 1_000))
    if (question === 'wait') await new Promise((stopped) => signal.addEventListener('abort', stopped))
    return question
  })
`
const LIMITS = { atOnce: 1, maxWaiting: 5, limitMs: 20_000 }
const file = { folder: folderOfFile(), name: 'work' }
writeFileSync(join(file.folder, 'work.ts'), WORK)

test('reports a thread’s death to waiting callers and answers the next call', async () => {
  const ask = createThreads(file, LIMITS)
  await expect(ask('die')).rejects.toThrow('ended without an answer')
  expect(await ask('again')).toBe('again')
})

test('replaces a thread that dies while idle', async () => {
  const ask = createThreads(file, LIMITS)
  expect(await ask('die soon')).toBe('die soon')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await ask('again')).toBe('again')
})

test('ends a hanging thread and answers the next call', async () => {
  const ask = createThreads(file, LIMITS)
  await expect(ask('hang', 50)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await ask('again')).toBe('again')
})

test('ends only the thread that runs out of memory', async () => {
  const heap = { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 }
  await expect(askThread({ ...file, heap }, 'fill')).rejects.toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  })
})

test('stops a thread whenever that is requested', async () => {
  const stop = new AbortController()
  const answer = askThread(file, 'wait', { signal: stop.signal })
  stop.abort()
  expect(await answer).toBe('wait')
})
