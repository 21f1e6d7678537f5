import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { cpuSecondsOfAll } from '../bench/cpu.ts'

/** For `npm run test:times`: what each file costs, its imports apart from its tests. */
const started = { cpu: cpuSecondsOfAll(), wall: performance.now() }
let imported = started

beforeAll(() => {
  imported = { cpu: cpuSecondsOfAll(), wall: performance.now() }
})

afterAll(() => {
  const name = relative(projectRoot(), expect.getState().testPath ?? '')
  const cpu = cpuSecondsOfAll() - imported.cpu
  const wall = (performance.now() - imported.wall) / 1_000
  const line = JSON.stringify({ name, wall, cpu, imports: imported.cpu - started.cpu })
  appendFileSync(process.env.TEST_TIMES ?? '', `${line}\n`)
})
